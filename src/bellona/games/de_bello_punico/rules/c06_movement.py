"""6 Movement: steps, turns, commanders on the move, Movement points, coming onto and leaving the map."""

from __future__ import annotations

from bellona.kernel.bits import lowest_bit
from bellona.kernel.choices import Choices, offer
from bellona.kernel.hexes import is_front
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..actions.moves import Refusal, Verb
from ..position.records import CARTHAGE, COMMANDER, NONE, ROME, UNITS, Ask, Battle, Box, Field, Life, Status
from .c02_components import enemy_of, friend_at, gap, is_empty, is_unit, lift, put, remove
from .c04_strategic_phase import check_point, check_unit_point, give
from .c07_stacking import can_go_on, pass_through
from .c08_facing import face, in_enemy_zoc
from .c13_commanders import commander_blocked
from .events import Cause, EventKind


@rule("2.4b", "3", "6a")
def begin_movement(field: Field, battle: Battle, side: int) -> None:
    """Every piece of the phasing side has a full allowance again; nothing is saved from before."""
    for unit in range(field.unit_count):
        mover = battle.units[unit]
        if mover.side == side:
            mover.points = field.kinds[mover.kind].movement
            mover.moved = 0
            mover.began_in_zoc = 0
            mover.barred = 0
            mover.stopped = 0
            mover.run = 0
    leader = battle.commanders[side]
    leader.points = field.commander_movement
    leader.moved = 0
    leader.stopped = 0
    battle.moving = NONE


# Who may move


@rule("3", "11.1a", "15.1d", "15.1f", "B1")
def check_mover(battle: Battle, unit: int) -> Refusal:
    """Whether a unit on the map may be ordered to move by the seat in turn."""
    mover = battle.units[unit]
    if mover.status != Status.ON_MAP:
        return Refusal.NOT_ON_MAP
    if battle.ask == Ask.STAMPEDE:
        return Refusal.NONE if unit == battle.testing else Refusal.NOT_YOUR_UNIT
    if mover.side != battle.seat:
        return Refusal.NOT_YOUR_UNIT
    if mover.panicked:
        return Refusal.IS_PANICKED
    if mover.halted:
        return Refusal.IS_HALTED
    if mover.stampeding:
        return Refusal.UNDER_ENEMY_HAND
    if mover.moved:
        return Refusal.HAS_MOVED
    if battle.moving != NONE and battle.moving != unit:
        return Refusal.FINISH_THE_OTHER_FIRST
    return Refusal.NONE


@rule("13b", "R31")
def check_commander_mover(battle: Battle, side: int) -> Refusal:
    """Whether a commander may be ordered to move."""
    leader = battle.commanders[side]
    if leader.life != Life.ALIVE or leader.hex < 0:
        return Refusal.NOT_ON_MAP
    if side != battle.seat or battle.ask == Ask.STAMPEDE:
        return Refusal.NOT_YOUR_UNIT
    if leader.moved:
        return Refusal.HAS_MOVED
    if battle.moving != NONE and battle.moving != COMMANDER + side:
        return Refusal.FINISH_THE_OTHER_FIRST
    return Refusal.NONE


# Steps


@rule("6b", "6c", "6e", "6f", "8.2b", "17.1.1a", "17.2.1a", "17.2.1b", "17.3.1a", "17.3.1b", "17.4.1", "R43", "R48")
def check_ground(field: Field, battle: Battle, unit: int, direction: int) -> Refusal:
    """Whether a unit could step that way if nobody were there."""
    mover = battle.units[unit]
    if not is_front(mover.facing, direction):
        return Refusal.NOT_IN_FRONT
    if mover.stopped:
        return Refusal.STOPPED_BY_ZOC
    to = field.neighbour[mover.hex, direction]
    if to < 0:
        return Refusal.OFF_THE_MAP
    if field.cost[to] == 0:
        return Refusal.IMPASSABLE
    if field.cost[to] > mover.points:
        return Refusal.TOO_FEW_POINTS
    return Refusal.NONE


