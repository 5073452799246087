"""Questions about a position: what can these elements do, with what result, and why not?"""

from __future__ import annotations

from collections.abc import Iterator
from math import dist
from typing import Any

from bellona.gamekit.queries import checked, odds, tell_odds, tell_reasons
from bellona.gamekit.values import NotUnderstood, Refusal
from bellona.kernel.plane import local
from bellona.kernel.record import one

from ..actions.moves import Verb
from ..planning.plan import paces, target_name
from ..planning.plan import plan as look_ahead
from ..planning.sketching import Sketch, sketch
from ..position.records import ARMY, NONE, Ask, Battle, Contact, Status
from ..rules.c03_moves.groups import ahead_of
from ..rules.c03_moves.lineup import target_pose
from ..text.describing import describe, own, surveyed
from ..text.notation import CAMPS, ELEMENT_NAMES, write_number, write_place
from .client_facts import FACTS
from .layers import overlays, reach_of

__all__ = ["inspect", "odds", "overlays", "plan", "why"]

MOST_ODDS = 6
MOVING = (Verb.MOVE, Verb.MARCH, Verb.CONTRACT)
NAMING = (Verb.DEPLOY, Verb.FACE, Verb.FIGHT)
"""Verbs whose action names an element as its leader."""


def inspect(setting: Any, battle: Battle, name: str, own_turn: bool) -> dict[str, Any]:
    """Everything about an element, a group (A3+A4) or a camp, and what can be done with it."""
    known = surveyed(setting, battle)
    told = [said.wire for said in describe(setting, battle, known, name)]
    if name in CAMPS:
        return {"piece": name, "what": "camp", "members": [], "tell": told} | nothing()
    members = members_of(setting, name)
    side, first = members[0] // ARMY, members[0]
    codes = setting.codes(battle) if own_turn else []
    mine = [code for code in codes if is_of(code, side, members)]
    return {
        "piece": name,
        "what": "element" if len(members) == 1 else "group",
        "members": [ELEMENT_NAMES[e] for e in members],
        "group": names_of(side, int(known.group[first])),
        "line": line_of(setting, battle, known, first),
        "file": file_of(setting, battle, first),
        "reach": reach_of(setting, battle, members) if is_standing(battle, members) else [],
        "acts": list(acts(setting, battle, mine)),
        "buttons": [],
        "tell": told,
    }


def nothing() -> dict[str, Any]:
    """The description of a thing that cannot act."""
    return {"group": [], "line": [], "file": [], "reach": [], "acts": [], "buttons": []}


def members_of(setting: Any, name: str) -> list[int]:
    """The elements of a name, all of one side."""
    members = sorted({setting.notation.find_element(part) for part in name.split("+")})
    if members[0] // ARMY != members[-1] // ARMY:
        raise NotUnderstood(f"{name!r} names elements of both sides")
    return members


def names_of(side: int, movers: int) -> list[str]:
    """The elements of a set by their names."""
    return [ELEMENT_NAMES[e] for e in own(side) if movers >> (e % ARMY) & 1]


def is_standing(battle: Battle, members: list[int]) -> bool:
    """Whether all of them are on the board."""
    return all(battle.elements[e].status == Status.ON_BOARD for e in members)


def is_of(code: tuple[int, ...], side: int, members: list[int]) -> bool:
    """Whether a choice is made with exactly these elements."""
    verb, movers, lead, extra = code[:4]
    if verb in MOVING:
        return movers == sum(1 << e % ARMY for e in members)
    return verb in NAMING and len(members) == 1 and (lead == members[0] or (verb == Verb.FIGHT and extra == members[0]))


