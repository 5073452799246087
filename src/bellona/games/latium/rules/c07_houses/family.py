"""7, families: filii, heirs, marriages and deaths."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...actions.moves import Choices, Refusal, Verb, offer
from ...position.battlefield import ARMS
from ...position.records import Person, Piece, Realm
from ...position.vocabulary import NONE, PERSONS, SEAT_COUNT, TOWNS, Counter, Errand, Reign, Sex, Standing
from ...position.world_record import World
from ..events import EventKind

MOST_FILII = 2


# Who is who


@kernel
def is_filius(realm: Realm, person: int, town: int, sex: int) -> bool:
    """Whether a person is a son or daughter of the Rex who reigns in a town."""
    found = realm.persons[person]
    return found.standing == Standing.FILIUS and found.court == town and found.sex == sex


@rule("7.1", "D51")
def heir(realm: Realm, town: int) -> int:
    """The eldest son of the Rex of a town, NONE without one."""
    found = NONE
    for person in range(PERSONS):
        if is_filius(realm, person, town, Sex.SON):
            if found == NONE or realm.persons[person].born < realm.persons[found].born:
                found = person
    return found


@rule("7.4")
def filii_of(realm: Realm, town: int) -> int:
    """How many filii the Rex of a town has."""
    count = 0
    for person in range(PERSONS):
        if realm.persons[person].standing == Standing.FILIUS and realm.persons[person].court == town:
            count += 1
    return count


@rule("7.13", "8.29", "B21")
def house_of(realm: Realm, person: int) -> int:
    """The Rex for whom a person marries: his own, else he who holds the town of the house, NONE if nobody does."""
    court = realm.persons[person].court
    if court == NONE:
        return NONE
    sits = seat_of(realm, court)
    return sits if sits != NONE else realm.towns[court].holder


@rule("7.13", "8.29", "B21")
def courts_of(realm: Realm, seat: int) -> int:
    """A bit for each town whose persons marry for a Rex, as `house_of` has it."""
    found = 0
    for town in range(TOWNS):
        if realm.towns[town].holder == seat:
            found |= 1 << town
    for place in range(SEAT_COUNT):
        other = SEAT_COUNT - 1 - place
        if realm.reges[other].reign == Reign.REIGNS:
            found &= ~(1 << realm.reges[other].court)
            found |= int(other == seat) << realm.reges[other].court
    return found


@kernel
def is_of(realm: Realm, person: int, courts: int) -> bool:
    """Whether a person is of the house of one of these towns."""
    court = realm.persons[person].court
    return court != NONE and courts >> court & 1 == 1


@kernel
def seat_of(realm: Realm, town: int) -> int:
    """The Rex who has his seat in a town, NONE."""
    for seat in range(SEAT_COUNT):
        if realm.reges[seat].reign == Reign.REIGNS and realm.reges[seat].court == town:
            return seat
    return NONE


@kernel
def is_alive(realm: Realm, person: int) -> bool:
    """Whether there is such a person, and he lives."""
    if person < 0 or person >= PERSONS:
        return False
    return realm.persons[person].standing != Standing.NONE and realm.persons[person].standing != Standing.DEAD


# Birth


@rule("7.4", "7.5", "D21", "D50")
def bear(world: World, realm: Realm, town: int, sex: int, cause: int, log: Log) -> bool:
    """A child is born to the Rex of a town, unless he has two; whether one was."""
    if filii_of(realm, town) >= MOST_FILII:
        return False
    number = free_place(realm)
    if number == NONE:
        return False
    child = realm.persons[number]
    realm.births += 1
    child.standing = Standing.FILIUS
    child.sex = sex
    child.court = town
    child.born = realm.births
    forget(realm, number)
    emit(log, EventKind.BORN, cause, town, number, sex, 0)
    return True


@rule("B72")
def free_place(realm: Realm) -> int:
    """A place for a person: one never used, else that of the eldest of the dead, or of the unmarried pledges; NONE."""
    dead, pledge = NONE, NONE
    for number in range(PERSONS):
        person = realm.persons[number]
        if person.standing == Standing.NONE:
            return number
        if person.standing == Standing.DEAD and (dead == NONE or person.born < realm.persons[dead].born):
            dead = number
        if may_leave_court(realm, number) and (pledge == NONE or person.born < realm.persons[pledge].born):
            pledge = number
    return dead if dead != NONE else pledge


@kernel
def may_leave_court(realm: Realm, number: int) -> bool:
    """Whether a person is a pledge whom nobody would miss: unmarried, no captive, and on no throne."""
    person = realm.persons[number]
    if person.standing != Standing.PLEDGE or person.spouse != NONE or person.captor != NONE:
        return False
    for town in range(TOWNS):
        if realm.towns[town].rex == number:
            return False
    return True


@kernel
def forget(realm: Realm, number: int) -> None:
    """A person without marriage and captor."""
    person = realm.persons[number]
    person.spouse = NONE
    person.wed = 0
    person.dynastic = 0
    person.captor = NONE
    person.until = 0


# Marriage


@rule("7.3", "7.6", "D50")
def is_marriageable(realm: Realm, person: int) -> bool:
    """Whether a person is at court and free to marry: a filius, or a pledge."""
    if not is_alive(realm, person):
        return False
    found = realm.persons[person]
    return found.standing != Standing.REX and found.spouse == NONE and found.captor == NONE


@rule("7.3")
def check_couple(realm: Realm, one: int, other: int) -> int:
    """Whether two persons may marry, in whatever order they are named."""
    if not is_alive(realm, one) or not is_alive(realm, other):
        return Refusal.NO_SUCH_PERSON
    if not is_marriageable(realm, one) or not is_marriageable(realm, other):
        return Refusal.NOT_FREE_TO_MARRY
    if realm.persons[one].sex == realm.persons[other].sex:
        return Refusal.NO_COUPLE
    if realm.persons[one].court == realm.persons[other].court:
        return Refusal.SAME_HOUSE
    return Refusal.NONE


@rule("7.3", "7.7", "8.3", "8.23", "B21")
def marry(realm: Realm, husband: int, wife: int, log: Log) -> None:
    """Two persons are married, in public."""
    groom, bride = realm.persons[husband], realm.persons[wife]
    groom.spouse = wife
    bride.spouse = husband
    groom.wed = realm.turn
    bride.wed = realm.turn
    groom.dynastic = int(groom.standing == Standing.FILIUS and bride.standing == Standing.FILIUS)
    emit(log, EventKind.WED, 0, husband, wife, 0, 0)


@rule("7.6", "8.26", "D49")
def dissolve(realm: Realm, person: int, log: Log) -> None:
    """The marriage of a person ends, and each is free again."""
    other = realm.persons[person].spouse
    if other == NONE:
        return
    is_husband = realm.persons[person].sex == Sex.SON
    husband = person if is_husband else other
    wife = other if is_husband else person
    part(realm, person)
    emit(log, EventKind.MARRIAGE_ENDED, 0, husband, wife, 0, 0)


@kernel
def part(realm: Realm, person: int) -> None:
    """Undo a marriage without an event."""
    other = realm.persons[person].spouse
    if other != NONE:
        make_single(realm.persons[person])
        make_single(realm.persons[other])


@kernel
def make_single(person: Person) -> None:
    """Somebody is married no more."""
    person.spouse = NONE
    person.wed = 0
    person.dynastic = 0


# Death


@rule("7.2", "8.27", "D49")
def kill_person(world: World, realm: Realm, person: int, cause: int, log: Log) -> None:
    """A person dies: his marriage ends, and a throne that he held elsewhere is vacant."""
    dead = realm.persons[person]
    if dead.standing == Standing.REX:
        kill_rex(world, realm, dead.court, cause, log)
        return
    emit(log, EventKind.PERSON_DIED, cause, dead.court, person, 0, 0)
    free_dead_dux(world, realm, person)
    bury(realm, person)


@kernel
def bury(realm: Realm, person: int) -> None:
    """A person is dead: the spouse is free, and a throne held elsewhere is vacant."""
    part(realm, person)
    forget(realm, person)
    realm.persons[person].standing = Standing.DEAD
    for town in range(TOWNS):
        if realm.towns[town].rex == person and realm.persons[person].court != town:
            realm.towns[town].vacant = 1


@rule("D8")
def free_dead_dux(world: World, realm: Realm, person: int) -> None:
    """A captive Dux who dies is followed by another, at home."""
    for seat in range(SEAT_COUNT):
        if realm.reges[seat].reign != Reign.REIGNS:
            continue
        piece = realm.reges[seat].pieces[Counter.DUX]
        if piece.errand == Errand.CAPTIVE and heir(realm, realm.reges[seat].court) == person:
            send_home(world, realm, seat, Counter.DUX)


@rule("7.1", "D51", "D74")
def kill_rex(world: World, realm: Realm, town: int, cause: int, log: Log) -> None:
    """The Rex of a town dies: the throne is vacant until the line of succession is read."""
    if realm.towns[town].vacant:
        return
    emit(log, EventKind.REX_DIED, cause, town, 0, 0, 0)
    realm.towns[town].vacant = 1
    reigning = realm.towns[town].rex
    if reigning != NONE and realm.persons[reigning].court != town:
        bury(realm, reigning)
    for seat in range(SEAT_COUNT):
        if realm.reges[seat].reign == Reign.REIGNS and realm.reges[seat].court == town:
            piece = realm.reges[seat].pieces[Counter.REX]
            piece.errand = Errand.GONE
            piece.captor = NONE


@rule("D8", "D74")
def kill_dux(world: World, realm: Realm, seat: int, cause: int, log: Log) -> None:
    """A Dux dies, the eldest son if there is one; another takes his place at home, and his legion goes home."""
    eldest = heir(realm, realm.reges[seat].court)
    if eldest != NONE:
        kill_person(world, realm, eldest, cause, log)
    send_home(world, realm, seat, Counter.DUX)


# Counters at home


@rule("B33")
def send_home(world: World, realm: Realm, seat: int, counter: int) -> None:
    """A counter stands at its Rex's seat, free, and its legion goes home."""
    piece = realm.reges[seat].pieces[counter]
    stand_down(realm, piece)
    rest_at(world, piece, realm.reges[seat].court)


