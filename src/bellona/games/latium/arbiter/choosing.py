"""What the program chooses for a side of a battle, whatever the question is."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.rules import rule

from ..position.records import Realm
from ..position.vocabulary import Ask
from ..position.world_record import World
from .deploying import choose_edge, choose_placement
from .duels import choose_card, choose_struck
from .signa import choose_signum
from .tactics import choose_order, choose_shot
from .wishes import Wish


@rule("D76", "B49")
def decide(world: World, realm: Realm, side: int, dice: Dice) -> Wish:
    """The program's choice, from what that side may know."""
    battle, question = realm.battle, realm.ask
    if question == Ask.CARDS:
        return choose_card(battle, side, dice)
    if question == Ask.STRUCK:
        return choose_struck(battle)
    if question == Ask.ACT:
        return choose_order(world, realm, side)
    if question == Ask.SHOOT:
        return choose_shot(battle, side)
    if question == Ask.DEPLOY:
        return choose_placement(battle, side)
    if question == Ask.SIDE:
        return choose_edge(battle)
    return choose_signum(world, realm, side)
