"""What things are worth to a bot, in hundredths of a point of the final count (D78)."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..position.records import Realm, Rex
from ..position.vocabulary import EFFECTS, NONE, SEAT_COUNT, TOWNS, Bond, Op, Reign, Signum
from ..position.world_record import World
from ..rules.c03_signa.deck import wards_off
from ..rules.c05_capacity import harvest, part_of, production
from ..rules.c05_legion import legion_max
from .mind import Mind, weigh, weigh_all
from .weights import Weight

POINT = 100
SIGNA = (0, 55, 45, 40, 35, 35, 45, 40, 25, 60, 40, 38, 25, 22, 20, 30, 30, 30, 35, 45, 45, 25)
"""Each kind of Signum in hand, in the order of their kinds."""


@kernel
def points(world: World, what: int) -> int:
    """What a thing counts in the end (`Points` of the final count)."""
    return POINT * world.score[what]


@kernel
def turns_left(world: World, realm: Realm) -> int:
    """How many turns are still to come."""
    return world.last_turn - realm.turn


@kernel
def semesters_left(world: World, realm: Realm) -> int:
    """How often towns will still yield something."""
    return world.last_turn // world.semester - (realm.turn - 1) // world.semester


@kernel
def aes_worth(world: World, realm: Realm, mind: Mind, aes: int) -> int:
    """What so many aes are worth now."""
    late = turns_left(world, realm) < weigh(mind, Weight.LATE)
    return weigh_all(mind, Weight.AES if late else Weight.AES_EARLY, aes)


@kernel
def civis_worth(world: World, realm: Realm, mind: Mind) -> int:
    """What one more civis is worth up to the end."""
    return weigh(mind, Weight.CIVIS) + weigh_all(mind, Weight.AES, 2 * semesters_left(world, realm))


@kernel
def yield_worth(world: World, realm: Realm, mind: Mind, town: int) -> int:
    """What a town would bring its holder up to the end: cives, and what it yields above the pay of its legion."""
    semesters = semesters_left(world, realm)
    aes = production(world, realm, town) - legion_max(world, realm, town) // 2
    return weigh_all(mind, Weight.CIVIS, realm.towns[town].cives) + weigh_all(mind, Weight.AES, semesters * max(0, aes))


@kernel
def foedus_worth(world: World, realm: Realm, mind: Mind, town: int) -> int:
    """What the share of a socia's yield is worth up to the end."""
    share = production(world, realm, town) // world.foedus_share
    return weigh_all(mind, Weight.AES, semesters_left(world, realm) * share)


# Events


@kernel
def event_worth(world: World, realm: Realm, mind: Mind, seat: int, card: int, result: int) -> int:
    """What a result of an event is worth to a Rex; below nothing if it hurts."""
    worth = 0
    for place in range(EFFECTS):
        effect = world.eventi[card - 1].effects[result - 1, place]
        op, value, turns = effect.op, effect.value, effect.turns
        worth += town_effect(world, realm, mind, seat, op, value)
        worth += rex_effect(world, realm, mind, seat, op, value, turns)
    return worth


@kernel
def town_effect(world: World, realm: Realm, mind: Mind, seat: int, op: int, value: int) -> int:
    """What an effect on the seat of a Rex is worth."""
    court = realm.reges[seat].court
    growth = civis_worth(world, realm, mind)
    if op == Op.CIVES_PCT:
        return growth * part_of(realm.towns[court].cives, value) // 2
    if op == Op.CIVES:
        return growth * value // 2
    if op == Op.PRODUCTION_PCT:
        return aes_worth(world, realm, mind, part_of(harvest(world, realm, court), value))
    if op == Op.LEGIO_PCT:
        return weigh(mind, Weight.CENTURIA) * part_of(legion_max(world, realm, court), value)
    return weigh(mind, Weight.CENTURIA) * value if op == Op.CENTURIA else 0


