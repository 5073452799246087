"""The data files: what they say, where it comes from, and how broken ones are refused."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias, cast, get_args

import pytest

import bellona
from bellona.gamekit.data_files import DataError, FileFault, Provenance, provenance_of
from bellona.games.dbsa.data.scenarios import army_slugs, load_field, load_field_file, load_tables, scenario_slugs
from bellona.games.dbsa.data.values import SIDES, TERRAINS, TYPES, Field, OutcomeRow, Tables, Type
from bellona.games.dbsa.position.records import DESTROYED, HELD, Grade, Kind, World
from bellona.games.dbsa.position.world import build_world

FaultKind: TypeAlias = Literal[
    FileFault,
    "UnknownScenario",
    "UnknownArmy",
    "BadRow",
    "BadTerrain",
    "BadShape",
    "TooMany",
    "OffBoard",
    "WrongArmy",
    "WrongEdges",
    "OutsideStrip",
    "Overlap",
    "InImpassable",
]

TABLES = load_tables()
SLUGS = scenario_slugs()
FIELDS = {slug: load_field(slug) for slug in SLUGS}
WORLDS: dict[str, Any] = {slug: build_world(FIELDS[slug], TABLES, True) for slug in SLUGS}
WORLD = WORLDS["open_plain"]
MOUNTED = ("El", "Kn", "Cv", "LH")

# --- troops -------------------------------------------------------------------------------------------------

MOVES = {"El": (300, 200), "Kn": (300, 200), "Cv": (400, 200), "LH": (500, 200), "Ax": (300, 300), "Sh": (300, 300)}
FACTORS = {
    "El": (4, 5), "Kn": (3, 4), "Cv": (3, 3), "LH": (2, 2), "Bd": (5, 3), "Sp": (4, 4), "Pk": (3, 4), "Wb": (3, 3),
    "Ax": (3, 2), "Sh": (2, 2),
}  # fmt: skip


@pytest.mark.rule("dbsa 3.11")
@pytest.mark.rule("dbsa 3.12")
@pytest.mark.rule("dbsa 3.14")
@pytest.mark.rule("dbsa 3.15")
@pytest.mark.rule("dbsa 3.16")
@pytest.mark.rule("dbsa 3.17")
@pytest.mark.parametrize("kind", TYPES)
def test_moves(kind: Type) -> None:
    troop = TABLES.troops[kind]
    assert (troop.move_good, troop.move_bad) == MOVES.get(kind, (200, 200))


@pytest.mark.rule("dbsa 4.30")
@pytest.mark.rule("dbsa R44")
@pytest.mark.parametrize("kind", TYPES)
def test_factors(kind: Type) -> None:
    troop = TABLES.troops[kind]
    assert (troop.factor_foot, troop.factor_mounted) == FACTORS[kind]
    assert troop.mounted == (kind in MOUNTED)
    assert troop.hindered == (kind not in ("Ax", "Sh"))


@pytest.mark.rule("dbsa R27")
def test_who_passes_through_whom() -> None:
    passes = {kind: (troop.passes, troop.passes_most) for kind, troop in TABLES.troops.items() if troop.passes}
    foot = tuple(kind for kind in TYPES if kind not in MOUNTED)
    assert passes == {"Sh": (TYPES, 99), "Bd": (foot, 1)} | dict.fromkeys(MOUNTED, (("Sh",), 99))


def test_the_types_have_the_numbers_of_the_engine() -> None:
    assert [kind.name for kind in Kind] == [kind.upper() for kind in TYPES]
    assert [int(troop.depth) for troop in WORLD.troops] == [100 * int(TABLES.troops[kind].depth) for kind in TYPES]
    assert int(WORLD.troops[Kind.BD].passes) == 0b1111110000


@pytest.mark.rule("dbsa R2")
@pytest.mark.rule("dbsa R8")
def test_measures_in_hundredths() -> None:
    world = WORLD
    assert (world.width, world.height, world.strip) == (240_000, 240_000, 60_000)
    assert (world.touch, world.angle, world.slack, world.conform) == (200, 100, 50, 8_000)
    assert (world.road_snap, world.road_angle, world.road_limit, world.road_extra) == (4_000, 4_500, 40_000, 20_000)
    assert (world.camp_half, world.camp_depth, world.losing, world.last_bound) == (10_000, 12_000, 4, 0)


@pytest.mark.rule("dbsa R43")
def test_support() -> None:
    found = {
        (TYPES[front], TYPES[rear]): (int(WORLD.support[front, rear]), int(WORLD.support_conditional[front, rear]))
        for front in range(len(TYPES))
        for rear in range(len(TYPES))
        if WORLD.support[front, rear]
    }
    assert found == {("Pk", "Pk"): (3, 0), ("Sp", "Sp"): (1, 0), ("Sp", "Sh"): (1, 1), ("Bd", "Sh"): (1, 1)}


def expected(grade: Grade, own: str, enemy: str, bad: bool) -> int:
    """The outcome by the sheet, in paces."""
    if grade == Grade.HALF:
        if own == "LH":
            return DESTROYED if enemy in MOUNTED or bad else 600
        if own == "Sh":
            return DESTROYED if (enemy in MOUNTED and not bad) or enemy in ("Ax", "Sh") else 600
        return DESTROYED
    if own in MOUNTED:
        killers = {"El": ("Sh",), "Kn": ("El", "Sh", "LH")}.get(own, ())
        return DESTROYED if bad or enemy in killers else 200
    if own in ("Ax", "Sh"):
        return DESTROYED if enemy == "Kn" and not bad else 100
    killers = {"Bd": ("Wb",), "Wb": ("El", "Kn")}.get(own, ("Kn", "Wb"))
    if enemy in killers:
        return DESTROYED
    return HELD if own != "Wb" and enemy in ("LH", "Sh") else 100


@pytest.mark.parametrize("grade", [Grade.LESS, Grade.HALF])
@pytest.mark.parametrize("own", range(len(TYPES)))
def test_outcomes(grade: Grade, own: int) -> None:
    for enemy, other in enumerate(TYPES):
        for bad in (False, True):
            wanted = expected(grade, TYPES[own], other, bad)
            found = int(WORLD.outcome[grade, own, enemy, int(bad)])
            assert found == (wanted if wanted <= 0 else 100 * wanted), (TYPES[own], other, bad)


def test_the_first_row_that_fits_holds() -> None:
    rows = (OutcomeRow("held", by=("Sh",)), OutcomeRow("destroyed", going="bad"), OutcomeRow("recoil", length=100))
    cases: list[tuple[Type, bool]] = [("Sh", True), ("Kn", True), ("Kn", False)]
    found = [next(row.result for row in rows if row.fits(*case)) for case in cases]
    assert found == ["held", "destroyed", "recoil"]


# --- armies and fields --------------------------------------------------------------------------------------


@pytest.mark.rule("dbsa R7")
@pytest.mark.parametrize("slug", army_slugs())
def test_an_army_has_twelve_elements(slug: str) -> None:
    army = TABLES.armies[slug]
    assert sum(army.elements.values()) == 12
    assert army.general in army.elements
    assert army.years[0] <= army.years[1]


def test_twenty_three_armies() -> None:
    assert len(army_slugs()) == len({army.name for army in TABLES.armies.values()}) == 23
    assert dict(TABLES.armies["polybian_roman"].elements) == {"Cv": 2, "Bd": 6, "Sp": 2, "Sh": 2}


@pytest.mark.rule("dbsa R5")
@pytest.mark.rule("dbsa R7")
@pytest.mark.parametrize("slug", SLUGS)
def test_fields(slug: str) -> None:
    field, world = FIELDS[slug], WORLDS[slug]
    assert field.id == slug
    assert world.scenario == SLUGS.index(slug) + 1
    for number, side in enumerate(SIDES):
        types = Counter(placed.type for placed in field.host(side).elements)
        assert dict(types) == dict(TABLES.armies[field.host(side).army].elements)
        assert sum(int(mark) for mark in world.general[12 * number : 12 * number + 12]) == 1


GROUND = {
    "open_plain": (0, 0, 0, 0), "trebbia": (3, 1, 1, 0), "cannae": (2, 1, 0, 0), "zama": (1, 0, 0, 0),
    "siris_fords": (3, 1, 2, 1), "samnite_valley": (6, 0, 0, 1),
}  # fmt: skip


@pytest.mark.parametrize("slug", SLUGS)
def test_ground(slug: str) -> None:
    world = WORLDS[slug]
    counts = (world.area_count, world.river_count, world.ford_count, world.road_count)
    assert tuple(map(int, counts)) == GROUND[slug]
    kinds = [TERRAINS[world.areas[n].kind] for n in range(world.area_count)]
    assert kinds == [piece.kind for piece in FIELDS[slug].terrain if piece.polygon]


@pytest.mark.rule("dbsa R5")
def test_three_battles_are_given_and_three_are_diced_for() -> None:
    assert [slug for slug in SLUGS if WORLDS[slug].fixed] == ["trebbia", "cannae", "zama"]
    assert [int(WORLDS[slug].first) for slug in ("trebbia", "cannae", "zama")] == [0, 1, 1]
    ambush = WORLDS["trebbia"]
    assert [(ambush.x[e], ambush.y[e], ambush.facing[e]) for e in (22, 23)] == [
        (220_000, 90_000, 27_000), (220_000, 74_000, 27_000),
    ]  # fmt: skip


@pytest.mark.rule("dbsa R45")
def test_a_hill_at_the_edge_of_the_board_is_open_there() -> None:
    hill = WORLDS["cannae"].areas[0].outline
    assert [bool(hill.open[n]) for n in range(hill.count)] == [False, True, False, False]


def test_free_battles() -> None:
    field = load_field("trebbia:gallic:parthian")
    assert (field.amber.army, field.teal.army, field.fixed_edges) == ("gallic", "parthian", False)
    assert field.terrain == FIELDS["trebbia"].terrain
    plain = load_field("random-5")
    assert (plain.amber.army, plain.teal.army) == ("polybian_roman", "later_carthaginian")
    rules = bellona.game("dbsa").rules
    setting = rules.setting("zama:gallic:parthian")
    assert setting is rules.setting("zama:gallic:parthian")
    assert (setting.world.scenario, setting.world.fixed) == (0, 0)
    assert setting.label(0).args["army"].name == "army-gallic"


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("marathon", "the fields of this game are open_plain, trebbia"),
        ("marathon:gallic:gallic", "the fields of this game are"),
        ("zama:gallic", "a free battle is written FIELD:ARMY:ARMY"),
        ("zama:gallic:gallic:gallic", "a free battle is written FIELD:ARMY:ARMY"),
        ("zama:gallic:persian", "there is no army 'persian'; there is latin, etruscan"),
        ("random-1000000", "a number from 0 to 999999, not '1000000'"),
        ("random-007", "not '007'"),
        ("random--1", "not '-1'"),
        ("random-", "not ''"),
    ],
)
def test_a_wrong_name_is_told_what_there_is(name: str, complaint: str) -> None:
    with pytest.raises(DataError, match=re.escape(complaint)) as caught:
        load_field(name)
    assert "\n" not in str(caught.value)


def test_names_are_known_without_the_rules() -> None:
    code = (
        "import sys; from bellona.registry import scenarios_of; print(*scenarios_of('dbsa'));"
        "print(any(name in sys.modules for name in ('numpy', 'numba')))"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert told.splitlines() == [" ".join(SLUGS), "False"]


# --- provenance ---------------------------------------------------------------------------------------------

ORIGINS = ("seed", "published", "reconstructed")


def assert_origins(provenance: Provenance, *values: str) -> None:
    assert provenance
    assert all(re.match(rf"({'|'.join(ORIGINS)})\b", text) for text in provenance.values())
    for value in values:
        assert provenance_of(provenance, value), value


def test_every_table_has_an_origin() -> None:
    for name in ("board", "camp", "losing", "tolerance", "road", "support", "outcomes"):
        table = getattr(TABLES, name)
        assert_origins(table.provenance, *(field for field in table.__struct_fields__ if field != "provenance"))
    for kind in TABLES.terrain.values():
        assert_origins(kind.provenance, "going", *(["width"] if kind.width else []), *(["hill"] if kind.hill else []))


def test_every_type_and_army_has_an_origin() -> None:
    assert_origins(TABLES.provenance, *(f"troops.{kind}.factor_foot" for kind in TYPES))
    for troop in TABLES.troops.values():
        assert_origins(troop.provenance, "depth", *(["passes", "passes_most"] if troop.passes else []))
    for army in TABLES.armies.values():
        assert_origins(army.provenance, "elements")


@pytest.mark.parametrize("slug", SLUGS)
def test_every_field_has_an_origin(slug: str) -> None:
    assert_origins(FIELDS[slug].provenance, "terrain", "amber", "teal", "fixed_edges")


# --- owners' and designers' files ---------------------------------------------------------------------------


def test_an_owner_lays_his_own_values_over(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(
        "[troops.Wb]\nfactor_foot = 4\n[tolerance]\ndistance = 1.5\n[armies.mine]\nname = 'Mine'\ngeneral = 'Bd'\n"
        "elements = { Bd = 12 }\n[scenarios.zama]\nlast_bound = 40\n[armies.gallic.elements]\nWb = 7\nCv = 4\n"
    )
    tables = load_tables(own)
    assert tables.troops["Wb"].factor_foot == 4
    assert tables.troops["Wb"].provenance["factor_foot"] == "owner's table mine.toml"
    assert tables.armies["gallic"].elements == {"Cv": 4, "Wb": 7, "Sh": 1}
    world: World = build_world(load_field("zama", own), tables, True)
    assert (world.touch, world.last_bound, world.troops[Kind.WB].factor_foot) == (150, 40, 4)
    field = load_field("open_plain:mine:gallic", own)
    assert [placed.type for placed in field.amber.elements] == ["Bd"] * 12
    setting = bellona.game("dbsa").rules.setting("open_plain:mine:gallic", own)
    assert setting.say_army(0) == "Mine"


OWN_FIELD = """
id = "my_hill"
fixed_edges = true
first = "teal"
[[terrain]]
kind = "gentle_hill"
polygon = [[900, 900], [1500, 900], [1200, 1500]]
[armies.guard]
name = "The Guard"
general = "Kn"
elements = { Kn = 2, Bd = 10 }
[amber]
army = "guard"
edge = "west"
[teal]
army = "gallic"
edge = "east"
camp = 700
"""


def test_a_designer_writes_a_field_of_his_own(tmp_path: Path) -> None:
    path = tmp_path / "my_hill.toml"
    path.write_text(OWN_FIELD)
    field = load_field_file(path)
    assert {placed.facing for placed in field.amber.elements} == {90}
    assert {placed.facing for placed in field.teal.elements} == {270}
    assert (field.amber.camp, field.teal.camp) == (1200, 700)
    match = bellona.game("dbsa").start(str(path), seed=1)
    assert match.prompt.seat == "teal"
    assert cast(Any, match.setting).say_army(0) == "The Guard"


class Broken(NamedTuple):
    """A field or owner's file, what is changed in it, and the fault that follows."""

    kind: str
    old: str
    new: str
    sentence: str


