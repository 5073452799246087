"""10 Combat: declaring, retreat, support, totals, results, advance."""

from __future__ import annotations

from bellona.kernel.choices import Action, Choices, offer
from bellona.kernel.dice import Dice, roll
from bellona.kernel.hexes import direction_to, is_front
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..actions.moves import Refusal, Verb
from ..position.records import COMMANDER, ELEPHANT, NONE, Ask, Attack, Battle, Box, Field, Life, Stage, Status
from .c02_components import enemy_of, has_commander, hex_of, is_empty, is_unit, lift, put, side_of
from .c04_strategic_phase import ask_reroll, check_unit_point, may_ask_commit, may_reroll
from .c08_facing import in_enemy_zoc, is_rear
from .c11_panic import cut_down, suffer
from .c13_commanders import can_escape, commander_bonus, kill_commander, move_commander
from .c14_pursuit import mark_pursuit, unmark_pursuit
from .c15_special_units import CHARGE_BONUS, check_charge, pay_for_charge, spend_charge
from .events import Cause, EventKind, Part

ELEPHANT_RUN = 4
SUPPORTERS = 3
PARTS = len(Part)


# Declaring


@rule("8.2c", "10c", "10d", "11d", "15.1d", "15.1h")
def check_attacker(battle: Battle, unit: int) -> Refusal:
    """Whether a unit may attack at all in this impulse."""
    fighter = battle.units[unit]
    if fighter.status != Status.ON_MAP:
        return Refusal.NOT_ON_MAP
    if fighter.side != battle.seat:
        return Refusal.NOT_YOUR_UNIT
    if fighter.panicked:
        return Refusal.PANICKED_CANNOT_ATTACK
    if fighter.attacked:
        return Refusal.HAS_ATTACKED
    if fighter.halted:
        return Refusal.IS_HALTED
    if fighter.stampeding:
        return Refusal.STAMPEDED
    return Refusal.LEFT_A_ZOC if fighter.barred else Refusal.NONE


@rule("10a", "R30", "R55")
def check_target(field: Field, battle: Battle, unit: int, target: int) -> Refusal:
    """The target is an enemy unit, or a commander alone, in a front hex."""
    if is_unit(target):
        if battle.units[target].status != Status.ON_MAP or battle.units[target].side == battle.seat:
            return Refusal.NOT_A_TARGET
    elif target != COMMANDER + enemy_of(battle.seat) or not is_alone(battle, target - COMMANDER):
        return Refusal.NOT_A_TARGET
    fighter = battle.units[unit]
    direction = direction_to(field.neighbour, fighter.hex, hex_of(battle, target))
    if direction == NONE or not is_front(fighter.facing, direction):
        return Refusal.TARGET_NOT_IN_FRONT
    return Refusal.NONE


@kernel
def is_alone(battle: Battle, side: int) -> bool:
    """Whether a commander is on the map without a unit."""
    leader = battle.commanders[side]
    return leader.life == Life.ALIVE and leader.hex >= 0 and battle.at[leader.hex] == NONE


@rule("10a", "10d", "15.2a")
def check_attack(field: Field, battle: Battle, unit: int, target: int, charge: bool) -> Refusal:
    """Whether an attack, or a charge, may be declared."""
    refusal = check_attacker(battle, unit)
    if refusal == Refusal.NONE:
        refusal = check_target(field, battle, unit, target)
    if refusal == Refusal.NONE and charge:
        refusal = check_charge(field, battle, unit)
    return refusal


@kernel
def list_attacks(field: Field, battle: Battle, choices: Choices) -> None:
    """Every attack of a combat impulse."""
    for unit in range(field.unit_count):
        if check_attacker(battle, unit) != Refusal.NONE:
            continue
        fighter = battle.units[unit]
        charges = check_charge(field, battle, unit) == Refusal.NONE
        for swing in range(-1, 2):
            target = target_at(field, battle, field.neighbour[fighter.hex, (fighter.facing + swing + 6) % 6])
            if target != NONE:
                offer(choices, Verb.ATTACK, unit, target, 0)
                if charges:
                    offer(choices, Verb.CHARGE, unit, target, 0)
    offer(choices, Verb.DONE, 0, 0, 0)


