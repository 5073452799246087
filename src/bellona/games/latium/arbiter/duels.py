"""How the program duels: an unpredictable mixture of orders, one card at a time."""

from __future__ import annotations

from bellona.kernel.dice import Dice, draw_aside
from bellona.kernel.jit import kernel
from bellona.kernel.rules import rule

from ..actions.moves import Verb
from ..position.battlefield import Arma, Battle, Clash
from ..rules.c11_battle.duels import is_used, role_of
from .wishes import Wish, wish


@rule("4.4", "4.6", "D76")
def choose_card(battle: Battle, side: int, dice: Dice) -> Wish:
    """The next card of a side: any order equally in shots and against them, in melee the lorica more often late."""
    fight = battle.fight
    role = role_of(fight, side)
    if fight.clash == Clash.SHOT:
        return wish(Verb.CARD, any_left(battle, role, dice), 0, 0)
    if fight.pair == 0:
        return wish(Verb.CARD, open_melee(dice), 0, 0)
    return wish(Verb.CARD, follow_up(battle, role, dice), 0, 0)


@kernel
def any_left(battle: Battle, role: int, dice: Dice) -> int:
    """One of the cards not yet shown, each as likely as the other."""
    left = Arma.LORICA - battle.fight.pair
    place = draw_aside(dice, left)
    for card in range(Arma.GLADIUM, Arma.LORICA + 1):
        if not is_used(battle.fight, role, card):
            place -= 1
            if place == 0:
                return card
    return Arma.GLADIUM


# In melee two parts each of gladium-clipeus-lorica and clipeus-gladium-lorica, which cannot be beaten on average, and
# one part each of clipeus-lorica-gladium and lorica-clipeus-gladium, which lose nothing against those and force a
# result.


@kernel
def open_melee(dice: Dice) -> int:
    """The first card of the mixture."""
    part = draw_aside(dice, 6)
    if part <= 2:
        return Arma.GLADIUM
    return Arma.CLIPEUS if part <= 5 else Arma.LORICA


@kernel
def follow_up(battle: Battle, role: int, dice: Dice) -> int:
    """The second card of that mixture."""
    first = battle.fight.card[role, 0]
    if first != Arma.CLIPEUS:
        return Arma.CLIPEUS
    return Arma.GLADIUM if draw_aside(dice, 3) <= 2 else Arma.LORICA


@kernel
def choose_struck(battle: Battle) -> Wish:
    """The centuria with fewer points is struck at."""
    unit = battle.units[battle.fight.target]
    sounder = 1 if unit.alive[1] and (not unit.alive[0] or unit.points[1] < unit.points[0]) else 0
    return wish(Verb.NAME, sounder, 0, 0)
