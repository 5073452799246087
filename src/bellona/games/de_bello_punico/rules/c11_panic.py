"""11 Panic: Disorder, flight and its routes, elimination."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..position.records import CAVALRY, FOOT, NONE, TRAIL, Battle, Field, Passage, Status
from .c02_components import add_zoc, enemy_of, is_empty, release, remove
from .c08_facing import is_rear
from .c13_commanders import abandon_commander, shake_commander
from .c16_victory import count_rout
from .events import Cause, EventKind

UNLIMITED = 10_000
ENEMY_WEIGHT = 1_000_000
VETERANS_WEIGHT = 1_000


@rule("2.4c", "10.7a", "10.7b", "R20")
def suffer(field: Field, battle: Battle, unit: int, points: int, cause: int, log: Log) -> None:
    """Disorder lowers morale; at the limit the unit panics."""
    struck = battle.units[unit]
    if struck.panicked or struck.status != Status.ON_MAP:
        return
    struck.disorder += points
    emit(log, EventKind.DISORDERED, cause, unit, points, struck.disorder, 0)
    shake_commander(battle, unit)
    if struck.disorder >= field.kinds[struck.kind].morale:
        panic(field, battle, unit, log)


@rule("11a", "11.1.1", "13g", "16a", "R30", "R35", "R52")
def panic(field: Field, battle: Battle, unit: int, log: Log) -> None:
    """A unit breaks: no zone of control from now on, no commander, rout points, and its flight is due."""
    broken = battle.units[unit]
    abandon_commander(battle, unit)
    add_zoc(field, battle, unit, -1)
    broken.panicked = 1
    broken.panic_turn = battle.turn
    battle.ever_panicked[broken.side] = 1
    count_rout(field, battle, unit)
    emit(log, EventKind.PANICKED, Cause.NONE, unit, battle.rout[broken.side], 0, 0)
    if field.kinds[broken.kind].vanishes:
        emit(log, EventKind.REMOVED, Cause.NONE, unit, 0, 0, 0)
        remove(field, battle, unit, Status.GONE)
    else:
        queue_flight(battle, unit)


@kernel
def queue_flight(battle: Battle, unit: int) -> None:
    """A flight is due after those that arose before it."""
    battle.flights += 1
    battle.units[unit].due = battle.flights


@rule("R52")
def next_flight(field: Field, battle: Battle) -> int:
    """The unit whose flight is due first, or NONE."""
    found = NONE
    if battle.flights == 0:
        return found
    for unit in range(field.unit_count):
        due = battle.units[unit].due
        if due > 0 and (found == NONE or due < battle.units[found].due):
            found = unit
    return found


@rule("8b", "11.1.2b")
def meets_veterans(battle: Battle, side: int, at: int, direction: int, blocks: int) -> bool:
    """Whether a step would enter a hex through the front of a friend that lets no fugitive through."""
    unit = battle.at[at]
    if unit == NONE or not blocks:
        return False
    wall = battle.units[unit]
    return wall.side == side and not is_rear(battle, unit, (direction + 3) % 6)


@kernel
def step_weight(field: Field, battle: Battle, side: int, at: int, direction: int) -> int:
    """How unwelcome a step is to a fugitive: enemies above all, then veterans' fronts, then friends."""
    unit = battle.at[at]
    if unit == NONE:
        return 0
    if battle.units[unit].side != side:
        return ENEMY_WEIGHT
    if meets_veterans(battle, side, at, direction, field.kinds[battle.units[unit].kind].blocks_fugitives):
        return VETERANS_WEIGHT + 1
    return 1


@rule("11.1b", "R23")
def weigh_routes(field: Field, battle: Battle, unit: int, log: Log) -> None:
    """For every hex on a shortest way home, the least weight of the ways on from it, into the scratch space."""
    side = battle.units[unit].side
    start = field.home[side, battle.units[unit].hex]
    for place in range(field.home_count[side]):
        h = field.home_order[side, place]
        if field.home[side, h] > start:
            break
        if field.edge[side, h]:
            log.scratch[h] = 0
            continue
        best = -1
        for direction in range(6):
            n = field.neighbour[h, direction]
            if is_homeward(field, side, h, n):
                weight = log.scratch[n] + step_weight(field, battle, side, n, direction)
                if best < 0 or weight < best:
                    best = weight
        log.scratch[h] = best


