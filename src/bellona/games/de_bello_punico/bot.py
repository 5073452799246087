"""How a bot judges a battle: what units are worth, what a fight brings, where a unit stands well.

Everything here looks at a position as its seat knows it. `choose` picks one legal action, one choice ahead.
"""

from __future__ import annotations

from bellona.kernel.dice import Dice, draw
from bellona.kernel.hexes import direction_to, is_front
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log
from bellona.kernel.record import Array, i1, i2, record, times

from . import flow
from .moves import Action, Choices, Verb
from .position import (
    CARTHAGE,
    CAVALRY,
    COMMANDER,
    ELEPHANT,
    NONE,
    ROME,
    Ask,
    Battle,
    Box,
    Die,
    Field,
    Life,
    Phase,
    Status,
)
from .reach import TURNING, Reach, can_end, first_order, search
from .rules.c02_components import friend_at, gap, is_unit
from .rules.c08_facing import in_enemy_zoc
from .rules.c09_missiles import hits_up_to
from .rules.c10_combat import (
    attack_strength,
    count_bits,
    defence_strength,
    disorder_from,
    own_fighter,
    steady_strength,
    support_bits,
)

RANDOM, GREEDY = 0, 1
STRENGTHS = 32
WEAKEST = -8
"""The lowest of the strengths in the table of odds."""
LANE = 4
"""How many hexes straight home a flight is expected to cross."""
BLOW_SHARE = 0.55
"""What all the Disorder that a unit can bear is worth, of the unit itself."""


@record
class Bench:
    """Work space of a bot."""

    reach: Reach
    odds_known: i2
    odds: Array[i1] = times(STRENGTHS, STRENGTHS, 2)
    """Of the thirty-six pairs of dice, those that put one and two Disorder on the first of two strengths."""


# Worth


@kernel
def worth(field: Field, battle: Battle, unit: int) -> float:
    """What a unit is worth to its side: rout points, and what it can still do."""
    kind = field.kinds[battle.units[unit].kind]
    return 0.8 * kind.rout_points + 0.15 * kind.combat + 0.05 * kind.movement


@kernel
def harm(field: Field, battle: Battle, unit: int, points: int) -> float:
    """What a side loses when a unit takes Disorder."""
    struck = battle.units[unit]
    left = field.kinds[struck.kind].morale - struck.disorder
    value = worth(field, battle, unit)
    if points >= left:
        return value
    return BLOW_SHARE * value * points / left


@kernel
def learn_odds(bench: Bench) -> None:
    """Count once how often each strength suffers from each other."""
    if bench.odds_known:
        return
    bench.odds_known = 1
    for own in range(STRENGTHS):
        for other in range(STRENGTHS):
            for die in range(1, 7):
                for enemy_die in range(1, 7):
                    points = disorder_from(die + own + WEAKEST, enemy_die + other + WEAKEST)
                    if points > 0:
                        bench.odds[own, other, points - 1] += 1


@kernel
def expected_harm(field: Field, battle: Battle, unit: int, own: int, other: int, bench: Bench) -> float:
    """What a unit loses on average when its strength meets another."""
    row = min(max(own - WEAKEST, 0), STRENGTHS - 1)
    column = min(max(other - WEAKEST, 0), STRENGTHS - 1)
    once, twice = bench.odds[row, column, 0], bench.odds[row, column, 1]
    return (once * harm(field, battle, unit, 1) + twice * harm(field, battle, unit, 2)) / 36.0


@kernel
def fight_value(
    field: Field, battle: Battle, attacker: int, target: int, ours: int, theirs: int, bench: Bench
) -> float:
    """The balance of a combat for the attacker, over all thirty-six pairs of dice."""
    gain = expected_harm(field, battle, target, theirs, ours, bench)
    return gain - expected_harm(field, battle, attacker, ours, theirs, bench)