ROAD = "[[terrain]]\nkind = 'road'\npolyline = [[0, 0], [9, 9]]\n"
FIELD_BREACHES = [
    Broken("NotToml", 'id = "my_hill"', "id = ", "invalid value"),
    Broken("MissingKey", 'id = "my_hill"', "", "id: this key is missing"),
    Broken("UnknownKey", "fixed_edges", "frozen_edges", "frozen_edges: there is no such key"),
    Broken("BadValue", 'edge = "west"', 'edge = "up"', "'up' is not one of the words allowed here"),
    Broken("BadTerrain", "polygon =", "width = 5\npolygon =", "gentle_hill is an area"),
    Broken("BadShape", "[1200, 1500]]", "[1200, 900]]", "or it has no area"),
    Broken("BadShape", ", [1200, 1500]]", "]", "3 to 32 points, not 2"),
    Broken("OffBoard", "[1200, 1500]", "[1200, 2500]", "the point 1200,2500 is not on the board"),
    Broken("WrongArmy", "Bd = 10", "Bd = 9", "an army has 12 elements, not 11"),
    Broken("WrongArmy", 'general = "Kn"', 'general = "El"', "there are no El among the elements"),
    Broken("UnknownArmy", 'army = "gallic"', 'army = "goths"', "there is no army 'goths'"),
    Broken("WrongEdges", 'edge = "east"', 'edge = "north"', "north is not opposite west"),
    Broken("WrongEdges", "fixed_edges = true", "fixed_edges = false", "amber is drawn up in the south"),
    Broken("OffBoard", "camp = 700", "camp = 60", "a camp at 60 is not wholly on the board"),
    Broken("TooMany", "[armies.guard]", 5 * ROAD + "[armies.guard]",
           "there is room for 4 roads, not 5"),
]  # fmt: skip


