"""What the greedy bot understands of war."""

from __future__ import annotations

import pytest

from bellona import Match
from bellona.bots import choose

from .wars import GAME, points, started, treasury, under_way, war

HANNIBAL = "8 land, C-A"
CONQUESTS = {at: {"rome": "4 land"} for at in ("0513", "2403", "1605", "1503")}


def test_it_garrisons_a_threatened_capital() -> None:
    match = war(
        {"2908": {"rome": "1 land"}, "2807": {"rome": "6 land, R-C"}, "2605": {"carthage": HANNIBAL}}, active="rome"
    )
    campaign(match)
    assert points(match, "rome", "2908")[0] >= 4


def test_it_does_not_strip_a_threatened_capital() -> None:
    match = war({"2908": {"rome": "6 land, R-C"}, "2605": {"carthage": HANNIBAL}}, active="rome")
    campaign(match)
    assert points(match, "rome", "2908")[0] >= 4


def test_it_takes_an_open_capital() -> None:
    match = war({"2605": {"carthage": HANNIBAL}, "2915": {"rome": "4 land, R-C"}})
    campaign(match)
    assert match.result is not None
    assert match.result.winner == "carthage"


def test_it_storms_at_good_odds() -> None:
    assert "attack land" in before_carthage(rome="30 land, R-B", carthage="2 land inside, C-B")


def test_it_does_not_storm_at_bad_odds() -> None:
    assert "attack land" not in before_carthage(rome="12 land, R-C", carthage="8 land inside, C-B")


def test_it_does_not_march_alone_into_enemies() -> None:
    match = war({"3008": {"carthage": "1 land, C-B"}, "2908": {"rome": "8 land, R-A"}, "2516": {"carthage": "6 land"}})
    campaign(match)
    assert points(match, "carthage", "2908") == (0, 0)


def test_it_relieves_a_siege() -> None:
    stacks = {"2908": {"rome": "3 land inside", "carthage": "4 land, C-B"}, "2807": {"rome": "10 land, R-B"}}
    match = war(stacks, active="rome")
    assert {"go 2908", "attack land"} <= set(campaign(match))


def test_it_brings_garrisons_out_before_anything_else() -> None:
    match = war({"2908": {"rome": "3 land inside, R-C", "carthage": "4 land, C-B"}}, active="rome")
    assert str(choose(match, "greedy")) == "emerge land 2908"


def test_a_weak_garrison_goes_inside() -> None:
    assert answer_to_threat(garrison="2 land", attackers="6 land") == "invert"


def test_a_strong_garrison_stands() -> None:
    assert answer_to_threat(garrison="8 land, R-A", attackers="4 land") == "stand"


def test_it_raises_no_more_than_it_can_feed() -> None:
    match = war({"2516": {"carthage": "20 land, C-B"}}, phase="recruitment", treasury={"rome": 0, "carthage": 30})
    before = points(match, "carthage", "2516")[0]
    answers = campaign(match)
    assert any(answer.startswith("raise") for answer in answers)
    raised = sum(int(answer.split()[1]) for answer in answers if answer.startswith("raise"))
    assert before + raised <= treasury(match, "carthage") + income(match, "carthage")


def test_it_raises_nothing_when_it_starves_already() -> None:
    match = war({"2516": {"carthage": "38 land, C-B"}}, phase="recruitment", treasury={"rome": 0, "carthage": 4})
    assert campaign(match) == ["done"]


def test_funds_lie_within_the_treasury_and_differ() -> None:
    match = war(
        {"2516": {"carthage": "4 land, C-B"}, "2908": {"rome": "4 land, R-C"}},
        phase="diplomacy",
        treasury={"rome": 9, "carthage": 2},
    )
    bids = {str(choose(match, "greedy", seed)) for seed in range(30)}
    assert len(bids) > 1
    assert bids <= {"fund 0", "fund 1", "fund 2"}


def test_the_least_able_step_down() -> None:
    stacks = {"2908": {"rome": "4 land, R-A, R-B, R-C, R-D"}}
    match = war(stacks, phase="elections", active="rome")
    assert str(choose(match, "greedy")) in {"retire R-C", "retire R-D"}


def test_it_agrees_to_a_war_that_is_won() -> None:
    assert answer_to_offer(CONQUESTS, offered_by="carthage") == "agree"


def test_it_refuses_to_end_a_war_that_is_lost() -> None:
    assert answer_to_offer(CONQUESTS, offered_by="rome") == "refuse"


def test_it_agrees_to_a_draw_when_it_is_behind() -> None:
    assert answer_to_offer({}, offered_by="rome") == "agree"


def test_choices_are_legal_and_the_same_again() -> None:
    match = started("second_war")
    for step in range(120):
        action = choose(match, "greedy", seed=step)
        assert action == choose(match, "greedy", seed=step)
        assert str(action) != "offer"
        match.play(action)


def campaign(match: Match) -> list[str]:
    """Let the bot play on until its phase is over; what it chose, the answers of its enemy left out."""
    seat, phase = match.prompt.seat, match.prompt.phase
    chosen = []
    while match.result is None and match.prompt.phase == phase and GAME.dump(match.position)["active"] == seat:
        action = choose(match, "greedy")
        if match.prompt.seat == seat:
            chosen.append(str(action))
        match.play(action)
    return chosen


def before_carthage(rome: str, carthage: str) -> list[str]:
    """The Roman campaign in the third war with these points before the city and in it."""
    return campaign(war({"2516": {"rome": rome, "carthage": carthage}}, scenario="third_war", active="rome"))


def answer_to_threat(garrison: str, attackers: str) -> str:
    match = under_way(
        "C-B",
        {"2605": {"rome": garrison, "carthage": f"{attackers}, C-B"}, "2516": {"carthage": "6 land"}},
        holders={"2605": "rome"},
    )
    match.play("attack land")
    assert match.prompt.ask == "invert"
    return str(choose(match, "greedy"))


def answer_to_offer(more: dict[str, dict[str, str]], offered_by: str) -> str:
    """What the other side says to an end of the war with these Roman conquests."""
    stacks = {"2908": {"rome": "6 land, R-C"}, "2516": {"carthage": "4 land, C-B"}} | more
    match = war(stacks, active=offered_by)
    match.play("offer")
    return str(choose(match, "greedy"))


def income(match: Match, side: str) -> int:
    return int(GAME.dump(match.position)["derived"]["scores"][side])


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_war_that_will_not_end_is_ended_by_agreement(level: str) -> None:
    match = war({"2908": {"rome": "4 land, R-C"}, "2516": {"carthage": "4 land, C-B"}}, turn=41)
    match.play(choose(match, level, 1))
    assert str(match.steps[-1].action) == "offer"
    match.play(choose(match, level, 1))
    assert match.result is not None
