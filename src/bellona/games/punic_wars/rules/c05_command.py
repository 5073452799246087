"""Chapter 5, who serves whom: forces, and the points that are bound to one leader for a campaign phase (5.24)."""

from __future__ import annotations

from bellona.kernel.choices import Choices, offer
from bellona.kernel.jit import kernel
from bellona.kernel.log import Log, emit
from bellona.kernel.rules import rule

from ..actions.moves import Refusal, Verb
from ..position.records import LAND, NAVAL, NONE, TAGS, War, World
from .c03_components import serves, strength
from .events import EventKind

HELD, SALLIED = 1, 2


@kernel
def find_tag(war: War, leader: int, h: int) -> int:
    """The entry of a leader's points in a hex, NONE."""
    for place in range(war.tag_count):
        if war.tags[place].leader == leader and war.tags[place].hex == h:
            return place
    return NONE


@rule("5.24a", "5.24b", "R16")
def tagged(war: War, leader: int, arm: int, h: int) -> int:
    """The points of a type in a hex that serve a leader."""
    place = find_tag(war, leader, h)
    return 0 if place == NONE else war.tags[place].points[arm]


@rule("5.24a", "5.24b", "9.11", "R16", "R17")
def tagged_to_others(war: War, leader: int, arm: int, h: int) -> int:
    """The points of a type in a hex that serve other leaders in this phase."""
    found = 0
    for place in range(war.tag_count):
        if war.tags[place].hex == h and war.tags[place].leader != leader:
            found += war.tags[place].points[arm]
    return found


@rule("5.24b", "9.11", "9.19", "17.21", "R17")
def fit_to_fight(world: World, war: War, arm: int, h: int) -> int:
    """The points of a type in a hex that may fight under the leader under way: those that serve nobody else."""
    found = strength(world, war, war.active, arm, h) - tagged_to_others(war, war.marching, arm, h)
    return found if syracusans_fight(world, war, arm, h) else found - syracusans_of(world, war, arm, h)


@kernel
def syracusans_of(world: World, war: War, arm: int, h: int) -> int:
    """The Syracusan points of a type in a hex that are on the side in its phase."""
    return war.syracusans[arm] if serves(world, war, war.active, h) else 0


@rule("5.24b", "9.19", "17.21", "R17")
def syracusans_fight(world: World, war: War, arm: int, h: int) -> bool:
    """Whether there are Syracusans of a type who may fight under the leader under way: they too serve one only."""
    free = war.sworn[arm] == NONE or war.sworn[arm] == war.marching
    return free and syracusans_of(world, war, arm, h) > 0


@kernel
def tag(war: War, leader: int, arm: int, h: int, number: int) -> None:
    """Bind points in a hex to a leader, or release them; empty entries are struck out."""
    place = find_tag(war, leader, h)
    if place == NONE:
        if number <= 0 or war.tag_count >= TAGS:
            return
        place = war.tag_count
        war.tag_count += 1
        fresh = war.tags[place]
        fresh.leader = leader
        fresh.hex = h
        fresh.points[LAND] = 0
        fresh.points[NAVAL] = 0
        fresh.held[LAND] = 0
        fresh.held[NAVAL] = 0
    war.tags[place].points[arm] += number
    war.tags[place].held[arm] = min(war.tags[place].held[arm], war.tags[place].points[arm])
    if war.tags[place].points[LAND] + war.tags[place].points[NAVAL] <= 0:
        strike_out(war, place)


@kernel
def strike_out(war: War, place: int) -> None:
    """Remove an entry; the last one takes its place."""
    war.tag_count -= 1
    last = war.tags[war.tag_count]
    here = war.tags[place]
    here.leader = last.leader
    here.hex = last.hex
    last.leader = 0
    last.hex = 0
    for arm in range(2):
        here.points[arm] = last.points[arm]
        here.held[arm] = last.held[arm]
        last.points[arm] = 0
        last.held[arm] = 0


@kernel
def untag(war: War, arm: int, h: int, number: int) -> None:
    """Points that served somebody are lost: those of the leader under way first, then those of others."""
    leader = war.marching
    if leader != NONE:
        bound = min(tagged(war, leader, arm, h), number)
        tag(war, leader, arm, h, -bound)
        number -= bound
        if war.leaders[leader].hex == h:
            war.force[arm] = min(war.force[arm], tagged(war, leader, arm, h))
    place = war.tag_count - 1
    while place >= 0 and number > 0:
        entry = war.tags[place]
        if entry.hex == h and entry.points[arm] > 0:
            bound = min(entry.points[arm], number)
            tag(war, entry.leader, arm, h, -bound)
            number -= bound
        place -= 1