@kernel
def any_attack(field: Field, battle: Battle) -> bool:
    """Whether the seat in turn has an attack to choose."""
    for unit in range(field.unit_count):
        if check_attacker(battle, unit) != Refusal.NONE:
            continue
        fighter = battle.units[unit]
        for swing in range(-1, 2):
            if target_at(field, battle, field.neighbour[fighter.hex, (fighter.facing + swing + 6) % 6]) != NONE:
                return True
    return False


@kernel
def target_at(field: Field, battle: Battle, at: int) -> int:
    """The enemy unit or lone enemy commander in a hex, or NONE."""
    if at < 0:
        return NONE
    unit = battle.at[at]
    if unit != NONE:
        return unit if battle.units[unit].side != battle.seat else NONE
    other = enemy_of(battle.seat)
    return COMMANDER + other if battle.commanders[other].hex == at else NONE


@rule("10b", "10e", "R7", "R41")
def declare(battle: Battle, unit: int, target: int, charge: bool, log: Log) -> None:
    """An attack is declared; it will be finished before the next."""
    battle.units[unit].attacked = 1
    attack = battle.attack
    attack.stage = Stage.DECLARED
    attack.attacker = unit
    attack.target = target
    attack.hex = hex_of(battle, target)
    attack.charge = charge
    for role in range(2):
        attack.dice[role] = 0
        attack.support[role] = 0
    emit(log, EventKind.CHARGED if charge else EventKind.ATTACKED, Cause.NONE, unit, target, 0, 0)


@kernel
def end_attack(battle: Battle) -> None:
    """The attack is finished."""
    attack = battle.attack
    attack.stage = Stage.NOTHING
    attack.attacker = NONE
    attack.target = NONE
    attack.hex = NONE
    attack.charge = 0
    for role in range(2):
        attack.dice[role] = 0
        attack.support[role] = 0


# Retreat before combat


@rule("10.1b", "R18")
def can_retreat_to(field: Field, battle: Battle, unit: int, direction: int) -> bool:
    """A retreat goes to an empty, passable rear hex."""
    runner = battle.units[unit]
    to = field.neighbour[runner.hex, direction]
    if to < 0 or field.cost[to] == 0 or not is_rear(battle, unit, direction):
        return False
    return is_empty(battle, runner.side, to)


@rule("10.1a", "10.1d", "R18", "R37", "R54")
def may_retreat(field: Field, battle: Battle, unit: int, attacker: int) -> bool:
    """Only a strictly faster unit retreats, once an impulse; a halted elephant does not."""
    runner = battle.units[unit]
    if runner.retreated or runner.halted or runner.panicked:
        return False
    if field.kinds[runner.kind].movement <= field.kinds[battle.units[attacker].kind].movement:
        return False
    for direction in range(6):
        if can_retreat_to(field, battle, unit, direction):
            return True
    return False


@rule("10.1b", "R18", "R30")
def check_retreat(field: Field, battle: Battle, action: Action) -> Refusal:
    """Stand, or name a rear hex, with the commander or without."""
    if action.verb == Verb.STAND:
        return Refusal.NONE
    unit = battle.attack.target
    direction = direction_to(field.neighbour, battle.units[unit].hex, action.at)
    if direction == NONE or not can_retreat_to(field, battle, unit, direction):
        return Refusal.NOT_AN_EMPTY_REAR_HEX
    if action.extra == 1 and not has_commander(battle, unit):
        return Refusal.NO_COMMANDER_WITH_IT
    return Refusal.NONE


@kernel
def list_retreats(field: Field, battle: Battle, choices: Choices) -> None:
    """Every retreat of the attacked unit, and to stand."""
    unit = battle.attack.target
    for direction in range(6):
        if can_retreat_to(field, battle, unit, direction):
            to = field.neighbour[battle.units[unit].hex, direction]
            offer(choices, Verb.RETREAT, 0, to, 0)
            if has_commander(battle, unit):
                offer(choices, Verb.RETREAT, 0, to, 1)
    offer(choices, Verb.STAND, 0, 0, 0)


