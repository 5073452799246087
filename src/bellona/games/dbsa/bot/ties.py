"""How elements stand to each other, as bits: who contacts, backs, flanks and threatens whom.

Each tie depends on the poses of two elements, on the camps and on who is inside them. So after a move only the ties of
those who have moved are looked at again.
"""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.plane import HALF_TURN, QUARTER, local
from bellona.kernel.record import Array, i4, record, times

from ..position.bases import depth_of, is_there, lowest, same_facing, side_of
from ..position.records import ARMY, ELEMENTS, HALF, PACE, Battle, CampState, Contact, World
from ..rules.c03_moves.groups import count_of
from ..rules.c03_moves.path import BAD, RIVER, ground_at
from ..rules.c04_combat import is_level_with, stands_behind
from ..rules.c04_contact import attacks_camp, contact, is_inside_camp

NEAR = 400 * PACE
"""Elements farther apart than this are in no fight with each other, nor in one line."""
LEVEL = 40 * PACE
"""Elements of a line stand level within this."""
ROUNDED = 8
"""More than all that is lost in rounding."""
ARMY_BITS = (1 << ARMY) - 1
INSIDE, ATTACKS = 4, 8
"""Beside BAD and RIVER: in its own camp, which stands; attacking the enemy's."""
EVERYBODY = (1 << ELEMENTS) - 1
MANY = 10
"""It is quicker to look at everybody than at so many again."""


@record
class Tie:
    """How one element stands to others, a bit for each of the twenty-four."""

    near: i4
    """With whom it has any tie but `coming`."""
    faces: i4
    """Enemies whose front edge its own lies on."""
    strikes: i4
    """Enemies whom it contacts on flank or rear."""
    struck: i4
    """Enemies who contact it on flank or rear."""
    touched: i4
    """Enemies who contact it at all."""
    backed: i4
    """Friends who stand contiguous behind it."""
    backs: i4
    """Friends behind whom it stands so."""
    left: i4
    right: i4
    """Friends in line with it."""
    left_of: i4
    right_of: i4
    """Friends to whose left or right it stands so."""
    level_left: i4
    level_right: i4
    """Enemies who stand along its flanks, facing the other way."""
    level_left_of: i4
    level_right_of: i4
    """Enemies along whose flanks it stands so."""
    coming: i4
    """Enemies no more than a move away; noted for the side to move."""


@record
class Ties:
    """How all elements stand to each other."""

    there: i4
    bad: i4
    """Those in bad going."""
    wet: i4
    """Those in a river."""
    inside: i4
    """Those inside their own camp, which stands."""
    attackers: i4
    """Those who attack the enemy's camp."""
    of: Array[Tie] = times(ELEMENTS)


@kernel
def of_side(bits: int, side: int) -> int:
    """Those of a set who are of a side."""
    return bits & ARMY_BITS << side * ARMY


@kernel
def are_near(battle: Battle, e: int, other: int) -> bool:
    """Whether two elements are near enough to have to do with each other."""
    here, there = battle.elements[e], battle.elements[other]
    return abs(here.x - there.x) <= NEAR and abs(here.y - there.y) <= NEAR


@kernel
def tie_all(world: World, battle: Battle, ties: Ties) -> None:
    """Look at everybody."""
    ties.there = 0
    ties.bad = 0
    ties.wet = 0
    ties.inside = 0
    ties.attackers = 0
    for e in range(ELEMENTS):
        clear(ties.of[e])
        if is_there(battle, e):
            ties.there |= 1 << e
            note_place(ties, e, ground_of(world, battle, e))
    tie_among(world, battle, ties, ties.there)


@kernel
def ground_of(world: World, battle: Battle, e: int) -> int:
    """What an element stands in: bad going, a river, its own camp; and whether it attacks the enemy's."""
    here = battle.elements[e]
    ground = ground_at(world, here.x, here.y, here.facing, depth_of(world, battle, e))
    if battle.camps[side_of(e)].state == CampState.STANDS and is_inside_camp(world, battle, e):
        ground |= INSIDE
    return ground | ATTACKS if attacks_camp(world, battle, e) else ground


@kernel
def clear(own: Tie) -> None:
    """Forget how an element stands to others."""
    own.near = 0
    own.faces = 0
    own.strikes = 0
    own.struck = 0
    own.touched = 0
    own.backed = 0
    own.backs = 0
    own.left = 0
    own.right = 0
    own.left_of = 0
    own.right_of = 0
    own.level_left = 0
    own.level_right = 0
    own.level_left_of = 0
    own.level_right_of = 0
    own.coming = 0


@kernel
def tie_again(world: World, battle: Battle, ties: Ties, moved: int, inside: int) -> None:
    """Look again at those who have been put elsewhere, their places noted, by those who were inside camps before."""
    if ties.inside != inside:
        tie_all(world, battle, ties)
        return
    for e in range(ELEMENTS):
        if moved >> e & 1:
            forget_ties(ties, e)
            tie_to(world, battle, ties, e, ties.there & ~moved)
    tie_among(world, battle, ties, moved)


