"""Exact odds of an attack or a shot, with every modifier and its rule."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import Any

from bellona.gamekit.catalog import Catalog
from bellona.gamekit.modifiers import modifiers_of
from bellona.gamekit.values import Action as ActionValue
from bellona.gamekit.values import Modifier, Odds, Outcome
from bellona.kernel.record import one

from ..actions.moves import Verb
from ..position.records import COMMANDER, Attack, Battle, Field
from ..rules.c02_components import has_commander
from ..rules.c09_missiles import hits_up_to
from ..rules.c10_combat import attack_strength, defence_strength, disorder_from, part_of, support_bits
from ..rules.c15_special_units import CHARGE_PRICE_FROM
from ..rules.events import Part

SIDES_OF_DIE = 6


def odds_of(field: Field, battle: Battle, action: ActionValue, words: Catalog) -> Odds | None:
    """The odds of an attack, a charge or a shot; None if no die decides.

    An attack is evaluated as it is now: Combat points already given, and all the support either side could name.
    """
    verb, unit, target = action.code[:3]
    if verb == Verb.SHOOT:
        return shot_odds(field, battle, action, words)
    if verb in (Verb.ATTACK, Verb.CHARGE) and target < COMMANDER and not battle.units[target].panicked:
        attack: Any = one(Attack)
        attack.attacker, attack.target, attack.charge = unit, target, verb == Verb.CHARGE
        attack.support[0] = support_bits(field, battle, unit)
        attack.support[1] = support_bits(field, battle, target)
        return attack_odds(field, battle, action, attack, words)
    return None


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


def attack_odds(field: Field, battle: Battle, action: ActionValue, attack: Any, words: Catalog) -> Odds:
    """All thirty-six pairs of dice."""
    ours = int(attack_strength(field, battle, attack))
    theirs = int(defence_strength(field, battle, attack))
    weight: dict[tuple[int, int], int] = defaultdict(int)
    for die in range(1, SIDES_OF_DIE + 1):
        for other in range(1, SIDES_OF_DIE + 1):
            lost = int(disorder_from(die + ours, other + theirs))
            lost += 1 if attack.charge and die >= CHARGE_PRICE_FROM else 0
            weight[lost, int(disorder_from(other + theirs, die + ours))] += 1
    pairs = SIDES_OF_DIE * SIDES_OF_DIE
    outcomes = tuple(
        Outcome(
            "outcome-blows", {"attacker": mine, "target": foe}, words,
            chance=Fraction(count, pairs), effects={"attacker_disorder": mine, "target_disorder": foe},
        )
        for (mine, foe), count in sorted(weight.items())
    )  # fmt: skip
    return Odds(
        action,
        {
            "attacker": modifiers(field, battle, attack, 0, words),
            "target": modifiers(field, battle, attack, 1, words),
        },
        {"attacker": ours, "target": theirs},
        outcomes,
        attack_chances(field, battle, attack, weight, pairs),
    )


def attack_chances(
    field: Field, battle: Battle, attack: Any, weight: dict[tuple[int, int], int], pairs: int
) -> dict[str, Fraction]:
    """The chances that matter most."""

    def room(unit: int) -> int:
        return int(field.kinds[battle.units[unit].kind].morale - battle.units[unit].disorder)

    def chance(wanted: Any) -> Fraction:
        return Fraction(sum(count for (mine, foe), count in weight.items() if wanted(mine, foe)), pairs)

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