@kernel
def rest_at(world: World, piece: Piece, town: int) -> None:
    """A counter is at home in a town, under no order; NONE takes it off the tabula."""
    piece.errand = Errand.GONE if town == NONE else Errand.HOME
    piece.cell = NONE if town == NONE else world.sites[town].cell
    piece.origin = town
    piece.goal = NONE
    piece.until = 0
    piece.captor = NONE
    piece.blockades = NONE
    piece.follows = 0
    piece.leave = 0


@kernel
def stand_down(realm: Realm, piece: Piece) -> None:
    """The centuriae that follow a counter go back to their garrisons, and it shuts no town in."""
    for town in range(TOWNS):
        for arm in range(ARMS):
            realm.towns[town].garrison[arm] += piece.ranks[town, arm]
            piece.ranks[town, arm] = 0
    piece.blockades = NONE


# The end of a house


@rule("D50", "B22")
def make_pledges(realm: Realm, town: int) -> None:
    """The filii of a town are no longer those of its Rex, and stay at court as pledges."""
    for person in range(PERSONS):
        if realm.persons[person].court == town and realm.persons[person].standing == Standing.FILIUS:
            realm.persons[person].standing = Standing.PLEDGE


@rule("B26")
def end_house(realm: Realm, town: int) -> None:
    """All of the house of a town leave the game, and their marriages end."""
    for person in range(PERSONS):
        if realm.persons[person].court == town and is_alive(realm, person):
            bury(realm, person)
    realm.towns[town].rex = NONE


# Repudiation


@kernel
def list_repudiations(realm: Realm, choices: Choices) -> None:
    """Every husband of one's house."""
    for person in range(PERSONS):
        if realm.persons[person].spouse != NONE and check_repudiate(realm, person) == Refusal.NONE:
            offer(choices, Verb.REPUDIATE, person, 0, 0)


@rule("8.25", "8.26")
def check_repudiate(realm: Realm, person: int) -> int:
    """Whether a marriage may be broken: only by the husband's side."""
    if not is_alive(realm, person):
        return Refusal.NO_SUCH_PERSON
    if realm.persons[person].spouse == NONE:
        return Refusal.NOT_MARRIED
    own_husband = realm.persons[person].sex == Sex.SON and house_of(realm, person) == realm.seat
    return Refusal.NONE if own_husband else Refusal.ONLY_THE_HUSBAND
