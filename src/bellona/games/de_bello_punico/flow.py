"""The flow of a battle: whose choice it is, which choices there are, and what follows from one.

Nothing is remembered but facts in the position. After every action `proceed` looks what the rules do next, most urgent
first (a die to settle, a flight, a lost commander, the attack under way, the impulse), until somebody has a choice.
"""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log
from bellona.kernel.record import Array, i8
from bellona.kernel.rules import rule

from .events import Told
from .moves import Action, Choices, Refusal, Verb, offer
from .position import CARTHAGE, HIDDEN, NONE, ROME, UNITS, Ask, Battle, Box, Die, Field, Phase, Stage, Status
from .rules.c02_components import enemy_of, is_unit
from .rules.c03_sequence import (
    COMBAT,
    MISSILES,
    MOVEMENT,
    active_side,
    activity,
    begin_impulse,
    begin_turn,
    end_impulse,
)
from .rules.c04_strategic_phase import (
    ask_reroll,
    check_place,
    check_reroll,
    commit,
    list_places,
    list_rerolls,
    may_reroll,
    place,
    reroll,
)
from .rules.c05_initiative import answer_initiative_reroll, choose_order, roll_initiative, settle_initiative
from .rules.c06_movement import (
    arrive,
    boost,
    can_boost_more,
    can_continue,
    check_boost,
    check_enter,
    check_exit,
    check_halt,
    check_return,
    check_step,
    check_turn,
    exit_map,
    halt,
    list_boosts,
    list_movement,
    step,
    turn,
)
from .rules.c09_missiles import any_shot, check_shot, list_shots, shoot, strike
from .rules.c10_combat import (
    advance,
    any_attack,
    check_advance,
    check_attack,
    check_commit,
    check_retreat,
    check_support,
    declare,
    end_attack,
    go_on_with_attack,
    list_advances,
    list_attacks,
    list_commits,
    list_retreats,
    list_supports,
    own_fighter,
    retreat,
    stay,
    support,
)
from .rules.c11_panic import flee, next_flight, queue_fugitives
from .rules.c12_recovery import anyone_to_recover, check_recover, list_recoveries, recover
from .rules.c13_commanders import (
    check_escape,
    is_refuge,
    list_escapes,
    list_refuges,
    move_commander,
    refuge_range,
    roll_casualty,
    settle_adrift,
    suffer_casualty,
)
from .rules.c14_pursuit import ask_pursuit, check_pursuit, list_pursuit, pursue_on, recall
from .rules.c15_special_units import (
    check_collision,
    check_test,
    end_stampede,
    list_stampede,
    list_tests,
    list_victims,
    may_test,
    name_elephant,
    next_test,
    rage_on,
    roll_test,
    runs_into,
    suffer_test,
    trample,
)
from .rules.c17_scenarios import (
    check_deploy,
    check_hold,
    check_post,
    deploy,
    deploy_suggested,
    go_on_with_setup,
    hold,
    list_deployments,
    list_holds,
    list_posts,
    muster,
    post,
)

# Which verbs answer which question: a row for each Ask, a bit for each Verb.
_ANSWERS = {
    Ask.NOTHING: (),
    Ask.DEPLOY: (Verb.DEPLOY, Verb.SUGGESTED),
    Ask.HOLD: (Verb.HOLD, Verb.SUGGESTED),
    Ask.POST: (Verb.POST, Verb.SUGGESTED),
    Ask.PLACE: (Verb.PLACE,),
    Ask.ORDER: (Verb.FIRST, Verb.SECOND),
    Ask.REROLL: (Verb.REROLL, Verb.ACCEPT),
    Ask.TEST: (Verb.TEST, Verb.DONE),
    Ask.STAMPEDE: (Verb.STEP, Verb.TURN, Verb.HALT),
    Ask.VICTIM: (Verb.VICTIM,),
    Ask.MOVE: (
        Verb.STEP, Verb.TURN, Verb.HALT, Verb.EXIT, Verb.RETURN, Verb.ENTER, Verb.BOOST, Verb.DONE,
    ),
    Ask.BOOST: (Verb.BOOST, Verb.DONE),
    Ask.SHOOT: (Verb.SHOOT, Verb.DONE),
    Ask.ATTACK: (Verb.ATTACK, Verb.CHARGE, Verb.DONE),
    Ask.RETREAT: (Verb.RETREAT, Verb.STAND),
    Ask.ESCAPE: (Verb.ESCAPE, Verb.STAND),
    Ask.COMMIT: (Verb.COMMIT, Verb.KEEP),
    Ask.SUPPORT: (Verb.SUPPORT,),
    Ask.PURSUIT: (Verb.PURSUE, Verb.RECALL),
    Ask.ADVANCE: (Verb.ADVANCE, Verb.STAY),
    Ask.REFUGE: (Verb.REFUGE,),
    Ask.RECOVER: (Verb.RECOVER, Verb.DONE),
}  # fmt: skip
ANSWERS = tuple(sum(1 << verb for verb in _ANSWERS[ask]) for ask in Ask)

