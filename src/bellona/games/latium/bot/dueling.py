"""The duel of Arma as a game of its own: its equilibrium, from which a bot draws its cards.

Both put a card face down at the same moment, and the last one is known without a choice. What a duel does is counted in
the soundness of the two centuriae, so that one gains what the other loses. The second pair is a game of two cards
against two, the first one of three against three whose results are the values of the second. Signa are not foreseen.
"""

from __future__ import annotations

from bellona.kernel.dice import Dice, draw_aside
from bellona.kernel.jit import kernel

from ..position.battlefield import CARDS, LEADER, Arma, Battle, Clash, Ground
from ..rules.c04_arma import Blow, ends, meet, points_of
from ..rules.c11_battle.duels import ATTACKER, REAR_STILL, TARGET, is_used, role_of
from ..rules.c11_battle.losses import DESTROYED_AT, FALLS_BACK_AT
from ..rules.c11_battle.movement import FRONT
from .mind import Mind

SOUND = (6.0, 5.0, 3.0, 0.0)
"""What a centuria with so many points is worth."""
FALLEN_BACK = 1.0
SLAIN, DRIVEN_OFF = 12.0, 6.0
"""The loss of a commander, and one who has to leave the field."""
FINE = 1 << 30
"""Into so many parts chance is divided."""
ALL_CARDS = 1 << Arma.GLADIUM | 1 << Arma.CLIPEUS | 1 << Arma.LORICA
Shown = tuple[bool, float, int, int]
"""Whether a pair ended a duel, what the attacker has gained if it did, and the points given and taken."""


@kernel
def draw_card(battle: Battle, side: int, mind: Mind, dice: Dice) -> int:
    """The next card of a side, drawn from the equilibrium."""
    role = role_of(battle.fight, side)
    find_odds(battle, role, mind)
    part = (draw_aside(dice, FINE) - 1) / FINE
    held = held_by(battle, role)
    for place in range(CARDS - battle.fight.pair - 1):
        part -= mind.odds[place]
        if part < 0.0:
            return card_at(held, place)
    return card_at(held, CARDS - battle.fight.pair - 1)


@kernel
def find_odds(battle: Battle, role: int, mind: Mind) -> float:
    """Put the odds of the cards that a role holds, in their order, into the mind; what the duel is worth to it."""
    lay_stakes(battle, mind)
    size = CARDS - battle.fight.pair
    if role == TARGET:
        turn_stakes(mind, size)
    return solve(mind, size)


# Cards in hand: a bit for each


@kernel
def held_by(battle: Battle, role: int) -> int:
    """The cards that a role has not shown."""
    held = 0
    for card in range(Arma.GLADIUM, Arma.LORICA + 1):
        if not is_used(battle.fight, role, card):
            held |= 1 << card
    return held


@kernel
def card_at(held: int, place: int) -> int:
    """The card at a place of a hand."""
    for card in range(Arma.GLADIUM, Arma.LORICA + 1):
        if held >> card & 1:
            if place == 0:
                return card
            place -= 1
    return Arma.GLADIUM


# What a duel is worth to the attacker


@kernel
def lay_stakes(battle: Battle, mind: Mind) -> None:
    """The value of every pair of next cards."""
    fight = battle.fight
    own, other = held_by(battle, ATTACKER), held_by(battle, TARGET)
    given, taken = fight.given[ATTACKER], fight.given[TARGET]
    for row in range(CARDS - fight.pair):
        for column in range(CARDS - fight.pair):
            card, against = card_at(own, row), card_at(other, column)
            mind.stakes[row, column] = value_of(battle, own, other, card, against, given, taken)


@kernel
def value_of(battle: Battle, own: int, other: int, card: int, against: int, given: int, taken: int) -> float:
    """The value of a pair, if both go on as well as they can."""
    ended, value, given, taken = show(battle, card, against, given, taken)
    if ended:
        return value
    own, other = own & ~(1 << card), other & ~(1 << against)
    if own == ALL_CARDS & ~(1 << card):
        return second_value(battle, own, other, given, taken)
    return last_value(battle, own, other, given, taken)


