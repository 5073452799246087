"""A battle at a table is the same battle: steps, prompts, choices and views as `Match` has them."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import bellona
from bellona.games.de_bello_punico.live import Live
from bellona.games.de_bello_punico.table import describe
from bellona.kernel.record import dtype_of
from bellona.kernel.schema import schema_of
from bellona.match import Match
from tests.golden import recorded

SCENARIOS = bellona.game("de_bello_punico").scenarios


def side_by_side(scenario: str, steps: int) -> Any:
    """A match and a live battle with the same seed, step by step, with choices made at random."""
    match = bellona.game("de_bello_punico").start(scenario, seed="side by side")
    live = Live(match.setting)
    live.begin(match.seed.key(0))
    chooser = random.Random(scenario)
    for number in range(1, steps + 1):
        yield match, live
        if match.result is not None:
            return
        text = chooser.choice(list(live.codes))
        events = match.play(text)
        rolls, told = live.play(live.codes[text], match.seed.key(number))
        assert tuple(rolls) == match.steps[-1].rolls
        assert [event["kind"] for event in told] == [event.kind for event in events]
        assert [event["rule"] for event in told] == [event.rule for event in events]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_live_battle_is_the_match(scenario: str) -> None:
    for match, live in side_by_side(scenario, 400):
        assert live.raw() == match.position.tobytes()
        assert list(live.codes) == [str(action) for action in match.legal()]
        assert (live.seat, live.is_over) == (match.seat, match.result is not None)
        assert live.prompt()["message"] == match.prompt.wire
        for view in live.views:
            assert live.bytes_for(view) == seen_by(match, view)


def seen_by(match: Match, view: str) -> bytes:
    """The position as a view knows it."""
    return (match.position if view == "all" else match.observe(None if view == "public" else view)).tobytes()


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_a_step_changes_for_a_view_and_nothing_else_is_told(scenario: str) -> None:
    known: dict[str, bytearray] = {}
    for match, live in side_by_side(scenario, 300):
        for view in live.views:
            if view in known:
                patch, data = live.patch(view), known[view]
                assert all(data[at] != value for at, value in zip(patch["at"], patch["to"], strict=True))
                for at, value in zip(patch["at"], patch["to"], strict=True):
                    data[at] = value
                assert bytes(data) == seen_by(match, view)
            known[view] = bytearray(seen_by(match, view))


def test_steps_are_taken_back_to_the_first() -> None:
    taken: list[tuple[bytes, dict[str, int], tuple[bytes, bytes]]] = []
    before: tuple[bytes, dict[str, int]] | None = None
    for _, live in side_by_side("beneventum", 120):
        if before is not None:
            taken.append((*before, live.change()))
        before = live.raw(), dict(live.codes)
    assert before is not None
    taken.append((*before, live.change()))
    for raw, choices, change in reversed(taken):
        live.undo(change)
        assert live.raw() == raw
        assert live.codes == choices


def test_a_button_says_beforehand_whether_it_rolls() -> None:
    for match, live in side_by_side("beneventum", 500):
        for button in live.buttons():
            tried = Live(match.setting, match.position)
            rolls, _ = tried.play(tried.codes[button["action"]], 12345)
            assert button["rolls"] == bool(rolls), button


def test_a_recorded_game_is_followed_to_its_last_byte() -> None:
    match: Match = bellona.replay(recorded("de_bello_punico", "po", ".bell.json"))
    live = Live(match.setting)
    live.begin(match.seed.key(0))
    for step in match.steps:
        live.play(live.codes[str(step.action)], 0, step.rolls)
    assert live.raw() == match.position.tobytes()


def test_a_position_is_restored_with_its_choices() -> None:
    match = bellona.game("de_bello_punico").start("zama", seed=1)
    live = Live(match.setting)
    live.begin(match.seed.key(0))
    before, choices = live.raw(), dict(live.codes)
    live.play(live.codes["suggested"], 1)
    assert live.codes != choices
    live.restore(before)
    assert live.codes == choices


def test_only_the_owner_is_told_which_marker_is_false() -> None:
    live = Live(bellona.game("de_bello_punico").rules.setting("zama"))
    assert live.mask("place combat false", "rome", "rome") == "place combat false"
    assert live.mask("place combat false", "carthage", "rome") == "place combat"
    assert live.mask("place combat false", "public", "rome") == "place combat"
    assert live.mask("place combat false", "all", "rome") == "place combat false"


def decoded(schema: dict[str, Any], data: bytes) -> dict[str, Any]:
    """What a client makes of the bytes of a record and its layout."""
    found = {}
    for field in schema["fields"]:
        kind, shape = field["type"], field["shape"] or []
        count = int(np.prod(shape)) if shape else 1
        size = kind["size"] if isinstance(kind, dict) else int(kind[1:])
        parts = [data[field["offset"] + size * n : field["offset"] + size * (n + 1)] for n in range(count)]
        if isinstance(kind, dict):
            values: Any = [decoded(kind, part) for part in parts]
        else:
            values = [int.from_bytes(part, "little", signed=kind[0] == "i") for part in parts]
        found[field["name"]] = values if shape else values[0]
    return found


def test_a_client_can_read_the_record_by_its_layout() -> None:
    match = bellona.game("de_bello_punico").start("zama", seed=1)
    match.play("suggested")
    read = decoded(schema_of(dtype_of(type_of(match))), match.position.tobytes())
    assert read["turn"] == match.position.turn
    assert [unit["hex"] for unit in read["units"]] == [int(unit.hex) for unit in match.position.units]
    assert read["boxes"] == match.position.boxes.reshape(-1).tolist()


def type_of(match: Match) -> Any:
    """The record of a match's positions."""
    from bellona.games.de_bello_punico.position import Battle

    assert match.position.dtype == dtype_of(Battle)
    return Battle


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_board_names_everything_that_the_record_counts(scenario: str) -> None:
    match = bellona.game("de_bello_punico").start(scenario, seed=1)
    board = describe(match.setting, match.position)
    for piece in board["pieces"]:
        assert piece["id"] == match.setting.notation.piece(match.position, piece["index"])
        assert board["kinds"][piece["kind"]]["code"] == piece["id"].split("-")[1]
    assert len(board["order"]) == len(board["hexes"]) == 600
    for name, there in board["hexes"].items():
        for direction, neighbour in there["near"].items():
            back = board["directions"][(board["directions"].index(direction) + 3) % 6]
            assert board["hexes"][neighbour]["near"][back] == name
