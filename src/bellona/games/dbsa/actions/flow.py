"""The course of a battle: the effects of an action, and the automatic steps until a player has a choice."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.plane import distance
from bellona.kernel.rules import rule

from ..position.bases import is_mounted, penetration_of, place
from ..position.records import ARMY, ELEMENTS, NONE, PACE, Ask, Battle, CampState, Kind, Phase, World
from ..rules.c01_setup import deploy, deploy_suggested, name_edges, pitch_camp, roll_for_setup, set_up
from ..rules.c02_sequence import answer_offer, begin_bound, end_bound, end_moves, may_still_move, offer_draw
from ..rules.c03_moves.blocks import lined_end, liner, touches_enemy_front
from ..rules.c03_moves.column import is_by_road, march_end
from ..rules.c03_moves.contraction import forget, plan_contraction, put_down
from ..rules.c03_moves.groups import ahead_of, column_leader, count_of, first_of, front_for
from ..rules.c03_moves.path import path_cost, walk
from ..rules.c04_combat import fight, list_fights
from ..rules.c04_facing import list_turns, turn_to_face
from ..rules.c06_victory import fall_empty_camps
from ..rules.events import Cause, EventKind
from .moves import Action, LegKind, Verb


@rule("1.6", "R5")
def begin(world: World, position: Battle, dice: Dice, log: Log) -> None:
    """Set up, and advance to the first choice."""
    set_up(world, position)
    if world.fixed:
        begin_bound(position, world.first, dice, log)
    else:
        roll_for_setup(position, dice, log)
        position.phase = Phase.EDGES
        position.active = position.high
    proceed(world, position, dice, log)


@kernel
def apply(world: World, position: Battle, action: Action, dice: Dice, log: Log) -> None:
    """Carry out a legal action, and advance to the next choice."""
    verb, asked = action.verb, position.ask
    position.ask = Ask.NOTHING
    if asked == Ask.MOVE:
        carry_out_order(world, position, action, log)
    elif verb == Verb.FACE:
        turn_to_face(world, position, action.lead, action.extra, log)
    elif verb == Verb.FIGHT:
        fight(world, position, action.lead, action.extra, dice, log)
    elif verb == Verb.AGREE or verb == Verb.REFUSE:
        answer_offer(position, verb == Verb.AGREE, log)
    else:
        carry_out_setup(world, position, action, dice, log)
    proceed(world, position, dice, log)


@rule("1.4", "1.6")
def carry_out_setup(world: World, battle: Battle, action: Action, dice: Dice, log: Log) -> None:
    """A choice of the set-up: the high scorer is ready before the other deploys, and moves second."""
    verb, side, leg = action.verb, battle.active, action.legs[0]
    if verb == Verb.EDGES:
        name_edges(battle, action.extra, dice, log)
        battle.phase = Phase.DEPLOYMENT
    elif verb == Verb.CAMP:
        pitch_camp(world, battle, side, leg.x, log)
    elif verb == Verb.DEPLOY:
        deploy(battle, action.lead, leg.x, leg.y, leg.turn, log)
    elif verb == Verb.SUGGESTED:
        deploy_suggested(world, battle, side, log)
    elif verb == Verb.READY:
        emit(log, EventKind.SIDE_READY, Cause.NONE if side == battle.high else Cause.LOW_SCORER_READY, side, 0, 0, 0)
        if side == battle.high:
            battle.active = 1 - side
        else:
            begin_bound(battle, side, dice, log)


@kernel
def carry_out_order(world: World, battle: Battle, action: Action, log: Log) -> None:
    """An order of the move phase."""
    verb = action.verb
    if verb == Verb.DONE:
        end_moves(battle, log)
    elif verb == Verb.OFFER:
        offer_draw(battle, log)
    else:
        move(world, battle, action, log)


# Moving


@rule("2.3", "2.4", "R9", "R10", "R25")
def move(world: World, battle: Battle, action: Action, log: Log) -> None:
    """Carry out a move: all ends are computed before anything moves; it costs a point, plus those paid for length."""
    side, movers = battle.active, action.movers
    lead = first_of(side, movers)
    if action.verb == Verb.MARCH:
        lead = column_leader(world, battle, side, movers)
    elif action.verb == Verb.CONTRACT:
        lead = action.lead
    if touches_enemy_front(world, battle, lead):
        emit(log, EventKind.BROKE_OFF, 0, lead, 0, 0, 0)
    find_ends(world, battle, action)
    if action.verb == Verb.MOVE:
        tell_passing(world, battle, action, log)
    part(world, battle, action)
    if action.verb != Verb.MOVE:
        link(world, battle, action)
    tell_move(world, battle, action, lead, log)
    for n in range(ARMY):
        if movers >> n & 1:
            element = battle.elements[side * ARMY + n]
            place(battle, side * ARMY + n, element.to_x, element.to_y, element.to_facing)
            element.moved = 1
    forget(battle)
    battle.points -= 1 + action.extra


@kernel
def find_ends(world: World, battle: Battle, action: Action) -> None:
    """Record where every mover ends."""
    side, movers = battle.active, action.movers
    if action.verb == Verb.CONTRACT:
        plan_contraction(world, battle, action)
        return
    front = front_for(world, battle, side, action)
    lines_up = action.legs[action.count - 1].kind == LegKind.LINE
    who = liner(world, battle, action, front) if lines_up else NONE
    for n in range(ARMY):
        if movers >> n & 1:
            e = side * ARMY + n
            if action.verb == Verb.MARCH:
                x, y, facing = march_end(world, battle, action, e)
            else:
                x, y, facing = lined_end(world, battle, action, e, who, front)
            put_down(battle, e, x, y, facing)


@rule("B1")
def part(world: World, battle: Battle, action: Action) -> None:
    """Movers follow none who stays, nor are followed; in a block nobody follows, except two in one bend."""
    side, movers = battle.active, action.movers
    for n in range(ARMY):
        e = side * ARMY + n
        fore = battle.elements[e].follows
        if fore == NONE:
            continue
        goes, leads = movers >> n & 1, movers >> (fore - side * ARMY) & 1
        dissolved = goes and action.verb == Verb.MOVE and penetration_of(world, battle, e, fore) <= world.touch
        if goes != leads or dissolved:
            battle.elements[e].follows = NONE


@rule("R20", "R21", "B1")
def link(world: World, battle: Battle, action: Action) -> None:
    """Remember who follows whom in a column that moves as one."""
    side, movers = battle.active, action.movers
    for n in range(ARMY):
        if movers >> n & 1:
            element = battle.elements[side * ARMY + n]
            if action.verb == Verb.CONTRACT:
                element.follows = in_file_behind(battle, action, side * ARMY + n)
            else:
                element.follows = ahead_of(world, battle, side, movers, side * ARMY + n)


@rule("R21", "B3")
def in_file_behind(battle: Battle, action: Action, e: int) -> int:
    """Whom an element follows after a contraction: of the others nearer to the leader's start, the farthest."""
    if e == action.lead:
        return NONE
    side = battle.active
    leader = battle.elements[action.lead]
    own = rank_of(battle, leader.x, leader.y, e)
    found, farthest = action.lead, -1
    for n in range(ARMY):
        other = side * ARMY + n
        if action.movers >> n & 1 and other != e and other != action.lead:
            far = rank_of(battle, leader.x, leader.y, other)
            if far < own and far > farthest:
                found, farthest = other, far
    return found


