"""Command points, shots, attacks, and the answers they ask for."""

from __future__ import annotations

from bellona.kernel.choices import Action, Choices
from bellona.kernel.dice import Dice, draw
from bellona.kernel.hexes import direction_to, is_front
from bellona.kernel.jit import kernel

from ..actions.moves import Verb
from ..position.records import CARTHAGE, COMMANDER, ELEPHANT, NONE, ROME, Battle, Box, Die, Field, Status
from ..rules.c02_components import enemy_of, friend_at, is_unit
from ..rules.c04_strategic_phase import initiative_bonus
from ..rules.c05_initiative import initiative_total
from ..rules.c09_missiles import hits_up_to
from ..rules.c10_combat import (
    attack_strength,
    count_bits,
    defence_strength,
    disorder_from,
    own_fighter,
    steady_strength,
    support_bits,
)
from .standing import leader_standing, nearest_enemy, standing
from .survey import look_around
from .weights import Weight
from .worth import Workspace, fight_value, harm, hurt_chance, worth


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
def box_value(field: Field, battle: Battle, side: int, box: int, dice: Dice, space: Workspace) -> float:
    """The value of a real point in a box, with some random variation."""
    held, plan = battle.boxes[side, box], space.plan
    caprice = plan[Weight.CAPRICE] * draw(dice, 100) / 100.0
    if box == Box.COMBAT:
        return plan[Weight.POINT_COMBAT] - 0.15 * held + caprice
    if box == Box.RECOVERY:
        weary = 0
        for unit in range(field.unit_count):
            tired = battle.units[unit]
            if tired.side == side and tired.status == Status.ON_MAP and tired.disorder > 0 and not tired.panicked:
                weary += 1
        return min(0.9, plan[Weight.POINT_RECOVERY] * (weary - held)) + caprice
    if box == Box.FORTUNA:
        return plan[Weight.POINT_FORTUNA] + caprice
    if box == Box.INITIATIVE:
        return plan[Weight.POINT_INITIATIVE] - 0.3 * held + caprice
    if box == Box.CAVALRY:
        useful = any_off_map(field, battle, side)
        return plan[Weight.POINT_CAVALRY if useful else Weight.POINT_CAVALRY_IDLE] - 0.4 * held + caprice
    if box == Box.MOVEMENT:
        return plan[Weight.POINT_MOVEMENT if battle.turn <= 2 else Weight.POINT_MOVEMENT_LATE] - 0.3 * held + caprice
    if box == Box.ELEPHANTS:
        beasts = count_arm(field, battle, CARTHAGE, ELEPHANT)
        return (plan[Weight.POINT_ELEPHANTS] * (beasts - 2 * held) if field.tests_allowed else -1.0) + caprice
    mercenaries = count_mercenaries_in_contact(field, battle, side)
    return plan[Weight.POINT_FUROR] * (mercenaries - 2 * held) + caprice


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
def choose_place(field: Field, battle: Battle, choices: Choices, dice: Dice, space: Workspace) -> int:
    """Every marker where a point is worth most; the Vacuus is chosen at random, so that nothing reveals it."""
    false = battle.vacuus[battle.seat] == NONE and draw(dice, battle.unplaced[battle.seat]) == 1
    best = 0
    best_value = -1e9
    for number in range(choices.count):
        action = choices.actions[number]
        if (action.extra == 1) != false:
            continue
        value = box_value(field, battle, battle.seat, action.at, dice, space)
        if value > best_value:
            best = number
            best_value = value
    return best


@kernel
def choose_shot(field: Field, battle: Battle, choices: Choices, space: Workspace) -> int:
    """The best shot; every shot is worth taking."""
    best = prefer(choices, Verb.DONE)
    best_value = 0.0
    for number in range(choices.count):
        action = choices.actions[number]
        if action.verb == Verb.SHOOT:
            chance = hits_up_to(field, battle, action.unit, action.at) / 6.0
            value = chance * harm(field, battle, action.at, 1, space)
            if value > best_value:
                best = number
                best_value = value
    return best


@kernel
def attack_value(field: Field, battle: Battle, action: Action, space: Workspace) -> float:
    """The value of an attack."""
    if action.at >= COMMANDER:
        return space.plan[Weight.ATTACK_COMMANDER]
    target = action.at
    if battle.units[target].panicked:
        return space.plan[Weight.ATTACK_FUGITIVE]
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
        price = space.plan[Weight.CHARGE_PRICE] * harm(field, battle, action.unit, 1, space) / 3.0 + 0.02
    if battle.boxes[hitter.side, Box.COMBAT] > 0 and action.verb == Verb.ATTACK:
        ours += 1
    return fight_value(field, battle, action.unit, target, ours, theirs, space) - price