@rule("10.1b", "10.1c", "10.1d", "R18", "R22", "R30")
def retreat(field: Field, battle: Battle, to: int, with_commander: bool, log: Log) -> None:
    """The attacked unit turns its back and goes; a commander left behind must escape by himself."""
    unit = battle.attack.target
    runner = battle.units[unit]
    origin = runner.hex
    stacked = has_commander(battle, unit)
    lift(field, battle, unit)
    put(field, battle, unit, to, direction_to(field.neighbour, origin, to))
    runner.retreated = 1
    emit(log, EventKind.RETREATED, Cause.NONE, unit, origin, to, 0)
    battle.attack.stage = Stage.ADVANCE
    if stacked and with_commander:
        move_commander(battle, runner.side, to, Cause.ALONG, log)
    elif stacked:
        battle.attack.target = COMMANDER + runner.side
        battle.attack.stage = Stage.ESCAPE


# Support


@rule("10.4a", "10.4b", "10.4c", "10.4d", "10.4e", "10.4.1", "R37", "R49")
def can_support(field: Field, battle: Battle, fighter: int, place: int) -> bool:
    """Whether the friend in a rear hex of a fighter can support it: same family, same facing, no enemy zone."""
    front = battle.units[fighter]
    at = field.neighbour[front.hex, (front.facing + 2 + place) % 6]
    if at < 0 or battle.at[at] == NONE:
        return False
    back = battle.units[battle.at[at]]
    if back.side != front.side or back.panicked or back.supported or back.facing != front.facing:
        return False
    if field.kinds[back.kind].family != field.kinds[front.kind].family:
        return False
    return not in_enemy_zoc(battle, back.side, at)


@kernel
def support_bits(field: Field, battle: Battle, fighter: int) -> int:
    """A bit for each rear hex, clockwise, from which a fighter can be supported."""
    bits = 0
    for place in range(SUPPORTERS):
        if can_support(field, battle, fighter, place):
            bits |= 1 << place
    return bits


@rule("10.4a", "10.4e")
def check_support(field: Field, battle: Battle, action: Action) -> Refusal:
    """Any of the units that can support may be named."""
    if action.extra < 0 or action.extra & ~support_bits(field, battle, own_fighter(battle)):
        return Refusal.CANNOT_SUPPORT
    return Refusal.NONE


@kernel
def own_fighter(battle: Battle) -> int:
    """The unit in this combat that belongs to the seat in turn."""
    attack = battle.attack
    return attack.attacker if battle.units[attack.attacker].side == battle.seat else attack.target


@kernel
def list_supports(field: Field, battle: Battle, choices: Choices) -> None:
    """Every set of supporters, none included."""
    bits = support_bits(field, battle, own_fighter(battle))
    for named in range(1 << SUPPORTERS):
        if named & ~bits == 0:
            offer(choices, Verb.SUPPORT, 0, 0, named)


@rule("10.3f", "10.4.1", "R49")
def support(field: Field, battle: Battle, bits: int, log: Log) -> None:
    """Supporters are named before the dice; they support no other combat of this impulse."""
    fighter = own_fighter(battle)
    role = 0 if fighter == battle.attack.attacker else 1
    battle.attack.support[role] = bits
    front = battle.units[fighter]
    for place in range(SUPPORTERS):
        if bits >> place & 1:
            supporter = battle.at[field.neighbour[front.hex, (front.facing + 2 + place) % 6]]
            battle.units[supporter].supported = 1
            emit(log, EventKind.SUPPORTED, Cause.NONE, supporter, fighter, 0, 0)


# Totals


@rule("10.3h", "10.5a", "10.5b", "R34")
def rear_bonus(field: Field, battle: Battle, attacker: int, target: int) -> int:
    """One or two more for an attack from behind, by the attacker's type."""
    hitter, struck = battle.units[attacker], battle.units[target]
    if is_rear(battle, target, direction_to(field.neighbour, struck.hex, hitter.hex)):
        return field.kinds[hitter.kind].rear_bonus
    return 0


@rule("10.3d", "R40")
def elephant_bonus(field: Field, battle: Battle, attacker: int) -> int:
    """One more for elephants that attack after four hexes in a straight line."""
    beast = battle.units[attacker]
    return 1 if field.kinds[beast.kind].arm == ELEPHANT and beast.run >= ELEPHANT_RUN else 0


