"""What earlier lists of a side found, kept for movers around whom nothing has changed since.

Candidates come in batches: those of one element, of one group, of one column. While a batch is listed, its `Scope`
grows over every place that a base could take up on a path that is looked at: the lane straight ahead and back, and a
rectangle or ways for everything else. An element that has changed (moved, turned, fallen, come into contact) matters to
a batch if its base reaches into that, where it stood or where it stands; and, for some batches, if it is near enough to
be a target. Batches for which nobody has changed are listed again as they were.
"""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.plane import Base, along, base, centre, distance, penetration, reach_of

from ...position.bases import base_at, is_there, side_of
from ...position.records import ARMY, ELEMENTS, HALF, NONE, PACE, Battle, CampState, World
from ...rules.c03_moves.hull import hull_box
from ...rules.c03_moves.path import is_near_way
from ...rules.c04_contact import is_inside_camp
from ..moves import BATCHES, CHOICES, KEPT, KEPT_LEGS, WAYS, Choices, Memory, Scope, Stand
from .offering import start

SINGLE, GROUP, PART, WHEELS, CONTRACTION, COLUMN, ROAD = 1, 2, 3, 4, 5, 6, 7
"""Kinds of batches."""
KIND, GENERAL, FOLLOWS, FOUGHT = 3, 7, 8, 13
"""Where the marks of an element have its type, whether it is a general, whom it follows, and whether it is an enemy in
contact to its front."""
FAR = 1 << 30
SPARE = PACE // 10
"""More than all that is lost in rounding."""
MOST_CHANGED = 20
"""If more elements have changed than this, another battle was listed, and nothing is worth keeping."""


# What has changed


@kernel
def recollect(world: World, battle: Battle, choices: Choices) -> None:
    """Forget every batch of the side to move that could be listed otherwise now, and note how everybody stands."""
    memory = choices.memory[battle.active]
    if not is_same_ground(world, battle, memory):
        forget_all(memory)
        memory.mark = world.mark
        for side in range(2):
            memory.camps[side] = battle.camps[side]
        memory.inside = inside_camps(world, battle)
    changed = 0
    for e in range(ELEMENTS):
        if has_changed(battle, choices, memory.stands[e], e):
            changed |= 1 << e
    if changed:
        forget_changed(world, battle, choices, changed)


@kernel
def is_same_ground(world: World, battle: Battle, memory: Memory) -> bool:
    """Whether it is still the same world, with the same camps and the same elements inside them."""
    if memory.mark != world.mark or world.mark == 0:
        return False
    for side in range(2):
        then, now = memory.camps[side], battle.camps[side]
        if then.state != now.state or then.x != now.x or then.y != now.y or then.facing != now.facing:
            return False
    return memory.inside == inside_camps(world, battle)


@kernel
def inside_camps(world: World, battle: Battle) -> int:
    """The elements inside their own camps, which stand."""
    found = 0
    for e in range(ELEMENTS):
        if battle.camps[side_of(e)].state == CampState.STANDS and is_there(battle, e):
            if is_inside_camp(world, battle, e):
                found |= 1 << e
    return found


@kernel
def forget_all(memory: Memory) -> None:
    """Forget every batch."""
    for place in range(BATCHES):
        memory.batches[place] = 0


@kernel
def marks_of(battle: Battle, choices: Choices, e: int) -> int:
    """All but its pose that others' candidates depend on."""
    here, n = battle.elements[e], e - side_of(e) * ARMY
    marks = here.status | here.kind << KIND | here.general << GENERAL | here.follows + 1 << FOLLOWS
    return marks if side_of(e) == battle.active else marks | (choices.survey.fought >> n & 1) << FOUGHT


@kernel
def has_changed(battle: Battle, choices: Choices, then: Stand, e: int) -> bool:
    """Whether an element stands otherwise than it did."""
    here = battle.elements[e]
    if then.x != here.x or then.y != here.y or then.facing != here.facing:
        return True
    return then.marks != marks_of(battle, choices, e)


@kernel
def forget_changed(world: World, battle: Battle, choices: Choices, changed: int) -> None:
    """Forget the batches to which it matters that these elements have changed."""
    memory, number = choices.memory[battle.active], 0
    for e in range(ELEMENTS):
        if changed >> e & 1:
            number += 1
            if number > MOST_CHANGED:
                forget_all(memory)
            else:
                forget_about(world, battle, memory, e)
            note_stand(battle, choices, memory.stands[e], e)


@kernel
def forget_about(world: World, battle: Battle, memory: Memory, e: int) -> None:
    """Forget the batches to which it matters that an element has changed."""
    for place in range(BATCHES):
        batch = memory.batches[place]
        if batch and matters(world, battle, batch, memory.scopes[place], memory.stands[e], e):
            memory.batches[place] = 0


