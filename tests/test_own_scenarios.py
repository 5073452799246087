"""Scenario files: begun, checked, described, carried by replays, and refused if they are corrupted."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import bellona
from bellona.cli.main import run
from bellona.gamekit.data_files import DataError
from bellona.gamekit.values import BadReplay
from bellona.registry import game_slugs, package_of, rules_of, scenarios_of
from bellona.replays import replay, verify, write_replay

from .hostile_scenarios import attack


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


@pytest.mark.parametrize("slug", game_slugs())
def test_corrupted_scenario_files_are_refused_or_played(slug: str) -> None:
    found = attack(slug, 40)
    assert found["refused"] > 10


@pytest.mark.parametrize("slug", game_slugs())
def test_a_scenario_is_begun_checked_and_described(slug: str, tmp_path: Path, capsys) -> None:
    place = f"{slug}/{scenarios_of(slug)[0]}"
    own = tmp_path / "mine.toml"
    assert run(["scenario", "new", place, "--out", str(own)]) == 0
    assert run(["scenario", "check", f"{slug}/{own}"]) == 0
    assert str(own) in capsys.readouterr().out
    assert run(["scenario", "new", place, "--out", str(own)]) == 2, "nothing is overwritten"
    own.write_text(f"moon = 1\n{own.read_text()}")
    assert run(["scenario", "check", f"{slug}/{own}"]) == 2
    assert "moon: there is no such key" in capsys.readouterr().err
    assert run(["scenario", "schema", slug]) == 0
    schema = json.loads(capsys.readouterr().out)
    model = schema["$defs"][schema["$ref"].rpartition("/")[2]]
    assert "id" in model["required"]
    assert set(tomllib.loads(rules_of(slug).scenario_text(scenarios_of(slug)[0]))) <= set(model["properties"])


@pytest.mark.parametrize(
    "words", ["burn dbsa", "check dbsa/zama", "new dbsa/random-5", "schema chess", "check dbsa/nowhere.toml"]
)
def test_a_wrong_order_about_scenarios_is_told_in_one_sentence(words: str, capsys) -> None:
    assert run(["scenario", *words.split()]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "large.toml"
    path.write_text("# " + "x" * (1 << 20))
    with pytest.raises(DataError, match="larger than 1024 KiB"):
        bellona.game("latium").start(str(path))


def test_a_scenario_of_ones_own_does_not_pass_as_an_official_one(tmp_path: Path) -> None:
    for slug, official in (("de_bello_punico", "zama"), ("punic_wars", "first_war"), ("dbsa", "zama")):
        own = tmp_path / "own.toml"
        own.write_text(rules_of(slug).scenario_text(official))
        titles = []
        for scenario in (official, str(own)):
            match = bellona.game(slug).start(scenario, seed=1)
            drawn = package_of(slug).picture.draw(match.setting, match.position)
            titles.append(re.findall(r"<title>(.*?)</title>", drawn)[0])
        assert titles[0] != titles[1], slug


def elephants(setting: Any) -> int:
    """The combat strength of elephants."""
    return int(setting.tables.types["El"].combat)


def test_a_scenario_brings_other_values_for_the_tables_and_a_replay_carries_them(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(rules_of("de_bello_punico").scenario_text("zama") + '\n[overrides]\n"types.El.combat" = 7\n')
    match = bellona.game("de_bello_punico").start(str(own), seed=4)
    assert elephants(match.setting) == 7
    assert elephants(rules_of("de_bello_punico").setting(str(own))) == 7
    match.play(match.legal(match.waiting[0])[0], seat=match.waiting[0])
    write_replay(match, tmp_path / "game.bell.json")
    own.unlink()
    again = replay(tmp_path / "game.bell.json")
    assert (again.fingerprint(), elephants(again.setting)) == (match.fingerprint(), 7)


@pytest.mark.parametrize(
    ("told", "place"),
    [
        ('"types.El.combat" = "x"', "overrides.types.El.combat"),
        ('"types.Zz.combat" = 1', "overrides.types.Zz"),
        ('"scenarios.zama.turns" = 3', "overrides.scenarios"),
        ('"types.El" = 3\n"types.El.combat" = 2', "overrides.types.El.combat"),
    ],
)
def test_a_fault_in_overrides_names_file_and_place(tmp_path: Path, told: str, place: str) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(f"{rules_of('de_bello_punico').scenario_text('zama')}\n[overrides]\n{told}\n")
    with pytest.raises(DataError, match=f"^mine.toml, {place}: "):
        rules_of("de_bello_punico").setting(str(own))
