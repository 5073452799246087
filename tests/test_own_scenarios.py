"""Scenario files: carried by replays, together with the files that they refer to."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import bellona
from bellona.gamekit.values import BadReplay
from bellona.registry import rules_of
from bellona.replays import replay, verify, write_replay


def copied(tmp_path: Path, slug: str, *path: str) -> Path:
    """A shipped file of a game, as a file of one's own."""
    target = tmp_path / path[-1]
    target.write_text(rules_of(slug).folder.joinpath("data", *path).read_text(encoding="utf-8"))
    return target


def battle_on_a_map_of_its_own(tmp_path: Path) -> Path:
    copied(tmp_path, "de_bello_punico", "maps", "side_b.toml").rename(tmp_path / "plain.toml")
    own = copied(tmp_path, "de_bello_punico", "scenarios", "zama.toml")
    own.write_text(own.read_text().replace('map = "side_b"', 'map = "plain.toml"'))
    return own


def latin_game(tmp_path: Path) -> Path:
    own = tmp_path / "mine.toml"
    own.write_text('id = "mine"\nplaying = ["roma", "caere"]\ncycles = 4\nexile = false\n')
    return own


@pytest.mark.parametrize(
    ("slug", "written"),
    [
        ("de_bello_punico", battle_on_a_map_of_its_own),
        ("punic_wars", lambda folder: copied(folder, "punic_wars", "scenarios", "first_war.toml")),
        ("dbsa", lambda folder: copied(folder, "dbsa", "fields", "cannae.toml")),
        ("latium", latin_game),
    ],
)
def test_a_replay_carries_its_scenario(tmp_path: Path, slug, written) -> None:
    own = written(tmp_path)
    match = bellona.game(slug).start(str(own), seed=4)
    for _ in range(3):
        match.play(match.legal(match.waiting[0])[0], seat=match.waiting[0])
    write_replay(match, tmp_path / "game.bell.json")
    for file in tmp_path.glob("*.toml"):
        file.unlink()
    again = replay(tmp_path / "game.bell.json")
    assert (again.fingerprint(), again.scenario) == (match.fingerprint(), match.scenario)
    assert verify(tmp_path / "game.bell.json").steps == 3
    write_replay(again, tmp_path / "again.bell.json")
    assert (tmp_path / "again.bell.json").read_bytes() == (tmp_path / "game.bell.json").read_bytes()


@pytest.mark.parametrize("carried", [7, {"file": 1, "values": {}}, {"file": "x.toml", "values": {"id": "x"}}, [], None])
def test_a_damaged_scenario_in_a_replay_is_told_in_one_sentence(tmp_path: Path, carried) -> None:
    match = bellona.game("latium").start(str(latin_game(tmp_path)), seed=4)
    path = tmp_path / "game.bell.json"
    write_replay(match, path)
    path.write_text(json.dumps(json.loads(path.read_text()) | {"own_scenario": carried}))
    with pytest.raises(BadReplay) as caught:
        replay(path)
    assert "\n" not in str(caught.value)
