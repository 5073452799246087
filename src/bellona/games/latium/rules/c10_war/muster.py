"""Chapter 10: a battle is called: accepting or declining it, writing down the legions, socii who converge."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...actions.moves import Action, Choices, Refusal, Verb, offer
from ...actions.sealed import answered, ask, ask_several
from ...position.battlefield import ARMS, EQUITES, LEADERLESS, PEDITES, SAGITTARII, Stage
from ...position.records import Realm
from ...position.vocabulary import LEADERS, NONE, SEAT_COUNT, TOWNS, Ask, Bond, Clause, Counter, Reign
from ...position.world_record import World
from ..c05_legion import contingent_of, legion_max
from ..c08_diplomacy.accords import bond_between, promised
from ..c09_movement import arrive, leave, milia_between
from ..events import EventKind
from .blockade import begin_blockade, is_at_large, is_sick, legion_of, lift_blockade
from .hostility import fights_in, is_announced

NO_LEADER = 2
"""Of FIGHT and JOIN: without Rex or Dux."""
PLAYER = 100
"""From this number on CONTINGENT means a Rex: 100 + seat."""
OPEN, JOINING = 0, 1
"""The progress of the muster."""

# The summons


@rule("10.3", "D53")
def summon(world: World, realm: Realm, seat: int, leader: int, town: int, enemy: int, invited: int, war: int) -> None:
    """The aggressor has stopped, and invites his target: a town or, if that is NONE, a leader in the open."""
    battle = realm.battle
    piece = realm.reges[seat].pieces[leader]
    battle.stage = Stage.SUMMONED
    battle.cell = piece.cell
    battle.town = town
    battle.war = war
    battle.seat[0] = seat
    battle.seat[1] = enemy
    battle.leader[0] = leader
    battle.leader[1] = invited
    battle.victor = NONE
    battle.asked = OPEN
    for side in range(2):
        clear_muster(realm, side)
    battle.from_town[0] = own_town_at(world, realm, seat, piece.cell)
    realm.wars[war].stirred = realm.turn


@kernel
def clear_muster(realm: Realm, side: int) -> None:
    """Clear the muster."""
    battle = realm.battle
    battle.delegated[side] = 0
    battle.ready[side] = 0
    battle.from_town[side] = NONE
    battle.called[side] = 0
    battle.invited[side] = 0
    battle.ally[side] = 0
    battle.allied_rex[side] = 0
    for seat in range(SEAT_COUNT):
        battle.joined[side, seat] = 0
    for town in range(TOWNS):
        for arm in range(ARMS):
            battle.levy[side, town, arm] = 0


@kernel
def own_town_at(world: World, realm: Realm, seat: int, cell: int) -> int:
    """The town of a Rex that stands on a casella, NONE."""
    town = world.town_at[cell] if cell >= 0 else NONE
    return town if town != NONE and realm.towns[town].holder == seat else NONE


@rule("10.2", "D53")
def go_on_summons(world: World, realm: Realm, dice: Dice, log: Log) -> None:
    """The defender answers, both sides muster, socii decide; then the armies are complete."""
    battle = realm.battle
    if battle.stage == Stage.SUMMONED:
        put_summons(world, realm, log)
    elif not battle.ready[0] or not battle.ready[1]:
        ask_several(realm, Ask.MUSTER, mustering(realm))
    elif battle.asked == OPEN:
        battle.asked = JOINING
        invited = (battle.invited[0] | battle.invited[1]) & ~owing(realm)
        if invited:
            ask_several(realm, Ask.JOIN, invited)
    else:
        field_armies(world, realm, log)
        battle.stage = Stage.ALLOTMENT
        battle.asked = 0
        for side in range(2):
            battle.ready[side] = 0


@kernel
def mustering(realm: Realm) -> int:
    """A bit for each Rex who has still to write down his legion."""
    seats = 0
    for side in range(2):
        if not realm.battle.ready[side]:
            seats |= 1 << realm.battle.seat[side]
    return seats


@rule("D53", "D79", "B61")
def put_summons(world: World, realm: Realm, log: Log) -> None:
    """The defender is asked; a civitas sine duce fights while half of its legion stands."""
    battle = realm.battle
    seat = battle.seat[1]
    if seat == NONE:
        count = garrison_of(realm, battle.town)
        if count > 0 and 2 * count >= legion_max(world, realm, battle.town):
            accept_battle(world, realm, NO_LEADER, log)
        else:
            decline_battle(world, realm, log)
    else:
        ask(realm, Ask.SUMMONS, seat)


@kernel
def garrison_of(realm: Realm, town: int) -> int:
    """How many centuriae stand in a town."""
    count = 0
    for arm in range(ARMS):
        count += realm.towns[town].garrison[arm]
    return count


# Who commands the defence


@rule("D53", "B63")
def can_command(world: World, realm: Realm, leader: int) -> bool:
    """Whether a leader of the summoned Rex may come to the battlefield."""
    battle = realm.battle
    seat = battle.seat[1]
    piece = realm.reges[seat].pieces[leader]
    if not is_at_large(realm, seat, leader) or (battle.town == NONE and leader != battle.leader[1]):
        return False
    if is_sick(realm, seat, leader):
        return battle.town != NONE and piece.cell == world.sites[battle.town].cell
    return milia_between(world, piece.cell, battle.cell) <= world.allowance


@kernel
def at_hand(world: World, realm: Realm, leader: int) -> int:
    """How many centuriae a leader, or none, would lead: his legion, and the garrisons that join him."""
    battle = realm.battle
    seat, war, defended = battle.seat[1], battle.war, battle.town
    count, town = 0, NONE
    if leader < LEADERS:
        count = legion_in(realm, war, seat, leader)
        town = own_town_at(world, realm, seat, realm.reges[seat].pieces[leader].cell)
    if town != NONE and fights_in(realm, war, seat, town):
        count += garrison_of(realm, town)
    if defended != NONE and defended != town and fights_in(realm, war, seat, defended):
        count += garrison_of(realm, defended)
    return count


@rule("7.12", "B77")
def legion_in(realm: Realm, war: int, seat: int, leader: int) -> int:
    """How many of the centuriae that follow a leader fight in a war; all in one that is not yet begun."""
    ranks = realm.reges[seat].pieces[leader].ranks
    count = 0
    for town in range(TOWNS):
        if fights_in(realm, war, seat, town):
            for arm in range(ARMS):
                count += ranks[town, arm]
    return count


@rule("10.3", "D53", "B63")
def check_fight_back(world: World, realm: Realm, leader: int) -> int:
    """Whether battle may be accepted under a leader or, for a town from which both are away, without one."""
    if leader < 0 or leader > NO_LEADER:
        return Refusal.MALFORMED
    if leader == NO_LEADER:
        for other in range(LEADERS):
            if can_command(world, realm, other):
                return Refusal.CANNOT_COMMAND
        if realm.battle.town == NONE:
            return Refusal.CANNOT_COMMAND
    elif not can_command(world, realm, leader):
        return Refusal.CANNOT_COMMAND
    return Refusal.NO_ARMY if at_hand(world, realm, leader) == 0 else 0


@rule("D53", "10.6", "B62", "B80")
def accept_battle(world: World, realm: Realm, leader: int, log: Log) -> None:
    """The defender comes: his leader is set on the battlefield, and all who can join are written down."""
    battle = realm.battle
    seat = battle.seat[1]
    emit(log, EventKind.BATTLE_ACCEPTED, 0, seat, battle.town, 0, 0)
    battle.stage = Stage.MUSTER
    if seat != NONE and leader != NO_LEADER:
        battle.leader[1] = leader
        battle.from_town[1] = own_town_at(world, realm, seat, realm.reges[seat].pieces[leader].cell)
        if not is_sick(realm, seat, leader) and not fights_for_siege(realm):
            leave(world, realm, seat, leader, log)
            arrive(world, realm, seat, leader, battle.cell, log)
    for side in range(2):
        write_garrison(realm, side, battle.from_town[side])
    write_garrison(realm, 1, battle.town)
    if seat == NONE:
        battle.ready[1] = 1
        battle.invited[1] = socii_of_town(world, realm)


@kernel
def write_garrison(realm: Realm, side: int, town: int) -> None:
    """The whole garrison of a town is written down for the battle, if it fights in this war."""
    battle = realm.battle
    if town == NONE or not fights_in(realm, battle.war, battle.seat[side], town):
        return
    for arm in range(ARMS):
        battle.levy[side, town, arm] = realm.towns[town].garrison[arm]


@rule("7.12")
def is_for_a_crown(realm: Realm) -> bool:
    """Whether the battle is about a crown, so that nobody comes to help."""
    war = realm.battle.war
    return war != NONE and realm.wars[war].crown != NONE


@rule("D54", "B80")
def fights_for_siege(realm: Realm) -> bool:
    """Whether it is a besieger who is called to battle: he does not leave the town that he shuts in."""
    battle = realm.battle
    return battle.town == NONE and realm.reges[battle.seat[1]].pieces[battle.leader[1]].blockades != NONE


@rule("D53", "D54", "10.2", "B60", "B80")
def decline_battle(world: World, realm: Realm, log: Log) -> None:
    """There is no battle; a town beside which the aggressor stands is shut in, and a besieger gives up his siege."""
    battle = realm.battle
    town = battle.town
    emit(log, EventKind.BATTLE_DECLINED, 0, battle.seat[1], town, 0, 0)
    battle.stage = Stage.NONE
    if town != NONE:
        realm.towns[town].declined = 1
        begin_blockade(world, realm, battle.seat[0], battle.leader[0], town, log)
    elif battle.leader[1] != NONE:
        realm.reges[battle.seat[1]].pieces[battle.leader[1]].declined = 1
        lift_blockade(realm, battle.seat[1], battle.leader[1], log)


# Writing down the legion


@kernel
def side_in_battle(realm: Realm, seat: int) -> int:
    """Which side a Rex commands."""
    return 0 if realm.battle.seat[0] == seat else 1


@rule("10.5", "10.6", "B62")
def check_levy(realm: Realm, action: Action) -> int:
    """Whether fewer centuriae of a garrison may join than are written down."""
    town, arm, count = action.a, action.b, action.c
    if town < 0 or town >= TOWNS or arm < 0 or arm >= ARMS or count < 0:
        return Refusal.MALFORMED
    side = side_in_battle(realm, realm.seat)
    if count >= realm.battle.levy[side, town, arm]:
        return Refusal.NOTHING_TO_LEAVE
    return Refusal.NO_ARMY if army_of(realm, side) - realm.battle.levy[side, town, arm] + count == 0 else 0


@kernel
def army_of(realm: Realm, side: int) -> int:
    """The centuriae written down so far: those of garrisons, and the commander's legion."""
    battle = realm.battle
    count = 0
    for town in range(TOWNS):
        for arm in range(ARMS):
            count += battle.levy[side, town, arm]
    seat, leader = battle.seat[side], battle.leader[side]
    return count + legion_in(realm, battle.war, seat, leader) if seat != NONE and leader != NONE else count


