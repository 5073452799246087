"""The Signa that a bot plays against others in its phase: theft, discord and murder."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..actions.moves import Verb
from ..position.records import Realm
from ..position.vocabulary import NONE, PERSONS, TOWNS, Bond, Signum
from ..position.world_record import World
from ..rules.c03_signa.deck import shields
from ..rules.c03_signa.peace_signa import check_peace_signum
from ..rules.c07_houses.family import heir, house_of
from ..rules.c10_war.hostility import war_between
from .mind import Mind
from .wanting import want_wide
from .worth import foedus_worth, foremost


@kernel
def choose_plot(world: World, realm: Realm, mind: Mind) -> bool:
    """Against the Rex who stands best: a Signum of his, his best foedus; and a son-in-law in the way."""
    rival = foremost(world, realm, mind)
    if rival == NONE:
        return False
    if try_plot(world, realm, mind, Signum.FURTUM, rival, 0, rival):
        return True
    town = best_foedus(world, realm, mind, rival)
    if town != NONE and try_plot(world, realm, mind, Signum.CALLIDITAS, town, rival, rival):
        return True
    if realm.reges[realm.seat].signa[Signum.DOLUM] <= 0:
        return False
    return choose_murder(world, realm, mind)


@kernel
def choose_murder(world: World, realm: Realm, mind: Mind) -> bool:
    """A son-in-law dies who would inherit the bot's own throne, or whose house is at war with it."""
    seat = realm.seat
    in_line = heir(realm, realm.reges[seat].court) == NONE
    for person in range(PERSONS):
        house = house_of(realm, person)
        if house == NONE or house == seat or not (in_line or war_between(realm, seat, house) != NONE):
            continue
        if try_plot(world, realm, mind, Signum.DOLUM, person, 0, house):
            return True
    return False


@kernel
def try_plot(world: World, realm: Realm, mind: Mind, kind: int, target: int, other: int, victim: int) -> bool:
    """Play a Signum against somebody if it may be played and no Protector is in the way."""
    if realm.reges[realm.seat].signa[kind] <= 0 or shields(world, realm, victim, kind):
        return False
    if check_peace_signum(world, realm, kind, target, 0, other) != 0:
        return False
    return want_wide(mind, Verb.PLAY, kind, target, 0, other, 0, 0)


@kernel
def best_foedus(world: World, realm: Realm, mind: Mind, rival: int) -> int:
    """The civitas in foedus with a Rex that pays him most, NONE."""
    best, most = NONE, -1
    for town in range(TOWNS):
        if realm.towns[town].holder == NONE and realm.reges[rival].ties[town].bond == Bond.FOEDUS:
            worth = foedus_worth(world, realm, mind, town)
            if worth > most:
                best, most = town, worth
    return best
