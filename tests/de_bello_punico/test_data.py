"""The data files of De Bello Punico: what they say, and how broken ones are refused."""

import pickle
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias, get_args

import pytest

from bellona.gamekit.data_files import DataError, FileFault, Provenance, provenance_of
from bellona.games.de_bello_punico.data.scenarios import load_scenario, load_scenario_file, load_tables, scenario_slugs
from bellona.games.de_bello_punico.data.values import HEXES, SIDES, Scenario, Side

FaultKind: TypeAlias = Literal[
    FileFault,
    "UnknownScenario",
    "UnknownMap",
    "UnknownType",
    "UnknownTerrain",
    "UnknownFamily",
    "UnclassedType",
    "TwiceClassedType",
    "MissileMismatch",
    "BadMapSize",
    "UnknownMapSign",
    "MissingTerrainCost",
    "WrongSide",
    "BadHex",
    "SharedSetupHex",
    "ImpassableSetupHex",
    "TooFewHexes",
    "WrongDefault",
    "UnknownUnit",
    "LeaderPoints",
    "StartsInPanic",
    "StartsInContact",
    "CutOff",
    "RoutLevelTooHigh",
    "NoAmbushUnit",
]

SLUGS = scenario_slugs()

# --- unit types and tables ----------------------------------------------------------------------------------

COUNTERS = """
    Ha foot     4 4 3 0
    Pr foot     5 4 3 0
    Tr foot     5 4 4 0
    Ve foot     2 5 2 1
    Al foot     3 4 2 0
    E  cavalry  4 7 3 0
    SC cavalry  3 7 2 0
    CN cavalry  3 8 2 1
    Vt foot     5 4 4 0
    F  foot     3 4 3 0
    M  foot     4 4 3 0
    Ti foot     1 5 2 2
    El elephant 6 5 3 0
"""


def codes_where(field: str, value: object) -> str:
    return " ".join(code for code, each in load_tables().types.items() if getattr(each, field) == value)


@pytest.mark.rule("de_bello_punico R53")
def test_counters() -> None:
    counters = [
        [code, each.unit_class, *map(str, (each.combat, each.movement, each.morale, each.missile_range))]
        for code, each in load_tables().types.items()
    ]
    assert counters == [line.split() for line in COUNTERS.strip().splitlines()]


@pytest.mark.parametrize(
    ("field", "value", "codes"),
    [
        ("rout_points", 2, "Ha Pr Tr Vt"),
        ("rout_points", 1, "Ve Al E SC F M"),
        ("rout_points", 0, "CN Ti El"),
        ("rear_bonus", 2, "Ha Pr Tr E CN Vt El"),
        ("rear_bonus", 1, "Ve Al SC F M Ti"),
        ("optional_advance", True, "Ha Pr Tr Vt"),
        ("blocks_fugitives", True, "Vt"),
        ("removed_on_panic", True, "Ti El"),
        ("mercenary", True, "M"),
        ("move_family", "hastati_principes", "Ha Pr"),
        ("support_family", "legion", "Ha Pr Tr"),
        ("support_family", "veterans", "Vt"),
        ("support_family", "foot", "Al F M"),
        ("support_family", "light", "Ve Ti"),
        ("support_family", "heavy_horse", "E SC"),
        ("support_family", "light_horse", "CN"),
        ("support_family", "elephants", "El"),
        ("sides", ("rome",), "Ha Pr Tr Ve Al SC"),
        ("sides", ("rome", "carthage"), "E CN"),
        ("sides", ("carthage",), "Vt F M Ti El"),
    ],
)
def test_which_types(field: str, value: object, codes: str) -> None:
    assert codes_where(field, value) == codes


def test_elephants_can_run_four_hexes() -> None:
    assert load_tables().types["El"].movement >= 4


def test_only_hastati_and_principes_share_movement_points() -> None:
    families = Counter(each.move_family for each in load_tables().types.values())
    assert [family for family, types in families.items() if types > 1] == ["hastati_principes"]


@pytest.mark.parametrize(
    ("shooter", "range_name", "hits"),
    [
        ("Ti", "range1", [2, 3, 2, 3, 2, 4]),
        ("Ti", "range2", [1, 2, 1, 2, 1, 3]),
        ("Ve", "range1", [2, 2, 2, 3, 2, 4]),
        ("CN", "range1", [1, 2, 2, 2, 2, 3]),
    ],
)
def test_missile_table(shooter: str, range_name: str, hits: list[int]) -> None:
    tables = load_tables()
    row = getattr(tables.missile[shooter], range_name)
    assert [row[target] for target in tables.target_classes.classes] == hits


