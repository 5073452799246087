"""Random values for what a Rex does not see: decks, hands, treasuries, towns, legions, and the secrets of a battle.

Letters and secret accords of others are not invented: in a redealt realm they have none, except for terms of peace that
are known to be in progress.
"""

from __future__ import annotations

from bellona.kernel.dice import Dice, draw
from bellona.kernel.jit import kernel

from ..rules.c02_events import PLAYED
from ..rules.c05_capacity import capacity, production
from ..rules.c05_legion import centuriae_kept, room_for
from ..rules.c08_diplomacy.letters import begin_letter
from ..rules.c10_war.blockade import is_at_large
from ..rules.c10_war.muster import add_legion, army_of, write_garrison
from ..rules.c11_battle.field import first_unit, last_unit
from ..rules.c11_battle.signa import allotted, is_for_battle, set_size
from .battlefield import CARDS, CENTURIAE, EQUITES, LEADER, PEDITES, SAGITTARII, Arma, Stage, Standing
from .observing import plunders
from .records import Realm
from .vocabulary import (
    EVENTI,
    HIDDEN,
    NONE,
    SEAT_COUNT,
    SIGNA_KINDS,
    TOWNS,
    Ask,
    Bond,
    Counter,
    Errand,
    LetterState,
    PeaceStage,
    Reign,
    Signum,
)
from .world_record import World

ARMED = 4
"""A town keeps none to all of its legion, in this many steps."""
LOTS = 16
"""In so many towns as bots keep them"""
LEAN_FREE, LEAN_SEAT, LEAN_COLONY = 1, 2, 4
"""so many have less than their whole legion: of civitates sine duce, of seats, and of other towns of a Rex;"""
MARCH_FROM_SEAT, MARCH_FROM_COLONY = 7, 3
"""and from so many most of the legion is away with a leader."""


@kernel
def redeal(world: World, position: Realm, seat: int, dice: Dice) -> None:
    """Fill in at random what a seat does not know; PUBLIC knows only what all do."""
    deal_events(position, dice)
    deal_towns(world, position, seat, dice)
    deal_treasuries(world, position, seat, dice)
    lay_peace(position)
    deal_battle(position, seat, dice)
    deal_signa(world, position, seat, dice)
    seal_answers(position, seat, dice)


# Decks and hands


@kernel
def deal_events(realm: Realm, dice: Dice) -> None:
    """The event cards that have not been turned, in any order."""
    place = realm.event_place
    for card in range(1, EVENTI + 1):
        if not is_turned(realm, card):
            other = realm.event_place + draw(dice, place + 1 - realm.event_place) - 1
            realm.event_deck[place] = realm.event_deck[other]
            realm.event_deck[other] = card
            place += 1


@kernel
def is_turned(realm: Realm, card: int) -> bool:
    """Whether a card is among those that all have seen."""
    for place in range(realm.event_place):
        if realm.event_deck[place] == card:
            return True
    return False


@kernel
def deal_signa(world: World, realm: Realm, seat: int, dice: Dice) -> None:
    """All Signa that a seat does not see are shuffled, dealt to hands, stakes and battle, and the rest is the deck."""
    left = gather_unseen(world, realm, dice)
    for side in range(2):
        if keeps_set(realm, seat, side):
            for _ in range(realm.battle.signa_count[side]):
                left = deal_to_set(realm, side, left)
    for other in range(SEAT_COUNT):
        if other != seat and not is_robbed(realm, seat, other):
            for _ in range(realm.reges[other].signa_count):
                if left > 0:
                    left -= 1
                    realm.reges[other].signa[realm.signa_deck[left]] += 1
                    realm.signa_deck[left] = 0
    for place in range(2):
        if realm.stake[place] == HIDDEN and left > 0:
            left -= 1
            realm.stake[place] = realm.signa_deck[left]
            realm.signa_deck[left] = 0
    shift_deck(realm, left)


