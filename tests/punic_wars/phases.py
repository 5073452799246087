"""Whole phases in one call, for the chapters on the phases between campaigns.

Every position gets a leader of the side in phase who stands far from everything, so that its campaign is asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bellona import Event, Match

from .wars import asked, happened, legal, play, war

Stacks = Mapping[str, Mapping[str, str]]

FAR = {"rome": {"3006": {"rome": "R-H"}}, "carthage": {"2618": {"carthage": "C-E"}}}


def campaign(side: str, stacks: Stacks | None = None, **more: Any) -> Match:
    """The beginning of a side's campaign."""
    return war(FAR[side] | dict(stacks or {}), active=side, **more)


def end_campaign(
    side: str, stacks: Stacks | None = None, *, dice: Sequence[int] = (), treasury: int = 50, **more: Any
) -> tuple[Match, list[Event]]:
    """A side's supply phase, reached by ending its campaign; with money left it stops at recruitment."""
    match = campaign(side, stacks, treasury={side: treasury}, **more)
    return match, play(match, "done", dice=dice)


def recruiting(side: str, stacks: Stacks | None = None, treasury: int = 50, **more: Any) -> Match:
    """The beginning of a side's recruitment."""
    return war(stacks or {}, phase="recruitment", active=side, treasury={side: treasury}, **more)


def taxation(side: str, stacks: Stacks | None = None, **more: Any) -> Match:
    """A side's campaign, with its taxation just done."""
    return war(FAR[side] | dict(stacks or {}), phase="taxation", active=side, **more)


def diplomacy(
    *dice: int,
    stacks: Stacks | None = None,
    scenario: str = "second_war",
    rome: int = 0,
    carthage: int = 0,
    treasury: int = 20,
    **more: Any,
) -> tuple[Match, list[Event]]:
    """A diplomacy phase in which the sides spend these sums; the dice are the roll, then those of a revolt."""
    match = war(
        FAR["carthage"] | dict(stacks or {}),
        phase="diplomacy",
        scenario=scenario,
        treasury={"rome": treasury, "carthage": treasury},
        **more,
    )
    return match, play(match, f"fund {carthage}", f"fund {rome}", dice=dice)


def rolls(match: Match) -> tuple[int, ...]:
    """The dice of the last step."""
    return match.steps[-1].rolls


def answers(match: Match) -> set[str]:
    """The possible answers, except for an offer to end the war."""
    return legal(match) - {"offer"}


def purchases(match: Match, side: str) -> set[str]:
    """What a side may buy now."""
    if asked(match) != (side, "recruit"):
        return set()
    return {action for action in legal(match) if action.startswith("raise")}


def rows(events: Sequence[Event]) -> list[int]:
    """The rows of the attrition table that were read, in order."""
    return [event["row"] for event in happened(events, "attrition")]


def percents(events: Sequence[Event]) -> list[tuple[int, int, int]]:
    """Percent, base and loss of every loss by percent, in order."""
    return [(event["percent"], event["base"], event["loss"]) for event in happened(events, "percent")]
