"""Questions about a position: what can this leader do, what can be done here, and why not?

Every answer uses only what the asker's seat sees.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bellona.gamekit.queries import checked, odds, tell_odds, tell_reasons
from bellona.gamekit.values import Refusal
from bellona.kernel.dice import dice_from
from bellona.kernel.hexes import distance
from bellona.kernel.log import Log
from bellona.kernel.record import clone, one

from ..actions.exploring import take_lead
from ..actions.verbs import NUMBERED, Verb
from ..position.records import LAND, LEADER_ITEM, NAVAL, NONE, Ask, Status, War
from ..text.describing import describe, leaders_at, overlays
from ..text.notation import ARMS, KINDS, LEADER_NAMES, SETUP_KINDS
from .client_facts import FACTS
from .reach import may_march, reach

__all__ = ["inspect", "odds", "overlays", "why"]

MOST_ODDS = 8
OF_THE_MARCH = (Verb.GO, Verb.ATTACK)
"""The description of the moving leader without his name."""
EXPECTED = ("refusal-no-enemy-of-type", "refusal-not-adjacent", "refusal-wrong-loss")
Code = tuple[int, int, int, int]


def inspect(setting: Any, war: War, name: str, own: bool) -> dict[str, Any]:
    """Everything about a leader, or about a hex and what can be done there.

    `R-C 4 land 2 naval` asks about a leader who has not set out yet, as if he had done so with these points.
    """
    leader_name, _, points = name.partition(" ")
    if points and own:
        return with_force(setting, war, name, [f"lead {leader_name}", *joins(points.split())])
    is_hex = name.isdigit()
    told = [said.wire for said in describe(setting, war, name)]
    codes: list[Code] = setting.codes(war) if own else []
    if is_hex:
        h, leader = setting.notation.find_hex(name), NONE
        codes = [code for code in codes if is_about_hex(setting, war, code, h)]
        buttons = hex_buttons(setting, war, h) if own else iter(())
    else:
        leader = setting.notation.find_leader(name)
        h = int(war.leaders[leader].hex) if war.leaders[leader].status == Status.ON_MAP else NONE
        codes = [code for code in codes if is_of_leader(war, code, leader)]
        buttons = leader_buttons(setting, war, leader) if own else iter(())
    counts = most(codes)
    return {
        "piece": name,
        "what": "hex" if is_hex else "leader",
        "hex": setting.notation.hex(h) if h != NONE else None,
        "moves": reach(setting, war, name) if own and not is_hex else {},
        "force": force(war, leader, counts) if leader != NONE and h != NONE else None,
        "acts": list(acts(setting, war, codes)),
        "counts": counts,
        "buttons": list(buttons),
        "tell": told,
    }


def joins(points: list[str]) -> list[str]:
    """The orders to take points along: each number is followed by its kind."""
    return [f"join {number} {kind}" for number, kind in zip(points[::2], points[1::2], strict=False)]


def with_force(setting: Any, war: War, name: str, orders: list[str]) -> dict[str, Any]:
    """Where a leader could go if he first carried out some orders; they begin every way."""
    tried: Any = clone(war)
    log, dice = one(Log), dice_from(0)
    for text in orders:
        action = setting.read(tried, text)
        if setting.check(tried, action) is None:
            setting.apply(tried, action, dice, log)
            log.count = 0
    found = inspect(setting, tried, name.partition(" ")[0], True)
    return found | {"piece": name, "moves": {at: prefixed(way, orders) for at, way in found["moves"].items()}}


def prefixed(way: dict[str, Any], orders: list[str]) -> dict[str, Any]:
    """A way, and its ways by land and by sea, that begin with some orders."""
    ways = {by: each and each | {"orders": [*orders, *each["orders"]]} for by, each in way["ways"].items()}
    return way | {"orders": [*orders, *way["orders"]], "ways": ways}


def is_of_leader(war: War, code: Code, leader: int) -> bool:
    """Whether a choice is what a leader does, or what is done with him."""
    verb = Verb(code[0])
    if "leader" in verb.names:
        return code[1] == leader
    return leader == war.marching and (verb in OF_THE_MARCH or verb in (Verb.JOIN, Verb.DROP))


def is_about_hex(setting: Any, war: War, code: Code, h: int) -> bool:
    """Whether a choice names a hex, or a leader who stands in it and may begin his move."""
    verb = Verb(code[0])
    if verb == Verb.LEAD:
        return bool(war.leaders[code[1]].hex == h)
    return "hex" in verb.names and code[2] == h


def most(codes: list[Code]) -> dict[str, dict[str, int]]:
    """The highest number that may be said, by verb and kind."""
    found: dict[str, dict[str, int]] = {}
    for verb, kind, _, number in codes:
        if verb in NUMBERED and not (verb == Verb.DEPLOY and kind == LEADER_ITEM):
            kinds, name = found.setdefault(Verb(verb).word, {}), KINDS[kind]
            kinds[name] = max(number, kinds.get(name, 0))
    return found


def force(war: War, leader: int, counts: dict[str, dict[str, int]]) -> dict[str, Any]:
    """What a leader has with him, and what he might take or leave."""
    carried = [int(number) for number in war.force] if leader == war.marching else [0, 0]
    return {
        "points": int(war.leaders[leader].points),
        ARMS[LAND]: carried[LAND],
        ARMS[NAVAL]: carried[NAVAL],
        **{verb: {arm: counts.get(verb, {}).get(arm, 0) for arm in ARMS} for verb in ("join", "drop")},
    }


def acts(setting: Any, war: War, codes: list[Code]) -> Iterator[dict[str, Any]]:
    """The choices without a number, each with its odds where dice decide; attacks come first."""
    given = 0
    for code in sorted(codes, key=lambda code: code[0] != Verb.ATTACK):
        if code[0] in NUMBERED and not (code[0] == Verb.DEPLOY and code[1] == LEADER_ITEM):
            continue
        action = setting.action(war, code)
        words = action.text.split()
        found = setting.odds(war, action) if given < MOST_ODDS else None
        given += found is not None
        target = next((word for word in words[1:] if word.isdigit()), None)
        if code[0] == Verb.ATTACK:
            target = setting.notation.hex(int(war.leaders[war.marching].hex))
        yield {"action": action.text, "verb": words[0], "target": target, "odds": found and tell_odds(found)}


# Buttons


def leader_buttons(setting: Any, war: War, leader: int) -> Iterator[dict[str, Any]]:
    """What may be asked of a leader now or, if nothing, why."""
    texts = [f"lead {LEADER_NAMES[leader]}"] if may_be_led(war, leader) else []
    if war.ask == Ask.RETIRE:
        texts = [f"retire {LEADER_NAMES[leader]}"]
    for text, refusal in checked(setting, war, texts):
        yield FACTS.button(text, refusal=refusal)
    if leader == war.marching and war.ask == Ask.MARCH:
        yield from refused(setting, war, [*(f"attack {arm}" for arm in ARMS), "finish"])


def may_be_led(war: War, leader: int) -> bool:
    """Whether it makes sense to ask a leader to begin his move."""
    return war.ask in (Ask.CAMPAIGN, Ask.MARCH) and leader != war.marching


def hex_buttons(setting: Any, war: War, h: int) -> Iterator[dict[str, Any]]:
    """Impossible requests in a hex, and the reasons."""
    return refused(setting, war, list(hex_texts(setting, war, setting.notation.hex(h))))


def refused(setting: Any, war: War, texts: list[str]) -> Iterator[dict[str, Any]]:
    """The refused ones of some actions, as buttons, except those that nobody would expect to be allowed."""
    for text, refusal in checked(setting, war, texts):
        if refusal is not None and refusal.name not in EXPECTED:
            yield FACTS.button(text, refusal=refusal)


def hex_texts(setting: Any, war: War, name: str) -> Iterator[str]:
    """What may be meant by pointing at a hex."""
    for verb in answers(war):
        word, form = verb.word, verb.names
        if form == ("hex",):
            yield f"{word} {name}"
        elif form == ("leader", "hex"):
            yield from (f"{word} {leader} {name}" for leader in waiting(war))
        elif form == ("count", "kind", "hex"):
            yield from (f"{word} {kind} {name}" for kind in numbered_kinds(setting, war, verb))


def numbered_kinds(setting: Any, war: War, verb: Verb) -> list[str]:
    """One point of each kind that a verb may name now; in the set-up, of the current line."""
    if verb != Verb.DEPLOY:
        return [
            f"1 {kind}"
            for slot in verb.slots
            if slot.name == "kind"
            for kind in setting.notation.kinds[slot.kind].names
        ]
    kind = SETUP_KINDS[setting.world.lines[war.line].kind]
    return [kind if kind == SETUP_KINDS[LEADER_ITEM] else f"1 {kind}"]


def waiting(war: War) -> list[str]:
    """The first leader who waits for a place, drawn or to come back."""
    status = Status.DRAWN if war.ask == Ask.APPOINT else Status.LOST
    return [name for name, leader in zip(LEADER_NAMES, war.leaders, strict=True) if leader.status == status][:1]


def answers(war: War) -> list[Verb]:
    """The verbs that fit what is asked."""
    return [verb for verb in Verb if war.ask in verb.row.asks]


# Why not?


def why(setting: Any, war: War, piece: str | None, at: str | None) -> list[dict[str, Any]]:
    """Why the seat in turn cannot do what it points at: with a leader, at a hex or another leader."""
    return tell_reasons(reasons(setting, war, piece, at))


def reasons(setting: Any, war: War, piece: str | None, at: str | None) -> Iterator[tuple[str, Refusal | None]]:
    """The possible meanings, and the verdict of the rules on them."""
    if piece and at and at.isdigit() and war.ask in (Ask.CAMPAIGN, Ask.MARCH):
        yield from refused_march(setting, war, piece, at)
    else:
        yield from checked(setting, war, candidates(setting, war, piece, at))


def candidates(setting: Any, war: War, piece: str | None, at: str | None) -> Iterator[str]:
    """Actions that a player who points at a hex or a leader may mean."""
    if at and at.isdigit():
        yield from hex_texts(setting, war, at)
        here = leaders_at(setting.world, war, int(war.active), setting.notation.find_hex(at))
        names = [LEADER_NAMES[leader] for leader in here]
    else:
        names = [name for name in (at, piece) if name][:1]
    for name in names:
        yield from (f"{verb.word} {name}" for verb in answers(war) if verb.names == ("leader",))
        if name == LEADER_NAMES[war.marching] and war.marching != NONE:
            yield from (*(f"attack {arm}" for arm in ARMS), "finish")


def refused_march(setting: Any, war: War, name: str, at: str) -> Iterator[tuple[str, Refusal | None]]:
    """Where a march to a hex stops: it goes as near as it can, and the next step is refused."""
    leader, goal = setting.notation.find_leader(name), setting.notation.find_hex(at)
    if not may_march(setting, war, leader):
        text = "finish" if leader == war.marching else f"lead {name}"
        yield from checked(setting, war, [text])
        return
    ways = reach(setting, war, name)
    if at in ways:
        yield ways[at]["orders"][-1], None
        return
    tried, stand = clone(war), int(war.leaders[leader].hex)
    take_lead(tried, leader)
    tried.ask = Ask.MARCH
    nearest = min(ways, key=lambda h: (gap(setting, setting.notation.find_hex(h), goal), ways[h]["cost"]), default=None)
    if nearest is not None and gap(setting, setting.notation.find_hex(nearest), goal) < gap(setting, stand, goal):
        tried.leaders[leader].hex = stand = setting.notation.find_hex(nearest)
        tried.leaders[leader].points -= ways[nearest]["cost"]
    near = [int(h) for h in setting.world.neighbour[stand] if h >= 0]
    toward = min(near, key=lambda h: gap(setting, h, goal))
    yield from checked(setting, tried, [f"go {setting.notation.hex(toward)}"])


def gap(setting: Any, a: int, b: int) -> int:
    """The number of steps between two hexes."""
    return int(distance(setting.world.q, setting.world.r, a, b))