@kernel
def rex_effect(world: World, realm: Realm, mind: Mind, seat: int, op: int, value: int, turns: int) -> int:
    """What an effect on a Rex and his house is worth."""
    rex = realm.reges[seat]
    if op == Op.AES:
        return aes_worth(world, realm, mind, value)
    if op == Op.SIGNA_DRAW:
        return weigh(mind, Weight.SIGNUM) * value
    if op == Op.SIGNA_DISCARD:
        return -weigh(mind, Weight.SIGNUM) * min(value, rex.signa_count)
    if op == Op.IRA:
        return -ira_worth(mind, rex.ira) * value
    if op == Op.PAY_OR_IRA:
        return -aes_worth(world, realm, mind, turns)
    if op == Op.REX_ILLNESS:
        return -weigh(mind, Weight.ILLNESS) * turns - weigh(mind, Weight.DEATH) * value // 4
    if op == Op.FILIUS:
        return weigh(mind, Weight.FILIUS)
    return small_effect(mind, rex, op, value, turns)


@kernel
def small_effect(mind: Mind, rex: Rex, op: int, value: int, turns: int) -> int:
    """What the lesser effects are worth."""
    if op == Op.FREE_ARA:
        return POINT + 2 * weigh(mind, Weight.FAVOUR)
    if op == Op.FAVOUR:
        return weigh(mind, Weight.FAVOUR) * value
    if op == Op.RECRUIT_BAN:
        return -weigh(mind, Weight.RECRUIT_BAN) * turns
    if op == Op.AUDIENCE:
        return weigh(mind, Weight.AUDIENCE) * value
    if op == Op.ACCORD_GAIN:
        return POINT + weigh(mind, Weight.PACTUM_HOPE)
    if op == Op.ACCORD_BREAK:
        return -POINT if has_bond(rex) else -2 * weigh(mind, Weight.AUDIENCE)
    if op == Op.FRICTION:
        return -weigh(mind, Weight.FRICTION) * turns
    if op == Op.PAY_OR_LEGATUS:
        return -weigh_all(mind, Weight.AES, value)
    return weigh(mind, Weight.OMEN) * value if op == Op.INITIATIVE or op == Op.DISCRIMEN else 0


@kernel
def has_bond(rex: Rex) -> bool:
    """Whether a Rex has an accord with a civitas."""
    for town in range(TOWNS):
        if rex.ties[town].bond != Bond.NONE:
            return True
    return False


@kernel
def ira_worth(mind: Mind, ira: int) -> int:
    """The cost of one more point of ira for a Rex with this many."""
    if ira <= 0:
        return weigh(mind, Weight.IRA)
    return weigh(mind, Weight.PERIL) if ira == 1 else weigh(mind, Weight.EVERYTHING)


# Other Reges


@kernel
def is_near(world: World, mind: Mind, town: int, other: int) -> bool:
    """Whether two towns are neighbours."""
    return world.distance[town, other] <= weigh(mind, Weight.NEAR)


@kernel
def are_neighbours(world: World, realm: Realm, mind: Mind, seat: int, other: int) -> bool:
    """Whether two Reges have their seats near each other."""
    return is_near(world, mind, realm.reges[seat].court, realm.reges[other].court)


@kernel
def standing_of(world: World, realm: Realm, mind: Mind, seat: int) -> int:
    """How a Rex stands, by what all can see: his towns, their walls and cives, his socii."""
    worth = 0
    for town in range(TOWNS):
        held = realm.towns[town]
        if held.holder == seat:
            worth += 6 * POINT + POINT * held.level + weigh_all(mind, Weight.CIVIS, held.cives)
        elif held.holder == NONE and realm.reges[seat].ties[town].bond == Bond.FOEDUS:
            worth += 3 * POINT
        elif held.holder == NONE and realm.reges[seat].ties[town].bond == Bond.PACTUM:
            worth += POINT
    return worth


@kernel
def foremost(world: World, realm: Realm, mind: Mind) -> int:
    """The other Rex with the best visible standing, NONE."""
    return foremost_for(world, realm, mind, Signum.NONE)


@kernel
def foremost_for(world: World, realm: Realm, mind: Mind, kind: int) -> int:
    """The other Rex with the best visible standing against whom a Signum is not void, NONE."""
    best, most = NONE, -1
    for seat in range(SEAT_COUNT):
        if seat == realm.seat or realm.reges[seat].reign != Reign.REIGNS:
            continue
        if kind != Signum.NONE and wards_off(world, realm, seat, kind, realm.seat):
            continue
        worth = standing_of(world, realm, mind, seat)
        if worth > most:
            best, most = seat, worth
    return best