@kernel
def hurt_chance(ours: int, theirs: int) -> float:
    """The chance that the unit with the first strength takes Disorder."""
    count = 0
    for die in range(1, 7):
        for other in range(1, 7):
            if disorder_from(die + ours, other + theirs) > 0:
                count += 1
    return count / 36.0


# Standing


@kernel
def support_here(field: Field, battle: Battle, unit: int, at: int, facing: int) -> int:
    """How many friends could support a unit if it stood there."""
    mover = battle.units[unit]
    supporters = 0
    for swing in range(2, 5):
        back = field.neighbour[at, (facing + swing) % 6]
        if back < 0:
            continue
        friend = friend_at(battle, mover.side, back)
        if friend == NONE or friend == unit:
            continue
        other = battle.units[friend]
        same = field.kinds[other.kind].family == field.kinds[mover.kind].family and other.facing == facing
        if same and not other.panicked and not in_enemy_zoc(battle, mover.side, back):
            supporters += 1
    return supporters


@kernel
def attack_prospect(field: Field, battle: Battle, unit: int, at: int, facing: int, bench: Bench) -> float:
    """The best attack a unit would have from a place."""
    mover = battle.units[unit]
    strength = steady_strength(field, battle, unit, support_here(field, battle, unit, at, facing))
    best = 0.0
    for swing in range(-1, 2):
        direction = (facing + swing + 6) % 6
        to = field.neighbour[at, direction]
        if to < 0:
            continue
        target = battle.at[to]
        if target == NONE or battle.units[target].side == mover.side:
            continue
        foe = battle.units[target]
        if foe.panicked:
            best = max(best, 0.15)
            continue
        ours = strength
        if not is_front(foe.facing, (direction + 3) % 6):
            ours += field.kinds[mover.kind].rear_bonus
        theirs = steady_strength(field, battle, target, count_bits(support_bits(field, battle, target)))
        value = fight_value(field, battle, unit, target, ours, theirs, bench)
        if field.kinds[foe.kind].movement > field.kinds[mover.kind].movement:
            value *= 0.6
        best = max(best, value)
    return best


@kernel
def nearest_enemy(field: Field, battle: Battle, side: int, at: int) -> int:
    """Hexes to the nearest steady enemy; skirmishing horse, which cannot be caught, counts as further off."""
    nearest = 99
    for other in range(field.unit_count):
        foe = battle.units[other]
        if foe.side != side and foe.status == Status.ON_MAP and not foe.panicked:
            away = gap(field, at, foe.hex)
            kind = field.kinds[foe.kind]
            if kind.arm == CAVALRY and kind.reach > 0:
                away += 2
            nearest = min(nearest, away)
    return nearest


@kernel
def faces_enemy(field: Field, battle: Battle, unit: int, at: int, facing: int) -> float:
    """The share of the enemies near by that a facing looks at, the nearest counting most."""
    mover = battle.units[unit]
    before, around = 0.0, 0.0
    ahead = field.neighbour[at, facing]
    for other in range(field.unit_count):
        foe = battle.units[other]
        if foe.side == mover.side or foe.status != Status.ON_MAP or foe.panicked:
            continue
        away = gap(field, at, foe.hex)
        if 0 < away <= 6:
            around += 1.0 / away
            if ahead >= 0 and gap(field, ahead, foe.hex) < away:
                before += 1.0 / away
    return before / around if around > 0.0 else 0.0


@kernel
def trampling(field: Field, battle: Battle, unit: int, at: int) -> float:
    """What flights straight home would do to friends if a unit stood at a place: to it, and to those behind it."""
    mover = battle.units[unit]
    lost = 0.0
    for turn in range(0, 6, 3):
        to = at
        for _ in range(LANE):
            to = field.neighbour[to, (field.ahead[mover.side] + turn) % 6]
            if to < 0:
                break
            friend = friend_at(battle, mover.side, to)
            if friend != NONE and friend != unit and not field.passes[mover.kind, battle.units[friend].kind]:
                lost += harm(field, battle, unit if turn == 0 else friend, 1)
    return lost


