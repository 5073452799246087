"""The vocabulary of the rule tests: a battle is written as text, played as text and read back as text.

An unmentioned commander stands in a far corner if his side has markers on its boxes, which need him alive (13), and is
away otherwise. Zama is the default battle because all its ground is open.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import bellona
from bellona import Event, Match, Result
from tests.loading import loaded

GAME = bellona.game("de_bello_punico")
SCENARIOS = ("trebbia", "beneventum", "po", "zama")
FACINGS = ("N", "NE", "SE", "S", "SW", "NW")
FAR = {"rome": ("R-CMD", "3020"), "carthage": ("C-CMD", "3001")}

MORALE = {"Ha": 3, "Pr": 3, "Tr": 4, "Ve": 2, "Al": 2, "E": 3, "SC": 2, "CN": 2}
MORALE |= {"Vt": 4, "F": 3, "M": 3, "Ti": 2, "El": 3}
BYSTANDERS = {"R-Ha-5": "2918 N", "C-F-5": "2903 S"}  # somebody always has a move left to make

# How to say no, or as little as possible, to each question; the first legal answer is taken.
DECLINE = {
    "deploy": ("suggested",),
    "hold": ("hold none",),
    "post": ("suggested",),
    "order": ("first",),
    "reroll": ("accept",),
    "test": ("done",),
    "stampede": ("halt ",),
    "move": ("done", "halt "),
    "boost": ("done",),
    "shoot": ("done",),
    "attack": ("done",),
    "retreat": ("stand",),
    "escape": ("stand",),
    "commit": ("keep",),
    "support": ("support none",),
    "pursuit": ("pursue",),
    "advance": ("stay",),
    "recover": ("done",),
}


class Unit(NamedTuple):
    """What a position says about one unit."""

    hex: str | None
    facing: str | None
    disorder: int
    panicked: bool
    halted: bool
    status: str  # "" on the map, else gone, pursuing, held or waiting
    exit_hex: str | None


def battle(
    units: Mapping[str, str],
    *,
    phase: str = "movement",
    active: str = "rome",
    scenario: str = "zama",
    commanders: Mapping[str, str] | None = None,
    boxes: Mapping[str, Mapping[str, Any]] | None = None,
    seed: int = 7,
    dice: Sequence[int] = (),
    **more: Any,
) -> Match:
    """A match at the beginning of an impulse, or where the rules advance to from there with these dice."""
    leaders = {FAR[seat][0]: FAR[seat][1] for seat in boxes or {}} | dict(commanders or {})
    position = {
        "game": "de_bello_punico",
        "scenario": scenario,
        "phase": phase,
        "active": active,
        "units": dict(units),
        "commanders": leaders,
        "boxes": dict(boxes or {}),
    }
    return loaded(GAME, position | more, seed, dice=dice)


def fight(units: Mapping[str, str], active: str = "rome", **more: Any) -> Match:
    """A combat impulse of the active side."""
    return battle(units, phase="combat", active=active, **more)


def recovery(units: Mapping[str, str], points: int, where: str, scenario: str = "zama") -> Match:
    """A Roman recovery impulse with this many points and the commander there."""
    return battle(
        {"C-F-9": "2902 S"} | dict(units),
        phase="recovery",
        scenario=scenario,
        boxes={"rome": {"recovery": points}},
        commanders={"R-CMD": where},
    )


def new_turn(scenario: str = "zama", **more: Any) -> Match:
    """The strategic phase of a battle in which the armies stand far apart."""
    units = {"R-Ha-1": "1019 N", "C-F-1": "1002 S"}
    commanders = {"R-CMD": "1020", "C-CMD": "1001"}
    return battle(units, phase="strategic", scenario=scenario, commanders=commanders, **more)


def started(scenario: str) -> Match:
    """A battle with the suggested set-up, ready for the first strategic phase."""
    match = GAME.start(scenario, seed=7)
    while match.prompt.ask in ("deploy", "hold", "post"):
        decline(match)
    return match


# --- doing


def play(match: Match, *actions: str, dice: Sequence[int] = ()) -> list[Event]:
    """Play the actions in order; the dice are for the last of them."""
    events: list[Event] = []
    for action in actions[:-1]:
        events += match.play(action)
    return events + match.play(actions[-1], dice=list(dice) or None)


def decline(match: Match) -> str:
    """Give the most reluctant answer to the question on the table."""
    answers = [str(action) for action in match.legal()]
    wishes = DECLINE.get(match.prompt.ask, ())
    answer = next((a for wish in wishes for a in answers if a.startswith(wish)), answers[0])
    match.play(answer)
    return answer


def until(match: Match, seat: str, ask: str) -> Match:
    """Decline everything until the seat is asked for this."""
    for _ in range(200):
        if match.result is None and asked(match) == (seat, ask):
            return match
        decline(match)
    raise AssertionError(f"{seat} was never asked: {ask}")


def walk(match: Match, name: str, *directions: str) -> None:
    """Step a unit through these directions."""
    for direction in directions:
        match.play(f"step {name} {direction}")


def stride(match: Match, name: str, direction: str) -> int:
    """Step a unit in one direction as often as the rules allow; how often that was."""
    count = 0
    while match.check(f"step {name} {direction}") is None:
        match.play(f"step {name} {direction}")
        count += 1
    return count


def lay(match: Match, rome: str, carthage: str, dice: Sequence[int] = ()) -> None:
    """Place all markers, each side in its own order; a star marks the Vacuus. The dice are the initiative's."""
    stock = {"rome": rome.split(), "carthage": carthage.split()}
    while any(stock.values()):
        box = stock[match.prompt.seat or ""].pop(0)
        action = f"place {box[:-1]} false" if box.endswith("*") else f"place {box}"
        match.play(action, dice=list(dice) or None if not any(stock.values()) else None)