def test_target_classes() -> None:
    assert load_tables().target_classes.classes == {
        "heavy_foot": ("Ha", "Pr", "Tr", "Vt"),
        "foot": ("F", "M", "Al"),
        "light": ("Ve", "Ti"),
        "heavy_horse": ("E", "SC"),
        "light_horse": ("CN",),
        "elephants": ("El",),
    }


def test_interpenetration() -> None:
    exceptions = load_tables().interpenetration
    assert exceptions.free_with_everybody == ("Ve", "Ti")
    assert exceptions.free_between == (("Ha", "Pr"),)


def test_elephant_table() -> None:
    table = load_tables().elephant_table
    assert table.results == ("no_effect", "no_effect", "halted", "halted", "enraged", "stampede")


@pytest.mark.rule("de_bello_punico R51")
def test_command_boxes() -> None:
    boxes = load_tables().command_boxes
    assert len(boxes.of("rome")) == len(boxes.of("carthage")) == 7
    assert set(boxes.of("rome")) ^ set(boxes.of("carthage")) == {"Elephants", "Furor"}
    assert (boxes.limit("Combat"), boxes.limit("Fortuna")) == (3, 1)
    assert boxes.leader_points == (2, 4)


def test_commander() -> None:
    commander = load_tables().commander
    assert (commander.movement, commander.radius_per_point) == (6, 2)
    assert (commander.rout_points, commander.dies_on) == (5, (1,))


# --- maps ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slug", "hexes"),
    [
        ("po", {"open": 494, "bush": 50, "river": 40, "hill": 16}),
        ("zama", {"open": 531, "rocky": 33, "road": 22, "hill": 14}),
    ],
)
def test_terrain_of_a_map_side(slug: str, hexes: dict[str, int]) -> None:
    battle_map = load_scenario(slug).map
    assert Counter(map(battle_map.terrain, HEXES)) == hexes


@pytest.mark.parametrize(("one", "other"), [("beneventum", "po"), ("trebbia", "zama")])
def test_two_battles_share_a_map_side(one: str, other: str) -> None:
    assert load_scenario(one).map == load_scenario(other).map


@pytest.mark.parametrize(
    ("slug", "terrains"),
    [
        (
            "po",
            {"0101": "river", "0601": "bush", "3001": "hill", "0411": "open", "0810": "open", "2820": "open"},
        ),
        ("zama", {"2901": "road", "0202": "rocky", "2103": "open", "0106": "hill", "2804": "road"}),
    ],
)
def test_single_hexes(slug: str, terrains: dict[str, str]) -> None:
    battle_map = load_scenario(slug).map
    assert {hex_id: battle_map.terrain(hex_id) for hex_id in terrains} == terrains


# --- scenarios ----------------------------------------------------------------------------------------------

SETUP: dict[str, dict[Side, str]] = {
    "zama": {
        "rome": """
            Ha 0914 1114 1314 1514 1714
            Pr 0916 1116 1316 1516 1716
            Tr 1118 1318 1518
            Ve 1013 1213 1413 1613
            Al 1914 2014 2114 2214
            E 0514 0614 0714
            CN 2414 2514 2614 2714 2316 2516
        """,
        "carthage": """
            El 0908 1208 1508 1808 2108
            Ti 1007 2007
            M 1006 1206 1406 1606 1806 2006
            F 1005 1205 1405 1605 1805 2005
            Vt 0903 1103 1303 1503 1703 1903 2103
            E 0407 0507 0607
            CN 2407 2507 2607
        """,
    },
    "po": {
        "rome": """
            Ha 1114 1314 1514 1714 1118 1718
            Pr 1215 1415 1615 1318 1518
            Tr 1416 1218 1618
            Ve 1112 1312 1512 1712
            E 0614 0714 2114 2214
        """,
        "carthage": """
            Vt 1306 1406 1506
            F 0806 0906 1006 1106 1206 1606 1706 1806 1906
            M 0903 1103 1303 1503 1703 1903
            Ti 1108 1708
            E 0506 0606
            CN 2206 2306 2406
            El 2105
        """,
    },
    "beneventum": {
        "rome": """
            Ha 1114 1314 1514 1714
            Pr 1116 1316 1516 1716
            Tr 1218 1618
            Ve 1112 1312 1712
            E 0714 2114
        """,
        "carthage": """
            F 0805 1005 1205 1405 1605 1805 2005 1203 1603
            M 0906 1106 1306 1506 1706 1906
            Ti 1208 1608
            CN 0606 2206
        """,
    },
    "trebbia": {
        "rome": """
            Ha 1114 1314 1514 1714 1914
            Pr 1116 1316 1516 1716 1916
            Tr 1318 1718
            Ve 1212 1412 1612 1812
            Al 0814 0914
            E 0514 2414
            SC 0314 0414 2514 2614
        """,
        "carthage": """
            Ti 1108 1408 1608 1908
            Vt 0906 1006 2006 2106
            F 1106 1206 1806 1906
            M 1306 1406 1606 1706
            El 0808 2208
            E 0507 0607 0707 2307 2407
            CN 0207 0307 0407 2607 2707 2807
        """,
    },
}