@kernel
def may_attack_from(battle: Battle, unit: int, at: int) -> bool:
    """Whether a unit that ends its movement at a place may still attack: not if it left an enemy zone of control."""
    mover = battle.units[unit]
    if battle.moving == unit and (mover.barred or (mover.began_in_zoc and at != mover.hex)):
        return False
    return at == mover.hex or not in_enemy_zoc(battle, mover.side, mover.hex)


@kernel
def standing(field: Field, battle: Battle, unit: int, at: int, facing: int, may_attack: bool, bench: Bench) -> float:
    """How well a unit stands at a place at the end of its movement."""
    mover = battle.units[unit]
    kind = field.kinds[mover.kind]
    away = nearest_enemy(field, battle, mover.side, at)
    value = -0.09 * away
    if away == 1 and may_attack:
        value += 1.1 * attack_prospect(field, battle, unit, at, facing, bench)
    if away <= 6:
        value += 0.04 * support_here(field, battle, unit, at, facing)
        value += 0.1 * faces_enemy(field, battle, unit, at, facing)
        value -= 0.2 * trampling(field, battle, unit, at)
    elif facing == field.ahead[mover.side]:
        value += 0.04
    if kind.reach > 0 and 1 <= away <= kind.reach:
        value += 0.12
    leader = battle.commanders[mover.side]
    if leader.life == Life.ALIVE and leader.hex >= 0:
        if gap(field, leader.hex, at) <= field.radius_per_point * field.points[mover.side]:
            value += 0.05
    return value


@kernel
def leader_standing(field: Field, battle: Battle, side: int, at: int) -> float:
    """How well a commander stands: behind the line, on a steady unit, with many units in his radius."""
    radius = field.radius_per_point * field.points[side]
    led = 0.0
    for unit in range(field.unit_count):
        friend = battle.units[unit]
        if friend.side == side and friend.status == Status.ON_MAP and not friend.panicked:
            if gap(field, friend.hex, at) <= radius:
                led += worth(field, battle, unit)
    value = 0.05 * led
    host = friend_at(battle, side, at)
    if host != NONE and not battle.units[host].panicked:
        value += 0.5
    if in_enemy_zoc(battle, side, at):
        value -= 1.0
    if nearest_enemy(field, battle, side, at) <= 2:
        value -= 0.4
    return value


# Movement


