"""What lists look up at once for all is what the rules say of each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bellona.bots import choose
from bellona.games.latium.actions.checking import check
from bellona.games.latium.actions.listing import legal
from bellona.games.latium.actions.moves import Action, Choices, Verb
from bellona.games.latium.position.vocabulary import CELLS, MILIA, NONE, PERSONS, SEAT_COUNT, SIDES, TOWNS, Ask
from bellona.games.latium.rules.c07_houses.family import courts_of, house_of, is_of
from bellona.games.latium.rules.c08_diplomacy.accords import lord_of_talks, needing_leave_of
from bellona.games.latium.rules.c10_war.declaring import IN_THE_OPEN
from bellona.kernel.record import one

from .games import GAME, fresh

GAMES, STEPS, LOOKED_AT = 3, 700, 12
"""So many choices of a game, and so many of its phases."""


def phases(seed: int) -> Iterator[tuple[Any, Any]]:
    """The world of a game played at random, and positions in which a Rex is in his own phase."""
    match = GAME.start("six_kings", seed=seed)
    for step in range(STEPS):
        match.play(choose(match, "random", seed + step))
        if match.result is not None:
            return
        if match.position.ask == Ask.REIGN and step % (STEPS // LOOKED_AT) < LOOKED_AT // GAMES:
            yield match.setting.world, match.position


def action(verb: int, a: int, b: int = 0) -> Any:
    wanted: Any = one(Action)
    wanted.verb, wanted.a, wanted.b = verb, a, b
    return wanted


@pytest.mark.rule("latium 9.8", "latium 10.4")
def test_the_world_knows_which_towns_each_casella_lies_beside_and_can_march_round() -> None:
    world = fresh().setting.world
    rings = [[cell for cell in world.neighbour[site.cell].tolist() if cell != NONE] for site in world.sites]
    assert all(len(ring) <= SIDES for ring in rings)
    for cell in range(CELLS):
        near = {to for to in range(CELLS) if MILIA * int(world.steps[cell, to]) <= world.allowance}
        assert world.beside[cell] == sum(1 << town for town in range(TOWNS) if cell in rings[town])
        assert world.rings_near[cell] == sum(1 << town for town in range(TOWNS) if near & set(rings[town]))


@pytest.mark.rule("latium 7.13", "latium 10.1", "latium 10.3", "latium 10.17", "latium B21", "latium B64")
@pytest.mark.parametrize("seed", range(GAMES))
def test_lists_hold_exactly_what_the_checks_allow_one_by_one(seed: int) -> None:
    choices: Any = one(Choices)
    looked_at = 0
    for world, realm in phases(seed):
        looked_at += 1
        listed = {
            tuple(int(found[name]) for name in ("verb", "a", "b"))
            for found in choices.actions[: legal(world, realm, choices)]
        }
        targets = [
            *range(TOWNS),
            *(IN_THE_OPEN + 10 * seat + leader for seat in range(SEAT_COUNT) for leader in (0, 1)),
        ]
        wanted = [(Verb.DECLARE, town, 0) for town in range(TOWNS)]
        wanted += [(Verb.CALL, leader, target) for leader in (0, 1) for target in targets]
        wanted += [(Verb.REPUDIATE, person, 0) for person in range(PERSONS)]
        for verb, a, b in wanted:
            assert ((verb, a, b) in listed) == (check(world, realm, action(verb, a, b)) == 0), (verb, a, b)
        houses = [house_of(realm, person) for person in range(PERSONS)]
        for seat in range(SEAT_COUNT):
            courts = courts_of(realm, seat)
            assert [is_of(realm, person, courts) for person in range(PERSONS)] == [house == seat for house in houses]
            needing = {other for other in range(SEAT_COUNT) if lord_of_talks(realm, other) == seat}
            assert needing_leave_of(realm, seat) == sum(1 << other for other in needing)
    assert looked_at > LOOKED_AT // 2
