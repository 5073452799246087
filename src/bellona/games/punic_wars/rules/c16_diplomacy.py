"""Chapter 16: diplomacy: sealed funding, the die, and revolts, wars, alliances and defections."""

from __future__ import annotations

from bellona.kernel.choices import Choices, offer
from bellona.kernel.dice import Dice, roll
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..actions.moves import MOST_FUNDS, Refusal, Verb
from ..position.records import CARTHAGE, LAND, NOBODY, NONE, ROME, Alliance, Ask, Result, War, World
from .c03_components import combat_points, is_closed, is_manned
from .c11_attrition import DIE, suffer_in_hex, tell_part
from .c14_control import leader_in, renew_control
from .c17_syracuse import change_sides
from .events import Cause, EventKind, Part
from .settling import settle

# Funding


@rule("16.11a", "16.11b", "16.13", "B2")
def check_fund(war: War, amount: int) -> Refusal:
    """Whether a side may spend an amount: nothing, or up to what it has."""
    if amount < 0:
        return Refusal.MALFORMED
    if amount > war.treasury[war.seat]:
        return Refusal.NOT_IN_TREASURY
    return Refusal.NONE if amount <= MOST_FUNDS else Refusal.FUNDS_TOO_HIGH


@kernel
def list_funds(war: War, choices: Choices) -> None:
    """Every amount that may be spent."""
    for amount in range(min(war.treasury[war.seat], MOST_FUNDS) + 1):
        offer(choices, Verb.FUND, 0, 0, amount)


@rule("16.11a")
def ask_funds(war: War, log: Log) -> bool:
    """Ask each side in turn, unseen by the other, what it spends; whether somebody is asked."""
    for side in (CARTHAGE, ROME):
        if war.funds[side] != NONE:
            continue
        if war.treasury[side] > 0:
            war.ask = Ask.FUND
            war.seat = side
            return True
        war.funds[side] = 0
    return False


@rule("16.11a")
def fund(war: War, amount: int, log: Log) -> None:
    """Seal an amount."""
    war.funds[war.seat] = amount
    emit(log, EventKind.FUNDED, 0, war.seat, 0, 0, 0)


@rule("16.11b", "16.12", "16.13", "15.0b")
def reveal_funds(war: War, log: Log) -> int:
    """Both amounts are shown and paid; what they add to the die."""
    rome, carthage = war.funds[ROME], war.funds[CARTHAGE]
    emit(log, EventKind.FUNDS_REVEALED, 0, rome, carthage, 0, 0)
    war.treasury[ROME] -= rome
    war.treasury[CARTHAGE] -= carthage
    if rome == carthage:
        return 0
    return 1 if carthage > rome else -1


# The die


@rule("16.0", "16.12", "16.22", "16.31", "R34", "R56")
def roll_diplomacy(world: World, war: War, dice: Dice, log: Log) -> None:
    """Reveal, roll, add funding and losses, and carry out the row of the scenario's table."""
    funding = reveal_funds(war, log)
    die = roll(dice, DIE)
    total = die + tell_part(log, CARTHAGE if funding > 0 else ROME, Part.FUNDING, funding)
    lost = war.losses[ROME] - war.losses[CARTHAGE]
    total += tell_part(log, ROME if lost > 0 else CARTHAGE, Part.LOSSES, lost)
    emit(log, EventKind.DIPLOMACY_ROLLED, 0, die, total, 0, 0)
    place = 0
    while place < world.rows_used - 1 and total > world.diplomacy[place].highest:
        place += 1
    row = world.diplomacy[place]
    if not carry_out_row(world, war, row.result, row.side, row.region, log):
        emit(log, EventKind.NO_EFFECT, why_nothing(world, war, row.result, row.region), 0, 0, 0, 0)


@rule("16.31", "16.32")
def carry_out_row(world: World, war: War, result: int, side: int, region: int, log: Log) -> bool:
    """The effect of a row; False if it has none."""
    if result == Result.REVOLT:
        return begin_revolt(world, war, region, log)
    if result == Result.ILLYRIAN_WAR:
        return begin_illyrian_war(world, war, log)
    if result == Result.ALLIANCE:
        return ally(world, war, side, log)
    if result == Result.SYRACUSE_TO:
        return ally(world, war, side, log) or defect_syracuse(world, war, side, log)
    if result == Result.DEFECTION:
        if region == world.syracuse:
            return defect_syracuse(world, war, CARTHAGE, log)
        return defect_numidia(world, war, region, log)
    if result == Result.SOUTH_DEFECTS:
        return defect_south(world, war, log)
    return False


@rule("16.32", "16.34c", "16.35c", "16.36.1d", "16.36.2", "16.36.3", "16.36.4b", "17.12", "17.31", "R42")
def why_nothing(world: World, war: War, result: int, region: int) -> int:
    """Why a row of the table has no effect; NONE where the row itself says so."""
    if result == Result.REVOLT:
        return Cause.CLOSED
    if result == Result.ILLYRIAN_WAR:
        return Cause.WAR_ALREADY
    if result == Result.SOUTH_DEFECTS:
        return Cause.NO_SOUTH
    if result == Result.DEFECTION and region != world.syracuse:
        return Cause.NO_NUMIDIANS
    if result == Result.NO_EFFECT:
        return Cause.NONE
    return why_syracuse_stays(world, war, result)


