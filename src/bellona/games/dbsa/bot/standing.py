"""What the places of elements are worth to the side whose bound it is: later possibilities, and what threatens them."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.plane import QUARTER, bend, direction, distance, local

from ..position.bases import depth_of, is_there, lowest, side_of
from ..position.records import ARMY, ELEMENTS, HALF, NONE, PACE, Battle, CampState, Contact, Kind, World
from ..rules.c03_moves.going import on_board
from ..rules.c03_moves.groups import count_of
from ..rules.c03_moves.legs import free_cost
from ..rules.c04_combat import combat_factor
from ..rules.c04_contact import camp_pose, contact_pose, enemies_of
from .scores import front_enemy, holder
from .ties import Tie, Ties, are_near, of_side
from .weights import Weight
from .workspace import CALMS, UNKNOWN, Spot, Workspace
from .worth import ELEMENT, match_up

FARTHEST = 4000 * PACE
ELEMENT_BITS = 5


@kernel
def in_fights(ties: Ties, some: int) -> int:
    """Those of a set who have an enemy to their front, a bit for each."""
    found = 0
    while some:
        e = lowest(some)
        some &= some - 1
        if ties.of[e].faces or (ties.inside and front_enemy(ties, e) != NONE):
            found |= 1 << e
    return found


@kernel
def place_of(world: World, battle: Battle, e: int, engaged: int, turned: int, space: Workspace) -> int:
    """What the place of one element is worth, apart from its fight, when some enemies have turned to face."""
    own, n = space.ties[0].of[e], e - side_of(e) * ARMY
    spot, rear = space.known[n].spots[space.at[n]], behind(battle, own, e)
    if engaged >> e & 1:
        return engaged_place(world, battle, e, engaged, turned, rear, spot, space)
    value = calm_of(world, battle, e, engaged, rear, spot, space)
    note_pull(world, battle, e, spot, space)
    if turned:
        return value + draw_of(world, battle, e, pull_of(world, battle, e, spot, turned, space), space)
    return value + spot.draw


@kernel
def engaged_place(
    world: World, battle: Battle, e: int, engaged: int, turned: int, rear: int, spot: Spot, space: Workspace
) -> int:
    """The same for an element with an enemy to its front."""
    weights = space.weights
    value = footing(world, battle, e, space) + depth_worth(battle, e, rear, space) + weights[Weight.JOINED]
    late = max(0, battle.bound - weights[Weight.IN_TIME])
    return value + weights[Weight.LATE] * late - edges_open(world, battle, e, engaged, turned, spot, space)


@kernel
def calm_of(world: World, battle: Battle, e: int, engaged: int, rear: int, spot: Spot, space: Workspace) -> int:
    """The same for an element without one, apart from how the enemy draws it; found again if it was asked before."""
    ties = space.ties[0]
    own = ties.of[e]
    flanks, coming = int(own.left != 0) + int(own.right != 0), own.coming & ~engaged
    ground = (ties.bad >> e & 1) << 1 | ties.wet >> e & 1
    company = (ground << 2 | flanks) << ELEMENT_BITS | rear + 1
    for number in range(CALMS):
        calm = spot.calms[number]
        if calm.coming == coming and calm.company == company and calm.worth != UNKNOWN:
            return calm.worth
    spot.next = (spot.next + 1) % CALMS
    calm = spot.calms[spot.next]
    calm.coming = coming
    calm.company = company
    calm.worth = calm_place(world, battle, e, engaged, flanks, rear, space)
    return calm.worth


@kernel
def calm_place(world: World, battle: Battle, e: int, engaged: int, flanks: int, rear: int, space: Workspace) -> int:
    """The same, with friends beside so many of its flanks."""
    value = footing(world, battle, e, space) + depth_worth(battle, e, rear, space)
    value += space.weights[Weight.SIDE_BY_SIDE] * flanks
    if space.ties[0].of[e].coming & ~engaged:
        value += contested_place(world, battle, e, engaged, flanks, rear, space)
    return value


@kernel
def draw_of(world: World, battle: Battle, e: int, pull: int, space: Workspace) -> int:
    """What it is worth to an element to be drawn to the enemy so much."""
    weights = space.weights
    patience = max(1, weights[Weight.IMPATIENCE])
    urge = pull * (patience + max(0, battle.bound - weights[Weight.IN_TIME])) // patience
    return urge * eagerness(world, battle, e, space) // 100


@kernel
def contested_place(
    world: World, battle: Battle, e: int, engaged: int, flanks: int, rear: int, space: Workspace
) -> int:
    """What is added for an element to which a free enemy can come."""
    value = -danger(world, battle, e, engaged, 2 - flanks, rear, space)
    if flanks == 0:
        value -= space.weights[Weight.ALONE]
    if space.ties[0].bad >> e & 1 and not world.troops[battle.elements[e].kind].hindered:
        value += space.weights[Weight.ROUGH]
    return value


@kernel
def eagerness(world: World, battle: Battle, e: int, space: Workspace) -> int:
    """How much the enemy draws an element, in percent."""
    here = battle.elements[e]
    if here.general:
        return space.weights[Weight.PULL_GENERAL]
    if here.kind == Kind.LH or here.kind == Kind.AX or here.kind == Kind.SH:
        return space.weights[Weight.PULL_LIGHT]
    return space.weights[Weight.PULL_MOUNTED if world.troops[here.kind].mounted else Weight.PULL_FOOT]


@kernel
def footing(world: World, battle: Battle, e: int, space: Workspace) -> int:
    """What the ground under an element is worth."""
    value, ties = 0, space.ties[0]
    if ties.bad >> e & 1 and world.troops[battle.elements[e].kind].hindered == 1:
        value -= space.weights[Weight.HINDERED]
    if ties.wet >> e & 1:
        value -= space.weights[Weight.IN_RIVER]
    return value


# Friends


@kernel
def behind(battle: Battle, own: Tie, e: int) -> int:
    """Who stands behind an element, the last named if there are several; NONE if nobody does."""
    left = own.backed & ~(own.left | own.right)
    rear = NONE
    while left:
        friend = lowest(left)
        left &= left - 1
        if are_near(battle, e, friend):
            rear = friend
    return rear


@kernel
def depth_worth(battle: Battle, e: int, rear: int, space: Workspace) -> int:
    """What it is worth to have this element behind."""
    if rear == NONE:
        return 0
    own, behind = battle.elements[e].kind, battle.elements[rear].kind
    if own == Kind.PK and behind == Kind.PK:
        return space.weights[Weight.PIKES_DEEP]
    if own == Kind.SP and behind == Kind.SP:
        return space.weights[Weight.SPEARS_DEEP]
    is_backed = behind == Kind.SH and (own == Kind.BD or own == Kind.SP)
    return space.weights[Weight.SHOOTERS_BEHIND] if is_backed else 0


# Enemies


@kernel
def note_pull(world: World, battle: Battle, e: int, spot: Spot, space: Workspace) -> None:
    """Note how an element is drawn from a place while its enemies stand as in the battle."""
    if spot.pull == UNKNOWN:
        enemies = of_side(space.ties[1].there, 1 - side_of(e))
        pull, to = attraction(world, space.tried[1], space.ties[1], e, spot, enemies, space)
        spot.pull = pull
        spot.drawn_to = to
        spot.draw = draw_of(world, battle, e, pull, space)


@kernel
def pull_of(world: World, battle: Battle, e: int, spot: Spot, turned: int, space: Workspace) -> int:
    """The same, as noted, when some of them have turned."""
    ties, side = space.ties[0], 1 - side_of(e)
    is_drawn_elsewhere = spot.drawn_to == NONE or not turned >> spot.drawn_to & 1
    if is_drawn_elsewhere and of_side(ties.inside, side) == of_side(space.ties[1].inside, side):
        return max(spot.pull, attraction(world, battle, ties, e, spot, turned, space)[0])
    return attraction(world, battle, ties, e, spot, of_side(ties.there, side), space)[0]


@kernel
def attraction(
    world: World, battle: Battle, ties: Ties, e: int, spot: Spot, enemies: int, space: Workspace
) -> tuple[int, int]:
    """How near a place is to an element's preferred enemy of a set, or to an open camp, never above 0; and to whom."""
    best, to = -FARTHEST, NONE
    kind, x, y, facing = battle.elements[e].kind, spot.x, spot.y, spot.facing
    is_bounded = space.weights[Weight.APPROACH] >= 0 and space.weights[Weight.OBLIQUE] >= 0
    while enemies:
        enemy = lowest(enemies)
        enemies &= enemies - 1
        there = battle.elements[enemy]
        liking = space.match_up[kind, there.kind] * space.weights[Weight.APPEAL] // 100
        if is_bounded and liking - least_nearness(x, y, there.x, there.y, space) <= best:
            continue
        value = liking - obliquity(facing, there.facing, space) - nearness(x, y, there.x, there.y, space)
        if value > best:
            value -= aversion(x, y, facing, there.x, there.y, space)
            if value > best:
                best, to = value, enemy
    camp = battle.camps[1 - side_of(e)]
    if camp.state == CampState.STANDS and holder(ties, 1 - side_of(e)) == NONE:
        value = space.weights[Weight.CAMP_APPEAL] - nearness(x, y, camp.x, camp.y, space)
        if value > best:
            value -= aversion(x, y, facing, camp.x, camp.y, space)
            if value > best:
                best, to = value, NONE
    return best, to


