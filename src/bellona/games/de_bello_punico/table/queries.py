"""Questions about a position: what can this piece do, with what result, and why not?

Every answer uses only what the asker's seat sees.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import partial
from typing import Any

from bellona.gamekit.queries import checked, chosen, odds, tell_odds, tell_reasons
from bellona.gamekit.values import Refusal
from bellona.kernel.hexes import DIRECTIONS

from ..actions.verbs import Verb
from ..picture.layers import arcs, radius
from ..position.records import COMMANDER, NONE, UNITS, Ask, Battle, Status
from ..rules.c02_components import gap
from ..text.describing import describe_piece
from ..text.notation import SEATS
from .client_facts import FACTS
from .marching import refused_march
from .reach import reach

__all__ = ["inspect", "odds", "overlays", "why"]

MARCHING = (Ask.MOVE, Ask.STAMPEDE, Ask.BOOST)
STRIKES = (Verb.ATTACK, Verb.CHARGE, Verb.SHOOT)
MOST_ODDS = 8


def inspect(setting: Any, battle: Battle, name: str, own: bool) -> dict[str, Any]:
    """Everything about a piece: where it can go, whom it can strike and with what odds, what it threatens."""
    piece = setting.notation.find_piece(battle, name)
    at = place_of(battle, piece)
    sides = arcs(setting.field, battle, piece)
    moves = reach(setting, battle, name) if own and battle.ask in MARCHING else {}
    start = moves.pop(setting.notation.hex(at), None) if at >= 0 else None
    if start and len(start["facings"]) > 1:
        moves[setting.notation.hex(at)] = start
    return {
        "piece": name,
        "hex": setting.notation.hex(at) if at >= 0 else None,
        "moves": moves,
        **{side: named(setting, hexes) for side, hexes in sides.items()},
        "zoc": named(setting, sides["front"]),
        "radius": named(setting, radius(setting.field, battle, piece - COMMANDER)),
        "acts": list(acts(setting, battle, piece)) if own else [],
        "buttons": list(buttons(setting, battle, piece)) if own else [],
        "tell": [said.wire for said in describe_piece(setting, battle, piece)],
    }


def place_of(battle: Battle, piece: int) -> int:
    """The hex of a piece, below 0 if it is not on the map."""
    if piece >= COMMANDER:
        return int(battle.commanders[piece - COMMANDER].hex)
    unit = battle.units[piece]
    return int(unit.hex) if unit.status == Status.ON_MAP else NONE


def named(setting: Any, hexes: Iterable[int]) -> list[str]:
    """Hexes by their names."""
    return [setting.notation.hex(h) for h in hexes]


def acts(setting: Any, battle: Battle, piece: int) -> Iterator[dict[str, Any]]:
    """What a piece can do besides walking, each with its odds."""
    given = 0
    for code in setting.codes(battle):
        verb = Verb(code[0])
        if verb in (Verb.STEP, Verb.TURN) or code[1] != piece or "unit" not in verb.names:
            continue
        action = setting.action(battle, code)
        words = action.text.split()
        odds = setting.odds(battle, action) if given < MOST_ODDS else None
        given += odds is not None
        yield {
            "action": action.text,
            "verb": words[0],
            "target": words[2] if len(words) > 2 else None,
            "odds": odds and tell_odds(odds),
        }


def buttons(setting: Any, battle: Battle, piece: int) -> Iterator[dict[str, Any]]:
    """What may be asked of a piece now or, if nothing, why."""
    name = setting.notation.piece(battle, piece)
    for verb in answers(battle):
        if verb.names == ("unit",):
            text = f"{verb.word} {name}"
            yield FACTS.button(text, refusal=setting.check(battle, setting.read(battle, text)))
        elif verb in STRIKES and piece < COMMANDER:
            refusal = no_strike(setting, battle, verb, piece)
            if refusal is not None:
                yield FACTS.button(f"{verb.word} {name}", refusal=refusal)


def answers(battle: Battle) -> list[Verb]:
    """The verbs that fit what is asked."""
    return [verb for verb in Verb if battle.ask in verb.row.asks]


def no_strike(setting: Any, battle: Battle, verb: Verb, piece: int) -> Refusal | None:
    """Why a unit can strike nobody: the refusal for the nearest enemy. None if it can."""
    enemies = sorted(enemies_of(setting, battle, piece), key=lambda entry: entry[0])
    reason: Refusal | None = None
    for _, enemy in enemies:
        text = f"{verb.word} {setting.notation.piece(battle, piece)} {setting.notation.piece(battle, enemy)}"
        refusal = setting.check(battle, setting.read(battle, text))
        if refusal is None:
            return None
        reason = reason or refusal
    return reason


def enemies_of(setting: Any, battle: Battle, piece: int) -> Iterator[tuple[int, int]]:
    """The enemy's units on the map, with how far they are."""
    here, side = place_of(battle, piece), battle.units[piece].side
    for unit in range(UNITS):
        other = battle.units[unit]
        if here >= 0 and other.status == Status.ON_MAP and other.side != side:
            yield int(gap(setting.field, here, int(other.hex))), unit


