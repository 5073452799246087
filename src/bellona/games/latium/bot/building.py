"""What a bot does in its towns: games, works, centuriae, sacred areas, and Signa that help at home."""

from __future__ import annotations

from bellona.kernel.jit import kernel

from ..actions.moves import Verb
from ..position.battlefield import EQUITES, PEDITES, SAGITTARII
from ..position.records import Realm
from ..position.vocabulary import NONE, TOWNS, God, Level, Sacred, Sex, Signum, Work
from ..position.world_record import World
from ..rules.c03_signa.peace_signa import check_peace_signum
from ..rules.c05_capacity import surplus
from ..rules.c05_growth import check_dismiss, check_ludi, check_wall, check_widen
from ..rules.c05_legion import centuriae_of, check_recruit, legion_max, of_arm, room_for
from ..rules.c06_gods import check_area, check_elevate, check_templum
from ..rules.c07_houses.family import MOST_FILII, filii_of, heir
from .answering import best_god
from .mind import Mind, weigh, weigh_all
from .offering import reserve
from .owing import choose_repayment
from .wanting import want, want_wide
from .weights import Weight
from .worth import semesters_left, turns_left

HORSE_TOO = 1.5
"""Of the weight: towns besides the seat raise horse as well as archers."""


@kernel
def choose_at_home(world: World, realm: Realm, mind: Mind) -> bool:
    """The most urgent thing to do in a bot's towns, if there is any."""
    if choose_repayment(world, realm, mind):
        return True
    if check_ludi(world, realm) == 0:
        return want(mind, Verb.LUDI, 0, 0, 0)
    if play_at_home(world, realm, mind):
        return True
    for town in range(TOWNS):
        if realm.towns[town].holder == realm.seat and choose_work(world, realm, mind, town):
            return True
    if choose_dismissal(world, realm, mind) or choose_recruits(world, realm, mind):
        return True
    return choose_sacred(world, realm, mind) or choose_walls(world, realm, mind)


# Signa


@kernel
def play_at_home(world: World, realm: Realm, mind: Mind) -> bool:
    """Signa with immediate effects: against ira, for aes, the harvest, cives and filii."""
    court = realm.reges[realm.seat].court
    if play(world, realm, mind, Signum.CLEMENTIA, 0) or play(world, realm, mind, Signum.COMMERCIUM, 0):
        return True
    if semesters_left(world, realm) > 0 and play(world, realm, mind, Signum.ABUNDANTIA, 0):
        return True
    if surplus(world, realm, court) == 0 and play(world, realm, mind, Signum.FERTILITAS, court):
        return True
    if filii_of(realm, court) >= MOST_FILII:
        return False
    sex = Sex.SON if heir(realm, court) == NONE else Sex.DAUGHTER
    return play(world, realm, mind, Signum.CONUBIUM, sex) or play(world, realm, mind, Signum.CONUBIUM, 0)


@kernel
def play(world: World, realm: Realm, mind: Mind, kind: int, target: int) -> bool:
    """Play a Signum of peace if it may be played."""
    if realm.reges[realm.seat].signa[kind] <= 0 or check_peace_signum(world, realm, kind, target, 0, 0) != 0:
        return False
    return want_wide(mind, Verb.PLAY, kind, target, 0, 0, 0, 0)


# Works


