"""11.2 to 11.5, 4.14, D71, D72: who has the initiative."""

from __future__ import annotations

from bellona.kernel.dice import Dice, roll
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ...position.battlefield import Battle, Stage
from ...position.records import Realm
from ...position.vocabulary import NONE, Ask, Counter, Signum
from ...position.world_record import World
from ..c03_signa.deck import figure
from ..events import Cause, EventKind, Part
from .field import commander
from .signa import put, show

DIE = 4
REX_ADDS, DUX_ADDS = 2, 1
MOST_TIES = 16
PLAIN, BY_FAVOUR = 1, 2
"""The secret choice about an Alacritas."""
ASKING, ROLLING, DECIDED, FINAL = 0, 1, 2, 3
"""The progress of deciding the initiative."""


@rule("11.4", "11.5", "B42")
def go_on_initiative(world: World, realm: Realm, dice: Dice, log: Log) -> int:
    """Alacritas in secret, the dice, and Inopinatum until one side passes."""
    battle = realm.battle
    if battle.asked == ASKING:
        battle.asked = ROLLING
        sides = 0
        for side in range(2):
            battle.alacritas[side] = 0
            if battle.signa_count[side] > 0:
                sides |= 1 << side
        return put(realm, Ask.ALACRITAS, sides) if sides else 0
    if battle.asked == ROLLING:
        for side in range(2):
            reveal_alacritas(world, realm, side, log)
        roll_initiative(battle, dice, log)
        battle.asked = DECIDED
    loser = 1 - battle.holder
    if battle.asked == DECIDED and not battle.fixed and battle.signa_count[loser] > 0:
        return put(realm, Ask.INOPINATUM, 1 << loser)
    battle.asked = FINAL
    return 0


@kernel
def reveal_alacritas(world: World, realm: Realm, side: int, log: Log) -> None:
    """A chosen Alacritas is shown, and is worth its figure from now on."""
    chosen = realm.battle.alacritas[side]
    if chosen:
        kind = Signum.ALACRITAS
        strong = show(world, realm, side, kind, int(chosen == BY_FAVOUR), log)
        realm.battle.alacritas[side] = figure(world, kind, strong)


@rule("11.2", "D71", "B42")
def roll_initiative(battle: Battle, dice: Dice, log: Log) -> None:
    """Both roll until one total is higher."""
    for _ in range(MOST_TIES):
        first, second = roll_for(battle, 0, dice, log), roll_for(battle, 1, dice, log)
        if first != second:
            hold(battle, 0 if first > second else 1, Cause.NONE, log)
            return
        emit(log, EventKind.INITIATIVE_TIED, 0, 0, 0, 0, 0)
    hold(battle, 1, Cause.ENDLESS_TIES, log)


@rule("11.2", "11.3", "11.4")
def roll_for(battle: Battle, side: int, dice: Dice, log: Log) -> int:
    """The die of one side with all that is added to it."""
    die = roll(dice, DIE)
    leading = leader_bonus(battle, side)
    total = die + leading + battle.alacritas[side] + battle.bonus[side]
    battle.rolled[side] = total
    emit(log, EventKind.INITIATIVE_DIE, 0, side, die, total, 0)
    if leading:
        part = Part.REX_COMMANDS if leading == REX_ADDS else Part.DUX_COMMANDS
        emit(log, EventKind.MODIFIER, 0, part, leading, 0, 0)
    if battle.alacritas[side]:
        emit(log, EventKind.MODIFIER, 0, Part.ALACRITAS, battle.alacritas[side], 0, 0)
    if battle.bonus[side]:
        emit(log, EventKind.MODIFIER, 0, Part.WAR_OMEN, battle.bonus[side], 0, 0)
    return total


@rule("11.3", "D53")
def leader_bonus(battle: Battle, side: int) -> int:
    """What a commander adds while he is there: a Rex two, a Dux one."""
    if battle.leader[side] == NONE or (battle.number > 0 and commander(battle, side) == NONE):
        return 0
    return REX_ADDS if battle.leader[side] == Counter.REX else DUX_ADDS


@kernel
def hold(battle: Battle, side: int, cause: int, log: Log) -> None:
    """A side has the initiative."""
    battle.holder = side
    emit(log, EventKind.INITIATIVE_HELD, cause, side, 0, 0, 0)


@rule("4.14", "D72")
def decide_next(battle: Battle, log: Log) -> None:
    """After the actions of a phase: losses of one side alone decide, else there are dice."""
    holder = battle.holder
    battle.stage = Stage.INITIATIVE
    battle.alacritas[0] = 0
    battle.alacritas[1] = 0
    if (battle.suffered[0] > 0) == (battle.suffered[1] > 0):
        battle.asked = ASKING
    else:
        battle.asked = DECIDED
        hold(battle, 1 - holder if battle.suffered[holder] > 0 else holder, Cause.LOSSES, log)
