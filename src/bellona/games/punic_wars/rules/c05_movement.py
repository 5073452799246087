"""Chapter 5, movement: a leader and his force go from hex to hex, at one point per hex."""

from __future__ import annotations

from bellona.kernel.choices import Choices, offer
from bellona.kernel.dice import Dice
from bellona.kernel.hexes import direction_to
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..actions.moves import Refusal, Verb
from ..position.records import (
    BY_FERRY,
    BY_LAND,
    BY_SEA,
    LAND,
    LEADERS,
    MOVEMENT_POINTS,
    NAVAL,
    NONE,
    ROME,
    Access,
    Marching,
    Status,
    Terrain,
    War,
    World,
)
from .c03_components import enemy_of, is_closed, may_end_in, strength
from .c05_command import clear_tags, is_held, tag, tagged
from .c07_stacking import shift_points
from .c08_leaders import best_value, lose_leader
from .c10_towns import check_relief, is_under_siege, relieve
from .c11_attrition import (
    SHIPWRECK,
    at_risk,
    entering_cause,
    entering_risk,
    leaving_cause,
    leaving_risk,
    lose,
    loss_of,
    owe,
    roll_attrition,
)
from .c17_syracuse import invade
from .events import Cause, EventKind
from .settling import settle

ALONE, ON_LAND, ON_SEA, TOGETHER = 0, 1, 2, 3


# Taking the lead


@rule("5.0c", "6.0")
def open_campaign(world: World, war: War) -> None:
    """Every leader of the side in its phase has all his points again."""
    clear_tags(war)
    for leader in range(LEADERS):
        if war.leaders[leader].status == Status.ON_MAP and world.figures[leader].side == war.active:
            war.leaders[leader].points = MOVEMENT_POINTS
            war.leaders[leader].marching = Marching.WAITING


@rule("5.0a", "5.0b", "5.11", "8.11", "8.21")
def check_lead(world: World, war: War, leader: int) -> Refusal:
    """Whether a leader may begin his move; one who is under way ends his first."""
    if leader < 0 or leader >= LEADERS or not world.figures[leader].used:
        return Refusal.NO_SUCH_LEADER
    if world.figures[leader].side != war.active:
        return Refusal.NOT_YOUR_LEADER
    if war.leaders[leader].status != Status.ON_MAP:
        return Refusal.LEADER_NOT_TO_MOVE
    if leader == war.marching:
        return Refusal.UNDER_WAY_ALREADY
    if war.leaders[leader].marching == Marching.FINISHED:
        return Refusal.LEADER_FINISHED
    return check_finish(world, war) if war.marching != NONE else Refusal.NONE


@kernel
def list_leads(world: World, war: War, choices: Choices) -> None:
    """Every leader who may begin his move."""
    for leader in range(LEADERS):
        if war.leaders[leader].status == Status.ON_MAP and check_lead(world, war, leader) == Refusal.NONE:
            offer(choices, Verb.LEAD, leader, 0, 0)


@kernel
def anyone_to_lead(world: World, war: War) -> bool:
    """Whether a leader of the side in its phase has not moved yet."""
    for leader in range(LEADERS):
        figure = war.leaders[leader]
        if figure.status == Status.ON_MAP and figure.marching == Marching.WAITING:
            if world.figures[leader].side == war.active:
                return True
    return False


@rule("5.0b")
def lead(world: World, war: War, leader: int, log: Log) -> None:
    """A leader begins his move, alone until somebody joins him."""
    if war.marching != NONE:
        finish(world, war, log)
    war.marching = leader
    war.leaders[leader].marching = Marching.UNDER_WAY
    emit(log, EventKind.LED, 0, leader, war.leaders[leader].hex, 0, 0)


@rule("5.0b", "5.25b", "10.29b", "R12", "R13", "B3", "B4")
def check_finish(world: World, war: War) -> Refusal:
    """Whether the leader under way may end his move where he is."""
    if war.must_attack:
        return Refusal.MUST_ATTACK_BESIEGERS
    h = war.leaders[war.marching].hex
    if may_end_in(world, h):
        return Refusal.NONE
    if has_dropped(war, h):
        return Refusal.CANNOT_END_HERE
    for direction in range(6):
        to = world.neighbour[h, direction]
        if to >= 0 and check_go(world, war, to) == Refusal.NONE:
            return Refusal.CANNOT_END_HERE
    return Refusal.NONE


@rule("5.0b", "5.0c", "B4")
def finish(world: World, war: War, log: Log) -> None:
    """The leader under way ends his move; where he may not stay and cannot leave, he and his force are lost."""
    leader = war.marching
    h = war.leaders[leader].hex
    if not may_end_in(world, h):
        for arm in range(2):
            lose(world, war, war.active, arm, h, war.force[arm], Cause.STRANDED, log)
        lose_leader(world, war, leader, Cause.STRANDED, log)
        settle(world, war, h, log)
    else:
        emit(log, EventKind.FINISHED, 0, leader, 0, 0, 0)
    stand_down(war)


