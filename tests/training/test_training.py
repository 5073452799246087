"""The worked example of training: what it sees is there, it learns, and a network keeps the protocol of bots."""

from __future__ import annotations

import subprocess
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bellona
from bellona.bots import choose
from bellona.bots.conformance import check_bot
from bellona.bots.outside import BotLimits
from bellona.match import Match

EXAMPLE = Path(__file__).parents[2] / "examples" / "training"
PLACE = ("de_bello_punico", "beneventum")


@pytest.fixture(autouse=True)
def beside_the_example(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLE))


def met(greatest: int = 2000) -> Match:
    """A battle in which the sides stand against each other."""
    match = bellona.game(PLACE[0]).start(PLACE[1], seed=5)
    while not match.position["rout"].any() and len(match.steps) < greatest:
        match.play(choose(match, "greedy", seed=len(match.steps)))
    return match


def beginner(run: Path) -> Any:
    """A network in a run that has learnt nothing yet, in a seat."""
    from network import KEPT, beginning, save  # type: ignore[import-not-found]
    from player import Player  # type: ignore[import-not-found]

    sight, _ = seen_of(bellona.game(PLACE[0]).start(PLACE[1], seed=5), side=0)
    dice = np.random.default_rng(2)
    weights = beginning(sight, seed=1)
    save(run / KEPT, {name: part + 0.05 * dice.standard_normal(part.shape) for name, part in weights.items()})
    return Player(run)


def seen_of(match: Match, side: int) -> tuple[Any, Any]:
    """What a side sees of a battle, and how far Rome is ahead."""
    from sight import Battlefield, fields, lead, look  # type: ignore[import-not-found]

    field = Battlefield(match.setting)
    seen = fields(np.asarray([match.position]), field.units, field.whole)
    return look(field, seen, np.array([side])), lead(field, seen)


def test_it_sees_the_nearest_enemy_of_every_unit_and_both_sides_see_the_same_battle() -> None:
    match = met()
    world, units = match.setting.world, match.position["units"]
    rome, carthage = (seen_of(match, side)[0] for side in (0, 1))
    assert (rome.own == carthage.enemy).all()
    assert (rome.enemy == carthage.own).all()
    nearest = rome.units[0, :, -7] * 20
    for number, unit in enumerate(units[: len(nearest)]):
        if unit["status"] != 1:
            continue
        enemies = [each for each in units if each["status"] == 1 and each["side"] != unit["side"]]
        assert nearest[number] == pytest.approx(min(apart(world, unit["hex"], each["hex"]) for each in enemies))


def apart(world: Any, one: int, other: int) -> int:
    """The distance of two hexes."""
    across, along = (int(world[name][one]) - int(world[name][other]) for name in ("q", "r"))
    return max(abs(across), abs(along), abs(across + along))


def test_rout_points_of_the_enemy_put_rome_ahead() -> None:
    match = met()
    before = seen_of(match, 0)[1]
    match.position["rout"][1] += 2
    assert seen_of(match, 0)[1] > before


def test_a_network_keeps_the_protocol(tmp_path: Path) -> None:
    beginner(tmp_path)
    found = list(check_bot(f"{sys.executable} {EXAMPLE / 'player.py'} {tmp_path}", [PLACE], BotLimits()))
    assert [finding.check for finding in found] == ["greeting", "stranger", "playing", "parting"]
    assert all(finding.passed for finding in found), found