# Socii


@rule("7.12", "8.1", "8.2", "10.8", "10.12", "D44", "D55")
def check_town_called(world: World, realm: Realm, side: int, town: int) -> int:
    """Whether a side may call the contingent of a civitas sine duce."""
    battle = realm.battle
    if side == 1 and not is_announced(realm, battle.war):
        return Refusal.NO_TIME_FOR_SOCII
    if realm.towns[town].holder != NONE or town == battle.town:
        return Refusal.OWES_NO_HELP
    bond = realm.reges[battle.seat[side]].ties[town].bond
    if bond == Bond.NONE or (side == 0 and bond != Bond.FOEDUS):
        return Refusal.OWES_NO_HELP
    if is_for_a_crown(realm):
        return Refusal.STAYS_OUT
    if milia_between(world, world.sites[town].cell, battle.cell) > world.allies_within:
        return Refusal.SOCIUS_TOO_FAR
    return Refusal.CALLED_BEFORE if battle.called[side] >> town & 1 else 0


@rule("7.12", "8.1", "8.2", "10.8", "10.12", "D47", "D55")
def check_rex_called(world: World, realm: Realm, side: int, other: int) -> int:
    """Whether a side may call another Rex: a socius, or one who has promised a contingent, near enough."""
    battle = realm.battle
    seat = battle.seat[side]
    if side == 1 and not is_announced(realm, battle.war):
        return Refusal.NO_TIME_FOR_SOCII
    if other < 0 or other >= SEAT_COUNT or realm.reges[other].reign != Reign.REIGNS:
        return Refusal.NO_SUCH_REX
    if other == battle.seat[0] or other == battle.seat[1]:
        return Refusal.NO_SUCH_REX
    bond = bond_between(realm, seat, other)
    allied = bond == Bond.FOEDUS or (side == 1 and bond == Bond.PACTUM)
    if not allied and promised(realm, Clause.CONTINGENT, other, seat, NONE) == NONE:
        return Refusal.OWES_NO_HELP
    if is_for_a_crown(realm):
        return Refusal.STAYS_OUT
    if not is_near(world, realm, other):
        return Refusal.SOCIUS_TOO_FAR
    return Refusal.CALLED_BEFORE if battle.invited[side] >> other & 1 else 0