@rule("7", "R12", "R39")
def check_way_in(field: Field, battle: Battle, unit: int, direction: int) -> Refusal:
    """Whether a unit may enter a hex as it is held: not an enemy's, and a friend's only to pass through."""
    mover = battle.units[unit]
    to = field.neighbour[mover.hex, direction]
    if is_empty(battle, mover.side, to):
        return Refusal.NONE
    if friend_at(battle, mover.side, to) == NONE:
        return Refusal.ENEMY_IN_THE_WAY
    if battle.ask == Ask.STAMPEDE:
        return Refusal.STAMPEDE_INTO_FRIEND
    if in_enemy_zoc(battle, mover.side, to):
        return Refusal.FRIEND_IN_ENEMY_ZOC
    left = mover.points - field.cost[to]
    if not can_go_on(field, battle, mover.side, to, direction, left):
        return Refusal.NO_WAY_THROUGH_FRIENDS
    return Refusal.NONE


@rule("6a", "6b")
def check_step(field: Field, battle: Battle, piece: int, direction: int) -> Refusal:
    """Whether a piece may step in a direction."""
    if direction < 0 or direction > 5:
        return Refusal.MALFORMED
    if not is_unit(piece):
        return check_commander_step(field, battle, piece - COMMANDER, direction)
    refusal = check_mover(battle, piece)
    if refusal == Refusal.NONE:
        refusal = check_ground(field, battle, piece, direction)
    if refusal == Refusal.NONE:
        refusal = check_way_in(field, battle, piece, direction)
    return refusal


@rule("13b", "R31")
def check_commander_step(field: Field, battle: Battle, side: int, direction: int) -> Refusal:
    """A commander steps to any neighbour that no enemy holds."""
    refusal = check_commander_mover(battle, side)
    if refusal != Refusal.NONE:
        return refusal
    leader = battle.commanders[side]
    if leader.stopped:
        return Refusal.STOPPED_BY_ZOC
    to = field.neighbour[leader.hex, direction]
    if to < 0:
        return Refusal.OFF_THE_MAP
    if field.cost[to] == 0:
        return Refusal.IMPASSABLE
    if field.cost[to] > leader.points:
        return Refusal.TOO_FEW_POINTS
    if commander_blocked(field, battle, side, to):
        return Refusal.ENEMY_IN_THE_WAY
    return Refusal.NONE


@kernel
def set_out(battle: Battle, unit: int) -> None:
    """A unit is under way; it remembers whether it began in an enemy zone of control."""
    if battle.moving != unit:
        battle.moving = unit
        mover = battle.units[unit]
        mover.began_in_zoc = in_enemy_zoc(battle, mover.side, mover.hex)


@rule("6b", "15.1e", "15.1f")
def moving_cause(battle: Battle, unit: int) -> Cause:
    """Why a unit moves: elephants by themselves or by Rome's hand, all others by order."""
    if battle.raging == unit:
        return Cause.ENRAGED
    return Cause.STAMPEDE if battle.testing == unit else Cause.NONE


@rule("6b", "6d", "6e", "8.2b", "8.2c", "10.3d", "R2", "R14", "R40")
def enter_hex(field: Field, battle: Battle, unit: int, direction: int, log: Log) -> None:
    """Move a unit one hex: it pays, faces the way it went, and stops in an enemy zone of control."""
    mover = battle.units[unit]
    origin, to = mover.hex, field.neighbour[mover.hex, direction]
    friend = battle.at[to]
    mover.run = mover.run + 1 if mover.facing == direction else 1
    mover.points -= field.cost[to]
    mover.barred = mover.began_in_zoc
    lift(field, battle, unit)
    put(field, battle, unit, to, direction)
    mover.stopped = in_enemy_zoc(battle, mover.side, to)
    emit(log, EventKind.STEPPED, moving_cause(battle, unit), unit, origin, to, mover.points)
    if friend != NONE:
        pass_through(field, battle, unit, friend, log)


