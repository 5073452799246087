"""Chapter 10: towns and cities, who holds them, who is inside, and who is besieged."""

from __future__ import annotations

from bellona.kernel.choices import Choices, offer
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..actions.moves import Refusal, Verb
from ..position.records import CARTHAGE, LAND, NAVAL, NOBODY, NONE, ROME, War, World
from .c03_components import enemy_of, face_up, strength, within
from .c05_command import SALLIED, fit_to_fight, hold
from .events import Cause, EventKind

IN_THE_OPEN, AGAINST_WALLS = 5, 10


@rule("10.11a", "10.11b", "10.12", "R52", "R54", "R55")
def holder_of(world: World, war: War, h: int) -> int:
    """Who controls the town or city in a hex; NOBODY if there is none or nobody does."""
    place = world.place[h]
    if place == NONE:
        return NOBODY
    if h == world.syracuse_hex and war.syracusans[LAND] > 0:
        return war.align[world.syracuse]
    if war.holder[place] != NOBODY:
        return war.holder[place]
    return war.last[world.place_region[place]]


@rule("10.11a", "10.11b", "R20")
def take_place(world: World, war: War, h: int, log: Log) -> None:
    """A side whose land points are alone in a hex takes its town or city at once."""
    place = world.place[h]
    if place == NONE:
        return
    rome = strength(world, war, ROME, LAND, h)
    carthage = strength(world, war, CARTHAGE, LAND, h)
    if (rome > 0) == (carthage > 0):
        return
    side = ROME if rome > 0 else CARTHAGE
    before = holder_of(world, war, h)
    war.holder[place] = side
    if before != side:
        emit(log, EventKind.PLACE_TAKEN, 0, side, h, 0, 0)


@rule("10.0", "10.41", "10.42a", "10.42b", "10.42c", "10.42d")
def is_besieged(world: World, war: War, side: int, h: int) -> bool:
    """Whether the points of a side inside a place are besieged: the three conditions at once."""
    land, naval = within(world, war, side, LAND, h), within(world, war, side, NAVAL, h)
    if land + naval == 0:
        return False
    if face_up(world, war, side, LAND, h) + face_up(world, war, side, NAVAL, h) > 0:
        return False
    enemy = enemy_of(side)
    return strength(world, war, enemy, LAND, h) >= land and strength(world, war, enemy, NAVAL, h) >= naval


@kernel
def is_under_siege(world: World, war: War, side: int, h: int) -> bool:
    """Whether a side's garrison in a hex is besieged now."""
    place = world.place[h]
    return place != NONE and war.besieged[side, place] == 1


@rule("9.16a", "10.21", "10.22", "10.23a", "10.23b", "10.24", "10.32", "R18")
def may_invert(world: World, war: War, side: int, arm: int, h: int) -> bool:
    """Whether a threatened force of a type may go inside: only where its side controls the place."""
    return holder_of(world, war, h) == side and face_up(world, war, side, arm, h) > 0


@rule("7.34", "9.16c", "9.16f", "10.24", "10.27")
def go_inside(world: World, war: War, side: int, arm: int, h: int, log: Log) -> None:
    """A whole force of one type inverts; it costs nothing and needs no leader."""
    war.inside[side, arm, h] = 1
    emit(log, EventKind.INVERTED, 0, side, arm, h, 0)


@rule("9.16e", "10.25", "10.27", "R22")
def check_emerge(world: World, war: War, arm: int, h: int) -> Refusal:
    """Whether a garrison may turn face-up: in its own campaign phase only."""
    if h < 0 or h >= world.hexes or arm < 0 or arm > NAVAL:
        return Refusal.MALFORMED
    if war.must_attack:
        return Refusal.MUST_ATTACK_BESIEGERS
    if within(world, war, war.active, arm, h) == 0:
        return Refusal.NOBODY_INSIDE
    return Refusal.NONE


@kernel
def list_emergences(world: World, war: War, choices: Choices) -> None:
    """Every garrison that may turn face-up."""
    if war.must_attack:
        return
    for place in range(world.places):
        h = world.place_hex[place]
        for arm in range(2):
            if war.inside[war.active, arm, h]:
                offer(choices, Verb.EMERGE, arm, h, 0)


@kernel
def anyone_inside(world: World, war: War, side: int) -> bool:
    """Whether a side has a garrison inside anywhere."""
    for place in range(world.places):
        h = world.place_hex[place]
        if war.inside[side, LAND, h] or war.inside[side, NAVAL, h]:
            return True
    return False


@rule("10.25", "10.28b", "R22")
def come_out(world: World, war: War, arm: int, h: int, log: Log) -> None:
    """A garrison turns face-up in its own campaign; one that is besieged is held all the same."""
    if is_under_siege(world, war, war.active, h):
        hold(world, war, h)
    turn_up(war, war.active, arm, h, Cause.NONE, log)


@rule("10.25", "10.27")
def turn_up(war: War, side: int, arm: int, h: int, cause: int, log: Log) -> None:
    """A force turns face-up."""
    war.inside[side, arm, h] = 0
    emit(log, EventKind.EMERGED, cause, side, arm, h, 0)


@rule("9.14a", "10.33", "R19", "R26")
def attack_cost(war: War, arm: int, h: int) -> int:
    """The movement points of an attack: ten against a force inside, five otherwise."""
    return AGAINST_WALLS if war.inside[enemy_of(war.active), arm, h] else IN_THE_OPEN


@rule("10.29c", "R23", "R24", "R25")
def check_relief(world: World, war: War, h: int, land: int, naval: int, points_left: int) -> Refusal:
    """Whether a force may enter a hex with besieged friends: it must be able to attack at once, at 1:2 or better."""
    side = war.active
    if land + naval == 0 or not is_under_siege(world, war, side, h):
        return Refusal.NONE
    enemy, weak = enemy_of(side), True
    for arm in range(2):
        own = fit_to_fight(world, war, arm, h) + (land if arm == LAND else naval)
        foe = strength(world, war, enemy, arm, h)
        if foe > 0 and own > 0 and 2 * own >= foe:
            weak = False
            if points_left >= attack_cost(war, arm, h):
                return Refusal.NONE
    return Refusal.RELIEF_TOO_WEAK if weak else Refusal.RELIEF_TOO_SLOW


@rule("10.29a", "10.29b")
def relieve(world: World, war: War, h: int, log: Log) -> None:
    """All besieged friends turn face-up, and the besiegers must be attacked before anything else."""
    side = war.active
    war.inside[side, LAND, h] = 0
    war.inside[side, NAVAL, h] = 0
    war.must_attack = 1
    emit(log, EventKind.RELIEVED, 0, side, h, 0, 0)


@rule("10.28b", "R22")
def pin_garrisons(world: World, war: War) -> None:
    """At the beginning of a campaign every besieged garrison is held until its besiegers are attacked."""
    for place in range(world.places):
        war.pinned[place] = war.besieged[war.active, place]


@rule("10.28c")
def unpin(world: World, war: War, h: int) -> None:
    """The besiegers have been attacked, by land or at sea: the garrison may leave."""
    if world.place[h] != NONE:
        war.pinned[world.place[h]] = SALLIED


@rule("10.35")
def is_trapped(world: World, war: War, side: int, h: int) -> bool:
    """Whether a fleet inside has lost its town: enemy land points in the hex and none of its own."""
    return (
        within(world, war, side, NAVAL, h) > 0
        and strength(world, war, side, LAND, h) == 0
        and strength(world, war, enemy_of(side), LAND, h) > 0
    )
