"""10.2, 10.21, D21: a battle is opened."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...position.battlefield import Battle, Stage
from ...position.records import Realm
from ...position.vocabulary import NONE
from ...position.world_record import World
from ..c02_events import cycle_of
from ..events import EventKind
from .field import build_field


@rule("10.2", "10.21", "D21")
def open_battle(world: World, realm: Realm, dice: Dice, log: Log) -> None:
    """Build the field for the armies that have been written down; the bonuses of events for this battle apply."""
    battle = realm.battle
    battle.stage = Stage.ALLOTMENT
    battle.asked = 0
    build_field(world, battle, dice)
    for side in range(2):
        take_omens(world, realm, side)
    emit(log, EventKind.FIELD_BUILT, 0, battle.cell, battle.front, battle.depth, 0)


@rule("D21", "B5")
def take_omens(world: World, realm: Realm, side: int) -> None:
    """What Ardor and Mars adest promised for the next battle of the cycle is used up by this one."""
    battle = realm.battle
    battle.bonus[side] = 0
    battle.steadiness[side] = 0
    if battle.seat[side] == NONE:
        return
    rex = realm.reges[battle.seat[side]]
    if rex.war_bonus_cycle == cycle_of(world, realm):
        battle.bonus[side] = rex.initiative
        battle.steadiness[side] = rex.discrimen
        rex.initiative = 0
        rex.discrimen = 0


@rule("10.2")
def is_open(battle: Battle) -> bool:
    """Whether the field has been built."""
    return battle.front > 0
