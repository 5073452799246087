"""Exact odds of an attack or of a step, with every modifier and its rule: each die is tried on a copy of the position.

If the owner may choose his losses, he is assumed to give up land points first.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from bellona.gamekit.catalog import Catalog
from bellona.gamekit.modifiers import modifiers_of, totals
from bellona.gamekit.values import Action as ActionValue
from bellona.gamekit.values import Answer, Modifier, Odds, Outcome
from bellona.kernel.dice import Dice, dice_from
from bellona.kernel.log import Log
from bellona.kernel.record import clone, one

from ..actions.moves import Verb
from ..data.values import ODDS
from ..position.records import LAND, NAVAL, NONE, ROME, Ask, Phase, Status, War, World
from ..rules.c03_components import enemy_of, strength
from ..rules.c05_movement import go, go_on
from ..rules.c08_leaders import best_value
from ..rules.c09_combat import attack, attackers, odds_column, part_of
from ..rules.c10_towns import attack_cost, may_invert
from ..rules.c11_attrition import (
    DIE,
    KINDS,
    can_lose,
    entering_cause,
    entering_risk,
    leaving_cause,
    leaving_risk,
    owed,
    pay,
    settle_due,
)
from ..rules.events import Cause, Part
from ..rules.settling import settle

COMBAT_PARTS = {"attacker": (Part.LEADER,), "defender": (Part.ENEMY_LEADER, Part.TOWN, Part.CITY, Part.GREAT_CITY)}
Act = Callable[[War, Dice, Log], None]
Branch = tuple[Fraction, War]


def odds_of(world: World, war: War, action: ActionValue, words: Catalog) -> Odds | None:
    """The odds of an attack, of the answer to a threat, or of a step; None if no die decides.

    An attack is evaluated against the present enemy; going inside, against the attack that may follow.
    """
    verb, arm, to = action.code[:3]
    if verb == Verb.ATTACK:
        return attack_odds(world, war, arm, action, words)
    if verb == Verb.STAND:
        return attack_odds(world, war, int(war.threat), action, words)
    if verb == Verb.INVERT:
        return walls_odds(world, war, action, words)
    return march_odds(world, war, to, action, words) if verb == Verb.GO else None


# Attacks


def walls_odds(world: World, war: War, action: ActionValue, words: Catalog) -> Odds | None:
    """The odds of an attack on those who have gone inside; None if their enemy has no strength left for one."""
    arm = int(war.threat)
    inside = gone_inside(war, arm)
    return attack_odds(world, inside, arm, action, words) if may_storm(inside, arm) else None


def gone_inside(war: War, arm: int) -> War:
    """The position once those whom the leader under way may attack have gone inside."""
    inside: Any = clone(war)
    inside.inside[enemy_of(int(war.active)), arm, war.leaders[war.marching].hex] = 1
    changed: War = inside
    return changed


def may_storm(war: War, arm: int) -> bool:
    """Whether the leader under way has movement points left for an attack."""
    leader = war.leaders[war.marching]
    return bool(leader.points >= attack_cost(war, arm, leader.hex))


def attack_odds(world: World, war: War, arm: int, action: ActionValue, words: Catalog) -> Odds:
    """All six dice of an attack by the leader under way."""
    side, h = int(war.active), int(war.leaders[war.marching].hex)
    enemy = enemy_of(side)
    ours, theirs = int(attackers(world, war, arm, h)), int(strength(world, war, enemy, arm, h))

    def strike(tried: War, dice: Dice, log: Log) -> None:
        tried.threat = NONE
        tried.ask = Ask.NOTHING
        attack(world, tried, arm, dice, log)
        settle_all(world, tried, dice, log)

    branches = spread(war, strike)
    weight: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
    for chance, end in branches:
        weight[tally(war, end, side), tally(war, end, enemy)] += chance
    outcomes = tuple(
        Outcome(
            "outcome-battle", {"attacker": lost, "defender": killed}, words,
            chance=chance, effects={"attacker_lost": lost, "defender_lost": killed},
        )
        for (lost, killed), chance in sorted(weight.items())
    )  # fmt: skip
    modifiers = {
        "attacker": (odds_line(ours, theirs, words), *combat_parts(world, war, arm, h, "attacker", words)),
        "defender": combat_parts(world, war, arm, h, "defender", words),
    }
    chances = {
        "attacker_loses": likely(branches, lambda end: tally(war, end, side) > 0),
        "defender_loses": likely(branches, lambda end: tally(war, end, enemy) > 0),
        "attacker_destroyed": likely(branches, lambda end: tally(war, end, side) >= ours),
        "defender_destroyed": likely(branches, lambda end: strength(world, end, enemy, arm, h) == 0),
        "leader_lost": likely(branches, lambda end: side in bereaved(world, war, end, h)),
        "enemy_leader_lost": likely(branches, lambda end: enemy in bereaved(world, war, end, h)),
    }
    answers = tuple(going_inside(world, war, arm, action, words)) if action.code[0] == Verb.ATTACK else ()
    return Odds(action, modifiers, totals(modifiers), outcomes, chances, answers)


def going_inside(world: World, war: War, arm: int, action: ActionValue, words: Catalog) -> Iterator[Answer]:
    """The answer of a defender who may go inside first: the attack on his walls, or that there is none."""
    h, enemy = int(war.leaders[war.marching].hex), enemy_of(int(war.active))
    if not may_invert(world, war, enemy, arm, h):
        return
    inside = gone_inside(war, arm)
    if may_storm(inside, arm):
        walls = attack_odds(world, inside, arm, action, words)
        yield Answer("answer-inside", {}, words, rule="9.16a", chances=walls.chances)
    else:
        yield Answer("answer-inside-safe", {}, words, rule="9.16a")


def odds_line(ours: int, theirs: int, words: Catalog) -> Modifier:
    """The ratio that decides the column."""
    ratio = ODDS[odds_column(ours, theirs)]
    return Modifier("modifier-odds", {"odds": ratio, "attack": ours, "defence": theirs}, words, value=0, rule="9.0b")


def combat_parts(world: World, war: War, arm: int, h: int, role: str, words: Catalog) -> tuple[Modifier, ...]:
    """What a side adds to the die of an attack, part by part."""
    return modifiers_of(((part, part_of(world, war, arm, h, part)) for part in COMBAT_PARTS[role]), words)


# Steps


def march_odds(world: World, war: War, to: int, action: ActionValue, words: Catalog) -> Odds | None:
    """The dice of leaving a hex and of entering the next, both where both fall."""
    side, force = int(war.active), int(war.force[LAND]) + int(war.force[NAVAL])

    def step(tried: War, dice: Dice, log: Log) -> None:
        tried.ask = Ask.NOTHING
        go(world, tried, to, dice, log)
        settle_all(world, tried, dice, log)

    modifiers = dict(step_modifiers(world, war, to, words))
    if not modifiers:
        return None
    branches = spread(war, step)
    weight: dict[Lost, Fraction] = defaultdict(Fraction)
    for chance, end in branches:
        weight[lost_by(war, end, side)] += chance
    chances = {
        "any_loss": likely(branches, lambda end: tally(war, end, side) > 0),
        "all_lost": likely(branches, lambda end: tally(war, end, side) >= force),
        "leader_lost": likely(branches, lambda end: end.leaders[war.marching].status != Status.ON_MAP),
        "shipyards_closed": likely(branches, lambda end: end.may_build < war.may_build),
    }
    outcomes = tuple(step_outcome(lost, chance, words) for lost, chance in sorted(weight.items()))
    return Odds(action, modifiers, totals(modifiers), outcomes, chances)


def step_outcome(lost: Lost, chance: Fraction, words: Catalog) -> Outcome:
    """What a step may cost."""
    effects = lost._asdict()
    if sum(lost) == 0:
        return Outcome("outcome-march", {"number": 0}, words, chance=chance, effects=effects)
    return Outcome("outcome-march-mixed", effects, words, chance=chance, effects=effects)


def step_modifiers(world: World, war: War, to: int, words: Catalog) -> Iterator[tuple[str, tuple[Modifier, ...]]]:
    """What is added to the dice of a step, and the points whose percentage is at stake."""
    side, leader = int(war.active), war.leaders[war.marching]
    land, naval, own = int(war.force[LAND]), int(war.force[NAVAL]), int(world.figures[war.marching].value)
    base = int(leaving_risk(world, war, side, leader.hex, land, naval))
    if base:
        foe = int(best_value(world, war, enemy_of(side), leader.hex))
        parts = ((Part.ATTRITION_LEADER, own), (Part.LEADER_LEFT_BEHIND, -foe))
        why = tuple(Cause)[leaving_cause(world, war, side, leader.hex, land, naval)]
        yield "leaving", attrition_parts(why, base, parts, words)
    base = int(entering_risk(world, to, land, naval))
    if base:
        cause = tuple(Cause)[entering_cause(world, to)]
        skill = int(world.roman_seamanship) if cause == Cause.SEA and side == ROME else 0
        yield "entering", attrition_parts(cause, base, ((Part.ATTRITION_LEADER, own), (Part.SEAMANSHIP, skill)), words)


def attrition_parts(
    cause: Cause, base: int, parts: tuple[tuple[Part, int], ...], words: Catalog
) -> tuple[Modifier, ...]:
    """The points that count, and what is added to the die."""
    counted = Modifier("modifier-points-counted", {"number": base}, words, value=0, rule=cause.rule)
    return counted, *modifiers_of(parts, words)


# Trying


class Lost(NamedTuple):
    """Points that a force has lost."""

    land: int
    naval: int


def spread(war: War, act: Act, fixed: tuple[int, ...] = ()) -> list[Branch]:
    """How an act ends for every die it rolls, each with its chance; as many dice deep as fall."""
    found: list[Branch] = []
    for face in range(1, DIE + 1):
        tried, dice = clone(war), dice_from(0, (*fixed, face))
        act(tried, dice, one(Log))
        if dice.count == len(fixed):
            return [(Fraction(1), tried)]
        ends = [(Fraction(1), tried)] if dice.count == len(fixed) + 1 else spread(war, act, (*fixed, face))
        found += [(chance / DIE, end) for chance, end in ends]
    return found


def settle_all(world: World, war: War, dice: Dice, log: Log) -> None:
    """Take all losses and finish the step, but do not continue with the phase."""
    while war.phase != Phase.OVER:
        side = int(owed(war))
        if side != NONE:
            settle_due(world, war, side, log)
            if war.ask == Ask.LOSSES:
                pay_land_first(world, war, side, log)
        elif war.disturbed != NONE:
            settle(world, war, war.disturbed, log)
        elif war.going != NONE and war.leaders[war.marching].status == Status.ON_MAP:
            go_on(world, war, dice, log)
        else:
            return


def pay_land_first(world: World, war: War, side: int, log: Log) -> None:
    """Take a loss from the first kinds that can bear it."""
    war.ask = Ask.NOTHING
    h = int(war.due[side].hex)
    for kind in range(KINDS):
        number = min(int(can_lose(world, war, side, kind, h)), int(war.due[side].points))
        if number > 0:
            pay(world, war, side, kind, h, number, log)


def likely(branches: list[Branch], wanted: Callable[[War], bool]) -> Fraction:
    """The chance of something."""
    return sum((chance for chance, end in branches if wanted(end)), Fraction(0))


def tally(before: War, after: War, side: int) -> int:
    """The points that a side has lost between two positions."""
    return int(after.losses[side]) - int(before.losses[side])


def lost_by(before: War, after: War, side: int) -> Lost:
    """The points of each type that a side has lost between two positions."""
    land, naval = (int(before.total[side, arm]) - int(after.total[side, arm]) for arm in (LAND, NAVAL))
    return Lost(land, naval)


def bereaved(world: World, before: War, after: War, h: int) -> set[int]:
    """The sides that have lost a leader in a hex."""
    return {
        int(world.figures[number].side)
        for number, leader in enumerate(before.leaders)
        if leader.status == Status.ON_MAP and leader.hex == h and after.leaders[number].status != Status.ON_MAP
    }
