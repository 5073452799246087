"""Whether an action is allowed now, and if not by which rule and where its path fails."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.rules import rule

from ..position.bases import depth_of, is_there, side_of
from ..position.records import ARMY, ELEMENTS, NONE, Ask, Battle, CampState, Phase, World
from ..rules.c01_setup import anyone_waiting, check_camp, check_deploy, check_edges
from ..rules.c02_sequence import check_offer
from ..rules.c03_moves.blocks import check_movers, examine_move, move_end, refused
from ..rules.c03_moves.column import examine_march, march_end
from ..rules.c03_moves.contraction import forget, plan_contraction
from ..rules.c04_combat import list_fights
from ..rules.c04_contact import fits_in_camp, is_inside_camp
from ..rules.c04_facing import list_turns
from .moves import LEGS, Action, LegKind, Refusal
from .verbs import ANSWERS, VERBS, Verb

FARTHEST = 100_000_000
"""The maximum of every number of a leg."""


@kernel
def is_well_formed(action: Action) -> bool:
    """Whether the numbers of an action can be valid."""
    if action.verb <= Verb.NOTHING or action.verb >= VERBS or action.count < 0 or action.count > LEGS:
        return False
    if action.lead < 0 or action.lead >= ELEMENTS or action.extra < 0 or action.extra > FARTHEST:
        return False
    if action.movers < 0 or action.movers >= 1 << ELEMENTS:
        return False
    for number in range(LEGS):
        leg = action.legs[number]
        if abs(leg.x) > FARTHEST or abs(leg.y) > FARTHEST or abs(leg.turn) > FARTHEST:
            return False
        if number >= action.count and leg.kind != LegKind.NOTHING:
            return False
    return True


@kernel
def check(world: World, position: Battle, action: Action) -> int:
    """Whether an action is allowed now, and if not by which rule."""
    return judge(world, position, action, False)[0]


@kernel
def examine(world: World, battle: Battle, action: Action) -> tuple[int, int, int, int, int]:
    """Why not (0 if it is allowed), the place where the path fails, who is in the way, and the length used."""
    return judge(world, battle, action, True)


@rule("2.6", "2.8", "6.4")
def judge(world: World, battle: Battle, action: Action, exact: bool) -> tuple[int, int, int, int, int]:
    """The same; the place where a path fails is computed only on request."""
    if battle.phase == Phase.OVER:
        return refused(Refusal.BATTLE_OVER, 0, 0, NONE, 0)
    if not is_well_formed(action):
        return refused(Refusal.MALFORMED, 0, 0, NONE, 0)
    if not ANSWERS[battle.ask, action.verb]:
        return refused(Refusal.NOT_ASKED, 0, 0, NONE, 0)
    if battle.ask == Ask.MOVE:
        return examine_order(world, battle, action, exact)
    return refused(check_choice(world, battle, action), action.legs[0].x, action.legs[0].y, NONE, 0)


@kernel
def examine_order(world: World, battle: Battle, action: Action, exact: bool) -> tuple[int, int, int, int, int]:
    """The orders of the move phase."""
    verb = action.verb
    if verb == Verb.DONE:
        return refused(Refusal.NONE, 0, 0, NONE, 0)
    if verb == Verb.OFFER:
        return refused(check_offer(battle), 0, 0, NONE, 0)
    why = check_movers(battle, action.movers)
    if why:
        return refused(why, 0, 0, NONE, 0)
    found = examine_legs(world, battle, action, exact)
    if found[0] == 0 and crowds_camp(world, battle, action):
        camp = battle.camps[battle.active]
        return refused(Refusal.CAMP_FULL, camp.x, camp.y, NONE, found[4])
    return found


@kernel
def examine_legs(world: World, battle: Battle, action: Action, exact: bool) -> tuple[int, int, int, int, int]:
    """A block's move, a march or a contraction."""
    if action.verb == Verb.MOVE:
        if action.extra:
            return refused(Refusal.EXTRA_OFF_ROAD, 0, 0, NONE, 0)
        return examine_move(world, battle, action, exact)
    if action.verb == Verb.MARCH:
        return examine_march(world, battle, action)
    found = plan_contraction(world, battle, action)
    forget(battle)
    return found


