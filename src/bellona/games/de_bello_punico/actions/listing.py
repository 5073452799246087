"""Which actions are legal now."""

from __future__ import annotations

from bellona.kernel.choices import Choices, offer
from bellona.kernel.jit import kernel

from ..position.records import Ask, Battle, Field
from ..rules.c04_strategic_phase import list_places, list_rerolls
from ..rules.c06_movement import list_boosts, list_movement
from ..rules.c09_missiles import list_shots
from ..rules.c10_combat import list_advances, list_attacks, list_commits, list_retreats, list_supports
from ..rules.c12_recovery import list_recoveries
from ..rules.c13_commanders import list_escapes, list_refuges
from ..rules.c14_pursuit import list_pursuit
from ..rules.c15_special_units import list_stampede, list_tests, list_victims
from ..rules.c17_scenarios import list_deployments, list_holds, list_posts
from .moves import Verb


@kernel
def legal(world: Field, position: Battle, choices: Choices) -> int:
    """Write every legal action; return how many there are."""
    choices.count = 0
    ask = position.ask
    if ask == Ask.MOVE:
        list_movement(world, position, choices)
    elif ask >= Ask.RETREAT:
        list_answers(world, position, choices)
    elif ask > Ask.REROLL:
        list_impulse(world, position, choices)
    else:
        list_preparations(world, position, choices)
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