@kernel
def is_homeward(field: Field, side: int, h: int, n: int) -> bool:
    """Whether the step from h to n is on a shortest way to a side's own edge."""
    return n >= 0 and field.cost[n] > 0 and field.home[side, n] + field.cost[n] == field.home[side, h]


@rule("11.1b", "R23")
def flight_direction(field: Field, battle: Battle, side: int, h: int, log: Log) -> int:
    """The next step of the best route: straight home if equal, else clockwise of straight first."""
    straight = (field.ahead[side] + 3) % 6
    chosen = NONE
    best = 0
    for preference in range(6):
        swing = (preference + 1) // 2 if preference % 2 else -(preference // 2)
        direction = (straight + swing + 6) % 6
        n = field.neighbour[h, direction]
        if is_homeward(field, side, h, n):
            weight = log.scratch[n] + step_weight(field, battle, side, n, direction)
            if chosen == NONE or weight < best:
                chosen = direction
                best = weight
    return chosen


@kernel
def eliminate(field: Field, battle: Battle, unit: int, cause: int, log: Log) -> None:
    """A unit is destroyed; if it was not in Panic its rout points are booked now."""
    emit(log, EventKind.ELIMINATED, cause, unit, battle.units[unit].hex, 0, 0)
    if not battle.units[unit].panicked:
        count_rout(field, battle, unit)
    remove(field, battle, unit, Status.GONE)


@kernel
def note_trail(battle: Battle, unit: int, at: int) -> None:
    """Record the path of a quarry, for its pursuer."""
    if battle.quarry == unit and battle.trail_count < TRAIL:
        battle.trail[battle.trail_count] = at
        battle.trail_count += 1


@rule("11.1.2a", "11.1.2b", "R25")
def what_stops_fugitive(field: Field, battle: Battle, side: int, n: int, direction: int) -> Cause:
    """The cause of a fugitive's death if its path leads into an enemy or a veterans' front, else NONE."""
    other = battle.at[n]
    if other == NONE:
        return Cause.NONE
    if battle.units[other].side == enemy_of(side):
        return Cause.MET_ENEMY
    if meets_veterans(battle, side, n, direction, field.kinds[battle.units[other].kind].blocks_fugitives):
        return Cause.MET_VETERANS
    return Cause.NONE


@rule("13g", "R25", "R30")
def die_in_flight(field: Field, battle: Battle, unit: int, start: int, cause: int, log: Log) -> None:
    """A fugitive is eliminated; only in the hex where it stood was a commander with it."""
    if battle.units[unit].hex == start:
        abandon_commander(battle, unit)
    eliminate(field, battle, unit, cause, log)


@kernel
def cross_friend(field: Field, battle: Battle, unit: int, friend: int, log: Log) -> None:
    """A fugitive runs through a friend."""
    if field.passes[battle.units[unit].kind, battle.units[friend].kind] == Passage.DISORDERED:
        suffer(field, battle, friend, 1, Cause.FLIGHT, log)


@rule("11a", "11e", "11f", "11g", "11.1b", "11.2", "R24", "R25", "R26", "R53", "B3")
def flee(field: Field, battle: Battle, unit: int, log: Log) -> None:
    """Run for home by the shortest way: foot its whole allowance, cavalry off the map at once."""
    fugitive = battle.units[unit]
    side = fugitive.side
    start = fugitive.hex
    fugitive.due = 0
    weigh_routes(field, battle, unit, log)
    note_trail(battle, unit, start)
    points = UNLIMITED
    if field.kinds[fugitive.kind].arm == FOOT:
        points = field.kinds[fugitive.kind].movement
    while True:
        here = fugitive.hex
        rests = battle.at[here] == unit
        if field.edge[side, here]:
            if points >= 1 or not rests:
                leave_in_flight(field, battle, unit, start, log)
            break
        direction = flight_direction(field, battle, side, here, log)
        if direction == NONE:
            break
        n = field.neighbour[here, direction]
        if rests and points < field.cost[n]:
            break
        barrier = what_stops_fugitive(field, battle, side, n, direction)
        if barrier != Cause.NONE:
            die_in_flight(field, battle, unit, start, barrier, log)
            return
        points -= field.cost[n]
        run_into(field, battle, unit, n, direction, log)
    if fugitive.status == Status.ON_MAP and fugitive.hex != start:
        emit(log, EventKind.FLED, flight_cause(field, battle, unit), unit, start, fugitive.hex, 0)


