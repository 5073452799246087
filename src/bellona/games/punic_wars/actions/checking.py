"""Whether an action is allowed now, and if not by which rule."""

from __future__ import annotations

from bellona.kernel.choices import Action
from bellona.kernel.jit import kernel
from bellona.kernel.rules import rule

from ..position.records import NONE, Ask, Phase, Status, War, World
from ..rules.c05_command import check_drop, check_join
from ..rules.c05_movement import check_finish, check_go, check_lead
from ..rules.c08_leaders import check_placing, check_retire
from ..rules.c09_combat import check_attack
from ..rules.c10_towns import check_emerge
from ..rules.c11_attrition import check_lose
from ..rules.c13_recruitment import check_raise
from ..rules.c16_diplomacy import check_fund
from ..rules.c19_scenarios import check_deploy
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


@rule("4.1a", "5.11", "9.13a", "13.31", "18.1b")
def check(world: World, position: War, action: Action) -> Refusal:
    """Whether an action is allowed now, and if not by which rule."""
    if position.phase == Phase.OVER:
        return Refusal.WAR_OVER
    if not is_well_formed(action):
        return Refusal.MALFORMED
    if not ANSWERS[position.ask, action.verb]:
        return not_asked(position, action.verb)
    if action.verb == Verb.OFFER:
        return Refusal.OFFERED_ALREADY if position.offered[position.seat] else Refusal.NONE
    if position.ask == Ask.MARCH or position.ask == Ask.CAMPAIGN:
        return check_order(world, position, action)
    return check_choice(world, position, action)


@rule("3.2b", "9.13a")
def not_asked(war: War, verb: int) -> Refusal:
    """Why a verb does not fit the question: most often because nobody leads."""
    if war.ask == Ask.CAMPAIGN:
        if verb == Verb.ATTACK:
            return Refusal.NO_LEADER_TO_ATTACK
        if verb == Verb.JOIN or verb == Verb.DROP or verb == Verb.GO:
            return Refusal.NOBODY_LEADS
    return Refusal.NOT_ASKED


@kernel
def check_order(world: World, war: War, action: Action) -> Refusal:
    """The orders of a campaign."""
    verb = action.verb
    if verb == Verb.GO:
        return check_go(world, war, action.at)
    if verb == Verb.JOIN:
        return check_join(world, war, action.unit, action.extra)
    if verb == Verb.DROP:
        return check_drop(war, action.unit, action.extra)
    if verb == Verb.ATTACK:
        return check_attack(world, war, action.unit)
    if verb == Verb.EMERGE:
        return check_emerge(world, war, action.unit, action.at)
    if verb == Verb.LEAD:
        return check_lead(world, war, action.unit)
    return check_finish(world, war) if war.marching != NONE else Refusal.NONE


@kernel
def check_choice(world: World, war: War, action: Action) -> Refusal:
    """The choices of the other phases, and the answers that a campaign asks for."""
    verb = action.verb
    if verb == Verb.DEPLOY:
        return check_deploy(world, war, action.unit, action.at, action.extra)
    if verb == Verb.FUND:
        return check_fund(war, action.extra)
    if verb == Verb.RETIRE:
        return check_retire(world, war, action.unit)
    if verb == Verb.APPOINT:
        return check_placing(world, war, action.unit, action.at, Status.DRAWN)
    if verb == Verb.RETURN:
        return check_placing(world, war, action.unit, action.at, Status.LOST)
    if verb == Verb.LOSE:
        return check_lose(world, war, action.unit, action.at, action.extra)
    if verb == Verb.RAISE:
        return check_raise(world, war, action.unit, action.at, action.extra)
    return Refusal.NONE
