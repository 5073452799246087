"""Positions as JSON: short to write by hand, complete when dumped.

A document states the differences from the beginning of the game without filii, cards in their order. One that names the
question is complete; in any other the rules continue from the phase that it names.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from bellona.gamekit.reading import one_of, table_in
from bellona.gamekit.values import BadPosition
from bellona.kernel.dice import Dice
from bellona.kernel.log import Log
from bellona.kernel.record import clone, one

from ..actions.commanding import refuse_strangers
from ..actions.flow import advance
from ..position.battlefield import SIDE_UNITS, UNITS, Stage
from ..position.battlefield import Standing as OnField
from ..position.records import Realm
from ..position.vocabulary import DECK, EVENTI, NONE, SEAT_COUNT, SIGNA_KINDS, TOWNS, Phase
from ..position.world_record import World
from ..rules.c01_turn.sequence import RULING
from ..rules.c01_turn.setup import add_filius, clear, crown, found_town
from ..rules.c03_signa.deck import in_phase_order
from ..rules.c07_houses.control import renew_control
from ..text.names import SEAT_NAMES, TOWN_NAMES
from .impossible import refuse_impossible, refuse_unasked
from .impossible_cards import refuse_full_decks
from .layout import REALM
from .spelling import SAME, Word

SLUG = "latium"
SEXES = ("daughter", "son")
ALWAYS = ("turn", "phase", "ask", "event_deck", "event_place", "signa_deck", "signa_place", "signa_end")
"""Fields that are written even with their default values."""
SHORT = ("game", "scenario", "filii")


class Document:
    """Writes and reads positions of one scenario."""

    def __init__(self, scenario: str, world: World) -> None:
        self.scenario = scenario
        self.world = world

    # Writing

    def dump(self, realm: Realm) -> dict[str, Any]:
        """The whole position."""
        raw: Any = realm
        told = REALM.write(raw, self._usual)
        always = {name: REALM.of(name, raw).write(raw[name], None) for name in ALWAYS}
        return {"game": SLUG, "scenario": self.scenario} | always | (told if told is not SAME else {})

    @cached_property
    def _usual(self) -> Any:
        """The beginning of the game, nothing drawn and nobody born."""
        realm = one(Realm)
        clear(self.world, realm)
        for town in range(TOWNS):
            found_town(self.world, realm, town)
        for seat in range(SEAT_COUNT):
            if self.world.played[seat]:
                crown(self.world, realm, seat)
        realm.turn, realm.phase = 1, Phase.REIGN
        return realm

    # Reading

    def lay(self, doc: Mapping[str, Any]) -> Realm:
        """The position of a document, before any rule has run."""
        realm = clone(self._usual)
        for town, sexes in table_in(doc, "filii").items():
            for sex in sexes if isinstance(sexes, list) else [sexes]:
                add_filius(realm, one_of("filii", town, TOWN_NAMES), one_of(f"filii.{town}", sex, SEXES))
        REALM.fill("", {name: told for name, told in doc.items() if name not in SHORT}, realm)
        _occupy(realm)
        made: Realm = realm
        return made

    def go_on(self, realm: Any, doc: Mapping[str, Any], dice: Dice, log: Log) -> None:
        """Let the rules continue from the phase; a document that names the question is complete."""
        if "ask" not in doc:
            self._complete(realm, doc)
        refuse_impossible(self.world, realm)
        refuse_full_decks(realm)
        refuse_strangers(realm)
        if "ask" not in doc:
            self._go_on(realm, dice, log)
        refuse_unasked(self.world, realm)

    def _complete(self, realm: Any, doc: Mapping[str, Any]) -> None:
        """Derived values of a short document: first player, counts, decks, control."""
        if realm.phase == Phase.REIGN:
            self._enter_reign(realm, doc)
        _number_units(realm.battle)
        self._count_signa(realm, doc)
        self._lay_decks(realm, doc)
        for town, told in table_in(doc, "towns").items():
            number = TOWN_NAMES.index(town)
            if "holder" in told and not {"taken_by", "crown"} & set(told) and told["holder"] != town:
                realm.towns[number].taken_by = realm.towns[number].holder
        _settle_control(self.world, realm)
        for town, told in table_in(doc, "towns").items():
            holder = Word(SEAT_NAMES).write(realm.towns[TOWN_NAMES.index(town)].holder, None)
            if told.get("holder", holder) != holder:
                raise BadPosition(f"towns.{town}.holder: by the other facts it is {holder}, not {told['holder']}")

    def _enter_reign(self, realm: Any, doc: Mapping[str, Any]) -> None:
        """The phase of the active Rex begins, by default of the first in order (D3); a battle is fought within it."""
        if realm.active == NONE:
            order = (in_phase_order(realm, place) for place in range(SEAT_COUNT))
            realm.active = next((seat for seat in order if self.world.played[seat]), NONE)
        if "order" not in doc:
            realm.order = (int(realm.active) - in_phase_order(realm, 0)) % SEAT_COUNT
        if "step" not in doc and realm.battle.stage != Stage.NONE:
            realm.step = RULING

    def _count_signa(self, realm: Any, doc: Mapping[str, Any]) -> None:
        for rex in realm.reges:
            rex.signa_count = int(rex.signa.sum())
        if "signa_count" not in table_in(doc, "battle"):
            realm.battle.signa_count[:] = realm.battle.signa.sum(axis=1)

    def _lay_decks(self, realm: Any, doc: Mapping[str, Any]) -> None:
        """All cards that nobody has are in the decks, in the order of their numbers."""
        if "event_deck" not in doc:
            realm.event_deck[:] = range(1, EVENTI + 1)
        if "event_place" not in doc:
            realm.event_place = (int(realm.turn) - 1) % EVENTI + (realm.phase > Phase.EVENT)
        if "signa_deck" in doc:
            return
        left = [int(self.world.signs[kind].count) for kind in range(SIGNA_KINDS)]
        for kind in range(SIGNA_KINDS):
            left[kind] -= int(realm.signa_spent[kind]) + int(realm.battle.signa[:, kind].sum())
            left[kind] -= sum(int(rex.signa[kind]) for rex in realm.reges)
            left[kind] -= int((realm.stake == kind).sum()) if kind else 0
        deck = [kind for kind, count in enumerate(left) for _ in range(count)]
        realm.signa_deck[:] = deck + [0] * (DECK - len(deck))
        realm.signa_place, realm.signa_end = 0, len(deck)

    def _go_on(self, realm: Any, dice: Dice, log: Log) -> None:
        if realm.phase == Phase.OVER:
            raise BadPosition("phase: a game that is over cannot be gone on with")
        advance(self.world, realm, dice, log)


def _settle_control(world: World, realm: Any) -> None:
    """Every town belongs to the Rex to whom the facts give it; in a battle too."""
    stage = int(realm.battle.stage)
    realm.battle.stage = Stage.NONE
    renew_control(world, realm, one(Log))
    realm.battle.stage = stage


def _number_units(battle: Any) -> None:
    """Every unit is of the side of its number, and each side has as many places as its last unit needs."""
    for number in range(UNITS):
        unit, side = battle.units[number], number // SIDE_UNITS
        if unit.standing != OnField.ABSENT:
            unit.side = side
            battle.count[side] = max(int(battle.count[side]), number % SIDE_UNITS + 1)


def _occupy(realm: Any) -> None:
    """Put every unit of the battle on its square."""
    battle = realm.battle
    for number in range(UNITS):
        unit = battle.units[number]
        if unit.standing in (OnField.FIELD, OnField.EDGE) and unit.square >= 0:
            battle.occupant[unit.square] = number
