"""Generated ground: always the same from the same seed, plausible, and fit for deployment."""

from __future__ import annotations

from hashlib import sha256
from itertools import combinations

import msgspec
import pytest

from bellona.games.dbsa.actions.formation import draw_up, order
from bellona.games.dbsa.data.checks import base_of, camp_on
from bellona.games.dbsa.data.generator import SIZE, STRIP, ground
from bellona.games.dbsa.data.polygons import Rectangle, contains, is_simple, meets, near, overlap
from bellona.games.dbsa.data.scenarios import army_slugs, load_field, load_tables
from bellona.games.dbsa.data.values import BASE, SIDES, Piece

SEEDS = range(300)
FIELDS = {seed: ground(seed) for seed in SEEDS}
TABLES = load_tables()
ARMIES = army_slugs()


def areas(seed: int) -> list[Piece]:
    return [piece for piece in FIELDS[seed] if piece.polygon]


def lines(seed: int) -> list[Piece]:
    return [piece for piece in FIELDS[seed] if piece.polyline]


def test_the_same_seed_gives_the_same_bytes() -> None:
    told = msgspec.json.encode([ground(seed) for seed in range(20)])
    assert sha256(told).hexdigest() == "67c4fa04dd5d5a2864df31c9f8e38fe9b3f3124d46c9532cb5ef3f0bac92a6f4"


def test_seeds_differ() -> None:
    assert len(set(FIELDS.values())) == len(FIELDS)


def test_two_to_five_areas() -> None:
    assert {len(areas(seed)) for seed in SEEDS} == {2, 3, 4, 5}


def test_all_kinds_occur_and_some_fields_have_river_or_road() -> None:
    kinds = [piece.kind for pieces in FIELDS.values() for piece in pieces]
    assert set(kinds) == set(TABLES.terrain)
    assert len(SEEDS) / 5 < kinds.count("river") < len(SEEDS) / 2
    assert len(SEEDS) / 5 < kinds.count("road") < len(SEEDS) / 2


@pytest.mark.parametrize("seed", range(0, 300, 7))
def test_areas_are_simple_on_the_board_and_apart(seed: int) -> None:
    for piece in areas(seed):
        assert is_simple(piece.polygon)
        assert all(0 <= x <= SIZE and 0 <= y <= SIZE for x, y in piece.polygon)
    for one, other in combinations(areas(seed), 2):
        assert not any(contains(one.polygon, point) for point in other.polygon)
        assert not any(contains(other.polygon, point) for point in one.polygon)
    for line in lines(seed):
        for piece in areas(seed):
            assert all(near(line.polyline, point) > 40 for point in piece.polygon)


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_impassable_in_any_strip(seed: int) -> None:
    for piece in areas(seed):
        if piece.kind == "impassable":
            assert all(STRIP <= x <= SIZE - STRIP and STRIP <= y <= SIZE - STRIP for x, y in piece.polygon)


def test_rivers_have_fords_in_the_water_and_at_the_road() -> None:
    for seed in SEEDS:
        rivers = [piece for piece in lines(seed) if piece.kind == "river"]
        for river in rivers:
            assert len(river.fords) == 2
            middles = [tuple(sum(axis) / 4 for axis in zip(*ford.polygon, strict=True)) for ford in river.fords]
            assert all(near(river.polyline, (middle[0], middle[1])) < 30 for middle in middles)
            for road in (piece for piece in lines(seed) if piece.kind == "road"):
                assert min(near(road.polyline, (middle[0], middle[1])) for middle in middles) < 40


# --- suggested deployments ----------------------------------------------------------------------------------


@pytest.mark.parametrize("army", ARMIES)
def test_every_army_is_drawn_up_whole_with_one_general(army: str) -> None:
    spots = order(TABLES.armies[army], 600)
    found = {kind: sum(spot.type == kind for spot in spots) for kind in TABLES.troops}
    assert {kind: number for kind, number in found.items() if number} == dict(TABLES.armies[army].elements)
    assert [spot.type for spot in spots if spot.general] == [TABLES.armies[army].general]


