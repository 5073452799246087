"""Exact odds of a fight, or of those that a move leads to: every outcome is tried on a copy of the position.

Fights that a move leads to are evaluated in the position after the move and all turns to face, one after another in
their listed order.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

from bellona.gamekit.catalog import Text
from bellona.gamekit.modifiers import modifiers_of, totals
from bellona.gamekit.setting import named
from bellona.gamekit.values import Action as ActionValue
from bellona.gamekit.values import Modifier, Odds, Outcome
from bellona.kernel.log import Log
from bellona.kernel.record import clone, one

from ..actions.flow import carry_out_order
from ..actions.moves import Action, Verb
from ..data.values import SIDES
from ..position.bases import side_of
from ..position.records import ARMY, NONE, Battle, Phase, World
from ..rules.c02_sequence import end_moves, may_still_move
from ..rules.c04_combat import DIE, list_fights, score, score_part, settle
from ..rules.c04_contact import is_engaged
from ..rules.c04_facing import list_turns, turn_to_face
from ..rules.c05_outcome import grade_of
from ..rules.c06_victory import fall_empty_camps
from ..rules.events import Cause, EventKind, Part

if TYPE_CHECKING:
    from ..game import Setting

MOST_FIGHTS = 4
"""The odds of more fights than this at once are not computed."""
MOVING = (Verb.MOVE, Verb.MARCH, Verb.CONTRACT)
ENDS = {
    EventKind.EVEN: "even", EventKind.HELD: "held", EventKind.RECOILED: "recoils", EventKind.DESTROYED: "destroyed",
    EventKind.LOST: "lost",
}  # fmt: skip
FATES = {"held": ("held",), "recoils": ("recoils",), "lost": ("destroyed", "lost")}

Fight = tuple[int, int]
Pairs = Callable[[World, Battle, int], tuple[int, int]]


class End(NamedTuple):
    """How a fight ends: the fate of an element (NONE if they were even), and the elements lost with it."""

    what: str
    element: int
    distance: int
    cause: int
    losses: int


EVEN = End("even", NONE, 0, 0, 0)


class Branch(NamedTuple):
    """One way that fights may go."""

    chance: Fraction
    end: End
    battle: Battle


def odds_of(setting: Setting, battle: Battle, action: ActionValue) -> Odds | None:
    """The odds of a fight, of the fights that a move leads to, or of the only one after the moves or a turn."""
    verb = Verb(action.code[0])
    record: Action = setting.engine.codes.filled(action.code)
    if verb == Verb.FIGHT:
        return fight_odds(setting, battle, (int(record.lead), int(record.extra)), action)
    if verb in MOVING:
        return move_odds(setting, battle, record, action)
    if verb not in (Verb.DONE, Verb.FACE):
        return None
    tried, log = clone(battle), one(Log)
    if verb == Verb.DONE:
        end_moves(tried, log)
    else:
        turn_to_face(setting.world, tried, record.lead, record.extra, log)
    return only_fight_odds(setting, tried, action)


def move_odds(setting: Setting, battle: Battle, record: Action, action: ActionValue) -> Odds | None:
    """The odds of the fights that the movers get into; None if there are none, or too many."""
    world, tried = setting.world, clone(battle)
    carry_out_order(world, tried, record, one(Log))
    first, bits = int(battle.active) * ARMY, int(record.movers)
    movers = {first + n for n in range(ARMY) if bits >> n & 1}
    if not any(is_engaged(world, tried, mover) for mover in movers):
        if may_still_move(tried):
            return None
        end_moves(tried, one(Log))
        return only_fight_odds(setting, tried, action)
    face_all(world, tried, movers)
    fights = [pair for pair in pairs(list_fights, world, tried) if pair[0] in movers]
    if tried.phase == Phase.OVER or not 1 <= len(fights) <= MOST_FIGHTS:
        return None
    if len(fights) == 1:
        return fight_odds(setting, tried, fights[0], action)
    return several_odds(setting, tried, fights, action)


def only_fight_odds(setting: Setting, tried: Battle, action: ActionValue) -> Odds | None:
    """The odds of a fight that follows automatically, because nobody has a choice before it."""
    world = setting.world
    while turns := pairs(list_turns, world, tried):
        if len(turns) > 1:
            return None
        turn_to_face(world, tried, *turns[0], one(Log))
    fall_empty_camps(world, tried, one(Log))
    fights = pairs(list_fights, world, tried)
    if tried.phase == Phase.OVER or len(fights) != 1:
        return None
    return fight_odds(setting, tried, fights[0], action)


def face_all(world: World, tried: Battle, movers: set[int]) -> None:
    """Let all turn that have to, those contacted by the movers first; then empty camps fall."""
    while turns := pairs(list_turns, world, tried):
        turn_to_face(world, tried, *next((turn for turn in turns if movers & set(turn)), turns[0]), one(Log))
    fall_empty_camps(world, tried, one(Log))


def pairs(listed: Pairs, world: World, battle: Battle) -> list[Fight]:
    """All that a list of pairs holds."""
    found: list[Fight] = []
    while (pair := listed(world, battle, len(found)))[0] != NONE:
        found.append((int(pair[0]), int(pair[1])))
    return found


# One fight


def fight_odds(setting: Setting, battle: Battle, fight: Fight, action: ActionValue) -> Odds:
    """All thirty-six pairs of dice of one fight."""
    branches = spread(setting.world, battle, fight)
    weight: dict[End, Fraction] = defaultdict(Fraction)
    for branch in branches:
        weight[branch.end] += branch.chance
    outcomes = tuple(told(setting, battle, end, weight[end]) for end in sorted(weight, reverse=True))
    modifiers = {seat_of(e): parts(setting, battle, e, enemy) for e, enemy in (fight, fight[::-1])}
    chances = {"even": weight[EVEN]}
    for e in fight:
        for what, ends in FATES.items():
            chances[f"{seat_of(e)}_{what}"] = likely(branches, meets_end(e, ends))
    return Odds(action, modifiers, totals(modifiers), outcomes, chances | victories(branches))


def spread(world: World, battle: Battle, fight: Fight) -> list[Branch]:
    """How a fight may end: pairs of dice with the same loser and grade end alike, so that each is tried once."""
    own, enemy = fight
    ours, theirs = int(score(world, battle, own, enemy)), int(score(world, battle, enemy, own))
    found: dict[tuple[bool, int], list[tuple[int, int]]] = defaultdict(list)
    for die in range(1, DIE + 1):
        for other in range(1, DIE + 1):
            total, against = die + ours, other + theirs
            grade = int(grade_of(min(total, against), max(total, against)))
            found[total < against, grade].append((total, against))
    return [Branch(Fraction(len(dice), DIE * DIE), *settled(world, battle, fight, *dice[0])) for dice in found.values()]


def settled(world: World, battle: Battle, fight: Fight, total: int, against: int) -> tuple[End, Battle]:
    """How a fight with these totals ends, and the position after it."""
    tried, log = clone(battle), one(Log)
    settle(world, tried, *fight, total, against, log)
    event = log.events[0]
    what = tuple(EventKind)[event.kind]
    if what == EventKind.EVEN:
        return EVEN, tried
    loser = int(event.a)
    losses = int(tried.lost[side_of(loser)]) - int(battle.lost[side_of(loser)])
    distance, cause = (
        int(event.b) if what == EventKind.RECOILED else 0,
        int(event.cause) if what == EventKind.LOST else 0,
    )
    return End(ENDS[what], loser, distance, cause, losses), tried


def told(setting: Setting, battle: Battle, end: End, chance: Fraction) -> Outcome:
    """An end in words."""
    if end == EVEN:
        return Outcome("outcome-even", {}, setting.words, chance=chance, effects={})
    args: dict[str, Any] = {"element": setting.say_element(battle, end.element)}
    effects: dict[str, Any] = {}
    if end.what == "recoils":
        args["distance"] = effects["distance"] = end.distance
    elif end.losses:
        args["number"] = effects[f"{seat_of(end.element)}_lost"] = end.losses
    if end.what == "lost":
        args["cause"] = Text(named("cause", tuple(Cause)[end.cause]))
    return Outcome(f"outcome-{end.what}", args, setting.words, chance=chance, effects=effects)


def parts(setting: Setting, battle: Battle, e: int, enemy: int) -> tuple[Modifier, ...]:
    """What an element adds to its die, part by part."""
    values = ((part, score_part(setting.world, battle, e, enemy, part)) for part in Part if part)
    return modifiers_of(values, setting.words)


# Several fights


def several_odds(setting: Setting, battle: Battle, fights: list[Fight], action: ActionValue) -> Odds:
    """What both sides may lose in fights one after another."""
    branches = in_sequence(setting.world, battle, tuple(fights))
    weight: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
    for branch in branches:
        weight[losses(battle, branch.battle, 0), losses(battle, branch.battle, 1)] += branch.chance
    outcomes = tuple(
        Outcome(
            "outcome-losses", {"amber": amber, "teal": teal}, setting.words,
            chance=chance, effects={"amber_lost": amber, "teal_lost": teal},
        )
        for (amber, teal), chance in sorted(weight.items())
    )  # fmt: skip
    both = [pair for fight in fights for pair in (fight, fight[::-1])]
    modifiers: dict[str, tuple[Modifier, ...]] = {
        seat: tuple(fighter(setting, battle, pair) for pair in both if seat_of(pair[0]) == seat) for seat in SIDES
    }
    chances = {f"{SIDES[side]}_loses": likely(branches, loses(battle, side)) for side in range(2)}
    return Odds(action, modifiers, totals(modifiers), outcomes, chances | victories(branches))


def in_sequence(world: World, battle: Battle, fights: tuple[Fight, ...]) -> list[Branch]:
    """How some fights may end one after another; a pair that is no longer in contact does not fight."""
    open_now = pairs(list_fights, world, battle)
    due = [fight for fight in fights if fight in open_now]
    if not due or battle.phase == Phase.OVER:
        return [Branch(Fraction(1), EVEN, battle)]
    return [
        Branch(first.chance * rest.chance, first.end, rest.battle)
        for first in spread(world, battle, due[0])
        for rest in in_sequence(world, first.battle, tuple(due[1:]))
    ]


def fighter(setting: Setting, battle: Battle, fight: Fight) -> Modifier:
    """What one of several who fight adds to its die."""
    e, enemy = (setting.say_element(battle, each) for each in fight)
    value = int(score(setting.world, battle, *fight))
    return Modifier("modifier-fighter", {"element": e, "enemy": enemy}, setting.words, value=value, rule="4.32")


def losses(before: Battle, after: Battle, side: int) -> int:
    """The elements that a side has lost between two positions."""
    return int(after.lost[side]) - int(before.lost[side])


# Sums


def likely(branches: list[Branch], wanted: Callable[[Branch], bool]) -> Fraction:
    """The chance of something."""
    return sum((branch.chance for branch in branches if wanted(branch)), Fraction(0))


def meets_end(e: int, ends: tuple[str, ...]) -> Callable[[Branch], bool]:
    """Whether an element meets one of these ends."""
    return lambda branch: branch.end.element == e and branch.end.what in ends


def loses(before: Battle, side: int) -> Callable[[Branch], bool]:
    """Whether a side loses anybody."""
    return lambda branch: losses(before, branch.battle, side) > 0


def wins(side: int) -> Callable[[Branch], bool]:
    """Whether a side wins the battle at once."""
    return lambda branch: bool(branch.battle.phase == Phase.OVER and branch.battle.winner == side)


def victories(branches: list[Branch]) -> dict[str, Fraction]:
    """The chances that the battle is won at once."""
    return {f"{SIDES[side]}_wins": likely(branches, wins(side)) for side in range(2)}


def seat_of(e: int) -> str:
    """The seat of an element's side."""
    return SIDES[side_of(e)]
