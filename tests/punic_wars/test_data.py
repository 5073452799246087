"""The data files of Punic Wars: what they say, and how broken ones are refused."""

import re
import subprocess
import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias, get_args

import pytest

from bellona.gamekit.data_files import DataError, FileFault, Provenance, is_doubtful, provenance_of
from bellona.games.punic_wars.data.scenarios import load_scenario, load_scenario_file, load_tables, scenario_slugs
from bellona.games.punic_wars.data.values import (
    COMBAT_DICE,
    HEXES,
    ODDS,
    SIDES,
    Owner,
    Scenario,
    Side,
    Tables,
    leader_number,
)

FaultKind: TypeAlias = Literal[
    FileFault,
    "UnknownScenario",
    "BadMapSize",
    "UnknownMapSign",
    "SharedSign",
    "RegionMismatch",
    "EmptyRegion",
    "TooMany",
    "BadHex",
    "BadPlace",
    "BadSide",
    "BadFerry",
    "IncompleteTable",
    "BadCell",
    "NotMonotone",
    "BadRow",
    "UnknownRegion",
    "TwoAlignments",
    "LevelsNotAscending",
    "UnknownLeader",
    "WrongLeader",
    "NobodyToSetUp",
    "WrongSetupHex",
    "NoHarbour",
    "ClosedSetup",
    "TooManyPoints",
]

SLUGS = scenario_slugs()
TABLES = load_tables()

# --- map ----------------------------------------------------------------------------------------------------


def hexes_of(region: str, tables: Tables = TABLES) -> list[str]:
    return [hex_id for hex_id in HEXES if tables.region_of(hex_id) == region]


def test_terrain_of_the_map() -> None:
    terrains = Counter(map(TABLES.map.terrain_of, HEXES))
    assert sum(terrains.values()) == 38 * 19
    assert terrains == {"sea": 264, "land": 233, "coast": 150, "mountain": 67, "coast_mountain": 8}


@pytest.mark.rule("punic_wars 14.0")
def test_thirty_regions_with_a_hundred_points() -> None:
    assert len(TABLES.regions) == 30
    assert sum(region.value for region in TABLES.regions.values()) == 100
    assert all(hexes_of(slug) for slug in TABLES.regions)


@pytest.mark.parametrize("slug", TABLES.regions)
def test_a_slug_is_its_name_in_small_letters(slug: str) -> None:
    name = TABLES.regions[slug].name
    assert slug == name.lower().replace(" ", "_").replace("-", "_")


@pytest.mark.parametrize("slug", TABLES.regions)
def test_every_region_has_a_place(slug: str) -> None:
    assert any(hex_id in TABLES.map.places for hex_id in hexes_of(slug))


def test_places_have_names_of_their_own() -> None:
    names = [place.name for place in TABLES.map.places.values()]
    assert len(names) == len(set(names)) == 92


@pytest.mark.rule("punic_wars 9.24")
def test_three_great_cities() -> None:
    great = {hex_id: place.name for hex_id, place in TABLES.map.places.items() if place.walls == "great_city"}
    assert great == {"2908": "Roma", "3315": "Syracusae", "2516": "Carthago"}


@pytest.mark.rule("punic_wars 13.24")
@pytest.mark.rule("punic_wars 13.25")
@pytest.mark.rule("punic_wars 19.24E")
def test_who_never_recruits_where() -> None:
    barred = {side: {slug for slug, each in TABLES.regions.items() if side in each.barred} for side in SIDES}
    assert barred == {"rome": {"zeugitana", "syracuse", "illyria"}, "carthage": {"latium", "syracuse", "illyria"}}


def test_southern_italy() -> None:
    south = [slug for slug, region in TABLES.regions.items() if region.south]
    assert south == ["campania", "lucania", "bruttium", "apulia_calabria"]


# --- tables -------------------------------------------------------------------------------------------------