@kernel
def stand_down(war: War) -> None:
    """Nobody is moving any more."""
    leader = war.leaders[war.marching]
    if leader.status == Status.ON_MAP:
        leader.marching = Marching.FINISHED
    war.marching = NONE
    war.force[LAND] = 0
    war.force[NAVAL] = 0
    war.going = NONE
    war.must_attack = 0


# Where a force may go


@kernel
def has_dropped(war: War, h: int) -> bool:
    """Whether the leader under way has left points of his in this hex."""
    for arm in range(2):
        if tagged(war, war.marching, arm, h) > war.force[arm]:
            return True
    return False


@rule("5.37b", "5.37c", "R49", "R50")
def ferry_serves(world: World, war: War, ferry: int) -> bool:
    """Whether armies may cross at a ferry: a friendly fleet in the ferry hex and none of the enemy's."""
    side = war.active
    return war.points[side, NAVAL, ferry] > 0 and strength(world, war, enemy_of(side), NAVAL, ferry) == 0


@rule("5.32a", "5.32b", "5.33a", "5.35a", "5.37b", "R12", "R15")
def check_crossing(world: World, war: War, start: int, direction: int, land: int, naval: int) -> Refusal:
    """Whether armies and fleets may cross a hexside; a leader alone may always."""
    passage = world.passage[start, direction]
    if naval > 0 and not passage & BY_SEA:
        return Refusal.FLEET_ON_LAND
    if land == 0 or passage & BY_LAND or naval >= land:
        return Refusal.NONE
    if passage & BY_FERRY:
        served = ferry_serves(world, war, world.ferry[start, direction])
        return Refusal.NONE if served else Refusal.FERRY_BARRED
    return Refusal.TOO_FEW_SHIPS if naval > 0 else Refusal.ARMY_AT_SEA


@rule("5.25b", "R13", "R14")
def steps_out(world: World, war: War, h: int, land: int, naval: int) -> int:
    """The fewest steps from a hex to one where the move may end."""
    way = ALONE
    if naval > 0:
        way = ON_SEA if naval >= land else TOGETHER
    elif land > 0:
        way = ON_LAND
    return world.way_out[war.illyrian_war, way, h]


@rule("16.34b", "19.14E1", "19.24D", "R42")
def check_open(world: World, war: War, h: int) -> Refusal:
    """Whether units may enter the region of a hex."""
    region = world.region[h]
    if not is_closed(world, war, region):
        return Refusal.NONE
    return Refusal.ILLYRIA_CLOSED if world.region_closed[region] == Access.UNTIL_WAR else Refusal.REGION_CLOSED


@rule(
    "5.0d",
    "5.0e",
    "5.12",
    "5.21",
    "5.22",
    "5.23a",
    "5.25a",
    "5.31",
    "5.36a",
    "6.0",
    "9.17",
    "10.28a",
    "R59",
    "B3",
    "B12",
)
def check_go(world: World, war: War, to: int) -> Refusal:
    """Whether the force under way may enter a hex: adjacent, open, free to leave, with a way across and a way out."""
    leader = war.leaders[war.marching]
    start = leader.hex
    if to < 0 or to >= world.hexes:
        return Refusal.MALFORMED
    if war.must_attack:
        return Refusal.MUST_ATTACK_BESIEGERS
    if direction_to(world.neighbour, start, to) == NONE:
        return Refusal.NOT_ADJACENT
    if leader.points < 1:
        return Refusal.NO_MOVEMENT_POINTS
    closed = check_open(world, war, to)
    if closed != Refusal.NONE:
        return closed
    if is_held(world, war, start):
        return Refusal.MUST_FIGHT_OUT
    if not may_end_in(world, start) and has_dropped(war, start):
        return Refusal.POINTS_LEFT_BEHIND
    return check_step(world, war, to)


@rule("5.25b", "10.29c", "R13", "R24")
def check_step(world: World, war: War, to: int) -> Refusal:
    """Whether the force under way, as strong as it is now, has a way across to the next hex, and on from there."""
    leader = war.leaders[war.marching]
    start, left = leader.hex, leader.points - 1
    land, naval = war.force[LAND], war.force[NAVAL]
    crossing = check_crossing(world, war, start, direction_to(world.neighbour, start, to), land, naval)
    if crossing != Refusal.NONE:
        return crossing
    relief = check_relief(world, war, to, land, naval, left)
    if relief != Refusal.NONE:
        return relief
    return Refusal.NO_WAY_OUT if steps_out(world, war, to, land, naval) > left else Refusal.NONE


@kernel
def list_steps(world: World, war: War, choices: Choices) -> None:
    """Every hex that the force under way may enter."""
    h = war.leaders[war.marching].hex
    for direction in range(6):
        to = world.neighbour[h, direction]
        if to >= 0 and check_go(world, war, to) == Refusal.NONE:
            offer(choices, Verb.GO, 0, to, 0)