@kernel
def note_stand(battle: Battle, choices: Choices, stand: Stand, e: int) -> None:
    """Note how an element stands."""
    here = battle.elements[e]
    stand.x = here.x
    stand.y = here.y
    stand.facing = here.facing
    stand.marks = marks_of(battle, choices, e)


@kernel
def matters(world: World, battle: Battle, batch: int, scope: Scope, then: Stand, e: int) -> bool:
    """Whether it can matter to a batch that an element has changed."""
    here = battle.elements[e]
    is_own = side_of(e) == battle.active
    if is_own and batch >> (e - battle.active * ARMY) & 1:
        return True
    if reaches(world, scope, here.kind, is_own, then.x, then.y, then.facing):
        return True
    if reaches(world, scope, here.kind, is_own, here.x, here.y, here.facing):
        return True
    if scope.awaited >> e & 1 and (comes_near(scope, then.x, then.y) or comes_near(scope, here.x, here.y)):
        return True
    if scope.foe == NONE or is_own:
        return False
    return e == scope.foe or distance(scope.from_x, scope.from_y, here.x, here.y) <= scope.foe_far


@kernel
def reaches(world: World, scope: Scope, kind: int, is_own: bool, x: int, y: int, facing: int) -> bool:
    """Whether the base of an element at a pose reaches into a scope; an enemy also if it can be in contact there."""
    troop = world.troops[kind]
    far = max(troop.spread, HALF + troop.depth) + PACE
    spare = far + 4 * world.touch + 2 * PACE
    if x < scope.outline_left - spare or x > scope.outline_right + spare:
        return False
    if y < scope.outline_bottom - spare or y > scope.outline_top + spare:
        return False
    across = x >= scope.left - far and x <= scope.right + far
    if across and y >= scope.bottom - far and y <= scope.top + far:
        return True
    if scope.way_count and nears_way(scope, x, y, facing, troop.depth):
        return True
    lane = base(scope.x, scope.y, scope.facing, scope.half, scope.depth)
    least = world.touch - SPARE if is_own else -2 * world.touch - PACE
    return penetration(lane, base_at(x, y, facing, troop.depth)) > least


@kernel
def nears_way(scope: Scope, x: int, y: int, facing: int, depth: int) -> bool:
    """Whether a base at a pose is so near to a way of a scope that it could be touched."""
    at_x, at_y = centre(x, y, facing, depth)
    far = scope.radius + reach_of(HALF, depth) + PACE
    for number in range(scope.way_count):
        way = scope.ways[number]
        if is_near_way(at_x - way.x, at_y - way.y, way.to_x - way.x, way.to_y - way.y, far):
            return True
    return False


@kernel
def comes_near(scope: Scope, x: int, y: int) -> bool:
    """Whether a place is near enough to be a target."""
    return abs(x - scope.from_x) <= scope.reach and abs(y - scope.from_y) <= scope.reach


# Scopes


@kernel
def begin_scope(choices: Choices, hull: Base, back: int, ahead: int) -> None:
    """Begin the scope of a batch with the lane of a large base."""
    scope = choices.scope
    x, y = along(hull.x, hull.y, hull.facing, ahead)
    scope.x = x
    scope.y = y
    scope.facing = hull.facing
    scope.half = hull.half
    scope.depth = hull.depth + ahead + back
    scope.left = FAR
    scope.right = -FAR
    scope.bottom = FAR
    scope.top = -FAR
    scope.way_count = 0
    scope.awaited = 0
    scope.foe = NONE


@kernel
def stretch_lane(choices: Choices, hull: Base, back: int, aside: int, ahead: int) -> None:
    """Extend the lane of a large base, which goes so far back, by so much to both sides and ahead."""
    scope = choices.scope
    ahead = max(ahead, scope.depth - hull.depth - back)
    x, y = along(hull.x, hull.y, hull.facing, ahead)
    scope.x = x
    scope.y = y
    scope.half = max(scope.half, hull.half + aside)
    scope.depth = hull.depth + back + ahead


@kernel
def add_way(choices: Choices, x: int, y: int, to_x: int, to_y: int) -> None:
    """Extend the scope over a way."""
    scope = choices.scope
    if scope.way_count == WAYS:
        far = scope.radius
        widen_to(choices, min(x, to_x) - far, min(y, to_y) - far, max(x, to_x) + far, max(y, to_y) + far)
        return
    way = scope.ways[scope.way_count]
    way.x = x
    way.y = y
    way.to_x = to_x
    way.to_y = to_y
    scope.way_count += 1


@kernel
def widen_to(choices: Choices, left: int, bottom: int, right: int, top: int) -> None:
    """Extend the scope over a rectangle."""
    scope = choices.scope
    scope.left = min(scope.left, left)
    scope.right = max(scope.right, right)
    scope.bottom = min(scope.bottom, bottom)
    scope.top = max(scope.top, top)


