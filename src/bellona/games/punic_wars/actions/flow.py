"""The flow of a war: the consequences of a choice, and the next choice.

All state is in the position. After every action `proceed` carries out the next automatic step, most urgent first (a
loss to take, a hex to settle, a step to finish, the phase), until a player has a choice.
"""

from __future__ import annotations

from bellona.kernel.choices import Action
from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..position.records import CARTHAGE, NONE, ROME, Ask, Ending, Phase, Stage, Status, War, World
from ..rules.c04_sequence import begin_phase, begin_turn, next_phase
from ..rules.c05_command import clear_tags, drop, join
from ..rules.c05_movement import anyone_to_lead, finish, go, go_on, lead, open_campaign, stand_down
from ..rules.c08_leaders import (
    anyone,
    candidates,
    draw_leader,
    has_place,
    leaders_on_map,
    open_elections,
    place_leader,
    retire,
    retire_all,
    send_home,
)
from ..rules.c09_combat import declare, invert, stand
from ..rules.c10_towns import anyone_inside, come_out, pin_garrisons
from ..rules.c11_attrition import owed, pay, settle_due
from ..rules.c12_supply import pay_supply, starve
from ..rules.c13_recruitment import anything_to_raise, open_shipyards, raise_points
from ..rules.c14_control import fix_status, renew
from ..rules.c15_treasury import lift_markers, tax
from ..rules.c16_diplomacy import ask_funds, close_diplomacy, fund, revolt_on, roll_diplomacy
from ..rules.c18_victory import end_by_count, end_by_level, offer_end, refuse_end
from ..rules.c19_scenarios import deploy, deploy_suggested, go_on_with_setup, muster, reveal
from ..rules.events import EventKind
from ..rules.settling import settle
from .moves import Verb

# Applying


@kernel
def begin(world: World, position: War, dice: Dice, log: Log) -> None:
    """Set up a war and advance to the first choice."""
    muster(world, position)
    proceed(world, position, dice, log)


@kernel
def enter(world: World, war: War, dice: Dice, log: Log) -> None:
    """Begin the phase of a position, and advance to the first choice."""
    begin_phase(war, war.active, war.phase, log)
    proceed(world, war, dice, log)


@rule("18.1a")
def apply(world: World, position: War, action: Action, dice: Dice, log: Log) -> None:
    """Carry out a legal action and advance to the next choice."""
    verb = action.verb
    if verb == Verb.OFFER:
        offer_end(position, log)
        position.ask = Ask.AGREE
        position.seat = 1 - position.seat
        return
    if verb == Verb.REFUSE:
        refuse_end(position, log)
        return
    if verb == Verb.AGREE:
        agree(world, position, log)
        return
    ask = position.ask
    position.ask = Ask.NOTHING
    if ask == Ask.MARCH or ask == Ask.CAMPAIGN:
        carry_out_order(world, position, action, dice, log)
    elif ask == Ask.INVERT or ask == Ask.LOSSES or ask == Ask.RECRUIT:
        carry_out_answer(world, position, action, dice, log)
    else:
        carry_out_choice(world, position, action, dice, log)
    proceed(world, position, dice, log)


@kernel
def carry_out_order(world: World, war: War, action: Action, dice: Dice, log: Log) -> None:
    """An order of a campaign."""
    verb = action.verb
    if verb == Verb.GO:
        go(world, war, action.at, dice, log)
    elif verb == Verb.JOIN:
        join(world, war, action.unit, action.extra, log)
    elif verb == Verb.DROP:
        drop(world, war, action.unit, action.extra, log)
    elif verb == Verb.ATTACK:
        declare(world, war, action.unit, dice, log)
    elif verb == Verb.EMERGE:
        come_out(world, war, action.unit, action.at, log)
        renew(world, war, action.at, log)
    elif verb == Verb.LEAD:
        lead(world, war, action.unit, log)
    else:
        if war.marching != NONE:
            finish(world, war, log)
        if verb == Verb.DONE and war.phase == Phase.CAMPAIGN:
            end_campaign(world, war, log)