@rule("10.7", "10.8")
def within_allies(world: World, realm: Realm, cell: int) -> bool:
    """Whether a casella is near enough to the battlefield for a socius to converge on it."""
    return cell >= 0 and milia_between(world, cell, realm.battle.cell) <= world.allies_within


@rule("10.8", "10.10", "B3")
def is_near(world: World, realm: Realm, seat: int) -> bool:
    """Whether a leader of a Rex, or his seat, is near enough to the battlefield."""
    for leader in range(LEADERS):
        free = is_at_large(realm, seat, leader) and not is_sick(realm, seat, leader)
        if free and within_allies(world, realm, realm.reges[seat].pieces[leader].cell):
            return True
    return within_allies(world, realm, world.sites[realm.reges[seat].court].cell)


@rule("8.1", "10.12", "D45", "D55")
def socii_of_town(world: World, realm: Realm) -> int:
    """The Reges whom a civitas sine duce calls to its defence after a declaration, as bits."""
    battle = realm.battle
    found = 0
    if is_announced(realm, battle.war):
        for seat in range(SEAT_COUNT):
            reigns = realm.reges[seat].reign == Reign.REIGNS and seat != battle.seat[0]
            if reigns and realm.reges[seat].ties[battle.town].bond != Bond.NONE and is_near(world, realm, seat):
                found |= 1 << seat
    return found


