"""What a bot proposes to other Reges: alliances, marriages, passage, help in war, a war in common, a joint offer."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..actions.moves import Verb
from ..position.records import Realm
from ..position.vocabulary import LETTERS_EACH, NONE, PERSONS, SEAT_COUNT, TOWNS, Bond, Clause, LetterState, Reign, Sex
from ..position.world_record import World
from ..rules.c07_houses.family import check_couple, heir, house_of, is_filius, is_marriageable
from ..rules.c08_diplomacy.accords import bond_between, promised
from ..rules.c08_diplomacy.letters import check_clause, check_write, free_letter, letter_in_hand
from ..rules.c08_diplomacy.proposals import Proposal, proposal
from ..rules.c10_war.hostility import war_between
from .mind import Mind, weigh
from .offering import reserve
from .strength import DUX, army_of, is_danger
from .trusting import distrust
from .valuing import alliance_worth
from .wanting import want, want_wide
from .warring import best_goal
from .weights import Weight
from .worth import are_neighbours, standing_of, turns_left


@kernel
def choose_letter(world: World, realm: Realm, mind: Mind) -> bool:
    """Finish the letter in hand, or begin one."""
    number = letter_in_hand(realm, realm.seat)
    if number == NONE:
        return propose(world, realm, mind)
    if add_clause(world, realm, mind, number):
        return True
    letter = realm.letters[number]
    if letter.bond == Bond.OTHER and letter.count == 0:
        return want(mind, Verb.TEAR, number, 0, 0)
    return want(mind, Verb.SEND, 0, 0, 0)


@kernel
def propose(world: World, realm: Realm, mind: Mind) -> bool:
    """A pactum to a Rex with whom there is none, later a foedus; to a socius other business."""
    seat = realm.seat
    every = max(1, weigh(mind, Weight.WRITES_EVERY))
    if free_letter(realm, seat) == NONE or turns_left(world, realm) < every:
        return False
    for other in range(SEAT_COUNT):
        if other == seat or realm.reges[other].reign != Reign.REIGNS:
            continue
        if (realm.turn + other) % every != 0 or war_between(realm, seat, other) != NONE:
            continue
        if alliance_worth(world, realm, mind, other) <= distrust(realm, mind, other):
            continue
        bond = next_bond(realm, mind, seat, other)
        is_other = bond == Bond.OTHER
        if has_written(realm, mind, seat, other, bond) or (is_other and not has_business(world, realm, mind, other)):
            continue
        plotted = is_other and foe_of_all(world, realm, mind, other) != NONE
        secret = 1 if bond == Bond.FOEDUS or plotted else 0
        want(mind, Verb.WRITE, other, bond, secret)
        if check_write(realm, mind.wish) == 0:
            return True
    return False


@kernel
def has_business(world: World, realm: Realm, mind: Mind, other: int) -> bool:
    """Whether there is anything to agree on with a socius."""
    if may_pool(world, realm, mind) or foe_of_all(world, realm, mind, other) != NONE:
        return True
    return wants_troops(world, realm, mind, other)


@kernel
def may_pool(world: World, realm: Realm, mind: Mind) -> bool:
    """Whether the bot has a share to spare for a joint offer, and has neither a partner nor asked for one."""
    seat = realm.seat
    rex = realm.reges[seat]
    for number in range(LETTERS_EACH * seat, LETTERS_EACH * (seat + 1)):
        letter = realm.letters[number]
        if letter.state != LetterState.NONE and letter.count > 0 and letter.terms[0].kind == Clause.JOINT_OFFER:
            return False
    return rex.partner == NONE and rex.aes - reserve(world, realm, mind) >= weigh(mind, Weight.JOINT_SHARE)


@kernel
def next_bond(realm: Realm, mind: Mind, seat: int, other: int) -> int:
    """What to propose to a Rex: pactum, then foedus, then other business."""
    bond = bond_between(realm, seat, other)
    if bond == Bond.NONE:
        return Bond.PACTUM
    if bond == Bond.PACTUM and realm.turn > weigh(mind, Weight.RIPE):
        return Bond.FOEDUS
    return Bond.OTHER


@kernel
def has_written(realm: Realm, mind: Mind, seat: int, other: int, bond: int) -> bool:
    """Whether a letter to a Rex still waits, has gone in this turn, or has lately offered him the same alliance."""
    for number in range(LETTERS_EACH * seat, LETTERS_EACH * (seat + 1)):
        letter = realm.letters[number]
        if letter.to != other or letter.sent == 0:
            continue
        if letter.state != LetterState.NONE or letter.sent == realm.turn:
            return True
        if letter.bond == bond and bond != Bond.OTHER and letter.sent + weigh(mind, Weight.PATIENCE) > realm.turn:
            return True
    return False


# Clauses


@kernel
def add_clause(world: World, realm: Realm, mind: Mind, number: int) -> bool:
    """The next clause that a letter needs, if it needs one."""
    letter = realm.letters[number]
    if letter.bond == Bond.PACTUM:
        return buy_peace(world, realm, mind, number)
    if letter.bond == Bond.FOEDUS:
        return cement(world, realm, mind, number)
    if letter.count > 0:
        return pay_for_it(world, realm, mind, number)
    other = letter.to
    town = foe_of_all(world, realm, mind, other)
    until = realm.turn + weigh(mind, Weight.CAMPAIGN)
    if town != NONE and write(world, realm, mind, number, proposal(Clause.ATTACK, 1, town, 0, 0, until)):
        return True
    if wants_troops(world, realm, mind, other):
        if write(world, realm, mind, number, proposal(Clause.CONTINGENT, 1, weigh(mind, Weight.HIRED), 0, 0, until)):
            return True
    share = weigh(mind, Weight.JOINT_SHARE)
    pooled = proposal(Clause.JOINT_OFFER, 0, share, share, 0, 0)
    return may_pool(world, realm, mind) and write(world, realm, mind, number, pooled)


@kernel
def write(world: World, realm: Realm, mind: Mind, number: int, wanted: Proposal) -> bool:
    """Write a clause if it may stand."""
    want_wide(mind, Verb.CLAUSE, wanted.kind, wanted.giver, wanted.a, wanted.b, wanted.c, wanted.until)
    return check_clause(world, realm, number, mind.wish, False) == 0


@kernel
def can_spend(world: World, realm: Realm, mind: Mind, aes: int) -> bool:
    """Whether a bot can pay for a promise."""
    return realm.reges[realm.seat].aes - reserve(world, realm, mind) >= aes + weigh(mind, Weight.LETTER_PURSE)


@kernel
def buy_peace(world: World, realm: Realm, mind: Mind, number: int) -> bool:
    """With a pactum to a stronger neighbour goes a gift, for his promise not to attack."""
    letter, seat = realm.letters[number], realm.seat
    other = letter.to
    gift = weigh(mind, Weight.GIFT)
    if not are_neighbours(world, realm, mind, seat, other) or not can_spend(world, realm, mind, gift):
        return False
    if standing_of(world, realm, mind, other) < mind.plan[Weight.STRONGER] * standing_of(world, realm, mind, seat):
        return False
    if letter.count == 0:
        until = realm.turn + weigh(mind, Weight.PROMISE_TERM)
        return write(world, realm, mind, number, proposal(Clause.NOT_ATTACK, 1, 0, 0, 0, until))
    return letter.count == 1 and write(world, realm, mind, number, proposal(Clause.PAY, 0, gift, 0, 0, 0))


@kernel
def cement(world: World, realm: Realm, mind: Mind, number: int) -> bool:
    """A foedus between neighbours includes passage for both armies and, if there is a couple, a marriage."""
    letter, seat = realm.letters[number], realm.seat
    other, until = letter.to, realm.turn + weigh(mind, Weight.PROMISE_TERM)
    if letter.count < 2 and are_neighbours(world, realm, mind, seat, other):
        giver = 1 - letter.count
        court = realm.reges[other].court if giver else realm.reges[seat].court
        return write(world, realm, mind, number, proposal(Clause.TRANSIT, giver, court, 0, 0, until))
    if letter.count > 0 and letter.terms[letter.count - 1].kind == Clause.MARRY:
        return False
    groom, bride = couple(realm, seat, other)
    return groom != NONE and write(world, realm, mind, number, proposal(Clause.MARRY, 0, groom, bride, 0, 0))


@kernel
def couple(realm: Realm, seat: int, other: int) -> tuple[int, int]:
    """A son of the bot's who is no use elsewhere and a daughter of the other's; a daughter if there is an heir."""
    has_heir = heir(realm, realm.reges[seat].court) != NONE
    for one in range(PERSONS):
        court = realm.persons[one].court
        if not is_marriageable(realm, one) or house_of(realm, one) != seat:
            continue
        if is_filius(realm, one, court, Sex.SON) and court != realm.reges[seat].court:
            continue
        if realm.persons[one].sex == Sex.DAUGHTER and not has_heir:
            continue
        for two in range(PERSONS):
            if is_marriageable(realm, two) and house_of(realm, two) == other and check_couple(realm, one, two) == 0:
                return one, two
    return NONE, NONE


@kernel
def pay_for_it(world: World, realm: Realm, mind: Mind, number: int) -> bool:
    """For a war in common one marches too, and pays a little; hired centuriae are paid."""
    letter = realm.letters[number]
    first, until = letter.terms[0], realm.turn + weigh(mind, Weight.CAMPAIGN)
    if first.kind == Clause.ATTACK and letter.count == 1:
        return write(world, realm, mind, number, proposal(Clause.ATTACK, 0, first.a, 0, 0, until))
    if first.kind == Clause.ATTACK and letter.count == 2 and can_spend(world, realm, mind, weigh(mind, Weight.GIFT)):
        return write(world, realm, mind, number, proposal(Clause.PAY, 0, weigh(mind, Weight.GIFT), 0, 0, 0))
    if first.kind == Clause.CONTINGENT and letter.count == 1:
        return write(world, realm, mind, number, proposal(Clause.PAY, 0, weigh(mind, Weight.WAGES), 0, 0, 0))
    return False


# Reasons


@kernel
def foe_of_all(world: World, realm: Realm, mind: Mind, other: int) -> int:
    """The town of a Rex near to predominance that lies nearest to the bot and to another Rex, NONE."""
    seat = realm.seat
    own, theirs = realm.reges[seat].court, realm.reges[other].court
    best, least = NONE, weigh(mind, Weight.NEAR) + 1
    for town in range(TOWNS):
        holder = realm.towns[town].holder
        if holder == NONE or holder == seat or holder == other or not is_danger(world, realm, mind, holder):
            continue
        far = max(world.distance[own, town], world.distance[theirs, town])
        if far < least and promised(realm, Clause.ATTACK, other, seat, town) == NONE:
            best, least = town, far
    return best


@kernel
def wants_troops(world: World, realm: Realm, mind: Mind, other: int) -> bool:
    """Whether some hired centuriae would make an attack possible that is not possible without them."""
    hired = promised(realm, Clause.CONTINGENT, other, realm.seat, NONE) != NONE
    if hired or not can_spend(world, realm, mind, weigh(mind, Weight.WAGES)):
        return False
    army = army_of(world, realm, mind, DUX)
    more = army + weigh(mind, Weight.HIRED)
    if best_goal(world, realm, mind, DUX, army, NONE) != NONE:
        return False
    return best_goal(world, realm, mind, DUX, more, NONE) != NONE
