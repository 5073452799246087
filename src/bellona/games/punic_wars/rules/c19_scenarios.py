"""Chapter 19: how a war is set up."""

from __future__ import annotations

from bellona.kernel.choices import Choices, offer
from bellona.kernel.dice import Dice, draw_aside
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..actions.moves import Refusal, Verb
from ..position.records import (
    CARTHAGE,
    LAND,
    LEADER_ITEM,
    LEADERS,
    NAVAL,
    NOBODY,
    NONE,
    PLACES,
    ROME,
    Ask,
    Phase,
    Status,
    Terrain,
    War,
    World,
)
from .c03_components import add_points, may_end_in
from .c08_leaders import put_leader
from .c14_control import recount
from .events import EventKind


@rule("15.11", "17.0a", "19.13", "19.14A", "19.23", "19.24A", "19.33", "19.34A", "R46")
def muster(world: World, war: War) -> None:
    """A war before its first choice: alignments, treasuries, Syracuse, and everybody else in the box."""
    clear(world, war)
    war.phase = Phase.SETUP
    war.active = CARTHAGE
    war.turn = 1
    for side in range(2):
        war.treasury[side] = world.treasury[side]


@kernel
def clear(world: World, war: War) -> None:
    """A map without armies, as the scenario finds it."""
    war.scenario = world.scenario
    war.winner = NOBODY
    war.seat = NONE
    war.marching = NONE
    war.going = NONE
    war.threat = NONE
    war.revolt = NONE
    war.disturbed = NONE
    war.may_build = 1 if world.shipyards_wanted == 0 else 0
    for side in range(2):
        war.funds[side] = NONE
        war.due[side].hex = NONE
        war.syracusans[side] = world.syracusans[side]
        war.sworn[side] = NONE
    for region in range(world.regions):
        war.align[region] = world.region_align[region]
        war.control[region] = world.region_align[region]
        war.last[region] = world.region_align[region]
    for place in range(PLACES):
        war.holder[place] = NOBODY
    for leader in range(LEADERS):
        war.leaders[leader].hex = NONE
        war.leaders[leader].status = Status.POOL if world.figures[leader].used else Status.ABSENT
    recount(world, war)


@rule("19.0b", "19.0c", "19.11", "19.12", "19.21", "19.22", "19.31", "19.32", "R48")
def go_on_with_setup(world: World, war: War, log: Log) -> bool:
    """Place what the list fixes, ask for what it leaves open, one side after the other; False when all is done."""
    while True:
        while war.line < world.line_count and world.lines[war.line].side != war.active:
            war.line += 1
        if war.line < world.line_count:
            item = world.lines[war.line]
            if item.region == NONE:
                put_item(world, war, item.hex, item.count)
                war.line += 1
                continue
            if war.line_left == 0:
                war.line_left = item.count
            war.ask = Ask.DEPLOY
            war.seat = war.active
            return True
        emit(log, EventKind.SET_UP, 0, war.active, 0, 0, 0)
        war.line = 0
        if war.active == ROME:
            return False
        war.active = ROME


@kernel
def put_item(world: World, war: War, h: int, number: int) -> None:
    """Put points of the current line, or its leader, into a hex."""
    item = world.lines[war.line]
    if item.kind == LEADER_ITEM:
        put_leader(war, item.leader, h)
    else:
        add_points(world, war, item.side, item.kind, h, number)


@rule("5.25b", "19.0b", "B8")
def check_deploy(world: World, war: War, kind: int, h: int, number: int) -> Refusal:
    """Whether points of the current line may be set up in a hex."""
    item = world.lines[war.line]
    if h < 0 or h >= world.hexes or number < 1:
        return Refusal.MALFORMED
    if kind != item.kind:
        return Refusal.WRONG_SETUP_KIND
    if world.region[h] != item.region:
        return Refusal.WRONG_SETUP_REGION
    if not may_end_in(world, h):
        return Refusal.NO_SETUP_IN_MOUNTAINS
    if kind == NAVAL and world.terrain[h] != Terrain.COAST:
        return Refusal.FLEET_ON_LAND
    return Refusal.NONE if number <= war.line_left else Refusal.TOO_MANY_TO_SET_UP


@kernel
def list_deployments(world: World, war: War, choices: Choices) -> None:
    """Every hex and number for the current line."""
    item = world.lines[war.line]
    first = world.region_begin[item.region]
    for place in range(first, first + world.region_hexes[item.region]):
        h = world.region_hex[place]
        for number in range(1, war.line_left + 1):
            if check_deploy(world, war, item.kind, h, number) == Refusal.NONE:
                offer(choices, Verb.DEPLOY, item.kind, h, number)


@rule("19.0b", "B8")
def deploy(world: World, war: War, h: int, number: int) -> None:
    """Set up points of the current line."""
    put_item(world, war, h, number)
    war.line_left -= number
    if war.line_left == 0:
        war.line += 1


@rule("R48", "B14")
def deploy_suggested(world: World, war: War, dice: Dice) -> None:
    """Set up points of the current line as a player could, at a secretly drawn suggestion."""
    item = world.lines[war.line]
    if item.kind == LAND and war.line_left == item.count and item.apart_count > 0:
        spot = draw_aside(dice, 2 * item.apart_count) - 1
        most = min(item.apart_most[spot], war.line_left - 1) if spot < item.apart_count else 0
        if most > 0:
            deploy(world, war, item.apart[spot], draw_aside(dice, most))
            return
    deploy(world, war, suggested_hex(world, war, dice), war.line_left)


@rule("R48", "B14")
def suggested_hex(world: World, war: War, dice: Dice) -> int:
    """Fleets and leaders are suggested beside most of their side's points in the region, armies at random."""
    item = world.lines[war.line]
    if item.kind != LAND:
        company = company_of(world, war)
        if company != NONE:
            return company
    return item.spots[draw_aside(dice, item.spot_count) - 1]


@kernel
def company_of(world: World, war: War) -> int:
    """Where a side has most points of those in the region of the current line, for a fleet on the coast; NONE."""
    item = world.lines[war.line]
    first = world.region_begin[item.region]
    found, most = NONE, 0
    for place in range(first, first + world.region_hexes[item.region]):
        h = world.region_hex[place]
        points = war.points[item.side, LAND, h] + war.points[item.side, NAVAL, h]
        if points > most and (item.kind != NAVAL or world.terrain[h] == Terrain.COAST):
            found, most = h, points
    return found


@rule("R48", "19.0c")
def reveal(world: World, war: War, log: Log) -> None:
    """Both sides have set up: the map becomes visible."""
    recount(world, war)
    emit(log, EventKind.REVEALED, 0, 0, 0, 0, 0)
