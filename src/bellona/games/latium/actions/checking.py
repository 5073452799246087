"""Whether an action is allowed now, and if not by which rule."""

from __future__ import annotations

from bellona.gamekit.verbs import limits
from bellona.kernel.jit import kernel
from bellona.kernel.rules import rule

from ..position.records import Realm
from ..position.vocabulary import Phase
from ..position.world_record import World
from ..rules.c01_turn.phases import check_turn
from ..rules.c02_answers import check_event
from ..rules.c03_signa.offers import check_offers, check_pick
from ..rules.c03_signa.peace_signa import check_signa
from ..rules.c03_signa.plots import check_plot
from ..rules.c05_growth import check_towns
from ..rules.c05_legion import check_dissolve
from ..rules.c06_gods import check_gods
from ..rules.c07_houses.exile import check_exile
from ..rules.c07_houses.succession import check_family
from ..rules.c08_diplomacy.audience import check_audience
from ..rules.c08_diplomacy.letters import check_letters
from ..rules.c09_movement import check_journeys
from ..rules.c10_war.declaring import check_war
from ..rules.c10_war.muster import check_summons
from ..rules.c10_war.peace import check_peace
from ..rules.c11_battle.actions import check_actions
from ..rules.c11_battle.allotment import check_allotment
from ..rules.c11_battle.deployment import check_deployment
from ..rules.c11_battle.duels import check_fight
from .groups import ANSWERS, Group, group_of
from .moves import Action, Refusal
from .verbs import Verb

LOWEST, HIGHEST = limits(Verb, Action)
VERBS = len(Verb)


@kernel
def is_well_formed(action: Action) -> bool:
    """Whether every field holds a value that its verb allows; unused fields are 0."""
    verb = action.verb
    if verb <= Verb.NOTHING or verb >= VERBS:
        return False
    low, high = LOWEST[verb], HIGHEST[verb]
    first = low[0] <= action.a <= high[0] and low[1] <= action.b <= high[1] and low[2] <= action.c <= high[2]
    second = low[3] <= action.d <= high[3] and low[4] <= action.e <= high[4] and low[5] <= action.f <= high[5]
    return bool(first and second and action.g == 0)


@rule("D2", "D5", "D77")
def check(world: World, position: Realm, action: Action) -> int:
    """Whether an action is allowed now, and if not by which rule."""
    if position.phase == Phase.OVER:
        return Refusal.GAME_OVER
    if not is_well_formed(action):
        return Refusal.MALFORMED
    if not ANSWERS[position.ask, action.verb]:
        return Refusal.NOT_ASKED
    group = group_of(position.ask, action.verb)
    if group >= Group.ALLOTMENT:
        return check_battle(world, position, group, action)
    if group >= Group.DISSOLVE:
        return check_answer(world, position, group, action)
    if group >= Group.SIGNA:
        return check_reign(world, position, group, action)
    if group == Group.OFFERS:
        return check_offers(world, position, action)
    if group == Group.PICK:
        return check_pick(world, position, action)
    if group == Group.EVENT:
        return check_event(world, position, action)
    return check_plot(world, position, action)


@rule("D5")
def check_reign(world: World, realm: Realm, group: int, action: Action) -> int:
    """The acts of a Rex in his own phase."""
    if group == Group.SIGNA:
        return check_signa(world, realm, action)
    if group == Group.TOWNS:
        return check_towns(world, realm, action)
    if group == Group.GODS:
        return check_gods(world, realm, action)
    if group == Group.FAMILY:
        return check_family(world, realm, action)
    if group == Group.JOURNEYS:
        return check_journeys(world, realm, action)
    if group == Group.AUDIENCE:
        return check_audience(world, realm, action)
    if group == Group.LETTERS:
        return check_letters(world, realm, action)
    if group == Group.WAR:
        return check_war(world, realm, action)
    return check_turn(world, realm, action)


@kernel
def check_answer(world: World, realm: Realm, group: int, action: Action) -> int:
    """The answers to a summons, a peace, an unpaid legion or an exile."""
    if group == Group.SUMMONS:
        return check_summons(world, realm, action)
    if group == Group.PEACE:
        return check_peace(world, realm, action)
    if group == Group.DISSOLVE:
        return check_dissolve(world, realm, action)
    return check_exile(world, realm, action)


@kernel
def check_battle(world: World, realm: Realm, group: int, action: Action) -> int:
    """The choices of a battle."""
    if group == Group.ALLOTMENT:
        return check_allotment(world, realm, action)
    if group == Group.DEPLOYMENT:
        return check_deployment(world, realm, action)
    if group == Group.ACTIONS:
        return check_actions(world, realm, action)
    return check_fight(world, realm, action)
