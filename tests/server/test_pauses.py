"""Questions that are asked whether or not there is a choice: when the answer is seen tells nothing."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bellona.server.play.pauses import SHORTEST, Pauses

from .guests import come_in
from .serving import Running

GOLDEN = Path(__file__).parents[1] / "golden" / "de_bello_punico" / "beneventum.bell.json"
PAUSE = 1


class Hands:
    """A clock that stands still until it is moved."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_the_pause_is_drawn_when_the_question_is_asked():
    drawn: list[tuple[float, float]] = []
    hands = Hands()

    def draw(least: float, most: float) -> float:
        drawn.append((least, most))
        return 2.0

    pauses = Pauses(3, draw, hands)
    pauses.asked(7)
    hands.now += 0.5
    assert pauses.left(7) == pauses.left(7) == 1.5
    hands.now += 9
    assert pauses.left(7) == 0
    assert drawn == [(3 * SHORTEST, 3)]
    assert pauses.left(8) == 2.0


@pytest.fixture(scope="module")
def slow_table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that holds answers."""
    with Running(tmp_path_factory.mktemp("pauses"), BELLONA_ANSWER_PAUSE=str(PAUSE)) as running:
        yield running


async def test_with_and_without_a_choice_the_answer_is_held_alike(slow_table: Running):
    fabia, gaius = await come_in(slow_table.url), await come_in(slow_table.url, "Gaius")
    steps = json.loads(GOLDEN.read_text())["steps"]
    asked = [n for n, step in enumerate(steps) if step["seat"] == "rome" and step["action"] in ("keep", "commit")]
    replay = (await fabia.post("/replays", json.loads(GOLDEN.read_text())))["id"]
    seen: dict[int, float] = {}
    for n in asked:
        seats = {"rome": "me", "carthage": "open"}
        table_id = (await fabia.post(f"/tables/{replay}/fork", {"n": n, "seats": seats, "visibility": "open"}))["id"]
        await gaius.join(table_id, "carthage")
        async with fabia.sit(table_id) as rome, gaius.sit(table_id) as carthage:
            assert rome.now["prompt"]["ask"] == "commit"
            choices, began = len(rome.choices), time.monotonic()
            if choices in seen:
                continue
            await rome.played("keep")
            await carthage.until(lambda line=carthage: line.version == 1)
            seen[choices] = time.monotonic() - began
        if len(seen) == 2:
            break
    assert sorted(seen) == [1, 2]
    assert all(took >= SHORTEST * PAUSE for took in seen.values())
