"""Chapter 9: combat, a form of movement: declaring, answering, odds, the die and the losses."""

from __future__ import annotations

from bellona.kernel.choices import Choices, offer
from bellona.kernel.dice import Dice, roll
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..actions.moves import Refusal, Verb
from ..position.records import COMBAT_DICE, LAND, LOWEST_DIE, NAVAL, NONE, ODDS, Ask, Walls, War, World
from .c03_components import enemy_of, strength
from .c05_command import fit_to_fight, syracusans_fight, tag, tagged
from .c08_leaders import best_value
from .c10_towns import attack_cost, go_inside, may_invert, unpin
from .c11_attrition import DIE, loss_of, owe, serves_in, tell_part
from .c14_control import renew
from .events import Cause, EventKind, Part

# Strength and odds


@rule("5.24b", "7.21", "7.22", "9.11", "9.19", "10.31", "17.21", "R17")
def attackers(world: World, war: War, arm: int, h: int) -> int:
    """The points that attack under the leader under way: all of the type outside, but for those of other leaders."""
    side = war.active
    if war.inside[side, arm, h]:
        return 0
    return fit_to_fight(world, war, arm, h)


@rule("9.0b", "9.32a", "9.32b", "9.32c", "R2")
def odds_column(attack: int, defence: int) -> int:
    """The column of the combat table, rounded for the defender: 0 for 1:2, then 1:1 to 9:1; NONE below 1:2."""
    if attack >= defence:
        return min(attack // defence, ODDS - 1)
    return 0 if 2 * attack >= defence else NONE


@rule("9.22", "9.23", "9.24", "10.34", "R26")
def wall_modifier(world: World, war: War, side: int, arm: int, h: int) -> int:
    """What the walls take from the die: only land points inside are behind them."""
    if arm != LAND or not war.inside[side, LAND, h] or world.place[h] == NONE:
        return 0
    return world.wall_modifier[world.walls[world.place[h]]]


@kernel
def wall_part(world: World, h: int) -> int:
    """Which walls they are."""
    walls = world.walls[world.place[h]]
    if walls == Walls.TOWN:
        return Part.TOWN
    return Part.CITY if walls == Walls.CITY else Part.GREAT_CITY


@rule("9.26a", "9.26b", "9.27")
def part_of(world: World, war: War, arm: int, h: int, part: int) -> int:
    """One part of what is added to the die of an attack by the leader under way."""
    enemy = enemy_of(war.active)
    if part == Part.LEADER:
        return world.figures[war.marching].value
    if part == Part.ENEMY_LEADER:
        return -best_value(world, war, enemy, h)
    walls = wall_modifier(world, war, enemy, arm, h)
    return walls if walls != 0 and part == wall_part(world, h) else 0


@rule("9.25a", "9.25b", "R56")
def losses_in_row(world: World, column: int, row: int, role: int) -> int:
    """The percentage that the attacker (role 0) or the defender loses."""
    place = min(max(row - LOWEST_DIE, 0), COMBAT_DICE - 1)
    return world.crt[column, place, role]


# Declaring


@rule("9.0a", "9.13a", "9.13b", "9.14b", "9.15a", "9.15b", "9.18", "9.32a", "10.31", "R18")
def check_attack(world: World, war: War, arm: int) -> Refusal:
    """Whether the leader under way may attack the enemy's force of a type in his hex."""
    if arm < 0 or arm > NAVAL:
        return Refusal.MALFORMED
    leader = war.leaders[war.marching]
    h, side = leader.hex, war.active
    foe = strength(world, war, enemy_of(side), arm, h)
    if foe == 0:
        return Refusal.NO_ENEMY_OF_TYPE
    own = strength(world, war, side, arm, h)
    if own == 0:
        return Refusal.NOBODY_TO_ATTACK_WITH
    if war.inside[side, arm, h]:
        return Refusal.INSIDE_CANNOT_ATTACK
    fit = attackers(world, war, arm, h)
    if fit == 0:
        return Refusal.OTHERS_FIGHT_FOR_ANOTHER
    if leader.points < attack_cost(war, arm, h):
        return Refusal.TOO_FEW_POINTS_TO_ATTACK
    return Refusal.NONE if odds_column(fit, foe) != NONE else Refusal.ODDS_TOO_LOW


@kernel
def list_attacks(world: World, war: War, choices: Choices) -> None:
    """Every attack that the leader under way may make."""
    for arm in range(2):
        if check_attack(world, war, arm) == Refusal.NONE:
            offer(choices, Verb.ATTACK, arm, 0, 0)


@rule("9.12", "9.16a", "9.16b", "10.32", "R18", "R19")
def declare(world: World, war: War, arm: int, dice: Dice, log: Log) -> None:
    """Threaten a force: where it may go inside its owner is asked first, otherwise it is attacked at once."""
    leader = war.marching
    h, enemy = war.leaders[leader].hex, enemy_of(war.active)
    if may_invert(world, war, enemy, arm, h):
        war.threat = arm
        war.ask = Ask.INVERT
        war.seat = enemy
        emit(log, EventKind.THREATENED, 0, leader, arm, h, 0)
    else:
        attack(world, war, arm, dice, log)


@rule("9.16a", "9.16c", "9.16d", "9.16e")
def invert(world: World, war: War, log: Log) -> None:
    """The threatened force goes inside; the attacker is free and has paid nothing."""
    h, arm = war.leaders[war.marching].hex, war.threat
    war.threat = NONE
    war.must_attack = 0
    go_inside(world, war, war.seat, arm, h, log)
    renew(world, war, h, log)


@rule("9.16b")
def stand(world: World, war: War, dice: Dice, log: Log) -> None:
    """The threatened force stays outside and is attacked at once."""
    h, arm = war.leaders[war.marching].hex, war.threat
    war.threat = NONE
    emit(log, EventKind.STOOD, 0, war.seat, arm, h, 0)
    attack(world, war, arm, dice, log)


# Resolving


@rule("9.0c", "9.13b", "9.14a", "9.25a", "9.27", "9.31", "10.28c", "R17", "R60")
def attack(world: World, war: War, arm: int, dice: Dice, log: Log) -> None:
    """Pay, bind the attackers to their leader, roll, and let both sides lose their percentage together."""
    leader, side = war.marching, war.active
    h, enemy = war.leaders[leader].hex, enemy_of(side)
    strong, weak = attackers(world, war, arm, h), strength(world, war, enemy, arm, h)
    war.leaders[leader].points -= attack_cost(war, arm, h)
    war.must_attack = 0
    unpin(world, war, h)
    bind(world, war, arm, h, strong)
    emit(log, EventKind.ATTACKED, 0, leader, arm, h, war.leaders[leader].points)
    column = odds_column(strong, weak)
    row = roll_combat(world, war, arm, h, dice, log)
    emit(log, EventKind.TOTALS, 0, strong, weak, column, row)
    lost, killed = losses_in_row(world, column, row, 0), losses_in_row(world, column, row, 1)
    emit(log, EventKind.RESULT, 0, lost, killed, h, 0)
    owe(war, side, loss_of(lost, strong), h, serves_in(world, war, side, arm, h), Cause.ATTACK)
    owe(war, enemy, loss_of(killed, weak), h, serves_in(world, war, enemy, arm, h), Cause.DEFENCE)


@rule("5.24b", "9.19", "17.21", "R16", "R17")
def bind(world: World, war: War, arm: int, h: int, strong: int) -> None:
    """All points that attack serve their leader for the rest of the phase, Syracusans too."""
    own = strong
    if syracusans_fight(world, war, arm, h):
        own -= war.syracusans[arm]
        war.sworn[arm] = war.marching
    tag(war, war.marching, arm, h, own - tagged(war, war.marching, arm, h))


@rule("9.26a", "9.27")
def roll_combat(world: World, war: War, arm: int, h: int, dice: Dice, log: Log) -> int:
    """The modified die of an attack."""
    side, enemy = war.active, enemy_of(war.active)
    die = roll(dice, DIE)
    emit(log, EventKind.DICE, 0, side, die, h, 0)
    row = die + tell_part(log, side, Part.LEADER, part_of(world, war, arm, h, Part.LEADER))
    row += tell_part(log, enemy, Part.ENEMY_LEADER, part_of(world, war, arm, h, Part.ENEMY_LEADER))
    walls = wall_modifier(world, war, enemy, arm, h)
    if walls != 0:
        row += tell_part(log, enemy, wall_part(world, h), walls)
    return row
