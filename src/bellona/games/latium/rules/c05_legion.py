"""5, legions: how many centuriae a town can keep, raising and paying them, and what losses cost."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..actions.moves import Action, Choices, Refusal, Verb, offer
from ..actions.sealed import answered, ask
from ..position.battlefield import ARMS, EQUITES, PEDITES, SAGITTARII
from ..position.records import Realm
from ..position.vocabulary import LEADERS, NONE, SEAT_COUNT, TOWNS, Ask, Reign
from ..position.world_record import World
from .c05_capacity import is_blockaded, part_of, pay_aes, supported, surplus
from .events import Cause, EventKind

CIVES_A_CENTURIA = 2
LEAST_CIVES = 2


# How many there may be, and how many there are


@rule("5.1", "5.7", "D34")
def legion_max(world: World, realm: Realm, town: int) -> int:
    """The most centuriae of a town: one for every two supported cives."""
    return supported(world, realm, town) // CIVES_A_CENTURIA


@rule("D34")
def most_of_arm(world: World, realm: Realm, town: int, arm: int) -> int:
    """The most centuriae of an arm: equites a sixth of the legion, sagittarii a quarter, pedites all of it."""
    most = legion_max(world, realm, town)
    if arm == EQUITES:
        return most // world.equites_divisor
    if arm == SAGITTARII:
        return most // world.sagittarii_divisor
    return most


@kernel
def of_arm(realm: Realm, town: int, arm: int) -> int:
    """The centuriae of an arm that a town has, in its garrison and behind leaders anywhere."""
    count = realm.towns[town].garrison[arm]
    for seat in range(SEAT_COUNT):
        for leader in range(LEADERS):
            count += realm.reges[seat].pieces[leader].ranks[town, arm]
    return count


@kernel
def centuriae_of(realm: Realm, town: int) -> int:
    """The centuriae that a town has, in its garrison and behind leaders anywhere."""
    count = 0
    for arm in range(ARMS):
        count += of_arm(realm, town, arm)
    return count


@rule("5.7", "D34")
def room_for(world: World, realm: Realm, town: int, arm: int) -> int:
    """How many more centuriae of an arm a town can keep."""
    room = legion_max(world, realm, town) - centuriae_of(realm, town)
    return max(0, min(room, most_of_arm(world, realm, town, arm) - of_arm(realm, town, arm)))


@rule("D44", "B81")
def contingent_of(world: World, realm: Realm, town: int, arm: int) -> int:
    """How many centuriae of an arm half a garrison has: half the equites and sagittarii, the rest in pedites.

    Where there are too few pedites, more sagittarii make it up, then more equites.
    """
    garrison, share = realm.towns[town].garrison, world.contingent_share
    pedites, equites, sagittarii = garrison[PEDITES], garrison[EQUITES], garrison[SAGITTARII]
    lacking = (pedites + equites + sagittarii) // share - equites // share - sagittarii // share
    if arm == PEDITES:
        return min(pedites, lacking)
    lacking -= min(pedites, lacking)
    more = min(lacking, sagittarii - sagittarii // share)
    return sagittarii // share + more if arm == SAGITTARII else equites // share + lacking - more


# Losses


@rule("B32")
def take_centuriae(realm: Realm, town: int, arm: int, number: int) -> int:
    """Take centuriae away, from the garrison before those who follow leaders; how many were taken."""
    garrison = realm.towns[town].garrison
    taken = min(number, garrison[arm])
    garrison[arm] -= taken
    for seat in range(SEAT_COUNT):
        for leader in range(LEADERS):
            ranks = realm.reges[seat].pieces[leader].ranks
            more = min(number - taken, ranks[town, arm])
            ranks[town, arm] -= more
            taken += more
    return taken


@rule("5.14", "D34")
def cut_legion(world: World, realm: Realm, town: int, log: Log) -> None:
    """A legion above its maximum is cut in proportion, each arm rounded down; pedites keep the remainder."""
    most, total = legion_max(world, realm, town), centuriae_of(realm, town)
    if total <= most:
        return
    equites, sagittarii = of_arm(realm, town, EQUITES), of_arm(realm, town, SAGITTARII)
    fewer_equites, fewer_sagittarii = equites * most // total, sagittarii * most // total
    pedites = most - fewer_equites - fewer_sagittarii
    gone = take_centuriae(realm, town, EQUITES, equites - fewer_equites)
    gone += take_centuriae(realm, town, SAGITTARII, sagittarii - fewer_sagittarii)
    gone += take_centuriae(realm, town, PEDITES, max(0, of_arm(realm, town, PEDITES) - pedites))
    tell_cut(realm, town, gone, log)


@rule("5.14")
def shrink_legion(world: World, realm: Realm, town: int, percent: int, log: Log) -> None:
    """Every arm of a legion loses this percentage, wherever it stands."""
    gone = 0
    for arm in range(ARMS):
        gone += take_centuriae(realm, town, arm, -part_of(of_arm(realm, town, arm), -abs(percent)))
    tell_cut(realm, town, gone, log)


@kernel
def tell_cut(realm: Realm, town: int, gone: int, log: Log) -> None:
    """Only its Rex learns how many centuriae a town has lost."""
    holder = realm.towns[town].holder
    if gone > 0 and holder != NONE:
        emit(log, EventKind.LEGION_CUT, 0, holder, town, gone, 0)


@rule("5.1", "5.12", "5.14", "5.16", "D21")
def alter_cives(world: World, realm: Realm, town: int, by: int, cause: int, log: Log) -> int:
    """Cives come or go, a few always staying, and a legion too large for those left is cut; how many did."""
    peopled = realm.towns[town]
    change = max(by, min(0, LEAST_CIVES - peopled.cives))
    if change != 0:
        peopled.cives += change
        emit(log, EventKind.CIVES_CHANGED, cause, town, change, peopled.cives, 0)
        cut_legion(world, realm, town, log)
    return change


@rule("D36")
def lose_centuriae(world: World, realm: Realm, home: int, number: int, log: Log) -> None:
    """Centuriae were destroyed, and are counted nowhere any more: a civis of their town died with each."""
    alter_cives(world, realm, home, -number, Cause.SLAIN, log)


# Raising and dismissing


@rule("5.11", "D5", "D34", "D35", "D54")
def check_recruit(world: World, realm: Realm, town: int, arm: int, number: int) -> int:
    """Whether centuriae may be enrolled in one of the Rex's towns."""
    if town < 0 or town >= TOWNS or realm.towns[town].holder != realm.seat:
        return Refusal.NOT_YOUR_TOWN
    if arm < 0 or arm >= ARMS or number < 1:
        return Refusal.MALFORMED
    refusal = check_enrolment(world, realm, town)
    if refusal != Refusal.NONE:
        return refusal
    if centuriae_of(realm, town) + number > legion_max(world, realm, town):
        return Refusal.LEGION_FULL
    if number > room_for(world, realm, town, arm):
        return Refusal.ARM_FULL
    if realm.reges[realm.seat].aes < number * world.recruit_cost[arm]:
        return Refusal.CANNOT_PAY
    return Refusal.NONE