@kernel
def aversion(x: int, y: int, facing: int, to_x: int, to_y: int, space: Workspace) -> int:
    """How much an element at a place faces away from another, beyond an eighth of a turn; not below 0."""
    across, ahead = local(to_x, to_y, x, y, facing)
    if ahead - abs(across) > ahead >> 10 or (across == 0 and ahead == 0):
        return 0
    askew = abs(bend(direction(to_x - x, to_y - y), facing))
    return space.weights[Weight.ASKEW] * max(0, askew - QUARTER // 2) // QUARTER


@kernel
def nearness(x: int, y: int, to_x: int, to_y: int, space: Workspace) -> int:
    """How far a place is, as it is weighed."""
    far = max(distance(x, y, to_x, to_y), space.weights[Weight.STAND_OFF] * PACE)
    return space.weights[Weight.APPROACH] * far // (100 * PACE)


@kernel
def least_nearness(x: int, y: int, to_x: int, to_y: int, space: Workspace) -> int:
    """What the distance costs at least, where bots do not keep away from the enemy."""
    far = max(abs(to_x - x), abs(to_y - y), space.weights[Weight.STAND_OFF] * PACE)
    return space.weights[Weight.APPROACH] * far // (100 * PACE)


@kernel
def obliquity(facing: int, other: int, space: Workspace) -> int:
    """How far two elements are from standing square to each other."""
    askew = abs((bend(facing, other) + QUARTER // 2) % QUARTER - QUARTER // 2)
    return space.weights[Weight.OBLIQUE] * askew // 1000


@kernel
def can_reach(world: World, battle: Battle, e: int, x: int, y: int, facing: int) -> bool:
    """Whether an element could be at a pose in one move, if nothing is in its way."""
    here = battle.elements[e]
    limit = world.troops[here.kind].move_good
    if abs(here.x - x) > limit or abs(here.y - y) > limit:
        return False
    return free_cost(here.x, here.y, here.facing, x, y, facing, depth_of(world, battle, e)) <= limit


@kernel
def danger(world: World, battle: Battle, e: int, engaged: int, flanks: int, rear: int, space: Workspace) -> int:
    """What the best attack on an element, perhaps on its open flanks too, brings the enemy, less what it hopes for."""
    coming, bad = space.ties[0].of[e].coming & ~engaged, space.ties[0].bad >> e & 1 == 1
    here, worst, best = battle.elements[e], 0, 0
    weakened = min(flanks, count_of(coming >> enemies_of(e)) - 1)
    if bad and world.troops[here.kind].hindered:
        weakened += 2
    while coming:
        enemy = lowest(coming)
        coming &= coming - 1
        there = battle.elements[enemy]
        own = combat_factor(world, battle, e, enemy) + here.general - weakened
        if rear != NONE and not bad and not world.support_conditional[here.kind, battle.elements[rear].kind]:
            own += world.support[here.kind, battle.elements[rear].kind]
        other = combat_factor(world, battle, enemy, e) + there.general
        value = match_up(world, there.kind, here.kind, other, own, int(bad), space)
        worst = max(worst, value)
        best = max(best, -value)
    if here.general:
        worst = worst * space.weights[Weight.DECISIVE] // ELEMENT
    return space.weights[Weight.THREAT] * worst // 100 - space.weights[Weight.PROSPECT] * best // 100


@kernel
def edges_open(world: World, battle: Battle, e: int, engaged: int, turned: int, spot: Spot, space: Workspace) -> int:
    """The flanks and the rear of an element in a fight that an enemy can still reach."""
    side, total = side_of(e), 0
    free = of_side(space.ties[0].there, 1 - side) & ~engaged
    for edge in range(Contact.RIGHT, Contact.LEFT + 1):
        if free and comers_to(world, battle, e, edge, turned, free, spot, space) & free:
            x, y, facing = contact_pose(world, battle, e, edge)
            if not is_taken(battle, side, x, y, facing):
                total += space.weights[Weight.OPEN_REAR if edge == Contact.REAR else Weight.OPEN_FLANK]
    return total * space.weights[Weight.DECISIVE] // ELEMENT if battle.elements[e].general else total


@kernel
def comers_to(
    world: World, battle: Battle, e: int, edge: int, turned: int, free: int, spot: Spot, space: Workspace
) -> int:
    """Who can come to an edge of an element, free enemies among them; as noted if they stand as in the battle."""
    here = battle.elements[e]
    if here.x != spot.x or here.y != spot.y or here.facing != spot.facing:
        return comers_among(world, battle, e, edge, battle, free)
    if spot.comers[edge] == UNKNOWN:
        enemies = of_side(space.ties[1].there, 1 - side_of(e))
        spot.comers[edge] = comers_among(world, battle, e, edge, space.tried[1], enemies)
    comers = spot.comers[edge]
    if turned & free:
        comers = comers & ~turned | comers_among(world, battle, e, edge, battle, turned & free)
    return comers


@kernel
def comers_among(world: World, battle: Battle, e: int, edge: int, standing: Battle, enemies: int) -> int:
    """Those of some enemies, standing so, who can come to an edge of an element where nobody is in their way."""
    x, y, facing = contact_pose(world, battle, e, edge)
    if not on_board(world, x, y, facing, PACE):
        return 0
    found = 0
    while enemies:
        enemy = lowest(enemies)
        enemies &= enemies - 1
        if can_reach(world, standing, enemy, x, y, facing):
            found |= 1 << enemy
    return found


@kernel
def is_taken(battle: Battle, side: int, x: int, y: int, facing: int) -> bool:
    """Whether an element of a side stands, roughly, where one with its front at a pose would."""
    for e in range(side * ARMY, side * ARMY + ARMY):
        here = battle.elements[e]
        if abs(here.x - x) < 3 * HALF and abs(here.y - y) < 3 * HALF and is_there(battle, e):
            u, v = local(here.x, here.y, x, y, facing)
            if abs(u) < 2 * HALF - 10 * PACE and v < -10 * PACE and v > -2 * HALF:
                return True
    return False


# The camp


@kernel
def camp_danger(world: World, battle: Battle, ties: Ties, side: int, engaged: int, space: Workspace) -> int:
    """How much a side's own empty camp is threatened."""
    camp = battle.camps[side]
    if camp.state != CampState.STANDS or holder(ties, side) != NONE:
        return 0
    worst = 0
    first = (1 - side) * ARMY
    for enemy in range(first, first + ARMY):
        if not is_there(battle, enemy) or engaged >> enemy & 1:
            continue
        there = battle.elements[enemy]
        dx, dy, far = there.x - camp.x, there.y - camp.y, 2 * world.troops[there.kind].move_good + HALF
        if dx * dx + dy * dy > far * far + far:
            continue
        worst = max(worst, space.weights[Weight.CAMP_NEAR])
        for edge in (Contact.FRONT, Contact.RIGHT, Contact.LEFT):
            x, y, facing = camp_pose(world, battle, there.x, there.y, side, edge)
            if can_reach(world, battle, enemy, x, y, facing) and not is_taken(battle, side, x, y, facing):
                worst = space.weights[Weight.CAMP_IN_REACH]
    if space.weights[Weight.CAMP_FAR] != 0:
        worst += space.weights[Weight.CAMP_FAR] * lead_to_camp(battle, side, engaged) // (100 * PACE)
    return worst


@kernel
def lead_to_camp(battle: Battle, side: int, engaged: int) -> int:
    """By how much the nearest free enemy is nearer to a side's camp than its own nearest element, at least 0."""
    camp, nearest, enemy = battle.camps[side], FARTHEST, FARTHEST
    for e in range(ELEMENTS):
        if is_there(battle, e):
            here = battle.elements[e]
            far = distance(here.x, here.y, camp.x, camp.y)
            if side_of(e) == side:
                nearest = min(nearest, far)
            elif not engaged >> e & 1:
                enemy = min(enemy, far)
    return max(0, nearest - enemy)