@kernel
def count_bits(bits: int) -> int:
    """How many supporters are named."""
    return (bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1)


@rule("2.4a", "2.4.1", "10.3a", "10.3b", "10.3e", "10.3f", "10.3g", "10.3i", "R20", "R21")
def steady_strength(field: Field, battle: Battle, unit: int, supporters: int) -> int:
    """What a unit adds to its die in attack and defence alike; terrain never counts."""
    fighter = battle.units[unit]
    strength = field.kinds[fighter.kind].combat + fighter.backed - fighter.disorder
    return strength + supporters + commander_bonus(battle, unit)


@rule("10.2", "10.3c", "10.3d", "10.3h", "10e")
def attack_strength(field: Field, battle: Battle, attack: Attack) -> int:
    """What the attacker adds to its die."""
    strength = steady_strength(field, battle, attack.attacker, count_bits(attack.support[0]))
    strength += CHARGE_BONUS if attack.charge else 0
    strength += elephant_bonus(field, battle, attack.attacker)
    return strength + rear_bonus(field, battle, attack.attacker, attack.target)


@rule("10.2")
def defence_strength(field: Field, battle: Battle, attack: Attack) -> int:
    """What the defender adds to its die."""
    return steady_strength(field, battle, attack.target, count_bits(attack.support[1]))


@kernel
def part_of(field: Field, battle: Battle, attack: Attack, role: int, part: int) -> int:
    """One part of the attacker's (role 0) or the defender's strength."""
    unit = attack.attacker if role == 0 else attack.target
    fighter = battle.units[unit]
    if part == Part.COMBAT:
        return field.kinds[fighter.kind].combat
    if part == Part.COMMAND_POINT:
        return fighter.backed
    if part == Part.COMMANDER:
        return commander_bonus(battle, unit)
    if part == Part.SUPPORT:
        return count_bits(attack.support[role])
    if part == Part.DISORDER:
        return -fighter.disorder
    if role == 1:
        return 0
    if part == Part.CHARGE:
        return CHARGE_BONUS if attack.charge else 0
    if part == Part.ELEPHANT_RUN:
        return elephant_bonus(field, battle, unit)
    return rear_bonus(field, battle, unit, attack.target)


@rule("10.6a", "10.6b", "10.6c", "R19")
def disorder_from(own: int, other: int) -> int:
    """The Disorder a total brings on its unit: one on a tie or loss, two if the other has at least double."""
    mine, theirs = max(own, 0), max(other, 0)
    if mine > theirs:
        return 0
    return 2 if theirs >= 2 * mine and theirs > mine else 1


@kernel
def loss_cause(own: int, other: int) -> Cause:
    """The rule under which a total suffers."""
    if disorder_from(own, other) == 2:
        return Cause.DOUBLED
    return Cause.TIED if disorder_from(other, own) > 0 else Cause.LOST


# Resolution


@rule("2.3", "10.2")
def roll_combat(battle: Battle, dice: Dice, log: Log) -> None:
    """Both sides roll; the dice may still be rerolled, the attacker's first."""
    attack = battle.attack
    if attack.charge:
        spend_charge(battle, attack.attacker)
    attack.dice[0] = roll(dice, 6)
    attack.dice[1] = roll(dice, 6)
    emit(log, EventKind.DICE, Cause.NONE, attack.dice[0], attack.dice[1], attack.attacker, attack.target)


@rule("10.2", "10.6a", "10.6b", "10.6c", "15.2c", "R7")
def strike_blows(field: Field, battle: Battle, log: Log) -> None:
    """Compare the totals and apply Disorder, then the price of a charge."""
    attack = battle.attack
    unit, target, die = attack.attacker, attack.target, attack.dice[0]
    ours = attack.dice[0] + attack_strength(field, battle, attack)
    theirs = attack.dice[1] + defence_strength(field, battle, attack)
    tell_parts(field, battle, log)
    emit(log, EventKind.TOTALS, Cause.NONE, unit, target, ours, theirs)
    if ours >= theirs:
        mark_pursuit(field, battle, unit, target)
    else:
        mark_pursuit(field, battle, target, unit)
    if theirs <= ours:
        suffer(field, battle, target, disorder_from(theirs, ours), loss_cause(theirs, ours), log)
    if ours <= theirs:
        suffer(field, battle, unit, disorder_from(ours, theirs), loss_cause(ours, theirs), log)
        if ours == theirs and not battle.units[target].panicked:
            mark_pursuit_of_attacker(field, battle, unit, target)
    if attack.charge:
        pay_for_charge(field, battle, unit, die, log)
    unmark_pursuit(battle)


