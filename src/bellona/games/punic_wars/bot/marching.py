"""A campaign: what each leader does with which points, decided again at every step."""

from __future__ import annotations

from bellona.kernel.choices import Choices
from bellona.kernel.jit import kernel

from ..actions.moves import Verb
from ..position.records import LAND, LEADERS, MOVEMENT_POINTS, NAVAL, NONE, ROME, Terrain, War, World
from ..rules.c03_components import enemy_of, may_end_in, strength
from ..rules.c05_command import can_join, tagged_to_others
from ..rules.c08_leaders import best_value, is_at
from ..rules.c09_combat import attackers
from ..rules.c10_towns import AGAINST_WALLS, IN_THE_OPEN, attack_cost
from .picking import find, prefer
from .roads import AFLOAT, ALONE, ON_FOOT, find_roads, first_step
from .surveying import guard_wanted, set_scene, survey
from .weights import WEIGHTS, Weight
from .workspace import AMOUNTS, FAR, Workspace
from .worth import (
    attack_balance,
    attrition_rate,
    ground_worth,
    prospect,
    settled,
    sign_of_control,
    weigh_garrison,
)

HERE, THERE = 0, 1


# Choosing


@kernel
def choose_campaign(world: World, war: War, choices: Choices, space: Workspace) -> int:
    """Garrisons come out, then leaders set out, those with the most points at hand first."""
    best, most, plan = prefer(choices, Verb.DONE), -1.0, space.weights
    for number in range(choices.count):
        action = choices.actions[number]
        if action.verb == Verb.EMERGE:
            return number
        if action.verb == Verb.LEAD:
            h = war.leaders[action.unit].hex
            weight = 4 * war.points[war.active, LAND, h] + plan[Weight.FLEET_FIRST] * war.points[war.active, NAVAL, h]
            weight += plan[Weight.ABLE_FIRST] * world.figures[action.unit].value
            if weight > most:
                best, most = number, weight
    return best


@kernel
def choose_march(world: World, war: War, choices: Choices, space: Workspace) -> int:
    """The next order of the leader under way."""
    if war.must_attack:
        return choose_attack(world, war, choices)
    march, h = space.march, war.leaders[war.marching].hex
    if not keeps_marching(war, space):
        think(world, war, space)
    if march.to == h:
        return choose_at_goal(world, war, choices, space)
    for arm in range(2):
        wanted = march.land if arm == LAND else march.naval
        carried = war.force[arm]
        if carried < wanted:
            march_on(war, space, h, war.leaders[war.marching].points, arm, wanted)
            return fall_back(world, war, choices, find(choices, Verb.JOIN, arm, 0, wanted - carried))
        if carried > wanted:
            march_on(war, space, h, war.leaders[war.marching].points, arm, wanted)
            return fall_back(world, war, choices, find(choices, Verb.DROP, arm, 0, carried - wanted))
    step = first_step(space.roads[march.roads], h, march.to)
    if may_end_in(world, h) and turns_back(war, space, step):
        return fall_back(world, war, choices, NONE)
    remember(war, space, h)
    march_on(war, space, step, war.leaders[war.marching].points - 1, LAND, war.force[LAND])
    return fall_back(world, war, choices, find(choices, Verb.GO, 0, step, 0))


@kernel
def keeps_marching(war: War, space: Workspace) -> bool:
    """Whether the leader under way is on a march that he keeps to: all is as was foreseen, and the goal lies ahead."""
    march, leader = space.march, war.leaders[war.marching]
    if space.weights[Weight.STEADY] == 0.0 or march.plan != sum_of(space) or march.to == leader.hex:
        return False
    foreseen = march.turn == war.turn and march.leader == war.marching
    foreseen = foreseen and march.hex == leader.hex and march.points == leader.points
    return foreseen and march.force[LAND] == war.force[LAND] and march.force[NAVAL] == war.force[NAVAL]


@kernel
def sum_of(space: Workspace) -> float:
    """A mark of the plan that a bot follows."""
    total = 0.0
    for number in range(WEIGHTS):
        total += space.weights[number]
    return total


@kernel
def march_on(war: War, space: Workspace, h: int, points: int, arm: int, number: int) -> None:
    """Record how a march will be under way after the next order."""
    march = space.march
    march.turn = war.turn
    march.leader = war.marching
    march.hex = h
    march.points = points
    march.force[LAND] = war.force[LAND]
    march.force[NAVAL] = war.force[NAVAL]
    march.force[arm] = number
    march.plan = sum_of(space)


@kernel
def turns_back(war: War, space: Workspace, to: int) -> bool:
    """Whether a step undoes the one that the leader has just made, with nothing done in between."""
    last = space.step
    same = last.turn == war.turn and last.leader == war.marching and last.start == to
    return same and last.points == war.leaders[war.marching].points