@kernel
def rank_of(battle: Battle, x: int, y: int, e: int) -> int:
    """The order in which a contracting group falls in: by distance, the first named of equals."""
    element = battle.elements[e]
    return distance(element.x, element.y, x, y) * ELEMENTS + e


@rule("3.19", "3.20", "3.21")
def tell_passing(world: World, battle: Battle, action: Action, log: Log) -> None:
    """Report the friends that the movers pass through."""
    side, movers = battle.active, action.movers
    front = front_for(world, battle, side, action)
    for n in range(ARMY):
        e = side * ARMY + n
        if movers >> n & 1 and world.troops[battle.elements[e].kind].passes:
            met = walk(world, battle, action, e, movers, front, False)[6]
            for friend in range(ELEMENTS):
                if met >> friend & 1:
                    emit(log, EventKind.PASSED_THROUGH, right_to_pass(world, battle, e), e, friend, 0, 0)


@rule("3.19", "3.20", "3.21")
def right_to_pass(world: World, battle: Battle, e: int) -> int:
    """By which of the rules an element passes through friends, as a Cause."""
    kind = battle.elements[e].kind
    if kind == Kind.SH:
        return Cause.SHOOTERS_PASS
    if kind == Kind.BD:
        return Cause.BLADES_PASS
    return Cause.MOUNTED_PASS if is_mounted(world, battle, e) else Cause.NONE