@kernel
def tell_parts(field: Field, battle: Battle, log: Log) -> None:
    """Report what is added to either die."""
    attack = battle.attack
    for role in range(2):
        for part in range(1, PARTS):
            value = part_of(field, battle, attack, role, part)
            if value != 0:
                unit = attack.attacker if role == 0 else attack.target
                emit(log, EventKind.MODIFIER, Cause.NONE, unit, part, value, 0)


@kernel
def mark_pursuit_of_attacker(field: Field, battle: Battle, unit: int, target: int) -> None:
    """On a tie that breaks only the attacker, the defender pursues."""
    if battle.units[unit].panicked and battle.pursuer == unit:
        battle.pursuer = target
        battle.quarry = unit


# Advance


@rule("10.8a", "R22", "R28")
def owes_advance(battle: Battle) -> bool:
    """Whether the attacker has a vacated hex to enter: it stands, and nobody is there."""
    fighter = battle.units[battle.attack.attacker]
    if fighter.status != Status.ON_MAP or fighter.panicked:
        return False
    return is_empty(battle, fighter.side, battle.attack.hex)


@rule("10.8a", "10.8b", "10.8.1", "R30")
def check_advance(field: Field, battle: Battle, action: Action) -> Refusal:
    """Advance with any facing; only legionaries and veterans may stay."""
    unit = battle.attack.attacker
    if action.verb == Verb.STAY:
        may_stay = field.kinds[battle.units[unit].kind].may_decline_advance
        return Refusal.NONE if may_stay else Refusal.MUST_ADVANCE
    if action.at < 0 or action.at > 5:
        return Refusal.MALFORMED
    if action.extra == 1 and not has_commander(battle, unit):
        return Refusal.NO_COMMANDER_WITH_IT
    return Refusal.NONE


@kernel
def list_advances(field: Field, battle: Battle, choices: Choices) -> None:
    """Every facing, with or without the commander, and to stay if that is allowed."""
    unit = battle.attack.attacker
    for facing in range(6):
        offer(choices, Verb.ADVANCE, 0, facing, 0)
        if has_commander(battle, unit):
            offer(choices, Verb.ADVANCE, 0, facing, 1)
    if field.kinds[battle.units[unit].kind].may_decline_advance:
        offer(choices, Verb.STAY, 0, 0, 0)


@rule("10.8a", "10.8b", "R22", "R30")
def advance(field: Field, battle: Battle, facing: int, with_commander: bool, log: Log) -> None:
    """Enter the vacated hex at no cost, regardless of zones of control."""
    unit, to = battle.attack.attacker, battle.attack.hex
    lift(field, battle, unit)
    put(field, battle, unit, to, facing)
    emit(log, EventKind.ADVANCED, Cause.NONE, unit, to, facing, 0)
    if with_commander:
        move_commander(battle, battle.units[unit].side, to, Cause.ALONG, log)
    end_attack(battle)


@rule("10.8.1")
def stay(battle: Battle, log: Log) -> None:
    """The attacker keeps its place and facing."""
    emit(log, EventKind.STAYED, Cause.NONE, battle.attack.attacker, 0, 0, 0)
    end_attack(battle)


# The steps of one attack


@kernel
def ask_of_attack(battle: Battle, ask: int, piece: int) -> None:
    """Put a question to the owner of a piece in the attack."""
    battle.ask = ask
    battle.seat = side_of(battle, piece)


@rule("R7", "10b")
def go_on_with_attack(field: Field, battle: Battle, dice: Dice, log: Log) -> None:
    """Take the next step of the attack: ask somebody, or carry it out."""
    stage = battle.attack.stage
    if stage <= Stage.ESCAPE:
        evade(field, battle, log)
    elif stage <= Stage.DEFENDER_SUPPORT:
        prepare(field, battle)
    elif stage <= Stage.RESULT:
        resolve(field, battle, dice, log)
    else:
        conclude(field, battle)