@rule("D47")
def owing(realm: Realm) -> int:
    """Those of the called who have promised a contingent and are not asked, as bits."""
    found = 0
    for side in range(2):
        seat = realm.battle.seat[side]
        for other in range(SEAT_COUNT):
            if seat != NONE and realm.battle.invited[side] >> other & 1:
                if promised(realm, Clause.CONTINGENT, other, seat, NONE) != NONE:
                    found |= 1 << other
    return found


@rule("10.8", "10.9", "10.10", "B3")
def check_join(world: World, realm: Realm, action: Action) -> int:
    """Whether a called Rex may come: with a leader and his legion, or with a contingent of his seat."""
    seat, leader, side = realm.seat, action.a, action.b
    if leader < 0 or leader > NO_LEADER or side < 0 or side > 1:
        return Refusal.MALFORMED
    if not realm.battle.invited[side] >> seat & 1:
        return Refusal.OWES_NO_HELP
    if leader == NO_LEADER:
        court = realm.reges[seat].court
        if not within_allies(world, realm, world.sites[court].cell):
            return Refusal.SOCIUS_TOO_FAR
        return Refusal.NO_ARMY if garrison_of(realm, court) < world.contingent_share else 0
    if not is_at_large(realm, seat, leader) or legion_of(realm, seat, leader) == 0:
        return Refusal.WITHOUT_LEGION
    if is_sick(realm, seat, leader):
        return Refusal.REX_IS_ILL
    near = within_allies(world, realm, realm.reges[seat].pieces[leader].cell)
    return 0 if near else Refusal.SOCIUS_TOO_FAR