@kernel
def step(field: Field, battle: Battle, piece: int, direction: int, log: Log) -> None:
    """Carry out a step."""
    if is_unit(piece):
        set_out(battle, piece)
        enter_hex(field, battle, piece, direction, log)
    else:
        step_commander(field, battle, piece - COMMANDER, direction, log)


@rule("8.2b", "13b", "R31")
def step_commander(field: Field, battle: Battle, side: int, direction: int, log: Log) -> None:
    """A commander pays for the ground and stops in an enemy zone of control unless a friend is there."""
    leader = battle.commanders[side]
    battle.moving = COMMANDER + side
    origin = leader.hex
    leader.hex = field.neighbour[origin, direction]
    leader.points -= field.cost[leader.hex]
    covered = friend_at(battle, side, leader.hex) != NONE
    leader.stopped = in_enemy_zoc(battle, side, leader.hex) and not covered
    emit(log, EventKind.STEPPED, Cause.COMMANDER, COMMANDER + side, origin, leader.hex, leader.points)


# Turns and halts


@rule("8b", "8.1", "R3", "R12")
def check_turn(field: Field, battle: Battle, piece: int, facing: int) -> Refusal:
    """Whether a unit may change its facing for one movement point, also in an enemy zone of control."""
    if facing < 0 or facing > 5:
        return Refusal.MALFORMED
    if not is_unit(piece):
        return Refusal.COMMANDER_HAS_NO_FACING
    refusal = check_mover(battle, piece)
    if refusal != Refusal.NONE:
        return refusal
    mover = battle.units[piece]
    if mover.points < 1:
        return Refusal.NO_POINTS_TO_TURN
    if mover.facing == facing:
        return Refusal.FACING_ALREADY
    passing = battle.guest == piece
    if passing and not can_go_on(field, battle, mover.side, mover.hex, facing, mover.points - 1):
        return Refusal.NO_WAY_THROUGH_FRIENDS
    return Refusal.NONE


@rule("8.1", "8.2.1", "R3", "R40")
def turn(field: Field, battle: Battle, unit: int, facing: int, log: Log) -> None:
    """Carry out a turn; it breaks a straight run, and leaves the right to attack."""
    set_out(battle, unit)
    mover = battle.units[unit]
    mover.points -= 1
    mover.run = 0
    face(field, battle, unit, facing)
    emit(log, EventKind.TURNED, moving_cause(battle, unit), unit, facing, mover.points, 0)


@rule("7", "B1")
def check_halt(battle: Battle, piece: int) -> Refusal:
    """Only a piece under way halts, and not in a friend's hex."""
    if battle.moving != piece:
        return Refusal.NOT_UNDER_WAY
    return Refusal.MUST_GO_ON if battle.guest == piece else Refusal.NONE


@kernel
def halt(battle: Battle, piece: int) -> None:
    """The movement of a piece is over."""
    if is_unit(piece):
        battle.units[piece].moved = 1
    else:
        battle.commanders[piece - COMMANDER].moved = 1
    battle.moving = NONE


# Leaving and entering the map


@rule("17.1.4b", "R43")
def check_exit(field: Field, battle: Battle, piece: int) -> Refusal:
    """Romans at Trebbia may leave over the Carthaginian edge for one movement point."""
    if is_unit(piece):
        refusal = check_mover(battle, piece)
        mover = battle.units[piece]
        at, points, stopped, facing = mover.hex, mover.points, mover.stopped, mover.facing
    else:
        refusal = check_commander_mover(battle, piece - COMMANDER)
        leader = battle.commanders[piece - COMMANDER]
        at, points, stopped, facing = leader.hex, leader.points, leader.stopped, field.ahead[ROME]
    if refusal != Refusal.NONE:
        return refusal
    if not field.breakthrough or battle.seat != ROME or battle.ask == Ask.STAMPEDE:
        return Refusal.NO_EXIT_HERE
    if not field.edge[CARTHAGE, at] or battle.guest == piece or not looks_out(field, at, facing):
        return Refusal.NO_EXIT_HERE
    if stopped:
        return Refusal.STOPPED_BY_ZOC
    return Refusal.NONE if points >= 1 else Refusal.TOO_FEW_POINTS


