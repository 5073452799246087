"""What the greedy bot understands of a battle."""

from __future__ import annotations

import pytest

from bellona.bots import choose
from bellona.games.dbsa.bot.runner import runner_of

from .battles import GAME, Field, area, battle

FAR = ("A12 Sp 200,200,0", "T12 Sp 2200,2200,180")
"""Nobody's concern."""


def bound(field: Field) -> list[str]:
    """Let the bot play the rest of a bound; what it chose."""
    played, active = [], field.active
    while field.match.result is None and field.active == active and field.document["phase"] == "moves":
        played.append(str(choose(field.match, "greedy")))
        field.play(played[-1])
    return played


def test_it_takes_an_open_camp() -> None:
    field = battle("A1 LH 1200,1900,0", "T1 Bd 700,1200,180", *FAR, camps={"teal": 1200})
    bound(field)
    assert field.won == ("amber", "camp")


def test_it_attacks_at_good_odds() -> None:
    field = battle("A1 Kn 1200,1000,0", "T1 Ax 1200,1250,180", *FAR, points=1)
    bound(field)
    assert "fight" in field.kinds


def test_it_keeps_off_at_bad_odds() -> None:
    field = battle("A1 Ax 1200,1000,0", "T1 Kn 1200,1250,180", *FAR, points=1)
    bound(field)
    assert "fight" not in field.kinds


def test_it_does_not_charge_a_line_alone() -> None:
    line = [f"T{n + 1} Sp {1040 + 160 * n},1200,180" for n in range(3)]
    field = battle("A1 Cv 1200,1000,0", *line, *FAR, points=1)
    bound(field)
    assert "fight" not in field.kinds


def test_a_line_goes_in_together() -> None:
    own = [f"A{n + 1} Bd {1040 + 160 * n},1000,0" for n in range(3)]
    enemy = [f"T{n + 1} Ax {1040 + 160 * n},1180,180" for n in range(3)]
    field = battle(*own, *enemy, *FAR, points=1)
    assert len(bound(field)) == 1
    assert field.document["phase"] == "fights"
    assert len(field.legal) == 3


def test_it_comes_to_the_rear_of_an_enemy_in_a_fight() -> None:
    field = battle("A1 Sp 1200,1000,0", "T1 Sp 1200,1000,180", "A2 LH 1400,1300,270", *FAR, points=1)
    bound(field)
    assert field.pose("A2")[2] == pytest.approx(180, abs=1)


def test_it_fights_first_where_victory_opens_a_flank() -> None:
    field = battle(
        "A1 Kn 1120,1200,0", "A2 Sp 1280,1200,0", "T1 Ax 1120,1200,180", "T2 Sp 1280,1200,180", *FAR, points=1
    )  # fmt: skip
    field.play("done")
    assert str(choose(field.match, "greedy")) == "fight A1 T1"


def test_it_advances_to_battle() -> None:
    own = [f"A{n + 1} Bd {1040 + 160 * n},500,0" for n in range(4)]
    enemy = [f"T{n + 1} Bd {1040 + 160 * n},1900,180" for n in range(4)]
    field = battle(*own, *enemy, points=1)
    bound(field)
    assert all(field.pose(f"A{n}")[1] == pytest.approx(700, abs=1) for n in range(1, 5))


def test_heavy_troops_keep_out_of_bad_going() -> None:
    wood = area("wood", (1000, 600), (1400, 600), (1400, 900), (1000, 900))
    field = battle("A1 Pk 1200,560,0", "T1 Pk 1200,1700,180", terrain=[wood], points=1)
    bound(field)
    assert field.pose("A1")[1] <= 600 or abs(field.pose("A1")[0] - 1200) > 200


@pytest.mark.parametrize(("lost", "answer"), [({"amber": 1, "teal": 0}, "refuse"), ({"amber": 0, "teal": 1}, "agree")])
def test_it_ends_a_battle_without_a_winner_only_when_it_is_not_ahead(lost: dict[str, int], answer: str) -> None:
    field = battle("A1 Bd 1200,400,0", "T1 Bd 1200,2000,180", bound=60, lost=lost)
    field.play("offer")
    assert str(choose(field.match, "greedy")) == answer


def test_it_draws_up_its_army() -> None:
    match = GAME.start("open_plain:gallic:polybian_roman", seed=3)
    while match.prompt.ask != "move":
        match.play(choose(match, "greedy"))
    assert sum("x" in told for told in match.dump()["elements"].values()) == 24


@pytest.mark.parametrize("scenario", ["zama", "samnite_valley", "random-5:gallic:pyrrhic"])
def test_greedy_beats_random(scenario: str) -> None:
    found = runner_of(scenario)
    won = [found.play(("greedy", "random"), seed)["winner"] == "amber" for seed in range(1, 6)]
    won += [found.play(("random", "greedy"), seed)["winner"] == "teal" for seed in range(1, 6)]
    assert sum(won) >= 7
