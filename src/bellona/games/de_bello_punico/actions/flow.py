"""The flow of a battle: the consequences of a choice, and the next choice.

All state is in the position. After every action `proceed` carries out the next automatic step, most urgent first (a die
to settle, a flight, a lost commander, the current attack, the impulse), until a player has a choice.
"""

from __future__ import annotations

from bellona.kernel.choices import Action
from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log
from bellona.kernel.rules import rule

from ..position.records import CARTHAGE, NONE, ROME, UNITS, Ask, Battle, Box, Die, Field, Phase, Stage, Status
from ..rules.c02_components import enemy_of, is_unit
from ..rules.c03_sequence import (
    COMBAT,
    MISSILES,
    MOVEMENT,
    active_side,
    activity,
    begin_impulse,
    begin_turn,
    end_impulse,
)
from ..rules.c04_strategic_phase import ask_reroll, commit, may_reroll, place, reroll
from ..rules.c05_initiative import answer_initiative_reroll, choose_order, roll_initiative, settle_initiative
from ..rules.c06_movement import arrive, boost, can_boost_more, can_continue, exit_map, halt, step, turn
from ..rules.c09_missiles import any_shot, shoot, strike
from ..rules.c10_combat import (
    advance,
    any_attack,
    declare,
    end_attack,
    go_on_with_attack,
    own_fighter,
    retreat,
    stay,
    support,
)
from ..rules.c11_panic import flee, next_flight, run_on
from ..rules.c12_recovery import anyone_to_recover, recover
from ..rules.c13_commanders import move_commander, roll_casualty, settle_adrift, suffer_casualty
from ..rules.c14_pursuit import ask_pursuit, pursue_on, recall
from ..rules.c15_special_units import (
    check_collision,
    end_stampede,
    may_test,
    name_elephant,
    next_test,
    rage_on,
    roll_test,
    suffer_test,
    trample,
)
from ..rules.c17_scenarios import deploy, deploy_suggested, go_on_with_setup, hold, muster, post
from ..rules.events import Cause, EventKind
from .moves import Verb

# Applying


@kernel
def begin(world: Field, position: Battle, dice: Dice, log: Log) -> None:
    """Set up a battle and advance to the first choice."""
    muster(world, position)
    proceed(world, position, dice, log)


@kernel
def apply(world: Field, position: Battle, action: Action, dice: Dice, log: Log) -> None:
    """Carry out a legal action and advance to the next choice."""
    ask = position.ask
    position.ask = Ask.NOTHING
    if ask == Ask.MOVE or ask == Ask.BOOST or ask == Ask.STAMPEDE:
        position.ask = ask
        carry_out_order(world, position, action, log)
    elif ask >= Ask.RETREAT:
        carry_out_answer(world, position, action, log)
    elif ask == Ask.REROLL:
        answer_reroll(position, action.verb == Verb.REROLL, dice, log)
    else:
        carry_out_choice(world, position, action, ask, dice, log)
    proceed(world, position, dice, log)


@kernel
def carry_out_order(field: Field, battle: Battle, action: Action, log: Log) -> None:
    """An order of a movement impulse."""
    verb, ask = action.verb, battle.ask
    if verb == Verb.BOOST:
        boost(field, battle, action.unit, log)
    battle.ask = Ask.NOTHING
    if verb == Verb.STEP:
        step(field, battle, action.unit, action.at, log)
    elif verb == Verb.TURN:
        turn(field, battle, action.unit, action.at, log)
    elif verb == Verb.HALT:
        if ask == Ask.STAMPEDE:
            end_stampede(battle)
        else:
            halt(battle, action.unit)
    elif verb == Verb.EXIT:
        exit_map(field, battle, action.unit, log)
    elif verb == Verb.RETURN:
        inward = field.ahead[enemy_of(battle.seat)]
        arrive(field, battle, action.unit, action.at, inward, EventKind.RETURNED, log)
    elif verb == Verb.ENTER:
        arrive(field, battle, action.unit, action.at, action.extra, EventKind.AMBUSHED, log)
    elif verb == Verb.DONE:
        if ask == Ask.BOOST:
            battle.boosts = 0
        else:
            end_impulse(field, battle, log)
    if ask == Ask.STAMPEDE and (verb == Verb.STEP or verb == Verb.TURN):
        check_collision(field, battle, log)


