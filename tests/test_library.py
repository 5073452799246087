"""The library explains itself: every user error is a BellonaError in one sentence, and its examples run."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

import bellona
from bellona.bots import choose
from bellona.match import Match
from bellona.registry import game_slugs
from bellona.replays import verify

from .golden import recorded

GAME = bellona.game("de_bello_punico")
FIGHT = {
    "scenario": "zama", "phase": "combat",
    "units": {"R-Ha-1": "1010 N", "C-F-1": "1009 S", "R-Ha-2": "1510 N", "C-F-2": "1509 S"},
}  # fmt: skip
ROLLING = {"scenario": "zama", "phase": "initiative", "units": {"R-Ha-1": "1010 N", "C-F-1": "1005 S"}}
ODDITIES: tuple[Any, ...] = (
    None, 0, -1, 3.5, True, "", " ", "x", "zama", "rom", "none", "-", b"zama", "\0", "é" * 400, [], [1], {}, {"a": 1},
    (), object, "../zama.toml", "nowhere.toml", float("nan"), 10**30,
)  # fmt: skip


@pytest.mark.parametrize("module", ["bellona", "bellona.batches", "bellona.match"])
def test_the_examples_in_the_documentation_run(module: str) -> None:
    done = doctest.testmod(__import__(module, fromlist=["x"]))
    assert done.attempted > 0
    assert done.failed == 0


def test_the_examples_of_the_page_run() -> None:
    page = (Path(__file__).parent.parent / "docs" / "library.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    example = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "library.md", None, None)
    runner = doctest.DocTestRunner()
    assert runner.run(example).failed == 0
    assert len(example.examples) > 15


# Errors


def tried(call: Any, *arguments: Any, **named: Any) -> None:
    """Call something with arbitrary arguments: it answers, or raises an error in one sentence."""
    sentence = "answered"
    try:
        call(*arguments, **named)
    except bellona.BellonaError as error:
        sentence = str(error)
    assert sentence
    assert "\n" not in sentence


@pytest.mark.parametrize("oddity", ODDITIES, ids=lambda oddity: repr(oddity)[:20])
def test_whatever_a_user_hands_over_is_answered_or_refused_in_a_sentence(
    oddity: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    match = GAME.load(FIGHT)
    tried(bellona.game, oddity)
    tried(GAME.start, oddity)
    tried(GAME.start, "zama", tables=oddity)
    tried(GAME.load, oddity)
    tried(GAME.load, {"scenario": oddity})
    tried(GAME.load, FIGHT, dice=oddity)
    tried(GAME.load, FIGHT, tables=oddity)
    tried(GAME.load, FIGHT | {"scenario": "own.toml"}, scenario_file=oddity)
    tried(GAME.dump, oddity)
    tried(bellona.replay, oddity)
    tried(verify, oddity)
    for name in ("parse", "check", "odds", "play", "queue_dice"):
        tried(getattr(match, name), oddity)
    for name in ("legal", "observe", "situation", "view", "why_not_undo", "undo"):
        tried(getattr(match, name), oddity)
    tried(match.play, "attack R-Ha-1 C-F-1", dice=oddity)
    tried(match.play, "attack R-Ha-1 C-F-1", seat=oddity)
    tried(match.prompt.say, oddity)
    tried(match.save, oddity)
    tried(choose, match, oddity)
    tried(choose, match, "greedy", seat=oddity)


@pytest.mark.parametrize("slug", game_slugs())
@pytest.mark.parametrize(
    "code", [(1,), (99,) * 4, (-1, 0, 0, 0), (1, 30_000, 30_000, -30_000), (2**70, 0, 0, 0), (1,) * 90, ("x",) * 4, 7]
)
def test_an_action_of_forged_numbers_is_refused_in_a_sentence(slug: str, code: Any) -> None:
    game = bellona.game(slug)
    match = game.start(game.scenarios[0], seed=1)
    forged = bellona.Action("forged", code, match.waiting[0])
    tried(match.check, forged)
    for refused in (match.odds, match.play):
        with pytest.raises(bellona.BellonaError):
            refused(forged)
    assert forged not in match.legal(match.waiting[0])


@pytest.mark.parametrize("slug", game_slugs())
def test_every_recorded_action_is_known_by_its_numbers(slug: str) -> None:
    for scenario in bellona.game(slug).scenarios[:2]:
        match = bellona.replay(recorded(slug, scenario, ".bell.json"))
        assert all(match.setting.knows(step.action) for step in match.steps)


@pytest.mark.parametrize("slug", game_slugs())
def test_an_action_of_another_game_is_refused_in_a_sentence(slug: str) -> None:
    game = bellona.game(slug)
    match = game.start(game.scenarios[0], seed=1)
    for other in game_slugs():
        foreign = bellona.game(other).start(bellona.game(other).scenarios[0], seed=1)
        for action in foreign.legal(foreign.waiting[0])[:20]:
            tried(match.check, bellona.Action(action.text, action.code))
            tried(match.check, action)


@pytest.mark.parametrize("slug", game_slugs())
@pytest.mark.parametrize(
    "field", ["scenario", "turn", "phase", "active", "units", "elements", "stacks", "towns", "ask"]
)
def test_a_field_of_a_document_may_hold_anything(slug: str, field: str) -> None:
    game = bellona.game(slug)
    for oddity in ODDITIES:
        tried(game.load, {"scenario": game.scenarios[0], field: oddity})


def test_errors_of_every_kind_have_one_family() -> None:
    for name in ("BadDice", "BadPosition", "BadReplay", "CannotUndo", "DataError", "IllegalAction", "NotUnderstood"):
        assert issubclass(getattr(bellona, name), bellona.BellonaError)


# Seats


def test_a_misspelt_seat_names_the_seats_there_are() -> None:
    match = GAME.start("zama", seed=1)
    match.play("suggested")
    for ask in (match.legal, match.observe, match.situation, match.view, match.why_not_undo):
        with pytest.raises(
            bellona.NotUnderstood, match=r"'cartage'; did you mean 'carthage'\? there is rome, carthage"
        ):
            ask("cartage")


def test_a_seat_that_is_not_asked_is_refused_in_both_languages() -> None:
    match = GAME.start("zama", seed=1)
    refusal = match.check("suggested", seat="carthage")
    assert refusal is not None
    assert refusal.text == "Carthage has nothing to choose now; it is for Rome to choose."
    assert refusal.say("it") == "Cartagine ora non ha nulla da scegliere; tocca a Roma."
    assert match.legal("carthage").refusal == refusal
    assert bellona.Action("suggested") not in match.legal("carthage")
    with pytest.raises(bellona.IllegalAction, match="nothing to choose now"):
        match.play("suggested", seat="carthage")


# Dice


def test_queued_dice_last_over_several_steps_and_then_the_seed_goes_on() -> None:
    match = GAME.load(FIGHT, seed=1)
    match.queue_dice([3, 3, 6, 1])
    match.play("attack R-Ha-1 C-F-1")
    assert (match.steps[-1].rolls, match.queued_dice) == ((3, 3), (6, 1))
    match.play("attack R-Ha-2 C-F-2", dice=[2, 2])
    assert (match.steps[-1].rolls, match.queued_dice) == ((2, 2), (6, 1))
    assert all(step.dictated for step in match.steps if step.rolls)


def test_a_queued_die_that_does_not_fit_leaves_everything_as_it_was() -> None:
    match = GAME.load(FIGHT, seed=1)
    match.queue_dice([3, 9])
    before = match.fingerprint()
    with pytest.raises(bellona.BadDice, match="9 cannot be drawn from 6"):
        match.play("attack R-Ha-1 C-F-1")
    assert (match.fingerprint(), match.queued_dice, match.steps) == (before, (3, 9), [])


def test_dice_of_one_step_stay_strict() -> None:
    match = GAME.load(FIGHT, seed=1)
    with pytest.raises(bellona.BadDice, match=r"3 dice were dictated .* only 2 were rolled"):
        match.play("attack R-Ha-1 C-F-1", dice=[3, 3, 3])


# Loading


def test_dice_that_fall_while_loading_are_those_of_the_seed() -> None:
    rolled = {GAME.load(ROLLING, seed=seed).opening_rolls[:2] for seed in range(12)}
    assert len(rolled) > 3
    assert GAME.load(ROLLING, seed=3).opening_rolls == GAME.load(ROLLING, seed=3).opening_rolls


def test_what_happens_while_loading_is_in_the_opening() -> None:
    match = GAME.load(ROLLING, dice=[6, 1])
    assert match.opening[0].kind == "initiative_rolled"
    assert GAME.load(match.dump()).opening == ()


def own_tables(tmp_path: Path) -> Path:
    path = tmp_path / "own.toml"
    path.write_text("[commander]\nmovement = 9\n")
    return path


def test_a_position_is_loaded_with_tables_of_ones_own_and_saved_with_them(tmp_path: Path) -> None:
    with pytest.raises(bellona.DataError):
        GAME.load(FIGHT, tables=tmp_path / "nowhere.toml")
    match: Match = GAME.load(FIGHT, tables=own_tables(tmp_path), seed=1)
    assert match.setting.world.commander_movement == 9
    match.play("attack R-Ha-1 C-F-1", dice=[3, 3])
    match.save(tmp_path / "x.bell.json")
    assert bellona.replay(tmp_path / "x.bell.json").setting.world.commander_movement == 9


# Events


def test_events_have_plain_values_beside_their_words() -> None:
    match = GAME.load(FIGHT, seed=1)
    events = match.play("attack R-Ha-1 C-F-1", dice=[6, 1])
    for event in events:
        assert set(event.values) == set(event.args)
        assert all(value is None or type(value) in (int, str) for value in event.values.values())
    attacked = next(event for event in events if "attacker" in event.values or "unit" in event.values)
    assert {"R-Ha-1", "C-F-1"} & set(map(str, attacked.values.values()))
