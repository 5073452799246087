"""Whether an action is allowed now, and if not by which rule."""

from __future__ import annotations

from bellona.kernel.choices import Action
from bellona.kernel.jit import kernel
from bellona.kernel.record import i8
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
from .moves import Refusal, Verb

# Which verbs answer which question: a row for each Ask, a bit for each Verb.
_ANSWERS = {
    Ask.NOTHING: (),
    Ask.DEPLOY: (Verb.DEPLOY, Verb.SUGGESTED),
    Ask.FUND: (Verb.FUND, Verb.OFFER),
    Ask.RETIRE: (Verb.RETIRE, Verb.OFFER),
    Ask.ELECT: (Verb.ELECT, Verb.DECLINE, Verb.OFFER),
    Ask.APPOINT: (Verb.APPOINT, Verb.OFFER),
    Ask.RETURN: (Verb.RETURN, Verb.OFFER),
    Ask.CAMPAIGN: (Verb.LEAD, Verb.EMERGE, Verb.DONE, Verb.OFFER),
    Ask.MARCH: (
        Verb.LEAD, Verb.JOIN, Verb.DROP, Verb.GO, Verb.ATTACK, Verb.EMERGE, Verb.FINISH, Verb.DONE, Verb.OFFER,
    ),
    Ask.INVERT: (Verb.INVERT, Verb.STAND, Verb.OFFER),
    Ask.LOSSES: (Verb.LOSE, Verb.OFFER),
    Ask.RECRUIT: (Verb.RAISE, Verb.DONE, Verb.OFFER),
    Ask.AGREE: (Verb.AGREE, Verb.REFUSE),
}  # fmt: skip
ANSWERS = tuple(sum(1 << verb for verb in _ANSWERS[ask]) for ask in Ask)

# Which fields a verb uses: 1 unit, 2 at, 4 extra.
USES_UNIT, USES_AT, USES_EXTRA = 1, 2, 4
_USES = {
    Verb.DEPLOY: USES_UNIT | USES_AT | USES_EXTRA, Verb.FUND: USES_EXTRA, Verb.RETIRE: USES_UNIT,
    Verb.APPOINT: USES_UNIT | USES_AT, Verb.RETURN: USES_UNIT | USES_AT, Verb.LEAD: USES_UNIT,
    Verb.JOIN: USES_UNIT | USES_EXTRA, Verb.DROP: USES_UNIT | USES_EXTRA, Verb.GO: USES_AT, Verb.ATTACK: USES_UNIT,
    Verb.EMERGE: USES_UNIT | USES_AT, Verb.LOSE: USES_UNIT | USES_AT | USES_EXTRA,
    Verb.RAISE: USES_UNIT | USES_AT | USES_EXTRA,
}  # fmt: skip
USES = tuple(_USES.get(verb, 0) for verb in Verb)
VERBS = len(Verb)


@kernel
def is_well_formed(action: Action) -> bool:
    """Whether only the fields that its verb uses are set."""
    if action.verb <= Verb.NOTHING or action.verb >= VERBS:
        return False
    uses = USES[action.verb]
    if not uses & USES_UNIT and action.unit != 0:
        return False
    if not uses & USES_AT and action.at != 0:
        return False
    return bool(uses & USES_EXTRA) or action.extra == 0


@rule("4.1a", "5.11", "9.13a", "13.31", "18.1b")
def check(world: World, war: War, action: Action) -> Refusal:
    """Whether an action is allowed now, and if not by which rule."""
    if war.phase == Phase.OVER:
        return Refusal.WAR_OVER
    if not is_well_formed(action):
        return Refusal.MALFORMED
    if not ANSWERS[war.ask] >> i8(action.verb) & 1:
        return not_asked(war, action.verb)
    if action.verb == Verb.OFFER:
        return Refusal.OFFERED_ALREADY if war.offered[war.seat] else Refusal.NONE
    if war.ask == Ask.MARCH or war.ask == Ask.CAMPAIGN:
        return check_order(world, war, action)
    return check_choice(world, war, action)


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