@kernel
def tie_changed(world: World, battle: Battle, before: Battle, ties: Ties) -> int:
    """Look again at those who stand otherwise than before, when ties were known; returns them, or EVERYBODY."""
    moved, gone, inside = 0, 0, ties.inside
    is_same = before.active == battle.active and before.bound == battle.bound
    for side in range(2):
        then, now = before.camps[side], battle.camps[side]
        is_same = is_same and then.state == now.state and then.x == now.x and then.y == now.y
        is_same = is_same and then.facing == now.facing
    for e in range(ELEMENTS):
        there, here = before.elements[e], battle.elements[e]
        was, is_now = is_there(before, e), is_there(battle, e)
        if was and not is_now:
            gone |= 1 << e
        elif is_now and (there.x != here.x or there.y != here.y or there.facing != here.facing):
            moved |= 1 << e
        is_same = is_same and there.kind == here.kind and (was or not is_now)
    if not is_same or count_of(moved) + count_of(moved >> ARMY) > MANY:
        tie_all(world, battle, ties)
        return EVERYBODY
    for e in range(ELEMENTS):
        if gone >> e & 1:
            leave(ties, e)
        elif moved >> e & 1:
            note_place(ties, e, ground_of(world, battle, e))
    is_same = ties.inside == inside
    tie_again(world, battle, ties, moved, inside)
    return moved | gone if is_same else EVERYBODY


@kernel
def leave(ties: Ties, e: int) -> None:
    """Note that an element has left the board."""
    forget_ties(ties, e)
    note_place(ties, e, 0)
    ties.there &= ~(1 << e)


@kernel
def tie_to(world: World, battle: Battle, ties: Ties, e: int, others: int) -> None:
    """Note how an element and some others stand to each other."""
    here, left, comes = battle.elements[e], of_side(others, 1 - side_of(e)), side_of(e) == battle.active
    troop, spare = world.troops[here.kind], 2 * HALF + 2 * world.touch
    limit = troop.move_good + HALF
    while left:
        other = lowest(left)
        left &= left - 1
        there = battle.elements[other]
        dx, dy, enemy = there.x - here.x, there.y - here.y, world.troops[there.kind]
        apart, reach = dx * dx + dy * dy, spare + troop.depth + enemy.depth
        if comes and apart <= (enemy.move_good + HALF) * (enemy.move_good + HALF):
            ties.of[e].coming |= 1 << other
        elif not comes and apart <= limit * limit:
            ties.of[other].coming |= 1 << e
        if apart <= reach * reach and is_square(world, there.facing, here.facing):
            tie_enemies(world, battle, ties, e, other)
            tie_enemies(world, battle, ties, other, e)
    left, level, across = of_side(others, side_of(e)), LEVEL + ROUNDED, 2 * HALF + 2 * world.touch + ROUNDED
    beside = level * level + across * across
    while left:
        other = lowest(left)
        left &= left - 1
        there = battle.elements[other]
        dx, dy = there.x - here.x, there.y - here.y
        behind = max(troop.depth, world.troops[there.kind].depth) + world.touch + ROUNDED
        if dx * dx + dy * dy <= max(beside, behind * behind) and same_facing(world, there.facing, here.facing):
            tie_friends(world, battle, ties, e, other)
            tie_friends(world, battle, ties, other, e)


@kernel
def is_square(world: World, a: int, b: int) -> bool:
    """Whether two facings are parallel, opposite or at a right angle, without which enemies have no tie."""
    return (a - b + world.angle) % QUARTER <= 2 * world.angle


@kernel
def tie_among(world: World, battle: Battle, ties: Ties, some: int) -> None:
    """Note how those of a set stand to each other."""
    for e in range(ELEMENTS):
        if some >> e & 1:
            tie_to(world, battle, ties, e, some & (1 << e) - 1)


@kernel
def tie_as_known(ties: Ties, e: int, known: Tie, others: int) -> None:
    """Note how an element and some others stand to each other, where all of that is known."""
    own = ties.of[e]
    own.near = known.near & others
    own.faces = known.faces & others
    own.strikes = known.strikes & others
    own.struck = known.struck & others
    own.touched = known.touched & others
    own.backed = known.backed & others
    own.backs = known.backs & others
    own.left = known.left & others
    own.right = known.right & others
    own.left_of = known.left_of & others
    own.right_of = known.right_of & others
    own.level_left = known.level_left & others
    own.level_right = known.level_right & others
    own.level_left_of = known.level_left_of & others
    own.level_right_of = known.level_right_of & others
    own.coming = known.coming & others
    left = own.near
    while left:
        other = lowest(left)
        left &= left - 1
        return_tie(own, e, ties.of[other], other)