@kernel
def looks_out(field: Field, at: int, facing: int) -> bool:
    """Whether a front hexside of a hex on the Carthaginian edge lies on that edge."""
    for swing in range(-1, 2):
        side = (field.ahead[ROME] + swing + 6) % 6
        if is_front(facing, side) and field.neighbour[at, side] < 0:
            return True
    return False


@rule("17.1.4b", "R43")
def exit_map(field: Field, battle: Battle, piece: int, log: Log) -> None:
    """A Roman unit that breaks through gives back its own rout points; a commander only goes."""
    if is_unit(piece):
        back = min(field.kinds[battle.units[piece].kind].rout_points, battle.rout[ROME])
        battle.rout[ROME] -= back
        remove(field, battle, piece, Status.GONE)
        emit(log, EventKind.BROKE_THROUGH, Cause.NONE, piece, back, 0, 0)
    else:
        leader = battle.commanders[piece - COMMANDER]
        leader.life = Life.AWAY
        leader.hex = NONE
        emit(log, EventKind.BROKE_THROUGH, Cause.COMMANDER_LEAVES, piece, 0, 0, 0)
    battle.moving = NONE


@rule("4.5b", "14.1a", "14.1b", "R13", "R29", "R55")
def check_return(field: Field, battle: Battle, unit: int, to: int) -> Refusal:
    """A pursuer comes back for a Cavalry point by the hex it left, or an edge hex beside it."""
    rider = battle.units[unit]
    if rider.status != Status.PURSUING:
        return Refusal.NOT_PURSUING
    if rider.side != battle.seat:
        return Refusal.NOT_YOUR_UNIT
    if battle.moving != NONE:
        return Refusal.FINISH_THE_OTHER_FIRST
    if to < 0 or to >= field.hexes or not field.edge[enemy_of(rider.side), to]:
        return Refusal.WRONG_RETURN_HEX
    if gap(field, rider.exit_hex, to) > 1:
        return Refusal.WRONG_RETURN_HEX
    return check_arrival(field, battle, unit, to)


@rule("17.1.3c", "R44")
def check_enter(field: Field, battle: Battle, unit: int, to: int, facing: int) -> Refusal:
    """The ambush comes over the Roman edge for a Cavalry point, once any Roman unit has panicked."""
    rider = battle.units[unit]
    if rider.status != Status.HELD or not field.ambush:
        return Refusal.NOT_HELD
    if rider.side != battle.seat:
        return Refusal.NOT_YOUR_UNIT
    if battle.moving != NONE:
        return Refusal.FINISH_THE_OTHER_FIRST
    if not battle.ever_panicked[ROME]:
        return Refusal.NO_ROMAN_PANIC_YET
    if to < 0 or to >= field.hexes or not field.edge[ROME, to]:
        return Refusal.WRONG_ENTRY_HEX
    if facing < 0 or facing > 5 or not is_front(field.ahead[ROME], facing):
        return Refusal.WRONG_ENTRY_FACING
    return check_arrival(field, battle, unit, to)


@kernel
def check_arrival(field: Field, battle: Battle, unit: int, to: int) -> Refusal:
    """A rider comes onto the map in an empty, passable hex, for a Cavalry point."""
    rider = battle.units[unit]
    if field.cost[to] == 0:
        return Refusal.IMPASSABLE
    if not is_empty(battle, rider.side, to):
        return Refusal.ENTRY_HEX_TAKEN
    if field.cost[to] > field.kinds[rider.kind].movement:
        return Refusal.TOO_FEW_POINTS
    return check_unit_point(battle, unit, Box.CAVALRY)


