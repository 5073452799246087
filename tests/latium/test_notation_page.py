"""The page on notation is true: its position loads, and every action on it reads back as itself."""

from __future__ import annotations

import json
import re
from pathlib import Path

from .games import GAME

PAGE = Path(__file__).parents[2].joinpath("docs", "latium", "notation.md").read_text(encoding="utf-8")


def test_the_position_of_the_page_loads():
    document = re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert document is not None
    match = GAME.load(json.loads(document[1]))
    assert (match.prompt.ask, match.seat) == ("reign", "roma")
    assert GAME.load(match.dump()).position.tobytes() == match.position.tobytes()


def section(title: str) -> list[str]:
    """What stands in code in the tables under a heading, brackets taken off."""
    text = PAGE.split(f"### {title}\n")[1].split("\n#")[0]
    rows = [row.split("|")[1:-1] for row in text.splitlines() if row.startswith("| ")]
    column = 1 if rows[0][0].startswith(" when") else 0
    found = [code for row in rows[1:] for code in re.findall(r"`([^`]+)`", row[column])]
    return [re.sub(r"[\[\]]", "", code) for code in found if "..." not in code]


def test_every_action_of_the_page_reads_back_as_itself():
    match = GAME.start("six_kings", seed=1)
    actions = section("In the phase of a Rex") + section("When asked") + section("In battle")
    actions += [f"clause {clause}" for clause in section("Clauses")]
    assert len(actions) > 100
    notation, world, position = match.setting.notation, match.setting.world, match.position
    for text in actions:
        assert notation.write(world, position, notation.read(world, position, text)) == text
