"""Every field of a position has a declared range, whole games stay within them, and other values are refused."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

import bellona
from bellona.gamekit.ranges import refuse_out_of_range
from bellona.gamekit.values import BadPosition
from bellona.kernel.record import FLAG, Array, among, dtype_of, i1, i2, one, parts_of, ranges_of, record, times, within
from bellona.registry import game_slugs

from .golden import recorded
from .wandering import wander

SCENARIOS = [(slug, scenario) for slug in game_slugs() for scenario in bellona.game(slug).scenarios]


@record
class World:
    hexes: i2
    scenario: i2


@record
class Piece:
    status: i1 = within(0, 2)
    hex: i2 = within(-1, 9, below="hexes", by=("status", {1: (0, 9)}))
    marks: Array[i1] = times(2, each=FLAG)


@record
class Board:
    scenario: i2 = within(0, 99, same="scenario")
    count: i1 = within(0, 4)
    place: i1 = within(0, 4, upto="count")
    pieces: Array[Piece] = times(3)
    order: Array[i1] = times(2, each=(within(1, 2), within(-3, 3)))


def board() -> tuple[Any, Any]:
    """A board on which everything is as it may be."""
    world, made = one(World), one(Board)
    world.hexes, world.scenario = 6, 5
    made.scenario, made.order[0] = 5, 1
    return world, made


def refusal(world: Any, made: Any) -> str:
    """What is said of a board."""
    with pytest.raises(BadPosition) as caught:
        refuse_out_of_range(Board, made, world)
    return str(caught.value)


def test_a_range_leaves_the_layout_of_a_record_as_it_is() -> None:
    assert dtype_of(Piece).names == ("status", "hex", "marks")
    assert [dtype_of(Piece).fields[name][1] for name in ("status", "hex", "marks")] == [0, 2, 4]  # type: ignore[index]


def test_what_is_within_all_ranges_passes() -> None:
    world, made = board()
    refuse_out_of_range(Board, made, world)


def test_a_number_outside_is_refused_with_its_place() -> None:
    world, made = board()
    made.pieces[2].marks[1] = 2
    assert refusal(world, made) == "pieces[2].marks[1]: a number from 0 to 1 is expected here, not 2"


def test_a_number_stays_below_a_count_of_the_world_and_repeats_what_it_must() -> None:
    world, made = board()
    made.pieces[1].hex = 6
    assert refusal(world, made) == "pieces[1].hex: a number from -1 to 5 is expected here, not 6"
    made.pieces[1].hex, made.scenario = 5, 4
    assert refusal(world, made) == "scenario: 5 is expected here, not 4"


def test_a_number_is_held_to_the_fields_beside_it() -> None:
    world, made = board()
    made.place = 1
    assert refusal(world, made) == "place: no more than count is expected here, not 1"
    made.place, made.pieces[0].status, made.pieces[0].hex = 0, 1, -1
    told = "pieces[0].hex: a number from 0 to 9, with this status, is expected here, not -1"
    assert refusal(world, made) == told


def test_each_place_of_an_array_may_have_a_range_of_its_own() -> None:
    world, made = board()
    made.order[0] = 3
    assert refusal(world, made) == "order[0]: a number from 1 to 2 is expected here, not 3"


def undeclared(declared: Any, path: str = "") -> Iterator[str]:
    """The fields of a record and of those in it that have no range."""
    for name in dtype_of(declared).names or ():
        if name in parts_of(declared):
            yield from undeclared(parts_of(declared)[name], f"{path}{name}.")
        elif name not in ranges_of(declared):
            yield path + name


@pytest.mark.parametrize("slug", game_slugs())
def test_every_field_of_a_position_has_a_range(slug: str) -> None:
    game = bellona.game(slug)
    assert not list(undeclared(game.rules.setting(game.scenarios[0]).engine.position))


def at_random(game: bellona.Game, scenario: str, seed: int, steps: int) -> Iterator[bellona.Match]:
    """A match in which everybody chooses at random, except to end it."""
    chooser, match = random.Random(seed), game.start(scenario, seed=seed)
    for _ in range(steps):
        if match.result is not None:
            return
        yield match
        listed = match.legal(match.seat)
        some = [listed[chooser.randrange(len(listed))] for _ in range(4)]
        match.play(next((action for action in some if str(action) not in ("offer", "agree", "abdicate")), some[0]))


@pytest.mark.parametrize(("slug", "scenario"), SCENARIOS)
def test_whole_games_stay_within_the_ranges(slug: str, scenario: str) -> None:
    game = bellona.game(slug)
    for match in chain(wander(game, scenario, 21, 700, 1), at_random(game, scenario, 22, 500)):
        setting = match.setting
        refuse_out_of_range(setting.engine.position, match.position, setting.world)


@pytest.mark.parametrize(("slug", "scenario"), SCENARIOS)
def test_what_a_seat_sees_stays_within_the_ranges_too(slug: str, scenario: str) -> None:
    match = bellona.replay(recorded(slug, scenario, ".bell.json"))
    for step in match.steps[::5]:
        for seat in (*match.setting.playing, None):
            seen = match.setting.observe(step.before, seat)
            refuse_out_of_range(match.setting.engine.position, seen, match.setting.world)


KNOWN = {
    "event_place": ("latium", "six_kings", ("event_place",), 127),
    "letters": ("latium", "six_kings", ("letters", "roma-1", "count"), 127),
    "battle count": ("latium", "six_kings", ("battle", "count"), [127, 0]),
    "battle war": ("latium", "six_kings", ("battle", "war"), 127),
    "battle zone": ("latium", "six_kings", ("battle", "zone"), 127),
    "battle forming": ("latium", "six_kings", ("battle", "forming"), 127),
    "legions": ("latium", "six_kings", ("towns", "roma", "garrison"), {"pedites": -5}),
    "line": ("punic_wars", "first_war", ("now", "line"), -32768),
    "disorder": ("de_bello_punico", "zama", ("now", "turn"), 10**30),
    "trail": ("de_bello_punico", "zama", ("now", "trail_count"), 127),
    "dice": ("de_bello_punico", "zama", ("now", "attack", "dice"), [[1], 2]),
    "vacuus": ("de_bello_punico", "zama", ("now", "vacuus"), [8, 0]),
}


@pytest.mark.parametrize("name", KNOWN)
def test_a_number_that_points_outside_is_refused_in_one_sentence(name: str) -> None:
    slug, scenario, path, value = KNOWN[name]
    game = bellona.game(slug)
    doc = json.loads(json.dumps(game.start(scenario, seed=1).dump()))
    holder = doc
    for step in path[:-1]:
        holder = holder.setdefault(step, {})
    holder[path[-1]] = value
    with pytest.raises(BadPosition) as caught:
        game.load(doc)
    assert path[-1] in str(caught.value)


def test_an_enumeration_is_a_range() -> None:
    from bellona.games.punic_wars.position.records import Phase

    assert (among(Phase).low, among(Phase).high) == (0, 7)


@pytest.mark.parametrize("value", [10**60, [[[[[[[[[[[[[[[[[[[[[[0]]]]]]]]]]]]]]]]]]]]]], {"a\nb": 1}, "x" * 9000])
@pytest.mark.parametrize("slug", game_slugs())
def test_a_complaint_is_one_line_that_can_be_read(slug: str, value: Any) -> None:
    game = bellona.game(slug)
    doc = json.loads(json.dumps(game.start(game.scenarios[0], seed=1).dump()))
    for key in doc.keys() - {"derived"}:  # written for the reader, and not read back
        with pytest.raises(bellona.BellonaError) as caught:
            game.load(doc | {key: value})
        assert "\n" not in str(caught.value)
        assert len(str(caught.value)) <= 300