@kernel
def carry_out_answer(world: World, war: War, action: Action, dice: Dice, log: Log) -> None:
    """An answer to a threat, a loss, or a purchase."""
    verb = action.verb
    if verb == Verb.INVERT:
        invert(world, war, log)
    elif verb == Verb.STAND:
        stand(world, war, dice, log)
    elif verb == Verb.LOSE:
        pay(world, war, war.seat, action.unit, action.at, action.extra, log)
    elif verb == Verb.RAISE:
        raise_points(world, war, action.unit, action.at, action.extra, log)
    else:
        next_phase(world, war, log)


@kernel
def carry_out_choice(world: World, war: War, action: Action, dice: Dice, log: Log) -> None:
    """A choice of set-up, diplomacy, elections, or where a leader comes back."""
    verb = action.verb
    if verb == Verb.DEPLOY:
        deploy(world, war, action.at, action.extra)
    elif verb == Verb.SUGGESTED:
        deploy_suggested(world, war, dice)
    elif verb == Verb.FUND:
        fund(war, action.extra, log)
    elif verb == Verb.RETIRE:
        retire(war, action.unit, log)
    elif verb == Verb.ELECT:
        war.to_elect -= 1
        war.to_draw += 1
    elif verb == Verb.DECLINE:
        war.to_elect = 0
    elif verb == Verb.APPOINT or verb == Verb.RETURN:
        place_leader(world, war, action.unit, action.at, log)


@rule("18.1a", "B11")
def agree(world: World, war: War, log: Log) -> None:
    """Both sides want to end the war: it is over, and the points are counted."""
    emit(log, EventKind.AGREED, 0, war.seat, 0, 0, 0)
    war.ask = Ask.NOTHING
    war.seat = NONE
    end_by_count(world, war, Ending.AGREEMENT, log)


# Continuing


@rule("4.1a", "9.0c")
def proceed(world: World, war: War, dice: Dice, log: Log) -> None:
    """Carry out automatic steps, until a player has a choice or the war is over."""
    while war.ask == Ask.NOTHING and war.phase != Phase.OVER:
        side = owed(war)
        if side != NONE and (war.disturbed == NONE or war.due[side].hex != NONE):
            settle_due(world, war, side, log)
        elif war.disturbed != NONE:
            settle(world, war, war.disturbed, log)
        elif war.marching != NONE and war.leaders[war.marching].status != Status.ON_MAP:
            stand_down(war)
        elif war.going != NONE:
            go_on(world, war, dice, log)
        else:
            go_on_with_phase(world, war, dice, log)
    if war.phase == Phase.OVER:
        war.ask = Ask.NOTHING
        war.seat = NONE


@kernel
def go_on_with_phase(world: World, war: War, dice: Dice, log: Log) -> None:
    """The phase continues: it asks, acts, or ends."""
    phase = war.phase
    if phase == Phase.CAMPAIGN:
        go_on_with_campaign(world, war, log)
    elif phase == Phase.SUPPLY:
        go_on_with_supply(world, war, dice, log)
    elif phase == Phase.RECRUITMENT:
        go_on_with_recruitment(world, war, dice, log)
    elif phase == Phase.TAXATION:
        go_on_with_taxation(world, war, log)
    elif phase == Phase.DIPLOMACY:
        go_on_with_diplomacy(world, war, dice, log)
    elif phase == Phase.ELECTIONS:
        go_on_with_elections(world, war, dice, log)
    elif not go_on_with_setup(world, war, log):
        reveal(world, war, log)
        begin_turn(world, war, log)


