"""11: the course of a battle, from the choice of Signa to the last phase, and its questions."""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...actions.sealed import ask, ask_several
from ...arbiter.choosing import decide
from ...position.battlefield import Battle, Clash, Moment, Stage
from ...position.records import Realm
from ...position.vocabulary import NONE, Ask, Signum
from ...position.world_record import World
from ..c10_war.muster import go_on_summons
from ..c10_war.peace import after_battle
from ..c12_discrimen import go_on_discrimen
from ..events import EventKind
from .actions import command, go_on_aftermath, go_on_order, has_actor, pass_shots
from .allotment import choose_before, enter, go_on_allotment, go_on_exchange
from .clearing import clear_battle
from .deployment import go_on_deployment, place
from .duels import fight_on, go_on_fight
from .end import PHASES, count_losses, look_for_victor, night
from .field import first_unit, last_unit, troops
from .initiative import FINAL, decide_next, go_on_initiative
from .opening import is_open, open_battle
from .orders import Order, order
from .shots import can_shoot, close_volleys
from .signa import go_on_played, is_left_to_program, put

# The whole battle


@rule("10.2", "11.1")
def go_on_battle(world: World, realm: Realm, dice: Dice, log: Log) -> None:
    """One step of the battle under way, or its next question."""
    battle = realm.battle
    if battle.stage < Stage.ALLOTMENT:
        go_on_summons(world, realm, dice, log)
    elif battle.stage == Stage.SETTLED:
        count_losses(world, realm, dice, log)
        after_battle(world, realm, log)
        clear_battle(battle)
    elif not is_open(battle):
        open_battle(world, realm, dice, log)
    else:
        sides = go_on(world, realm, dice, log)
        if sides:
            ask_sides(world, realm, sides, dice, log)


@kernel
def go_on(world: World, realm: Realm, dice: Dice, log: Log) -> int:
    """One step; the sides to which it has put a question, as bits."""
    battle = realm.battle
    stage = battle.stage
    if battle.played != Signum.NONE:
        return go_on_played(world, realm, dice, log)
    if stage == Stage.ALLOTMENT:
        return go_on_allotment(realm, log)
    if stage == Stage.SIDES:
        return put(realm, Ask.SIDE, 2)
    if stage == Stage.INITIATIVE:
        sides = go_on_initiative(world, realm, dice, log)
        if battle.asked == FINAL:
            begin_after_initiative(battle, log)
        return sides
    if stage == Stage.EXCHANGE:
        return go_on_exchange(realm)
    if stage == Stage.DEPLOYMENT:
        sides = go_on_deployment(battle, realm)
        if not sides:
            begin_phase(battle, log)
        return sides
    return go_on_fighting(world, realm, dice, log)


@rule("11.6", "11.7")
def begin_after_initiative(battle: Battle, log: Log) -> None:
    """The first initiative leads to the deployment, a later one to the next phase."""
    if battle.number == 0:
        enter(battle, Stage.EXCHANGE)
    else:
        begin_phase(battle, log)


@rule("D76", "B49")
def ask_sides(world: World, realm: Realm, sides: int, dice: Dice, log: Log) -> None:
    """The program answers for delegated sides before a Rex is asked: it never sees his sealed choice."""
    battle = realm.battle
    question, seats = realm.ask, 0
    for side in range(2):
        if not sides >> side & 1:
            continue
        if is_left_to_program(battle, side):
            verb, a, b, c, d, e = decide(world, realm, side, dice)
            carry_out(world, realm, side, order(verb, a, b, c, d, e), dice, log)
        else:
            seats |= 1 << battle.seat[side]
    if seats:
        ask_several(realm, question, seats)
    else:
        realm.ask = Ask.NOTHING


@rule("D76")
def carry_out(world: World, realm: Realm, side: int, wanted: Order, dice: Dice, log: Log) -> None:
    """Carry out what the program chose for a side, by the same rules as a player's choice."""
    question = realm.ask
    if question == Ask.DEPLOY:
        place(realm.battle, side, wanted, log)
    elif question == Ask.ACT or question == Ask.SHOOT:
        command(world, realm, side, wanted, log)
    elif Ask.STRUCK <= question <= Ask.CONSTANTIA:
        fight_on(world, realm, side, wanted.verb, wanted.a, wanted.c, dice, log)
    else:
        choose_before(world, realm, side, wanted.verb, wanted.a, wanted.c, dice, log)


# The phases


@rule("D62", "D66", "D76")
def begin_phase(battle: Battle, log: Log) -> None:
    """A phase begins: an action for each unit of the holder, and all waits of shooters afresh."""
    battle.stage = Stage.FIGHTING
    battle.number += 1
    battle.actions = troops(battle, battle.holder)
    battle.shooter = battle.holder
    for side in range(2):
        battle.suffered[side] = 0
        for number in range(first_unit(side), last_unit(battle, side)):
            unit = battle.units[number]
            unit.acted = 0
            unit.volleys = 0
            unit.rest = 0
            unit.shot = 0
            unit.fresh = 0
    emit(log, EventKind.PHASE_OF_BATTLE, 0, battle.number, battle.holder, battle.actions, 0)
    both = is_left_to_program(battle, 0) and is_left_to_program(battle, 1)
    battle.moment = Moment.WATCH if both else Moment.SHOTS


@rule("11.15", "11.24", "D62")
def go_on_fighting(world: World, realm: Realm, dice: Dice, log: Log) -> int:
    """The most urgent first: a fight, a discrimen, an order, the end, shots, the next action."""
    battle = realm.battle
    if battle.fight.clash != Clash.NONE:
        return go_on_fight(world, realm, log)
    if battle.testing != NONE:
        return go_on_discrimen(world, realm, dice, log)
    if battle.order[0]:
        go_on_order(battle, log)
        return 0
    if look_for_victor(battle):
        return 0
    if battle.moment == Moment.WATCH:
        watch(realm)
    elif battle.moment == Moment.AFTERMATH:
        go_on_aftermath(battle)
    elif battle.moment == Moment.SHOTS:
        return go_on_shots(realm)
    elif battle.actions > 0 and has_actor(battle, battle.holder):
        battle.hurt[battle.holder] = 0
        return put(realm, Ask.ACT, 1 << battle.holder)
    elif battle.number >= PHASES:
        night(battle, log)
    else:
        decide_next(battle, log)
    return 0


@rule("D76")
def watch(realm: Realm) -> None:
    """The Rex whose battle the program fights on both sides looks on, phase by phase."""
    battle = realm.battle
    seat = battle.seat[0] if battle.seat[0] != NONE else battle.seat[1]
    if seat == NONE:
        battle.moment = Moment.SHOTS
    else:
        ask(realm, Ask.WATCH, seat)


@rule("11.24", "B47")
def go_on_shots(realm: Realm) -> int:
    """First the holder, then the other side may shoot; that one is also asked after a loss, whether it stays."""
    battle = realm.battle
    side = battle.shooter
    pressed = side != battle.holder and battle.hurt[side] == 1
    if pressed or can_shoot(battle, side):
        battle.hurt[side] = 0
        return put(realm, Ask.SHOOT, 1 << side)
    close_volleys(battle, side)
    pass_shots(battle)
    return 0