def rout_points(scenario: Scenario, side: Side) -> int:
    types = load_tables().types
    return sum(types[unit.type].rout_points for unit in scenario.starting_units() if unit.side == side)


def test_order_of_the_battles() -> None:
    assert SLUGS == ("zama", "po", "beneventum", "trebbia")


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("side", SIDES)
def test_setup(slug: str, side: Side) -> None:
    units = [unit for unit in load_scenario(slug).starting_units() if unit.side == side]
    lines = [line.split() for line in SETUP[slug][side].strip().splitlines()]
    expected = [
        (f"{side[0].upper()}-{code}-{number}", code, hex_id)
        for code, *hexes in lines
        for number, hex_id in enumerate(hexes, start=1)
    ]
    assert [(unit.id, unit.type, unit.hex) for unit in units] == expected


@pytest.mark.rule("de_bello_punico R46")
@pytest.mark.parametrize("slug", SLUGS)
def test_rome_sets_up_first_and_the_armies_face_each_other(slug: str) -> None:
    scenario = load_scenario(slug)
    assert scenario.id == slug
    assert scenario.first_to_set_up == "rome"
    assert {(unit.side, unit.facing) for unit in scenario.starting_units()} == {
        ("rome", "N"),
        ("carthage", "S"),
    }


@pytest.mark.parametrize(
    ("slug", "turns", "rome", "carthage", "draw"),
    [
        ("trebbia", 14, 12, 12, "rome"),
        ("beneventum", 12, 10, 9, "carthage"),
        ("po", 15, 14, 12, "nobody"),
        ("zama", 16, 16, 15, "nobody"),
    ],
)
def test_length_and_victory(slug: str, turns: int, rome: int, carthage: int, draw: str) -> None:
    scenario = load_scenario(slug)
    assert (scenario.turns, scenario.draw) == (turns, draw)
    assert (scenario.rout_level.of("rome"), scenario.rout_level.of("carthage")) == (rome, carthage)


@pytest.mark.parametrize(
    ("slug", "side", "name", "points", "unit"),
    [
        ("trebbia", "rome", "Sempronius", 2, "R-Pr-3"),
        ("trebbia", "carthage", "Hannibal", 4, "C-M-3"),
        ("beneventum", "rome", "Gracchus", 3, "R-Pr-3"),
        ("beneventum", "carthage", "Hanno", 2, "C-F-5"),
        ("po", "rome", "Ceteghus", 3, "R-Pr-3"),
        ("po", "carthage", "Magon", 3, "C-Vt-2"),
        ("zama", "rome", "Scipio", 4, "R-Pr-3"),
        ("zama", "carthage", "Hannibal", 4, "C-Vt-4"),
    ],
)
def test_leaders(slug: str, side: Side, name: str, points: int, unit: str) -> None:
    leader = load_scenario(slug).army(side).leader
    assert (leader.name, leader.points, leader.default_unit) == (name, points, unit)


@pytest.mark.rule("de_bello_punico 17.1.1a")
@pytest.mark.rule("de_bello_punico 17.2.1a")
@pytest.mark.rule("de_bello_punico 17.3.1a")
@pytest.mark.rule("de_bello_punico 17.4.1")
@pytest.mark.parametrize(
    ("slug", "costs"),
    [
        ("trebbia", {"open": 1, "road": 1, "rocky": 2, "hill": 2}),
        ("beneventum", {"open": 1, "bush": 2, "hill": 2, "river": 0}),
        ("po", {"open": 1, "bush": 2, "hill": 2, "river": 0}),
        ("zama", {"open": 1, "road": 1, "rocky": 1, "hill": 1}),
    ],
)
def test_terrain_costs(slug: str, costs: dict[str, int]) -> None:
    assert load_scenario(slug).terrain_cost == costs