@rule("5.11", "D21", "D54")
def check_enrolment(world: World, realm: Realm, town: int) -> int:
    """Whether a town of one's own can enrol anybody."""
    if is_blockaded(realm, town):
        return Refusal.BLOCKADED
    if surplus(world, realm, town) > 0:
        return Refusal.OVERPOPULATED
    barred = realm.reges[realm.seat].recruit_ban_until >= realm.turn
    return Refusal.RECRUITING_BARRED if barred else Refusal.NONE


@kernel
def list_recruits(world: World, realm: Realm, town: int, choices: Choices) -> None:
    """As many centuriae of each arm as there is room and money for."""
    if check_enrolment(world, realm, town) != Refusal.NONE:
        return
    aes, room = realm.reges[realm.seat].aes, legion_max(world, realm, town) - centuriae_of(realm, town)
    for arm in range(ARMS if room > 0 else 0):
        arms_room = most_of_arm(world, realm, town, arm) - of_arm(realm, town, arm)
        for number in range(1, min(room, arms_room, aes // world.recruit_cost[arm]) + 1):
            offer(choices, Verb.RECRUIT, town, arm, number)


@rule("D35")
def recruit(world: World, realm: Realm, town: int, arm: int, number: int, log: Log) -> None:
    """Centuriae are enrolled and join the garrison."""
    pay_aes(realm, realm.seat, number * world.recruit_cost[arm])
    realm.towns[town].garrison[arm] += number
    emit(log, EventKind.RECRUITED, 0, realm.seat, town, arm, number)


@rule("D5", "D35")
def check_disband(realm: Realm, town: int, arm: int, number: int) -> int:
    """Whether centuriae of a garrison may be sent back to their fields."""
    if town < 0 or town >= TOWNS or realm.towns[town].holder != realm.seat:
        return Refusal.NOT_YOUR_TOWN
    if arm < 0 or arm >= ARMS or number < 1:
        return Refusal.MALFORMED
    if realm.towns[town].garrison[arm] < number:
        return Refusal.TOO_FEW_CENTURIAE
    return Refusal.NONE


@kernel
def list_disbandings(realm: Realm, town: int, choices: Choices) -> None:
    """Any number of any arm of a garrison."""
    for arm in range(ARMS):
        for number in range(1, realm.towns[town].garrison[arm] + 1):
            offer(choices, Verb.DISBAND, town, arm, number)


@kernel
def disband(realm: Realm, town: int, arm: int, number: int, log: Log) -> None:
    """Centuriae are sent back to their fields."""
    realm.towns[town].garrison[arm] -= number
    emit(log, EventKind.DISBANDED, 0, realm.seat, town, arm, number)


# Pay


@rule("D35", "B29")
def pay_legions(world: World, realm: Realm, log: Log) -> bool:
    """Every Rex pays his centuriae; one who cannot chooses which go unpaid. False while he is asked."""
    for seat in range(SEAT_COUNT):
        rex = realm.reges[seat]
        if rex.reign != Reign.REIGNS or rex.paid == realm.turn:
            continue
        due = centuriae_kept(realm, seat) * world.pay
        if due > rex.aes:
            emit(log, EventKind.UNPAID, 0, seat, 0, 0, 0)
            ask(realm, Ask.DISSOLVE, seat)
            return False
        rex.paid = realm.turn
        if due > 0:
            pay_aes(realm, seat, due)
            emit(log, EventKind.LEGIONS_PAID, 0, seat, due, 0, 0)
    return True


@kernel
def centuriae_kept(realm: Realm, seat: int) -> int:
    """The centuriae of all the towns that a Rex holds."""
    count = 0
    for town in range(TOWNS):
        if realm.towns[town].holder == seat:
            count += centuriae_of(realm, town)
    return count


@kernel
def list_dissolve(world: World, realm: Realm, choices: Choices) -> None:
    """Each arm of each town from which a centuria may go unpaid."""
    for town in range(TOWNS):
        for arm in range(ARMS):
            if dissolvable(realm, town, arm):
                offer(choices, Verb.DISSOLVE, town, arm, 0)


@kernel
def dissolvable(realm: Realm, town: int, arm: int) -> bool:
    """Whether the Rex who is asked keeps a centuria of this town and arm."""
    return realm.towns[town].holder == realm.seat and of_arm(realm, town, arm) > 0


@rule("D35")
def check_dissolve(world: World, realm: Realm, action: Action) -> int:
    """Whether there is such a centuria to dissolve."""
    town, arm = action.a, action.b
    if town < 0 or town >= TOWNS or realm.towns[town].holder != realm.seat:
        return Refusal.NOT_YOUR_TOWN
    if arm < 0 or arm >= ARMS:
        return Refusal.MALFORMED
    return Refusal.NONE if dissolvable(realm, town, arm) else Refusal.TOO_FEW_CENTURIAE


@rule("D35")
def do_dissolve(world: World, realm: Realm, action: Action, dice: Dice, log: Log) -> None:
    """One centuria that cannot be paid dissolves."""
    take_centuriae(realm, action.a, action.b, 1)
    emit(log, EventKind.DISSOLVED, 0, realm.seat, action.a, action.b, 0)
    answered(realm)


# Civitates sine duce


@rule("D34", "D79", "B30")
def rebuild_legion(world: World, realm: Realm, town: int) -> None:
    """A civitas sine duce raises one centuria towards a full legion, of the arm that lacks most."""
    if is_blockaded(realm, town) or surplus(world, realm, town) > 0:
        return
    if centuriae_of(realm, town) >= legion_max(world, realm, town):
        return
    equites, sagittarii = most_of_arm(world, realm, town, EQUITES), most_of_arm(world, realm, town, SAGITTARII)
    chosen = PEDITES
    most_lacking = legion_max(world, realm, town) - equites - sagittarii - of_arm(realm, town, PEDITES)
    if sagittarii - of_arm(realm, town, SAGITTARII) > most_lacking:
        most_lacking = sagittarii - of_arm(realm, town, SAGITTARII)
        chosen = SAGITTARII
    if equites - of_arm(realm, town, EQUITES) > most_lacking:
        chosen = EQUITES
    realm.towns[town].garrison[chosen] += 1
