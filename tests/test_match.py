"""The public layer: matches, saves, replays and the errors of bad ones."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import bellona
from bellona.bots import choose
from bellona.match import Seed
from bellona.replays import verify

GAME = bellona.game("de_bello_punico")


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match of some length, saved."""
    match = GAME.start("zama", seed=3)
    for _ in range(260):
        match.play(choose(match, "greedy", 3))
    path = tmp_path_factory.mktemp("saves") / "x.bell.json"
    match.save(path)
    return path


def changed(saved: Path, tmp_path: Path, **fields: Any) -> Path:
    """A copy of a save with some fields changed."""
    doc = json.loads(saved.read_text())
    doc.update(fields)
    path = tmp_path / "changed.bell.json"
    path.write_text(json.dumps(doc))
    return path


def test_a_saved_match_resumes_where_it_was(saved: Path) -> None:
    match = bellona.replay(saved)
    again = bellona.replay(saved)
    assert match.fingerprint() == again.fingerprint()
    assert match.prompt.text == again.prompt.text
    one, other = match.play(choose(match, "greedy", 1)), again.play(choose(again, "greedy", 1))
    assert [str(event) for event in one] == [str(event) for event in other]
    assert match.steps[-1].rolls == again.steps[-1].rolls


def test_verification_counts_every_roll(saved: Path) -> None:
    proof = verify(saved)
    assert proof.steps == 260
    assert proof.rolls == sum(len(step.get("rolls", [])) for step in json.loads(saved.read_text())["steps"])


def test_equal_seeds_give_equal_games_and_others_do_not() -> None:
    def opening(seed: int) -> list[tuple[int, ...]]:
        match = GAME.start("po", seed=seed)
        for _ in range(60):
            match.play(choose(match, "greedy", 1))
        return [step.rolls for step in match.steps]

    assert opening(5) == opening(5)
    assert opening(5) != opening(6)


def test_the_commitment_binds_the_seed_to_the_game() -> None:
    seed = Seed(5)
    assert GAME.start("zama", seed=5).commitment == seed.commitment("de_bello_punico", "zama")
    assert seed.commitment("de_bello_punico", "po") != seed.commitment("de_bello_punico", "zama")
    assert Seed().secret != Seed().secret
    assert seed.key(1) != seed.key(2)


def test_dictated_dice_are_marked_in_the_file(tmp_path: Path) -> None:
    match = GAME.load({"scenario": "zama", "phase": "combat", "units": {"R-Ha-1": "1010 N", "C-F-1": "1009 S"}})
    match.play("attack R-Ha-1 C-F-1", dice=[3, 3])
    match.save(tmp_path / "d.bell.json")
    proof = verify(tmp_path / "d.bell.json")
    assert (proof.rolls, proof.dictated) == (0, 2)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"bellona": 2}, "format 2"),
        ({"game": "chess"}, "a game 'chess'"),
        ({"ruleset": 99}, "ruleset 99"),
        ({"scenario": "cannae"}, "cannae"),
        ({"fingerprint": "0"}, "do not lead to the position"),
        ({"seed": "xyz"}, "'seed' is damaged"),
        ({"steps": None}, "'steps' is missing"),
        ({"steps": [{"seat": "rome", "action": "fly"}]}, "step 1: 'fly'"),
        ({"steps": [{"seat": "carthage", "action": "suggested"}]}, "step 1: carthage plays"),
        ({"steps": [{"seat": "rome", "action": "done"}]}, "step 1: 'done' is not allowed"),
        ({"steps": ["x"]}, "step 1: this is no step"),
    ],
)
def test_a_bad_replay_is_named_in_one_sentence(
    saved: Path, tmp_path: Path, fields: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(bellona.BadReplay, match=r"changed\.bell\.json") as caught:
        bellona.replay(changed(saved, tmp_path, **fields))
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_truncated_or_foreign_file_is_named_with_its_place(saved: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.bell.json"
    cut.write_text(saved.read_text()[:5000])
    with pytest.raises(bellona.BadReplay, match=r"line \d+"):
        bellona.replay(cut)
    cut.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(bellona.BadReplay, match="no text file"):
        bellona.replay(cut)
    cut.write_text('{"some": "json"}')
    with pytest.raises(bellona.BadReplay, match="not a Bellona replay"):
        bellona.replay(cut)
    with pytest.raises(bellona.BadReplay, match="could not be read"):
        bellona.replay(tmp_path / "nowhere.bell.json")


def test_a_forged_roll_or_seed_is_found(saved: Path, tmp_path: Path) -> None:
    doc = json.loads(saved.read_text())
    with pytest.raises(bellona.BadReplay, match="commitment"):
        verify(changed(saved, tmp_path, seed="00" * 32))
    place = next(n for n, step in enumerate(doc["steps"]) if step.get("rolls"))
    doc["steps"][place]["rolls"][0] = doc["steps"][place]["rolls"][0] % 6 + 1
    with pytest.raises(bellona.BadReplay):
        verify(changed(saved, tmp_path, steps=doc["steps"]))


def test_a_save_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    match = GAME.start("zama", seed=1)
    with pytest.raises(bellona.BellonaError, match="could not be written"):
        match.save(tmp_path / "missing" / "x.bell.json")
    assert list(tmp_path.iterdir()) == []


def test_legal_is_a_sequence_that_can_be_asked() -> None:
    match = GAME.start("zama", seed=1)
    legal = match.legal()
    assert len(legal) == len(list(legal)) == 31
    assert "suggested" in legal
    assert legal[0] in legal
    assert "post C-F-1" not in legal
    assert "nonsense" not in legal
    assert "31 actions" in repr(legal)


def test_wrong_names_get_one_sentence() -> None:
    with pytest.raises(bellona.BellonaError, match="no game 'chess'"):
        bellona.game("chess")
    with pytest.raises(ValueError, match="cannae"):
        GAME.start("cannae")
    with pytest.raises(bellona.NotUnderstood, match="no seat"):
        GAME.start("zama").view("gaul")


def test_the_readme_tells_the_truth() -> None:
    match = GAME.start("zama", seed=7)
    match.play("suggested")
    match.play("suggested")
    refusal = match.check("place elephants")
    assert refusal is not None
    assert refusal.rule == "4.1a"
    duel = GAME.load(
        {
            "scenario": "zama", "phase": "combat", "active": "rome",
            "units": {"R-Ha-1": "1010 N", "R-Ha-2": "1011 N", "C-F-1": "1009 S"},
        }
    )  # fmt: skip
    odds = duel.odds("attack R-Ha-1 C-F-1")
    assert odds is not None
    readme = Path(__file__).parent.parent.joinpath("README.md").read_text(encoding="utf-8")
    assert repr(odds.chances["target_hurt"]) in readme
    assert match.prompt.text in readme
    duel.play("attack R-Ha-1 C-F-1")
    assert [event.rule for event in duel.play("support R-Ha-2", dice=[3, 4])]
