from .conftest import Come
def test_shot(come: Come):
    f=come()
    s=f.sit_at(f.open_before("rome","attack")); s.whole(); s.select("R-Ha-1")
    s.until(lambda: "C-Ti-1" in s.signs(), "x"); s.hover_piece("C-Ti-1")
    f.page.wait_for_timeout(500); f.page.screenshot(path="/tmp/mend1.png")
    s=f.sit_at(f.open_before("rome","commit")); s.whole(); f.page.wait_for_timeout(900); f.page.screenshot(path="/tmp/mend2.png")