@kernel
def choose_work(world: World, realm: Realm, mind: Mind, town: int) -> bool:
    """Areas before walls, when the next growth would exceed them and they still pay for themselves."""
    held = realm.towns[town]
    if held.work != Work.NONE or semesters_left(world, realm) < weigh(mind, Weight.PAYS_BACK):
        return False
    if is_bare(world, realm, mind, town) and check_wall(world, realm, town) == 0:
        return want(mind, Verb.WALL, town, 0, 0)
    cives = held.cives
    expected = cives + max(1, cives // world.growth_divisor)
    areas = world.areae_base + world.areae_step * held.areae
    if areas < expected and check_widen(world, realm, town) == 0:
        return want(mind, Verb.WIDEN, town, 0, 0)
    if world.walls_cap[held.level] < expected and check_wall(world, realm, town) == 0:
        dear = held.level == Level.OPPIDUM and semesters_left(world, realm) < 2 * weigh(mind, Weight.PAYS_BACK)
        return not dear and want(mind, Verb.WALL, town, 0, 0)
    return False


@kernel
def choose_walls(world: World, realm: Realm, mind: Mind) -> bool:
    """A rich Rex walls a town for its strength and the points alone."""
    left = realm.reges[realm.seat].aes - reserve(world, realm, mind) - weigh(mind, Weight.MASONS)
    if mind.plan[Weight.MASONS] <= 0.0:
        return False
    for town in range(TOWNS):
        held = realm.towns[town]
        if held.holder != realm.seat or held.work != Work.NONE or held.level == Level.CIVITAS:
            continue
        if left >= world.walls_cost[held.level + 1] and check_wall(world, realm, town) == 0:
            return want(mind, Verb.WALL, town, 0, 0)
    return False


@kernel
def is_bare(world: World, realm: Realm, mind: Mind, town: int) -> bool:
    """Whether the bot's seat has no walls that keep an enemy out for a turn, and there is money for them."""
    rex = realm.reges[realm.seat]
    if town != rex.court or realm.towns[town].level != Level.VICUS:
        return False
    return rex.aes - reserve(world, realm, mind) >= world.walls_cost[Level.OPPIDUM] + weigh(mind, Weight.PURSE)


@kernel
def choose_dismissal(world: World, realm: Realm, mind: Mind) -> bool:
    """Cives who cannot be fed are sent away instead of going hungry."""
    food = 0
    for town in range(TOWNS):
        if realm.towns[town].holder == realm.seat:
            food += world.feed_cost * surplus(world, realm, town)
            if food > realm.reges[realm.seat].aes:
                return dismiss(realm, mind, town, surplus(world, realm, town))
    return False


@kernel
def dismiss(realm: Realm, mind: Mind, town: int, number: int) -> bool:
    """Send cives away if that may be done."""
    if number <= 0 or realm.towns[town].work != Work.NONE or check_dismiss(realm, town, number) != 0:
        return False
    return want(mind, Verb.DISMISS, town, number, 0)


# Legions


@kernel
def choose_recruits(world: World, realm: Realm, mind: Mind) -> bool:
    """The legion of the seat is kept full, equites and sagittarii first; other towns get a guard."""
    court = realm.reges[realm.seat].court
    spare = realm.reges[realm.seat].aes - reserve(world, realm, mind)
    for arm in (EQUITES, SAGITTARII, PEDITES):
        if recruit(world, realm, mind, court, arm, wanted_of(world, realm, court, arm), spare):
            return True
    if turns_left(world, realm) == 0:
        return False
    spare -= weigh(mind, Weight.PURSE)
    for town in range(TOWNS):
        if town != court and realm.towns[town].holder == realm.seat and guard(world, realm, mind, town, spare):
            return True
    return False


@kernel
def guard(world: World, realm: Realm, mind: Mind, town: int, spare: int) -> bool:
    """Raise the guard of a town other than the seat: pedites, or whatever is needed most in battle."""
    if mind.plan[Weight.BOWMEN] > 0.5:
        for arm in (SAGITTARII, EQUITES):
            if arm == EQUITES and mind.plan[Weight.BOWMEN] < HORSE_TOO:
                continue
            if recruit(world, realm, mind, town, arm, room_for(world, realm, town, arm), spare):
                return True
    number = weigh_all(mind, Weight.TOWN_GUARD, legion_max(world, realm, town)) - centuriae_of(realm, town)
    return recruit(world, realm, mind, town, PEDITES, number, spare)


@kernel
def recruit(world: World, realm: Realm, mind: Mind, town: int, arm: int, number: int, spare: int) -> bool:
    """Raise as many centuriae of an arm as are needed, can be kept and can be paid."""
    number = min(number, room_for(world, realm, town, arm), spare // world.recruit_cost[arm])
    return (
        number > 0
        and check_recruit(world, realm, town, arm, number) == 0
        and want(mind, Verb.RECRUIT, town, arm, number)
    )


@kernel
def wanted_of(world: World, realm: Realm, town: int, arm: int) -> int:
    """How many centuriae of an arm a bot still wants: pedites leave room for the others."""
    room = room_for(world, realm, town, arm)
    if arm != PEDITES:
        return room
    most = legion_max(world, realm, town)
    others = most // world.equites_divisor + most // world.sagittarii_divisor
    return min(room, max(0, most - others - of_arm(realm, town, PEDITES)))


# Gods


@kernel
def choose_sacred(world: World, realm: Realm, mind: Mind) -> bool:
    """A Protector for the caput when works do not suffer for it, then an ara for every other town."""
    seat = realm.seat
    god = best_god(world, realm)
    spare = realm.reges[seat].aes - reserve(world, realm, mind)
    purse = weigh(mind, Weight.PURSE) if turns_left(world, realm) > 0 else 0
    if spare >= world.upgrade_cost + purse and check_elevate(world, realm) == 0:
        return want(mind, Verb.ELEVATE, 0, 0, 0)
    if god == God.NONE:
        return False
    if spare >= world.templum_cost + purse and check_templum(world, realm, god) == 0:
        return want(mind, Verb.TEMPLUM, 0, god, 0)
    if spare < world.ara_cost + 2 * purse:
        return False
    for town in range(TOWNS):
        bare = realm.towns[town].sacred == Sacred.NONE and town != seat
        if bare and check_area(world, realm, town, god) == 0:
            return want(mind, Verb.ARA, town, god, 0)
    return False
