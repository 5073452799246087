"""Chapter 9: journeys over the tabula: what caselle and rivers cost, who may pass a town, and where a counter stops."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..actions.moves import Action, Choices, Refusal, Verb, offer, offer_wide
from ..position.battlefield import ARMS
from ..position.records import Realm
from ..position.vocabulary import (
    ACCORDS,
    CELLS,
    COUNTERS,
    LEADERS,
    MILIA,
    NONE,
    SEAT_COUNT,
    SIDES,
    TOWNS,
    AccordState,
    Bond,
    Clause,
    Errand,
    Terrain,
)
from ..position.world_record import World
from .c08_diplomacy.accords import other_party, promised
from .c10_war.blockade import is_at_large, is_beside, is_sick, legion_of, lift_blockade
from .c10_war.hostility import hostile_towns
from .events import EventKind

UNREACHED = 1 << 20
DETOUR = 2 * MILIA
QUEUE = CELLS
"""Where the search keeps the caselle that it has not visited."""

# Measuring


@rule("9.8", "9.10", "9.13", "D13", "B51")
def milia_between(world: World, from_cell: int, to_cell: int) -> int:
    """Milia of the cheapest way from one casella to another, every town open."""
    return MILIA * world.steps[from_cell, to_cell]


@rule("9.1", "9.2", "9.3", "9.4", "9.9", "D10", "D11")
def step_cost(world: World, gate: int, here: int, side: int, there: int) -> int:
    """Milia of going over a side into a casella that is paid; from the town where a journey starts rivers are free."""
    cost = world.cost[world.terrain[there]]
    if world.river[here, side] and here != gate:
        cost += world.river_cost
    return cost


@rule("D10", "D11")
def gate_of(world: World, realm: Realm, seat: int, counter: int) -> int:
    """The town from which a counter starts on a journey; NONE in the open, and where it only rests on its way."""
    piece = realm.reges[seat].pieces[counter]
    starts = piece.goal == NONE and world.town_at[piece.cell] != NONE
    return piece.cell if starts else NONE


# Who may pass


@rule("9.12", "D15")
def open_to_legati(realm: Realm, seat: int) -> int:
    """A bit for each town that the legati of a Rex, and his leaders without a legion, may enter."""
    found = 0
    hostile = hostile_towns(realm, seat)
    for town in range(TOWNS):
        holder = realm.towns[town].holder
        cold = realm.reges[seat].ties[town].friction_until >= realm.turn
        if holder != NONE and holder != seat:
            cold = cold or realm.reges[seat].ties[holder].friction_until >= realm.turn
        if holder == seat or not (cold or hostile >> town & 1):
            found |= 1 << town
    return found


@rule("D14")
def open_to_army(realm: Realm, seat: int) -> int:
    """A bit for each town that an army of a Rex may enter: his own, a socius's, or one that granted transit."""
    found = 0
    allies = allied_reges(realm, seat)
    hostile = hostile_towns(realm, seat)
    for town in range(TOWNS):
        holder = realm.towns[town].holder
        if holder == seat:
            found |= 1 << town
        elif not hostile >> town & 1:
            tie = realm.reges[seat].ties[town]
            friend = tie.bond != Bond.NONE if holder == NONE else allies >> holder & 1 == 1
            if friend or tie.transit_until >= realm.turn or lets_pass(realm, holder, seat, town):
                found |= 1 << town
    return found


@kernel
def allied_reges(realm: Realm, seat: int) -> int:
    """A bit for each Rex with whom a Rex has a pactum or a foedus."""
    found = 0
    for number in range(ACCORDS):
        accord = realm.accords[number]
        allied = accord.bond == Bond.PACTUM or accord.bond == Bond.FOEDUS
        if allied and accord.state == AccordState.IN_FORCE:
            other = other_party(realm, number, seat)
            if other != NONE and other != seat:
                found |= 1 << other
    return found


@rule("D14", "D47")
def lets_pass(realm: Realm, holder: int, seat: int, town: int) -> bool:
    """Whether the holder of a town has promised transit through it."""
    return holder != NONE and promised(realm, Clause.TRANSIT, holder, seat, town) != NONE


@kernel
def open_towns(realm: Realm, seat: int, counter: int) -> int:
    """A bit for each town that a counter may enter."""
    if counter < LEADERS and legion_of(realm, seat, counter) > 0:
        return open_to_army(realm, seat)
    return open_to_legati(realm, seat)