# The armies


@rule("10.5", "10.6", "10.11", "D25", "D44")
def field_armies(world: World, realm: Realm, log: Log) -> None:
    """Add to the garrisons written down the legions of commanders and what socii have sent, all under one command."""
    battle = realm.battle
    for side in range(2):
        seat, leader = battle.seat[side], battle.leader[side]
        if seat != NONE and leader != NONE:
            add_legion(realm, side, seat, leader)
        for town in range(TOWNS):
            if battle.called[side] >> town & 1 and comes_to(realm, side, town):
                add_contingent(world, realm, side, town, log)
        for other in range(SEAT_COUNT):
            if battle.invited[side] >> other & 1:
                add_ally(world, realm, side, other, log)


@kernel
def add_legion(realm: Realm, side: int, seat: int, leader: int) -> None:
    """All centuriae that follow a leader, and fight in this war."""
    battle = realm.battle
    ranks = realm.reges[seat].pieces[leader].ranks
    for town in range(TOWNS):
        if fights_in(realm, battle.war, seat, town):
            for arm in range(ARMS):
                battle.levy[side, town, arm] = battle.levy[side, town, arm] + ranks[town, arm]


@rule("8.1", "8.2")
def comes_to(realm: Realm, side: int, town: int) -> bool:
    """Whether a civitas that both sides may have called comes to this one: to its foedus, else to the defender."""
    battle = realm.battle
    if not battle.called[1 - side] >> town & 1:
        return True
    aggressor = realm.reges[battle.seat[0]].ties[town].bond == Bond.FOEDUS
    return aggressor if side == 0 else not aggressor


@rule("10.9", "D44", "B81")
def add_contingent(world: World, realm: Realm, side: int, town: int, log: Log) -> None:
    """A socia sends half of its centuriae."""
    for arm in range(ARMS):
        add_part_of_garrison(realm, side, town, arm, contingent_of(world, realm, town, arm))
    emit(log, EventKind.CONTINGENT_CAME, 0, realm.battle.seat[side], town, 0, 0)


@kernel
def add_part_of_garrison(realm: Realm, side: int, town: int, arm: int, count: int) -> None:
    """Centuriae of a garrison join a side."""
    battle = realm.battle
    battle.levy[side, town, arm] = battle.levy[side, town, arm] + count


@rule("10.8", "10.9", "10.10", "10.11", "D25", "B70")
def add_ally(world: World, realm: Realm, side: int, other: int, log: Log) -> None:
    """A called Rex has come, with his legion or a contingent, or has stayed away."""
    battle = realm.battle
    seat, joined = battle.seat[side], battle.joined[side, other]
    if seat != NONE and promised(realm, Clause.CONTINGENT, other, seat, NONE) != NONE:
        if not add_promised(world, realm, side, other):
            return
    elif joined == 0:
        emit(log, EventKind.SOCIUS_STAYED, 0, other, seat, 0, 0)
        return
    elif joined == LEADERLESS:
        add_contingent(world, realm, side, realm.reges[other].court, log)
    else:
        leader = joined - 1
        leave(world, realm, other, leader, log)
        arrive(world, realm, other, leader, battle.cell, log)
        add_legion(realm, side, other, leader)
        if leader == Counter.REX:
            battle.allied_rex[side] = 1
    if battle.town != NONE:
        realm.reges[other].ties[battle.town].help_due = 0
    battle.ally[side] = battle.ally[side] | 1 << other
    emit(log, EventKind.SOCIUS_JOINED, 0, other, seat, 0, 0)