@pytest.mark.rule("punic_wars 3.3")
@pytest.mark.parametrize(
    ("odds", "die", "cell"),
    [("1:2", -4, "100/0"), ("1:1", 1, "50/25"), ("2:1", 3, "25/50"), ("6:1", -2, "25/25"), ("9:1", 9, "0/100")],
)
def test_cells_of_the_combat_table(odds: str, die: int, cell: str) -> None:
    assert TABLES.combat.cells(odds)[die - COMBAT_DICE.start] == cell


def test_the_combat_table_is_one_ladder() -> None:
    """Every step to the right and every step down is one rung of the same ladder of results."""
    for worse, better in pairwise(ODDS[1:]):
        assert TABLES.combat.cells(worse)[1:] == TABLES.combat.cells(better)[:-1]


def test_attrition_of_a_bare_die() -> None:
    assert TABLES.attrition.percents[2:8] == (75, 50, 25, 25, 0, 0)


@pytest.mark.rule("punic_wars 9.22")
@pytest.mark.rule("punic_wars 9.23")
def test_walls() -> None:
    assert (TABLES.walls.town, TABLES.walls.city, TABLES.walls.great_city) == (-1, -2, -3)


@pytest.mark.rule("punic_wars 7.35b")
def test_counters() -> None:
    owners: tuple[Owner, ...] = ("rome", "carthage", "syracuse")
    limits = [TABLES.counters.of(owner) for owner in owners]
    assert [(limit.land, limit.naval) for limit in limits] == [(40, 20), (40, 10), (2, 2)]


@pytest.mark.rule("punic_wars 8.11")
def test_leaders() -> None:
    values = TABLES.leaders.values
    assert [values[f"R-{letter}"] for letter in "ABCDEFGH"] == [3, 2, 1, 1, 1, 1, 1, 1]
    assert [values[f"C-{letter}"] for letter in "ABCDE"] == [3, 2, 2, 2, 2]
    assert len(values) == 13
    assert (leader_number("R-A"), leader_number("R-H"), leader_number("C-A"), leader_number("C-E")) == (0, 7, 8, 12)


def told(rows: str, tables: Tables = TABLES) -> list[str]:
    table = getattr(tables.diplomacy, rows)
    return [" ".join(str(part) for part in (row.highest, row.result, row.side, row.region) if part is not None)
            for row in table.rows]  # fmt: skip


@pytest.mark.rule("punic_wars 16.31")
def test_diplomacy_tables() -> None:
    assert told("one") == [
        "-1 syracuse_to rome",
        "1 alliance rome",
        "2 revolt massylii",
        "4 no_effect",
        "5 revolt etruria",
        "7 alliance carthage",
        "syracuse_to carthage",
    ]
    assert told("two") == [
        "-2 defection rome massylii",
        "0 defection rome massaesylii",
        "1 revolt hispania",
        "3 no_effect",
        "4 revolt sardinia",
        "5 revolt gallia_cisalpina",
        "6 illyrian_war",
        "8 defection carthage syracuse",
        "south_defects carthage",
    ]


# --- scenarios ----------------------------------------------------------------------------------------------

SETUP = {
    "first_war": """
        carthage zeugitana 2516 2 2 C-B
        carthage - 2915 2 2 C-C
        carthage - 3015 1 1
        carthage - 3013 1 1
        carthage sardinia 2412 1 0
        carthage corsica 2407 1 0
        rome - 3314 4 2 R-C
        rome latium 2908 4 0 R-D
        syracuse - 3315 2 2
    """,
    "second_war": """
        carthage tarraconensis 1607 10 0 C-A
        carthage zeugitana 2516 4 3 C-B
        carthage nova_carthago 1013 0 3 C-C
        carthage hispania 0612 4 0 C-D
        carthage saguntum 1111 1 0
        carthage baleares_insulae 1511 1 0
        rome massilia 1906 4 4 R-C
        rome sicilia 2915 4 8 R-D
        rome gallia_cisalpina 2503 4 0 R-E
        rome latium 2908 2 0 R-F
        rome sardinia 2412 1 0
        rome corsica 2407 1 0
        syracuse - 3315 2 2
    """,
    "third_war": """
        carthage - 2516 8 2 C-B C-C
        rome - 2515 17 8 R-C R-D
        rome sicilia 2915 2 2
        rome latium 2908 2 0
        rome nova_carthago 1013 2 0
        rome sardinia 2412 1 0
        rome corsica 2407 1 0
        syracuse - 3315 2 2
    """,
}


