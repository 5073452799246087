"""The page on notation is true: its position loads, and every action on it reads back as itself."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

from bellona.games.latium.document.layout import REALM
from bellona.games.latium.document.spelling import Fields, Listed, Named, Spelling
from bellona.games.latium.position.records import Realm
from bellona.kernel.record import one

from .games import GAME, answer, happened, offering

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
    notation, world, position = cast(Any, match.setting).notation, match.setting.world, match.position
    for text in actions:
        assert notation.write(world, position, notation.read(world, position, text)) == text


# --- positions


CHAPTERS = {
    "": "a position", "towns": "a town", "reges": "a Rex", "persons": "persons and papers",
    "letters": "persons and papers", "accords": "persons and papers", "wars": "persons and papers",
    "claims": "persons and papers", "event": "persons and papers", "plot": "persons and papers",
    "peace": "persons and papers", "spoils": "persons and papers", "battle": "a battle",
}  # fmt: skip


def records(spelling: Spelling, value: Any, path: str = "") -> Iterator[tuple[str, set[str]]]:
    """Every record of a position by the way to it, with the fields that a document may have."""
    while isinstance(spelling, Named | Listed):
        spelling, value = spelling.each, value[0]
    if isinstance(spelling, Fields):
        yield path, set(spelling.names(value))
        for name in spelling.names(value):
            yield from records(spelling.of(name, value), value[name], f"{path}.{name}".lstrip("."))


def told_of(path: str) -> set[str]:
    """The words in code in the part of the page about a record."""
    title = CHAPTERS[path.partition(".")[0]]
    return set(re.findall(r"`([^`]+)`", PAGE.split(f"### Fields of {title}\n")[1].split("\n### ")[0]))


def test_every_field_of_a_position_is_on_the_page() -> None:
    for path, names in records(REALM, one(Realm)):
        assert names <= told_of(path), f"{path or 'position'}: {sorted(names - told_of(path))}"


def test_the_page_names_no_field_that_there_is_not() -> None:
    known = {name for _, names in records(REALM, one(Realm)) for name in names} | {"game", "scenario", "filii"}
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \| .*$", PAGE.split("### Fields of a position\n")[1], re.MULTILINE)
    named = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    assert len(named) > 100
    assert named <= known


def test_the_dice_of_the_last_offer_fall_in_the_order_of_the_page() -> None:
    match = offering(turn=1)
    events = answer(match, {"roma": "offer 6", "caere": "offer 6"}, dice=[2, 2, 1, 3, 4, 5])
    told = [(event.kind, event.args) for event in events]
    rolled = [args["die"] for kind, args in told if kind == "tie_rolled"]
    assert rolled == [2, 2, 1, 3], "Roma before Caere, and again"
    assert happened(events, "offer_won")
    assert match.steps[-1].rolls[4:] == (4, 5), "the result of the event, and the lot"
    assert int(match.position.event.result) == 4
    assert int(match.position.event.drawn) == 4, "the fifth seat"