@kernel
def return_tie(own: Tie, e: int, back: Tie, other: int) -> None:
    """Note how another stands to an element that knows how it stands to the other."""
    back.near |= 1 << e
    back.faces |= ((own.touched & ~own.struck) >> other & 1) << e
    back.strikes |= (own.struck >> other & 1) << e
    back.struck |= (own.strikes >> other & 1) << e
    back.touched |= ((own.faces | own.strikes) >> other & 1) << e
    back.backed |= (own.backs >> other & 1) << e
    back.backs |= (own.backed >> other & 1) << e
    back.left |= (own.left_of >> other & 1) << e
    back.right |= (own.right_of >> other & 1) << e
    back.left_of |= (own.left >> other & 1) << e
    back.right_of |= (own.right >> other & 1) << e
    back.level_left |= (own.level_left_of >> other & 1) << e
    back.level_right |= (own.level_right_of >> other & 1) << e
    back.level_left_of |= (own.level_left >> other & 1) << e
    back.level_right_of |= (own.level_right >> other & 1) << e


@kernel
def forget_ties(ties: Ties, e: int) -> None:
    """Forget how an element and all others stand to each other."""
    near, others = ties.of[e].near, ~(1 << e)
    for other in range(ELEMENTS):
        ties.of[other].coming &= others
        if near >> other & 1:
            untie(ties.of[other], others)
    clear(ties.of[e])


@kernel
def forget_movers(ties: Ties, moved: int) -> int:
    """Forget how some of the side to move, who do not count as coming to anybody, stand to others; returns these."""
    near, left = 0, moved
    while left:
        own = ties.of[lowest(left)]
        left &= left - 1
        near |= own.near
        clear(own)
    left = near & ~moved
    while left:
        untie(ties.of[lowest(left)], ~moved)
        left &= left - 1
    return near


@kernel
def untie(tie: Tie, others: int) -> None:
    """Forget how an element stands to all but some others."""
    tie.near &= others
    tie.faces &= others
    tie.strikes &= others
    tie.struck &= others
    tie.touched &= others
    tie.backed &= others
    tie.backs &= others
    tie.left &= others
    tie.right &= others
    tie.left_of &= others
    tie.right_of &= others
    tie.level_left &= others
    tie.level_right &= others
    tie.level_left_of &= others
    tie.level_right_of &= others


@kernel
def note_place(ties: Ties, e: int, ground: int) -> None:
    """Note on what ground an element stands, and how it stands to the camps."""
    bit = 1 << e
    ties.bad &= ~bit
    ties.wet &= ~bit
    ties.inside &= ~bit
    ties.attackers &= ~bit
    if ground & BAD:
        ties.bad |= bit
    if ground & RIVER:
        ties.wet |= bit
    if ground & INSIDE:
        ties.inside |= bit
    if ground & ATTACKS:
        ties.attackers |= bit


@kernel
def tie_enemies(world: World, battle: Battle, ties: Ties, e: int, enemy: int) -> None:
    """Note how an element contacts an enemy, and whether the enemy stands along a flank of it."""
    bit, own, other = 1 << enemy, ties.of[e], ties.of[enemy]
    edge = contact(world, battle, e, enemy)
    if edge == Contact.FRONT:
        own.faces |= bit
    elif edge != Contact.NONE:
        own.strikes |= bit
        other.struck |= 1 << e
    if edge != Contact.NONE:
        own.near |= bit
        other.near |= 1 << e
        other.touched |= 1 << e
    if not same_facing(world, battle.elements[enemy].facing, battle.elements[e].facing + HALF_TURN):
        return
    if is_level_with(world, battle, enemy, e, True):
        own.level_left |= bit
        other.level_left_of |= 1 << e
        own.near |= bit
        other.near |= 1 << e
    if is_level_with(world, battle, enemy, e, False):
        own.level_right |= bit
        other.level_right_of |= 1 << e
        own.near |= bit
        other.near |= 1 << e


@kernel
def tie_friends(world: World, battle: Battle, ties: Ties, e: int, friend: int) -> None:
    """Note whether a friend stands in line with an element, or behind it."""
    bit, own, other = 1 << friend, ties.of[e], ties.of[friend]
    here, there = battle.elements[e], battle.elements[friend]
    if not are_near(battle, e, friend):
        return
    u, v = local(there.x, there.y, here.x, here.y, here.facing)
    if abs(v) <= LEVEL and abs(abs(u) - 2 * HALF) <= 2 * world.touch:
        own.near |= bit
        other.near |= 1 << e
        if u < 0:
            own.left |= bit
            other.left_of |= 1 << e
        elif u > 0:
            own.right |= bit
            other.right_of |= 1 << e
    if stands_behind(world, battle, friend, e):
        own.near |= bit
        other.near |= 1 << e
        own.backed |= bit
        other.backs |= 1 << e