@pytest.mark.rule("de_bello_punico 17.1.1b")
def test_no_river_at_trebbia() -> None:
    assert "river" not in map(load_scenario("trebbia").map.terrain, HEXES)


@pytest.mark.parametrize(
    ("slug", "rome", "carthage"),
    [("trebbia", 36, 21), ("beneventum", 25, 15), ("po", 36, 23), ("zama", 37, 29)],
)
def test_rout_points_on_the_field(slug: str, rome: int, carthage: int) -> None:
    scenario = load_scenario(slug)
    assert [rout_points(scenario, side) for side in SIDES] == [rome, carthage]
    for side in SIDES:
        assert 0.3 <= scenario.rout_level.of(side) / rout_points(scenario, side) <= 0.65


@pytest.mark.rule("de_bello_punico 17.1.3a")
@pytest.mark.parametrize("slug", SLUGS)
def test_only_the_cold_romans_of_trebbia_start_in_disorder(slug: str) -> None:
    disordered = {
        (unit.side, unit.type): unit.disorder for unit in load_scenario(slug).starting_units() if unit.disorder
    }
    cold = {("rome", code): 1 for code in ("Ha", "Pr", "Tr", "Ve", "Al")}
    assert disordered == (cold if slug == "trebbia" else {})


@pytest.mark.parametrize("slug", SLUGS)
def test_special_rules(slug: str) -> None:
    special = load_scenario(slug).special
    if slug == "trebbia":
        assert (special.elephants_box, special.breakthrough) == (False, True)
        assert special.ambush is not None
        assert (special.ambush.side, special.ambush.type) == ("carthage", "CN")
    else:
        assert (special.elephants_box, special.breakthrough, special.ambush) == (True, False, None)


@pytest.mark.rule("de_bello_punico 17.1.2a")
@pytest.mark.rule("de_bello_punico 17.2.2")
def test_types_set_up_on_hexes_of_another() -> None:
    socii = load_scenario("trebbia").rome
    assert socii.setup_hexes("SC") == socii.setup["CN"]
    for side in SIDES:
        army = load_scenario("beneventum").army(side)
        assert army.setup_hexes("CN") == army.setup["E"]


@pytest.mark.parametrize(("slug", "choice"), [("zama", False), ("po", False), ("beneventum", True), ("trebbia", True)])
def test_hexes_to_choose_from(slug: str, choice: bool) -> None:
    scenario = load_scenario(slug)
    hexes = sum(len(hexes) for side in SIDES for hexes in scenario.army(side).setup.values())
    assert (hexes > len(scenario.starting_units())) is choice


# --- provenance ---------------------------------------------------------------------------------------------

ORIGINS = ("seed", "published", "reconstructed")


def assert_origins(provenance: Provenance) -> None:
    assert provenance
    assert all(re.match(rf"({'|'.join(ORIGINS)})\b", text) for text in provenance.values())


def test_every_number_of_a_type_has_an_origin() -> None:
    for unit_type in load_tables().types.values():
        assert_origins(unit_type.provenance)
        numbers = {
            "combat",
            "movement",
            "morale",
            "missile_range",
            "rout_points",
            "rear_bonus",
            "support_family",
        }
        assert numbers <= unit_type.provenance.keys()


def test_why_fanteria_fight_at_three() -> None:
    text = load_tables().types["F"].provenance["combat"]
    assert text.startswith("reconstructed")
    assert "64-4-4 with combat 4 and 38-24-10 with 3" in text


def test_every_table_has_an_origin() -> None:
    tables = load_tables()
    assert_origins(tables.target_classes.provenance)
    assert_origins(tables.support.provenance)
    assert_origins(tables.interpenetration.provenance)
    assert_origins(tables.elephant_table.provenance)
    assert_origins(tables.command_boxes.provenance)
    assert_origins(tables.commander.provenance)
    assert_origins(tables.terrain.provenance)
    for row in tables.missile.values():
        assert_origins(row.provenance)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_scenario_has_an_origin(slug: str) -> None:
    scenario = load_scenario(slug)
    assert scenario.sources
    assert_origins(scenario.provenance)
    assert_origins(scenario.map.provenance)
    for side in SIDES:
        assert_origins({code: each.provenance for code, each in scenario.army(side).order_of_battle.items()})
        assert provenance_of(scenario.provenance, f"{side}.leader.points")
        assert provenance_of(scenario.provenance, f"rout_level.{side}")


def test_the_nearest_provenance_counts() -> None:
    provenance = {"rout_level": "seed", "rout_level.carthage": "ruling"}
    assert provenance_of(provenance, "rout_level.carthage") == "ruling"
    assert provenance_of(provenance, "rout_level.rome") == "seed"
    assert provenance_of(provenance, "turns") == ""