@kernel
def clear_tags(war: War) -> None:
    """At the end of a campaign phase nobody is bound to anybody."""
    while war.tag_count > 0:
        strike_out(war, war.tag_count - 1)
    for arm in range(2):
        war.sworn[arm] = NONE


# Garrisons that are held


@rule("10.28b", "R22")
def hold(world: World, war: War, h: int) -> None:
    """A besieged garrison is held, those of it who serve a leader too, until the besiegers are attacked."""
    if world.place[h] == NONE or war.pinned[world.place[h]] == SALLIED:
        return
    war.pinned[world.place[h]] = HELD
    for place in range(war.tag_count):
        if war.tags[place].hex == h:
            for arm in range(2):
                war.tags[place].held[arm] = war.tags[place].points[arm]


@rule("10.28a", "10.28b", "5.23a", "R59", "B12")
def is_held(world: World, war: War, h: int) -> bool:
    """Whether the leader under way carries points of a garrison that may not leave yet; who came later is free."""
    place = world.place[h]
    if place == NONE or war.pinned[place] == SALLIED:
        return False
    if war.besieged[war.active, place]:
        return war.force[LAND] + war.force[NAVAL] > 0
    entry = find_tag(war, war.marching, h) if war.pinned[place] == HELD else NONE
    if entry == NONE:
        return False
    for arm in range(2):
        if war.force[arm] > war.tags[entry].points[arm] - war.tags[entry].held[arm]:
            return True
    return False


# Joining and dropping


@rule("5.13a", "5.22", "5.24a", "7.0", "7.11", "8.21", "R16")
def can_join(world: World, war: War, arm: int, h: int) -> int:
    """How many more points of a type the leader under way may take along: those that serve nobody else."""
    own = war.points[war.active, arm, h]
    return own - tagged_to_others(war, war.marching, arm, h) - war.force[arm]


@rule("5.13a", "5.24a", "8.21", "17.0b")
def check_join(world: World, war: War, arm: int, number: int) -> Refusal:
    """Whether points may join the leader under way."""
    h = war.leaders[war.marching].hex
    if arm < 0 or arm > NAVAL or number < 1:
        return Refusal.MALFORMED
    if war.must_attack:
        return Refusal.MUST_ATTACK_BESIEGERS
    free = can_join(world, war, arm, h)
    if number <= free:
        return Refusal.NONE
    if number <= free + tagged_to_others(war, war.marching, arm, h):
        return Refusal.SERVES_ANOTHER
    if serves(world, war, war.active, h) and number <= free + war.syracusans[arm]:
        return Refusal.SYRACUSANS_STAY
    return Refusal.TOO_FEW_POINTS_TO_JOIN


@rule("5.13b")
def check_drop(war: War, arm: int, number: int) -> Refusal:
    """Whether the leader under way may leave points behind."""
    if arm < 0 or arm > NAVAL or number < 1:
        return Refusal.MALFORMED
    if war.must_attack:
        return Refusal.MUST_ATTACK_BESIEGERS
    return Refusal.NONE if number <= war.force[arm] else Refusal.NOT_CARRIED


@kernel
def list_joins(world: World, war: War, choices: Choices) -> None:
    """Every number of points that may be taken along or left."""
    h = war.leaders[war.marching].hex
    for arm in range(2):
        for number in range(1, can_join(world, war, arm, h) + 1):
            offer(choices, Verb.JOIN, arm, 0, number)
        for number in range(1, war.force[arm] + 1):
            offer(choices, Verb.DROP, arm, 0, number)


@rule("5.13a", "5.13b", "R16", "R47")
def join(world: World, war: War, arm: int, number: int, log: Log) -> None:
    """Points join the leader under way; those that he dropped here before are taken first."""
    leader = war.marching
    h = war.leaders[leader].hex
    idle = tagged(war, leader, arm, h) - war.force[arm]
    if number > idle:
        tag(war, leader, arm, h, number - idle)
        if world.place[h] != NONE and war.pinned[world.place[h]] == HELD:
            war.tags[find_tag(war, leader, h)].held[arm] += number - idle
    war.force[arm] += number
    if not world.hidden_stacks:
        emit(log, EventKind.JOINED, 0, leader, number, arm, h)


@rule("5.13a", "R16")
def drop(world: World, war: War, arm: int, number: int, log: Log) -> None:
    """The moving leader leaves points where he is; they still serve him."""
    leader = war.marching
    war.force[arm] -= number
    if not world.hidden_stacks:
        emit(log, EventKind.DROPPED, 0, leader, number, arm, war.leaders[leader].hex)