@kernel
def gather_unseen(world: World, realm: Realm, dice: Dice) -> int:
    """Shuffle all Signa that lie nowhere in sight into the room of the deck; how many they are."""
    count = 0
    for kind in range(1, SIGNA_KINDS):
        seen = realm.signa_spent[kind] + int(realm.stake[0] == kind) + int(realm.stake[1] == kind)
        for rex in range(SEAT_COUNT):
            seen += realm.reges[rex].signa[kind]
        if realm.battle.stage != Stage.NONE:
            seen += realm.battle.signa[0, kind] + realm.battle.signa[1, kind]
        for _ in range(world.signs[kind].count - seen):
            other = draw(dice, count + 1) - 1
            realm.signa_deck[count] = realm.signa_deck[other]
            realm.signa_deck[other] = kind
            count += 1
    return count


@kernel
def deal_to_set(realm: Realm, side: int, left: int) -> int:
    """The last unseen Signum that can be taken into a battle comes into a side's set; how many are left."""
    for place in range(left - 1, -1, -1):
        kind = realm.signa_deck[place]
        if is_for_battle(kind):
            realm.battle.signa[side, kind] += 1
            realm.signa_deck[place] = realm.signa_deck[left - 1]
            realm.signa_deck[left - 1] = 0
            return left - 1
    return left


@kernel
def shift_deck(realm: Realm, left: int) -> None:
    """What is left lies from the top of the deck to its end."""
    first = realm.signa_place
    for place in range(left - 1, -1, -1):
        kind = realm.signa_deck[place]
        realm.signa_deck[place] = 0
        realm.signa_deck[first + place] = kind


@kernel
def is_robbed(realm: Realm, seat: int, other: int) -> bool:
    """Whether a seat looks at another's hand, by a raised theft."""
    return realm.ask == Ask.ROB and realm.plot.by == seat and realm.plot.victim == other


@kernel
def keeps_set(realm: Realm, seat: int, side: int) -> bool:
    """Whether a side of a battle has a set of Signa that a seat does not see."""
    battle = realm.battle
    if battle.stage == Stage.NONE or battle.seat[side] == NONE:
        return False
    return battle.seat[side] != seat and not plunders(realm, seat, side)


@kernel
def seal_answers(realm: Realm, seat: int, dice: Dice) -> None:
    """A Rex who has answered about a Signum may have played it, if he holds it; an allotting one may have allotted."""
    kind = Signum.CHARISMA if realm.ask == Ask.CHARISMA else Signum.SALUS
    if realm.ask == Ask.CHARISMA or realm.ask == Ask.SALUS:
        for other in range(SEAT_COUNT):
            rex = realm.reges[other]
            if other != seat and rex.ready != 0 and rex.signa[kind] > 0 and draw(dice, 2) == 1:
                rex.ready = PLAYED
    if realm.ask == Ask.ALLOT:
        for side in range(2):
            if keeps_set(realm, seat, side) and not realm.waiting >> realm.battle.seat[side] & 1:
                allot_some(realm, side, dice)


@kernel
def allot_some(realm: Realm, side: int, dice: Dice) -> None:
    """Some of a commander's Signa have come into his set; his hand is counted when all have allotted."""
    battle, hand = realm.battle, realm.reges[realm.battle.seat[side]].signa
    for kind in range(1, SIGNA_KINDS):
        if is_for_battle(kind) and hand[kind] > 0 and draw(dice, 2) == 1:
            if allotted(battle, side) < set_size(battle, side):
                hand[kind] -= 1
                battle.signa[side, kind] += 1


# Towns, legions and treasuries


@kernel
def deal_towns(world: World, realm: Realm, seat: int, dice: Dice) -> None:
    """Areas that feed a town's cives or more, and mostly as many centuriae as it can keep."""
    for town in range(TOWNS):
        holder = realm.towns[town].holder
        if seat != NONE and holder == seat:
            continue
        widen(world, realm, town, dice)
        share = share_raised(realm, town, dice)
        leader, led = who_leads(realm, town, share, dice)
        for arm in (EQUITES, SAGITTARII, PEDITES):
            room = room_for(world, realm, town, arm)
            following = room * led // ARMED
            if following > 0:
                realm.reges[holder].pieces[leader].ranks[town, arm] += following
            realm.towns[town].garrison[arm] += room * share // ARMED - following