@pytest.mark.parametrize("army", ARMIES)
def test_an_army_stands_in_its_strip_and_nobody_on_another(army: str) -> None:
    field = load_field(f"open_plain:{army}:{army}")
    for side in SIDES:
        bases = [base_of(placed, TABLES) for placed in field.host(side).elements]
        for base in bases:
            depths = [y if side == "amber" else SIZE - y for _, y in base.corners()]
            assert min(depths) >= 0
            assert max(depths) <= STRIP
        assert all(overlap(one, other) <= 0.01 for one, other in combinations(bases, 2))
    amber, teal = field.amber.elements, field.teal.elements
    mirrored = [(SIZE - placed.x, SIZE - placed.y, placed.type, placed.general) for placed in amber]
    assert mirrored == [(placed.x, placed.y, placed.type, placed.general) for placed in teal]


def test_pikes_stand_two_deep_and_horse_on_the_wings() -> None:
    placed = load_field("open_plain:later_macedonian:gallic").amber.elements
    pikes = [(each.x, each.y) for each in placed if each.type == "Pk"]
    assert sorted(pikes) == [(x, y) for x in (1040, 1200, 1360) for y in (540, 600)]
    light = next(each for each in placed if each.type == "LH")
    assert all(abs(light.x - 1200) > abs(each.x - 1200) for each in placed if each.type in ("Pk", "Ax", "Sh"))
    general = next(each for each in placed if each.general)
    assert (general.type, general.x) == ("Kn", 1200)
    assert general.y < 540


def test_elephants_stand_in_front() -> None:
    placed = load_field("open_plain:hannibal_africa:gallic").amber.elements
    foot = [each.y for each in placed if each.type in ("Sp", "Bd", "Ax", "Sh")]
    assert all(each.y - 160 >= max(foot) for each in placed if each.type == "El")


@pytest.mark.parametrize("seed", range(0, 60, 3))
def test_a_deployment_keeps_off_what_cannot_be_passed(seed: int) -> None:
    field = load_field(f"random-{seed}:{ARMIES[seed % len(ARMIES)]}:{ARMIES[(seed + 5) % len(ARMIES)]}")
    assert field.terrain == ground(seed)
    for side in SIDES:
        for placed in field.host(side).elements:
            blocked = [piece for piece in field.terrain if piece.kind == "impassable"]
            assert not any(meets(piece.polygon, base_of(placed, TABLES)) for piece in blocked)


def test_elements_and_camp_move_out_of_a_lake() -> None:
    plain = load_field("open_plain:gallic:gallic")
    lake = Piece("impassable", polygon=((600, 0), (1300, 0), (1300, 620), (600, 620)))
    bare = msgspec.structs.replace(
        plain, terrain=(lake,), amber=msgspec.structs.replace(plain.amber, camp=None, elements=())
    )
    field = draw_up(bare, TABLES)
    bases = [base_of(placed, TABLES) for placed in field.amber.elements]
    assert field.amber.camp is not None
    bases.append(camp_on("south", field.amber.camp, TABLES))
    assert not any(meets(lake.polygon, base.shrunk(1)) for base in bases)
    assert all(overlap(one, other) <= 2 for one, other in combinations(bases, 2))


def test_rectangles() -> None:
    base = Rectangle(1200, 1000, 0, BASE, 60)
    assert [(round(x), round(y)) for x, y in base.corners()] == [(1120, 1000), (1280, 1000), (1280, 940), (1120, 940)]
    assert overlap(base, Rectangle(1200, 1000, 180, BASE, 60)) == pytest.approx(0)
    assert overlap(base, Rectangle(1200, 970, 0, BASE, 60)) == pytest.approx(30)
    assert overlap(base, Rectangle(1500, 970, 0, BASE, 60)) == pytest.approx(-140)