# Going


@rule("5.43a", "5.43b", "5.45", "11.13a", "11.13c", "11.16", "R57")
def go(world: World, war: War, to: int, dice: Dice, log: Log) -> None:
    """Set out for a hex: first comes the attrition for leaving enemies behind."""
    leader = war.marching
    start = war.leaders[leader].hex
    side = war.active
    land, naval = war.force[LAND], war.force[NAVAL]
    base = leaving_risk(world, war, side, start, land, naval)
    war.going = to
    if base == 0:
        enter_hex(world, war, dice, log)
        return
    own, foe = world.figures[leader].value, best_value(world, war, enemy_of(side), start)
    cause = leaving_cause(world, war, side, start, land, naval)
    percent = roll_attrition(world, side, start, own, foe, cause, dice, log)
    most = at_risk(world, war, side, start, land, naval, LAND) + at_risk(world, war, side, start, land, naval, NAVAL)
    loss = min(loss_of(percent, base), most)
    emit(log, EventKind.PERCENT, cause, side, percent, base, loss)
    owe(war, side, loss, start, 1 << LAND | 1 << NAVAL, cause)


@rule("R57", "B7", "B12", "B13")
def go_on(world: World, war: War, dice: Dice, log: Log) -> None:
    """The loss for leaving is paid: points that still can continue, though now perhaps few enough to be besieged."""
    leader = war.marching
    start, to = war.leaders[leader].hex, war.going
    direction = direction_to(world.neighbour, start, to)
    land, naval = war.force[LAND], war.force[NAVAL]
    if land > naval and check_crossing(world, war, start, direction, land, naval) != Refusal.NONE:
        war.force[LAND] = naval
        emit(log, EventKind.LEFT_BEHIND, 0, leader, land - naval, LAND, start)
    if war.force[LAND] + war.force[NAVAL] == 0:
        halt(war, Cause.NOBODY_LEFT if land == 0 else Cause.NO_SHIPS_LEFT, log)
        return
    refused = check_step(world, war, to)
    if refused == Refusal.NONE:
        enter_hex(world, war, dice, log)
    else:
        halt(war, Cause.NO_WAY_ON if refused == Refusal.NO_WAY_OUT else Cause.TOO_WEAK, log)


@kernel
def halt(war: War, cause: int, log: Log) -> None:
    """A force that has paid for leaving stays after all."""
    war.going = NONE
    emit(log, EventKind.HALTED, cause, war.marching, war.leaders[war.marching].hex, 0, 0)


@rule("5.12", "5.21", "5.37d", "10.29a", "17.11a", "17.11b", "R20", "R51")
def enter_hex(world: World, war: War, dice: Dice, log: Log) -> None:
    """The leader and his force enter the next hex, with all that follows from it at once."""
    leader = war.marching
    start, to, side = war.leaders[leader].hex, war.going, war.active
    land, naval = war.force[LAND], war.force[NAVAL]
    war.going = NONE
    war.leaders[leader].points -= 1
    war.leaders[leader].hex = to
    emit(log, EventKind.WENT, 0, leader, start, to, war.leaders[leader].points)
    if land + naval > 0 and is_under_siege(world, war, side, to):
        relieve(world, war, to, log)
    for arm in range(2):
        number = war.force[arm]
        if number > 0:
            shift_points(world, war, side, arm, start, to, number, log)
            tag(war, leader, arm, start, -number)
            tag(war, leader, arm, to, number)
    invaded = land + naval > 0 and invade(world, war, side, to, log)
    suffer_entering(world, war, to, dice, log)
    settle(world, war, start, log)
    settle(world, war, to, log)
    if invaded:
        settle(world, war, world.syracuse_hex, log)


@rule("5.33b", "5.34", "5.35b", "11.11a", "11.11b", "11.12", "19.14D2", "R35", "R53")
def suffer_entering(world: World, war: War, h: int, dice: Dice, log: Log) -> None:
    """The attrition of the open sea and of the mountains."""
    side, leader = war.active, war.marching
    base = entering_risk(world, h, war.force[LAND], war.force[NAVAL])
    if base == 0:
        return
    cause = entering_cause(world, h)
    percent = roll_attrition(world, side, h, world.figures[leader].value, 0, cause, dice, log)
    loss = loss_of(percent, base)
    emit(log, EventKind.PERCENT, cause, side, percent, base, loss)
    if world.terrain[h] != Terrain.SEA:
        lose(world, war, side, LAND, h, loss, cause, log)
        return
    lose(world, war, side, NAVAL, h, loss, cause, log)
    drowned = war.force[LAND] - war.force[NAVAL]
    lose(world, war, side, LAND, h, drowned, Cause.DROWNED, log)
    if side == ROME and percent == SHIPWRECK and world.shipyards_wanted > 0 and war.may_build:
        war.may_build = 0
        emit(log, EventKind.SHIPYARDS_CLOSED, 0, 0, 0, 0, 0)