# Why not?


def why(setting: Any, battle: Battle, piece: str | None, at: str | None) -> list[dict[str, Any]]:
    """Why the seat in turn cannot do what it points at: with a piece, at a hex or another piece."""
    return tell_reasons(reasons(setting, battle, piece, at))


def reasons(
    setting: Any, battle: Battle, piece: str | None, at: str | None
) -> Iterator[tuple[str | None, Refusal | None]]:
    """The possible meanings, and the verdict of the rules on them."""
    goal = place_named(setting, battle, at)
    if piece and goal and battle.ask in MARCHING:
        march = refused_march(setting, battle, piece, goal)
        if march:
            yield None, march
    yield from checked(setting, battle, candidates(setting, battle, piece, at))


def place_named(setting: Any, battle: Battle, at: str | None) -> str | None:
    """The hex that is pointed at, by itself or by a piece in it."""
    if not at or at.isdigit():
        return at
    here = place_of(battle, setting.notation.find_piece(battle, at)) if "-" in at else NONE
    return setting.notation.hex(here) if here >= 0 else None


def candidates(setting: Any, battle: Battle, piece: str | None, at: str | None) -> Iterator[str]:
    """Actions that a player who points at a hex or a piece may mean."""
    target = piece_at(setting, battle, at)
    actor = piece or target
    at = actor if at and not piece and target else at
    for verb in answers(battle):
        word, form = verb.word, verb.names
        if form[:1] == ("hex",) and at and at.isdigit():
            yield f"{word} {at}"
        elif form == ("unit", "hex") and at:
            unit = piece or deploying(setting, battle)
            if unit and place_of(battle, setting.notation.find_piece(battle, unit)) < 0:
                yield f"{word} {unit} {at}"
        elif form == ("unit", "target") and piece and target and piece != target:
            yield f"{word} {piece} {target}"
        elif form == ("unit", "target") and actor and not piece:
            refusal_of = nearest_enemy(setting, battle, actor)
            if refusal_of:
                yield f"{word} {actor} {refusal_of}"
        elif form == ("unit",) and actor and at in (None, actor):
            yield f"{word} {actor}"
        elif form[:1] == ("box",) and at and not at.isdigit():
            yield f"{word} {at}"
        elif verb == Verb.STEP and actor and not piece:
            yield from (f"{word} {actor} {direction}" for direction in DIRECTIONS)


def deploying(setting: Any, battle: Battle) -> str | None:
    """The unit that is to be set up now."""
    unit = setting.prompt(battle).args.get("unit")
    return unit.args["id"] if unit else None


def piece_at(setting: Any, battle: Battle, at: str | None) -> str | None:
    """The piece that is pointed at, by its own name or by its hex."""
    if not at:
        return None
    if not at.isdigit():
        return at if "-" in at else None
    unit = int(battle.at[setting.notation.find_hex(at)])
    return setting.notation.piece(battle, unit) if unit != NONE else None


def nearest_enemy(setting: Any, battle: Battle, name: str) -> str | None:
    """The enemy nearest to a unit."""
    piece = setting.notation.find_piece(battle, name)
    if piece >= COMMANDER:
        return None
    found = min(enemies_of(setting, battle, piece), default=None)
    return setting.notation.piece(battle, found[1]) if found else None


# Overlays


def overlays(setting: Any, battle: Battle, wanted: Collection[str] | None = None) -> dict[str, dict[str, list[str]]]:
    """Layers over the map, for each side: zones of control, command radius, and what missiles and arms can strike."""
    layers: dict[str, Callable[[int], Iterable[int]]] = {
        "zoc": lambda side: controlled(battle, side),
        "radius": lambda side: radius(setting.field, battle, side),
        "threat": lambda side: sorted(threatened(setting, battle, side)),
    }

    def lay(hexes: Callable[[int], Iterable[int]]) -> dict[str, list[str]]:
        return {seat: named(setting, hexes(side)) for side, seat in enumerate(SEATS)}

    return chosen({name: partial(lay, hexes) for name, hexes in layers.items()}, wanted)


def controlled(battle: Battle, side: int) -> list[int]:
    """The hexes in a side's zones of control."""
    zoc: Any = battle.zoc[side]
    return [h for h, count in enumerate(zoc.tolist()) if count > 0]


def threatened(setting: Any, battle: Battle, side: int) -> set[int]:
    """Where a side's units can strike from where they stand."""
    hexes: set[int] = set()
    for unit in range(UNITS):
        if battle.units[unit].status == Status.ON_MAP and battle.units[unit].side == side:
            sides = arcs(setting.field, battle, unit)
            hexes.update(sides["missiles"] or sides["front"])
    return hexes