# Which fields a verb uses: 1 unit, 2 at, 4 extra.
USES_UNIT, USES_AT, USES_EXTRA = 1, 2, 4
_USES = {
    Verb.DEPLOY: USES_UNIT | USES_AT, Verb.HOLD: USES_UNIT, Verb.POST: USES_UNIT, Verb.PLACE: USES_AT | USES_EXTRA,
    Verb.TEST: USES_UNIT, Verb.STEP: USES_UNIT | USES_AT, Verb.TURN: USES_UNIT | USES_AT, Verb.HALT: USES_UNIT,
    Verb.EXIT: USES_UNIT, Verb.RETURN: USES_UNIT | USES_AT, Verb.ENTER: USES_UNIT | USES_AT | USES_EXTRA,
    Verb.BOOST: USES_UNIT, Verb.SHOOT: USES_UNIT | USES_AT, Verb.ATTACK: USES_UNIT | USES_AT,
    Verb.CHARGE: USES_UNIT | USES_AT, Verb.RETREAT: USES_AT | USES_EXTRA, Verb.ESCAPE: USES_AT,
    Verb.SUPPORT: USES_EXTRA, Verb.ADVANCE: USES_AT | USES_EXTRA, Verb.REFUGE: USES_AT, Verb.VICTIM: USES_UNIT,
    Verb.RECOVER: USES_UNIT,
}  # fmt: skip
USES = tuple(_USES.get(verb, 0) for verb in Verb)
VERBS = len(Verb)


# Checking


@kernel
def is_well_formed(action: Action) -> bool:
    """Whether only the fields that its verb uses are set, and the pieces exist."""
    if action.verb <= Verb.NOTHING or action.verb >= VERBS:
        return False
    uses = USES[action.verb]
    if not uses & USES_UNIT and action.unit != 0:
        return False
    if not uses & USES_AT and action.at != 0:
        return False
    if action.extra != 0 and (not uses & USES_EXTRA or action.extra < 0):
        return False
    if action.extra > 1 and action.verb != Verb.SUPPORT and action.verb != Verb.ENTER:
        return False
    if action.verb == Verb.HOLD:
        return NONE <= action.unit < UNITS
    return 0 <= action.unit < UNITS + 2


@kernel
def names_a_unit(action: Action) -> bool:
    """Whether a verb that is for units alone names one."""
    verb = action.verb
    for_pieces = verb == Verb.STEP or verb == Verb.TURN or verb == Verb.HALT or verb == Verb.EXIT or verb == Verb.BOOST
    return for_pieces or verb == Verb.HOLD or verb == Verb.POST or is_unit(action.unit)


@rule("3", "3.1D")
def check(field: Field, battle: Battle, action: Action) -> Refusal:
    """Whether an action is allowed now, and if not by which rule."""
    if battle.phase == Phase.OVER:
        return Refusal.BATTLE_OVER
    if not is_well_formed(action):
        return Refusal.MALFORMED
    if not ANSWERS[battle.ask] >> i8(action.verb) & 1:
        return Refusal.NOT_ASKED
    if not names_a_unit(action):
        return Refusal.NO_SUCH_UNIT
    ask = battle.ask
    if ask == Ask.MOVE or ask == Ask.STAMPEDE or ask == Ask.BOOST:
        return check_movement_order(field, battle, action)
    if ask >= Ask.RETREAT:
        return check_answer(field, battle, action)
    return check_choice(field, battle, action)


