"""Chapter 8: leaders, how they are lost and come back, and the Roman elections."""

from __future__ import annotations

from bellona.kernel.choices import Choices, offer
from bellona.kernel.dice import Dice, roll
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..actions.moves import Refusal, Verb
from ..position.records import CARTHAGE, LEADERS, MOVEMENT_POINTS, NONE, ROME, STEP_DOWN, Marching, Status, War, World
from .c03_components import combat_points, enemy_of, is_manned
from .events import Cause, EventKind


@kernel
def is_at(world: World, war: War, leader: int, side: int, h: int) -> bool:
    """Whether a leader of a side is in a hex."""
    return war.leaders[leader].hex == h and world.figures[leader].side == side


@rule("8.22", "9.26b", "10.26", "R10", "R27", "B1", "B5")
def best_leader(world: World, war: War, side: int, h: int) -> int:
    """The leader who commands a side in a hex, inside or outside: the best there, NONE if there is none."""
    found = NONE
    for leader in range(LEADERS):
        if is_at(world, war, leader, side, h):
            if found == NONE or world.figures[leader].value > world.figures[found].value:
                found = leader
    return found


@kernel
def best_value(world: World, war: War, side: int, h: int) -> int:
    """The value of the leader who commands in a hex, 0 without one."""
    leader = best_leader(world, war, side, h)
    return 0 if leader == NONE else world.figures[leader].value


@kernel
def any_leader(world: World, war: War, side: int, h: int) -> bool:
    """Whether a side has a leader in a hex."""
    return best_leader(world, war, side, h) != NONE


@kernel
def leaders_on_map(world: World, war: War, side: int) -> int:
    """How many leaders a side has on the map."""
    return count_in(world, war, side, Status.ON_MAP)


@kernel
def count_in(world: World, war: War, side: int, status: int) -> int:
    """How many leaders of a side are in some state."""
    found = 0
    for leader in range(LEADERS):
        if war.leaders[leader].status == status and world.figures[leader].side == side:
            found += 1
    return found


@rule("3.2b", "8.33", "8.42b")
def put_leader(war: War, leader: int, h: int) -> None:
    """Put a leader on the map with all his movement points."""
    figure = war.leaders[leader]
    figure.status = Status.ON_MAP
    figure.hex = h
    figure.points = MOVEMENT_POINTS
    figure.marching = Marching.WAITING


@kernel
def take_leader(war: War, leader: int, status: int) -> None:
    """Take a leader off the map."""
    figure = war.leaders[leader]
    figure.status = status
    figure.hex = NONE
    figure.points = 0
    figure.marching = Marching.WAITING


@rule("8.31a", "8.31b", "R11", "R57")
def lose_lone_leaders(world: World, war: War, h: int, log: Log) -> None:
    """Leaders in a hex with enemy combat points and no friendly ones are lost; nothing else takes a leader."""
    for leader in range(LEADERS):
        if war.leaders[leader].hex != h or war.leaders[leader].status != Status.ON_MAP:
            continue
        side = world.figures[leader].side
        if combat_points(world, war, side, h) == 0 and combat_points(world, war, enemy_of(side), h) > 0:
            lose_leader(world, war, leader, Cause.NONE, log)


@rule("8.32a", "8.32b", "19.24B", "19.24C2")
def lose_leader(world: World, war: War, leader: int, cause: int, log: Log) -> None:
    """A leader is lost; one of value 3 may be gone for good, and Hannibal leaves his command to a lesser man."""
    side = world.figures[leader].side
    emit(log, EventKind.LEADER_LOST, cause, leader, war.leaders[leader].hex, 0, 0)
    gone = world.figures[leader].value == 3 and world.three_lost_for_good[side] == 1
    take_leader(war, leader, Status.GONE if gone else Status.LOST)
    if side == ROME:
        war.fallen += 1
    elif gone:
        for other in range(LEADERS):
            if world.figures[other].side == side and war.leaders[other].status == Status.POOL:
                war.leaders[other].status = Status.LOST
                break


# Coming back


@rule("8.32c", "8.4c", "R30", "R59")
def may_place(world: World, war: War, side: int, h: int) -> bool:
    """Whether a leader may come to a hex: it needs at least one friendly combat point, besieged or not."""
    return 0 <= h < world.hexes and combat_points(world, war, side, h) > 0


@rule("R29")
def has_place(world: World, war: War, side: int) -> bool:
    """Whether there is a hex for a leader to come to; otherwise he waits."""
    if war.total[side, 0] + war.total[side, 1] > 0:
        return True
    return may_place(world, war, side, world.syracuse_hex)


@kernel
def anyone(world: World, war: War, side: int, status: int) -> bool:
    """Whether a side has a leader in some state."""
    for leader in range(LEADERS):
        if world.figures[leader].side == side and world.figures[leader].used and war.leaders[leader].status == status:
            return True
    return False