# Searching


@rule("9.5", "9.7", "9.12", "D10", "D12", "D14")
def explore(world: World, realm: Realm, seat: int, counter: int, goal: int, log: Log) -> None:
    """What it costs a counter to go to each casella and pay for it too, into the first places of the scratch space.

    With a goal, only caselle are sure to be found that lie on a cheapest way to it. One as cheap as if every town were
    open is looked for first, then one with a small detour, then any.
    """
    start = realm.reges[seat].pieces[counter].cell
    gate, opened = gate_of(world, realm, seat, counter), open_towns(realm, seat, counter)
    if goal == NONE:
        spread(world, start, gate, opened, NONE, UNREACHED, log)
        return
    most = milia_between(world, start, goal)
    if not spread(world, start, gate, opened, goal, most, log):
        if not spread(world, start, gate, opened, goal, most + DETOUR, log):
            spread(world, start, gate, opened, goal, UNREACHED, log)


@rule("9.5", "9.7", "9.12", "D10", "D12", "D14")
def spread(world: World, start: int, gate: int, opened: int, goal: int, most: int, log: Log) -> bool:
    """Search the caselle from which the goal can be within so many milia of the start; whether it is reached."""
    reached = goal != NONE and milia_between(world, start, goal) == 0
    for cell in range(CELLS):
        log.scratch[cell] = UNREACHED
    log.scratch[start] = 0
    log.scratch[QUEUE] = start
    first, waiting = 0, 1
    while waiting > 0:
        here = log.scratch[QUEUE + first]
        first = (first + 1) % CELLS
        waiting -= 1
        spent = log.scratch[here] & ~1
        log.scratch[here] = spent
        for side in range(SIDES):
            there = world.neighbour[here, side]
            if there == NONE:
                continue
            ahead = milia_between(world, there, goal) if goal != NONE else 0
            if spent + ahead >= most or not may_enter(world, opened, there):
                continue
            milia = spent + step_cost(world, gate, here, side, there)
            known = log.scratch[there]
            if milia < known & ~1 and milia + ahead <= most:
                if ahead == 0 and goal != NONE:
                    reached = True
                    most = milia
                log.scratch[there] = milia | 1
                if not known & 1:
                    log.scratch[QUEUE + (first + waiting) % CELLS] = there
                    waiting += 1
    return reached


@rule("9.5", "D12", "D14")
def may_enter(world: World, opened: int, cell: int) -> bool:
    """Whether a casella is land, and no town that is closed."""
    if world.cost[world.terrain[cell]] == 0:
        return False
    town = world.town_at[cell]
    return town == NONE or opened >> town & 1 == 1


@rule("9.7", "9.11", "D11")
def way(world: World, realm: Realm, seat: int, counter: int, goal: int, log: Log) -> int:
    """Milia of a counter's cheapest way to a goal, which is paid unless it is a town; UNREACHED if there is none."""
    explore(world, realm, seat, counter, goal, log)
    return arriving(world, goal, log)


@rule("9.7", "D10", "D11")
def arriving(world: World, goal: int, log: Log) -> int:
    """Milia up to the goal, after the search: to a town the last casella and its river sides are free."""
    if world.town_at[goal] == NONE or log.scratch[goal] == 0:
        return log.scratch[goal]
    best = UNREACHED
    for side in range(SIDES):
        beside = world.neighbour[goal, side]
        if beside != NONE:
            best = min(best, log.scratch[beside])
    return best


@rule("9.14", "D11")
def last_paid(world: World, start: int, gate: int, goal: int, log: Log) -> int:
    """The last casella on the way to a goal that can be paid in full in one turn."""
    cell = goal
    while cell != start and (cell == goal or log.scratch[cell] > world.allowance):
        cell = casella_before(world, start, gate, goal, cell, log)
    return cell


@kernel
def casella_before(world: World, start: int, gate: int, goal: int, cell: int, log: Log) -> int:
    """The casella from which the cheapest way comes to another."""
    free = cell == goal and world.town_at[cell] != NONE
    spent = arriving(world, goal, log) if free else log.scratch[cell]
    for side in range(SIDES):
        before = world.neighbour[cell, side]
        if before == NONE:
            continue
        cost = 0 if free else step_cost(world, gate, before, (side + 3) % SIDES, cell)
        if log.scratch[before] + cost == spent:
            return before
    return start


