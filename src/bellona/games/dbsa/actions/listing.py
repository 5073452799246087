"""The choices offered in a position: all of them if they can be counted, otherwise candidates."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.rules import rule

from ..position.records import ARMY, NONE, Ask, Battle, Edge, Status, World
from ..rules.c01_setup import anyone_waiting, check_camp, free_pose_in_strip, suggested_camp
from ..rules.c02_sequence import check_offer
from ..rules.c04_combat import list_fights
from ..rules.c04_facing import list_turns
from .candidates.columns import list_columns
from .candidates.groups import list_groups
from .candidates.memory import recollect
from .candidates.offering import add_leg, start
from .candidates.singles import list_single
from .candidates.survey import look_about
from .moves import CHOICES, Choices, LegKind, Verb

CAMP_STEP = 20_000
"""The distances from the suggested place at which camps are offered."""


@kernel
def legal(world: World, position: Battle, choices: Choices) -> int:
    """List the choices; returns their number."""
    choices.count = 0
    ask = position.ask
    if ask == Ask.EDGES:
        list_edges(choices)
    elif ask == Ask.CAMP:
        list_camps(world, position, choices)
    elif ask == Ask.DEPLOY:
        list_deployment(world, position, choices)
    elif ask == Ask.MOVE:
        list_orders(world, position, choices)
    elif ask == Ask.FACE or ask == Ask.FIGHT:
        list_pairs(world, position, choices)
    elif ask == Ask.AGREE:
        offer(choices, Verb.AGREE)
        offer(choices, Verb.REFUSE)
    return choices.count


@kernel
def offer(choices: Choices, verb: int) -> None:
    """Offer a choice that needs no more than its verb."""
    start(choices, verb, 0)
    if choices.count < CHOICES - 1:
        choices.count += 1


@rule("1.2")
def list_edges(choices: Choices) -> None:
    """Every two edges that share a corner, either way round."""
    for five in range(Edge.NORTH, Edge.WEST + 1):
        for six in range(Edge.NORTH, Edge.WEST + 1):
            if (five - six) % 2 == 1:
                start(choices, Verb.EDGES, 0)
                choices.actions[choices.count].extra = 10 * five + six
                choices.count += 1


@kernel
def list_camps(world: World, battle: Battle, choices: Choices) -> None:
    """The suggested deployment, and the camp at or near its suggested place."""
    offer(choices, Verb.SUGGESTED)
    side = battle.active
    middle = suggested_camp(world, battle, side)
    for step in (0, -CAMP_STEP, CAMP_STEP, -2 * CAMP_STEP, 2 * CAMP_STEP):
        if not check_camp(world, battle, side, middle + step):
            start(choices, Verb.CAMP, 0)
            add_leg(choices, LegKind.NOTHING, middle + step, 0, 0)
            choices.actions[choices.count].count = 0
            choices.count += 1


@kernel
def list_deployment(world: World, battle: Battle, choices: Choices) -> None:
    """Each waiting element at its suggested place, all at once, or ready."""
    side = battle.active
    if not anyone_waiting(battle, side):
        offer(choices, Verb.READY)
        return
    offer(choices, Verb.SUGGESTED)
    for n in range(ARMY):
        e = side * ARMY + n
        if battle.elements[e].status == Status.WAITING:
            x, y, facing = free_pose_in_strip(world, battle, e)
            if x != NONE:
                start(choices, Verb.DEPLOY, 0)
                action = choices.actions[choices.count]
                action.lead = e
                add_leg(choices, LegKind.NOTHING, x, y, facing)
                action.count = 0
                choices.count += 1


@rule("2.3")
def list_orders(world: World, battle: Battle, choices: Choices) -> None:
    """To hold, which is always possible, and the candidate moves of everybody who has not moved."""
    offer(choices, Verb.DONE)
    if not check_offer(battle):
        offer(choices, Verb.OFFER)
    look_about(world, battle, choices.survey)
    recollect(world, battle, choices)
    for n in range(ARMY):
        if choices.survey.idle >> n & 1:
            list_single(world, battle, choices, battle.active * ARMY + n)
    together = choices.survey.together
    list_groups(world, battle, choices, together)
    list_columns(world, battle, choices, together)


@rule("2.6", "R33", "R36")
def list_pairs(world: World, battle: Battle, choices: Choices) -> None:
    """Every turn to face, or every fight, that is open."""
    number = 0
    while choices.count < CHOICES - 1:
        turning = battle.ask == Ask.FACE
        who, whom = list_turns(world, battle, number) if turning else list_fights(world, battle, number)
        if who == NONE:
            break
        start(choices, Verb.FACE if turning else Verb.FIGHT, 0)
        action = choices.actions[choices.count]
        action.lead = who
        action.extra = whom
        choices.count += 1
        number += 1