@pytest.mark.rule("punic_wars 19.11")
@pytest.mark.rule("punic_wars 19.12")
@pytest.mark.rule("punic_wars 19.13")
@pytest.mark.rule("punic_wars 19.21")
@pytest.mark.rule("punic_wars 19.22")
@pytest.mark.rule("punic_wars 19.23")
@pytest.mark.rule("punic_wars 19.31")
@pytest.mark.rule("punic_wars 19.32")
@pytest.mark.rule("punic_wars 19.33")
@pytest.mark.parametrize("slug", SLUGS)
def test_setup(slug: str) -> None:
    lines = [
        [line.side, line.region or "-", line.hex, str(line.land), str(line.naval), *line.leaders]
        for line in load_scenario(slug).setup
    ]
    assert lines == [line.split() for line in SETUP[slug].strip().splitlines()]


@pytest.mark.parametrize(
    ("slug", "years", "diplomacy", "leaders", "without"),
    [
        ("first_war", (264, 241), "one", 2, ("R-A", "C-A")),
        ("second_war", (218, 201), "two", 4, ()),
        ("third_war", (149, 146), "none", 2, ("R-A", "C-A")),
    ],
)
@pytest.mark.rule("punic_wars 8.41")
@pytest.mark.rule("punic_wars 19.14B")
@pytest.mark.rule("punic_wars 19.24C1")
@pytest.mark.rule("punic_wars 19.34B")
@pytest.mark.rule("punic_wars 19.34C")
def test_terms(slug: str, years: tuple[int, int], diplomacy: str, leaders: int, without: tuple[str, ...]) -> None:
    scenario = load_scenario(slug)
    assert scenario.id == slug
    assert (scenario.years.first, scenario.years.last) == years
    assert scenario.diplomacy == diplomacy
    assert (scenario.most_leaders.rome, scenario.most_leaders.carthage) == (leaders, leaders)
    assert scenario.without == without
    assert (scenario.turn_limit, scenario.hidden_stacks) == (0, False)
    assert (scenario.treasury.of("rome"), scenario.treasury.of("carthage")) == (0, 0)


@pytest.mark.rule("punic_wars 19.15")
@pytest.mark.rule("punic_wars 19.25")
@pytest.mark.rule("punic_wars 19.34D")
def test_levels_of_victory() -> None:
    first, second, third = (load_scenario(slug) for slug in SLUGS)
    assert first.victory is not None
    assert second.victory is not None
    assert [getattr(first.victory, name) for name in first.victory.__struct_fields__] == [32, 36, 40, 40]
    assert [getattr(second.victory, name) for name in second.victory.__struct_fields__] == [60, 70, 85, 85]
    assert third.victory is None
    assert third.special.only_carthage_falls


@pytest.mark.rule("punic_wars 19.14A")
@pytest.mark.rule("punic_wars 19.24A")
@pytest.mark.rule("punic_wars 19.34A")
@pytest.mark.rule("punic_wars R46")
def test_who_begins_on_which_side() -> None:
    assert [load_scenario(slug).starting_side("syracuse") for slug in SLUGS] == [None, "rome", "rome"]
    third = load_scenario("third_war")
    others = {slug: third.starting_side(slug) for slug in TABLES.regions if third.starting_side(slug) != "rome"}
    assert others == {"hispania": None, "gallia": None, "mauretania": None, "zeugitana": "carthage"}
    second = load_scenario("second_war")
    assert {second.starting_side(slug) for slug in ("massylii", "massaesylii")} == {"carthage"}
    assert {second.starting_side(slug) for slug, region in TABLES.regions.items() if region.south} == {"rome"}


