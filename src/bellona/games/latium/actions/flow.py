"""The flow of a game: the consequences of a choice, and the next choice.

All state is in the position. After every action `advance` carries out the next automatic step, most urgent first (a
battle, a fallen town, a vacant throne, a peace, a plot, the phase), until a player has a choice.
"""

from __future__ import annotations

from bellona.kernel.dice import Dice
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log
from bellona.kernel.rules import rule

from ..position.battlefield import Stage
from ..position.records import Realm
from ..position.vocabulary import NONE, TOWNS, Ask, PeaceStage, Phase
from ..position.world_record import World
from ..rules.c01_turn.close import go_on_close
from ..rules.c01_turn.phases import do_turn
from ..rules.c01_turn.sequence import begin_turn, go_on_reign
from ..rules.c01_turn.setup import set_up
from ..rules.c02_answers import do_event
from ..rules.c02_events import go_on_event
from ..rules.c03_signa.offers import do_offers, do_pick, go_on_offers
from ..rules.c03_signa.peace_signa import do_signa
from ..rules.c03_signa.plots import do_plot, go_on_plot
from ..rules.c05_growth import do_towns
from ..rules.c05_legion import do_dissolve
from ..rules.c06_gods import do_gods
from ..rules.c07_houses.control import renew_control
from ..rules.c07_houses.exile import do_exile
from ..rules.c07_houses.succession import do_family, go_on_succession
from ..rules.c08_diplomacy.audience import do_audience
from ..rules.c08_diplomacy.letters import do_letters
from ..rules.c09_movement import do_journeys
from ..rules.c10_war.declaring import do_war
from ..rules.c10_war.muster import do_summons
from ..rules.c10_war.peace import do_peace, go_on_peace, go_on_spoils
from ..rules.c11_battle.actions import do_actions
from ..rules.c11_battle.allotment import do_allotment
from ..rules.c11_battle.deployment import do_deployment
from ..rules.c11_battle.duels import do_fight
from ..rules.c11_battle.flow import go_on_battle
from ..rules.c14_victory import look_for_end
from .groups import Group, group_of
from .moves import Action
from .sealed import turn_to

# Applying


@kernel
def begin(world: World, position: Realm, dice: Dice, log: Log) -> None:
    """Set up a game and advance to the first choice."""
    set_up(world, position, dice, log)
    begin_turn(world, position, log)
    advance(world, position, dice, log)


@rule("D5", "B12")
def apply(world: World, position: Realm, action: Action, dice: Dice, log: Log) -> None:
    """Carry out a legal action, of the first of those who are asked, and advance to the next choice."""
    if action.g > 0:
        turn_to(position, action.g - 1)
    group = group_of(position.ask, action.verb)
    if position.ask == Ask.REIGN:
        position.acts += 1
        carry_out_act(world, position, group, action, dice, log)
        if position.ask == Ask.REIGN:
            position.ask = Ask.NOTHING
    elif group >= Group.ALLOTMENT:
        carry_out_in_battle(world, position, group, action, dice, log)
    else:
        carry_out_answer(world, position, group, action, dice, log)
    advance(world, position, dice, log)


@rule("D5")
def carry_out_act(world: World, realm: Realm, group: int, action: Action, dice: Dice, log: Log) -> None:
    """An act of a Rex in his own phase."""
    if group == Group.SIGNA:
        do_signa(world, realm, action, dice, log)
    elif group == Group.TOWNS:
        do_towns(world, realm, action, dice, log)
    elif group == Group.GODS:
        do_gods(world, realm, action, dice, log)
    elif group == Group.FAMILY:
        do_family(world, realm, action, dice, log)
    elif group == Group.JOURNEYS:
        do_journeys(world, realm, action, dice, log)
    elif group == Group.AUDIENCE:
        do_audience(world, realm, action, dice, log)
    elif group == Group.LETTERS:
        do_letters(world, realm, action, dice, log)
    elif group == Group.WAR:
        do_war(world, realm, action, dice, log)
    else:
        do_turn(world, realm, action, dice, log)


@kernel
def carry_out_answer(world: World, realm: Realm, group: int, action: Action, dice: Dice, log: Log) -> None:
    """An answer to a question outside the phase and the battle."""
    if group == Group.OFFERS:
        do_offers(world, realm, action, dice, log)
    elif group == Group.PICK:
        do_pick(world, realm, action, dice, log)
    elif group == Group.EVENT:
        do_event(world, realm, action, dice, log)
    elif group == Group.PLOT:
        do_plot(world, realm, action, dice, log)
    elif group == Group.FAMILY:
        do_family(world, realm, action, dice, log)
    elif group == Group.SUMMONS:
        do_summons(world, realm, action, dice, log)
    elif group == Group.PEACE:
        do_peace(world, realm, action, dice, log)
    elif group == Group.DISSOLVE:
        do_dissolve(world, realm, action, dice, log)
    elif group == Group.EXILE:
        do_exile(world, realm, action, dice, log)


@kernel
def carry_out_in_battle(world: World, realm: Realm, group: int, action: Action, dice: Dice, log: Log) -> None:
    """A choice of a battle."""
    if group == Group.ALLOTMENT:
        do_allotment(world, realm, action, dice, log)
    elif group == Group.DEPLOYMENT:
        do_deployment(world, realm, action, dice, log)
    elif group == Group.ACTIONS:
        do_actions(world, realm, action, dice, log)
    else:
        do_fight(world, realm, action, dice, log)


# Continuing


@rule("D2")
def advance(world: World, realm: Realm, dice: Dice, log: Log) -> None:
    """Carry out automatic steps, until a player has a choice or the game is over."""
    while realm.ask == Ask.NOTHING and realm.phase != Phase.OVER:
        if realm.battle.stage != Stage.NONE:
            go_on_battle(world, realm, dice, log)
        else:
            go_on_with_turn(world, realm, dice, log)


@rule("D2", "7.1", "10.13")
def go_on_with_turn(world: World, realm: Realm, dice: Dice, log: Log) -> None:
    """A fallen town, a vacant throne, a peace, a plot; then control of towns, and the phase."""
    if realm.spoils.town != NONE:
        go_on_spoils(world, realm, dice, log)
    elif any_throne_vacant(realm):
        go_on_succession(world, realm, dice, log)
    elif realm.peace.stage != PeaceStage.NONE:
        go_on_peace(world, realm, dice, log)
    elif realm.plot.signum != 0:
        go_on_plot(world, realm, dice, log)
    else:
        renew_control(world, realm, log)
        look_for_end(world, realm, log)
        if realm.ask == Ask.NOTHING and realm.phase != Phase.OVER:
            go_on_with_phase(world, realm, dice, log)


@kernel
def any_throne_vacant(realm: Realm) -> bool:
    """Whether a throne waits for a successor."""
    for town in range(TOWNS):
        if realm.towns[town].vacant:
            return True
    return False


@rule("D2")
def go_on_with_phase(world: World, realm: Realm, dice: Dice, log: Log) -> None:
    """The phase of the turn continues: it asks, acts, or ends."""
    if realm.phase == Phase.OFFERS:
        go_on_offers(world, realm, dice, log)
    elif realm.phase == Phase.EVENT:
        go_on_event(world, realm, dice, log)
    elif realm.phase == Phase.REIGN:
        go_on_reign(world, realm, log)
    else:
        go_on_close(world, realm, dice, log)
