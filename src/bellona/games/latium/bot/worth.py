"""The weights of a bot, in hundredths of a point of the final count (D78)."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..position.records import Realm, Rex
from ..position.vocabulary import EFFECTS, NONE, TOWNS, Bond, Op
from ..position.world_record import World
from ..rules.c05_capacity import harvest, part_of, production
from ..rules.c05_legion import legion_max

POINT = 100
AES = 4
"""Of the treasury at the end; while there is time to spend it, one as is worth"""
AES_EARLY = 6
LATE = 12
"""until this many turns are left."""

CIVIS = 10
CENTURIA = 12
SIGNUM = 32
"""Any one Signum, unseen: two of them are a little more than ten aes."""
FAVOUR = 45
IRA = 220
"""A point of ira: three count off the score, and the third drives a Rex out."""
PERIL = 900
"""The point of ira before the last."""
FILIUS = 120
HEIR = 500
"""A son, for a Rex who has none."""
ILLNESS = 25
"""A turn in which the Rex cannot leave his walls."""
DEATH = 250
"""That a Rex dies, who has an heir; without one he loses everything:"""
EVERYTHING = 4000
RECRUIT_BAN = 10
AUDIENCE = 12
"""A point on the next audience."""
FRICTION = 6
OMEN = 20
"""A point on the die of the next battle."""

PACTUM_HOPE = 60
"""What a pactum promises besides its point: the foedus that may follow."""
SAFETY = 90
"""An alliance with a Rex whose border is near."""
NEAR = 96
"""Milia within which a Rex is a neighbour."""
BETRAYAL = 500
"""The bot's good name, lost by an attack on a socius; breaking a recent promise costs"""
FRESH_BETRAYAL = 2500
FRESH = 4
"""(it is recent for this many turns)."""
KEPT_WORD = 150
"""That one does what one has promised."""
ANGER = 700
"""An attack on a civitas in foedus with another Rex who lives near it."""
THREAT = 700
"""A town taken from a Rex who is near to predominance."""

SIGNA = (0, 55, 45, 40, 35, 35, 45, 40, 25, 60, 40, 38, 25, 22, 20, 30, 30, 30, 35, 45, 45, 25)
"""Each kind of Signum in hand, in the order of their kinds."""
NOTABLE = 40
"""A good or bad turn that is worth a Signum or a favour."""

SUBMISSION = 800
TRANSIT = 25
CONTINGENT = 15
"""A centuria that one may have to send, or may call."""
NOT_ATTACK = 50
ATTACK = 90
"""That another marches with one against a Rex who is a danger to all; against others"""
ATTACK_OTHERS = 30
FAR_WAR = 200
"""What it costs to promise a war that one cannot fight."""
SHARED_SIGNA = 160
LEAVE_NEEDED = 200
WAR_ENDS = 300
"""Peace, to him who was attacked; as much is lost by him who attacks."""
WEDDING = 60
"""A marriage between two houses of Reges, to the husband's side."""
CAPTIVE = 150

UPPER_HAND = 4
"""An attack needs this many centuriae"""
AGAINST = 3
"""for this many of the enemy."""
FALLEN = 30
"""Percent of the enemy's number that an attack costs in own centuriae."""
LEAST_GAIN = 150
"""What a war must promise."""


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
def aes_worth(world: World, realm: Realm) -> int:
    """What one as is worth now."""
    return AES if turns_left(world, realm) < LATE else AES_EARLY


@kernel
def yield_worth(world: World, realm: Realm, town: int) -> int:
    """What a town would bring its holder up to the end: cives, and what it yields above the pay of its legion."""
    semesters = semesters_left(world, realm)
    aes = production(world, realm, town) - legion_max(world, realm, town) // 2
    return CIVIS * realm.towns[town].cives + AES * semesters * max(0, aes)