@kernel
def tell_move(world: World, battle: Battle, action: Action, lead: int, log: Log) -> None:
    """Report who moved and how far; the ends are recorded, the starts are unchanged."""
    mover, number = battle.elements[lead], count_of(action.movers)
    gone = distance(mover.x, mover.y, mover.to_x, mover.to_y) // PACE
    if action.verb == Verb.MOVE:
        front = front_for(world, battle, battle.active, action)
        gone = path_cost(world, battle, action, lead, front) // PACE
    if action.verb == Verb.CONTRACT:
        emit(log, EventKind.CONTRACTED, 0, lead, number, gone, 0)
    elif is_by_road(action):
        emit(log, EventKind.ROAD_MOVED, 0, lead, number, action.legs[0].x // PACE, 1 + action.extra)
    elif action.verb == Verb.MARCH and number > 1:
        emit(log, EventKind.MARCHED, 0, lead, number, gone, 0)
    elif number > 1:
        emit(log, EventKind.GROUP_MOVED, 0, lead, number, gone, 0)
    else:
        emit(log, EventKind.MOVED, 0, lead, gone, 0, 0)
    last = action.legs[action.count - 1]
    if last.kind == LegKind.LINE:
        emit(log, EventKind.LINED_UP, Cause.AT_CAMP if last.x >= ELEMENTS else Cause.NONE, lead, last.x, last.turn, 0)


# Continuing


@rule("2.5", "2.6", "2.7", "2.8", "4.2")
def proceed(world: World, battle: Battle, dice: Dice, log: Log) -> None:
    """Carry out automatic steps, until a player has a choice or the battle is over."""
    while battle.ask == Ask.NOTHING and battle.phase != Phase.OVER:
        battle.seat = battle.active
        if battle.phase == Phase.EDGES:
            battle.ask = Ask.EDGES
        elif battle.phase == Phase.DEPLOYMENT:
            unpitched = battle.camps[battle.active].state == CampState.ABSENT
            battle.ask = Ask.CAMP if unpitched else Ask.DEPLOY
        elif battle.phase == Phase.MOVES:
            if may_still_move(battle):
                battle.ask = Ask.MOVE
            else:
                end_moves(battle, log)
        elif battle.phase == Phase.FACING:
            go_on_with_facing(world, battle, log)
        else:
            go_on_with_fights(world, battle, dice, log)
    if battle.phase == Phase.OVER:
        battle.seat = NONE


@rule("4.3", "R33", "R63")
def go_on_with_facing(world: World, battle: Battle, log: Log) -> None:
    """Contacted elements turn to face; the active player is asked only if there is a choice."""
    who, whom = list_turns(world, battle, 0)
    if who == NONE:
        battle.phase = Phase.FIGHTS
        fall_empty_camps(world, battle, log)
    elif list_turns(world, battle, 1)[0] == NONE:
        turn_to_face(world, battle, who, whom, log)
    else:
        battle.ask = Ask.FACE


@rule("2.5", "2.6", "2.7", "R37")
def go_on_with_fights(world: World, battle: Battle, dice: Dice, log: Log) -> None:
    """Everybody in contact fights, in the order that the active player chooses."""
    who, whom = list_fights(world, battle, 0)
    if who == NONE:
        end_bound(battle, dice, log)
    elif list_fights(world, battle, 1)[0] == NONE:
        fight(world, battle, who, whom, dice, log)
    else:
        battle.ask = Ask.FIGHT
