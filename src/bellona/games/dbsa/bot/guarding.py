"""Guards of the camp: whether somebody who can hold it would be in it before a raider is there, and who goes home.

A raider is an enemy who could be at the camp within a few bounds. Plans to which a guard is worth nothing look for
none.
"""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.plane import along, bearing, direction, distance, local

from ..actions.candidates.offering import add_leg, keep_if_allowed, start
from ..actions.moves import Choices, LegKind, Verb
from ..position.bases import depth_of, is_there, lowest, side_of
from ..position.records import ARMY, HALF, PACE, Battle, CampState, World
from ..rules.c03_moves.legs import free_cost
from ..rules.c04_combat import IN_CAMP
from .ties import of_side
from .weights import Weight
from .workspace import Raider, Watch, Workspace
from .worth import throws, usual_score

BOUND = 100
"""Times are in hundredths of a bound."""
FORESIGHT = 4 * BOUND
"""An enemy who needs longer to the camp is no raider yet."""
DELAY = 50
"""A fight keeps an enemy from the camp for so long."""
LEEWAY = 130
"""A guard should be able to be in the camp so much earlier than a raider: he moves after him, and may find no way."""
AT_THE_CAMP = 60 * PACE
"""So much shorter than that to the middle of its front is the way to the camp."""
ABREAST = 2 * HALF
"""Who stands no farther beside the way of a raider is in it."""
NEVER = 1 << 30
CERTAIN = 100
"""The risk if nobody can hold the camp, in percent."""
RELIEF = 6
"""Of thirty-six fights in a camp so many are ended by others."""
WITH_GENERAL = 30
"""The further risk if the general has to."""
TURNS = (0, 2500, -2500, 5000, -5000)
"""How far off the straight way home an element goes if it is barred."""


# Raiders


@kernel
def look_out(world: World, battle: Battle, side: int, engaged: int, space: Workspace) -> None:
    """Note the raiders, how well each element would hold the camp against them, and how soon it could be there."""
    watch = space.watch
    watch.count = 0
    if space.weights[Weight.GUARD] == 0 or battle.camps[side].state != CampState.STANDS:
        return
    for enemy in range((1 - side) * ARMY, (2 - side) * ARMY):
        if not is_there(battle, enemy):
            continue
        time = time_to_camp(world, battle, side, enemy) + (DELAY if engaged >> enemy & 1 else 0)
        if time <= FORESIGHT:
            raider = watch.raiders[watch.count]
            watch.count += 1
            raider.who = enemy
            raider.time = time
            for n in range(ARMY):
                raider.risks[n] = risk_in_camp(world, battle, side * ARMY + n, enemy, space)
    for n in range(ARMY if watch.count > 0 else 0):
        watch.waits[n] = time_home(world, battle, side * ARMY + n)


@kernel
def time_to_camp(world: World, battle: Battle, side: int, enemy: int) -> int:
    """How soon an enemy could be at a side's camp; a bound later if somebody of that side is in his way."""
    there, camp = battle.elements[enemy], battle.camps[side]
    move, far = world.troops[there.kind].move_good, distance(there.x, there.y, camp.x, camp.y)
    time = max(far - AT_THE_CAMP, 1) * BOUND // move
    if time <= FORESIGHT and is_barred(battle, side, enemy, min(far, move)):
        time += BOUND
    return time


@kernel
def is_barred(battle: Battle, side: int, enemy: int, length: int) -> bool:
    """Whether somebody of a side stands in the first part of an enemy's straight way to its camp."""
    there, camp = battle.elements[enemy], battle.camps[side]
    way = direction(camp.x - there.x, camp.y - there.y)
    for e in range(side * ARMY, side * ARMY + ARMY):
        if is_there(battle, e):
            across, ahead = local(battle.elements[e].x, battle.elements[e].y, there.x, there.y, way)
            if abs(across) < ABREAST and ahead > 0 and ahead < length:
                return True
    return False


# Guards