@kernel
def carry_out_choice(field: Field, battle: Battle, action: Action, ask: int, dice: Dice, log: Log) -> None:
    """A choice of set-up, of the strategic phase or of another impulse."""
    verb = action.verb
    if verb == Verb.DEPLOY:
        deploy(field, battle, action.unit, action.at, log)
    elif verb == Verb.SUGGESTED:
        deploy_suggested(field, battle, log)
    elif verb == Verb.HOLD:
        hold(field, battle, action.unit, log)
    elif verb == Verb.POST:
        post(battle, action.unit, log)
    elif verb == Verb.PLACE:
        place(battle, action, log)
    elif verb == Verb.FIRST or verb == Verb.SECOND:
        choose_order(battle, verb, log)
        battle.phase = Phase.OPERATIONS
        battle.impulse = 1
        begin_impulse(field, battle, log)
    elif verb == Verb.TEST:
        name_elephant(field, battle, action.unit, log)
    elif verb == Verb.VICTIM:
        trample(field, battle, action.unit, log)
    elif verb == Verb.SHOOT:
        shoot(battle, action.unit, action.at, dice)
    elif verb == Verb.ATTACK or verb == Verb.CHARGE:
        declare(battle, action.unit, action.at, verb == Verb.CHARGE, log)
    elif ask == Ask.TEST:
        battle.tests_over = 1
    else:
        end_impulse(field, battle, log)


@kernel
def carry_out_answer(field: Field, battle: Battle, action: Action, log: Log) -> None:
    """An answer within an attack, after a loss, or in a recovery impulse."""
    verb = action.verb
    if verb == Verb.RETREAT:
        retreat(field, battle, action.at, action.extra == 1, log)
    elif verb == Verb.ESCAPE or verb == Verb.REFUGE:
        move_commander(battle, battle.seat, action.at, Cause.ESCAPE if verb == Verb.ESCAPE else Cause.NONE, log)
    elif verb == Verb.COMMIT:
        commit(battle, own_fighter(battle), log)
    elif verb == Verb.SUPPORT:
        support(field, battle, action.extra, log)
    elif verb == Verb.PURSUE:
        battle.pursuit_on = 1
    elif verb == Verb.RECALL:
        recall(battle, log)
    elif verb == Verb.ADVANCE:
        advance(field, battle, action.at, action.extra == 1, log)
    elif verb == Verb.STAY:
        stay(battle, log)
    elif verb == Verb.RECOVER:
        recover(battle, action.unit, log)
    elif verb == Verb.DONE:
        end_impulse(field, battle, log)


@rule("4.9a", "4.9b", "R8", "R50")
def answer_reroll(battle: Battle, again: bool, dice: Dice, log: Log) -> None:
    """The owner of the die in question rolls it again, or not."""
    if battle.die == Die.INITIATIVE:
        answer_initiative_reroll(battle, again, dice, log)
    elif battle.die != Die.NOTHING:
        if again:
            battle.die_value = reroll(battle, battle.die_value, battle.die, dice, log)
        battle.die_asked = 1
    elif again:
        role = 0 if battle.attack.stage == Stage.DEFENDER_REROLL else 1
        what = Die.ATTACK if role == 0 else Die.DEFENCE
        battle.attack.dice[role] = reroll(battle, battle.attack.dice[role], what, dice, log)


# Continuing


@rule("3.1A", "3.1B", "3.1C", "R7", "R36", "R52")
def proceed(field: Field, battle: Battle, dice: Dice, log: Log) -> None:
    """Carry out automatic steps, until a player has a choice or the battle is over."""
    while battle.ask == Ask.NOTHING and battle.phase != Phase.OVER:
        if battle.phase == Phase.SETUP:
            if not go_on_with_setup(field, battle):
                begin_turn(field, battle, log)
        elif battle.phase == Phase.STRATEGIC:
            if battle.unplaced[ROME] + battle.unplaced[CARTHAGE] > 0:
                battle.ask = Ask.PLACE
            else:
                roll_initiative(battle, dice, log)
        elif battle.phase == Phase.INITIATIVE:
            settle_initiative(battle, dice, log)
        elif not settle(field, battle, dice, log):
            go_on_with_impulse(field, battle, dice, log)
    if battle.ask == Ask.NOTHING:
        battle.seat = NONE


@kernel
def settle(field: Field, battle: Battle, dice: Dice, log: Log) -> bool:
    """Settle what is due before anything else: a die, a shaken commander, a flight, a lost commander."""
    if battle.die != Die.NOTHING:
        settle_die(field, battle, log)
        return True
    for side in range(2):
        if battle.commanders[side].shaken:
            roll_casualty(battle, side, dice, log)
            return True
    fugitive = next_flight(field, battle)
    if fugitive != NONE:
        flee(field, battle, fugitive, log)
        return True
    battle.flights = 0
    for side in range(2):
        if battle.commanders[side].adrift:
            settle_adrift(field, battle, side, log)
            return True
    return False


