"""1, set-up: Reges in their towns, filii by lot, full treasuries, shuffled decks."""

from __future__ import annotations

from bellona.kernel.dice import Dice, draw_aside, roll
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log
from bellona.kernel.rules import rule

from ...position.battlefield import ARMS, EQUITES, PEDITES, SAGITTARII
from ...position.records import CLAIMS, Piece, Realm
from ...position.vocabulary import (
    ACCORDS,
    COUNTERS,
    DECK,
    EVENTI,
    LETTERS,
    NONE,
    PERSONS,
    SEAT_COUNT,
    SIGNA_KINDS,
    TOWNS,
    WARS,
    Errand,
    Hold,
    Level,
    Path,
    Phase,
    Reign,
    Sex,
    Standing,
)
from ...position.world_record import World
from ..c11_battle.clearing import clear_battle

DIE = 4
ONE_DAUGHTER, ONE_SON, ONE_OF_EACH = 1, 2, 3


@rule("1.1", "1.4", "1.5", "1.8", "1.9", "1.10", "D1", "D2")
def set_up(world: World, realm: Realm, dice: Dice, log: Log) -> None:
    """A new game before the offers of the first turn."""
    clear(world, realm)
    for town in range(TOWNS):
        found_town(world, realm, town)
    for seat in range(SEAT_COUNT):
        if world.played[seat]:
            crown(world, realm, seat)
    draw_filii(world, realm, dice)
    shuffle_eventi(realm, dice)
    fill_signa_deck(world, realm, dice)
    realm.turn = 1
    realm.phase = Phase.OFFERS


# Nothing on the tabula yet


@kernel
def clear(world: World, realm: Realm) -> None:
    """A position in which nobody holds anything and nothing is in progress."""
    realm.scenario = world.scenario
    realm.active = NONE
    realm.seat = NONE
    realm.winner = NONE
    realm.picking = NONE
    clear_business(realm)
    clear_persons(realm)
    clear_papers(realm)
    for seat in range(SEAT_COUNT):
        clear_rex(realm, seat)
    clear_battle(realm.battle)


@kernel
def clear_business(realm: Realm) -> None:
    """No event turned, no plot, no peace talks, no spoils."""
    realm.event.drawn = NONE
    realm.event.assigned = NONE
    realm.event.charismatic = NONE
    realm.event.sender = NONE
    realm.plot.by = NONE
    realm.plot.victim = NONE
    realm.peace.victor = NONE
    realm.peace.loser = NONE
    realm.peace.war = NONE
    realm.peace.letter = NONE
    realm.spoils.town = NONE
    realm.spoils.taker = NONE


@kernel
def clear_persons(realm: Realm) -> None:
    """Nobody is born yet."""
    for person in range(PERSONS):
        realm.persons[person].court = NONE
        realm.persons[person].spouse = NONE
        realm.persons[person].captor = NONE


@kernel
def clear_papers(realm: Realm) -> None:
    """No letters, accords, wars and claims."""
    for letter in range(LETTERS):
        realm.letters[letter].to = NONE
    for accord in range(ACCORDS):
        realm.accords[accord].a = NONE
        realm.accords[accord].b = NONE
        realm.accords[accord].traitor = NONE
    for number in range(WARS):
        war = realm.wars[number]
        war.aggressor = NONE
        war.enemy = NONE
        war.town = NONE
        war.crown = NONE
        war.restores = NONE
    for number in range(CLAIMS):
        claim = realm.claims[number]
        claim.town = NONE
        claim.claimant = NONE
        claim.reigning = NONE


@kernel
def clear_rex(realm: Realm, seat: int) -> None:
    """A seat that nobody plays."""
    rex = realm.reges[seat]
    rex.reign = Reign.ABSENT
    rex.court = seat
    rex.offer = NONE
    rex.partner = NONE
    rex.lord = NONE
    for counter in range(COUNTERS):
        piece = rex.pieces[counter]
        place_at(piece, seat, NONE)
        piece.errand = Errand.GONE


@kernel
def place_at(piece: Piece, town: int, cell: int) -> None:
    """A counter at home in a town, under no order."""
    piece.errand = Errand.HOME
    piece.cell = cell
    piece.origin = town
    piece.goal = NONE
    piece.captor = NONE
    piece.blockades = NONE


# Towns and Reges


