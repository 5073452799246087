"""The vocabulary of the rule tests: a war is written as text, played as text and read back as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import bellona
from bellona import Event, Match, Odds
from bellona.gamekit.catalog import Text
from bellona.games.punic_wars.position.records import LEADER_ITEM
from bellona.games.punic_wars.text.notation import SETUP_KINDS
from tests.loading import loaded

GAME = bellona.game("punic_wars")
SCENARIOS = ("first_war", "second_war", "third_war")
SEATS = ("rome", "carthage")
NAMES = ("region", "side", "phase", "cause", "level", "modifier")

# How to say no, or as little as possible, to each question; the first legal answer is taken.
DECLINE = {
    "deploy": ("suggested",),
    "fund": ("fund 0",),
    "elect": ("decline",),
    "campaign": ("done",),
    "march": ("finish", "drop", "go", "attack"),
    "invert": ("stand",),
    "recruit": ("done",),
    "agree": ("refuse",),
}


class Leader(NamedTuple):
    """What a position says about one leader."""

    status: str
    hex: str | None
    points: int
    marching: str


def war(
    stacks: Mapping[str, Mapping[str, str]] | None = None,
    *,
    phase: str = "campaign",
    active: str | None = None,
    scenario: str = "second_war",
    turn: int = 2,
    dice: Sequence[int] = (),
    seed: int = 7,
    **more: Any,
) -> Match:
    """A match at the beginning of a phase."""
    position = {
        "game": "punic_wars",
        "scenario": scenario,
        "turn": turn,
        "phase": phase,
        "stacks": dict(stacks or {}),
    }
    whose = {"active": active} if active else {}
    own = scenario if scenario.endswith(".toml") else None
    return loaded(GAME, position | whose | more, seed, dice=dice, scenario_file=own)


def fresh(scenario: str) -> Match:
    """A scenario at its first set-up choice."""
    return GAME.start(scenario, seed=7)


def usual_set_up(scenario: str) -> list[str]:
    """The set-up of both sides by hand, everything in the hex that its line names first."""
    world = GAME.rules.setting(scenario).world
    lines = [line for line in world.lines[: world.line_count] if line.region >= 0]
    return [_deployed(line) for side in (1, 0) for line in lines if line.side == side]


def _deployed(line: Any) -> str:
    at = GAME.rules.setting("second_war").notation.hex(line.hex)
    return f"deploy leader {at}" if line.kind == LEADER_ITEM else f"deploy {line.count} {SETUP_KINDS[line.kind]} {at}"


def started(scenario: str) -> Match:
    """A scenario with both sides' usual set-up, at the first choice after it."""
    match = fresh(scenario)
    for action in usual_set_up(scenario):
        match.play(action)
    return match


def under_way(name: str, stacks: Mapping[str, Mapping[str, str]], *joined: str, **more: Any) -> Match:
    """A campaign in which a leader has set out with these points."""
    match = war(stacks, active=SEATS["RC".index(name[0])], **more)
    play(match, f"lead {name}", *(f"join {points}" for points in joined))
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
    willing = [answer for answer in answers if answer != "offer"]
    answer = next((each for wish in wishes for each in willing if each.startswith(wish)), willing[0])
    match.play(answer)
    return answer


def until(match: Match, seat: str, ask: str) -> Match:
    """Decline everything until the seat is asked for this."""
    for _ in range(200):
        assert match.result is None, f"the war is over, and {seat} was never asked: {ask}"
        if asked(match) == (seat, ask):
            return match
        decline(match)
    raise AssertionError(f"{seat} was never asked: {ask}")


# --- asking


def asked(match: Match) -> tuple[str | None, str]:
    """Whose choice it is, and of what kind."""
    return match.prompt.seat, match.prompt.ask


def legal(match: Match) -> set[str]:
    return {str(action) for action in match.legal()}


def allowed(match: Match, action: str) -> bool:
    """Whether an action is legal, by the list and by the check, which must agree."""
    listed, refused = action in legal(match), match.check(action)
    assert listed == (refused is None), f"{action}: listed {listed}, refusal {refused}"
    return listed


def refusal(match: Match, action: str) -> str | None:
    """The rule against an action; None if there is none."""
    refused = match.check(action)
    allowed(match, action)
    return None if refused is None else refused.rule


def odds(match: Match, action: str) -> Odds | None:
    return match.odds(action)


def dump(match: Match) -> dict[str, Any]:
    return GAME.dump(match.position)


def seen(match: Match, seat: str | None) -> dict[str, Any]:
    """The position as a seat knows it; None sees what is public."""
    position: dict[str, Any] = match.view(seat)["position"]
    return position


def phase(match: Match) -> tuple[str, str]:
    """The phase, and whose it is."""
    now = dump(match)
    return now["phase"], now["active"]