@rule("4.5b", "14.1a", "R29", "R44")
def arrive(field: Field, battle: Battle, unit: int, to: int, facing: int, told: int, log: Log) -> None:
    """A rider comes onto the map, pays for the hex, and may move on."""
    give(battle, unit, Box.CAVALRY)
    rider = battle.units[unit]
    rider.points = field.kinds[rider.kind].movement - field.cost[to]
    rider.exit_hex = NONE
    put(field, battle, unit, to, facing)
    rider.stopped = in_enemy_zoc(battle, rider.side, to)
    battle.moving = unit
    emit(log, told, Cause.NONE, unit, to, 0, 0)


# Movement points


@rule("4.1.1", "4.6a", "4.6b", "R11")
def check_boost(field: Field, battle: Battle, unit: int) -> Refusal:
    """A Movement point serves up to three units of one type that have not moved yet."""
    if not is_unit(unit):
        return Refusal.NO_BOOST_FOR_COMMANDER
    mover = battle.units[unit]
    if mover.status != Status.ON_MAP:
        return Refusal.NOT_ON_MAP
    if mover.side != battle.seat:
        return Refusal.NOT_YOUR_UNIT
    if mover.panicked:
        return Refusal.IS_PANICKED
    if mover.given:
        return Refusal.POINT_GIVEN_ALREADY
    if mover.moved:
        return Refusal.MOVED_BEFORE_BOOST
    if battle.ask == Ask.BOOST:
        same = field.kinds[mover.kind].move_family == battle.boost_family
        return Refusal.NONE if same else Refusal.OTHER_TYPE
    if battle.moving != NONE:
        return Refusal.MOVED_BEFORE_BOOST if battle.moving == unit else Refusal.FINISH_THE_OTHER_FIRST
    return check_point(battle, mover.side, Box.MOVEMENT)


@rule("4.6a", "R11")
def boost(field: Field, battle: Battle, unit: int, log: Log) -> None:
    """A unit has one more movement point; two more units of its type may follow."""
    mover = battle.units[unit]
    if battle.ask == Ask.BOOST:
        battle.boosts -= 1
    else:
        battle.boxes[mover.side, Box.MOVEMENT] -= 1
        battle.boosts = 2
        battle.boost_family = field.kinds[mover.kind].move_family
    mover.given = 1
    mover.points += 1
    emit(log, EventKind.BOOSTED, Cause.NONE, unit, 0, 0, 0)


@kernel
def can_boost_more(field: Field, battle: Battle, side: int) -> bool:
    """Whether the open Movement point has another taker."""
    if battle.boosts <= 0:
        return False
    battle.ask = Ask.BOOST
    battle.seat = side
    for unit in range(field.unit_count):
        if check_boost(field, battle, unit) == Refusal.NONE:
            return True
    battle.boosts = 0
    battle.ask = Ask.NOTHING
    return False


# Lists


@kernel
def list_mover(field: Field, battle: Battle, unit: int, choices: Choices) -> None:
    """Everything a unit that may move can do next."""
    mover = battle.units[unit]
    for swing in range(-1, 2):
        direction = (mover.facing + swing + 6) % 6
        if check_ground(field, battle, unit, direction) == Refusal.NONE:
            if check_way_in(field, battle, unit, direction) == Refusal.NONE:
                offer(choices, Verb.STEP, unit, direction, 0)
    if mover.points >= 1:
        for facing in range(6):
            if facing != mover.facing and (
                battle.guest != unit or can_go_on(field, battle, mover.side, mover.hex, facing, mover.points - 1)
            ):
                offer(choices, Verb.TURN, unit, facing, 0)
    if field.breakthrough and check_exit(field, battle, unit) == Refusal.NONE:
        offer(choices, Verb.EXIT, unit, 0, 0)


