"""Occasions: how a match ends, what comes after it, and an invitation to one."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Come
from .test_accessibility import faults


def test_the_end_of_a_match_is_told_kept_watched_again_and_followed_by_another(come: Come):
    fabia = come(color_scheme="dark")
    table = fabia.open_before("rome", "attack", carthage="bot:random")
    screen = fabia.sit_at(table)
    screen.my_turn()
    fabia.post(f"/tables/{table}/resign", {"seat": "rome"})
    ending = fabia.by("ending")
    expect(ending).to_have_attribute("data-outcome", "defeat")
    screen.until(lambda: bool(fabia.by("ending-map").evaluate("each => each.naturalWidth")), "the final map")
    expect(fabia.by("ending-carthage")).to_contain_text("Rout 0 of 9")
    assert faults(fabia) == []
    with fabia.page.expect_download() as kept:
        fabia.by("ending-share").click()
    assert kept.value.path().read_bytes()[1:4] == b"PNG"
    fabia.by("ending-replay").click()
    expect(ending).to_be_hidden()
    fabia.by("show-ending").click()
    fabia.by("ending-again").click()
    screen.until(lambda: table not in fabia.page.url, "another table")
    screen.my_turn()


def test_an_invitation_says_who_invites_to_what_and_how_to_play_it(come: Come):
    fabia, gaius = come(), come(locale="it-IT")
    fabia.post("/guest", {"name": "Fabia"})
    table = fabia.open_table("me", "open", visibility="invited")
    key = fabia.get(f"/tables/{table}")["invite"].rpartition("key=")[2]
    gaius.visit(f"/t/{table}?key={key}")
    expect(gaius.by("invited-by")).to_contain_text("Fabia")
    expect(gaius.page.get_by_role("heading", level=1)).to_contain_text("De Bello Punico: Beneventum")
    expect(gaius.by("glance")).to_contain_text("circa 60 min")
    expect(gaius.by("how-to-play")).to_have_count(1)
    assert faults(gaius) == []