def lay_anything(match: Match) -> list[tuple[str, str]]:
    """Place all markers somewhere; returns who placed what, in order."""
    laid = []
    while match.prompt.ask == "place":
        choices = [str(action) for action in match.legal() if "fortuna" not in str(action)]
        real = [choice for choice in choices if not choice.endswith("false")]
        laid.append((match.prompt.seat or "", (real or choices)[0]))
        match.play(laid[-1][1])
    return laid


def initiative(rome: int, carthage: int) -> list[int]:
    """The two initiative dice in the order in which they are rolled."""
    return [rome, carthage]


# --- asking


def asked(match: Match) -> tuple[str, str]:
    """Whose choice it is, and of what kind."""
    return match.prompt.seat or "", match.prompt.ask


def legal(match: Match) -> set[str]:
    return {str(action) for action in match.legal()}


def allowed(match: Match, action: str) -> bool:
    """Whether an action is legal, by the list and by the check, which must agree."""
    listed, refusal = action in legal(match), match.check(action)
    assert listed == (refusal is None), f"{action}: listed {listed}, refusal {refusal}"
    return listed


def refusal(match: Match, action: str) -> str | None:
    """The rule against an action; None if there is none."""
    return None if allowed(match, action) else match.check(action).rule


def dump(match: Match) -> dict[str, Any]:
    return GAME.dump(match.position)


def unit(match: Match, name: str) -> Unit:
    entry = dump(match)["units"][name]
    return Unit(
        entry.get("hex"),
        entry.get("facing"),
        entry.get("disorder", 0),
        entry.get("panicked", False),
        entry.get("halted", False),
        entry.get("status", ""),
        entry.get("exit_hex"),
    )


def place(match: Match, name: str) -> tuple[str | None, str | None]:
    """Hex and facing of a unit."""
    return unit(match, name)[:2]


def disorder(match: Match, *names: str) -> list[int]:
    return [unit(match, name).disorder for name in names]


def commander(match: Match, name: str) -> str:
    return dump(match)["commanders"][name]


def markers(match: Match, seat: str, box: str) -> int:
    """How many unspent markers lie in a box."""
    return dump(match)["boxes"].get(seat, {}).get(box, 0)


def rout(match: Match, seat: str) -> int:
    return dump(match)["rout"].get(seat, 0)


def totals(events: list[Event]) -> tuple[int, int]:
    """The totals of the attacker and the defender in a combat."""
    return next((event.args["attack"], event.args["defence"]) for event in events if event.kind == "totals")


def impulse(match: Match) -> tuple[str, str]:
    """Phase and, in an impulse, the active side."""
    now = dump(match)
    return now["phase"], now.get("active", "")


def advantage(make: Callable[[], Match], attack: str, *answers: str) -> int:
    """By how much the attacker's modifiers exceed the defender's: found by dice that make a tie (10.6a)."""
    _, attacker, defender = attack.split()
    for edge in range(-5, 6):
        match = make()
        before = disorder(match, attacker, defender)
        play(match, attack, *answers, dice=[1, 1 + edge] if edge >= 0 else [1 - edge, 1])
        if disorder(match, attacker, defender) == [points + 1 for points in before]:
            return edge
    raise AssertionError(f"no dice make {attack} a tie")


def rout_one(kind: str, **more: Any) -> Match:
    """A unit of this kind, "R-Ha" say, one point short of its morale, has just lost a combat and panicked."""
    name, foot = f"{kind}-1", kind[2:] in {"Ha", "Pr", "Tr", "Al", "Vt", "F", "M"}
    where, foe, there, active = (
        ("1110 N", "C-Vt-7", "1109 S", "carthage") if kind[0] == "R" else ("1109 S", "R-Tr-3", "1110 N", "rome")
    )
    match = fight({name: f"{where} disorder {MORALE[kind[2:]] - 1}", foe: there} | BYSTANDERS, active, **more)
    play(match, f"attack {foe} {name}", *([] if foot else ["stand"]), dice=[6, 1])
    return match


def verdict(scenario: str = "zama", turn: int = 1, **routed: int) -> Result | None:
    """The result, if there is one, at the end of a turn with these rout points."""
    match = battle(
        {"R-Ha-1": "1019 N", "C-F-1": "1002 S disorder 1"},
        phase="recovery",
        active="carthage",
        first="rome",
        scenario=scenario,
        turn=turn,
        boxes={"rome": {}, "carthage": {"recovery": 1}},
        commanders={"R-CMD": "1020", "C-CMD": "1001"},
        rout=routed,
    )
    match.play("done")
    return match.result