@rule("D47", "B65")
def add_promised(world: World, realm: Realm, side: int, other: int) -> bool:
    """The contingent that a clause has promised comes from the garrison of its giver's seat; whether there is one."""
    battle = realm.battle
    spot = promised(realm, Clause.CONTINGENT, other, battle.seat[side], NONE)
    town = realm.reges[other].court
    most = realm.accords[spot // 4].terms[spot % 4].a
    if not within_allies(world, realm, world.sites[town].cell):
        return False
    came = 0
    for arm in (PEDITES, SAGITTARII, EQUITES):
        part = min(most - came, realm.towns[town].garrison[arm])
        add_part_of_garrison(realm, side, town, arm, part)
        came += part
    battle.joined[side, other] = LEADERLESS
    return came > 0


# The group of verbs


@kernel
def list_summons(world: World, realm: Realm, choices: Choices) -> None:
    """The answers to a summons, the legion that is written down, or the coming of a socius."""
    if realm.ask == Ask.SUMMONS:
        for leader in range(NO_LEADER + 1):
            if check_fight_back(world, realm, leader) == 0:
                offer(choices, Verb.FIGHT, leader, 0, 0)
        offer(choices, Verb.DECLINE_BATTLE, 0, 0, 0)
    elif realm.ask == Ask.MUSTER:
        offer(choices, Verb.READY, 0, 0, 0)
        list_muster(world, realm, side_in_battle(realm, realm.seat), choices)
    else:
        offer(choices, Verb.PASS, 0, 0, 0)
        for side in range(2):
            for leader in range(NO_LEADER + 1):
                offer(choices, Verb.JOIN, leader, side, 0)
                if check_join(world, realm, choices.actions[choices.count - 1]) != 0:
                    choices.count -= 1


@kernel
def list_muster(world: World, realm: Realm, side: int, choices: Choices) -> None:
    """Leaving centuriae behind, and calling socii."""
    battle = realm.battle
    army = army_of(realm, side)
    for town in range(TOWNS):
        for arm in range(ARMS):
            written = battle.levy[side, town, arm]
            for count in range(written):
                if army - written + count > 0:
                    offer(choices, Verb.LEVY, town, arm, count)
        if check_town_called(world, realm, side, town) == 0:
            offer(choices, Verb.CONTINGENT, town, 0, 0)
    for seat in range(SEAT_COUNT):
        if check_rex_called(world, realm, side, seat) == 0:
            offer(choices, Verb.CONTINGENT, PLAYER + seat, 0, 0)


@kernel
def check_summons(world: World, realm: Realm, action: Action) -> int:
    """Whether an answer to a summons, a muster or a call for help is allowed."""
    verb = action.verb
    if verb == Verb.FIGHT:
        return check_fight_back(world, realm, action.a)
    if verb == Verb.LEVY:
        return check_levy(realm, action)
    if verb == Verb.CONTINGENT:
        side = side_in_battle(realm, realm.seat)
        if 0 <= action.a < TOWNS:
            return check_town_called(world, realm, side, action.a)
        return check_rex_called(world, realm, side, action.a - PLAYER)
    return check_join(world, realm, action) if verb == Verb.JOIN else 0


@rule("10.5", "10.6", "10.8")
def do_summons(world: World, realm: Realm, action: Action, dice: Dice, log: Log) -> None:
    """Carry out an answer to a summons, a muster or a call for help."""
    battle, verb, seat = realm.battle, action.verb, realm.seat
    side = side_in_battle(realm, seat)
    if verb == Verb.FIGHT:
        answered(realm)
        accept_battle(world, realm, action.a, log)
    elif verb == Verb.DECLINE_BATTLE:
        answered(realm)
        decline_battle(world, realm, log)
    elif verb == Verb.LEVY:
        battle.levy[side, action.a, action.b] = action.c
    elif verb == Verb.CONTINGENT and action.a >= PLAYER:
        battle.invited[side] = battle.invited[side] | 1 << (action.a - PLAYER)
    elif verb == Verb.CONTINGENT:
        battle.called[side] = battle.called[side] | 1 << action.a
    elif verb == Verb.READY:
        battle.ready[side] = 1
        answered(realm)
    else:
        if verb == Verb.JOIN:
            battle.joined[action.b, seat] = LEADERLESS if action.a == NO_LEADER else action.a + 1
        answered(realm)