@kernel
def widen_over(choices: Choices, hull: Base, dx: int, dy: int, far: int) -> None:
    """Extend the scope over a large base, swept along a vector, and so far around it."""
    left, bottom, right, top = hull_box(hull, dx, dy, far)
    widen_to(choices, left, bottom, right, top)


@kernel
def await_foe(battle: Battle, choices: Choices, x: int, y: int, foe: int) -> None:
    """Let the batch depend on which enemy is nearest to a place; NONE if there is no enemy."""
    scope = choices.scope
    scope.from_x = x
    scope.from_y = y
    scope.foe = foe
    if foe == NONE:
        scope.awaited = (1 << ARMY) - 1 << (1 - battle.active) * ARMY
        scope.reach = FAR
    else:
        scope.foe_far = distance(x, y, battle.elements[foe].x, battle.elements[foe].y)


@kernel
def note_outline(scope: Scope) -> None:
    """Note a rectangle that holds a whole scope."""
    lane = base(scope.x, scope.y, scope.facing, scope.half, scope.depth)
    left, bottom, right, top = hull_box(lane, 0, 0, 0)
    left, bottom = min(left, scope.left), min(bottom, scope.bottom)
    right, top = max(right, scope.right), max(top, scope.top)
    for number in range(scope.way_count):
        way = scope.ways[number]
        x, y, to_x, to_y = way.x, way.y, way.to_x, way.to_y
        far = scope.radius if max(abs(to_x - x), abs(to_y - y)) > PACE else FAR
        left, bottom = min(left, x - far, to_x - far), min(bottom, y - far, to_y - far)
        right, top = max(right, x + far, to_x + far), max(top, y + far, to_y + far)
    scope.outline_left = max(left, -FAR)
    scope.outline_bottom = max(bottom, -FAR)
    scope.outline_right = min(right, FAR)
    scope.outline_top = min(top, FAR)


# Batches


@kernel
def place_of(memory: Memory, kind: int, movers: int) -> int:
    """Where a batch is remembered, NONE if it is not."""
    wanted = kind << ARMY | movers
    for place in range(BATCHES):
        if memory.batches[place] == wanted:
            return place
    return NONE


@kernel
def recall(battle: Battle, choices: Choices, kind: int, movers: int, key: int) -> bool:
    """List a batch as before, if it is remembered and the same facts hold."""
    memory = choices.memory[battle.active]
    place = place_of(memory, kind, movers)
    if place == NONE or memory.scopes[place].key != key or not is_apart(choices, kind, movers, choices.count):
        return False
    count = memory.scopes[place].count
    if choices.count + count >= CHOICES - 2:
        return False
    for number in range(count):
        kept = memory.kept[place * KEPT + number]
        start(choices, kept.verb, movers)
        action = choices.actions[choices.count]
        action.lead = kept.lead
        action.extra = kept.extra
        action.count = kept.count
        for leg in range(kept.count):
            action.legs[leg] = kept.legs[leg]
        choices.count += 1
    return True


@kernel
def is_apart(choices: Choices, kind: int, movers: int, since: int) -> bool:
    """Whether a batch that begins at a place has no moves before it from which its own must be different."""
    may_be_alike = kind == GROUP or kind == PART
    return not may_be_alike or since == 0 or choices.actions[since - 1].movers != movers


@kernel
def remember(battle: Battle, choices: Choices, kind: int, movers: int, key: int, since: int) -> None:
    """Remember what has been listed since a place as a batch, if there is space for it."""
    memory, count = choices.memory[battle.active], choices.count - since
    if count > KEPT or choices.count >= CHOICES - 2 or not is_apart(choices, kind, movers, since):
        return
    for number in range(count):
        if choices.actions[since + number].count > KEPT_LEGS:
            return
    place = place_for(memory, kind, movers)
    memory.scopes[place] = choices.scope
    scope = memory.scopes[place]
    memory.batches[place] = kind << ARMY | movers
    scope.key = key
    scope.count = count
    note_outline(scope)
    for number in range(count):
        action, kept = choices.actions[since + number], memory.kept[place * KEPT + number]
        kept.verb = action.verb
        kept.lead = action.lead
        kept.extra = action.extra
        kept.count = action.count
        for leg in range(action.count):
            kept.legs[leg] = action.legs[leg]


@kernel
def place_for(memory: Memory, kind: int, movers: int) -> int:
    """Where a batch is to be remembered: where it was, at a free place, or in place of the oldest."""
    known = place_of(memory, kind, movers)
    if known != NONE:
        return known
    for place in range(BATCHES):
        if memory.batches[place] == 0:
            return place
    memory.oldest = (memory.oldest + 1) % BATCHES
    return memory.oldest