@pytest.mark.parametrize("broken", FIELD_BREACHES, ids=lambda broken: f"{broken.kind}-{broken.sentence[:20]}")
def test_broken_fields_are_refused_in_one_sentence(broken: Broken, tmp_path: Path) -> None:
    path = tmp_path / "my_hill.toml"
    assert broken.old in OWN_FIELD
    path.write_text(OWN_FIELD.replace(broken.old, broken.new))
    with pytest.raises(DataError, match=re.escape(broken.sentence)) as caught:
        load_field_file(path)
    assert caught.value.kind == broken.kind
    assert str(caught.value).startswith("my_hill.toml")
    assert "\n" not in str(caught.value)


DEPLOYED = (Path(__file__).parents[2] / "src/bellona/games/dbsa/data/fields/samnite_valley.toml").read_text()
FIRST = 'type = "Bd", x = 1040, y = 560, facing = 0'
DEPLOYMENT_BREACHES = [
    Broken("OutsideStrip", FIRST, 'type = "Bd", x = 1040, y = 620, facing = 0', "amber.elements[0]: the element is"),
    Broken("OffBoard", FIRST, 'type = "Bd", x = 60, y = 560, facing = 0', "not wholly on the board"),
    Broken("Overlap", FIRST, 'type = "Bd", x = 1350, y = 560, facing = 0', "amber.elements[1]: the element runs into"),
    Broken("WrongArmy", FIRST, 'type = "Sp", x = 1040, y = 560, facing = 0', "there are 1 Bd instead of 2"),
    Broken("WrongArmy", FIRST, f"{FIRST}, general = true", "exactly one element, of Cv, includes the general"),
    Broken("InImpassable", 'type = "Sh", x = 320, y = 1820', 'type = "Sh", x = 90, y = 1820', "on impassable ground"),
]  # fmt: skip