@pytest.mark.rule("punic_wars 19.14E1")
@pytest.mark.rule("punic_wars 19.24D")
def test_closed_regions() -> None:
    first, second, third = (load_scenario(slug) for slug in SLUGS)
    assert set(first.closed) == {
        "hispania", "saguntum", "tarraconensis", "narbonensis", "massilia", "gallia", "liguria", "gallia_cisalpina",
        "venetia", "illyria",
    }  # fmt: skip
    assert (second.closed, second.closed_until_illyrian_war) == ((), ("illyria",))
    assert (third.closed, third.closed_until_illyrian_war) == ((), ())


@pytest.mark.rule("punic_wars 19.14C")
@pytest.mark.rule("punic_wars 19.14D1")
@pytest.mark.rule("punic_wars 19.24B")
@pytest.mark.rule("punic_wars 19.24C2")
def test_special_rules() -> None:
    first, second, third = (load_scenario(slug).special for slug in SLUGS)
    assert (first.roman_seamanship, first.shipyards_wanted, first.three_lost_for_good) == (-2, 2, ())
    assert (second.roman_seamanship, second.shipyards_wanted) == (0, 0)
    assert second.three_lost_for_good == ("rome", "carthage")
    assert (third.roman_seamanship, third.shipyards_wanted, third.three_lost_for_good) == (0, 0, ())


# --- what the rulebook and a published replay say of the values ---------------------------------------------


def control_at_start(scenario: Scenario) -> dict[str, str | None]:
    """Who controls what at set-up, where nobody is besieged (14.12 to 14.16)."""
    land: Counter[tuple[str, str]] = Counter()
    for line in scenario.setup:
        owner = scenario.starting_side("syracuse") if line.side == "syracuse" else line.side
        land[TABLES.region_of(line.hex) or "", owner or ""] += line.land
    found: dict[str, str | None] = {}
    for slug, region in TABLES.regions.items():
        found[slug] = scenario.starting_side(slug)
        for side, other in (("rome", "carthage"), ("carthage", "rome")):
            own, enemy = land[slug, side], land[slug, other]
            if own and 2 * own >= region.value and own >= 2 * enemy:
                found[slug] = side
    return found


def value_at_start(slug: str, side: Side) -> int:
    scenario = load_scenario(slug)
    return sum(
        TABLES.regions[region].value
        for region, controller in control_at_start(scenario).items()
        if controller == side and region not in scenario.closed
    )


def test_two_points_control_latium_and_four_hold_hispania() -> None:
    assert TABLES.regions["latium"].value <= 4
    assert TABLES.regions["hispania"].value == 8


def test_carthage_collects_the_published_income() -> None:
    assert value_at_start("second_war", "carthage") == 34


@pytest.mark.parametrize(("slug", "draw"), [("first_war", 31), ("second_war", 59)])
@pytest.mark.parametrize("side", SIDES)
def test_a_war_begins_as_a_draw(slug: str, draw: int, side: Side) -> None:
    assert value_at_start(slug, side) <= draw


def test_rome_holds_zeugitana_at_the_start_of_the_third_war() -> None:
    assert control_at_start(load_scenario("third_war"))["zeugitana"] == "rome"


# --- provenance ---------------------------------------------------------------------------------------------

ORIGINS = ("seed", "published", "reconstructed")


def assert_origins(provenance: Provenance, *values: str) -> None:
    assert provenance
    assert all(re.match(rf"({'|'.join(ORIGINS)})\b", text) for text in provenance.values())
    for value in values:
        assert provenance_of(provenance, value), value


def test_every_part_of_the_map_has_an_origin() -> None:
    chart = TABLES.map
    parts = ("terrain", "regions", "sea_sides", "land_sides", "rome", "carthage", "syracuse", "ferries")
    assert_origins(chart.provenance, *parts, *(f"places.{hex_id}" for hex_id in chart.places))


def test_every_region_has_an_origin() -> None:
    for region in TABLES.regions.values():
        assert_origins(region.provenance, "name", "value")
        assert bool(region.barred) == ("barred" in region.provenance)
    doubtful = [slug for slug, each in TABLES.regions.items() if is_doubtful(each.provenance, "name")]
    assert doubtful == ["etruria", "umbria_picenum", "samnium", "byzacium"]
    assert not is_doubtful(TABLES.regions["hispania"].provenance, "value")


