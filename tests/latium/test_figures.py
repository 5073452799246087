"""The figures of towns, houses, gods and unfinished actions at a table."""

from __future__ import annotations

from typing import Any

from bellona.games.latium.table.queries import inspect, why

from .games import reigning


def figures(name: str, seat: str = "roma", **more: Any) -> dict[str, Any]:
    """The figures of something in a Rex's phase."""
    match = reigning(seat, **more)
    return dict(inspect(match.setting, match.position, name, True)["figures"])


def refusal_of(text: str, **more: Any) -> str | None:
    """The first rule against an action that Roma wants, None if it is allowed."""
    match = reigning("roma", **more)
    told = why(match.setting, match.position, None, text)
    return None if not told[0]["refusal"] else str(told[0]["refusal"]["rule"])


def test_a_town_tells_what_it_holds_yields_and_becomes() -> None:
    town = figures("roma", towns={"roma": {"cives": 34}})
    assert (town["capacity"], town["surplus"], town["feed"], town["walls_hold"]) == (30, 4, 8, 30)
    assert (town["widen"], town["wall"], town["grows_to"]) == (20, 40, 34)
    assert {"capacity", "legion", "grows_to"} <= set(town["reconstructed"])


def test_a_town_that_is_not_crowded_grows() -> None:
    assert figures("roma", towns={"roma": {"cives": 20}})["grows_to"] == 22


def test_a_legion_is_told_by_arm_with_its_limit_and_price() -> None:
    legion = figures("roma")["legion"]
    assert legion["most"] >= sum(arm["have"] for arm in legion["arms"].values())
    assert legion["arms"]["equites"]["cost"] == 5


def test_a_house_tells_who_inherits_and_who_may_marry() -> None:
    house = figures("roma")["house"]
    assert sum(person["heir"] for person in house) <= 1
    assert all(person["of"] == "roma" for person in house)


def test_a_god_tells_his_areas_and_whom_he_protects() -> None:
    towns = {"roma": {"sacred": "templum", "god": "mars"}, "caere": {"sacred": "ara", "god": "mars"}}
    god = figures("mars", towns=towns)
    assert (god["protects"], god["areas_left"]) == (["roma"], 2)


def test_a_whole_action_is_answered_with_what_stands_against_it() -> None:
    assert refusal_of("give caere 3") is None
    assert refusal_of("give caere 3000") == "1.7"
    assert refusal_of("clause pay mine 3") == "8.20"


def test_a_signum_is_answered_with_why_it_cannot_be_played() -> None:
    assert refusal_of("pax", reges={"roma": {"signa": ["pax"], "signa_count": 1}}) == "D19"
    assert refusal_of("commercium", reges={"roma": {"signa": ["commercium"], "signa_count": 1}}) is None


def test_how_the_reges_stand_is_told_without_what_is_hidden() -> None:
    match = reigning("roma", reges={"roma": {"aes": 57, "ira": 1}, "caere": {"aes": 400}})
    seen = match.setting.observe(match.position, "roma")
    told = inspect(match.setting, seen, "standing", True)["figures"]
    assert told["goal"] == {"towns": 12, "capita": 2}
    assert told["reges"]["roma"] == {"points": 10 + 2 + 2 - 3, "towns": 1, "capita": 1}, "seat, 26 cives, 57 aes, ira"
    assert told["reges"]["caere"]["points"] == 10 + 2, "nobody sees what lies in the treasury of Caere"