@rule("11e", "11.1b", "11.2")
def flight_cause(field: Field, battle: Battle, unit: int) -> Cause:
    """Why a unit runs: horse leaves the map, foot that broke in an earlier turn runs on, other foot has just broken."""
    if field.kinds[battle.units[unit].kind].arm != FOOT:
        return Cause.HORSE
    return Cause.RUNNING_ON if battle.units[unit].panic_turn < battle.turn else Cause.NONE


@kernel
def run_into(field: Field, battle: Battle, unit: int, n: int, direction: int, log: Log) -> None:
    """One step of a flight. Hexes of friends and of a lone enemy commander are run through, never stopped in."""
    fugitive = battle.units[unit]
    friend = battle.at[n]
    release(battle, unit)
    fugitive.hex = n
    fugitive.facing = direction
    note_trail(battle, unit, n)
    if friend != NONE:
        cross_friend(field, battle, unit, friend, log)
    elif is_empty(battle, fugitive.side, n):
        battle.at[n] = unit


@kernel
def leave_in_flight(field: Field, battle: Battle, unit: int, start: int, log: Log) -> None:
    """A fugitive leaves the map and the game."""
    fugitive = battle.units[unit]
    cause = flight_cause(field, battle, unit)
    if fugitive.hex != start:
        emit(log, EventKind.FLED, cause, unit, start, fugitive.hex, 0)
    emit(log, EventKind.LEFT_MAP, cause, unit, fugitive.hex, 0, 0)
    if battle.quarry == unit:
        battle.trail_leaves = 1
    release(battle, unit)
    fugitive.status = Status.GONE
    fugitive.hex = NONE


@rule("11.1a", "R52", "R57")
def next_fugitive(field: Field, battle: Battle, side: int) -> int:
    """Of the foot that panicked in an earlier turn and has not run on in this impulse the nearest to home, or NONE."""
    found = NONE
    for unit in range(field.unit_count):
        runner = battle.units[unit]
        if runner.side != side or runner.status != Status.ON_MAP or not runner.panicked or runner.moved:
            continue
        if field.kinds[runner.kind].arm == CAVALRY or runner.panic_turn >= battle.turn:
            continue
        if found == NONE or runs_before(field, battle, unit, found):
            found = unit
    return found


@rule("11.1a", "R52")
def run_on(field: Field, battle: Battle, side: int) -> None:
    """The next fugitive runs on; the consequences of its flight are settled before the next one."""
    fugitive = next_fugitive(field, battle, side)
    if fugitive == NONE:
        battle.fugitives_over = 1
    else:
        battle.units[fugitive].moved = 1
        queue_flight(battle, fugitive)


@kernel
def runs_before(field: Field, battle: Battle, unit: int, other: int) -> bool:
    """Whether a fugitive is nearer home than another, or as near and further west."""
    a, b = battle.units[unit], battle.units[other]
    near, far = field.home[a.side, a.hex], field.home[b.side, b.hex]
    return near < far or (near == far and a.hex % field.cols < b.hex % field.cols)


@rule("11.1.2c", "13g")
def cut_down(field: Field, battle: Battle, unit: int, log: Log) -> None:
    """A unit in Panic that is attacked is eliminated without a combat."""
    abandon_commander(battle, unit)
    eliminate(field, battle, unit, Cause.ATTACKED_IN_PANIC, log)