@kernel
def time_home(world: World, battle: Battle, e: int) -> int:
    """How soon an element could be in its camp; NEVER if it finds no room there."""
    here, camp, depth = battle.elements[e], battle.camps[side_of(e)], depth_of(world, battle, e)
    if not is_there(battle, e) or depth > world.camp_depth:
        return NEVER
    cost = free_cost(here.x, here.y, here.facing, camp.x, camp.y, camp.facing, depth)
    return cost * BOUND // world.troops[here.kind].move_good


@kernel
def risk_in_camp(world: World, battle: Battle, e: int, enemy: int, space: Workspace) -> int:
    """How likely, in percent, an element is beaten in its camp before it has destroyed an enemy, or help has come."""
    here, there = battle.elements[e], battle.elements[enemy]
    own, other = usual_score(world, here.kind, there.kind), usual_score(world, there.kind, here.kind) + there.general
    own += here.general + (0 if world.troops[here.kind].mounted else IN_CAMP)
    less, half = throws(space, own, other)
    won = throws(space, other, own)[1] + RELIEF
    return CERTAIN * (less + half) // (less + half + won) + WITH_GENERAL * here.general


@kernel
def neglect(world: World, battle: Battle, side: int, movers: int, engaged: int, space: Workspace) -> int:
    """What it costs that the raider against whom it is guarded worst may take the camp, after some have moved."""
    watch, ties, worst = space.watch, space.ties[0], 0
    if watch.count == 0:
        return 0
    for n in range(ARMY):
        watch.tried[n] = time_home(world, battle, side * ARMY + n) if movers >> n & 1 else watch.waits[n]
    inside, free = of_side(ties.inside, side) >> side * ARMY, of_side(ties.there & ~engaged, side) >> side * ARMY
    for number in range(watch.count):
        raider = watch.raiders[number]
        most = space.weights[Weight.GUARD] * (FORESIGHT + BOUND - raider.time)
        if most > worst * FORESIGHT:
            risk = least_risk(raider, inside, free, watch)
            worst = max(worst, most * risk // (CERTAIN * FORESIGHT))
    return worst


@kernel
def least_risk(raider: Raider, inside: int, free: int, watch: Watch) -> int:
    """The risk, in percent, that a raider takes the camp if the best of those inside, or free to come, guards it."""
    risk = CERTAIN
    for n in range(ARMY):
        if inside >> n & 1:
            risk = min(risk, raider.risks[n])
        elif free >> n & 1 and raider.time > BOUND and watch.tried[n] < raider.time:
            early = min(raider.time - watch.tried[n], LEEWAY)
            risk = min(risk, CERTAIN - (CERTAIN - raider.risks[n]) * early // LEEWAY)
    return risk


# The way home


@kernel
def offer_ways_home(world: World, battle: Battle, choices: Choices, engaged: int, space: Workspace) -> None:
    """Add the ways home of all free elements to the choices if the camp is neglected: allowed, but not listed."""
    if neglect(world, space.tried[0], battle.active, 0, engaged, space) == 0:
        return
    left = choices.survey.together
    while left:
        offer_way_home(world, battle, choices, lowest(left))
        left &= left - 1


@kernel
def offer_way_home(world: World, battle: Battle, choices: Choices, n: int) -> None:
    """Add an element's ways towards its camp: as far as it can go, or half as far and turned as the camp is."""
    here, camp = battle.elements[battle.active * ARMY + n], battle.camps[battle.active]
    troop, far = world.troops[here.kind], distance(here.x, here.y, camp.x, camp.y)
    way = direction(camp.x - here.x, camp.y - here.y)
    for turn in TURNS:
        for length in (troop.move_good, troop.move_bad):
            x, y = along(here.x, here.y, bearing(way + turn), min(length, far))
            start(choices, Verb.MOVE, 1 << n)
            add_leg(choices, LegKind.TO, x, y, 0)
            if keep_if_allowed(world, battle, choices):
                break
    x, y = along(here.x, here.y, way, min(troop.move_good // 2, far))
    start(choices, Verb.MOVE, 1 << n)
    add_leg(choices, LegKind.POSE, x, y, camp.facing)
    keep_if_allowed(world, battle, choices)
