"""When the program plays the Signa of a delegated side."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..actions.moves import Refusal, Verb
from ..position.battlefield import Battle, Clash
from ..position.records import Realm
from ..position.vocabulary import NONE, SIGNA_KINDS, Ask, Signum
from ..position.world_record import World
from ..rules.c03_signa.deck import favour_for
from ..rules.c11_battle.allotment import check_store
from ..rules.c11_battle.duels import role_of
from ..rules.c11_battle.losses import FALLS_BACK_AT
from ..rules.c11_battle.signa import check_play, is_warded
from .wishes import Wish, nothing, wish

WORTH = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 6, 3, 2, 1, 5, 0, 4, 0, 0, 0, 0)
"""The value of a kind in a current battle."""


@kernel
def choose_signum(world: World, realm: Realm, side: int) -> Wish:
    """The answer to a question about Signa."""
    question = realm.ask
    if question == Ask.ALACRITAS:
        return play(world, realm, side, Signum.ALACRITAS)
    if question == Ask.INOPINATUM:
        if is_warded(world, realm, 1 - side, Signum.INOPINATUM):
            return nothing()
        return play(world, realm, side, Signum.INOPINATUM)
    if question == Ask.CONSTANTIA:
        return play(world, realm, side, Signum.CONSTANTIA)
    if question == Ask.DAMNUM:
        return choose_damnum(world, realm, side)
    if question == Ask.DEFENSIO:
        return guard(world, realm, side, Signum.DEFENSIO, Signum.DAMNUM)
    if question == Ask.GUARD:
        counter = Signum.FIDES if realm.battle.played == Signum.DOLUM else Signum.NONE
        return guard(world, realm, side, counter, realm.battle.played)
    return choose_exchange(world, realm, side)


@kernel
def play(world: World, realm: Realm, side: int, kind: int) -> Wish:
    """Play a Signum if it is there."""
    if check_play(world, realm, side, kind, 0) == Refusal.NONE:
        return wish(Verb.PLAY, kind, 0, 0)
    return nothing()


@kernel
def guard(world: World, realm: Realm, side: int, counter: int, kind: int) -> Wish:
    """Stop a played Signum with its counter, else with a favour."""
    if check_play(world, realm, side, counter, 0) == Refusal.NONE:
        return wish(Verb.PLAY, counter, 0, 0)
    town = favour_for(world, realm, realm.battle.seat[side], kind)
    return nothing() if town == NONE else wish(Verb.FAVOUR, town, 0, 0)


@kernel
def choose_damnum(world: World, realm: Realm, side: int) -> Wish:
    """Damnum is played if it makes a centuria fall back, and not if it is void or has no further effect."""
    battle = realm.battle
    if is_warded(world, realm, 1 - side, Signum.DAMNUM):
        return nothing()
    held = battle.signa[side, Signum.DAMNUM]
    return play(world, realm, side, Signum.DAMNUM) if is_short(battle, side, held) else nothing()


@kernel
def is_short(battle: Battle, side: int, held: int) -> bool:
    """Whether the points of this duel fall short of a retreat that the Damnum held would bring about."""
    fight = battle.fight
    role = role_of(fight, side)
    given = fight.given[role]
    if fight.clash == Clash.MELEE:
        given -= max(1, fight.given[1 - role])
    return given < FALLS_BACK_AT <= given + held


@kernel
def choose_exchange(world: World, realm: Realm, side: int) -> Wish:
    """Exchange an Opportunitas, take the most useful Signa for it, and steal."""
    battle = realm.battle
    if realm.ask == Ask.PLUNDER:
        return wish(Verb.TAKE, best_of_other(battle, side), 0, 0)
    if battle.exchange > 0:
        kind = best_in_store(realm, side)
        return nothing() if kind == Signum.NONE else wish(Verb.EXCHANGE, kind, 0, 0)
    if best_in_store(realm, side) != Signum.NONE:
        if check_play(world, realm, side, Signum.OPPORTUNITAS, 0) == Refusal.NONE:
            return wish(Verb.PLAY, Signum.OPPORTUNITAS, 0, 0)
    return choose_dolum(world, realm, side)


@kernel
def choose_dolum(world: World, realm: Realm, side: int) -> Wish:
    """Dolum, if there is something to steal and no Protector in the way."""
    if realm.battle.signa_count[1 - side] <= 0 or is_warded(world, realm, 1 - side, Signum.DOLUM):
        return nothing()
    return play(world, realm, side, Signum.DOLUM)


@kernel
def best_in_store(realm: Realm, side: int) -> int:
    """The Signum of his store that a Rex can use most, 0 if he has none for battle."""
    best: int = Signum.NONE
    for kind in range(1, SIGNA_KINDS):
        if check_store(realm, side, kind) == Refusal.NONE and WORTH[kind] > WORTH[best]:
            best = kind
    return best


@kernel
def best_of_other(battle: Battle, side: int) -> int:
    """The Signum of the other side that is worth most."""
    best: int = Signum.NONE
    for kind in range(1, SIGNA_KINDS):
        if battle.signa[1 - side, kind] > 0 and (best == Signum.NONE or WORTH[kind] > WORTH[best]):
            best = kind
    return best