@rule("D1", "D6", "5.3")
def found_town(world: World, realm: Realm, town: int) -> None:
    """A vicus with its cives and as large a legion as they yield, sine duce."""
    site, founded = world.sites[town], realm.towns[town]
    founded.holder = NONE
    founded.hold = Hold.FREE
    founded.taken_by = NONE
    founded.crown = NONE
    founded.came_by = Path.BEGINNING
    founded.level = Level.VICUS
    founded.cives = site.cives
    founded.rex = NONE
    founded.blockader = NONE
    supported = min(site.cives, world.walls_cap[Level.VICUS], world.areae_base)
    most = supported // 2
    founded.garrison[EQUITES] = most // world.equites_divisor
    founded.garrison[SAGITTARII] = most // world.sagittarii_divisor
    founded.garrison[PEDITES] = most - founded.garrison[EQUITES] - founded.garrison[SAGITTARII]


@rule("1.1", "1.2", "1.5", "1.7", "D6", "D8", "D9")
def crown(world: World, realm: Realm, seat: int) -> None:
    """A played Rex in his caput, with his Dux and his two legati, his treasury and his legion."""
    rex, town = realm.reges[seat], realm.towns[seat]
    rex.reign = Reign.REIGNS
    rex.aes = world.start_aes
    for counter in range(COUNTERS):
        place_at(rex.pieces[counter], seat, world.sites[seat].cell)
    town.holder = seat
    town.hold = Hold.OWN
    for arm in range(ARMS):
        town.garrison[arm] = world.start_legion[arm]


# Filii


@rule("1.6", "7.4", "D7")
def draw_filii(world: World, realm: Realm, dice: Dice) -> None:
    """Every Rex, of a civitas too, draws: a daughter, a son, one of each, or two by lot; the elder first.

    A scenario of one's own may say who they are.
    """
    for town in range(TOWNS):
        site = world.sites[town]
        if site.family:
            for place in range(2):
                if site.children[place] != NONE:
                    add_filius(realm, town, site.children[place])
            continue
        drawn = roll(dice, DIE)
        if drawn == ONE_DAUGHTER:
            add_filius(realm, town, Sex.DAUGHTER)
        elif drawn == ONE_SON:
            add_filius(realm, town, Sex.SON)
        elif drawn == ONE_OF_EACH:
            add_filius(realm, town, Sex.SON)
            add_filius(realm, town, Sex.DAUGHTER)
        else:
            add_filius(realm, town, roll(dice, 2) - 1)
            add_filius(realm, town, roll(dice, 2) - 1)


@kernel
def add_filius(realm: Realm, town: int, sex: int) -> None:
    """A child of the Rex of a town, younger than all that are there."""
    for number in range(PERSONS):
        person = realm.persons[number]
        if person.standing == Standing.NONE:
            realm.births += 1
            person.standing = Standing.FILIUS
            person.sex = sex
            person.court = town
            person.born = realm.births
            return


# Decks


@rule("1.9", "2.1", "2.11")
def shuffle_eventi(realm: Realm, dice: Dice) -> None:
    """All twelve event cards face down, in a new order."""
    for place in range(EVENTI):
        realm.event_deck[place] = place + 1
    for place in range(EVENTI - 1, 0, -1):
        other = draw_aside(dice, place + 1) - 1
        card = realm.event_deck[place]
        realm.event_deck[place] = realm.event_deck[other]
        realm.event_deck[other] = card
    realm.event_place = 0


@rule("1.8", "D22")
def fill_signa_deck(world: World, realm: Realm, dice: Dice) -> None:
    """All Signa in the arbiter's deck, shuffled."""
    place = 0
    for kind in range(SIGNA_KINDS):
        for _ in range(world.signs[kind].count):
            realm.signa_deck[place] = kind
            place += 1
    realm.signa_place = 0
    realm.signa_end = DECK
    shuffle_signa(realm, dice)


@rule("D22")
def shuffle_signa(realm: Realm, dice: Dice) -> None:
    """Shuffle what lies in the deck of Signa."""
    first = realm.signa_place
    for place in range(realm.signa_end - 1, first, -1):
        other = first + draw_aside(dice, place - first + 1) - 1
        kind = realm.signa_deck[place]
        realm.signa_deck[place] = realm.signa_deck[other]
        realm.signa_deck[other] = kind