@rule("10.1a", "11.1.2c", "13d", "R7", "R30")
def evade(field: Field, battle: Battle, log: Log) -> None:
    """A fugitive dies, a faster unit may retreat, a commander may escape."""
    attack = battle.attack
    target = attack.target
    if attack.stage == Stage.DECLARED:
        attack.stage = Stage.RETREAT if is_unit(target) else Stage.ESCAPE
        if is_unit(target) and battle.units[target].panicked:
            cut_down(field, battle, target, log)
            attack.stage = Stage.ADVANCE
    elif attack.stage == Stage.RETREAT:
        attack.stage = Stage.ESCAPE
        if may_retreat(field, battle, target, attack.attacker):
            ask_of_attack(battle, Ask.RETREAT, target)
    else:
        attack.stage = Stage.ATTACKER_POINT if is_unit(target) else Stage.ADVANCE
        offer_escape(field, battle, log)


@rule("13d", "R30")
def offer_escape(field: Field, battle: Battle, log: Log) -> None:
    """An attacked commander escapes if he can; alone he must, or is lost."""
    target = battle.attack.target
    if is_unit(target):
        if has_commander(battle, target) and can_escape(field, battle, battle.units[target].side):
            ask_of_attack(battle, Ask.ESCAPE, target)
    elif can_escape(field, battle, target - COMMANDER):
        ask_of_attack(battle, Ask.ESCAPE, target)
    else:
        kill_commander(field, battle, target - COMMANDER, Cause.NO_ESCAPE, log)


@rule("4.3b", "R7")
def prepare(field: Field, battle: Battle) -> None:
    """Combat points and supporters, the attacker before the defender."""
    attack = battle.attack
    stage = attack.stage
    attack.stage += 1
    attacking = stage == Stage.ATTACKER_POINT or stage == Stage.ATTACKER_SUPPORT
    fighter = attack.attacker if attacking else attack.target
    if stage <= Stage.DEFENDER_POINT:
        if may_ask_commit(field, battle, fighter):
            ask_of_attack(battle, Ask.COMMIT, fighter)
    elif support_bits(field, battle, fighter) != 0:
        ask_of_attack(battle, Ask.SUPPORT, fighter)


@rule("4.9a", "R7", "R8")
def resolve(field: Field, battle: Battle, dice: Dice, log: Log) -> None:
    """Dice, rerolls, result."""
    attack = battle.attack
    stage = attack.stage
    attack.stage += 1
    if stage == Stage.DICE:
        roll_combat(battle, dice, log)
    elif stage == Stage.ATTACKER_REROLL:
        if may_reroll(battle, side_of(battle, attack.attacker)):
            ask_reroll(battle, side_of(battle, attack.attacker))
    elif stage == Stage.DEFENDER_REROLL:
        if may_reroll(battle, side_of(battle, attack.target)):
            ask_reroll(battle, side_of(battle, attack.target))
    else:
        strike_blows(field, battle, log)


@rule("10.8a", "R7", "R22", "R28")
def conclude(field: Field, battle: Battle) -> None:
    """After flights and pursuit: advance, or the attack is over."""
    if battle.attack.stage == Stage.PURSUIT:
        battle.attack.stage = Stage.ADVANCE
    if owes_advance(battle):
        ask_of_attack(battle, Ask.ADVANCE, battle.attack.attacker)
    else:
        end_attack(battle)


@rule("4.1.1", "4.3c", "R4")
def check_commit(battle: Battle, action: Action) -> Refusal:
    """Keep, or give a real Combat point."""
    if action.verb == Verb.KEEP:
        return Refusal.NONE
    return check_unit_point(battle, own_fighter(battle), Box.COMBAT)


@kernel
def list_commits(battle: Battle, choices: Choices) -> None:
    """Keep the point, or commit it if it is real."""
    offer(choices, Verb.KEEP, 0, 0, 0)
    if check_unit_point(battle, own_fighter(battle), Box.COMBAT) == Refusal.NONE:
        offer(choices, Verb.COMMIT, 0, 0, 0)