@kernel
def remember(war: War, space: Workspace, h: int) -> None:
    """Record the step that a leader is about to make."""
    space.step.turn = war.turn
    space.step.leader = war.marching
    space.step.start = h
    space.step.points = war.leaders[war.marching].points - 1


@kernel
def fall_back(world: World, war: War, choices: Choices, number: int) -> int:
    """An order if it is allowed; otherwise the leader ends his move, or makes for where he can."""
    if number != NONE:
        return number
    number = find(choices, Verb.FINISH, 0, 0, 0)
    if number != NONE:
        return number
    best, fewest = 0, FAR
    for place in range(choices.count):
        action = choices.actions[place]
        if action.verb == Verb.GO and world.way_out[war.illyrian_war, 0, action.at] < fewest:
            best, fewest = place, world.way_out[war.illyrian_war, 0, action.at]
    return best


@kernel
def choose_at_goal(world: World, war: War, choices: Choices, space: Workspace) -> int:
    """Where he wants to be: attack if it pays, else end the move."""
    number = NONE
    if space.march.gain > 0:
        number = find(choices, Verb.ATTACK, space.march.roads, 0, 0)
    return fall_back(world, war, choices, number)


@kernel
def choose_attack(world: World, war: War, choices: Choices) -> int:
    """The better of the attacks that must be made."""
    best, most = 0, -1000.0
    for number in range(choices.count):
        action = choices.actions[number]
        if action.verb == Verb.ATTACK:
            gain = balance_here(world, war, action.unit)
            if gain > most:
                best, most = number, gain
    return best


@kernel
def balance_here(world: World, war: War, arm: int) -> float:
    """The points that an attack on a force in the leader's hex wins on average."""
    h, enemy = war.leaders[war.marching].hex, enemy_of(war.active)
    modifier = world.figures[war.marching].value - best_value(world, war, enemy, h)
    if arm == LAND and war.inside[enemy, LAND, h] and world.place[h] != NONE:
        modifier += world.wall_modifier[world.walls[world.place[h]]]
    return attack_balance(world, attackers(world, war, arm, h), strength(world, war, enemy, arm, h), modifier)


# Thinking


@kernel
def think(world: World, war: War, space: Workspace) -> None:
    """Find the best march for the leader under way: to fight where he is, to lead points elsewhere, or to go alone."""
    side, leader = war.active, war.leaders[war.marching]
    h = leader.hex
    survey(world, war, space)
    space.guard = guard_wanted(world, war, space, side)
    weigh_garrison(world, war, space)
    set_scene(world, war, space, HERE, side, h)
    space.scenes[HERE].leader = best_value(world, war, side, h)
    space.march.to = h
    space.march.roads = LAND
    space.march.gain = 0
    stuck = not may_end_in(world, h)
    if stuck:
        space.march.gain = -32000
        space.march.to = NONE
    else:
        think_of_fighting(world, war, space)
    land = can_join(world, war, LAND, h) + war.force[LAND]
    naval = can_join(world, war, NAVAL, h) + war.force[NAVAL]
    if stuck:
        land, naval = war.force[LAND], war.force[NAVAL]
    if leader.points > 0:
        if land > 0 and (naval == 0 or not stuck):
            think_of_marching(world, war, space, ON_FOOT, land, 0, stuck)
        if naval > 0 and (naval >= land if stuck else world.terrain[h] == Terrain.COAST):
            think_of_marching(world, war, space, AFLOAT, land, naval, stuck)
        if land + naval == 0 or not stuck:
            think_of_riding(world, war, space, stuck)
    if space.march.to == NONE:
        space.march.to = h


@kernel
def think_of_fighting(world: World, war: War, space: Workspace) -> None:
    """What an attack in the leader's hex promises."""
    h, leader = war.leaders[war.marching].hex, war.leaders[war.marching]
    enemy = enemy_of(war.active)
    if strength(world, war, enemy, LAND, h) > 0 and leader.points >= attack_cost(war, LAND, h):
        own = attackers(world, war, LAND, h)
        if own > 0:
            offer_march(space, 0, 0, h, LAND, fight_gain(world, war, space, h, own, leader.points, True))
    if strength(world, war, enemy, NAVAL, h) > 0 and leader.points >= attack_cost(war, NAVAL, h):
        if attackers(world, war, NAVAL, h) > 0:
            offer_march(space, 0, 0, h, NAVAL, space.weights[Weight.NAVAL] * balance_here(world, war, NAVAL))


@kernel
def offer_march(space: Workspace, land: int, naval: int, to: int, roads: int, gain: float) -> None:
    """Keep a march if it is the best so far."""
    hundredths = int(max(-31000.0, min(31000.0, 100.0 * gain)))
    if hundredths > space.march.gain:
        march = space.march
        march.land = land
        march.naval = naval
        march.to = to
        march.roads = roads
        march.gain = hundredths