@rule("4.2a", "16.0", "16.33", "R33")
def go_on_with_diplomacy(world: World, war: War, dice: Dice, log: Log) -> None:
    """Sealed funds, then the die, then its effect."""
    if war.stage == Stage.OPENING:
        if not ask_funds(war, log):
            war.stage = Stage.UNDER_WAY
            roll_diplomacy(world, war, dice, log)
    elif not revolt_on(world, war, dice, log):
        close_diplomacy(war)
        next_phase(world, war, log)


@rule("4.2b", "8.4a", "8.4b", "8.43")
def go_on_with_elections(world: World, war: War, dice: Dice, log: Log) -> None:
    """Two step down, fallen leaders are replaced, leaders are drawn, and come to the armies."""
    if war.stage == Stage.OPENING:
        open_elections(world, war)
        war.stage = Stage.UNDER_WAY
    elif war.to_retire > 0:
        if leaders_on_map(world, war, ROME) <= war.to_retire:
            retire_all(world, war, log)
        else:
            ask_of(war, Ask.RETIRE, ROME)
    elif war.to_elect > 0 and candidates(world, war) > war.to_draw:
        ask_of(war, Ask.ELECT, ROME)
    elif war.to_draw > 0 and candidates(world, war) > 0:
        war.to_elect = 0
        war.to_draw -= 1
        draw_leader(world, war, dice, log)
    elif anyone(world, war, ROME, Status.DRAWN) and has_place(world, war, ROME):
        ask_of(war, Ask.APPOINT, ROME)
    else:
        send_home(world, war)
        war.to_draw = 0
        war.to_elect = 0
        next_phase(world, war, log)


@kernel
def ask_of(war: War, ask: int, side: int) -> None:
    """Ask a side a question."""
    war.ask = ask
    war.seat = side


@rule("4.2a", "4.2b", "16.42", "18.21", "R43")
def go_on_with_taxation(world: World, war: War, log: Log) -> None:
    """Markers are removed, the automatic level is tested, and the taxes are paid."""
    lift_markers(world, war, log)
    end_by_level(world, war, log)
    if war.phase != Phase.OVER:
        tax(world, war, log)
        next_phase(world, war, log)


@rule("5.0a", "8.32a", "9.18", "R29")
def go_on_with_campaign(world: World, war: War, log: Log) -> None:
    """Lost Carthaginian leaders come back; then leaders move one after another, until all have or the side is done."""
    side = war.active
    if war.stage == Stage.OPENING:
        if side == CARTHAGE and anyone(world, war, side, Status.LOST) and has_place(world, war, side):
            ask_of(war, Ask.RETURN, side)
            return
        open_campaign(world, war)
        pin_garrisons(world, war)
        war.stage = Stage.UNDER_WAY
    if war.marching != NONE:
        ask_of(war, Ask.MARCH, side)
    elif anyone_to_lead(world, war) or anyone_inside(world, war, side):
        ask_of(war, Ask.CAMPAIGN, side)
    else:
        end_campaign(world, war, log)


@kernel
def end_campaign(world: World, war: War, log: Log) -> None:
    """The campaign phase is over, and with it every bond between points and leaders."""
    clear_tags(war)
    next_phase(world, war, log)


@rule("11.21a", "12.0", "R37")
def go_on_with_supply(world: World, war: War, dice: Dice, log: Log) -> None:
    """First the unsupplied hexes, then the payment."""
    if war.stage == Stage.OPENING:
        if not starve(world, war, dice, log):
            war.stage = Stage.UNDER_WAY
            pay_supply(world, war, dice, log)
    else:
        next_phase(world, war, log)


@rule("13.0", "13.21")
def go_on_with_recruitment(world: World, war: War, dice: Dice, log: Log) -> None:
    """Purchases until the side is done or can buy nothing more."""
    if war.stage == Stage.OPENING:
        fix_status(world, war)
        for region in range(world.regions):
            war.spent[region] = 0
        open_shipyards(world, war, dice, log)
        war.stage = Stage.UNDER_WAY
    if anything_to_raise(world, war):
        ask_of(war, Ask.RECRUIT, war.active)
    else:
        next_phase(world, war, log)
