"""Which actions are legal now; for free verbs, a selection."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.rules import rule

from ..position.records import Realm
from ..position.vocabulary import Ask
from ..position.world_record import World
from ..rules.c01_turn.phases import list_turn
from ..rules.c02_answers import list_event
from ..rules.c03_signa.offers import list_offers, list_pick
from ..rules.c03_signa.peace_signa import list_signa
from ..rules.c03_signa.plots import list_plot
from ..rules.c05_growth import list_towns
from ..rules.c05_legion import list_dissolve
from ..rules.c06_gods import list_gods
from ..rules.c07_houses.exile import list_exile
from ..rules.c07_houses.succession import list_family
from ..rules.c08_diplomacy.audience import list_audience
from ..rules.c08_diplomacy.letters import list_letters
from ..rules.c09_movement import list_journeys
from ..rules.c10_war.declaring import list_war
from ..rules.c10_war.muster import list_summons
from ..rules.c10_war.peace import list_peace
from ..rules.c11_battle.actions import list_actions
from ..rules.c11_battle.allotment import list_allotment
from ..rules.c11_battle.deployment import list_deployment
from ..rules.c11_battle.duels import list_fight
from .groups import GROUP_OF_ASK, Group
from .moves import Choices


@kernel
def legal(world: World, position: Realm, choices: Choices) -> int:
    """Write the choices of the Rex who is asked; returns their number."""
    choices.count = 0
    group = GROUP_OF_ASK[position.ask]
    if position.ask == Ask.REIGN:
        list_reign(world, position, choices)
    elif group >= Group.ALLOTMENT:
        list_battle(world, position, choices)
    elif group >= Group.DISSOLVE:
        list_answers(world, position, choices)
    elif group == Group.OFFERS:
        list_offers(world, position, choices)
    elif group == Group.PICK:
        list_pick(world, position, choices)
    elif group == Group.EVENT:
        list_event(world, position, choices)
    elif group == Group.PLOT:
        list_plot(world, position, choices)
    elif group == Group.FAMILY:
        list_family(world, position, choices)
    return choices.count


@rule("D5")
def list_reign(world: World, realm: Realm, choices: Choices) -> None:
    """All that a Rex may do in his own phase."""
    list_turn(world, realm, choices)
    list_towns(world, realm, choices)
    list_gods(world, realm, choices)
    list_family(world, realm, choices)
    list_signa(world, realm, choices)
    list_audience(world, realm, choices)
    list_letters(world, realm, choices)
    list_war(world, realm, choices)
    list_journeys(world, realm, choices)


@kernel
def list_answers(world: World, realm: Realm, choices: Choices) -> None:
    """The answers to a summons, a peace, an unpaid legion or an exile."""
    group = GROUP_OF_ASK[realm.ask]
    if group == Group.SUMMONS:
        list_summons(world, realm, choices)
    elif group == Group.PEACE:
        list_peace(world, realm, choices)
    elif group == Group.DISSOLVE:
        list_dissolve(world, realm, choices)
    else:
        list_exile(world, realm, choices)


@kernel
def list_battle(world: World, realm: Realm, choices: Choices) -> None:
    """The choices of a battle."""
    group = GROUP_OF_ASK[realm.ask]
    if group == Group.ALLOTMENT:
        list_allotment(world, realm, choices)
    elif group == Group.DEPLOYMENT:
        list_deployment(world, realm, choices)
    elif group == Group.ACTIONS:
        list_actions(world, realm, choices)
    else:
        list_fight(world, realm, choices)
