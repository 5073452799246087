"""The picture of a war: complete, stable, bilingual, true to the map, and silent about secrets."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import bellona
from bellona.games.punic_wars.data.scenarios import load_tables
from bellona.games.punic_wars.data.values import HEXES, SIDES
from bellona.games.punic_wars.game import Setting
from bellona.games.punic_wars.picture import OVERLAYS, draw, draw_ground
from bellona.games.punic_wars.picture.coast import Shores, on_land, shores
from bellona.games.punic_wars.picture.measures import BOARD, EDGE, HEIGHT, WIDTH
from bellona.games.punic_wars.picture.names import labels, spot
from bellona.games.punic_wars.picture.style import THEMES

from ..svg import SVG, assert_whole, classed, named, text_of
from .wars import SCENARIOS, fresh, started, war

LAYERS = ("terrain", "grid", "labels", "names", "tints", "overlays", "stacks", "marks", "frame")
TABLES = load_tables()
SIEGE = {
    "2908": {"rome": "2 land inside, R-C, R-D", "carthage": "3 land, C-A"},
    "2412": {"rome": "1 land", "carthage": "1 naval"},
    "1802": {"carthage": "2 land"},
    "3315": {"rome": "3 land inside"},
}


def shown(match: bellona.Match, seat: str | None = None, **options: Any) -> ElementTree.Element:
    return ElementTree.fromstring(draw(match.setting, match.observe(seat), **options))


def ground(scenario: str, theme: str = "light", language: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(draw_ground(fresh(scenario).setting, theme, language))


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_start_is_well_formed_and_complete(scenario: str, language: str) -> None:
    assert_whole(shown(started(scenario), language=language), *LAYERS)


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("theme", THEMES)
def test_the_ground_is_well_formed_and_complete(theme: str, language: str) -> None:
    root = ground("second_war", theme, language)
    assert_whole(root, *LAYERS[:4])
    assert root.get("viewBox") == f"0 0 {WIDTH + 2 * EDGE:.0f} {HEIGHT + 2 * EDGE:.0f}"
    assert not classed(root, "stack")


# --- the map ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_region_is_named_with_its_value(language: str) -> None:
    root, words = ground("second_war", language=language), fresh("second_war").setting.words
    for slug, region in TABLES.regions.items():
        said = "".join(named(root, f"region-{slug}").itertext())
        name = words.say(f"region-{slug.replace('_', '-')}", {}, language).upper()
        assert said in (f"{name}{region.value}", f"{name}{region.value}*")
    assert "".join(named(root, "region-hispania").itertext()).endswith("8")
    assert "".join(named(root, "region-latium").itertext()).endswith("4*")


def test_every_place_is_drawn_as_what_it_is() -> None:
    root = ground("second_war")
    for hex_id, place in TABLES.map.places.items():
        found = named(root, f"place-{hex_id}")
        assert place.name in "".join(found.itertext())
        (sign,) = found.iter(f"{SVG}use")
        assert sign.get("href") == f"#pic-place-{place.walls}"


def test_every_hex_has_its_number_and_words() -> None:
    root = shown(started("first_war"), language="it")
    assert ["".join(found.itertext()) for found in named(root, "labels")] == list(HEXES)
    titles = {found.get("id", ""): found.findtext(f"{SVG}title", "") for found in classed(root, "hex")}
    assert set(titles) == {f"hex-{hex_id}" for hex_id in HEXES}
    assert all(hex_id in titles[f"hex-{hex_id}"] for hex_id in HEXES)
    assert "Roma" in titles["hex-2908"]


def share_of_land(land: Shores, hex_id: str) -> float:
    """How much of a hex is drawn as land."""
    x, y = BOARD.centre(BOARD.grid.index(hex_id))
    spots = [(x + dx, y + dy) for dx in range(-26, 27, 13) for dy in range(-26, 27, 13) if abs(dx) + abs(dy) / 2 < 38]
    return sum(on_land(land, at) for at in spots) / len(spots)


def test_the_coast_agrees_with_the_hexes() -> None:
    land = shores(TABLES.map)
    for hex_id in HEXES[::3]:
        share, terrain = share_of_land(land, hex_id), TABLES.map.terrain_of(hex_id)
        if terrain == "sea":
            assert share < 0.15, hex_id
        elif terrain in ("land", "mountain"):
            assert share > 0.85, hex_id
        else:
            assert 0.1 < share < 0.98, hex_id


def test_places_stand_on_land() -> None:
    land = shores(TABLES.map)
    assert [hex_id for hex_id in TABLES.map.places if not on_land(land, spot(hex_id))] == []


def test_a_map_of_ones_own_has_shores_of_its_own(tmp_path: Path) -> None:
    rows = ["~" + row[1:] if number else row for number, row in enumerate(TABLES.map.terrain)]
    regions = ["~" + row[1:] for row in TABLES.map.regions]
    mine = tmp_path / "mine.toml"
    mine.write_text(f"[map]\nterrain = {rows}\nregions = {regions}\n")
    tables = load_tables(mine)
    land = shores(tables.map)
    assert land != shores(TABLES.map)
    assert share_of_land(land, "0110") < 0.1
    assert share_of_land(land, "0510") > 0.9
    root = ElementTree.fromstring(draw_ground(Setting("second_war", mine), "light", "en"))
    assert_whole(root, *LAYERS[:4])


def test_labels_name_only_what_there_is() -> None:
    assert set(labels().regions) == set(TABLES.regions)
    assert set(labels().places) | set(labels().place_names) <= set(TABLES.map.places)


def test_ferries_and_closed_coastal_sides_are_drawn() -> None:
    root = ground("second_war")
    assert len([found for found in named(root, "grid").iter(f"{SVG}use") if found.get("href") == "#pic-boat"]) == 3
    for name, sides in (("sea-side", TABLES.map.sea_sides), ("land-side", TABLES.map.land_sides)):
        (found,) = classed(root, name)
        assert found.get("d", "").count("M") == len(sides)


@pytest.mark.parametrize(
    ("scenario", "hatches"), [("first_war", (1, 0)), ("second_war", (0, 1)), ("third_war", (0, 0))]
)
def test_closed_regions_are_hatched(scenario: str, hatches: tuple[int, int]) -> None:
    root = ground(scenario)
    assert (len(classed(root, "closed-ground")), len(classed(root, "closed-until-ground"))) == hatches


# --- the position -------------------------------------------------------------------------------------------


def test_stacks_are_where_the_points_are() -> None:
    match = started("second_war")
    root = shown(match)
    stacks = {found.get("id", "").removeprefix("stack-") for found in classed(root, "stack-hex")}
    assert stacks == set(match.dump()["stacks"]) | {"3315"}
    carthage = named(root, "stack-2516")
    assert [found.findtext(f"{SVG}text") for found in classed(carthage, "points")] == ["4", "3"]
    assert len(classed(carthage, "land")) == len(classed(carthage, "naval")) == 1
    assert {found.get("id") for found in classed(root, "leader")} == {
        f"leader-{name}" for name in ("R-C", "R-D", "R-E", "R-F", "C-A", "C-B", "C-C", "C-D")
    }
    assert "Hannibal" in text_of(named(root, "leader-C-A"))


def test_walls_sieges_and_syracusans_are_marked() -> None:
    root = shown(war(SIEGE, active="rome"))
    roma = named(root, "stack-2908")
    assert len(classed(roma, "inside")) == 1
    assert classed(named(root, "marks"), "besieged")
    assert classed(named(root, "stack-3315"), "syracuse")
    assert not classed(named(root, "stack-2412"), "inside")


def test_a_region_that_has_defected_carries_a_flag() -> None:
    match = war(SIEGE, align={"campania": "carthage"}, markers=["campania"])
    assert len(classed(shown(match), "defection")) == 1


def test_control_is_a_tint() -> None:
    tints = named(shown(started("first_war")), "tints")
    assert classed(tints, "tint-rome")
    assert classed(tints, "tint-carthage")
    assert not classed(tints, "control-rome")
    assert classed(named(shown(started("first_war"), overlays=("control",)), "tints"), "control-rome")


def test_overlays_show_what_is_asked_for() -> None:
    match = war(SIEGE, active="rome")
    assert not list(named(shown(match), "overlays"))
    root = shown(match, overlays=OVERLAYS)
    assert len(classed(named(root, "overlays"), "siege")) == 1
    assert classed(named(root, "overlays"), "supply-carthage")
    assert "".join(named(root, "worth-hispania").itertext()) == "8"


def test_cards_tell_treasury_losses_and_victory_points() -> None:
    match = war(SIEGE, treasury={"rome": 12, "carthage": 107}, losses={"rome": 9, "carthage": 3})
    root = shown(match)
    told = {seat: [found.text for found in classed(named(root, f"card-{seat}"), "figure")] for seat in SIDES}
    assert told["rome"][0] == "12"
    assert told["carthage"][0] == "107"
    assert (told["rome"][2], told["carthage"][2]) == ("9", "3")


def test_another_sides_set_up_is_nowhere_in_the_picture() -> None:
    match = fresh("second_war")
    before = draw(match.setting, match.observe("rome"))
    match.play("deploy 3 land 1607")
    assert draw(match.setting, match.observe("rome")) == before
    assert draw(match.setting, match.observe("carthage")) != before


def test_both_languages_and_no_other() -> None:
    match = started("third_war")
    english, italian = (draw(match.setting, match.observe(None), language=language) for language in ("en", "it"))
    assert "Treasury" in english
    assert "Tesoro" in italian
    assert "Treasury" not in italian
    with pytest.raises(ValueError, match="no language"):
        draw(match.setting, match.observe(None), language="xx")


def test_the_same_position_gives_the_same_bytes() -> None:
    one, other = started("second_war"), started("second_war")
    assert draw(one.setting, one.observe(None)) == draw(Setting("second_war"), other.observe(None))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_picture_is_small(scenario: str) -> None:
    match = started(scenario)
    assert len(draw(match.setting, match.observe(None)).encode()) < 400_000
    assert len(draw_ground(match.setting, "light", "en").encode()) < 300_000


@pytest.mark.parametrize("option", [{"overlays": ("controll",)}, {"theme": "blue"}])
def test_what_does_not_exist_is_refused(option: dict[str, Any]) -> None:
    match = started("first_war")
    with pytest.raises(ValueError, match="there is no"):
        draw(match.setting, match.position, **option)


def test_size_theme_and_frame() -> None:
    match = started("first_war")
    assert shown(match, size=900).get("width") == "900"
    assert shown(match, size=900).get("viewBox") == shown(match).get("viewBox")
    assert "dark" in shown(match, theme="dark").get("class", "")
    assert THEMES["dark"].keys() == THEMES["light"].keys()
    assert not [found for found in shown(match, framed=False).iter() if found.get("id") == "frame"]


def test_a_war_is_drawn_at_every_step() -> None:
    """Two hundred choices in a row, with everything that turns up in them."""
    match = started("second_war")
    for step in range(200):
        if match.result is not None:
            break
        legal = match.legal()
        match.apply_trusted(legal[step * 7919 % len(legal)])
        if step % 20 == 0:
            assert_whole(shown(match, overlays=OVERLAYS), *LAYERS)