@kernel
def settle_die(field: Field, battle: Battle, log: Log) -> None:
    """A die that stands takes effect; before that its owner may use Fortuna."""
    if not battle.die_asked and may_reroll(battle, battle.die_side):
        ask_reroll(battle, battle.die_side)
        return
    what = battle.die
    battle.die = Die.NOTHING
    if what == Die.MISSILE:
        strike(field, battle, log)
    elif what == Die.ELEPHANT:
        suffer_test(field, battle, log)
    elif what == Die.CASUALTY:
        suffer_casualty(field, battle, log)


@kernel
def go_on_with_impulse(field: Field, battle: Battle, dice: Dice, log: Log) -> None:
    """The current pursuit, attack or elephants continue; else the impulse itself."""
    if battle.pursuer != NONE:
        if battle.pursuit_on:
            if battle.pursuer == battle.attack.attacker:
                end_attack(battle)
            pursue_on(field, battle, log)
        else:
            ask_pursuit(battle)
    elif battle.attack.stage != Stage.NOTHING:
        go_on_with_attack(field, battle, dice, log)
    elif battle.raging != NONE:
        rage_on(field, battle, log)
    elif activity(battle.impulse) == MOVEMENT:
        go_on_with_movement(field, battle, dice, log)
    else:
        ask_impulse(field, battle, log)


@rule("4.8", "11.1a", "15.1b", "R36")
def go_on_with_movement(field: Field, battle: Battle, dice: Dice, log: Log) -> None:
    """Elephant tests first, then fugitives, then free movement."""
    if battle.testing != NONE:
        battle.ask = Ask.STAMPEDE
        battle.seat = ROME
    elif not battle.tests_over:
        if battle.named > 0 or may_test(field, battle):
            battle.ask = Ask.TEST
            battle.seat = ROME
        else:
            battle.tests_over = 1
    elif next_test(field, battle) != NONE:
        roll_test(battle, next_test(field, battle), dice)
    elif not battle.fugitives_over:
        run_on(field, battle, active_side(battle))
    else:
        ask_movement(field, battle, log)


@rule("6a", "R11")
def ask_movement(field: Field, battle: Battle, log: Log) -> None:
    """Ask for the next order; a piece with no choice left halts, a side with none ends its impulse."""
    side = active_side(battle)
    if battle.moving != NONE:
        if not is_still_there(battle, battle.moving):
            battle.moving = NONE
        elif not can_continue(field, battle):
            halt(battle, battle.moving)
    if can_boost_more(field, battle, side):
        return
    battle.ask = Ask.MOVE
    battle.seat = side
    if battle.moving == NONE and not anyone_to_move(field, battle, side):
        battle.ask = Ask.NOTHING
        end_impulse(field, battle, log)


@kernel
def is_still_there(battle: Battle, piece: int) -> bool:
    """Whether the moving piece is on the map and under control."""
    if is_unit(piece):
        return battle.units[piece].status == Status.ON_MAP and not battle.units[piece].panicked
    return battle.commanders[piece - UNITS].hex >= 0


@kernel
def anyone_to_move(field: Field, battle: Battle, side: int) -> bool:
    """Whether a side has any piece left that could be given an order."""
    for unit in range(field.unit_count):
        mover = battle.units[unit]
        if mover.side != side:
            continue
        if mover.status == Status.ON_MAP and not (mover.moved or mover.panicked or mover.halted or mover.stampeding):
            return True
        off_map = mover.status == Status.PURSUING or mover.status == Status.HELD
        if off_map and battle.boxes[side, Box.CAVALRY] > 0:
            return True
    leader = battle.commanders[side]
    return leader.hex >= 0 and not leader.moved


@rule("6a", "10c")
def ask_impulse(field: Field, battle: Battle, log: Log) -> None:
    """Ask for the next shot, attack or recovery; with none to choose the impulse passes."""
    battle.seat = active_side(battle)
    kind = activity(battle.impulse)
    if kind == MISSILES:
        battle.ask = Ask.SHOOT
    elif kind == COMBAT:
        battle.ask = Ask.ATTACK
    else:
        battle.ask = Ask.RECOVER
    if not has_choice_in_impulse(field, battle):
        battle.ask = Ask.NOTHING
        end_impulse(field, battle, log)


@kernel
def has_choice_in_impulse(field: Field, battle: Battle) -> bool:
    """Whether the active side has anything to shoot, attack or recover with."""
    if battle.ask == Ask.SHOOT:
        return any_shot(field, battle)
    if battle.ask == Ask.ATTACK:
        return any_attack(field, battle)
    return anyone_to_recover(field, battle)
