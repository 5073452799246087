"""The facts about a position besides its map: who has to choose, and the arguments of the prompt."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.record import i2, record

from ..position.records import CARTHAGE, LAND, LEADERS, NAVAL, NONE, ROME, Ask, Marching, Status, War, World
from ..rules.c03_components import enemy_of, strength


@record
class PromptFacts:
    """The numbers of a prompt; NONE if not used."""

    turn: i2
    phase: i2
    active: i2
    ask: i2
    seat: i2
    winner: i2
    ending: i2
    level: i2
    leader: i2
    """The leader who moves, or is to be placed."""
    hex: i2
    kind: i2
    number: i2
    """How many points, or leaders, the question is about."""
    points: i2
    """Movement points left."""
    land: i2
    naval: i2
    region: i2
    treasury: i2
    cause: i2
    must_attack: i2


@kernel
def note(world: World, war: War, found: PromptFacts) -> None:
    """Survey a position."""
    found.turn = war.turn
    found.phase = war.phase
    found.active = war.active
    found.ask = war.ask
    found.seat = war.seat
    found.winner = war.winner
    found.ending = war.ending
    found.level = war.level
    found.leader = NONE
    found.hex = NONE
    found.kind = NONE
    found.number = 0
    found.points = 0
    found.land = 0
    found.naval = 0
    found.region = NONE
    found.treasury = war.treasury[war.seat] if war.seat != NONE else 0
    found.cause = 0
    found.must_attack = war.must_attack
    if war.ask == Ask.DEPLOY:
        brief_of_setup(world, war, found)
    elif war.ask == Ask.MARCH or war.ask == Ask.INVERT:
        brief_of_march(world, war, found)
    elif war.ask == Ask.LOSSES:
        found.number = war.due[war.seat].points
        found.hex = war.due[war.seat].hex
        found.cause = war.due[war.seat].cause
    else:
        brief_of_leaders(world, war, found)


@kernel
def brief_of_setup(world: World, war: War, found: PromptFacts) -> None:
    """The line of the set-up list; in the other side's view there is none."""
    if war.line < world.line_count and war.line_left > 0:
        item = world.lines[war.line]
        found.kind = item.kind
        found.number = war.line_left
        found.region = item.region
        found.leader = item.leader


@kernel
def brief_of_march(world: World, war: War, found: PromptFacts) -> None:
    """The leader under way, his force and, when he threatens somebody, whom."""
    leader = war.leaders[war.marching]
    found.leader = war.marching
    found.hex = leader.hex
    found.points = leader.points
    found.land = war.force[LAND]
    found.naval = war.force[NAVAL]
    if war.ask == Ask.INVERT:
        found.kind = war.threat
        found.number = strength(world, war, enemy_of(war.active), war.threat, leader.hex)


@kernel
def brief_of_leaders(world: World, war: War, found: PromptFacts) -> None:
    """Those who must step down, may be elected, wait for a place, or have not moved yet."""
    if war.ask == Ask.RETIRE:
        found.number = war.to_retire
    elif war.ask == Ask.ELECT:
        found.number = war.to_elect
    elif war.ask == Ask.APPOINT:
        count_leaders(world, war, ROME, Status.DRAWN, found)
    elif war.ask == Ask.RETURN:
        count_leaders(world, war, CARTHAGE, Status.LOST, found)
    elif war.ask == Ask.CAMPAIGN:
        count_leaders(world, war, war.active, Status.ON_MAP, found)
        found.leader = NONE


@kernel
def count_leaders(world: World, war: War, side: int, status: int, found: PromptFacts) -> None:
    """The leaders of a side in a state, those who have finished left out; the first of them is named."""
    for leader in range(LEADERS):
        figure = war.leaders[leader]
        if figure.status == status and figure.marching != Marching.FINISHED and world.figures[leader].side == side:
            if found.number == 0:
                found.leader = leader
            found.number += 1