def line_of(setting: Any, battle: Battle, known: Any, e: int) -> list[str]:
    """Those of its group who stand in one rank with an element, from left to right."""
    here, found = battle.elements[e], []
    for other in own(e // ARMY):
        there = battle.elements[other]
        if int(known.group[e]) >> (other % ARMY) & 1:
            u, v = local(int(there.x), int(there.y), int(here.x), int(here.y), int(here.facing))
            if abs(v) <= setting.world.touch:
                found.append((u, other))
    return [ELEMENT_NAMES[other] for _, other in sorted(found)]


def file_of(setting: Any, battle: Battle, e: int) -> list[str]:
    """The column that an element stands in, from front to rear."""
    side, everybody = e // ARMY, 0
    for other in own(side):
        if battle.elements[other].status == Status.ON_BOARD:
            everybody |= 1 << (other % ARMY)
    ahead = {other: int(ahead_of(setting.world, battle, side, everybody, other)) for other in own(side)
             if everybody >> (other % ARMY) & 1}  # fmt: skip
    behind = {fore: other for other, fore in ahead.items() if fore != NONE}
    column, fore = [e], ahead.get(e, NONE)
    while fore != NONE and fore not in column:
        column.insert(0, fore)
        fore = ahead.get(fore, NONE)
    while column[-1] in behind and behind[column[-1]] not in column:
        column.append(behind[column[-1]])
    return [ELEMENT_NAMES[other] for other in column]


def acts(setting: Any, battle: Battle, codes: list[tuple[int, ...]]) -> Iterator[dict[str, Any]]:
    """Sketched choices, those that end in contact first, with the odds of the resulting fights."""
    told = [act(setting, battle, code) for code in codes]
    told.sort(key=lambda each: not each["contacts"])
    given = 0
    for each in told:
        wanted = given < MOST_ODDS and (each["contacts"] or each["verb"] == "fight")
        found = setting.odds(battle, setting.read(battle, each["action"])) if wanted else None
        given += found is not None
        yield each | {"odds": found and tell_odds(found)}


def act(setting: Any, battle: Battle, code: tuple[int, ...]) -> dict[str, Any]:
    """A sketched choice."""
    action, paper = setting.action(battle, code), one(Sketch)
    sketch(setting.world, battle, setting.engine.codes.filled(code), paper)
    drawn: Any = paper
    names = ELEMENT_NAMES[int(battle.active) * ARMY :]
    movers = [n for n in range(ARMY) if int(drawn.movers) >> n & 1]
    words = action.text.split()
    return {
        "action": action.text,
        "verb": words[0],
        "target": words[2] if words[0] in ("face", "fight") else None,
        "ghosts": {names[n]: [paces(part) for part in drawn.end[n]] for n in movers},
        "spent": paces(drawn.spent),
        "contacts": [
            [names[n], target_name(int(drawn.touched[n])), Contact(drawn.contact[n]).name.lower()]
            for n in movers
            if drawn.touched[n] != NONE
        ],
    }


# A path in the making


def plan(setting: Any, battle: Battle, text: str, snap: bool) -> dict[str, Any]:
    """The result of a path; if it is barred and straight ahead leads nearer to its end, that is the nearest."""
    found = look_ahead(setting, battle, text, snap)
    instead = straight_on(setting, battle, text) if found["asked"]["refusal"] else None
    if instead is not None:
        ahead = look_ahead(setting, battle, instead, False)["legal"]
        if ahead and (found["legal"] is None or gap(found["asked"], ahead) < gap(found["asked"], found["legal"])):
            found["legal"] = ahead
    return found


def straight_on(setting: Any, battle: Battle, text: str) -> str | None:
    """How one element that is wished anywhere as it faces would go straight there; None for any other path."""
    match text.split():
        case ["move", piece, "to", place] if piece in ELEMENT_NAMES and place.count(",") == 1:
            here = battle.elements[setting.notation.find_element(piece)]
            x, y = setting.notation.find_place(place, 2)
            _, ahead = local(x, y, int(here.x), int(here.y), int(here.facing))
            return f"move {piece} ahead {write_number(int(ahead))}" if ahead else None
    return None


def gap(asked: dict[str, Any], path: dict[str, Any]) -> float:
    """The distance between the end of a path and its requested end."""
    return max(dist(asked["ghosts"][name][:2], pose[:2]) for name, pose in path["ghosts"].items())


# Why not?


def why(setting: Any, battle: Battle, piece: str | None, at: str | None) -> list[dict[str, Any]]:
    """Why the seat in turn cannot do what it points at: with an element or a group, at an enemy or a place."""
    return tell_reasons(reasons(setting, battle, piece, at))


def reasons(setting: Any, battle: Battle, piece: str | None, at: str | None) -> Iterator[tuple[str, Refusal | None]]:
    """The possible meanings, and the verdict of the rules on them; if one is allowed, only that is returned."""
    refused = []
    for text, refusal in checked(setting, battle, candidates(setting, battle, piece, at)):
        if refusal is None:
            yield text, None
            return
        refused.append((text, refusal))
    yield from refused


def candidates(setting: Any, battle: Battle, piece: str | None, at: str | None) -> Iterator[str]:
    """Actions that a player who points at an enemy or a place may mean."""
    ask, name = Ask(battle.ask), piece or at or ""
    if ask in (Ask.FACE, Ask.FIGHT) and piece and at:
        word = ask.name.lower()
        yield from (f"{word} {piece} {at}", f"{word} {at} {piece}")
    elif ask == Ask.DEPLOY and piece in ELEMENT_NAMES and at:
        facing = int(battle.elements[ELEMENT_NAMES.index(piece)].facing)
        yield f"deploy {piece} {at},{write_number(facing)}" if at.count(",") == 1 else f"deploy {piece} {at}"
    elif ask == Ask.MOVE and piece and at:
        yield from moves_to(setting, battle, piece, at)
    elif ask == Ask.MOVE and name and name not in CAMPS:
        yield f"move {name} ahead 1"
    else:
        yield from ("ready", "done")


def moves_to(setting: Any, battle: Battle, piece: str, at: str) -> Iterator[str]:
    """The moves by which elements might get to an enemy, a camp, a friend or a place."""
    members = members_of(setting, piece)
    here = battle.elements[members[0]]
    start = int(here.x), int(here.y), int(here.facing)
    if at in CAMPS or at in ELEMENT_NAMES:
        target = setting.notation.find_target(at)
        edges = (Contact.FRONT, Contact.RIGHT, Contact.LEFT, Contact.REAR)[: 3 if at in CAMPS else 4]
        poses = [target_pose(setting.world, battle, target, int(edge), *start[:2]) for edge in edges]
        goals = sorted(poses, key=lambda pose: (pose[0] - start[0]) ** 2 + (pose[1] - start[1]) ** 2)
        places = [write_place(*map(int, pose)) for pose in goals]
    else:
        places = [at]
    if len(members) == 1:
        yield from (f"move {piece} to {place}" for place in places)
        return
    x, y = setting.notation.find_place(",".join(places[0].split(",")[:2]), 2)
    _, ahead = local(x, y, *start)
    yield f"move {piece} ahead {write_number(int(ahead))}"


assert FACTS.rules.keys() == {ask.name.lower() for ask in Ask if ask}