@kernel
def check_movement_order(field: Field, battle: Battle, action: Action) -> Refusal:
    """The orders of a movement impulse."""
    verb = action.verb
    if verb == Verb.STEP:
        return check_step(field, battle, action.unit, action.at)
    if verb == Verb.TURN:
        return check_turn(field, battle, action.unit, action.at)
    if verb == Verb.HALT:
        if battle.ask == Ask.STAMPEDE:
            return Refusal.NONE if action.unit == battle.testing else Refusal.NOT_UNDER_WAY
        return check_halt(battle, action.unit)
    if verb == Verb.EXIT:
        return check_exit(field, battle, action.unit)
    if verb == Verb.RETURN:
        return check_return(field, battle, action.unit, action.at)
    if verb == Verb.ENTER:
        return check_enter(field, battle, action.unit, action.at, action.extra)
    if verb == Verb.BOOST:
        return check_boost(field, battle, action.unit)
    return Refusal.NONE if battle.moving == NONE else Refusal.FINISH_THE_OTHER_FIRST


@kernel
def check_choice(field: Field, battle: Battle, action: Action) -> Refusal:
    """The choices of set-up, of the strategic phase and of the other impulses."""
    verb = action.verb
    if verb == Verb.DEPLOY:
        return check_deploy(field, battle, action)
    if verb == Verb.HOLD:
        return check_hold(field, battle, action.unit)
    if verb == Verb.POST:
        return check_post(battle, action.unit)
    if verb == Verb.PLACE:
        return check_place(field, battle, action)
    if verb == Verb.REROLL:
        return check_reroll(battle, action)
    if verb == Verb.TEST:
        return check_test(field, battle, action.unit)
    if verb == Verb.VICTIM:
        if runs_into(field, battle, battle.testing, action.unit):
            return Refusal.NONE
        return Refusal.NOT_IN_ITS_FRONT
    if verb == Verb.SHOOT:
        return check_shot(field, battle, action.unit, action.at)
    if verb == Verb.ATTACK or verb == Verb.CHARGE:
        return check_attack(field, battle, action.unit, action.at, verb == Verb.CHARGE)
    return Refusal.NONE


@kernel
def check_answer(field: Field, battle: Battle, action: Action) -> Refusal:
    """The answers that an attack, a loss or a recovery asks for."""
    ask = battle.ask
    if ask == Ask.RETREAT:
        return check_retreat(field, battle, action)
    if ask == Ask.ESCAPE:
        return check_escape(field, battle, action)
    if ask == Ask.COMMIT:
        return check_commit(battle, action)
    if ask == Ask.SUPPORT:
        return check_support(field, battle, action)
    if ask == Ask.PURSUIT:
        return check_pursuit(battle, action)
    if ask == Ask.ADVANCE:
        return check_advance(field, battle, action)
    if ask == Ask.REFUGE:
        nearest = refuge_range(field, battle, battle.seat)
        good = is_refuge(field, battle, battle.seat, action.at, nearest)
        return Refusal.NONE if good else Refusal.NO_REFUGE_THERE
    if action.verb == Verb.RECOVER:
        return check_recover(field, battle, action.unit)
    return Refusal.NONE


# Listing


@kernel
def legal(field: Field, battle: Battle, choices: Choices) -> int:
    """Write every legal action; return how many there are."""
    choices.count = 0
    ask = battle.ask
    if ask == Ask.MOVE:
        list_movement(field, battle, choices)
    elif ask >= Ask.RETREAT:
        list_answers(field, battle, choices)
    elif ask > Ask.REROLL:
        list_impulse(field, battle, choices)
    else:
        list_preparations(field, battle, choices)
    return choices.count


@kernel
def list_preparations(field: Field, battle: Battle, choices: Choices) -> None:
    """Set-up, command points, initiative, rerolls."""
    ask = battle.ask
    if ask == Ask.DEPLOY:
        list_deployments(field, battle, choices)
    elif ask == Ask.HOLD:
        list_holds(field, battle, choices)
    elif ask == Ask.POST:
        list_posts(field, battle, choices)
    elif ask == Ask.PLACE:
        list_places(field, battle, choices)
    elif ask == Ask.ORDER:
        offer(choices, Verb.FIRST, 0, 0, 0)
        offer(choices, Verb.SECOND, 0, 0, 0)
    elif ask == Ask.REROLL:
        list_rerolls(battle, choices)


