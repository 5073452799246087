"""The picture of a battle: complete, stable, bilingual, and silent about secrets."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast
from xml.etree import ElementTree

import pytest

import bellona
from bellona.games.de_bello_punico.picture import OVERLAYS, draw
from bellona.games.de_bello_punico.picture.definitions import definitions, signs
from bellona.games.de_bello_punico.picture.ground import ground
from bellona.games.de_bello_punico.picture.style import THEMES

from ..svg import SVG, assert_whole, classed, named, text_of

GAME = bellona.game("de_bello_punico")
FACINGS = ("N", "NE", "SE", "S", "SW", "NW")


def started(scenario: str) -> bellona.Match:
    """A battle with both armies in their suggested places."""
    match = GAME.start(scenario, seed=1)
    while match.prompt.phase == "setup":
        match.play("suggested" if "suggested" in match.legal() else match.legal()[0])
    return match


def loaded(units: dict[str, str], **more: Any) -> bellona.Match:
    return GAME.load({"scenario": "zama", "units": units, **more})


def shown(match: bellona.Match, seat: str | None = None, **options: Any) -> ElementTree.Element:
    return ElementTree.fromstring(draw(match.setting, match.observe(seat), **options))


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_start_is_well_formed_and_complete(scenario: str, language: str) -> None:
    layers = ("terrain", "grid", "labels", "overlays", "units", "commanders", "frame")
    assert_whole(shown(started(scenario), language=language), *layers)


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_unit_appears_once_as_what_it_is(scenario: str) -> None:
    match = started(scenario)
    units = {found.get("id"): found for found in classed(shown(match), "unit")}
    dumped = match.dump()["units"]
    assert set(units) == {f"unit-{name}" for name in dumped}
    for name, state in dumped.items():
        side, code, _ = name.split("-")
        classes = units[f"unit-{name}"].get("class", "").split()
        assert {"R": "rome", "C": "carthage"}[side] in classes
        assert f"kind-{code}" in classes
        assert units[f"unit-{name}"].get("data-hex") == state.get("hex")
        assert units[f"unit-{name}"].get("data-facing") == state.get("facing")


def test_every_hex_has_its_ground_and_words() -> None:
    match = started("po")
    hexes = classed(shown(match, language="it"), "hex")
    assert len(hexes) == 600
    for found in hexes:
        name = found.get("id", "").removeprefix("hex-")
        assert f"terrain-{cast(Any, match.setting).data.map.terrain(name)}" in found.get("class", "")
        assert found.findtext(f"{SVG}title", "").startswith(name)


def test_all_types_have_a_sign_of_their_own() -> None:
    drawn = {name: sign.partition(">")[2] for name, sign in signs().items() if name.startswith("pic-sign-")}
    assert set(drawn) == {f"pic-sign-{code}" for code in cast(Any, started("zama").setting).tables.types}
    assert len(set(drawn.values())) == len(drawn)


def test_each_facing_gives_another_drawing() -> None:
    drawn = set()
    for facing in FACINGS:
        unit = named(shown(loaded({"R-Ha-1": f"1010 {facing}", "C-F-1": "2010 S"})), "unit-R-Ha-1")
        del unit.attrib["data-facing"]
        unit.remove(unit[0])  # its words
        drawn.add(text_of(unit))
    assert len(drawn) == 6


def test_the_state_of_a_unit_is_on_its_counter() -> None:
    units = {"R-Ha-1": "1010 N disorder 2", "R-Pr-1": "1212 N panicked", "C-El-1": "1005 S halted", "C-Ti-1": "1405 S"}
    match = loaded({**units, "C-CN-1": "pursuing 0520", "C-CN-2": "gone"}, phase="combat")
    root = shown(match)
    marks = {
        name: Counter(found.get("href", "") for found in named(root, f"unit-{name}").iter(f"{SVG}use"))
        for name in (*units, "C-CN-1", "C-CN-2")
    }
    assert marks["R-Ha-1"]["#pic-mark-disorder"] == 2
    assert marks["R-Pr-1"]["#pic-mark-panic"] == 1
    assert marks["C-El-1"]["#pic-mark-finis"] == 1
    assert marks["C-Ti-1"]["#pic-mark-missile"] == 1
    assert "panicked" in named(root, "unit-R-Pr-1").get("class", "")
    assert "pursuing" in named(root, "unit-C-CN-1").get("class", "")
    assert "lost" in named(root, "unit-C-CN-2").get("class", "")
    assert marks["C-CN-1"]["#pic-front"] == 0


def test_commanders_stand_with_their_unit_or_alone_or_not_at_all() -> None:
    units = {"R-Ha-1": "1010 N", "C-F-1": "2010 S"}
    root = shown(loaded(units, commanders={"R-CMD": "1010", "C-CMD": "2515"}))
    assert named(root, "commander-R-CMD").get("data-hex") == "1010"
    assert classed(named(root, "commander-R-CMD"), "ring")
    assert classed(named(root, "commander-C-CMD"), "token")
    assert "Hannibal" in text_of(named(root, "commander-C-CMD"))
    root = shown(loaded(units, commanders={"R-CMD": "1010", "C-CMD": "dead"}))
    assert not classed(named(root, "commanders"), "carthage")


def boxed(vacuus: str) -> bellona.Match:
    leaders = {"R-CMD": "1010", "C-CMD": "2010"}
    boxes = {"carthage": {"combat": 2, "furor": 1, "vacuus": vacuus}, "rome": {"combat": 1}}
    return loaded({"R-Ha-1": "1010 N", "C-F-1": "2010 S"}, commanders=leaders, boxes=boxes)


@pytest.mark.parametrize("seat", ["rome", None])
def test_a_hidden_false_point_is_nowhere_in_the_picture(seat: str | None) -> None:
    drawn = {draw(match.setting, match.observe(seat)) for match in (boxed("combat"), boxed("furor"))}
    assert len(drawn) == 1
    assert "acuus" not in drawn.pop()


def test_its_owner_sees_the_false_point_in_its_box() -> None:
    root = shown(boxed("furor"), "carthage")
    assert len(classed(root, "false")) == 1
    assert classed(named(root, "box-carthage-furor"), "false")
    assert len(classed(named(root, "box-carthage-combat"), "point")) == 2


def test_both_languages_and_no_other() -> None:
    match = started("zama")
    english, italian = (draw(match.setting, match.observe(None), language=language) for language in ("en", "it"))
    for word, said, not_said in (("Carthage", english, italian), ("Cartagine", italian, english)):
        assert word in said
        assert word not in not_said
    with pytest.raises(ValueError, match="no language"):
        draw(match.setting, match.observe(None), language="xx")


def test_the_same_position_gives_the_same_bytes() -> None:
    match = started("beneventum")
    first = draw(match.setting, match.observe(None), overlays=("zoc", "radius"))
    ground.cache_clear()
    definitions.cache_clear()
    assert draw(match.setting, match.observe(None), overlays=("zoc", "radius")) == first


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_a_picture_is_small(scenario: str) -> None:
    match = started(scenario)
    assert len(draw(match.setting, match.observe(None)).encode()) < 400_000


def test_overlays_show_what_is_asked_for() -> None:
    match = loaded({"R-Ve-1": "1010 N", "C-Ti-1": "1108 S"}, commanders={"R-CMD": "1010"})
    plain = shown(match)
    assert not list(named(plain, "overlays"))
    root = shown(match, overlays=("zoc", "radius", "arcs"), selected="C-Ti-1", reach={"1107": 1, "1106": 2})
    for name in ("zoc-rome", "zoc-carthage", "radius-rome", "arc-front", "arc-rear", "arc-missiles", "selected"):
        assert classed(named(root, "overlays"), name), name
    assert not classed(named(root, "overlays"), "radius-carthage")
    assert "".join(named(root, "cost-1106").itertext()) == "2"


def test_pieces_and_hexes_may_be_numbers_or_names() -> None:
    match = loaded({"R-Ve-1": "1010 N", "C-Ti-1": "1108 S"})
    number, h = (
        cast(Any, match.setting).notation.find_piece(match.position, "C-Ti-1"),
        cast(Any, match.setting).notation.find_hex("1107"),
    )
    by_name = draw(match.setting, match.position, selected="C-Ti-1", reach={"1107": 1})
    assert draw(match.setting, match.position, selected=number, reach={h: 1}) == by_name


def test_an_attack_under_way_is_an_arrow() -> None:
    match = loaded({"R-Ha-1": "1010 N", "R-Pr-1": "1011 N", "C-F-1": "1009 S", "C-F-2": "2002 S"}, phase="combat")
    assert not classed(shown(match), "blow")
    match.play("attack R-Ha-1 C-F-1")
    assert match.prompt.ask == "support"
    assert len(classed(shown(match), "blow")) == 1


@pytest.mark.parametrize("option", [{"overlays": ("zok",)}, {"theme": "blue"}])
def test_what_does_not_exist_is_refused(option: dict[str, Any]) -> None:
    match = loaded({"R-Ve-1": "1010 N", "C-Ti-1": "1108 S"})
    with pytest.raises(ValueError, match="there is no"):
        draw(match.setting, match.position, **option)


def test_size_theme_and_frame() -> None:
    match = started("zama")
    assert shown(match, size=900).get("width") == "900"
    assert shown(match, size=900).get("viewBox") == shown(match).get("viewBox")
    assert "dark" in shown(match, theme="dark").get("class", "")
    assert THEMES["dark"].keys() == THEMES["light"].keys()
    assert not [found for found in shown(match, framed=False).iter() if found.get("id") == "frame"]


def test_a_battle_is_drawn_at_every_step() -> None:
    """A hundred and fifty choices in a row, with everything that turns up in them."""
    match = started("trebbia")
    for step in range(150):
        legal = match.legal()
        match.apply_trusted(legal[step * 7919 % len(legal)])
        if step % 10 == 0:
            units = classed(shown(match, overlays=OVERLAYS, selected="R-CMD"), "unit")
            assert len(units) == len(match.dump()["units"])