def turn(match: Match) -> int:
    return int(dump(match)["turn"])


def points(match: Match, side: str, at: str) -> tuple[int, int]:
    """A side's land and naval points in a hex, Syracusan ones left out."""
    return _counted(dump(match)["stacks"].get(at, {}).get(side, ""))


def inside(match: Match, side: str, at: str) -> tuple[bool, bool]:
    """Whether a side's land and naval points in a hex are inverted."""
    return _inverted(dump(match)["stacks"].get(at, {}).get(side, ""))


def syracusans(match: Match) -> tuple[int, int]:
    return _counted(dump(match)["syracusans"])


def syracusans_inside(match: Match) -> tuple[bool, bool]:
    return _inverted(dump(match)["syracusans"])


def leader(match: Match, name: str) -> Leader:
    document = dump(match)
    for at, sides in document["stacks"].items():
        for told in sides.values():
            for part in told.split(", "):
                if part.split()[0] == name:
                    return _on_map(document, name, at, part.split()[1:])
    return Leader(document["leaders"].get(name, "absent"), None, 0, "waiting")


def _on_map(document: dict[str, Any], name: str, at: str, words: list[str]) -> Leader:
    left = next((int(word.removesuffix("mp")) for word in words if word.endswith("mp")), 20)
    moving = document["now"].get("marching") == name
    return Leader("on_map", at, left, "under_way" if moving else "finished" if "finished" in words else "waiting")


def _counted(text: str) -> tuple[int, int]:
    words = [part.split() for part in text.split(", ") if part]
    land = next((int(part[0]) for part in words if part[1:2] == ["land"]), 0)
    return land, next((int(part[0]) for part in words if part[1:2] == ["naval"]), 0)


def _inverted(text: str) -> tuple[bool, bool]:
    words = [part.split()[1:] for part in text.split(", ")]
    return ["land", "inside"] in words, ["naval", "inside"] in words


def moving(match: Match) -> str | None:
    """The leader under way."""
    name: str | None = dump(match)["now"].get("marching")
    return name


def force(match: Match) -> tuple[int, int]:
    """The land and naval points that the leader under way carries."""
    carried = dump(match)["now"].get("force", {})
    return carried.get("land", 0), carried.get("naval", 0)


def due(match: Match, side: str) -> int:
    """The points that a side still has to choose as losses."""
    return int(dump(match)["now"].get("due", {}).get(side, {}).get("points", 0))


def treasury(match: Match, side: str) -> int:
    return int(dump(match)["treasury"][side])


def losses(match: Match, side: str) -> int:
    """The tally of lost points."""
    return int(dump(match)["losses"][side])


def _named(told: Mapping[str, str], name: str) -> str | None:
    found = told.get(name, "nobody")
    return None if found == "nobody" else found


def control(match: Match, region: str) -> str | None:
    return _named(dump(match)["derived"]["control"], region)


def align(match: Match, region: str) -> str | None:
    return _named(dump(match)["align"], region)


def last(match: Match, region: str) -> str | None:
    """Who controlled a region last."""
    return _named(dump(match)["last"], region)


def holder(match: Match, at: str) -> str | None:
    """Who was last alone with land points at a place; None if nobody ever was."""
    return _named(dump(match)["holders"], at)


def owner(match: Match, at: str) -> str | None:
    """Who controls a place, occupied or not."""
    return _named(dump(match)["derived"]["places"], at)


def besieged(match: Match, side: str, at: str) -> bool:
    return at in dump(match)["derived"]["besieged"][side]


def score(match: Match, side: str) -> int:
    """The value of the regions that a side controls."""
    return int(dump(match)["derived"]["scores"][side])


def marker(match: Match, region: str) -> bool:
    return region in dump(match)["markers"]


def flag(match: Match, name: str) -> Any:
    """`illyrian_war`, `south_defected`, `may_build`, `syracuse_by`, `fallen`."""
    return dump(match)[name]


# --- events


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def happened(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """The arguments of all events of a kind, as plain values, with their rules."""
    return [_plain(event) for event in events if event.kind == kind]


def event(events: Sequence[Event], kind: str) -> dict[str, Any]:
    """The first event of a kind."""
    found = happened(events, kind)
    assert found, f"no event {kind} among {kinds(events)}"
    return found[0]


def _plain(event: Event) -> dict[str, Any]:
    return {name: _value(value) for name, value in event.args.items()} | {"rule": event.rule}


def _value(value: Any) -> Any:
    """A worded argument as its code: `region-apulia-calabria` is apulia_calabria, a leader or a hex its id."""
    if not isinstance(value, Text):
        return value
    if "id" in value.args:
        return value.args["id"]
    family, _, rest = value.name.partition("-")
    return rest.replace("-", "_") if family in NAMES else value.name