# Moving


@rule("D5", "D9", "D21")
def check_counter(world: World, realm: Realm, counter: int) -> int:
    """Whether a counter of the Rex in his phase may set out."""
    if counter < 0 or counter >= COUNTERS:
        return Refusal.MALFORMED
    piece = realm.reges[realm.seat].pieces[counter]
    if not is_at_large(realm, realm.seat, counter):
        return Refusal.COUNTER_NOT_FREE if counter < LEADERS else Refusal.LEGATUS_NOT_FREE
    if piece.moved:
        return Refusal.MOVED_ALREADY
    if is_sick(realm, realm.seat, counter):
        return Refusal.REX_IS_ILL
    return 0


@rule("9.5", "9.6", "9.12", "D12", "D14", "B52")
def check_move(world: World, realm: Realm, action: Action) -> int:
    """Whether a counter may be sent to a casella."""
    found = check_counter(world, realm, action.a)
    if found != 0:
        return found
    seat, counter, cell = realm.seat, action.a, action.b
    if cell < 0 or cell >= CELLS or action.c < 0 or action.c > 1:
        return Refusal.MALFORMED
    if world.cost[world.terrain[cell]] == 0:
        at_sea = world.terrain[cell] == Terrain.MARE
        return Refusal.AT_SEA if at_sea else Refusal.CANNOT_BE_ENTERED
    if not may_enter(world, open_towns(realm, seat, counter), cell):
        marches = counter < LEADERS and legion_of(realm, seat, counter) > 0
        return Refusal.TOWN_CLOSED if marches else Refusal.FRICTION_ON_THE_WAY
    if action.c == 1 and leader_to_follow(realm, seat, counter, cell) == 0:
        return Refusal.NO_SOCIUS_THERE
    same = cell == realm.reges[seat].pieces[counter].cell
    return Refusal.THERE_ALREADY if same and action.c == 0 else 0


@rule("10.7")
def leader_to_follow(realm: Realm, seat: int, counter: int, cell: int) -> int:
    """An allied leader on a casella with whom a leader may march on: 1 + 2 * seat + leader, 0."""
    if counter >= LEADERS:
        return 0
    allies = allied_reges(realm, seat)
    for other in range(SEAT_COUNT):
        if not allies >> other & 1:
            continue
        for leader in range(LEADERS):
            piece = realm.reges[other].pieces[leader]
            if is_at_large(realm, other, leader) and piece.cell == cell and piece.follows == 0:
                return 1 + LEADERS * other + leader
    return 0


@rule("9.6", "D11", "D13", "10.4")
def move(world: World, realm: Realm, action: Action, log: Log) -> None:
    """A counter goes to a casella, or as far towards it as its milia reach."""
    seat, counter, goal = realm.seat, action.a, action.b
    piece = realm.reges[seat].pieces[counter]
    start, gate = piece.cell, gate_of(world, realm, seat, counter)
    milia = way(world, realm, seat, counter, goal, log)
    stop = goal
    piece.goal = NONE
    if milia > world.allowance:
        stop = last_paid(world, start, gate, goal, log)
        piece.goal = goal
        emit(log, EventKind.STILL_ON_THE_WAY, 0, seat, counter, goal, milia)
    leave(world, realm, seat, counter, log)
    piece.moved = 1
    piece.follows = leader_to_follow(realm, seat, counter, goal) if action.c == 1 and stop == goal else 0
    arrive(world, realm, seat, counter, stop, log)
    if counter < LEADERS:
        bring_followers(world, realm, seat, counter, start, log)


@rule("8.29")
def leave(world: World, realm: Realm, seat: int, counter: int, log: Log) -> None:
    """A counter sets out: its journey counts from the town of its Rex in which it stands, and a blockade ends."""
    piece = realm.reges[seat].pieces[counter]
    town = world.town_at[piece.cell]
    if town != NONE and realm.towns[town].holder == seat:
        piece.origin = town
    if counter < LEADERS:
        lift_blockade(realm, seat, counter, log)


