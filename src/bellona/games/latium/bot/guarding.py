"""When a bot's army stays near its seat: an enemy could be before the gates in a turn, and too few would hold them."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..position.records import Realm
from ..position.vocabulary import LEADERS, NONE, SEAT_COUNT, Reign
from ..position.world_record import World
from ..rules.c09_movement import milia_between
from ..rules.c10_war.blockade import is_at_large
from ..rules.c10_war.hostility import war_between
from ..rules.c10_war.muster import garrison_of
from .mind import Mind
from .strength import likely_legion, spare_garrison
from .weights import Weight


@kernel
def enemy_at_gates(world: World, realm: Realm, mind: Mind, leader: int) -> int:
    """The Rex against whom a leader has to stay near the seat of the bot, NONE."""
    if mind.plan[Weight.GATES] <= 0.0:
        return NONE
    stays = garrison_of(realm, realm.reges[realm.seat].court) - spare_garrison(world, realm, mind, leader)
    best, most = NONE, 0
    for seat in range(SEAT_COUNT):
        if (
            seat == realm.seat
            or realm.reges[seat].reign != Reign.REIGNS
            or war_between(realm, realm.seat, seat) == NONE
        ):
            continue
        count = likely_legion(world, realm, realm.reges[seat].court)
        if count > most and mind.plan[Weight.GATES] * count > stays and is_within_a_turn(world, realm, seat):
            best, most = seat, count
    return best


@kernel
def is_within_a_turn(world: World, realm: Realm, seat: int) -> bool:
    """Whether a leader of a Rex could be at the seat of the bot in a turn."""
    court = world.sites[realm.reges[realm.seat].court].cell
    for leader in range(LEADERS):
        cell = realm.reges[seat].pieces[leader].cell
        if cell >= 0 and is_at_large(realm, seat, leader) and milia_between(world, cell, court) <= world.allowance:
            return True
    return False