@kernel
def share_raised(realm: Realm, town: int, dice: Dice) -> int:
    """How many quarters of its legion a town has: nearly always all, a town that was conquered less often."""
    holder = realm.towns[town].holder
    least = LEAN_FREE
    if holder != NONE:
        least = LEAN_SEAT if realm.reges[holder].court == town else LEAN_COLONY
    return draw(dice, ARMED) - 1 if draw(dice, LOTS) <= least else ARMED


@kernel
def who_leads(realm: Realm, town: int, share: int, dice: Dice) -> tuple[int, int]:
    """A leader of its Rex, and how many quarters of the legion of a town follow him: none, or all but a guard."""
    holder = realm.towns[town].holder
    if holder == NONE or share == 0:
        return 0, 0
    leader = Counter.REX if is_afield(realm, holder, Counter.REX) and draw(dice, 2) == 1 else Counter.DUX
    if not is_at_large(realm, holder, leader):
        return 0, 0
    marching = MARCH_FROM_SEAT if realm.reges[holder].court == town else MARCH_FROM_COLONY
    return leader, share - 1 if draw(dice, LOTS) <= marching else 0


@kernel
def is_afield(realm: Realm, seat: int, leader: int) -> bool:
    """Whether a leader has left his towns."""
    return realm.reges[seat].pieces[leader].errand == Errand.AFIELD


@kernel
def widen(world: World, realm: Realm, town: int, dice: Dice) -> None:
    """As many areas as feed all cives, if walls allow so many, and perhaps one more."""
    grown = realm.towns[town]
    walls = world.walls_cap[grown.level]
    while grown.areae < world.areae_most and capacity(world, realm, town) < min(walls, grown.cives):
        grown.areae += 1
    if grown.areae < world.areae_most and draw(dice, 2) == 1:
        grown.areae += 1


@kernel
def deal_treasuries(world: World, realm: Realm, seat: int, dice: Dice) -> None:
    """Up to two semesters' income; what is offered under seal is at hand, and who cannot pay has nothing."""
    for other in range(SEAT_COUNT):
        rex = realm.reges[other]
        if other == seat or rex.reign == Reign.ABSENT:
            continue
        income = 0
        for town in range(TOWNS):
            if realm.towns[town].holder == other:
                income += production(world, realm, town)
        rex.aes = draw(dice, 2 * income + 1) - 1
        if rex.offer == HIDDEN:
            rex.offer = draw(dice, rex.aes + 1) - 1
        if realm.ask == Ask.DISSOLVE and realm.seat == other:
            rex.aes = 0
            if centuriae_kept(realm, other) == 0:
                realm.towns[rex.court].garrison[PEDITES] += 1


# Peace and battle


@kernel
def lay_peace(realm: Realm) -> None:
    """Terms of peace that others are writing: an empty letter."""
    peace = realm.peace
    if peace.letter != NONE and realm.letters[peace.letter].state == LetterState.NONE:
        begin_letter(realm, peace.letter, peace.loser, Bond.OTHER, 0)
        realm.letters[peace.letter].state = (
            LetterState.SENT if peace.stage == PeaceStage.ANSWERING else LetterState.WRITTEN
        )


@kernel
def deal_battle(realm: Realm, seat: int, dice: Dice) -> None:
    """The armies that a seat does not see, who is called to them, and the cards under seal."""
    battle = realm.battle
    if battle.stage == Stage.NONE:
        return
    for side in range(2):
        if battle.seat[side] == NONE or battle.seat[side] != seat:
            deal_army(realm, side)
    if realm.ask == Ask.JOIN:
        for other in range(SEAT_COUNT):
            call(realm, seat, other, dice)
    deal_cards(realm, dice)