@rule("9.6", "B70")
def arrive(world: World, realm: Realm, seat: int, counter: int, cell: int, log: Log) -> None:
    """A counter stands on another casella; an army that has come to a socia in need has helped it."""
    piece = realm.reges[seat].pieces[counter]
    if piece.cell != cell:
        emit(log, EventKind.MOVED, 0, seat, counter, piece.cell, cell)
    place(world, realm, seat, counter, cell)
    if counter < LEADERS and legion_of(realm, seat, counter) > 0:
        for town in range(TOWNS):
            if realm.reges[seat].ties[town].help_due > 0:
                if cell == world.sites[town].cell or is_beside(world, cell, town):
                    realm.reges[seat].ties[town].help_due = 0


@kernel
def place(world: World, realm: Realm, seat: int, counter: int, cell: int) -> None:
    """Set a counter down: at home in a town of its Rex, else afield."""
    piece = realm.reges[seat].pieces[counter]
    piece.cell = cell
    town = world.town_at[cell]
    piece.errand = Errand.AFIELD
    if town != NONE and realm.towns[town].holder == seat:
        piece.errand = Errand.HOME
        piece.origin = town


@rule("10.7", "B3", "B71")
def bring_followers(world: World, realm: Realm, seat: int, leader: int, start: int, log: Log) -> None:
    """Allied leaders who march with a leader go where he goes."""
    cell = realm.reges[seat].pieces[leader].cell
    for other in range(SEAT_COUNT):
        for follower in range(LEADERS):
            piece = realm.reges[other].pieces[follower]
            if piece.follows != 1 + LEADERS * seat + leader or piece.cell != start:
                continue
            if is_at_large(realm, other, follower) and not is_sick(realm, other, follower):
                lift_blockade(realm, other, follower, log)
                arrive(world, realm, other, follower, cell, log)


@rule("D9", "B53")
def go_back(world: World, realm: Realm, seat: int, counter: int, log: Log) -> None:
    """A counter is back at once in the town from which it set out, or with its Rex."""
    piece = realm.reges[seat].pieces[counter]
    town = piece.origin
    if town == NONE or realm.towns[town].holder != seat:
        town = realm.reges[seat].court
    if counter < LEADERS:
        lift_blockade(realm, seat, counter, log)
    else:
        emit(log, EventKind.LEGATUS_RETURNED, 0, seat, counter, town, 0)
    piece.goal = NONE
    piece.follows = 0
    piece.leave = 0
    place(world, realm, seat, counter, world.sites[town].cell)


# Legions: who follows a leader


@rule("10.4", "10.5", "D8")
def check_ranks(world: World, realm: Realm, action: Action) -> int:
    """Whether centuriae may change between a leader and the garrison of the town in which he stands."""
    seat, leader, arm, home = realm.seat, action.a, action.b, action.d
    if arm < 0 or arm >= ARMS or action.c <= 0 or home < 0 or home >= TOWNS:
        return Refusal.MALFORMED
    if leader < 0 or leader >= LEADERS:
        return Refusal.NOT_A_LEADER
    if not is_at_large(realm, seat, leader):
        return Refusal.COUNTER_NOT_FREE
    if realm.towns[home].holder != seat:
        return Refusal.NOT_YOUR_TOWN
    piece = realm.reges[seat].pieces[leader]
    if piece.cell != world.sites[home].cell:
        return Refusal.NOT_IN_TOWN
    mustering = action.verb == Verb.MUSTER
    there = realm.towns[home].garrison[arm] if mustering else piece.ranks[home, arm]
    return Refusal.TOO_FEW_CENTURIAE if action.c > there else 0


@rule("10.4", "10.5")
def change_ranks(realm: Realm, action: Action, log: Log) -> None:
    """Centuriae move from a garrison to a leader, or back; only their Rex is informed."""
    seat, leader, arm, count, home = realm.seat, action.a, action.b, action.c, action.d
    told = EventKind.MUSTERED
    if action.verb == Verb.STATION:
        told = EventKind.STATIONED
        count = -count
    piece, town = realm.reges[seat].pieces[leader], realm.towns[home]
    piece.ranks[home, arm] = piece.ranks[home, arm] + count
    town.garrison[arm] = town.garrison[arm] - count
    emit(log, told, 0, seat, leader, arm, abs(count))