@rule("R61")
def crowds_camp(world: World, battle: Battle, action: Action) -> bool:
    """Whether an order would leave more than one element inside its side's camp."""
    side, movers = battle.active, action.movers
    inside = 0
    for n in range(ARMY):
        e = side * ARMY + n
        if is_there(battle, e) and not movers >> n & 1 and is_inside_camp(world, battle, e):
            inside += 1
    near = movers_near_camp(world, battle, action)
    if near == 0 or (inside == 0 and movers & movers - 1 == 0):
        return inside > 1
    if action.verb == Verb.CONTRACT:
        plan_contraction(world, battle, action)
    for n in range(ARMY):
        e = side * ARMY + n
        if near >> n & 1:
            if action.verb == Verb.CONTRACT:
                x, y, facing = planned_end(battle, e)
            else:
                x, y, facing = path_end(world, battle, action, e)
            if fits_in_camp(world, battle, x, y, facing, depth_of(world, battle, e), side):
                inside += 1
    if action.verb == Verb.CONTRACT:
        forget(battle)
    return inside > 1


@kernel
def movers_near_camp(world: World, battle: Battle, action: Action) -> int:
    """The movers who are not too far away to enter their own camp in one order, a bit for each of the side."""
    found = 0
    for n in range(ARMY):
        if action.movers >> n & 1 and is_camp_in_reach(world, battle, action, battle.active * ARMY + n):
            found |= 1 << n
    return found


@kernel
def is_camp_in_reach(world: World, battle: Battle, action: Action, e: int) -> bool:
    """Whether a mover is not too far away to enter its own camp in one order."""
    here, camp = battle.elements[e], battle.camps[side_of(e)]
    by_road = world.road_limit + action.extra * world.road_extra
    far = max(world.troops[here.kind].move_good, by_road) + world.conform + world.camp_half
    dx, dy = here.x - camp.x, here.y - camp.y
    return camp.state == CampState.STANDS and dx * dx + dy * dy <= far * far


@kernel
def check_choice(world: World, battle: Battle, action: Action) -> int:
    """The choices of the other phases."""
    verb, side, leg = action.verb, battle.active, action.legs[0]
    if verb == Verb.EDGES:
        return check_edges(action.extra)
    if verb == Verb.CAMP:
        return check_camp(world, battle, side, leg.x)
    if verb == Verb.DEPLOY:
        return check_deploy(world, battle, side, action.lead, leg.x, leg.y, leg.turn)
    if verb == Verb.READY:
        return Refusal.NOT_ALL_DEPLOYED if anyone_waiting(battle, side) else Refusal.NONE
    if verb == Verb.FACE:
        return check_face(world, battle, action.lead, action.extra)
    if verb == Verb.FIGHT:
        return check_fight(world, battle, action.lead, action.extra)
    return Refusal.NONE


@rule("R33")
def check_face(world: World, battle: Battle, e: int, enemy: int) -> int:
    """Whether an element is due to turn to face this enemy."""
    number, due = 0, False
    while True:
        who, whom = list_turns(world, battle, number)
        if who == NONE:
            return Refusal.NOT_CONTACTED_BY if due else Refusal.NEED_NOT_TURN
        if who == e and whom == enemy:
            return Refusal.NONE
        due = due or who == e
        number += 1


@rule("2.6", "4.1", "R31", "R36")
def check_fight(world: World, battle: Battle, own: int, enemy: int) -> int:
    """Whether this pair has a fight to fight."""
    if side_of(own) != battle.active and enemy < ELEMENTS and side_of(enemy) == battle.active:
        return Refusal.OWN_ELEMENT_FIRST
    number = 0
    while True:
        who, whom = list_fights(world, battle, number)
        if who == NONE:
            break
        if who == own and whom == enemy:
            return Refusal.NONE
        number += 1
    fought = enemy < ELEMENTS and (battle.elements[own].fought or battle.elements[enemy].fought)
    return Refusal.FOUGHT_ALREADY if fought else Refusal.NOT_IN_CONTACT


@kernel
def planned_end(battle: Battle, e: int) -> tuple[int, int, int]:
    """Where one of a contracting group would end by the plan that has been made."""
    element = battle.elements[e]
    return element.to_x, element.to_y, element.to_facing


@kernel
def path_end(world: World, battle: Battle, action: Action, mover: int) -> tuple[int, int, int]:
    """Where a mover of an order would end, whether or not it is allowed."""
    if action.verb == Verb.MARCH:
        return march_end(world, battle, action, mover)
    if action.verb == Verb.CONTRACT:
        plan_contraction(world, battle, action)
        x, y, facing = planned_end(battle, mover)
        forget(battle)
        return x, y, facing
    return move_end(world, battle, action, mover)
