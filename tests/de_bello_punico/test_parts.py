"""The reported parts of a combat total are complete: die and parts make the total, in every fight."""

from __future__ import annotations

import pytest

import bellona
from bellona.gamekit.values import Event
from bellona.match import Step
from tests.golden import recorded

ROLES = (("unit", "attack", "attacker"), ("target", "defence", "defender"))


def sums(step: Step) -> list[tuple[int, int]]:
    """For each side of the fights in a step that were not rerolled: the total, and die and parts together."""
    found, parts, dice = [], list[Event](), None
    for event in step.events:
        if event.kind == "dice":
            dice = event
        elif event.kind == "modifier":
            parts.append(event)
        elif event.kind == "totals":
            if dice is not None:
                for who, what, die in ROLES:
                    own = [part.args["value"] for part in parts if part.args["unit"] == event.args[who]]
                    found.append((event.args[what], dice.args[die] + sum(own)))
            parts, dice = [], None
    return found


@pytest.mark.parametrize("scenario", bellona.game("de_bello_punico").scenarios)
def test_die_and_parts_make_the_total(scenario: str) -> None:
    match = bellona.replay(recorded("de_bello_punico", scenario, ".bell.json"))
    found = [pair for step in match.steps for pair in sums(step)]
    assert len(found) > 10
    assert all(total == added for total, added in found)


@pytest.mark.rule("de_bello_punico 10.3f")
def test_each_part_is_told_with_its_rule() -> None:
    match = bellona.game("de_bello_punico").load(
        {
            "scenario": "zama",
            "phase": "combat",
            "active": "rome",
            "units": {"R-Ha-1": {"hex": "1010", "facing": "N", "disorder": 1}, "R-Ha-2": "1011 N", "C-F-1": "1009 S"},
        }
    )
    match.play("attack R-Ha-1 C-F-1")
    told = match.play("support R-Ha-2", dice=[3, 4])
    parts = {
        (event.args["unit"].args["id"], event.rule): event.args["value"] for event in told if event.kind == "modifier"
    }
    assert parts == {("R-Ha-1", "10.3a"): 4, ("R-Ha-1", "10.3f"): 1, ("R-Ha-1", "10.3g"): -1, ("C-F-1", "10.3a"): 3}
