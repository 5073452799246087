"""Impossible letters, accords, wars and claims."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..position.vocabulary import LETTERS_EACH, NONE, AccordState, Clause
from ..position.world_record import World
from ..text.names import CLAIM_NAMES, LETTER_NAMES, SEAT_NAMES


def paper_faults(world: World, realm: Any) -> Iterator[str]:
    """The impossible facts in papers."""
    for number, letter in enumerate(realm.letters):
        if letter.state:
            parties = (number // LETTERS_EACH, int(letter.to))
            yield from _party_faults(world, f"letters.{LETTER_NAMES[number]}", ("", "to"), parties)
            yield from _term_faults(letter, f"letters.{LETTER_NAMES[number]}")
    for number, accord in enumerate(realm.accords, 1):
        if accord.state:
            place = f"accords.{number}"
            yield from _party_faults(world, place, ("a", "b"), (int(accord.a), int(accord.b)))
            yield from _term_faults(accord, place)
            if (accord.traitor != NONE) != (accord.state == AccordState.BETRAYED):
                betrayed = f"an accord that was betrayed (state {int(AccordState.BETRAYED)})"
                yield f"{place}.traitor: {betrayed} has a traitor, another has none"
            if accord.since > realm.turn:
                yield f"{place}.since: turn {accord.since} is still to come"
    yield from _war_faults(world, realm)


def _war_faults(world: World, realm: Any) -> Iterator[str]:
    for number, war in enumerate(realm.wars, 1):
        if not war.state:
            continue
        place = f"wars.{number}"
        against = [int(war.enemy)] if war.enemy != NONE else []
        names = ("aggressor", "enemy")[: 1 + len(against)]
        yield from _party_faults(world, place, names, (int(war.aggressor), *against))
        if war.town == NONE:
            yield f"{place}.town: a war is for a town"
        for name in ("declared", "stirred"):
            if war[name] > realm.turn:
                yield f"{place}.{name}: turn {war[name]} is still to come"
    for number, claim in enumerate(realm.claims):
        if claim.town != NONE:
            parties = (int(claim.claimant), int(claim.reigning))
            yield from _party_faults(world, f"claims.{CLAIM_NAMES[number]}", ("claimant", "reigning"), parties)


def _party_faults(world: World, place: str, names: tuple[str, ...], seats: tuple[int, ...]) -> Iterator[str]:
    """Two Reges who are not the same, and whom somebody plays."""
    for name, seat in zip(names, seats, strict=True):
        where = f"{place}.{name}" if name else place
        if seat == NONE:
            yield f"{where}: a Rex is expected here"
        elif not world.played[seat]:
            yield f"{where}: nobody plays {SEAT_NAMES[seat]} in this game"
    if len(set(seats)) < len(seats):
        yield f"{place}.{names[-1]}: {SEAT_NAMES[seats[0]]} has nothing to settle with himself"


def _term_faults(paper: Any, place: str) -> Iterator[str]:
    """As many clauses as are counted, from the first on."""
    told = [int(term.kind) != Clause.NONE for term in paper.terms]
    if told != [number < paper.count for number in range(len(told))]:
        yield f"{place}.count: {sum(told)} clauses are told, the first of them in place 1, not {paper.count}"