@kernel
def list_commander(field: Field, battle: Battle, side: int, choices: Choices) -> None:
    """Every step of a commander."""
    if check_commander_mover(battle, side) != Refusal.NONE:
        return
    for direction in range(6):
        if check_commander_step(field, battle, side, direction) == Refusal.NONE:
            offer(choices, Verb.STEP, COMMANDER + side, direction, 0)
    if field.breakthrough and check_exit(field, battle, COMMANDER + side) == Refusal.NONE:
        offer(choices, Verb.EXIT, COMMANDER + side, 0, 0)


@kernel
def list_under_way(field: Field, battle: Battle, choices: Choices) -> None:
    """What the piece under way can do: nobody else moves before it halts."""
    if is_unit(battle.moving):
        list_mover(field, battle, battle.moving, choices)
    else:
        list_commander(field, battle, battle.seat, choices)
    if check_halt(battle, battle.moving) == Refusal.NONE:
        offer(choices, Verb.HALT, battle.moving, 0, 0)


@kernel
def list_arrivals(field: Field, battle: Battle, unit: int, choices: Choices) -> None:
    """Where a rider off the map can come in."""
    rider = battle.units[unit]
    if check_unit_point(battle, unit, Box.CAVALRY) != Refusal.NONE:
        return
    for to in range(field.hexes):
        if rider.status == Status.PURSUING and check_return(field, battle, unit, to) == Refusal.NONE:
            offer(choices, Verb.RETURN, unit, to, 0)
        elif rider.status == Status.HELD and field.edge[ROME, to]:
            for facing in range(6):
                if check_enter(field, battle, unit, to, facing) == Refusal.NONE:
                    offer(choices, Verb.ENTER, unit, to, facing)


@kernel
def may_be_moved(battle: Battle, unit: int) -> bool:
    """Whether a unit of the seat in turn is on the map, steady, and has not moved yet, or may come onto the map."""
    mover = battle.units[unit]
    if mover.side != battle.seat:
        return False
    if mover.status == Status.ON_MAP:
        return not (mover.moved or mover.panicked)
    return mover.status == Status.PURSUING or mover.status == Status.HELD


@kernel
def those_to_move(field: Field, battle: Battle) -> int:
    """The units for which something may be listed in a movement impulse, a bit for each."""
    found = 0
    for unit in range(field.unit_count):
        if may_be_moved(battle, unit):
            found |= 1 << unit
    return found


@kernel
def count_to_move(battle: Battle) -> int:
    """How many they are."""
    found = 0
    for unit in range(UNITS):
        found += may_be_moved(battle, unit)
    return found


@rule("6a")
def list_movement(field: Field, battle: Battle, choices: Choices) -> None:
    """Every order of a movement impulse."""
    if battle.moving != NONE:
        list_under_way(field, battle, choices)
        return
    boostable = check_point(battle, battle.seat, Box.MOVEMENT) == Refusal.NONE
    movers = those_to_move(field, battle)
    while movers:
        unit = lowest_bit(movers)
        movers &= movers - 1
        if battle.units[unit].status == Status.ON_MAP:
            if boostable and check_boost(field, battle, unit) == Refusal.NONE:
                offer(choices, Verb.BOOST, unit, 0, 0)
            if check_mover(battle, unit) == Refusal.NONE:
                list_mover(field, battle, unit, choices)
        else:
            list_arrivals(field, battle, unit, choices)
    list_commander(field, battle, battle.seat, choices)
    offer(choices, Verb.DONE, 0, 0, 0)


@kernel
def list_boosts(field: Field, battle: Battle, choices: Choices) -> None:
    """Further takers of the open Movement point."""
    for unit in range(field.unit_count):
        if check_boost(field, battle, unit) == Refusal.NONE:
            offer(choices, Verb.BOOST, unit, 0, 0)
    offer(choices, Verb.DONE, 0, 0, 0)


@kernel
def can_continue(field: Field, battle: Battle) -> bool:
    """Whether the piece under way still has a choice."""
    if is_unit(battle.moving):
        return battle.units[battle.moving].points > 0
    leader = battle.commanders[battle.moving - COMMANDER]
    return leader.points > 0 and not leader.stopped