@kernel
def list_ranks(world: World, realm: Realm, leader: int, choices: Choices) -> None:
    """One, half or all of each arm, to and from a leader who stands in a town of his Rex."""
    seat = realm.seat
    piece = realm.reges[seat].pieces[leader]
    home = world.town_at[piece.cell] if piece.cell >= 0 else NONE
    if home == NONE or not is_at_large(realm, seat, leader) or realm.towns[home].holder != seat:
        return
    for arm in range(ARMS):
        list_parts(choices, Verb.MUSTER, leader, arm, realm.towns[home].garrison[arm], home)
        list_parts(choices, Verb.STATION, leader, arm, piece.ranks[home, arm], home)


@kernel
def list_parts(choices: Choices, verb: int, leader: int, arm: int, most: int, home: int) -> None:
    """Every number of centuriae up to the most."""
    for count in range(1, most + 1):
        offer_wide(choices, verb, leader, arm, count, home, 0, 0)


# The group of verbs


@kernel
def list_journeys(world: World, realm: Realm, choices: Choices) -> None:
    """Where the counters may go: open towns, for leaders also the caselle round other towns within a turn's march."""
    seat = realm.seat
    to_legati = open_to_legati(realm, seat)
    foreign = foreign_towns(realm)
    for counter in range(COUNTERS):
        if check_counter(world, realm, counter) == 0:
            marches = counter < LEADERS and legion_of(realm, seat, counter) > 0
            list_moves(world, realm, counter, open_to_army(realm, seat) if marches else to_legati, foreign, choices)
    for leader in range(LEADERS):
        list_ranks(world, realm, leader, choices)


@kernel
def foreign_towns(realm: Realm) -> int:
    """A bit for each town that is not of the Rex in his phase."""
    found = 0
    for town in range(TOWNS):
        if realm.towns[town].holder != realm.seat:
            found |= 1 << town
    return found


@kernel
def list_moves(world: World, realm: Realm, counter: int, opened: int, foreign: int, choices: Choices) -> None:
    """The goals that are listed for a counter; others may be chosen as well."""
    here = realm.reges[realm.seat].pieces[counter].cell
    ringed = foreign & world.rings_near[here] if counter < LEADERS else 0
    for town in range(TOWNS):
        cell = world.sites[town].cell
        if opened >> town & 1 and cell != here:
            offer(choices, Verb.MOVE, counter, cell, 0)
        if ringed >> town & 1:
            list_ring(world, counter, here, town, foreign, choices)
    list_company(world, realm, counter, opened, choices)


@kernel
def list_ring(world: World, counter: int, here: int, town: int, foreign: int, choices: Choices) -> None:
    """The caselle round a foreign town that lie within a turn's march, each with the first town that it lies beside."""
    site, before = world.sites[town].cell, foreign & ((1 << town) - 1)
    for side in range(SIDES):
        cell = world.neighbour[site, side]
        if cell == NONE or cell == here or world.cost[world.terrain[cell]] == 0:
            continue
        if world.beside[cell] & before == 0 and milia_between(world, here, cell) <= world.allowance:
            offer(choices, Verb.MOVE, counter, cell, 0)


@kernel
def list_company(world: World, realm: Realm, counter: int, opened: int, choices: Choices) -> None:
    """The caselle where an allied leader stands with whom a leader may march on."""
    if counter >= LEADERS:
        return
    seat = realm.seat
    allies = allied_reges(realm, seat)
    for other in range(SEAT_COUNT):
        if not allies >> other & 1:
            continue
        for leader in range(LEADERS):
            cell = realm.reges[other].pieces[leader].cell
            if cell < 0 or not may_enter(world, opened, cell):
                continue
            if leader_to_follow(realm, seat, counter, cell) == 1 + LEADERS * other + leader:
                offer(choices, Verb.MOVE, counter, cell, 1)


@kernel
def check_journeys(world: World, realm: Realm, action: Action) -> int:
    """Whether a move, or a change of ranks, is allowed."""
    return check_move(world, realm, action) if action.verb == Verb.MOVE else check_ranks(world, realm, action)


@kernel
def do_journeys(world: World, realm: Realm, action: Action, dice: Dice, log: Log) -> None:
    """Carry out a move, or a change of ranks."""
    if action.verb == Verb.MOVE:
        move(world, realm, action, log)
    else:
        change_ranks(realm, action, log)
