"""Exact odds of an attack or a shot, with every modifier and its rule."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from bellona.gamekit.catalog import Catalog
from bellona.gamekit.modifiers import modifiers_of
from bellona.gamekit.values import Action as ActionValue
from bellona.gamekit.values import Answer, Modifier, Odds, Outcome
from bellona.kernel.record import clone, one

from ..actions.moves import Refusal, Verb
from ..position.records import COMMANDER, NONE, Ask, Attack, Battle, Box, Field, Stage
from ..rules.c02_components import has_commander
from ..rules.c04_strategic_phase import check_unit_point, may_ask_commit
from ..rules.c09_missiles import hits_up_to
from ..rules.c10_combat import (
    attack_strength,
    defence_strength,
    disorder_from,
    may_retreat,
    own_fighter,
    part_of,
    support_bits,
)
from ..rules.c13_commanders import can_escape
from ..rules.c15_special_units import CHARGE_PRICE_FROM
from ..rules.events import Part

SIDES_OF_DIE = 6
PAIRS = SIDES_OF_DIE * SIDES_OF_DIE
IN_ATTACK = (Verb.COMMIT, Verb.KEEP, Verb.SUPPORT, Verb.STAND)
"""Answers in an attack under way."""


def odds_of(field: Field, battle: Battle, action: ActionValue, words: Catalog) -> Odds | None:
    """The odds of an attack, a charge, a shot, or of an answer in an attack under way; None if no die decides.

    An attack is evaluated as it is now: Combat points already given, and all the support either side could name.
    """
    verb, unit, target = action.code[:3]
    if verb == Verb.SHOOT:
        return shot_odds(field, battle, action, words)
    if verb in IN_ATTACK:
        return answer_odds(field, battle, action, words)
    if verb in (Verb.ATTACK, Verb.CHARGE) and target < COMMANDER and not battle.units[target].panicked:
        attack: Any = one(Attack)
        attack.attacker, attack.target, attack.charge = unit, target, verb == Verb.CHARGE
        attack.support[0] = support_bits(field, battle, unit)
        attack.support[1] = support_bits(field, battle, target)
        return attack_odds(field, battle, action, attack, words, tuple(answers(field, battle, attack, words)))
    return None


def answer_odds(field: Field, battle: Battle, action: ActionValue, words: Catalog) -> Odds | None:
    """The odds of the attack under way after an answer: a point, supporters, to stand."""
    attack: Any = clone(battle.attack)
    if attack.target >= COMMANDER:
        return None
    tried: Any = clone(battle)
    if battle.attack.stage < Stage.DICE:
        attack.support[0] = support_bits(field, battle, attack.attacker)
    attack.support[1] = support_bits(field, battle, attack.target)
    fighter = int(own_fighter(battle))
    if action.code[0] == Verb.COMMIT:
        tried.units[fighter].backed = 1
    elif action.code[0] == Verb.SUPPORT:
        attack.support[int(fighter == attack.target)] = action.code[3]
    first = battle.ask == Ask.COMMIT and fighter == attack.attacker
    later = tuple(defender_point(field, tried, attack, words)) if first else ()
    return attack_odds(field, tried, action, attack, words, later)


# Answers still to come


def answers(field: Field, battle: Battle, attack: Any, words: Catalog) -> Iterator[Answer]:
    """What either side may answer before the dice of an attack that is only declared."""
    target, side = int(attack.target), int(battle.units[attack.target].side)
    if may_retreat(field, battle, target, attack.attacker):
        yield Answer("answer-retreats", {}, words, rule="10.1a")
    if has_commander(battle, target) and can_escape(field, battle, side):
        tried: Any = clone(battle)
        tried.commanders[side].hex = NONE
        yield Answer("answer-commander-escapes", {}, words, rule="13d", chances=chances_of(field, tried, attack))
    if not attack.charge and may_ask_commit(field, battle, attack.attacker):
        if check_unit_point(battle, attack.attacker, Box.COMBAT) == Refusal.NONE:
            tried = clone(battle)
            tried.units[attack.attacker].backed = 1
            yield Answer("answer-own-point", {}, words, rule="4.3a", chances=chances_of(field, tried, attack))
    yield from defender_point(field, battle, attack, words)


def defender_point(field: Field, battle: Battle, attack: Any, words: Catalog) -> Iterator[Answer]:
    """The chances if the defender commits a Combat point; that a marker may be the Vacuus is not known."""
    if may_ask_commit(field, battle, attack.target):
        tried: Any = clone(battle)
        tried.units[attack.target].backed = 1
        yield Answer("answer-defender-point", {}, words, rule="4.3b", chances=chances_of(field, tried, attack))


def shot_odds(field: Field, battle: Battle, action: ActionValue, words: Catalog) -> Odds:
    """One die, its number or less."""
    _, unit, target = action.code[:3]
    need = int(hits_up_to(field, battle, unit, target))
    hit = Fraction(need, SIDES_OF_DIE)
    breaks = battle.units[target].disorder + 1 >= field.kinds[battle.units[target].kind].morale
    outcomes = (
        Outcome("outcome-hit", {"need": need}, words, chance=hit, effects={"target_disorder": 1}),
        Outcome("outcome-miss", {"need": need}, words, chance=1 - hit, effects={}),
    )
    table = Modifier("modifier-missile-table", {"need": need}, words, value=need, rule="9.3")
    chances = {"hit": hit, "target_panics": hit if breaks else Fraction(0)}
    return Odds(action, {"shooter": (table,)}, {"shooter": need}, outcomes, chances)


def blows(field: Field, battle: Battle, attack: Any) -> dict[tuple[int, int], int]:
    """In how many of the pairs of dice the attacker and the target take how much Disorder."""
    ours = int(attack_strength(field, battle, attack))
    theirs = int(defence_strength(field, battle, attack))
    weight: dict[tuple[int, int], int] = defaultdict(int)
    for die in range(1, SIDES_OF_DIE + 1):
        for other in range(1, SIDES_OF_DIE + 1):
            lost = int(disorder_from(die + ours, other + theirs))
            lost += 1 if attack.charge and die >= CHARGE_PRICE_FROM else 0
            weight[lost, int(disorder_from(other + theirs, die + ours))] += 1
    return weight


def attack_odds(
    field: Field, battle: Battle, action: ActionValue, attack: Any, words: Catalog, later: tuple[Answer, ...]
) -> Odds:
    """All thirty-six pairs of dice, and the answers that may come later."""
    outcomes = tuple(
        Outcome(
            "outcome-blows", {"attacker": mine, "target": foe}, words,
            chance=Fraction(count, PAIRS), effects={"attacker_disorder": mine, "target_disorder": foe},
        )
        for (mine, foe), count in sorted(blows(field, battle, attack).items())
    )  # fmt: skip
    return Odds(
        action,
        {
            "attacker": modifiers(field, battle, attack, 0, words),
            "target": modifiers(field, battle, attack, 1, words),
        },
        {
            "attacker": int(attack_strength(field, battle, attack)),
            "target": int(defence_strength(field, battle, attack)),
        },
        outcomes,
        chances_of(field, battle, attack),
        later,
    )


def chances_of(field: Field, battle: Battle, attack: Any) -> dict[str, Fraction]:
    """The chances that matter most."""
    weight = blows(field, battle, attack)

    def room(unit: int) -> int:
        return int(field.kinds[battle.units[unit].kind].morale - battle.units[unit].disorder)

    def chance(wanted: Any) -> Fraction:
        return Fraction(sum(count for (mine, foe), count in weight.items() if wanted(mine, foe)), PAIRS)

    dies = Fraction(sum(int(x) for x in field.commander_dies), SIDES_OF_DIE)
    hurt = chance(lambda mine, foe: mine > 0), chance(lambda mine, foe: foe > 0)
    return {
        "attacker_hurt": hurt[0],
        "target_hurt": hurt[1],
        "attacker_panics": chance(lambda mine, foe: mine >= room(attack.attacker)),
        "target_panics": chance(lambda mine, foe: foe >= room(attack.target)),
        "attacker_commander_dies": hurt[0] * dies * has_commander(battle, attack.attacker),
        "target_commander_dies": hurt[1] * dies * has_commander(battle, attack.target),
    }


def modifiers(field: Field, battle: Battle, attack: Any, role: int, words: Catalog) -> tuple[Modifier, ...]:
    """What the attacker (role 0) or the defender adds to its die, part by part."""
    return modifiers_of(((part, part_of(field, battle, attack, role, part)) for part in Part if part), words)