@kernel
def toll(field: Field, battle: Battle, unit: int, found: Reach, place: int) -> float:
    """What passing through friends on the way to a place costs: the Disorder of both, and Panic if it comes to that."""
    if found.price[place] == 0:
        return 0.0
    lost = harm(field, battle, unit, found.price[place])
    mover = battle.units[unit]
    while found.order[place] != NONE:
        friend = friend_at(battle, mover.side, place // 6)
        stepped = found.order[place] < TURNING
        if stepped and friend != NONE and friend != unit and not field.passes[mover.kind, battle.units[friend].kind]:
            lost += harm(field, battle, friend, 1)
        place = found.before[place]
    return lost


@kernel
def best_place(field: Field, battle: Battle, piece: int, bench: Bench) -> int:
    """Where a piece would best end, as a place of the search; NONE if it should stay as it is."""
    found = bench.reach
    search(field, battle, piece, found)
    if found.count == 0:
        return NONE
    start = found.places[0]
    best = NONE
    best_value = -1e9
    for number in range(found.count):
        place = found.places[number]
        at, facing = place // 6, place % 6
        if not can_end(battle, piece, at):
            continue
        if is_unit(piece):
            may_attack = may_attack_from(battle, piece, at)
            value = standing(field, battle, piece, at, facing, may_attack, bench)
            value -= toll(field, battle, piece, found, place)
        else:
            value = leader_standing(field, battle, piece - COMMANDER, at)
        value -= 0.004 * found.cost[place]
        if place == start:
            value += 0.02
        if value > best_value + 1e-9:
            best = place
            best_value = value
    return NONE if best == start else best


@kernel
def order_index(choices: Choices, piece: int, order: int) -> int:
    """The legal action that carries out an order of the search, NONE if there is none."""
    verb = Verb.TURN if order >= TURNING else Verb.STEP
    at = order - TURNING if order >= TURNING else order
    for number in range(choices.count):
        action = choices.actions[number]
        if action.unit == piece and action.verb == verb and action.at == at:
            return number
    return NONE


@kernel
def choose_move(field: Field, battle: Battle, choices: Choices, bench: Bench) -> int:
    """The next order: go on with the piece under way, else the unit nearest the enemy that can stand better."""
    way_out = find_way_out(field, battle, choices)
    if way_out != NONE:
        return way_out
    if battle.moving != NONE:
        return choose_on_the_way(field, battle, choices, battle.moving, bench)
    arrival = find_verb(choices, Verb.RETURN)
    if arrival == NONE:
        arrival = find_verb(choices, Verb.ENTER)
    if arrival != NONE:
        return arrival
    boosted = choose_boost(field, battle, choices)
    if boosted != NONE:
        return boosted
    side = battle.seat
    for band in range(1, 24):
        for unit in range(field.unit_count):
            mover = battle.units[unit]
            if mover.side != side or mover.status != Status.ON_MAP or mover.moved or mover.panicked:
                continue
            away = nearest_enemy(field, battle, side, mover.hex)
            if min(away, 23) == band:
                order = start_order(field, battle, choices, unit, bench)
                if order != NONE:
                    return order
    order = start_order(field, battle, choices, COMMANDER + side, bench)
    return order if order != NONE else find_verb(choices, Verb.DONE)


@kernel
def find_way_out(field: Field, battle: Battle, choices: Choices) -> int:
    """A unit that can leave over the enemy's edge does so if that gives back rout points; NONE if there is none."""
    for number in range(choices.count):
        action = choices.actions[number]
        if action.verb == Verb.EXIT and is_unit(action.unit) and battle.rout[battle.seat] > 0:
            if field.kinds[battle.units[action.unit].kind].rout_points > 0:
                return number
    return NONE


@kernel
def start_order(field: Field, battle: Battle, choices: Choices, piece: int, bench: Bench) -> int:
    """The first order of a piece that stands better elsewhere, or NONE."""
    place = best_place(field, battle, piece, bench)
    if place == NONE:
        return NONE
    return order_index(choices, piece, first_order(bench.reach, place))


@kernel
def choose_on_the_way(field: Field, battle: Battle, choices: Choices, piece: int, bench: Bench) -> int:
    """The next order of a piece under way, or its halt."""
    order = start_order(field, battle, choices, piece, bench)
    if order != NONE:
        return order
    halting = find_verb(choices, Verb.HALT)
    return halting if halting != NONE else 0


@kernel
def choose_boost(field: Field, battle: Battle, choices: Choices) -> int:
    """A Movement point goes to a unit still out of contact, to bring it up."""
    for number in range(choices.count):
        action = choices.actions[number]
        if action.verb == Verb.BOOST:
            mover = battle.units[action.unit]
            away = nearest_enemy(field, battle, mover.side, mover.hex)
            if field.kinds[mover.kind].movement < away < 12:
                return number
    return NONE


# Small choices


@kernel
def find_verb(choices: Choices, verb: int) -> int:
    """The first legal action with a verb, NONE if there is none."""
    for number in range(choices.count):
        if choices.actions[number].verb == verb:
            return number
    return NONE


@kernel
def prefer(choices: Choices, verb: int) -> int:
    """The first legal action with a verb, else the first of all."""
    found = find_verb(choices, verb)
    return found if found != NONE else 0


@kernel
def box_value(field: Field, battle: Battle, side: int, box: int, dice: Dice) -> float:
    """How much a real point in a box promises, with some caprice."""
    held = battle.boxes[side, box]
    caprice = 0.25 * draw(dice, 100) / 100.0
    if box == Box.COMBAT:
        return 1.0 - 0.15 * held + caprice
    if box == Box.RECOVERY:
        weary = 0
        for unit in range(field.unit_count):
            tired = battle.units[unit]
            if tired.side == side and tired.status == Status.ON_MAP and tired.disorder > 0 and not tired.panicked:
                weary += 1
        return min(0.9, 0.3 * (weary - held)) + caprice
    if box == Box.FORTUNA:
        return 0.75 + caprice
    if box == Box.INITIATIVE:
        return 0.5 - 0.3 * held + caprice
    if box == Box.CAVALRY:
        return (0.9 if any_off_map(field, battle, side) else 0.2) - 0.4 * held + caprice
    if box == Box.MOVEMENT:
        return (0.8 if battle.turn <= 2 else 0.15) - 0.3 * held + caprice
    if box == Box.ELEPHANTS:
        beasts = count_arm(field, battle, CARTHAGE, ELEPHANT)
        return (0.45 * (beasts - 2 * held) if field.tests_allowed else -1.0) + caprice
    mercenaries = count_mercenaries_in_contact(field, battle, side)
    return 0.5 * (mercenaries - 2 * held) + caprice


@kernel
def any_off_map(field: Field, battle: Battle, side: int) -> bool:
    """Whether a side has riders that could come back."""
    for unit in range(field.unit_count):
        rider = battle.units[unit]
        if rider.side == side and (rider.status == Status.PURSUING or rider.status == Status.HELD):
            return True
    return False


@kernel
def count_arm(field: Field, battle: Battle, side: int, arm: int) -> int:
    """Units of an arm on the map."""
    count = 0
    for unit in range(field.unit_count):
        soldier = battle.units[unit]
        if soldier.side == side and soldier.status == Status.ON_MAP and field.kinds[soldier.kind].arm == arm:
            count += 1
    return count


@kernel
def count_mercenaries_in_contact(field: Field, battle: Battle, side: int) -> int:
    """Mercenaries with an enemy near enough to charge."""
    count = 0
    for unit in range(field.unit_count):
        soldier = battle.units[unit]
        near = soldier.side == side and soldier.status == Status.ON_MAP and field.kinds[soldier.kind].mercenary
        if near and nearest_enemy(field, battle, side, soldier.hex) <= 4:
            count += 1
    return count


@kernel
def choose_place(field: Field, battle: Battle, choices: Choices, dice: Dice) -> int:
    """Real points where they promise most; the Vacuus where a point would promise least but might be believed."""
    best = 0
    best_value = -1e9
    for number in range(choices.count):
        action = choices.actions[number]
        value = box_value(field, battle, battle.seat, action.at, dice)
        if action.extra == 1:
            value = 0.35 - 0.5 * abs(value - 0.4)
            if action.at == Box.FORTUNA:
                value -= 0.5
        if value > best_value:
            best = number
            best_value = value
    return best


@kernel
def choose_shot(field: Field, battle: Battle, choices: Choices) -> int:
    """The shot that promises most; every shot is worth taking."""
    best = prefer(choices, Verb.DONE)
    best_value = 0.0
    for number in range(choices.count):
        action = choices.actions[number]
        if action.verb == Verb.SHOOT:
            chance = hits_up_to(field, battle, action.unit, action.at) / 6.0
            value = chance * harm(field, battle, action.at, 1)
            if value > best_value:
                best = number
                best_value = value
    return best


@kernel
def attack_value(field: Field, battle: Battle, action: Action, bench: Bench) -> float:
    """What an attack promises."""
    if action.at >= COMMANDER:
        return 0.5
    target = action.at
    if battle.units[target].panicked:
        return 0.1
    ours = steady_strength(field, battle, action.unit, count_bits(support_bits(field, battle, action.unit)))
    theirs = steady_strength(field, battle, target, count_bits(support_bits(field, battle, target)))
    hitter, struck = battle.units[action.unit], battle.units[target]
    if not is_front(struck.facing, direction_to(field.neighbour, struck.hex, hitter.hex)):
        ours += field.kinds[hitter.kind].rear_bonus
    if field.kinds[hitter.kind].arm == ELEPHANT and hitter.run >= 4:
        ours += 1
    price = 0.0
    if action.verb == Verb.CHARGE:
        ours += 2
        price = harm(field, battle, action.unit, 1) / 3.0 + 0.02
    if battle.boxes[hitter.side, Box.COMBAT] > 0 and action.verb == Verb.ATTACK:
        ours += 1
    return fight_value(field, battle, action.unit, target, ours, theirs, bench) - price


@kernel
def choose_attack(field: Field, battle: Battle, choices: Choices, bench: Bench) -> int:
    """The best attack, as long as it promises more than it risks."""
    best = prefer(choices, Verb.DONE)
    best_value = -0.03
    for number in range(choices.count):
        action = choices.actions[number]
        if action.verb != Verb.DONE:
            value = attack_value(field, battle, action, bench)
            if value > best_value:
                best = number
                best_value = value
    return best


@kernel
def choose_retreat(field: Field, battle: Battle, choices: Choices, bench: Bench) -> int:
    """Stand if the combat is even, else fall back, with the commander."""
    attack = battle.attack
    ours = defence_strength(field, battle, attack) + count_bits(support_bits(field, battle, attack.target))
    theirs = attack_strength(field, battle, attack) + count_bits(support_bits(field, battle, attack.attacker))
    if fight_value(field, battle, attack.attacker, attack.target, theirs, ours, bench) < 0.12:
        return prefer(choices, Verb.STAND)
    best = prefer(choices, Verb.STAND)
    best_value = -1e9
    for number in range(choices.count):
        action = choices.actions[number]
        if action.verb == Verb.RETREAT:
            value = 0.1 * nearest_enemy(field, battle, battle.seat, action.at) + 0.05 * action.extra
            if value > best_value:
                best = number
                best_value = value
    return best


@kernel
def choose_commit(field: Field, battle: Battle, choices: Choices, bench: Bench) -> int:
    """Give the Combat point where it turns the balance enough."""
    attack = battle.attack
    ours = attack_strength(field, battle, attack) + count_bits(support_bits(field, battle, attack.attacker))
    theirs = defence_strength(field, battle, attack) + count_bits(support_bits(field, battle, attack.target))
    before = fight_value(field, battle, attack.attacker, attack.target, ours, theirs, bench)
    if own_fighter(battle) == attack.attacker:
        gain = fight_value(field, battle, attack.attacker, attack.target, ours + 1, theirs, bench) - before
    else:
        gain = before - fight_value(field, battle, attack.attacker, attack.target, ours, theirs + 1, bench)
    return prefer(choices, Verb.COMMIT if gain >= 0.1 else Verb.KEEP)


@kernel
def choose_escape(field: Field, battle: Battle, choices: Choices) -> int:
    """A commander leaves a unit that will probably be hurt, for one behind it."""
    attack = battle.attack
    if is_unit(attack.target):
        ours = defence_strength(field, battle, attack) + count_bits(support_bits(field, battle, attack.target))
        theirs = attack_strength(field, battle, attack)
        if hurt_chance(ours, theirs) < 0.45:
            return prefer(choices, Verb.STAND)
    return choose_haven(field, battle, choices)


@kernel
def choose_haven(field: Field, battle: Battle, choices: Choices) -> int:
    """The safest hex for a commander."""
    best = 0
    best_value = -1e9
    for number in range(choices.count):
        action = choices.actions[number]
        if action.verb == Verb.ESCAPE or action.verb == Verb.REFUGE:
            value = leader_standing(field, battle, battle.seat, action.at)
            if value > best_value:
                best = number
                best_value = value
    return best


@kernel
def choose_advance(field: Field, battle: Battle, choices: Choices, bench: Bench) -> int:
    """Advance if the unit stands better there; the commander stays out of the front line."""
    unit, to = battle.attack.attacker, battle.attack.hex
    fighter = battle.units[unit]
    best = 0
    best_value = -1e9
    for number in range(choices.count):
        action = choices.actions[number]
        if action.verb == Verb.STAY:
            value = standing(field, battle, unit, fighter.hex, fighter.facing, True, bench)
        else:
            value = standing(field, battle, unit, to, action.at, True, bench) - 0.01 * action.extra
        if value > best_value:
            best = number
            best_value = value
    return best


@kernel
def choose_reroll(field: Field, battle: Battle, choices: Choices) -> int:
    """Reroll a die that hurts."""
    again = find_verb(choices, Verb.REROLL)
    stands = prefer(choices, Verb.ACCEPT)
    if again == NONE:
        return stands
    if battle.die == Die.INITIATIVE:
        return again if battle.initiative[battle.seat] <= 2 else stands
    if battle.die == Die.CASUALTY:
        return again if field.commander_dies[battle.die_value] else stands
    if battle.die == Die.ELEPHANT:
        return again if battle.die_value <= 2 else stands
    if battle.die == Die.MISSILE:
        need = hits_up_to(field, battle, battle.shooter, battle.shot_at)
        frail = harm(field, battle, battle.shot_at, 1) > 0.7
        return again if battle.die_value > need and need >= 3 and frail else stands
    return again if combat_went_badly(field, battle) else stands


@kernel
def combat_went_badly(field: Field, battle: Battle) -> bool:
    """Whether the own die of a combat is low and its unit suffers by it."""
    attack = battle.attack
    ours = attack.dice[0] + attack_strength(field, battle, attack)
    theirs = attack.dice[1] + defence_strength(field, battle, attack)
    if own_fighter(battle) == attack.attacker:
        return attack.dice[0] <= 3 and disorder_from(ours, theirs) > 0
    return attack.dice[1] <= 3 and disorder_from(theirs, ours) > 0


@kernel
def choose_recovery(field: Field, battle: Battle, choices: Choices) -> int:
    """The unit whose point off is worth most."""
    best = prefer(choices, Verb.DONE)
    best_value = 0.0
    for number in range(choices.count):
        action = choices.actions[number]
        if action.verb == Verb.RECOVER:
            tired = battle.units[action.unit]
            near = nearest_enemy(field, battle, tired.side, tired.hex)
            value = worth(field, battle, action.unit) * tired.disorder / (1.0 + 0.15 * near)
            if value > best_value:
                best = number
                best_value = value
    return best


@kernel
def choose_stampede(field: Field, battle: Battle, choices: Choices) -> int:
    """Run the elephant into the nearest Carthaginian."""
    beast = battle.units[battle.testing]
    best = prefer(choices, Verb.HALT)
    best_value = -99.0
    for number in range(choices.count):
        action = choices.actions[number]
        if action.verb == Verb.HALT:
            continue
        at = field.neighbour[beast.hex, action.at] if action.verb == Verb.STEP else beast.hex
        value = -nearest_enemy(field, battle, ROME, at) - (0.5 if action.verb == Verb.TURN else 0.0)
        for swing in range(-1, 2):
            ahead = field.neighbour[at, (action.at + swing + 6) % 6]
            if ahead >= 0 and ahead != beast.hex and friend_at(battle, CARTHAGE, ahead) != NONE:
                value += 3.0
        if value > best_value:
            best = number
            best_value = value
    return best


@kernel
def choose_victim(field: Field, battle: Battle, choices: Choices) -> int:
    """The victim that loses most."""
    best = 0
    best_value = -1.0
    for number in range(choices.count):
        value = harm(field, battle, choices.actions[number].unit, 1)
        if value > best_value:
            best = number
            best_value = value
    return best


@kernel
def choose_order(field: Field, battle: Battle, choices: Choices) -> int:
    """Strike first once the lines are in reach of each other, else let the enemy come."""
    nearest = 99
    for unit in range(field.unit_count):
        soldier = battle.units[unit]
        if soldier.side == battle.seat and soldier.status == Status.ON_MAP and not soldier.panicked:
            nearest = min(nearest, nearest_enemy(field, battle, battle.seat, soldier.hex))
    return prefer(choices, Verb.FIRST if nearest <= 5 else Verb.SECOND)


@kernel
def choose_support(choices: Choices) -> int:
    """All the support there is."""
    return choices.count - 1


# Choosing


@kernel
def choose_greedy(field: Field, battle: Battle, choices: Choices, dice: Dice, bench: Bench) -> int:
    """The action that a greedy bot takes, as a place in the legal list."""
    ask = battle.ask
    if choices.count == 1:
        return 0
    if ask == Ask.MOVE:
        return choose_move(field, battle, choices, bench)
    if ask == Ask.STAMPEDE:
        return choose_stampede(field, battle, choices)
    if ask == Ask.VICTIM:
        return choose_victim(field, battle, choices)
    if ask == Ask.PLACE:
        return choose_place(field, battle, choices, dice)
    if ask == Ask.ORDER:
        return choose_order(field, battle, choices)
    if ask == Ask.SHOOT:
        return choose_shot(field, battle, choices)
    if ask == Ask.ATTACK:
        return choose_attack(field, battle, choices, bench)
    if ask == Ask.REROLL:
        return choose_reroll(field, battle, choices)
    return choose_answer(field, battle, choices, bench)


@kernel
def choose_answer(field: Field, battle: Battle, choices: Choices, bench: Bench) -> int:
    """The smaller choices of an attack, of recovery and of the set-up."""
    ask = battle.ask
    if ask == Ask.RETREAT:
        return choose_retreat(field, battle, choices, bench)
    if ask == Ask.ESCAPE:
        return choose_escape(field, battle, choices)
    if ask == Ask.REFUGE:
        return choose_haven(field, battle, choices)
    if ask == Ask.SUPPORT:
        return choose_support(choices)
    if ask == Ask.ADVANCE:
        return choose_advance(field, battle, choices, bench)
    if ask == Ask.RECOVER:
        return choose_recovery(field, battle, choices)
    if ask == Ask.COMMIT:
        return choose_commit(field, battle, choices, bench)
    if ask == Ask.PURSUIT:
        return prefer(choices, Verb.RECALL)
    if ask == Ask.TEST:
        return prefer(choices, Verb.TEST)
    if ask == Ask.BOOST:
        return prefer(choices, Verb.BOOST)
    return prefer(choices, Verb.SUGGESTED)


@kernel
def choose(field: Field, battle: Battle, choices: Choices, level: int, dice: Dice, bench: Bench) -> int:
    """The action a bot takes in a position as its seat sees it, as a place in the legal list."""
    if level == RANDOM:
        return draw(dice, choices.count) - 1
    learn_odds(bench)
    return choose_greedy(field, battle, choices, dice, bench)


@kernel
def play_out(
    field: Field, battles: Array[Battle], dice: Dice, log: Log, choices: Choices, rome: int, carthage: int, bench: Bench
) -> int:
    """Play a battle to its end between two bots; returns the number of choices made, or minus it if it got stuck."""
    battle = battles[0]
    flow.begin(field, battle, dice, log)
    made = 0
    while battle.phase != Phase.OVER:
        level = rome if battle.seat == ROME else carthage
        battles[1] = battles[0]
        seen = battles[1]
        flow.observe(seen, battle.seat)
        if flow.legal(field, seen, choices) == 0 or made > 100_000:
            return -made - 1
        action = choices.actions[choose(field, seen, choices, level, dice, bench)]
        log.count = 0
        flow.apply(field, battle, action, dice, log)
        made += 1
    return made
