"""Whether an action is allowed now, and if not by which rule."""

from __future__ import annotations

from bellona.kernel.choices import Action
from bellona.kernel.jit import kernel
from bellona.kernel.rules import rule

from ..position.records import NONE, Ask, Battle, Field, Phase
from ..rules.c02_components import is_unit
from ..rules.c04_strategic_phase import check_place, check_reroll
from ..rules.c06_movement import check_boost, check_enter, check_exit, check_halt, check_return, check_step, check_turn
from ..rules.c09_missiles import check_shot
from ..rules.c10_combat import check_advance, check_attack, check_commit, check_retreat, check_support
from ..rules.c12_recovery import check_recover
from ..rules.c13_commanders import check_escape, is_refuge, refuge_range
from ..rules.c14_pursuit import check_pursuit
from ..rules.c15_special_units import check_test, runs_into
from ..rules.c17_scenarios import check_deploy, check_hold, check_post
from .moves import Refusal
from .verbs import ANSWERS, HIGHEST, LOWEST, VERBS, Verb


@kernel
def is_well_formed(action: Action) -> bool:
    """Whether every field holds a value that its verb allows; unused fields are 0."""
    verb = action.verb
    if verb <= Verb.NOTHING or verb >= VERBS:
        return False
    return bool(
        LOWEST[verb, 0] <= action.unit <= HIGHEST[verb, 0]
        and LOWEST[verb, 1] <= action.at <= HIGHEST[verb, 1]
        and LOWEST[verb, 2] <= action.extra <= HIGHEST[verb, 2]
    )


@kernel
def names_a_unit(action: Action) -> bool:
    """Whether a verb that is for units alone names one."""
    verb = action.verb
    for_pieces = verb == Verb.STEP or verb == Verb.TURN or verb == Verb.HALT or verb == Verb.EXIT or verb == Verb.BOOST
    return for_pieces or verb == Verb.HOLD or verb == Verb.POST or is_unit(action.unit)


@rule("3", "3.1D")
def check(world: Field, position: Battle, action: Action) -> Refusal:
    """Whether an action is allowed now, and if not by which rule."""
    if position.phase == Phase.OVER:
        return Refusal.BATTLE_OVER
    if not is_well_formed(action):
        return Refusal.MALFORMED
    if not ANSWERS[position.ask, action.verb]:
        return Refusal.NOT_ASKED
    if not names_a_unit(action):
        return Refusal.NO_SUCH_UNIT
    ask = position.ask
    if ask == Ask.MOVE or ask == Ask.STAMPEDE or ask == Ask.BOOST:
        return check_movement_order(world, position, action)
    if ask >= Ask.RETREAT:
        return check_answer(world, position, action)
    return check_choice(world, position, action)


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