@kernel
def choose_attack(field: Field, battle: Battle, choices: Choices, space: Workspace) -> int:
    """The best attack, as long as its value exceeds its risk."""
    best = prefer(choices, Verb.DONE)
    best_value = space.plan[Weight.ATTACK_FROM]
    for number in range(choices.count):
        action = choices.actions[number]
        if action.verb != Verb.DONE:
            value = attack_value(field, battle, action, space)
            if value > best_value:
                best = number
                best_value = value
    return best


@kernel
def choose_retreat(field: Field, battle: Battle, choices: Choices, space: Workspace) -> int:
    """Stand if the combat is even, else fall back, with the commander."""
    attack = battle.attack
    ours = defence_strength(field, battle, attack) + count_bits(support_bits(field, battle, attack.target))
    theirs = attack_strength(field, battle, attack) + count_bits(support_bits(field, battle, attack.attacker))
    lost = fight_value(field, battle, attack.attacker, attack.target, theirs, ours, space)
    if lost < space.plan[Weight.RETREAT_FROM]:
        return prefer(choices, Verb.STAND)
    best = prefer(choices, Verb.STAND)
    best_value = -1e9
    for number in range(choices.count):
        action = choices.actions[number]
        if action.verb == Verb.RETREAT:
            value = space.plan[Weight.RETREAT_AWAY] * nearest_enemy(field, battle, battle.seat, action.at)
            value += space.plan[Weight.RETREAT_COMMANDER] * action.extra
            if value > best_value:
                best = number
                best_value = value
    return best


@kernel
def choose_commit(field: Field, battle: Battle, choices: Choices, space: Workspace) -> int:
    """Give the Combat point where it turns the balance enough."""
    attack = battle.attack
    ours = attack_strength(field, battle, attack) + count_bits(support_bits(field, battle, attack.attacker))
    theirs = defence_strength(field, battle, attack) + count_bits(support_bits(field, battle, attack.target))
    before = fight_value(field, battle, attack.attacker, attack.target, ours, theirs, space)
    if own_fighter(battle) == attack.attacker:
        gain = fight_value(field, battle, attack.attacker, attack.target, ours + 1, theirs, space) - before
    else:
        gain = before - fight_value(field, battle, attack.attacker, attack.target, ours, theirs + 1, space)
    return prefer(choices, Verb.COMMIT if gain >= space.plan[Weight.COMMIT_FROM] else Verb.KEEP)


@kernel
def choose_escape(field: Field, battle: Battle, choices: Choices, space: Workspace) -> int:
    """A commander leaves a unit that will probably be hurt, for one behind it."""
    attack = battle.attack
    if is_unit(attack.target):
        ours = defence_strength(field, battle, attack) + count_bits(support_bits(field, battle, attack.target))
        theirs = attack_strength(field, battle, attack)
        if hurt_chance(ours, theirs) < space.plan[Weight.ESCAPE_FROM]:
            return prefer(choices, Verb.STAND)
    return choose_haven(field, battle, choices, space)


@kernel
def choose_haven(field: Field, battle: Battle, choices: Choices, space: Workspace) -> int:
    """The safest hex for a commander."""
    best = 0
    best_value = -1e9
    for number in range(choices.count):
        action = choices.actions[number]
        if action.verb == Verb.ESCAPE or action.verb == Verb.REFUGE:
            value = leader_standing(field, battle, battle.seat, action.at, space)
            if value > best_value:
                best = number
                best_value = value
    return best


@kernel
def choose_advance(field: Field, battle: Battle, choices: Choices, space: Workspace) -> int:
    """Advance if the unit stands better there; the commander stays out of the front line."""
    unit, to = battle.attack.attacker, battle.attack.hex
    look_around(field, battle, battle.seat, space.survey)
    fighter = battle.units[unit]
    best = 0
    best_value = -1e9
    for number in range(choices.count):
        action = choices.actions[number]
        if action.verb == Verb.STAY:
            value = standing(field, battle, unit, fighter.hex, fighter.facing, True, space)
        else:
            value = standing(field, battle, unit, to, action.at, True, space)
            value -= space.plan[Weight.ADVANCE_COMMANDER] * action.extra
        if value > best_value:
            best = number
            best_value = value
    return best