@pytest.mark.rule("dbsa R6")
@pytest.mark.parametrize("broken", DEPLOYMENT_BREACHES, ids=lambda broken: broken.kind)
def test_broken_deployments_are_refused(broken: Broken, tmp_path: Path) -> None:
    path = tmp_path / "valley.toml"
    assert broken.old in DEPLOYED
    path.write_text(DEPLOYED.replace(broken.old, broken.new))
    with pytest.raises(DataError, match=re.escape(broken.sentence)) as caught:
        load_field_file(path)
    assert caught.value.kind == broken.kind


TABLE_BREACHES = [
    ("[troops.Xx]\nmounted = true\n", "UnknownKey", "troops.Xx"),
    ("[gods]\nluck = 1\n", "UnknownKey", "gods"),
    ("[scenarios.rome]\nfirst = 'teal'\n", "UnknownKey", "scenarios.rome"),
    ("[troops.Sp]\npasses = ['Sh']\n", "BadRow", "troops.Sp.passes_most"),
    ("[outcomes.less]\nWb = [{ result = 'recoil' }]\n", "BadRow", "outcomes.less.Wb[0]"),
    ("[outcomes.half]\nWb = [{ by = ['Kn'], result = 'held' }]\n", "BadRow", "outcomes.half.Wb[0]"),
    ("[outcomes.half]\nWb = []\n", "BadValue", "outcomes.half.Wb"),
    ("[terrain.wood]\nshape = 'line'\n", "BadTerrain", "terrain.wood.shape"),
    ("[terrain.river]\nwidth = 0\n", "BadTerrain", "terrain.river.width"),
    ("[terrain.river]\ngoing = 'bad'\n", "BadTerrain", "terrain.river"),
    ("[armies.gallic.elements]\nWb = 9\n", "WrongArmy", "armies.gallic.elements"),
    ("[armies.gallic]\nenemies = ['picts']\n", "UnknownArmy", "armies.gallic.enemies"),
    ("[board]\nstrip = 1300\n", "BadValue", "board.strip"),
    ("[board]\nstrip = 100\n", "BadValue", "board.strip"),
    ("[tolerance]\ndistance = 'two'\n", "BadValue", "tolerance.distance"),
]


@pytest.mark.parametrize(("text", "kind", "place"), TABLE_BREACHES)
def test_broken_tables_are_refused(text: str, kind: str, place: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text)
    with pytest.raises(DataError) as caught:
        load_field("zama", path)
    assert (caught.value.kind, caught.value.place) == (kind, place)
    assert "mine.toml" in str(caught.value)
    assert "\n" not in str(caught.value)


def test_every_kind_of_fault_is_seen_here() -> None:
    seen = {broken.kind for broken in (*FIELD_BREACHES, *DEPLOYMENT_BREACHES)} | {kind for _, kind, _ in TABLE_BREACHES}
    assert set(get_args(FaultKind)) - seen == {"Unreadable", "UnknownScenario"}


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="No such file") as caught:
        load_field_file(tmp_path / "gone.toml")
    assert caught.value.kind == "Unreadable"


def test_values_are_frozen() -> None:
    assert isinstance(TABLES, Tables)
    assert isinstance(FIELDS["zama"], Field)
    with pytest.raises(AttributeError):
        TABLES.board.width = 1  # type: ignore[misc]