def test_every_table_has_an_origin() -> None:
    assert_origins(TABLES.combat.provenance, "odds")
    assert_origins(TABLES.attrition.provenance, "percents")
    assert_origins(TABLES.diplomacy.one.provenance, "rows")
    assert_origins(TABLES.diplomacy.two.provenance, "rows")
    assert_origins(TABLES.walls.provenance, "town", "city", "great_city")
    assert_origins(TABLES.counters.provenance, "rome", "carthage", "syracuse")
    assert_origins(TABLES.leaders.provenance, *(f"values.{name}" for name in TABLES.leaders.values))


@pytest.mark.parametrize("slug", SLUGS)
def test_every_scenario_has_an_origin(slug: str) -> None:
    scenario = load_scenario(slug)
    named = [name for name in scenario.__struct_fields__ if getattr(scenario, name) not in (None, (), {}, "")]
    assert_origins(scenario.provenance, *(name for name in named if name not in ("id", "provenance")))


# --- the document -------------------------------------------------------------------------------------------

DOCUMENT = Path(__file__).parents[2] / "docs" / "punic_wars" / "tables.md"


def test_the_document_says_what_the_tables_say() -> None:
    lines = DOCUMENT.read_text(encoding="utf-8").splitlines()
    for number, die in enumerate(COMBAT_DICE):
        assert f"| {die} | {' | '.join(TABLES.combat.cells(odds)[number] for odds in ODDS)} |" in lines
    assert f"| percent | {' | '.join(map(str, TABLES.attrition.percents))} |" in lines
    for region in TABLES.regions.values():
        name, value = (("", "°")[is_doubtful(region.provenance, what)] for what in ("name", "value"))
        assert any(line.startswith(f"| {region.name}{name} | {region.value}{value} |") for line in lines), region.name


def test_the_example_of_the_document_works(tmp_path: Path) -> None:
    example = DOCUMENT.read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]
    mine = written(tmp_path, "mine.toml", example)
    war = load_scenario("second_war", mine)
    assert war.victory is not None
    assert (war.victory.automatic, load_tables(mine).map.places["2907"].walls) == (80, "city")


# --- an owner's own values ----------------------------------------------------------------------------------