@kernel
def foedus_worth(world: World, realm: Realm, town: int) -> int:
    """What the share of a socia's yield is worth up to the end."""
    return AES * semesters_left(world, realm) * (production(world, realm, town) // world.foedus_share)


# Events


@kernel
def event_worth(world: World, realm: Realm, seat: int, card: int, result: int) -> int:
    """What a result of an event is worth to a Rex; below nothing if it hurts."""
    worth = 0
    for place in range(EFFECTS):
        effect = world.eventi[card - 1].effects[result - 1, place]
        op, value, turns = effect.op, effect.value, effect.turns
        worth += town_effect(world, realm, seat, op, value) + rex_effect(world, realm, seat, op, value, turns)
    return worth


@kernel
def town_effect(world: World, realm: Realm, seat: int, op: int, value: int) -> int:
    """What an effect on the seat of a Rex is worth."""
    court = realm.reges[seat].court
    growth = CIVIS + 2 * AES * semesters_left(world, realm)
    if op == Op.CIVES_PCT:
        return growth * part_of(realm.towns[court].cives, value) // 2
    if op == Op.CIVES:
        return growth * value // 2
    if op == Op.PRODUCTION_PCT:
        return aes_worth(world, realm) * part_of(harvest(world, realm, court), value)
    if op == Op.LEGIO_PCT:
        return CENTURIA * part_of(legion_max(world, realm, court), value)
    return CENTURIA * value if op == Op.CENTURIA else 0


@kernel
def rex_effect(world: World, realm: Realm, seat: int, op: int, value: int, turns: int) -> int:
    """What an effect on a Rex and his house is worth."""
    rex = realm.reges[seat]
    if op == Op.AES:
        return aes_worth(world, realm) * value
    if op == Op.SIGNA_DRAW:
        return SIGNUM * value
    if op == Op.SIGNA_DISCARD:
        return -SIGNUM * min(value, rex.signa_count)
    if op == Op.IRA:
        return -ira_worth(rex.ira) * value
    if op == Op.PAY_OR_IRA:
        return -aes_worth(world, realm) * turns
    if op == Op.REX_ILLNESS:
        return -ILLNESS * turns - DEATH * value // 4
    if op == Op.FILIUS:
        return FILIUS
    return small_effect(rex, op, value, turns)


@kernel
def small_effect(rex: Rex, op: int, value: int, turns: int) -> int:
    """What the lesser effects are worth."""
    if op == Op.FREE_ARA:
        return POINT + 2 * FAVOUR
    if op == Op.FAVOUR:
        return FAVOUR * value
    if op == Op.RECRUIT_BAN:
        return -RECRUIT_BAN * turns
    if op == Op.AUDIENCE:
        return AUDIENCE * value
    if op == Op.ACCORD_GAIN:
        return POINT + PACTUM_HOPE
    if op == Op.ACCORD_BREAK:
        return -POINT if has_bond(rex) else -2 * AUDIENCE
    if op == Op.FRICTION:
        return -FRICTION * turns
    if op == Op.PAY_OR_LEGATUS:
        return -AES * value
    return OMEN * value if op == Op.INITIATIVE or op == Op.DISCRIMEN else 0


@kernel
def has_bond(rex: Rex) -> bool:
    """Whether a Rex has an accord with a civitas."""
    for town in range(TOWNS):
        if rex.ties[town].bond != Bond.NONE:
            return True
    return False


@kernel
def ira_worth(ira: int) -> int:
    """The cost of one more point of ira for a Rex with this many."""
    if ira <= 0:
        return IRA
    return PERIL if ira == 1 else EVERYTHING


# Other Reges


@kernel
def standing_of(world: World, realm: Realm, seat: int) -> int:
    """How a Rex stands, by what all can see: his towns, their walls and cives, his socii."""
    worth = 0
    for town in range(TOWNS):
        held = realm.towns[town]
        if held.holder == seat:
            worth += 6 * POINT + POINT * held.level + CIVIS * held.cives
        elif held.holder == NONE and realm.reges[seat].ties[town].bond == Bond.FOEDUS:
            worth += 3 * POINT
        elif held.holder == NONE and realm.reges[seat].ties[town].bond == Bond.PACTUM:
            worth += POINT
    return worth