@rule("16.35c", "16.36.1d", "16.36.2", "17.12", "17.31")
def why_syracuse_stays(world: World, war: War, result: int) -> int:
    """Why Syracuse does not change sides."""
    if war.syracuse_by == Alliance.INVASION:
        return Cause.INVADED_BEFORE
    if result == Result.ALLIANCE:
        return Cause.ALLIED_ALREADY
    if war.defected[world.syracuse]:
        return Cause.DEFECTED_ALREADY if result == Result.SYRACUSE_TO else Cause.SYRACUSE_ALREADY
    if war.syracusans[LAND] == 0:
        return Cause.NO_ARMY
    return Cause.ALLIED_ALREADY if result == Result.SYRACUSE_TO else Cause.SYRACUSE_ALREADY


@rule("16.36.1b", "16.36.1c", "16.36.2")
def how_syracuse_defects(world: World, side: int) -> int:
    """By which rule Syracuse defects: in the first war to either side, in the second to Carthage."""
    if world.region_align[world.syracuse] != NOBODY:
        return Cause.SYRACUSE
    return Cause.SYRACUSE_TO_ROME if side == ROME else Cause.SYRACUSE_TO_CARTHAGE


# What it brings


@rule("11.0a", "11.31a", "16.33")
def begin_revolt(world: World, war: War, region: int, log: Log) -> bool:
    """All forces in a region undergo attrition."""
    if is_closed(world, war, region):
        return False
    war.revolt = region
    war.sweep = 0
    war.sweep_side = CARTHAGE
    emit(log, EventKind.REVOLTED, 0, region, 0, 0, 0)
    return True


@rule("11.31a", "16.33", "R32", "B10")
def revolt_on(world: World, war: War, dice: Dice, log: Log) -> bool:
    """The next hex in the region in revolt, Carthage's first; whether there was one."""
    while war.revolt != NONE:
        while war.sweep < world.stations:
            h = world.station[war.sweep]
            war.sweep += 1
            side = war.sweep_side
            if world.region[h] == war.revolt and is_manned(world, war, side, h):
                points = combat_points(world, war, side, h)
                suffer_in_hex(world, war, side, h, points, Cause.REVOLT, dice, log)
                return True
        war.sweep = 0
        if war.sweep_side == ROME:
            war.revolt = NONE
        war.sweep_side = ROME
    return False


@rule("16.34a", "16.34c", "19.24D")
def begin_illyrian_war(world: World, war: War, log: Log) -> bool:
    """Illyria sides with Carthage for good, once."""
    if war.illyrian_war:
        return False
    war.illyrian_war = 1
    war.align[world.illyria] = CARTHAGE
    emit(log, EventKind.ILLYRIAN_WAR, 0, world.illyria, 0, 0, 0)
    renew_control(world, war, world.illyria, log)
    return True


@rule("16.35a", "16.35b", "16.35c", "16.36.1a", "17.12")
def ally(world: World, war: War, side: int, log: Log) -> bool:
    """A neutral Syracuse makes a treaty."""
    if war.align[world.syracuse] != NOBODY:
        return False
    emit(log, EventKind.ALLIED, Cause.TO_CARTHAGE if side == CARTHAGE else Cause.NONE, side, world.syracuse, 0, 0)
    change_sides(world, war, side, Alliance.TREATY, Cause.NONE, log)
    settle(world, war, world.syracuse_hex, log)
    return True


@rule("16.36.1a", "16.36.1b", "16.36.1c", "16.36.1d", "16.36.2", "17.12", "17.31", "17.32", "R55")
def defect_syracuse(world: World, war: War, side: int, log: Log) -> bool:
    """Syracuse leaves its ally, once, unless an invasion made the alliance or it has no army left."""
    region = world.syracuse
    bound = war.syracuse_by == Alliance.INVASION or war.defected[region] or war.align[region] == NOBODY
    if bound or war.align[region] == side or war.syracusans[LAND] == 0:
        return False
    mark_defection(war, region, side, how_syracuse_defects(world, side), log)
    change_sides(world, war, side, Alliance.DEFECTION, Cause.NONE, log)
    settle(world, war, world.syracuse_hex, log)
    return True


@rule("16.36.3", "R54")
def defect_numidia(world: World, war: War, region: int, log: Log) -> bool:
    """A Carthaginian ally goes over to Rome, once, if a Roman leader is there."""
    if war.defected[region] or war.align[region] != CARTHAGE or not leader_in(world, war, ROME, region):
        return False
    mark_defection(war, region, ROME, Cause.NUMIDIANS, log)
    war.align[region] = ROME
    renew_control(world, war, region, log)
    return True


@rule("16.36.4a", "16.36.4b", "R54")
def defect_south(world: World, war: War, log: Log) -> bool:
    """The four regions of southern Italy go over to Carthage, once, if a Carthaginian leader is in one of them."""
    if war.south_defected:
        return False
    present = False
    for region in range(world.regions):
        present = present or (world.south[region] == 1 and leader_in(world, war, CARTHAGE, region))
    if not present:
        return False
    war.south_defected = 1
    for region in range(world.regions):
        if world.south[region]:
            mark_defection(war, region, CARTHAGE, Cause.SOUTH, log)
            war.align[region] = CARTHAGE
            renew_control(world, war, region, log)
    return True


@rule("16.41", "R5")
def mark_defection(war: War, region: int, side: int, cause: int, log: Log) -> None:
    """A region that changes its allegiance is marked."""
    war.marker[region] = 1
    war.defected[region] = 1
    emit(log, EventKind.DEFECTED, cause, side, region, 0, 0)


@rule("16.21b", "R33")
def close_diplomacy(war: War) -> None:
    """The tally of losses starts again."""
    for side in range(2):
        war.losses[side] = 0
        war.funds[side] = NONE
