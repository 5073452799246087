"""Impossible positions: those that no battle can reach are refused with their place in the document."""

from __future__ import annotations

from typing import Any

from bellona.gamekit.values import BadPosition
from bellona.kernel.rules import enforces

from ..position.records import (
    CARTHAGE,
    CAVALRY,
    COMMANDER,
    ELEPHANT,
    NONE,
    Ask,
    Battle,
    Die,
    Field,
    Life,
    Phase,
    Stage,
    Status,
)
from ..rules.c16_victory import is_routed
from ..text.notation import BOX_NAMES, LETTERS, SEATS, Notation

ASKED_IN = {
    Phase.SETUP: (Ask.DEPLOY, Ask.HOLD, Ask.POST),
    Phase.STRATEGIC: (Ask.PLACE,),
    Phase.INITIATIVE: (Ask.REROLL, Ask.ORDER),
    Phase.OPERATIONS: tuple(ask for ask in Ask if ask >= Ask.REROLL),
    Phase.OVER: (Ask.NOTHING,),
}
FIGHTS = (Ask.RETREAT, Ask.ESCAPE, Ask.COMMIT, Ask.SUPPORT, Ask.ADVANCE)
BETWEEN_UNITS = (Ask.RETREAT, Ask.COMMIT, Ask.SUPPORT)
REROLLED = (Stage.DEFENDER_REROLL, Stage.RESULT)
"""The stages of an attack at which the question for a reroll stands open."""