def written(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_an_owner_changes_a_region(tmp_path: Path) -> None:
    mine = written(tmp_path, "mine.toml", "[regions.etruria]\nvalue = 5\n")
    etruria = load_tables(mine).regions["etruria"]
    assert (etruria.value, etruria.name) == (5, "Etruria")
    assert etruria.provenance["value"] == "owner's table mine.toml"
    assert list(load_tables(mine).regions) == list(TABLES.regions)


def test_an_owner_changes_a_column_of_the_combat_table(tmp_path: Path) -> None:
    cells = " ".join(["100/0"] * 14)
    tables = load_tables(written(tmp_path, "mine.toml", f'[combat.odds]\n"1:2" = "{cells}"\n'))
    assert tables.combat.cells("1:2") == ["100/0"] * 14
    assert provenance_of(tables.combat.provenance, "odds.1:2") == "owner's table mine.toml"
    assert provenance_of(tables.combat.provenance, "odds.1:1").startswith("reconstructed")


def test_an_owner_draws_his_own_map(tmp_path: Path) -> None:
    rows = [row.replace("n", "c") for row in TABLES.map.terrain]
    tables = load_tables(written(tmp_path, "mine.toml", f"[map]\nterrain = {rows}\n"))
    assert "coast_mountain" not in map(tables.map.terrain_of, HEXES)
    assert tables.map.provenance["terrain"] == "owner's table mine.toml"


def test_an_owner_changes_a_scenario(tmp_path: Path) -> None:
    mine = written(tmp_path, "mine.toml", "[scenarios.second_war.victory]\nautomatic = 80\n")
    war = load_scenario("second_war", mine)
    assert war.victory is not None
    assert (war.victory.automatic, war.victory.decisive) == (80, 85)
    assert provenance_of(war.provenance, "victory.automatic") == "owner's table mine.toml"
    assert load_scenario("first_war", mine) == load_scenario("first_war")


# --- a designer's own scenario ------------------------------------------------------------------------------

RAID = """
id = "raid"
years = { from = 250, to = 249 }
diplomacy = "one"
most_leaders = { rome = 1, carthage = 1 }
treasury = { rome = 5, carthage = 5 }
align = { rome = ["latium"], carthage = ["zeugitana"] }
victory = { marginal = 10, substantial = 20, decisive = 30 }
without = ["C-A"]
closed = ["gallia"]
closed_until_illyrian_war = ["illyria"]

[[setup]]
side = "rome"
region = "latium"
hex = "2908"
land = 4
naval = 2
leaders = ["R-C"]

[[setup]]
side = "carthage"
hex = "2516"
land = 3
leaders = ["C-B"]

[[setup]]
side = "syracuse"
hex = "3315"
land = 2
naval = 1
"""


def test_a_designers_scenario(tmp_path: Path) -> None:
    raid = load_scenario_file(written(tmp_path, "raid.toml", RAID))
    assert (raid.id, raid.treasury.of("rome"), raid.starting_side("zeugitana")) == ("raid", 5, "carthage")
    assert raid.victory is not None
    assert raid.victory.automatic == 0
    assert raid.special.shipyards_wanted == 0


class Broken(NamedTuple):
    kind: FaultKind
    place: str
    old: str
    new: str


BROKEN_SCENARIOS = [
    Broken("NotToml", "line 4, column 12", 'diplomacy = "one"', "diplomacy ="),
    Broken("UnknownKey", "season", 'id = "raid"', 'id = "raid"\nseason = 3'),
    Broken("MissingKey", "treasury", "treasury = { rome = 5, carthage = 5 }", ""),
    Broken("MissingKey", "victory", "victory = { marginal = 10, substantial = 20, decisive = 30 }", ""),
    Broken("BadValue", "diplomacy", '"one"', '"three"'),
    Broken("BadValue", "setup[0].land", "land = 4", "land = -4"),
    Broken("BadValue", "years", "to = 249", "to = 251"),
    Broken("UnknownRegion", "align.rome", '["latium"]', '["lazio"]'),
    Broken("UnknownRegion", "closed", '["gallia"]', '["gaul"]'),
    Broken("UnknownRegion", "setup[0].region", 'region = "latium"', 'region = "lazio"'),
    Broken("TwoAlignments", "align.carthage", '["zeugitana"]', '["latium"]'),
    Broken("LevelsNotAscending", "victory", "substantial = 20", "substantial = 10"),
    Broken("UnknownLeader", "without", '["C-A"]', '["C-H"]'),
    Broken("UnknownLeader", "setup[1].leaders", '["C-B"]', '["C-A"]'),
    Broken("WrongLeader", "setup[1].leaders", '["C-B"]', '["R-B"]'),
    Broken("WrongLeader", "setup[1].leaders", '["C-B"]', '["C-B", "C-B"]'),
    Broken("TooMany", "most_leaders.rome", '["R-C"]', '["R-C", "R-D"]'),
    Broken("BadHex", "setup[0].hex", '"2908"', '"3908"'),
    Broken("BadHex", "setup[0].hex", '"2908"', '"29-8"'),
    Broken("NobodyToSetUp", "setup[1]", 'land = 3\nleaders = ["C-B"]', ""),
    Broken("WrongSetupHex", "setup[1].hex", '"2516"', '"2710"'),
    Broken("WrongSetupHex", "setup[1].hex", '"2516"', '"2003"'),
    Broken("WrongSetupHex", "setup[0].hex", '"2908"', '"3109"'),
    Broken("WrongSetupHex", "setup[2]", '"3315"', '"3314"'),
    Broken("NoHarbour", "setup[1].hex", 'hex = "2516"\nland = 3', 'hex = "2416"\nnaval = 3'),
    Broken("ClosedSetup", "setup[1].hex", '"2516"', '"1902"'),
    Broken("ClosedSetup", "setup[1].hex", '"2516"', '"3003"'),
    Broken("TooManyPoints", "setup", "land = 3", "land = 41"),
    Broken("TooManyPoints", "setup", "land = 2", "land = 3"),
]

SEA_ROW = "~" * 38
COLUMN = " ".join(["50/0"] * 14)
BROKEN_OWNERS: list[tuple[FaultKind, str, str]] = [
    ("UnknownKey", "places", "[places]\nRoma = 1"),
    ("UnknownKey", "regions.gaul", "[regions.gaul]\nvalue = 5"),
    ("UnknownKey", "regions.gallia.worth", "[regions.gallia]\nworth = 5"),
    ("UnknownKey", "scenarios.fourth_war", "[scenarios.fourth_war]\nturn_limit = 5"),
    ("BadValue", "regions", "regions = 5"),
    ("BadValue", "regions.gallia.value", "[regions.gallia]\nvalue = 0"),
    ("BadValue", "attrition.percents", "[attrition]\npercents = [75]"),
    ("BadValue", "leaders.values", "[leaders.values]\nR-X = 1"),
    ("BadMapSize", "map.terrain", f"[map]\nterrain = {[SEA_ROW] * 18}"),
    ("BadMapSize", "map.regions[0]", f"[map]\nregions = {[SEA_ROW[1:]] * 19}"),
    ("UnknownMapSign", "map.terrain[0]", f"[map]\nterrain = {['?' * 38] * 19}"),
    ("SharedSign", "regions.etruria.sign", "[regions.etruria]\nsign = 'L'"),
    ("RegionMismatch", "map.regions[0]", f"[map]\nregions = {[SEA_ROW] * 19}"),
    ("RegionMismatch", "map.regions[7]", "[regions.latium]\nsign = '?'"),
    ("BadHex", "map.places.2920", "[map.places]\n2920 = { name = 'Nusquam', walls = 'town' }"),
    ("BadHex", "map.sea_sides[0]", "[map]\nsea_sides = ['2908']"),
    ("BadPlace", "map.places.2710", "[map.places]\n2710 = { name = 'Nusquam', walls = 'town' }"),
    ("BadPlace", "map.rome", "[map]\nrome = '2909'"),
    ("BadPlace", "map.syracuse", "[map]\nsyracuse = '3314'"),
    ("BadSide", "map.sea_sides[0]", "[map]\nsea_sides = ['2908/3110']"),
    ("BadSide", "map.sea_sides[0]", "[map]\nsea_sides = ['2908/2909']"),
    ("BadSide", "map.land_sides[1]", "[map]\nland_sides = ['3314/3315', '3315/3314']"),
    ("BadFerry", "map.ferries.2908", "[map.ferries]\n2908 = '2909'"),
    ("BadFerry", "map.ferries.0315", "[map.ferries]\n0315 = '0316'"),
    ("IncompleteTable", "combat.odds.10:1", f"[combat.odds]\n'10:1' = '{COLUMN}'"),
    ("IncompleteTable", "combat.odds.1:1", "[combat.odds]\n'1:1' = '50/0'"),
    ("BadCell", "combat.odds.1:1", f"[combat.odds]\n'1:1' = '{COLUMN.replace('50/0', '50', 1)}'"),
    ("BadCell", "combat.odds.1:1", f"[combat.odds]\n'1:1' = '{COLUMN.replace('50/0', '150/0', 1)}'"),
    ("NotMonotone", "combat.odds.1:2", f"[combat.odds]\n'1:2' = '{COLUMN.replace('50/0', '25/0', 1)}'"),
    ("NotMonotone", "combat.odds.1:1", f"[combat.odds]\n'1:1' = '{COLUMN}'"),
    ("NotMonotone", "attrition.percents", "[attrition]\npercents = [50, 75, 75, 50, 25, 25, 0, 0, 0, 0, 0]"),
    ("BadRow", "diplomacy.one.rows[0]", "[diplomacy.one]\nrows = [{ highest = 1, result = 'no_effect' }]"),
    ("BadRow", "diplomacy.one.rows[0]", "[diplomacy.one]\nrows = [{ result = 'alliance' }]"),
    ("BadRow", "diplomacy.one.rows[0]", "[diplomacy.one]\nrows = [{ result = 'no_effect', region = 'gallia' }]"),
    (
        "BadRow",
        "diplomacy.two.rows",
        "[diplomacy.two]\nrows = [{ highest = 2, result = 'no_effect' }, { highest = 1, result = 'no_effect' },"
        " { result = 'no_effect' }]",
    ),
    ("UnknownRegion", "diplomacy.two.rows[0]", "[diplomacy.two]\nrows = [{ result = 'revolt', region = 'gaul' }]"),
]


def failure(path: Path, override: Path | None = None) -> DataError:
    with pytest.raises(DataError) as caught:
        load_scenario_file(path, override)
    return caught.value


@pytest.mark.parametrize("broken", BROKEN_SCENARIOS, ids=lambda broken: f"{broken.kind} {broken.place}")
def test_a_broken_scenario_is_refused(tmp_path: Path, broken: Broken) -> None:
    assert broken.old in RAID
    error = failure(written(tmp_path, "mine.toml", RAID.replace(broken.old, broken.new, 1)))
    assert (error.kind, error.place, error.file) == (broken.kind, broken.place, "mine.toml")
    assert error.sentence.endswith(".")


@pytest.mark.parametrize(
    ("kind", "place", "text"), BROKEN_OWNERS, ids=[f"{kind} {place}" for kind, place, _ in BROKEN_OWNERS]
)
def test_a_broken_owners_table_is_refused(tmp_path: Path, kind: FaultKind, place: str, text: str) -> None:
    with pytest.raises(DataError) as caught:
        load_scenario("first_war", written(tmp_path, "mine.toml", text))
    assert (caught.value.kind, caught.value.place) == (kind, place)
    assert "mine.toml" in caught.value.file


def test_a_region_without_hexes_is_refused(tmp_path: Path) -> None:
    rows = [row.replace("Y", "I") for row in TABLES.map.regions]
    with pytest.raises(DataError, match="the map has no hex of this region") as caught:
        load_tables(written(tmp_path, "mine.toml", f"[map]\nregions = {rows}\n"))
    assert (caught.value.kind, caught.value.place) == ("EmptyRegion", "regions.syracuse")


def test_an_unknown_war_is_refused() -> None:
    with pytest.raises(DataError, match="first_war, second_war, third_war") as caught:
        load_scenario("fourth_war")
    assert caught.value.kind == "UnknownScenario"


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    assert failure(tmp_path / "mine.toml").kind == "Unreadable"


def test_every_kind_of_fault_is_tested() -> None:
    tested = {broken.kind for broken in BROKEN_SCENARIOS} | {kind for kind, _, _ in BROKEN_OWNERS}
    assert tested | {"UnknownScenario", "EmptyRegion", "Unreadable"} == set(get_args(FaultKind))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"2516"', '"2710"', "mine.toml, setup[1].hex: nobody is set up in 2710, which is sea."),
        ('"2908"', '"3109"', "mine.toml, setup[0].hex: 3109 is in campania, not in latium."),
        ('["C-B"]', '["R-B"]', "mine.toml, setup[1].leaders: R-B does not serve Carthage."),
        (
            "land = 3",
            "land = 41",
            "mine.toml, setup: Carthage has 41 land and 0 naval points, but counters for 40 and 10.",
        ),
    ],
)
def test_an_error_is_one_clear_sentence(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    assert str(failure(written(tmp_path, "mine.toml", RAID.replace(old, new)))) == sentence


def test_loading_needs_no_numerical_library() -> None:
    module = "bellona.games.punic_wars.data.scenarios"
    code = f"import sys, {module} as data; data.load_scenario('second_war'); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"numpy", "numba"} & set(done.stdout.split())