@rule("8.32a", "8.32c", "8.4c")
def check_placing(world: World, war: War, leader: int, h: int, status: int) -> Refusal:
    """Whether a drawn or a lost leader may come to a hex."""
    if leader < 0 or leader >= LEADERS or not world.figures[leader].used:
        return Refusal.NO_SUCH_LEADER
    if world.figures[leader].side != war.seat:
        return Refusal.NOT_YOUR_LEADER
    if war.leaders[leader].status != status:
        return Refusal.LEADER_NOT_DRAWN if status == Status.DRAWN else Refusal.LEADER_NOT_LOST
    if not may_place(world, war, war.seat, h):
        return Refusal.NO_FRIENDS_THERE
    return Refusal.NONE


@kernel
def list_placings(world: World, war: War, verb: int, status: int, choices: Choices) -> None:
    """Every hex for every leader who is to be placed."""
    for leader in range(LEADERS):
        if world.figures[leader].side != war.seat or war.leaders[leader].status != status:
            continue
        for place in range(world.stations):
            h = world.station[place]
            if is_manned(world, war, war.seat, h):
                offer(choices, verb, leader, h, 0)


# Elections


@rule("8.4a", "8.4b", "8.43", "R28")
def open_elections(world: World, war: War) -> None:
    """Two leaders step down, or all if there are fewer; for the fallen more may be elected, up to the ceiling."""
    for leader in range(LEADERS):
        if world.figures[leader].side == ROME and war.leaders[leader].status == Status.LOST:
            war.leaders[leader].status = Status.POOL
    present = leaders_on_map(world, war, ROME)
    war.to_retire = min(STEP_DOWN, present)
    war.to_draw = war.to_retire
    war.to_elect = max(0, min(war.fallen, world.most_leaders[ROME] - present))
    war.fallen = 0


@rule("8.42a")
def check_retire(world: World, war: War, leader: int) -> Refusal:
    """Whether a leader may step down."""
    if leader < 0 or leader >= LEADERS or not world.figures[leader].used:
        return Refusal.NO_SUCH_LEADER
    if world.figures[leader].side != ROME:
        return Refusal.NOT_YOUR_LEADER
    if war.leaders[leader].status != Status.ON_MAP:
        return Refusal.LEADER_NOT_ON_MAP
    return Refusal.NONE


@kernel
def list_retirements(world: World, war: War, choices: Choices) -> None:
    """Every leader who may step down."""
    for leader in range(LEADERS):
        if check_retire(world, war, leader) == Refusal.NONE:
            offer(choices, Verb.RETIRE, leader, 0, 0)


@rule("8.4a", "8.42b")
def retire(war: War, leader: int, log: Log) -> None:
    """A leader steps down."""
    take_leader(war, leader, Status.POOL)
    war.to_retire -= 1
    emit(log, EventKind.RETIRED, 0, leader, 0, 0, 0)


@rule("8.4a", "8.42a")
def retire_all(world: World, war: War, log: Log) -> None:
    """With no more than two leaders on the map all of them step down."""
    for leader in range(LEADERS):
        if war.leaders[leader].status == Status.ON_MAP and world.figures[leader].side == ROME:
            retire(war, leader, log)


@kernel
def candidates(world: World, war: War) -> int:
    """How many Roman leaders may be drawn."""
    found = 0
    for leader in range(LEADERS):
        figure = world.figures[leader]
        if figure.side == ROME and figure.used and war.leaders[leader].status == Status.POOL:
            found += 1
    return found


@rule("8.4b", "8.41", "19.14B", "19.24C1", "19.34B")
def draw_leader(world: World, war: War, dice: Dice, log: Log) -> None:
    """Draw one of the leaders off the map, those who have just stepped down included."""
    number = roll(dice, candidates(world, war))
    for leader in range(LEADERS):
        figure = world.figures[leader]
        if figure.side == ROME and figure.used and war.leaders[leader].status == Status.POOL:
            number -= 1
            if number == 0:
                more = count_in(world, war, ROME, Status.DRAWN) >= STEP_DOWN
                war.leaders[leader].status = Status.DRAWN
                emit(log, EventKind.DRAWN, Cause.FOR_THE_FALLEN if more else Cause.NONE, leader, 0, 0, 0)
                return


@rule("R29")
def send_home(world: World, war: War) -> None:
    """Drawn leaders for whom there is no place wait for the next election."""
    for leader in range(LEADERS):
        if world.figures[leader].side == ROME and war.leaders[leader].status == Status.DRAWN:
            war.leaders[leader].status = Status.POOL
            war.fallen += 1


@rule("8.32a", "8.4c")
def place_leader(world: World, war: War, leader: int, h: int, log: Log) -> None:
    """A leader comes to a hex."""
    put_leader(war, leader, h)
    told = EventKind.RETURNED if world.figures[leader].side == CARTHAGE else EventKind.APPOINTED
    emit(log, told, 0, leader, h, 0, 0)