@kernel
def fight_gain(world: World, war: War, space: Workspace, h: int, own: int, points: int, here: bool) -> float:
    """The gain of the second scene when this many points are in it and may attack with the movement points left."""
    side = war.active
    enemy = enemy_of(side)
    if here:
        set_scene(world, war, space, THERE, side, h)
    scene = space.scenes[THERE]
    scene.leader = max(world.figures[war.marching].value, best_value(world, war, side, h))
    modifier = world.figures[war.marching].value - best_value(world, war, enemy, h)
    cost = IN_THE_OPEN
    if scene.sheltered:
        modifier += world.wall_modifier[scene.walls]
        cost = AGAINST_WALLS
    shut_in = scene.shut_in == 1
    reached = prospect(world, war, space, own, scene.foe, modifier, points // cost)
    if not here:
        return reached
    return reached - settled(world, war, space, THERE, own, scene.foe, shut_in)


# Marching


@kernel
def think_of_marching(world: World, war: War, space: Workspace, way: int, land: int, naval: int, stuck: bool) -> None:
    """The value of every goal for every number of points that could be led there."""
    h = war.leaders[war.marching].hex
    find_roads(world, war, space, h, way)
    list_amounts(world, war, space, land if way == ON_FOOT else min(land, naval), stuck)
    if way == AFLOAT and (land == 0 or not stuck):
        space.amounts[space.amount_count] = 0
        space.amount_count += 1
    for place in range(world.places):
        think_of_goal(world, war, space, way, naval, world.place_hex[place], stuck)
    enemy = enemy_of(war.active)
    for number in range(space.count[enemy]):
        at = space.stacks[enemy, number].hex
        if world.place[at] == NONE:
            think_of_goal(world, war, space, way, naval, at, stuck)


@kernel
def list_amounts(world: World, war: War, space: Workspace, most: int, stuck: bool) -> None:
    """The numbers of land points to consider: all, all but a garrison, half."""
    space.amount_count = 0
    add_amount(space, most)
    if stuck:
        return
    scene = space.scenes[HERE]
    if scene.region != NONE:
        keep = 0
        foe = scene.foe_base + scene.foe
        while keep < scene.own:
            total = scene.own_base + keep
            if sign_of_control(world, war, scene.side, scene.region, total, foe) > 0:
                break
            keep += 1
        add_amount(space, scene.own - keep)
        add_amount(space, scene.own - keep - 1)
    if scene.home:
        add_amount(space, scene.own - space.guard)
    add_amount(space, most // 2)


@kernel
def add_amount(space: Workspace, amount: int) -> None:
    """Consider a number of points, once."""
    too_many = space.amount_count > 0 and amount > space.amounts[0]
    if amount < 1 or too_many or space.amount_count >= AMOUNTS:
        return
    for number in range(space.amount_count):
        if space.amounts[number] == amount:
            return
    space.amounts[space.amount_count] = amount
    space.amount_count += 1


@kernel
def think_of_goal(world: World, war: War, space: Workspace, way: int, naval: int, to: int, stuck: bool) -> None:
    """What a goal promises."""
    roads = space.roads[way]
    if roads.cost[to] >= FAR or roads.steps[to] == 0 or not may_end_in(world, to):
        return
    side = war.active
    set_scene(world, war, space, THERE, side, to)
    space.scenes[THERE].leader = best_value(world, war, side, to)
    if not is_of_interest(world, war, space):
        return
    for number in range(space.amount_count):
        land = space.amounts[number]
        if land == 0 and roads.rolls[to] > 0 and not stuck:
            continue
        ships = naval if stuck or land == 0 else min(naval, land + spare_ships(space, land, roads.rolls[to]))
        offer_march(space, land, ships, to, way, march_gain(world, war, space, way, land, ships, to))


@kernel
def spare_ships(space: Workspace, land: int, rolls: int) -> int:
    """How many more ships than land points sail, because some will be lost."""
    return -int(-space.weights[Weight.SPARE_SHIPS] * land * rolls // 1.0)


@kernel
def is_of_interest(world: World, war: War, space: Workspace) -> bool:
    """Whether anything could be gained in the second scene at all."""
    scene = space.scenes[THERE]
    if scene.foe > 0 or scene.home or scene.foe_base > 0 or scene.ferry:
        return True
    if war.control[scene.region] != scene.side or war.align[scene.region] != scene.side:
        return True
    if scene.threat > 0 and space.weights[Weight.WARD] > 0.0:
        return True
    return scene.own > 1 or (scene.own > 0 and scene.threat > scene.own)


@kernel
def march_gain(world: World, war: War, space: Workspace, way: int, land: int, naval: int, to: int) -> float:
    """The value of leading points to a hex and fighting there, less the losses on the way and the risks left behind."""
    roads, leader, plan = space.roads[way], war.leaders[war.marching], space.weights
    steps, rolls = roads.steps[to], roads.rolls[to]
    value, side = world.figures[war.marching].value, war.active
    turns, points = 0, leader.points - steps
    needed = 0
    if space.scenes[THERE].foe > 0:
        needed = AGAINST_WALLS if space.scenes[THERE].sheltered else IN_THE_OPEN
    while points < needed:
        turns += 1
        points = min(MOVEMENT_POINTS, points + MOVEMENT_POINTS)
    seamanship = world.roman_seamanship if way == AFLOAT and side == ROME else 0
    left = (1.0 - attrition_rate(world, value + seamanship)) ** rolls
    fleets = naval * left
    arriving = int(min(fleets, 1.0 * land) + 0.5) if way == AFLOAT else int(land * left + 0.5)
    here, there = space.scenes[HERE], space.scenes[THERE]
    before = settled(world, war, space, THERE, there.own, there.foe, there.shut_in == 1)
    same = here.region == there.region
    base, fleet = there.own_base, there.fleet
    there.fleet = fleet + int(fleets)
    if same:
        there.own_base = base - land
    gain = fight_gain(world, war, space, to, there.own + arriving, points, False) - before
    if way == AFLOAT:
        gain = min(gain, gain * left)
        if land > 0 and gain > 0.0:
            gain *= plan[Weight.LANDING]
    there.own_base = base
    there.fleet = fleet
    there.leader = best_value(world, war, side, to)
    if turns > 0:
        gain = min(gain, gain * plan[Weight.PATIENCE] ** turns)
        gain -= turns * plan[Weight.LAND] * land * attrition_rate(world, value)
    gain += departure(world, war, space, land, naval, same)
    return gain - plan[Weight.NAVAL] * (naval - fleets) - plan[Weight.STEP] * steps - plan[Weight.LEAST_GAIN]


@kernel
def departure(world: World, war: War, space: Workspace, land: int, naval: int, same: bool) -> float:
    """What the leader's hex loses when points leave it."""
    here, h = space.scenes[HERE], space.scenes[HERE].hex
    commander, fleet = here.leader, here.fleet
    own, foe, shut_in = here.own, here.foe, here.shut_in == 1
    change = -standing(world, war, space, own, foe, shut_in, same)
    here.leader = other_leader(world, war, h)
    here.fleet -= naval
    change += standing(world, war, space, own - land, foe, shut_in, same)
    here.leader = commander
    here.fleet = fleet
    if foe > 0 and land > 0 and land < 10 * foe and not shut_in:
        modifier = world.figures[war.marching].value - best_value(world, war, enemy_of(here.side), h)
        change -= space.weights[Weight.LAND] * min(1.0 * land, foe * attrition_rate(world, modifier))
    return change


@kernel
def standing(world: World, war: War, space: Workspace, own: int, foe: int, shut_in: bool, same: bool) -> float:
    """What the leader's hex is worth, without its region where that is counted elsewhere."""
    if same:
        return ground_worth(space, HERE, own, foe, shut_in and own >= foe)
    return settled(world, war, space, HERE, own, foe, shut_in)


@kernel
def other_leader(world: World, war: War, h: int) -> int:
    """The value of the best leader in a hex but the one under way."""
    found = 0
    for leader in range(LEADERS):
        if leader != war.marching and is_at(world, war, leader, war.active, h):
            found = max(found, world.figures[leader].value)
    return found


# Riding


@kernel
def think_of_riding(world: World, war: War, space: Workspace, stuck: bool) -> None:
    """Whether the leader should go alone to points that nobody commands."""
    h, side = war.leaders[war.marching].hex, war.active
    find_roads(world, war, space, h, ALONE)
    deserted = 0.0
    if not stuck and other_leader(world, war, h) == 0:
        deserted = command_worth(world, war, space, h)
    for number in range(space.count[side]):
        stack = space.stacks[side, number]
        steps = space.roads[ALONE].steps[stack.hex]
        if stack.hex == h or stack.leader > 0 or space.roads[ALONE].cost[stack.hex] >= FAR:
            continue
        if steps <= war.leaders[war.marching].points:
            gain = command_worth(world, war, space, stack.hex) - deserted - 0.05 * steps
            offer_march(space, 0, 0, stack.hex, ALONE, gain - space.weights[Weight.LEAST_GAIN])


@kernel
def command_worth(world: World, war: War, space: Workspace, h: int) -> float:
    """What a leader is worth to the points in a hex that serve nobody else."""
    side = war.active
    land = war.points[side, LAND, h] - tagged_to_others(war, war.marching, LAND, h)
    naval = war.points[side, NAVAL, h] - tagged_to_others(war, war.marching, NAVAL, h)
    return space.weights[Weight.RIDE] * (land + 0.3 * naval)