@kernel
def choose_reroll(field: Field, battle: Battle, choices: Choices, space: Workspace) -> int:
    """Reroll a die that hurts."""
    again = find_verb(choices, Verb.REROLL)
    stands = prefer(choices, Verb.ACCEPT)
    if again == NONE:
        return stands
    if battle.die == Die.INITIATIVE:
        hope = space.plan[Weight.REROLL_HOPE]
        is_worth_it = battle.initiative[battle.seat] <= space.plan[Weight.REROLL_INITIATIVE]
        return again if (initiative_hope(battle) >= hope if hope > 0.0 else is_worth_it) else stands
    if battle.die == Die.CASUALTY:
        return again if field.commander_dies[battle.die_value] else stands
    if battle.die == Die.ELEPHANT:
        return again if battle.die_value <= space.plan[Weight.REROLL_ELEPHANT] else stands
    if battle.die == Die.MISSILE:
        need = hits_up_to(field, battle, battle.shooter, battle.shot_at)
        frail = harm(field, battle, battle.shot_at, 1, space) > space.plan[Weight.REROLL_SHOT]
        return again if battle.die_value > need and need >= 3 and frail else stands
    least = space.plan[Weight.REROLL_GAIN]
    if least > 0.0:
        return again if reroll_gain(field, battle, space) >= least else stands
    return again if combat_went_badly(field, battle, space) else stands


@kernel
def initiative_hope(battle: Battle) -> float:
    """The chance to be ahead in initiative with another die; a tie, after which all roll again, counts half."""
    hope, bonus = 0.0, initiative_bonus(battle, battle.seat)
    theirs = initiative_total(battle, enemy_of(battle.seat))
    for die in range(1, 7):
        if die + bonus >= theirs:
            hope += 1.0 / 6.0 if die + bonus > theirs else 1.0 / 12.0
    return hope


@kernel
def reroll_gain(field: Field, battle: Battle, space: Workspace) -> float:
    """What another die would gain on average in a combat."""
    attack = battle.attack
    attacks = own_fighter(battle) == attack.attacker
    now = attack.dice[0] if attacks else attack.dice[1]
    mean = 0.0
    for die in range(1, 7):
        mean += combat_result(field, battle, attacks, die, space) / 6.0
    return mean - combat_result(field, battle, attacks, now, space)


@kernel
def combat_result(field: Field, battle: Battle, attacks: bool, die: int, space: Workspace) -> float:
    """What a combat comes to for the seat in turn if its die shows so much."""
    attack = battle.attack
    striking = (die if attacks else attack.dice[0]) + attack_strength(field, battle, attack)
    struck = (attack.dice[1] if attacks else die) + defence_strength(field, battle, attack)
    lost = harm(field, battle, attack.attacker, disorder_from(striking, struck), space)
    won = harm(field, battle, attack.target, disorder_from(struck, striking), space)
    return won - lost if attacks else lost - won


@kernel
def combat_went_badly(field: Field, battle: Battle, space: Workspace) -> bool:
    """Whether the own die of a combat is low and its unit suffers by it."""
    attack = battle.attack
    ours = attack.dice[0] + attack_strength(field, battle, attack)
    theirs = attack.dice[1] + defence_strength(field, battle, attack)
    if own_fighter(battle) == attack.attacker:
        return attack.dice[0] <= space.plan[Weight.REROLL_COMBAT] and disorder_from(ours, theirs) > 0
    return attack.dice[1] <= space.plan[Weight.REROLL_COMBAT] and disorder_from(theirs, ours) > 0


@kernel
def choose_recovery(field: Field, battle: Battle, choices: Choices, space: Workspace) -> int:
    """The unit whose point off is worth most."""
    best = prefer(choices, Verb.DONE)
    best_value = 0.0
    for number in range(choices.count):
        action = choices.actions[number]
        if action.verb == Verb.RECOVER:
            tired = battle.units[action.unit]
            near = nearest_enemy(field, battle, tired.side, tired.hex)
            value = worth(field, battle, action.unit, space) * tired.disorder
            value /= 1.0 + space.plan[Weight.RECOVERY_NEAR] * near
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
def choose_victim(field: Field, battle: Battle, choices: Choices, space: Workspace) -> int:
    """The victim that loses most."""
    best = 0
    best_value = -1.0
    for number in range(choices.count):
        value = harm(field, battle, choices.actions[number].unit, 1, space)
        if value > best_value:
            best = number
            best_value = value
    return best


@kernel
def choose_order(field: Field, battle: Battle, choices: Choices, space: Workspace) -> int:
    """Strike first once the lines are in reach of each other, else let the enemy come."""
    nearest = 99
    for unit in range(field.unit_count):
        soldier = battle.units[unit]
        if soldier.side == battle.seat and soldier.status == Status.ON_MAP and not soldier.panicked:
            nearest = min(nearest, nearest_enemy(field, battle, battle.seat, soldier.hex))
    return prefer(choices, Verb.FIRST if nearest <= space.plan[Weight.FIRST_WITHIN] else Verb.SECOND)


@kernel
def choose_support(choices: Choices) -> int:
    """All the support there is."""
    return choices.count - 1