def test_a_missing_network_is_told_in_a_sentence(tmp_path: Path) -> None:
    hello = '{"t":"hello","protocol":1,"game":"de_bello_punico","scenario":"beneventum","seat":"rome"}\n'
    command = [sys.executable, str(EXAMPLE / "player.py"), str(tmp_path)]
    done = subprocess.run(command, input=hello, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 1
    assert done.stderr.strip() == (
        f"there is no network at {tmp_path / 'network.npz'}; examples/training/learn.py --out {tmp_path} learns one"
    )


def test_an_action_that_rolls_dice_is_worth_what_it_is_on_average(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from player import ROLLS

    player, asked = beginner(tmp_path), []

    def after(position: Any, codes: list[tuple[int, ...]]) -> Any:
        asked.append(len(codes))
        return np.arange(len(codes), dtype=float), np.array([False, True, False, True])

    monkeypatch.setattr(player, "after", after)
    worth = player.expected(None, [(1,), (2,), (3,), (4,)])
    assert asked == [4, 2 * (ROLLS - 1)]
    others = np.arange(2 * (ROLLS - 1)).reshape(-1, 2).sum(0)
    assert worth.tolist() == pytest.approx([0, (1 + others[0]) / ROLLS, 2, (3 + others[1]) / ROLLS])


def test_it_learns_goes_on_and_plays_as_it_has_learnt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'bellona[train]'")
    import learn  # type: ignore[import-not-found]
    from curve import drawn  # type: ignore[import-not-found]
    from measure import wins  # type: ignore[import-not-found]
    from player import Player
    from tables import Table  # type: ignore[import-not-found]

    monkeypatch.setattr(learn, "WATCHED", (0.5,))
    asked = Namespace(out=tmp_path, rounds=1, games=2, judge=2, device="cpu", threads=1, seed=1)
    (first,) = learn.train(asked)
    asked.rounds = 2
    (second,) = learn.train(asked)
    assert (first["games"], second["games"]) == (2, 4)
    assert all(0 <= second[bot] <= 1 for bot in ("random", "greedy"))
    assert drawn(learn.Progress(tmp_path).rounds).startswith("<svg")
    table, player = Table(3, "cpu", 9), Player(tmp_path)
    weights = {name: torch.as_tensor(part) for name, part in player.weights.items()}
    seen, lists = table.games.observe(), table.games.lists()
    for game in range(3):
        listed = lists.actions[lists.starts[game] : lists.starts[game + 1]]
        sides = table.turns[[game] * len(listed)]
        rows = table.bytes(seen)[[game] * len(listed)]
        there, _ = table.after(weights, rows, table.bytes(listed), sides)
        here, _ = player.after(seen[game], [tuple(action.tolist()) for action in listed])
        assert there.detach().numpy() == pytest.approx(here, abs=1e-5)
    assert [played for _, played in wins(table, weights, "greedy", seed=4)] == [2, 1]


def test_what_a_battle_is_worth_is_told_by_what_follows() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'bellona[train]'")
    from learn import LAMBDA, Course

    course = Course()
    course.won = torch.tensor([1.0, -1.0])
    course.signs = [torch.tensor([1.0, -1.0]), torch.tensor([-1.0, 1.0])]
    course.alive = [torch.tensor([True, True]), torch.tensor([True, False])]
    course.values = [torch.tensor([0.2, 0.2]), torch.tensor([0.5, 0.5])]
    found = course.worth
    assert found[1].tolist() == pytest.approx([-1.0, -1.0])
    assert found[0].tolist() == pytest.approx([LAMBDA + (1 - LAMBDA) * 0.5, 1.0])


def test_it_learns_from_all_games_that_it_keeps_in_mind() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'bellona[train]'")
    from learn import KEPT_IN_MIND, PART, Learner, Seen
    from network import beginning
    from sight import Sight
    from tables import Table

    sight, _ = seen_of(bellona.game(PLACE[0]).start(PLACE[1], seed=5), side=0)
    made = beginning(sight, seed=1)
    learner = Learner(Table(1, "cpu", 1), made, made)
    many = Sight(*(torch.as_tensor(part).float().repeat(8, *[1] * (part.ndim - 1)) for part in sight))
    for number in range(KEPT_IN_MIND + 2):
        learner.learn(Seen(many, torch.full((8,), number / 10)), 1e-2)
    drawn_from = {round(float(aim) * 10) for aim in learner._some().aims}
    assert drawn_from == set(range(2, KEPT_IN_MIND + 2))
    assert len(learner._some().aims) == PART // KEPT_IN_MIND * KEPT_IN_MIND
    assert float(abs(learner.average["last"]).sum()) > 0


def test_it_is_measured_against_bots_that_err_as_at_the_table(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'bellona[train]'")
    from measure import wins_at_table

    beginner(tmp_path)
    counted = wins_at_table(tmp_path, 2, "tiro", seed=3)
    assert [played for _, played in counted] == [1, 1]
    assert all(0 <= won <= played for won, played in counted)