@kernel
def second_value(battle: Battle, own: int, other: int, given: int, taken: int) -> float:
    """The value of a duel with two cards left to each."""
    a, b = card_at(own, 0), card_at(own, 1)
    c, d = card_at(other, 0), card_at(other, 1)
    return value_of_four(
        after_second(battle, own, other, a, c, given, taken),
        after_second(battle, own, other, a, d, given, taken),
        after_second(battle, own, other, b, c, given, taken),
        after_second(battle, own, other, b, d, given, taken),
    )


@kernel
def after_second(battle: Battle, own: int, other: int, card: int, against: int, given: int, taken: int) -> float:
    """The value of a second pair."""
    ended, value, given, taken = show(battle, card, against, given, taken)
    if ended:
        return value
    return last_value(battle, own & ~(1 << card), other & ~(1 << against), given, taken)


@kernel
def last_value(battle: Battle, own: int, other: int, given: int, taken: int) -> float:
    """The value of a duel when both have one card left."""
    ended, value, given, taken = show(battle, card_at(own, 0), card_at(other, 0), given, taken)
    if ended:
        return value
    if given > taken:
        return harm(battle, TARGET, given - taken, True)
    return -harm(battle, ATTACKER, taken - given, True)


@kernel
def show(battle: Battle, card: int, against: int, given: int, taken: int) -> Shown:
    """What a pair does, as the rules have it (4.6, 11.37)."""
    fight = battle.fight
    attacker, target = battle.units[fight.attacker], battle.units[fight.target]
    mine, theirs = meet(fight.clash, attacker.arm, target.arm, card, against)
    if fight.clash == Clash.SHOT and mine == Blow.POINT and battle.terrain[target.square] == Ground.SILVA:
        mine = Blow.NOTHING
    if fight.clash == Clash.MELEE and FRONT < fight.flank < REAR_STILL and card == Arma.LORICA == against:
        mine = Blow.FLANKED
    if mine != Blow.NOTHING:
        return strike(battle, ATTACKER, mine, given, taken)
    if theirs != Blow.NOTHING:
        return strike(battle, TARGET, theirs, given, taken)
    return False, 0.0, given, taken


@kernel
def strike(battle: Battle, role: int, blow: int, given: int, taken: int) -> Shown:
    """What a blow of one role does to the other."""
    fight = battle.fight
    sign = 1.0 if role == ATTACKER else -1.0
    struck = battle.units[fight.target if role == ATTACKER else fight.attacker]
    if struck.arm == LEADER and blow != Blow.FLANKED:
        lost = DRIVEN_OFF if blow == Blow.POINT else SLAIN
        return True, sign * lost + cut_short(battle, role, given, taken), given, taken
    if blow == Blow.FATAL:
        lost = SOUND[points_on(battle, 1 - role)]
        return True, sign * lost + cut_short(battle, role, given, taken), given, taken
    if role == ATTACKER:
        given += points_of(blow)
    else:
        taken += points_of(blow)
    if fight.clash == Clash.SHOT:
        return True, harm(battle, TARGET, given, True), given, taken
    if ends(fight.clash, blow):
        return True, harm(battle, TARGET, given, False) - harm(battle, ATTACKER, taken, False), given, taken
    return False, 0.0, given, taken


@kernel
def cut_short(battle: Battle, role: int, given: int, taken: int) -> float:
    """The points that stay on the centuria of him who has just destroyed the other."""
    return -harm(battle, ATTACKER, taken, False) if role == ATTACKER else harm(battle, TARGET, given, False)


@kernel
def points_on(battle: Battle, role: int) -> int:
    """The points on the centuria that fights for a role."""
    fight = battle.fight
    if role == ATTACKER:
        return min(battle.units[fight.attacker].points[fight.duel], DESTROYED_AT)
    return min(battle.units[fight.target].points[max(0, fight.struck)], DESTROYED_AT)