# --- an owner's own values ----------------------------------------------------------------------------------


def written(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_an_owner_changes_a_counter(tmp_path: Path) -> None:
    mine = written(tmp_path, "mine.toml", "[types.Ha]\ncombat = 5\n")
    hastati, shipped = load_tables(mine).types["Ha"], load_tables().types["Ha"]
    assert (hastati.combat, hastati.movement) == (5, shipped.movement)
    assert hastati.provenance["combat"] == "owner's table mine.toml"
    assert hastati.provenance["movement"] == shipped.provenance["movement"]
    assert list(load_tables(mine).types) == list(load_tables().types)


def test_an_owner_changes_the_missile_table(tmp_path: Path) -> None:
    mine = written(tmp_path, "mine.toml", "[missile.Ti.range1]\nfoot = 4\n")
    row = load_tables(mine).missile["Ti"]
    assert (row.range1["foot"], row.range1["light"]) == (4, 2)
    assert provenance_of(row.provenance, "range1.foot") == "owner's table mine.toml"
    assert provenance_of(row.provenance, "range1.light").startswith("reconstructed")


def test_an_owner_adds_a_shooter(tmp_path: Path) -> None:
    hits = "heavy_foot = 1\nfoot = 1\nlight = 1\nheavy_horse = 1\nlight_horse = 1\nelephants = 2\n"
    mine = written(tmp_path, "mine.toml", f"[types.El]\nmissile_range = 1\n[missile.El.range1]\n{hits}")
    tables = load_tables(mine)
    assert tables.missile["El"].range1["elephants"] == 2
    assert provenance_of(tables.provenance, "missile.El.range1.foot") == "owner's table mine.toml"


def test_an_owner_changes_a_scenario(tmp_path: Path) -> None:
    mine = written(
        tmp_path,
        "mine.toml",
        """
        [scenarios.zama.rout_level]
        carthage = 16
        [scenarios.zama.rome.order_of_battle]
        Ve = { count = 3 }
        """,
    )
    zama = load_scenario("zama", mine)
    assert (zama.rout_level.rome, zama.rout_level.carthage) == (16, 16)
    assert provenance_of(zama.provenance, "rout_level.carthage") == "owner's table mine.toml"
    assert provenance_of(zama.provenance, "rout_level.rome") == "seed 17.4.3"
    assert zama.rome.order_of_battle["Ve"].count == 3
    assert zama.rome.order_of_battle["Ve"].provenance == "owner's table mine.toml"
    assert load_scenario("po", mine) == load_scenario("po")


def test_an_owner_takes_a_type_away(tmp_path: Path) -> None:
    mine = written(tmp_path, "mine.toml", "[scenarios.po.carthage.order_of_battle]\nEl = { count = 0 }\n")
    assert "El" not in {unit.type for unit in load_scenario("po", mine).starting_units()}


def test_an_owner_draws_his_own_map(tmp_path: Path) -> None:
    rows = ["." * 30] * 20
    mine = written(tmp_path, "mine.toml", f"[maps.side_a]\nrows = {rows}\n")
    battle_map = load_scenario("po", mine).map
    assert {battle_map.terrain(hex_id) for hex_id in HEXES} == {"open"}
    assert battle_map.provenance["rows"] == "owner's table mine.toml"


def test_an_owner_gives_his_own_reason(tmp_path: Path) -> None:
    text = '[types.Ha]\ncombat = 5\nprovenance = { combat = "printed counter" }\n'
    assert load_tables(written(tmp_path, "mine.toml", text)).types["Ha"].provenance["combat"] == "printed counter"


# --- a designer's own scenario ------------------------------------------------------------------------------

SKIRMISH = """
id = "skirmish"
date = { bc = 200 }
map = "side_a"
turns = 3
draw = "nobody"
first_to_set_up = "rome"
rout_level = { rome = 4, carthage = 2 }
terrain_cost = { open = 1, bush = 2, hill = 2, river = 0 }

[rome]
facing = "N"
starting_disorder = { Ha = 1 }
leader = { name = "Alba", full_name = "Alba", points = 2, default_unit = "R-Ha-1" }
order_of_battle = { Ha = { count = 2 } }
setup = { Ha = ["1114", "1214", "1314"] }
default = { Ha = ["1114", "1314"] }

[carthage]
facing = "S"
place_as = { CN = "E" }
leader = { name = "Bodo", full_name = "Bodo", points = 2, default_unit = "C-CN-1" }
order_of_battle = { E = { count = 1 }, CN = { count = 1 }, F = { count = 1 } }
setup = { E = ["1108", "1208"], F = ["1308"] }

[special]
ambush = { side = "carthage", type = "CN" }
"""

RIVER_ACROSS = f"rows = {['.' * 30] * 9 + ['~' * 30] + ['.' * 30] * 10}\nlegend = {{ '.' = 'open', '~' = 'river' }}\n"


def test_a_designers_scenario(tmp_path: Path) -> None:
    scenario = load_scenario_file(written(tmp_path, "skirmish.toml", SKIRMISH))
    places = [(unit.id, unit.hex, unit.disorder) for unit in scenario.starting_units()]
    rome = [("R-Ha-1", "1114", 1), ("R-Ha-2", "1314", 1)]
    assert places == [*rome, ("C-E-1", "1108", 0), ("C-CN-1", "1208", 0), ("C-F-1", "1308", 0)]
    assert scenario.cost("0101") == 0


def test_a_designers_map(tmp_path: Path) -> None:
    written(tmp_path, "plain.toml", f"rows = {['.' * 30] * 20}\nlegend = {{ '.' = 'open' }}\n")
    text = SKIRMISH.replace('"side_a"', '"plain.toml"')
    assert load_scenario_file(written(tmp_path, "skirmish.toml", text)).cost("0101") == 1


class Broken(NamedTuple):
    kind: FaultKind
    place: str
    old: str
    new: str


BROKEN_SCENARIOS = [
    Broken("NotToml", "line 5, column 8", "turns = 3", "turns ="),
    Broken("UnknownKey", "turn", "turns = 3", "turns = 3\nturn = 3"),
    Broken("UnknownKey", "rome.leader.rank", '{ name = "Alba"', '{ rank = 1, name = "Alba"'),
    Broken("MissingKey", "turns", "turns = 3", ""),
    Broken("MissingKey", "map", 'map = "side_a"', ""),
    Broken("MissingKey", "carthage.order_of_battle.F.count", "F = { count = 1 }", "F = {}"),
    Broken("BadValue", "turns", "turns = 3", 'turns = "three"'),
    Broken("BadValue", "turns", "turns = 3", "turns = 0"),
    Broken("BadValue", "map", '"side_a"', "7"),
    Broken("BadValue", "id", '"skirmish"', '"My Skirmish"'),
    Broken("BadValue", "rome.facing", '"N"', '"north"'),
    Broken("BadValue", "carthage.order_of_battle.CN.count", "CN = { count = 1 }", "CN = { count = -1 }"),
    Broken("BadValue", "carthage.setup.E[1]", '"1208"', "1208"),
    Broken("BadValue", "terrain_cost.", "open = 1", 'open = 1, "" = "free"'),
    Broken("UnknownMap", "map", '"side_a"', '"side_c"'),
    Broken("Unreadable", "", '"side_a"', '"nowhere.toml"'),
    Broken("UnknownTerrain", "terrain_cost.marsh", "open = 1", "open = 1, marsh = 3"),
    Broken("MissingTerrainCost", "terrain_cost.bush", "bush = 2,", ""),
    Broken("UnknownType", "carthage.order_of_battle.Fa", "F = { count", "Fa = { count"),
    Broken("UnknownType", "carthage.setup.Fa", 'F = ["1308"]', 'Fa = ["1308"]'),
    Broken("UnknownType", "carthage.place_as.CN", 'CN = "E"', 'CN = "Eq"'),
    Broken("UnknownType", "rome.starting_disorder.Hu", "{ Ha = 1 }", "{ Hu = 1 }"),
    Broken("UnknownType", "special.ambush.type", 'type = "CN"', 'type = "NC"'),
    Broken("WrongSide", "rome.order_of_battle.El", "Ha = { count = 2 }", "Ha = { count = 2 }, El = { count = 0 }"),
    Broken("BadHex", "rome.setup.Ha[1]", '"1214"', '"9914"'),
    Broken("BadHex", "rome.setup.Ha[1]", '"1214"', '"12-14"'),
    Broken("SharedSetupHex", "rome.setup.Ha[2]", '"1214", "1314"', '"1214", "1114"'),
    Broken("SharedSetupHex", "carthage.setup.F[0]", '"1308"', '"1214"'),
    Broken("ImpassableSetupHex", "rome.setup.Ha[1]", '"1214"', '"0114"'),
    Broken("TooFewHexes", "carthage.setup.E", "CN = { count = 1 }", "CN = { count = 2 }"),
    Broken("TooFewHexes", "carthage.setup.CN", 'place_as = { CN = "E" }', ""),
    Broken("WrongDefault", "rome.default.Ha", "Ha = { count = 2 }", "Ha = { count = 3 }"),
    Broken("WrongDefault", "rome.default.Ha[1]", '["1114", "1314"]', '["1114", "1514"]'),
    Broken("WrongDefault", "rome.default.Ha[1]", '["1114", "1314"]', '["1114", "1114"]'),
    Broken("WrongDefault", "rome.default.Pr", "default = {", 'default = { Pr = ["1214"],'),
    Broken("UnknownUnit", "rome.leader.default_unit", "R-Ha-1", "R-Ha-3"),
    Broken("UnknownUnit", "rome.leader.default_unit", "R-Ha-1", "C-CN-1"),
    Broken("LeaderPoints", "carthage.leader.points", '"Bodo", points = 2', '"Bodo", points = 5'),
    Broken("StartsInPanic", "rome.starting_disorder.Ha", "{ Ha = 1 }", "{ Ha = 3 }"),
    Broken("StartsInContact", "rome.setup.Ha[2]", '"1308"', '"1313"'),
    Broken("CutOff", "carthage.setup.E[0]", '"side_a"', '"cut.toml"'),
    Broken("RoutLevelTooHigh", "rout_level.carthage", "carthage = 2", "carthage = 3"),
    Broken("NoAmbushUnit", "special.ambush.type", 'type = "CN"', 'type = "Ti"'),
]

BROKEN_MAPS = [
    Broken("BadMapSize", "rows", "['", "['" + "." * 30 + "', '"),
    Broken("BadMapSize", "rows[0]", "['.", "['"),
    Broken("UnknownMapSign", "rows[0]", "['.", "['?"),
    Broken("UnknownTerrain", "legend.'~'", "'river'", "'lake'"),
    Broken("MissingKey", "legend", "legend", "# legend"),
]

BROKEN_OWNERS: list[tuple[FaultKind, str, str]] = [
    ("UnknownKey", "units", "[units.Ha]\ncombat = 5"),
    ("UnknownKey", "types.HA", "[types.HA]\ncombat = 5"),
    ("UnknownKey", "types.Ha.strength", "[types.Ha]\nstrength = 5"),
    ("UnknownKey", "scenarios.cannae", "[scenarios.cannae]\nturns = 5"),
    ("UnknownKey", "maps.side_c", "[maps.side_c]\nrows = []"),
    ("UnknownKey", "missile.Ti.range3", "[missile.Ti.range3]\nfoot = 1"),
    ("BadValue", "types", "types = 5"),
    ("BadValue", "scenarios.zama", "scenarios = { zama = 5 }"),
    ("BadValue", "types.Ha.combat", "[types.Ha]\ncombat = 500"),
    ("BadValue", "types.Ha.sides[0]", "[types.Ha]\nsides = ['gaul']"),
    ("BadValue", "missile.Ve.range1.foot", "[missile.Ve.range1]\nfoot = 7"),
    ("BadValue", "elephant_table.results", "[elephant_table]\nresults = ['halted']"),
    ("BadValue", "command_boxes.exceptions", "[command_boxes.exceptions]\nLuck = 1"),
    ("UnknownType", "target_classes.classes.light", "[target_classes.classes]\nlight = ['Ve', 'Ti', 'Xx']"),
    (
        "UnknownType",
        "interpenetration.free_with_everybody",
        "[interpenetration]\nfree_with_everybody = ['Xx']",
    ),
    ("UnknownType", "interpenetration.free_between[0]", "[interpenetration]\nfree_between = [['Ha', 'Xx']]"),
    ("UnclassedType", "target_classes.classes", "[target_classes.classes]\nlight = ['Ve']"),
    (
        "TwiceClassedType",
        "target_classes.classes.light_horse",
        "[target_classes.classes]\nlight_horse = ['CN', 'E']",
    ),
    ("UnknownFamily", "types.Ha.support_family", "[types.Ha]\nsupport_family = 'maniple'"),
    ("MissileMismatch", "missile.Ve", "[types.Ve]\nmissile_range = 2"),
    ("MissileMismatch", "missile.Ha", "[types.Ha]\nmissile_range = 1"),
    ("MissileMismatch", "missile.CN.range1", "[missile.CN.range1]\nships = 1"),
    ("MissileMismatch", "missile.Ti.range1", "[target_classes.classes]\nships = []"),
    ("TooFewHexes", "rome.setup.Ha", "[scenarios.zama.rome.order_of_battle.Ha]\ncount = 6"),
]


def failure(path: Path, override: Path | None = None) -> DataError:
    with pytest.raises(DataError) as caught:
        load_scenario_file(path, override)
    return caught.value


@pytest.mark.parametrize("broken", BROKEN_SCENARIOS, ids=lambda broken: f"{broken.kind} {broken.place}")
def test_a_broken_scenario_is_refused(tmp_path: Path, broken: Broken) -> None:
    assert SKIRMISH.count(broken.old) == 1
    written(tmp_path, "cut.toml", RIVER_ACROSS)
    error = failure(written(tmp_path, "mine.toml", SKIRMISH.replace(broken.old, broken.new)))
    assert (error.kind, error.place) == (broken.kind, broken.place)
    assert error.file == ("nowhere.toml" if broken.kind == "Unreadable" else "mine.toml")


@pytest.mark.parametrize("broken", BROKEN_MAPS, ids=lambda broken: f"{broken.kind} {broken.place}")
def test_a_broken_map_is_refused(tmp_path: Path, broken: Broken) -> None:
    written(tmp_path, "cut.toml", RIVER_ACROSS.replace(broken.old, broken.new, 1))
    error = failure(written(tmp_path, "mine.toml", SKIRMISH.replace("side_a", "cut.toml")))
    assert (error.kind, error.place, error.file) == (broken.kind, broken.place, "cut.toml")


@pytest.mark.parametrize(
    ("kind", "place", "text"), BROKEN_OWNERS, ids=[f"{kind} {place}" for kind, place, _ in BROKEN_OWNERS]
)
def test_a_broken_owners_table_is_refused(tmp_path: Path, kind: FaultKind, place: str, text: str) -> None:
    with pytest.raises(DataError) as caught:
        load_scenario("zama", written(tmp_path, "mine.toml", text))
    assert (caught.value.kind, caught.value.place) == (kind, place)
    assert "mine.toml" in caught.value.file


def test_an_unknown_battle_is_refused() -> None:
    with pytest.raises(DataError, match="zama, po, beneventum, trebbia") as caught:
        load_scenario("cannae")
    assert caught.value.kind == "UnknownScenario"


def test_a_home_edge_behind_the_river_is_refused(tmp_path: Path) -> None:
    rows = ["~" * 30] + ["." * 30] * 19
    written(tmp_path, "cut.toml", f"rows = {rows}\nlegend = {{ '.' = 'open', '~' = 'river' }}\n")
    error = failure(written(tmp_path, "mine.toml", SKIRMISH.replace("side_a", "cut.toml")))
    assert str(error) == "mine.toml, map: there is no way to the home edge of Carthage."


def test_a_text_in_another_encoding_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes('id = "Capoüa"'.encode("latin-1"))
    assert failure(path).kind == "NotToml"


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    assert failure(tmp_path / "mine.toml").kind == "Unreadable"


def test_every_kind_of_fault_is_tested() -> None:
    tested = {broken.kind for broken in BROKEN_SCENARIOS + BROKEN_MAPS} | {kind for kind, _, _ in BROKEN_OWNERS}
    assert tested | {"UnknownScenario"} == set(get_args(FaultKind))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("turns = 3", 'turns = "three"', "mine.toml, turns: expected a whole number, got a text."),
        (
            '"N"',
            '"north"',
            "mine.toml, rome.facing: 'north' is not one of the words allowed here: N, NE, NW, S, SE, SW.",
        ),
        (
            '"1214", "1314"',
            '"1214", "1114"',
            "mine.toml, rome.setup.Ha[2]: the hex 1114 is already used by rome.setup.Ha[0].",
        ),
        ('"1214"', '"0114"', "mine.toml, rome.setup.Ha[1]: nobody can stand in 0114, which is river."),
    ],
)
def test_an_error_is_one_clear_sentence(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    assert str(failure(written(tmp_path, "mine.toml", SKIRMISH.replace(old, new)))) == sentence


def test_an_error_survives_the_way_between_processes() -> None:
    error = DataError("mine.toml", "turns", "BadValue", "expected a whole number.")
    copy = pickle.loads(pickle.dumps(error))
    assert (str(copy), copy.kind, copy.place) == (str(error), error.kind, error.place)


def test_loading_needs_no_numerical_library() -> None:
    module = "bellona.games.de_bello_punico.data.scenarios"
    code = f"import sys, {module} as data; data.load_scenario('zama'); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"numpy", "numba"} & set(done.stdout.split())
