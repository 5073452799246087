"""The picture of a battle: complete, stable, bilingual, and true to the ground and the poses."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import bellona
from bellona.games.dbsa.data.values import SIDES, TYPES
from bellona.games.dbsa.picture import OVERLAYS, draw, draw_ground
from bellona.games.dbsa.picture.diagrams import diagram_names, draw_diagram
from bellona.games.dbsa.picture.measures import FOOTER, HEADER, MARGIN
from bellona.games.dbsa.picture.style import THEMES, style
from bellona.games.dbsa.picture.terrain import Band, Patch, gap, ground_of, is_inside, strewn
from bellona.rulebook import load_rulebook, parse

from ..svg import SVG, assert_whole, classed, named, text_of
from .battles import DEPTH, SCENARIOS

GAME = bellona.game("dbsa")
GROUND_LAYERS = ("turf", "terrain", "marks")
LAYERS = (*GROUND_LAYERS, "strips", "camps", "paths", "elements", "overlays", "frame")
SQUARE = ((0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0))
WOODED = [
    {"kind": "wood", "polygon": [[200, 1200], [500, 1180], [520, 1500], [210, 1520]]},
    {"kind": "marsh", "polygon": [[600, 1200], [900, 1180], [920, 1500], [610, 1520]]},
    {"kind": "rough", "polygon": [[1000, 1200], [1300, 1180], [1320, 1500], [1010, 1520]]},
    {"kind": "built_up", "polygon": [[1400, 1200], [1700, 1180], [1720, 1500], [1410, 1520]]},
    {"kind": "impassable", "polygon": [[1800, 1200], [1950, 1180], [1960, 1400], [1810, 1420]], "name": "lake"},
    {"kind": "impassable", "polygon": [[2050, 1200], [2200, 1180], [2210, 1400], [2060, 1420]], "name": "cliff"},
    {"kind": "steep_hill", "polygon": [[0, 700], [400, 650], [450, 1000], [0, 1050]]},
    {"kind": "gentle_hill", "polygon": [[1600, 700], [2000, 650], [2050, 1000], [1650, 1050]]},
    {"kind": "river", "polyline": [[0, 1700], [1200, 1720], [2400, 1690]], "width": 70,
     "fords": [{"polygon": [[1100, 1650], [1300, 1650], [1300, 1790], [1100, 1790]]}]},
    {"kind": "road", "polyline": [[1200, 0], [1180, 1200], [1200, 2400]], "width": 40},
]  # fmt: skip
CLASH = {
    "A1": {"type": "Pk", "x": 1000, "y": 1000, "facing": 0},
    "A2": {"type": "Pk", "x": 1000, "y": 940, "facing": 0},
    "A3": {"type": "Sp", "x": 1160, "y": 1000, "facing": 0},
    "A4": {"type": "Cv", "x": 400, "y": 400, "facing": 30, "general": True, "moved": True},
    "A5": {"type": "Bd", "lost": True},
    "T1": {"type": "Bd", "x": 1000, "y": 1000, "facing": 180},
    "T2": {"type": "Wb", "x": 1600, "y": 1400, "facing": 180},
    "T3": {"type": "Ax", "x": 1680, "y": 1480, "facing": 270},
}
"""T1 fights A1, which A2 supports; A3 overlaps T1."""
LONELY = {"A1": {"type": "Bd", "x": 1500, "y": 300, "facing": 0}}


def loaded(elements: dict[str, Any], **more: Any) -> bellona.Match:
    return GAME.load({"game": "dbsa", "scenario": "open_plain", "elements": elements} | more)


def shown(match: bellona.Match, **options: Any) -> ElementTree.Element:
    return ElementTree.fromstring(draw(match.setting, match.position, **options))


def ground(scenario: str, theme: str = "light", language: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(draw_ground(GAME.start(scenario, seed=1).setting, theme, language))


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_start_is_well_formed_and_complete(scenario: str, language: str) -> None:
    assert_whole(shown(GAME.start(scenario, seed=1), language=language), *LAYERS)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_ground_is_well_formed_and_one_unit_is_one_pace(scenario: str, theme: str) -> None:
    root = ground(scenario, theme)
    assert_whole(root, *GROUND_LAYERS)
    assert root.get("viewBox") == "0 0 2400 2400"
    assert not classed(root, "element")


# --- the ground ---------------------------------------------------------------------------------------------


def test_every_kind_of_ground_is_drawn_where_it_is() -> None:
    root = shown(loaded(LONELY, terrain=WOODED))
    for kind in ("wood", "marsh", "rough", "built_up", "lake", "cliff"):
        (area,) = classed(root, kind)
        assert classed(area, f"floor-{kind}")[0].get("d", "").startswith("M")
    for sign, kind in (
        ("tree", "wood"),
        ("stone", "rough"),
        ("reed", "marsh"),
        ("house", "built_up"),
        ("crag", "cliff"),
    ):
        placed = [found.get("href", "") for found in classed(root, kind)[0].iter(f"{SVG}use")]
        assert placed
        assert all(href.startswith(f"#pic-{sign}-") for href in placed)
    (wood,) = classed(root, "floor-wood")
    assert wood.get("d") == "M200 1200L500 1220L520 900L210 880Z"
    assert len(classed(root, "river")) == len(classed(root, "ford-place")) == len(classed(root, "road-way")) == 1
    assert float(classed(root, "water")[0].get("stroke-width", "0")) == 70


def test_hills_rise_in_tones_from_the_sides_that_count() -> None:
    root = shown(loaded(LONELY, terrain=WOODED))
    for kind, tones in (("steep", 5), ("gentle", 4)):
        (hill,) = classed(root, f"{kind}_hill")
        widths = [float(found.get("stroke-width", "0")) for found in classed(hill, "slope")]
        assert widths == sorted(widths, reverse=True)
        assert len(widths) >= tones - 1
        assert widths[-1] == 80
    (steep,) = classed(root, "steep_hill")
    assert classed(steep, "foot")[0].get("d", "").count("M") == 3  # its fourth side is the board's edge


def test_nothing_grows_on_a_road_or_in_a_river() -> None:
    terrain = [
        {"kind": "wood", "polygon": [[1000, 1000], [1400, 1000], [1400, 1400], [1000, 1400]]},
        {"kind": "road", "polyline": [[1200, 0], [1200, 2400]], "width": 40},
    ]
    root = shown(loaded(LONELY, terrain=terrain))
    trees = [float(found.get("x", "0")) for found in classed(root, "wood")[0].iter(f"{SVG}use")]
    assert len(trees) > 50
    assert all(abs(x - 1200) > 30 for x in trees)


def test_edges_are_numbered_and_there_is_a_scale() -> None:
    root = ground("open_plain")
    assert ["".join(found.itertext()) for found in classed(root, "edge-seal")] == ["1", "2", "3", "4"]
    assert ["".join(found.itertext()) for found in classed(root, "north") if found.get("transform")] == ["1"]
    assert "".join(classed(root, "scale")[0].itertext()) == "100p200p400p600p"


def test_ground_shapes() -> None:
    patch = Patch("wood", SQUARE, tuple(zip(SQUARE, [*SQUARE[1:], SQUARE[0]], strict=True)))
    assert patch.holds((50, 50), 50)
    assert not patch.holds((50, 50), 51)
    assert not is_inside(SQUARE, (101, 50))
    assert patch.depth((30, 50)) == 30
    assert gap((0, 10), (-5, 0), (5, 0)) == 10
    assert gap((8, 4), (-5, 0), (5, 0)) == 5
    points = [at for _, at in strewn(patch, 20, 5)]
    assert len(points) > 12
    assert all(patch.holds(at, 5) for at in points)
    assert Band(((0.0, 0.0), (100.0, 0.0)), 20).beside(5) == [(0, 5), (100, 5)]


def test_ground_is_read_from_the_world() -> None:
    found = ground_of(GAME.start("siris_fords", seed=1).setting.world)
    assert (found.width, found.height) == (2400, 2400)
    assert [patch.kind for patch in found.patches] == ["gentle_hill", "gentle_hill", "wood"]
    assert (len(found.rivers), len(found.fords), len(found.roads)) == (1, 2, 1)
    assert found.roads[0].line[0] == (1700, 2400)
    assert not found.is_bare((1700, 2300), 10)


# --- the position -------------------------------------------------------------------------------------------


def test_elements_stand_where_they_are() -> None:
    root = shown(loaded(CLASH))
    drawn = {found.get("id", "").removeprefix("element-"): found for found in classed(root, "element")}
    assert set(drawn) == {name for name, told in CLASH.items() if "x" in told}
    for name, found in drawn.items():
        told: dict[str, Any] = CLASH[name]
        place = f"translate({told['x']} {2400 - told['y']})"
        turn = f" rotate({told['facing']})" if told["facing"] else ""
        assert found.get("transform") == place + turn
        assert f"stand-{told['type'].lower()}" in text_of(found)
        assert f"stand-{SIDES[name[0] == 'T']}" in found.get("class", "")
        assert name in (found.findtext(f"{SVG}title") or "")
    assert [name for name, found in drawn.items() if "#stand-general" in text_of(found)] == ["A4"]
    assert classed(root, "moved") == [drawn["A4"]]


def test_a_stand_is_as_wide_and_deep_as_its_base() -> None:
    root = ground("open_plain")
    for type_ in TYPES:
        (base,) = [
            use for use in named(root, f"stand-{type_.lower()}").iter(f"{SVG}use") if "base" in use.get("href", "")
        ]
        assert base.get("href") == f"#stand-base-{DEPTH[type_]}"
        drawn = classed(named(root, base.get("href", "")[1:]), "stand-base")[0].get("d")
        assert drawn == f"M-80 0H80V{DEPTH[type_]}H-80Z"


def test_the_ground_brings_everything_a_client_draws_with() -> None:
    root = ground("open_plain")
    ids = {found.get("id") for found in root.iter()}
    assert {f"stand-{type_.lower()}" for type_ in TYPES} <= ids
    assert {"stand-general", "stand-camp", "stand-camp-fallen", "stand-weave-amber", "stand-weave-teal"} <= ids
    badges = ("support", "overlap", "flank", "general", "going", "uphill", "bank", "camp", "moved", "braced", "fight")
    assert {f"badge-{name}" for name in badges} <= ids


@pytest.mark.parametrize("theme", THEMES)
def test_every_class_of_a_stand_is_styled(theme: str) -> None:
    rules, stands = style(theme), text_of(ground("open_plain", theme).find(f"{SVG}defs"))  # type: ignore[arg-type]
    used = {name for names in re.findall(r'class="([^"]+)"', stands) for name in names.split()}
    assert {name for name in used if f".{name}" not in rules} == set()
    assert "$" not in rules


def test_camps_stand_or_have_fallen() -> None:
    camps = {"amber": {"at": 1200}, "teal": {"at": 800, "fallen": True}}
    root = shown(loaded(CLASH, camps=camps, phase="over", winner="amber", reason="camp"))
    assert named(root, "camp-amber").get("transform") == "translate(1200 2280)"
    assert named(root, "camp-teal").get("transform") == "translate(800 120) rotate(180)"
    assert "#stand-camp-fallen" in text_of(named(root, "camp-teal"))
    assert "#stand-camp-fallen" not in text_of(named(root, "camp-amber"))


def test_strips_are_drawn_until_the_armies_are_deployed() -> None:
    waiting = {"A1": {"type": "Bd", "waiting": True}, "T1": {"type": "Bd", "waiting": True}}
    deploying = loaded(waiting, phase="deployment", setup={"high": "amber"}, edges={"amber": "east", "teal": "west"})
    root = shown(deploying)
    assert classed(root, "strip-amber")[0].get("d") == "M1800 0L1800 2400"
    assert classed(root, "strip-teal")[0].get("d") == "M600 0L600 2400"
    assert not list(named(shown(loaded(CLASH)), "strips"))


def test_overlays_show_what_the_rules_see() -> None:
    match = loaded(CLASH)
    assert not list(named(shown(match), "overlays"))
    root = shown(match, overlays=OVERLAYS)
    badges = [found.get("href") for found in named(root, "overlays").iter(f"{SVG}use")]
    assert badges.count("#badge-fight") == 2
    assert badges.count("#badge-support") == badges.count("#badge-overlap") == 1
    assert len(classed(root, "contact")) == 2
    assert len(classed(named(root, "paths"), "recoil")) == 2
    reach = classed(named(root, "paths"), "reach")[0].get("d", "")
    assert reach.count("Z") == 3  # A4 has moved


def test_columns_are_joined() -> None:
    column = {
        "A1": {"type": "Bd", "x": 1000, "y": 1000, "facing": 0},
        "A2": {"type": "Bd", "x": 1000, "y": 940, "facing": 0, "follows": "A1"},
    }
    assert len(classed(shown(loaded(column), overlays=("paths",)), "way-thin")) == 1


def test_cards_tell_armies_losses_and_die_points() -> None:
    root = shown(loaded(CLASH, die=5, points=2, lost={"amber": 1, "teal": 3}))
    amber, teal = (named(root, f"card-{side}") for side in SIDES)
    assert (len(classed(amber, "lost")) - 1, len(classed(teal, "lost"))) == (
        1,
        3,
    )  # one of Amber's is the lost A5 itself
    assert len(classed(amber, "full")) == 2
    assert len(classed(amber, "spot")) == 5
    assert not classed(teal, "die")
    assert {found.get("id") for found in classed(amber, "roll")} == {f"roll-A{n}" for n in range(1, 6)}


def test_both_languages_and_no_other() -> None:
    match = GAME.start("zama", seed=1)
    english, italian = (draw(match.setting, match.position, language=language) for language in ("en", "it"))
    assert "Elephants" in english
    assert "Elefanti" in italian
    with pytest.raises(ValueError, match="no language"):
        draw(match.setting, match.position, language="xx")


def test_the_same_position_gives_the_same_bytes() -> None:
    one, other = (GAME.start("trebbia", seed=1) for _ in range(2))
    assert draw(one.setting, one.position) == draw(other.setting, other.position)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_picture_is_small(scenario: str) -> None:
    match = GAME.start(scenario, seed=1)
    assert len(draw(match.setting, match.position, overlays=OVERLAYS).encode()) < 120_000
    assert len(draw_ground(match.setting, "light", "en").encode()) < 80_000


@pytest.mark.parametrize("option", [{"overlays": ("contact",)}, {"theme": "blue"}])
def test_what_does_not_exist_is_refused(option: dict[str, Any]) -> None:
    match = loaded(CLASH)
    with pytest.raises(ValueError, match="there is no"):
        draw(match.setting, match.position, **option)


def test_size_theme_and_frame() -> None:
    match = loaded(CLASH)
    assert shown(match, size=900).get("width") == "900"
    assert shown(match).get("viewBox") == f"0 0 {2400 + 2 * MARGIN} {2400 + HEADER + FOOTER}"
    assert "dark" in shown(match, theme="dark").get("class", "")
    assert THEMES["dark"].keys() == THEMES["light"].keys()
    bare = shown(match, framed=False)
    assert bare.get("viewBox") == "0 0 2400 2400"
    assert not [found for found in bare.iter() if found.get("id") == "frame"]


def test_free_battles_have_a_title() -> None:
    match = GAME.start("random-7:samnite:gallic", seed=1)
    title = shown(match).findtext(f"{SVG}title") or ""
    assert "Samnite" in title
    assert "Gallic" in title


# --- diagrams -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", diagram_names())
def test_a_diagram_is_whole_and_small(name: str) -> None:
    drawn = draw_diagram(name)
    root = ElementTree.fromstring(drawn)
    assert_whole(root, "board", "elements")
    placed = set(re.findall(r"url\(#([\w-]+)\)", drawn))
    assert placed <= {found.get("id") for found in root.iter()}
    assert len(drawn.encode()) < 25_000


@pytest.mark.parametrize("name", diagram_names())
def test_a_diagram_needs_no_translation(name: str) -> None:
    notes = classed(ElementTree.fromstring(draw_diagram(name)), "note")
    assert all(re.fullmatch(r"[≤\u2212+ \d]+[p°]?( \+ \d+p)?", "".join(found.itertext())) for found in notes)


ENEMY = {"T9": {"type": "Bd", "x": 2000, "y": 2000, "facing": 180}}
MOVES = {
    "wheel": (
        "move A1+A2+A3 left 23.8",
        {"A1": ("Bd", 1000, 1000), "A2": ("Bd", 1160, 1000), "A3": ("Bd", 1320, 1000)},
    ),
    "contraction": (
        "contract A2+A1+A3 ahead 200",
        {"A1": ("Ax", 1040, 1000), "A2": ("Ax", 1200, 1000), "A3": ("Ax", 1360, 1000)},
    ),
    "passing": ("move A1 ahead 140", {"A1": ("Bd", 1160, 920), "A2": ("Sh", 1160, 1000)}),
    "road": ("march A1+A2 road 548 extra 1", {"A1": ("Cv", 900, 780), "A2": ("Bd", 900, 660)}),
    "column": (
        "march A1+A2+A3+A4+A5 ahead 30 right 24 ahead 80",
        {f"A{number + 1}": ("Bd", 1000, 900 - 60 * number) for number in range(5)},
    ),
}
"""What is moved in a diagram, and from where."""


@pytest.mark.parametrize("name", MOVES)
def test_a_diagram_shows_what_the_engine_does(name: str) -> None:
    action, before = MOVES[name]
    kept = json.loads(files("bellona.games.dbsa.picture").joinpath("diagrams.json").read_text("utf-8"))[name][
        "position"
    ]
    elements = {who: {"type": type_, "x": x, "y": y, "facing": 0} for who, (type_, x, y) in before.items()}
    elements["A1"]["general"] = True
    match = loaded(elements | ENEMY, terrain=kept.get("terrain", []), die=6)
    match.play(action)
    after = match.dump()["elements"]
    for who in before:
        told = kept["elements"][who]
        assert [after[who][axis] for axis in ("x", "y", "facing")] == pytest.approx(
            [told[axis] for axis in ("x", "y", "facing")], abs=0.05
        )
        assert after[who].get("follows") == told.get("follows")


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_diagram_belongs_to_one_rule(language: str) -> None:
    in_book = [diagram.name for rule in load_rulebook("dbsa", language).rules for diagram in rule.diagrams]
    assert sorted(in_book) == sorted(diagram_names())


@pytest.mark.parametrize("name", diagram_names())
def test_the_docs_keep_the_diagrams_as_they_are_drawn(name: str) -> None:
    kept = Path(__file__).parents[2] / "docs" / "pictures" / "dbsa" / f"{name}.svg"
    assert kept.read_text(encoding="utf-8") == draw_diagram(name)


def test_a_rulebook_keeps_diagrams_apart_from_the_text() -> None:
    first = "### R1 First\n\nA base.\n\n![A base.](../pictures/dbsa/pose.svg)\n\nWhy: so."
    text = f"## 1 One\n\n{first}\n\n### R2 Next\n\nMore."
    ((shown_rule, plain_rule),) = (chapter.rules for chapter in parse(text))
    assert shown_rule.text == "A base.\n\nWhy: so."
    assert [(diagram.name, diagram.words) for diagram in shown_rule.diagrams] == [("pose", "A base.")]
    assert plain_rule.diagrams == ()
