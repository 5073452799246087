"""Which actions are legal now."""

from __future__ import annotations

from bellona.kernel.choices import Choices, offer
from bellona.kernel.jit import kernel

from ..position.records import NONE, Ask, Status, War, World
from ..rules.c05_command import list_joins
from ..rules.c05_movement import check_finish, list_leads, list_steps
from ..rules.c08_leaders import list_placings, list_retirements
from ..rules.c09_combat import list_attacks
from ..rules.c10_towns import list_emergences
from ..rules.c11_attrition import list_losses
from ..rules.c13_recruitment import list_recruits
from ..rules.c16_diplomacy import list_funds
from ..rules.c19_scenarios import list_deployments
from .moves import Refusal, Verb


@kernel
def legal(world: World, position: War, choices: Choices) -> int:
    """Write every legal action; return how many there are."""
    choices.count = 0
    ask = position.ask
    if ask == Ask.MARCH:
        list_march(world, position, choices)
    elif ask == Ask.CAMPAIGN:
        list_campaign(world, position, choices)
    elif ask == Ask.RECRUIT:
        list_recruits(world, position, choices)
        offer(choices, Verb.DONE, 0, 0, 0)
    elif ask > Ask.MARCH:
        list_answers(world, position, choices)
    else:
        list_preparations(world, position, choices)
    if ask > Ask.DEPLOY and ask != Ask.AGREE and not position.offered[position.seat]:
        offer(choices, Verb.OFFER, 0, 0, 0)
    return choices.count


@kernel
def list_march(world: World, war: War, choices: Choices) -> None:
    """The orders of the leader under way, and what may follow when he has ended his move."""
    if not war.must_attack:
        list_joins(world, war, choices)
        list_steps(world, war, choices)
        list_emergences(world, war, choices)
    list_attacks(world, war, choices)
    if check_finish(world, war) == Refusal.NONE:
        offer(choices, Verb.FINISH, 0, 0, 0)
        list_leads(world, war, choices)
        offer(choices, Verb.DONE, 0, 0, 0)


@kernel
def list_campaign(world: World, war: War, choices: Choices) -> None:
    """Who may begin his move, which garrisons may turn face-up, or the end of the campaign."""
    list_leads(world, war, choices)
    list_emergences(world, war, choices)
    offer(choices, Verb.DONE, 0, 0, 0)


@kernel
def list_answers(world: World, war: War, choices: Choices) -> None:
    """The answers to a threat, a loss or an offer."""
    ask = war.ask
    if ask == Ask.INVERT:
        offer(choices, Verb.INVERT, 0, 0, 0)
        offer(choices, Verb.STAND, 0, 0, 0)
    elif ask == Ask.LOSSES:
        list_losses(world, war, choices)
    elif ask == Ask.AGREE:
        offer(choices, Verb.AGREE, 0, 0, 0)
        offer(choices, Verb.REFUSE, 0, 0, 0)


@kernel
def list_preparations(world: World, war: War, choices: Choices) -> None:
    """Set-up, diplomacy, elections and returning leaders."""
    ask = war.ask
    if ask == Ask.DEPLOY and war.seat != NONE:
        list_deployments(world, war, choices)
        offer(choices, Verb.SUGGESTED, 0, 0, 0)
    elif ask == Ask.FUND:
        list_funds(war, choices)
    elif ask == Ask.RETIRE:
        list_retirements(world, war, choices)
    elif ask == Ask.ELECT:
        offer(choices, Verb.ELECT, 0, 0, 0)
        offer(choices, Verb.DECLINE, 0, 0, 0)
    elif ask == Ask.APPOINT:
        list_placings(world, war, Verb.APPOINT, Status.DRAWN, choices)
    elif ask == Ask.RETURN:
        list_placings(world, war, Verb.RETURN, Status.LOST, choices)