@kernel
def harm(battle: Battle, role: int, points: int, at_once: bool) -> float:
    """What so many points cost a role; two at once make its centuria fall back."""
    before = points_on(battle, role)
    after = min(before + points, DESTROYED_AT)
    back = at_once and points >= FALLS_BACK_AT and after < DESTROYED_AT
    return SOUND[before] - SOUND[after] + (FALLEN_BACK if back else 0.0)


# Equilibria


@kernel
def turn_stakes(mind: Mind, size: int) -> None:
    """The same game as the other player sees it."""
    for row in range(size):
        for column in range(row, size):
            mirrored = mind.stakes[column, row]
            mind.stakes[column, row] = -mind.stakes[row, column]
            mind.stakes[row, column] = -mirrored


@kernel
def value_of_four(a: float, b: float, c: float, d: float) -> float:
    """The value of a game of two against two, rows first."""
    low, high = max(min(a, b), min(c, d)), min(max(a, c), max(b, d))
    return low if low >= high else (a * d - b * c) / (a + d - b - c)


@kernel
def solve(mind: Mind, size: int) -> float:
    """Odds of the rows that promise most whatever the other does, and what they promise.

    The best odds are found where as many columns promise the same as rows are played: one, two or three of them.
    """
    best = -1e9
    for row in range(size):
        best = consider(mind, size, sure(row, 0), sure(row, 1), sure(row, 2), best)
    for row in range(size):
        for other in range(row + 1, size):
            best = consider_two(mind, size, row, other, best)
    return consider_three(mind, best) if size == CARDS else best


@kernel
def sure(row: int, place: int) -> float:
    """The odds of a place if a row is always played."""
    return 1.0 if row == place else 0.0


@kernel
def consider_two(mind: Mind, size: int, row: int, other: int, best: float) -> float:
    """Two rows, in the proportion in which two columns promise the same."""
    stakes = mind.stakes
    for column in range(size):
        for beside in range(column + 1, size):
            first = stakes[row, column] - stakes[row, beside]
            second = stakes[other, beside] - stakes[other, column]
            if first * second > 0.0:
                part = second / (first + second)
                rest = 1.0 - part
                best = consider(
                    mind,
                    size,
                    part if row == 0 else 0.0,
                    part if row == 1 else (rest if other == 1 else 0.0),
                    rest if other == 2 else 0.0,
                    best,
                )
    return best


@kernel
def consider_three(mind: Mind, best: float) -> float:
    """All three rows, in the proportion in which all columns promise the same."""
    a0, b0 = mind.stakes[0, 0] - mind.stakes[0, 1], mind.stakes[0, 0] - mind.stakes[0, 2]
    a1, b1 = mind.stakes[1, 0] - mind.stakes[1, 1], mind.stakes[1, 0] - mind.stakes[1, 2]
    a2, b2 = mind.stakes[2, 0] - mind.stakes[2, 1], mind.stakes[2, 0] - mind.stakes[2, 2]
    x0, x1, x2 = a1 * b2 - a2 * b1, a2 * b0 - a0 * b2, a0 * b1 - a1 * b0
    total = x0 + x1 + x2
    if total == 0.0 or min(x0 / total, x1 / total, x2 / total) < 0.0:
        return best
    return consider(mind, CARDS, x0 / total, x1 / total, x2 / total, best)


@kernel
def consider(mind: Mind, size: int, x0: float, x1: float, x2: float, best: float) -> float:
    """Keep odds that promise more than the best so far."""
    least = 1e9
    for column in range(size):
        promised = x0 * mind.stakes[0, column] + x1 * mind.stakes[1, column]
        if size == CARDS:
            promised += x2 * mind.stakes[2, column]
        least = min(least, promised)
    if least <= best:
        return best
    mind.odds[0] = x0
    mind.odds[1] = x1
    mind.odds[2] = x2
    return least