@kernel
def deal_army(realm: Realm, side: int) -> None:
    """What a side has written down: garrisons, once the battle is accepted, and then the legion of its commander."""
    battle = realm.battle
    if battle.stage < Stage.MUSTER or battle.stage > Stage.DEPLOYMENT:
        return
    write_garrisons(realm, side)
    if army_of(realm, side) == 0:
        raise_army(realm, side)
        write_garrisons(realm, side)
    if battle.stage > Stage.MUSTER:
        if battle.seat[side] != NONE and battle.leader[side] != NONE:
            add_legion(realm, side, battle.seat[side], battle.leader[side])
        take_deployed(realm, side)
    if battle.stage == Stage.DEPLOYMENT and battle.asked > 0:
        recall_commander(realm, side)


@kernel
def write_garrisons(realm: Realm, side: int) -> None:
    """The garrisons that join a side are written down."""
    write_garrison(realm, side, realm.battle.from_town[side])
    if side == 1:
        write_garrison(realm, side, realm.battle.town)


@kernel
def raise_army(realm: Realm, side: int) -> None:
    """Nobody comes to a battle without a centuria."""
    battle = realm.battle
    seat, leader = battle.seat[side], battle.leader[side]
    home = battle.town if seat == NONE else realm.reges[seat].court
    if seat != NONE and leader != NONE:
        realm.reges[seat].pieces[leader].ranks[home, PEDITES] += 1
    elif side == 1 and battle.town != NONE:
        realm.towns[battle.town].garrison[PEDITES] += 1


@kernel
def take_deployed(realm: Realm, side: int) -> None:
    """Centuriae that stand on the field are written down no more."""
    battle = realm.battle
    for number in range(first_unit(side), last_unit(battle, side)):
        unit = battle.units[number]
        if unit.arm == LEADER:
            continue
        for place in range(CENTURIAE):
            home = unit.home[place]
            if home != NONE and battle.levy[side, home, unit.arm] > 0:
                battle.levy[side, home, unit.arm] -= 1


@kernel
def recall_commander(realm: Realm, side: int) -> None:
    """A commander who has still to be placed waits behind his army."""
    battle = realm.battle
    unit = battle.units[first_unit(side)]
    if battle.leader[side] == NONE or battle.count[side] == 0 or unit.standing != Standing.ABSENT:
        return
    unit.side = side
    unit.arm = LEADER
    unit.standing = Standing.RESERVE
    unit.alive[0] = 1
    unit.seat = battle.seat[side]
    unit.counter = battle.leader[side]


@kernel
def call(realm: Realm, seat: int, other: int, dice: Dice) -> None:
    """Who is asked to join a battle was called by one of the sides that a seat does not command."""
    battle = realm.battle
    asked = realm.waiting >> other & 1
    if not asked or (battle.invited[0] | battle.invited[1]) >> other & 1:
        return
    side = draw(dice, 2) - 1
    if battle.seat[side] != NONE and battle.seat[side] == seat:
        side = 1 - side
    battle.invited[side] = battle.invited[side] | 1 << other


@kernel
def deal_cards(realm: Realm, dice: Dice) -> None:
    """Sealed Arma are any that have not been shown in the duel."""
    fight = realm.battle.fight
    for role in range(2):
        for pair in range(CARDS):
            if fight.card[role, pair] == Arma.SEALED:
                fight.card[role, pair] = any_arma(realm, role, pair, dice)


@kernel
def any_arma(realm: Realm, role: int, pair: int, dice: Dice) -> int:
    """An Arma that is not among the other cards of a duel."""
    card = realm.battle.fight.card
    arma = draw(dice, CARDS)
    for _ in range(CARDS):
        used = False
        for other in range(CARDS):
            used = used or (other != pair and card[role, other] == arma)
        if not used:
            return arma
        arma = arma % CARDS + 1
    return arma
