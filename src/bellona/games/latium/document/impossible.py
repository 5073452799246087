"""Impossible positions, whatever their numbers: each error with its place and a sentence, for the loader."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bellona.gamekit.values import BadPosition

from ..position.records import Realm
from ..position.vocabulary import NONE, SEAT_COUNT, SIGNA_KINDS, Ask, Ending, God, Phase, Sacred
from ..position.world import event_slugs
from ..position.world_record import World
from ..rules.c05_legion import LEAST_CIVES
from ..text.names import GOD_NAMES, SEAT_NAMES, SIGNUM_NAMES, TOWN_NAMES
from .impossible_battle import battle_faults
from .impossible_houses import counter_faults, person_faults, rex_faults
from .impossible_papers import paper_faults

CARDS = ("unturned", *event_slugs())


def refuse_impossible(world: World, realm: Realm) -> None:
    """BadPosition with the first fact that no game can reach."""
    for fault in faults(world, realm):
        raise BadPosition(fault)


def faults(world: World, realm: Any) -> Iterator[str]:
    """All impossible facts, in the order of the document."""
    yield from _clock_faults(world, realm)
    yield from _card_faults(world, realm)
    yield from rex_faults(world, realm)
    yield from _town_faults(world, realm)
    yield from _sacred_faults(world, realm)
    yield from counter_faults(world, realm)
    yield from person_faults(realm)
    yield from paper_faults(world, realm)
    yield from battle_faults(world, realm)


def refuse_unasked(world: World, realm: Any) -> None:
    """A game continues only if a seat is asked, and only while it is not over."""
    over = realm.phase == Phase.OVER
    if over != (realm.ask == Ask.NOTHING):
        told = "nobody is asked any more" if over else "somebody is asked; leave the field out, and the rules go on"
        raise BadPosition(f"ask: {'after' if over else 'before'} the end of a game {told}")
    for seat in range(SEAT_COUNT):
        if int(realm.waiting) >> seat & 1 and not world.played[seat]:
            raise BadPosition(f"waiting: nobody plays {SEAT_NAMES[seat]} in this game")
    if not over and not (realm.seat != NONE and int(realm.waiting) >> int(realm.seat) & 1):
        raise BadPosition("seat: who chooses now is one of those who are waited for")


def _clock_faults(world: World, realm: Any) -> Iterator[str]:
    if not 1 <= realm.turn <= world.last_turn:
        yield f"turn: a turn from 1 to {world.last_turn} is expected in this game, not {realm.turn}"
    if realm.phase == Phase.SETUP:
        yield "phase: the set-up is over before anybody has a choice; begin with offers"
    if realm.active != NONE and not world.played[realm.active]:
        yield f"active: nobody plays {SEAT_NAMES[realm.active]} in this game"
    over = realm.phase == Phase.OVER
    if over != (realm.ending != Ending.NOT_YET):
        yield f"ending: a game that {'is' if over else 'is not'} over has {'an' if over else 'no'} ending"
    if realm.winner != NONE and not (over and world.played[realm.winner]):
        yield f"winner: {SEAT_NAMES[realm.winner]} has not won a game that goes on, or that he does not play"


def _card_faults(world: World, realm: Any) -> Iterator[str]:
    eventi = [int(card) for card in realm.event_deck if card > 0]
    for card in sorted(set(eventi)):
        if eventi.count(card) > 1:
            yield f"event_deck: {CARDS[card]} is there {eventi.count(card)} times, and there is one of each card"
    deck = [int(kind) for kind in realm.signa_deck[int(realm.signa_place) : int(realm.signa_end)]]
    stake = [int(kind) for kind in realm.stake]
    for kind in range(1, SIGNA_KINDS):
        found = deck.count(kind) + stake.count(kind) + max(0, int(realm.signa_spent[kind]))
        found += sum(max(0, int(rex.signa[kind])) for rex in realm.reges)
        found += sum(max(0, int(side[kind])) for side in realm.battle.signa) if realm.battle.stage else 0
        if found > world.signs[kind].count:
            yield f"signa: there are {world.signs[kind].count} {SIGNUM_NAMES[kind]} in all, not {found}"


def _town_faults(world: World, realm: Any) -> Iterator[str]:
    for number, town in enumerate(realm.towns):
        place = f"towns.{TOWN_NAMES[number]}"
        if town.cives < LEAST_CIVES:
            yield f"{place}.cives: a town has at least {LEAST_CIVES} cives, not {town.cives}"
        if not 0 <= town.areae <= world.areae_most:
            yield f"{place}.areae: the areas are widened up to {world.areae_most} times, not {town.areae}"
        for name in ("holder", "taken_by", "crown", "blockader"):
            if town[name] != NONE and not world.played[town[name]]:
                yield f"{place}.{name}: nobody plays {SEAT_NAMES[town[name]]} in this game"
        if town.blockader != NONE and town.blockader == town.holder:
            yield f"{place}.blockader: {SEAT_NAMES[town.holder]} holds the town, and does not blockade it"


def _sacred_faults(world: World, realm: Any) -> Iterator[str]:
    honoured = [0] * len(God)
    for number, town in enumerate(realm.towns):
        place = f"towns.{TOWN_NAMES[number]}"
        if (town.sacred == Sacred.NONE) != (town.god == God.NONE):
            yield f"{place}.god: a god has an ara or a templum, and each of them a god"
        if town.sacred == Sacred.TEMPLUM and number >= SEAT_COUNT:
            yield f"{place}.sacred: a templum stands only in a caput"
        if not 0 <= town.favours <= (world.favours if town.sacred == Sacred.ARA else 0):
            yield f"{place}.favours: an ara has up to {world.favours} favours, a templum none, not {town.favours}"
        honoured[town.god] += 1
    for god in range(1, len(God)):
        if honoured[god] > world.areas_per_god:
            most = world.areas_per_god
            yield f"towns: {GOD_NAMES[god]} has {honoured[god]} sacred areas, and no god more than {most}"