@kernel
def list_impulse(field: Field, battle: Battle, choices: Choices) -> None:
    """Elephants, Movement points, shots, attacks."""
    ask = battle.ask
    if ask == Ask.TEST:
        list_tests(field, battle, choices)
    elif ask == Ask.STAMPEDE:
        list_stampede(field, battle, choices)
    elif ask == Ask.VICTIM:
        list_victims(field, battle, choices)
    elif ask == Ask.BOOST:
        list_boosts(field, battle, choices)
    elif ask == Ask.SHOOT:
        list_shots(field, battle, choices)
    elif ask == Ask.ATTACK:
        list_attacks(field, battle, choices)


@kernel
def list_answers(field: Field, battle: Battle, choices: Choices) -> None:
    """What an attack, a loss or a recovery asks for."""
    ask = battle.ask
    if ask == Ask.RETREAT:
        list_retreats(field, battle, choices)
    elif ask == Ask.ESCAPE:
        list_escapes(field, battle, choices)
    elif ask == Ask.COMMIT:
        list_commits(battle, choices)
    elif ask == Ask.SUPPORT:
        list_supports(field, battle, choices)
    elif ask == Ask.PURSUIT:
        list_pursuit(battle, choices)
    elif ask == Ask.ADVANCE:
        list_advances(field, battle, choices)
    elif ask == Ask.REFUGE:
        list_refuges(field, battle, choices)
    elif ask == Ask.RECOVER:
        list_recoveries(field, battle, choices)


# Applying


@kernel
def begin(field: Field, battle: Battle, dice: Dice, log: Log) -> None:
    """Set up a battle and go on to the first choice."""
    muster(field, battle)
    proceed(field, battle, dice, log)


@kernel
def apply(field: Field, battle: Battle, action: Action, dice: Dice, log: Log) -> None:
    """Carry out a legal action and go on to the next choice."""
    ask = battle.ask
    battle.ask = Ask.NOTHING
    if ask == Ask.MOVE or ask == Ask.BOOST or ask == Ask.STAMPEDE:
        battle.ask = ask
        carry_out_order(field, battle, action, log)
    elif ask >= Ask.RETREAT:
        carry_out_answer(field, battle, action, ask, log)
    elif ask == Ask.REROLL:
        answer_reroll(battle, action.verb == Verb.REROLL, dice, log)
    else:
        carry_out_choice(field, battle, action, ask, dice, log)
    proceed(field, battle, dice, log)


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
        arrive(field, battle, action.unit, action.at, inward, Told.RETURNED, log)
    elif verb == Verb.ENTER:
        arrive(field, battle, action.unit, action.at, action.extra, Told.AMBUSHED, log)
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
def carry_out_answer(field: Field, battle: Battle, action: Action, ask: int, log: Log) -> None:
    """An answer within an attack, after a loss, or in a recovery impulse."""
    verb = action.verb
    if verb == Verb.RETREAT:
        retreat(field, battle, action.at, action.extra == 1, log)
    elif verb == Verb.ESCAPE or verb == Verb.REFUGE:
        move_commander(battle, battle.seat, action.at, log)
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


# Going on


@rule("3.1A", "3.1B", "3.1C", "R7", "R36", "R52")
def proceed(field: Field, battle: Battle, dice: Dice, log: Log) -> None:
    """Do what the rules do by themselves, until somebody has a choice or the battle is over."""
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
    """A die that stands takes effect; before that its owner may have a word with Fortuna."""
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
    """What is under way goes on: a pursuit, an attack, the elephants; else the impulse itself."""
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
        battle.fugitives_over = 1
        queue_fugitives(field, battle, active_side(battle))
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
    """Whether the piece under way is on the map and in hand."""
    if is_unit(piece):
        return battle.units[piece].status == Status.ON_MAP and not battle.units[piece].panicked
    return battle.commanders[piece - UNITS].hex >= 0


@kernel
def anyone_to_move(field: Field, battle: Battle, side: int) -> bool:
    """Whether a side has anybody left that could be given an order."""
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


@kernel
def observe(battle: Battle, seat: int) -> None:
    """Hide from a seat what it may not know: which enemy marker is the Vacuus. NOBODY is blind to both."""
    for side in range(2):
        if side != seat:
            battle.vacuus[side] = HIDDEN


@kernel
def copy_many(battles: Array[Battle], times: int) -> None:
    """Copy a position over others a number of times: cloning is one assignment."""
    for copy in range(times):
        battles[0].turn = copy & 1023
        battles[1 + copy % (len(battles) - 1)] = battles[0]