class Possible:
    """Looks for impossible facts in the positions of one battle."""

    def __init__(self, field: Field, notation: Notation) -> None:
        self.field: Any = field
        self.notation = notation
        self.army = int(field.unit_count)

    def refuse_pieces(self, battle: Any) -> None:
        """Refuse pieces and markers that cannot be as they are."""
        held = [unit for unit in range(self.field.unit_count) if battle.units[unit].status == Status.HELD]
        if len(held) > 1:
            raise BadPosition(f"units.{self.notation.piece(battle, held[1])}: only one unit is held for an ambush")
        for unit in range(self.field.unit_count):
            soldier = battle.units[unit]
            wrong = self._wrong_state(soldier) or self._wrong_place(battle, soldier)
            wrong = wrong or self._wrong_turn(battle, soldier)
            if wrong:
                raise BadPosition(f"units.{self.notation.piece(battle, unit)}: {wrong}")
        self._refuse_commanders(battle)
        self._refuse_markers(battle)

    @enforces("11.1.1", "11.2", "15.1d", "15.1f")
    def _wrong_state(self, soldier: Any) -> str:
        """What is wrong with the state of a unit."""
        kind = self.field.kinds[soldier.kind]
        if soldier.panicked and soldier.status == Status.ON_MAP and not soldier.due:
            if kind.vanishes:
                return "a unit of its type is removed from the game when it panics"
            if kind.arm == CAVALRY:
                return "cavalry that panics leaves the map at once"
        if (soldier.halted or soldier.stampeding) and kind.arm != ELEPHANT:
            return "only elephants are halted or stampede"
        return ""

    @enforces("14d", "17.1.3c", "B4")
    def _wrong_place(self, battle: Any, soldier: Any) -> str:
        """What is wrong with a unit where it is."""
        if soldier.status == Status.HELD:
            ambusher = soldier.side == CARTHAGE and soldier.kind == self.field.ambush - 1
            return "" if ambusher else "no such unit is held for an ambush in this battle"
        if soldier.status == Status.WAITING and battle.phase != Phase.SETUP:
            return "units wait to be placed only during the set-up"
        if soldier.backed and battle.commanders[soldier.side].life == Life.DEAD:
            return "its commander is dead, and its Combat point has gone with him"
        if soldier.status != Status.PURSUING:
            return "" if soldier.exit_hex == NONE else "only a unit off the map in pursuit has an exit hex"
        if self.field.kinds[soldier.kind].arm != CAVALRY:
            return "only cavalry pursues off the map"
        if soldier.exit_hex == NONE or not self.field.edge[1 - soldier.side, soldier.exit_hex]:
            return "a pursuer's exit hex is on the enemy's edge of the map"
        return ""

    @enforces("15.1b", "R52")
    def _wrong_turn(self, battle: Any, soldier: Any) -> str:
        """What is wrong with a unit's place in a queue."""
        if soldier.due > battle.flights:
            return f"its flight is due as number {soldier.due}, and only {battle.flights} have been queued"
        if soldier.named > battle.named:
            return f"it is tested as number {soldier.named}, and only {battle.named} have been named"
        return ""

    @enforces("R31", "B2")
    def _refuse_commanders(self, battle: Any) -> None:
        """No commander stands where he may not go, in an enemy's hex or with the other commander."""
        for side, seat in enumerate(SEATS):
            at = battle.commanders[side].hex
            if at < 0:
                continue
            place = f"commanders.{LETTERS[side]}-CMD: hex {self.notation.hex(at)}"
            if self.field.cost[at] == 0:
                raise BadPosition(f"{place} cannot be entered")
            if battle.at[at] != NONE and battle.units[battle.at[at]].side != side:
                raise BadPosition(f"{place} is held by an enemy of {seat.title()}")
            if battle.commanders[1 - side].hex == at:
                raise BadPosition(f"{place} holds the other commander already")

    @enforces("4a", "4.1a", "4.1c", "4.9c", "R51")
    def _refuse_markers(self, battle: Any) -> None:
        """No box holds more than it may, and no side has more markers than its commander is worth."""
        for side, seat in enumerate(SEATS):
            for box, name in enumerate(BOX_NAMES):
                limit, count = int(self.field.box_limit[side, box]), int(battle.boxes[side, box])
                if count and not limit:
                    raise BadPosition(f"boxes.{seat}.{name}: {seat.title()} has no such box")
                if count > limit:
                    raise BadPosition(f"boxes.{seat}.{name}: it holds {limit} at most, not {count}")
            markers = int(battle.boxes[side].sum() + battle.unplaced[side])
            false = battle.vacuus[side] != NONE or battle.unplaced[side] > 0
            own = int(self.field.points[side]) + (1 if false else 0)
            if markers > own:
                vacuus = "with the Vacuus" if false else "without a Vacuus"
                raise BadPosition(f"boxes.{seat}: {markers} markers are too many; there are {own} {vacuus}")

    @enforces("3.1D", "16b")
    def refuse_lost(self, battle: Any, turn_begins: bool) -> None:
        """A turn does not begin after one at whose end a side had routed."""
        for side, seat in enumerate(SEATS):
            if turn_begins and is_routed(self.field, battle, side):
                points = battle.rout[side]
                raise BadPosition(f"rout.{seat}: with {points} rout points the battle ended before this turn began")

    # In mid-step

    def refuse_moment(self, battle: Any) -> None:
        """Refuse a moment of a battle from which it could not continue."""
        ask = Ask(battle.ask)
        if ask not in ASKED_IN[Phase(battle.phase)]:
            word = Phase(battle.phase).name.lower()
            raise BadPosition(f"now.ask: {ask.name.lower()!r} is not asked in the phase {word!r}")
        if (battle.seat == NONE) != (ask == Ask.NOTHING):
            raise BadPosition("now.seat: somebody has a choice if something is asked, and nobody if not")
        wrong = self._wrong_question(battle, ask) or self._wrong_pieces(battle)
        if wrong:
            raise BadPosition(f"now.{wrong}")
        if battle.phase == Phase.SETUP:
            self._refuse_other_armies(battle)
        if battle.phase == Phase.OVER and not self._is_over(battle):
            raise BadPosition("now.winner: by its turn and rout points the battle has not ended so")

    def _wrong_question(self, battle: Any, ask: Ask) -> str:
        """The missing subject of a question."""
        attack = battle.attack
        if ask in FIGHTS and not (_stands(battle, attack.attacker) and attack.target != NONE and attack.hex != NONE):
            return f"attack: the question {ask.name.lower()!r} is about an attack under way"
        if ask in BETWEEN_UNITS and not _stands(battle, attack.target):
            return f"attack.target: the question {ask.name.lower()!r} is about an attacked unit"
        if ask in (Ask.BOOST, Ask.TEST) and battle.moving != NONE:
            return f"moving: nobody is under way yet where {ask.name.lower()!r} is asked"
        if ask in (Ask.ESCAPE, Ask.REFUGE) and battle.commanders[battle.seat].hex < 0:
            return "seat: the commander who has to go is not on the map"
        if ask in (Ask.STAMPEDE, Ask.VICTIM) and not _stands(battle, battle.testing):
            return "testing: no elephants are under test"
        if ask == Ask.PURSUIT and not (_stands(battle, battle.pursuer) and battle.quarry != NONE):
            return "pursuer: nobody is about to pursue"
        if ask == Ask.REROLL and battle.die == Die.NOTHING and attack.stage not in REROLLED:
            return "die: no die has been rolled"
        return ""

    def _wrong_pieces(self, battle: Any) -> str:
        """A piece that is named in an impossible place."""
        for name in ("testing", "raging", "shooter", "shot_at", "pursuer", "guest"):
            if battle[name] != NONE and not _stands(battle, battle[name]):
                return f"{name}: it is no unit on the map"
        if battle.quarry >= COMMANDER or battle.attack.attacker >= COMMANDER:
            return "attack: commanders neither attack nor are pursued"
        if battle.guest != NONE and battle.at[battle.units[battle.guest].hex] == battle.guest:
            return "guest: it is in no friend's hex"
        if (battle.die == Die.MISSILE) != (battle.shooter != NONE and battle.shot_at != NONE):
            return "shooter: somebody shoots if a missile die lies there, and nobody if not"
        if battle.die not in (Die.NOTHING, Die.INITIATIVE) and not 1 <= battle.die_value <= 6:
            return "die_value: a die shows 1 to 6"
        if battle.die == Die.ELEPHANT and battle.testing == NONE:
            return "testing: no elephants are under test"
        return ""

    @enforces("17", "R46")
    def _refuse_other_armies(self, battle: Any) -> None:
        """Only the armies of the battle itself can be set up."""
        if self.field.unit_count != self.army:
            raise BadPosition(f"units: this battle is set up with its own {self.army} units")
        for unit in range(self.field.unit_count):
            soldier = battle.units[unit]
            own = (self.field.unit_side[unit], self.field.unit_kind[unit], self.field.unit_number[unit])
            if (soldier.side, soldier.kind, soldier.number) != own:
                name = self.notation.piece(battle, unit)
                raise BadPosition(f"units.{name}: only the units of the battle, in their order, are set up")

    @enforces("16b", "16c", "16d")
    def _is_over(self, battle: Any) -> bool:
        """Whether a battle that is stated to be over has ended as its figures say."""
        routed = [bool(is_routed(self.field, battle, side)) for side in range(2)]
        if routed[0] != routed[1]:
            return bool(battle.winner == routed.index(False))
        ended = all(routed) or battle.turn == self.field.turns
        return bool(ended and battle.winner == self.field.draw_winner)


def _stands(battle: Battle, piece: int) -> bool:
    """Whether a piece is a unit on the map."""
    return 0 <= piece < COMMANDER and battle.units[piece].status == Status.ON_MAP
