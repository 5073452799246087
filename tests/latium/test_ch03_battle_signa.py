"""3.7 to 3.12, 6.4, 6.5, D25, D38 and D39: the Signa of a battle."""

from __future__ import annotations

from typing import Any

import pytest

from bellona import Match

from .battles import called, duel, fight, pedites, sagittarii
from .games import allowed, asked, hand, happened, kinds, legal, play, refusal, signa
from .sample import HILL_AND_WOOD, PLAIN, allotted, deployed, exchanged

HELD = {
    "roma": {"signa": ["alacritas", "opportunitas", "damnum", "inopinatum", "pax"]},
    "caere": {"signa": ["damnum", "inopinatum"]},
}


def summoned(leaders: tuple[str, str] = ("rex", "rex"), **more: Any) -> Match:
    """Both choose their Signa for a battle."""
    return called(cell=PLAIN, dice=HILL_AND_WOOD, reges=HELD, leaders=leaders, **more)


def shot(**told: Any) -> Match:
    """A centuria of Roma shoots at a unit of Caere: its clipeus meets a lorica, which ends the shot."""
    units = {
        "A2": sagittarii("c0708", centuriae=1), "A3": pedites("c0103"), "D2": pedites("c0713"), "D3": pedites("c0120"),
    }  # fmt: skip
    battle = {"signa": {"aggressor": ["damnum"], "defender": ["defensio"]}, "signa_count": [1, 1]}
    match = fight(moment="shots", **(units | battle | told))
    play(match, "shoot A2 D2 first")
    return match


def blow(*answers: str, **told: Any) -> int:
    """The points that a clipeus of Roma, and what is played upon it, give."""
    match = shot(**told)
    events = duel(match, "C-L-G", "L-C-G")
    for text in answers:
        events += play(match, text)
    while match.prompt.ask in ("damnum", "defensio"):
        events += play(match, "pass")
    return sum(told["points"] for told in happened(events, "points_marked") if told["unit"] == "D2")


def under(god: str, *seats: str) -> dict[str, Any]:
    """Towns of a document in which capita have a Protector."""
    return {seat: {"sacred": "templum", "god": god} for seat in seats}


@pytest.mark.rule("latium 3.9", "latium D25")
def test_a_rex_takes_two_signa_into_battle():
    match = summoned()
    assert set(match.waiting) == {"roma", "caere"}
    play(match, "allot alacritas", seat="roma")
    play(match, "allot inopinatum", seat="roma")
    assert "roma" not in match.waiting or "allot damnum" not in match.legal("roma")


@pytest.mark.rule("latium D25")
def test_a_dux_takes_one():
    match = summoned(leaders=("dux", "rex"))
    play(match, "allot alacritas", seat="roma")
    assert "roma" not in match.waiting or not any(text.startswith("allot") for text in legal(match, "roma"))


@pytest.mark.rule("latium 3.9")
def test_only_what_was_chosen_is_played():
    match = allotted()
    assert hand(match.position.battle.signa[0]) == ["alacritas", "opportunitas"]
    assert allowed(match, "play alacritas") or asked(match)[0] == "caere"
    fought = shot(signa={"aggressor": ["dolum"], "defender": []}, reges={"roma": {"signa": ["damnum"]}})
    duel(fought, "C-L-G", "L-C-G")
    assert asked(fought) == ("roma", "damnum")
    assert refusal(fought, "play damnum") == "3.9", "the Damnum of the store"


@pytest.mark.rule("latium 3.8")
def test_inopinatum_takes_the_initiative():
    match = summoned()
    for seat, kinds_of in {"caere": ("inopinatum", "damnum"), "roma": ("alacritas", "inopinatum")}.items():
        for kind in kinds_of:
            play(match, f"allot {kind}", seat=seat)
    if asked(match)[1] == "side":
        play(match, "edge far")
    play(match, "pass", seat="caere")
    play(match, "pass", seat="roma", dice=[4, 2])
    assert asked(match) == ("caere", "inopinatum")
    play(match, "play inopinatum")
    assert match.position.battle.holder == 1
    assert asked(match) == ("roma", "inopinatum"), "he may take it back"
    play(match, "play inopinatum")
    assert match.position.battle.holder == 0


@pytest.mark.rule("latium 3.10")
def test_opportunitas_becomes_three_cards():
    match = exchanged()
    assert hand(match.position.battle.signa[0]) == ["damnum", "defensio", "dolum"]
    assert "opportunitas" not in signa(match, "roma")
    assert match.position.signa_spent[14] == 1


@pytest.mark.rule("latium 3.7", "latium 3.11", "latium D24")
def test_dolum_steals_in_battle():
    match = deployed()
    assert hand(match.position.battle.signa[1]) == ["damnum", "damnum"]
    play(match, "play dolum")
    while asked(match)[1] == "guard":
        play(match, "pass")
    assert hand(match.position.battle.signa[1]) == ["damnum"]
    assert hand(match.position.battle.signa[0]) == ["damnum", "damnum", "defensio"], "to be used at once"


@pytest.mark.rule("latium 3.12")
def test_a_gladium_is_not_raised():
    match = shot()
    events = duel(match, "G-C-L", "L-G-C")
    assert asked(match)[1] != "damnum"
    assert "centuria_destroyed" in kinds(events)


@pytest.mark.rule("latium 3.12", "latium 6.4", "latium 6.5", "latium D38", "latium D39")
@pytest.mark.parametrize(
    ("answers", "towns", "given"),
    [
        ((), {}, 1),
        (("play damnum",), {}, 2),
        (("play damnum", "play defensio"), {}, 1),
        (("play damnum",), under("mars", "roma"), 3),
        (("play damnum",), under("mars", "caere"), 1),
        (("play damnum",), under("mars", "roma", "caere"), 2),
        (("play damnum", "play defensio"), under("mars", "roma"), 3),
        (("play damnum", "favour caere"), {"caere": {"sacred": "ara", "god": "mars", "favours": 3}}, 1),
        (("play damnum", "play defensio raised"), {"caere": {"sacred": "ara", "god": "mars", "favours": 3}}, 0),
    ],
    ids=[
        "plain",
        "damnum",
        "defensio",
        "raised",
        "warded",
        "both",
        "defensio-against-mars",
        "favour",
        "defensio-raised",
    ],
)
def test_damnum_and_defensio(answers, towns, given):
    assert blow(*answers, towns=towns) == given


@pytest.mark.rule("latium D39", "latium 6.3")
def test_what_serves_its_player_alone_stays_raised_against_the_same_protector():
    empty = {"garrison": {"pedites": 0, "equites": 0, "sagittarii": 0}}
    towns = {seat: told | empty for seat, told in under("mars", "roma", "caere").items()}
    match = called(cell="0307", reges={"roma": {"signa": ["alacritas"]}}, towns=towns)
    play(match, "allot alacritas", seat="roma")
    play(match, "edge far")
    events = play(match, "play alacritas", dice=[1, 3])
    assert [told["total"] for told in happened(events, "initiative_die")] == [1 + 2 + 3, 3 + 2]


def rolled(held: dict[str, Any], allot: dict[str, tuple[str, ...]], **more: Any) -> Match:
    """Both have chosen their Signa; Roma has won the initiative with a 4 against a 1."""
    empty = {"garrison": {"pedites": 0, "equites": 0, "sagittarii": 0}}
    towns = {seat: empty | more.get("towns", {}).get(seat, {}) for seat in ("roma", "caere")}
    match = called(cell="0307", reges={seat: {"signa": signs} for seat, signs in held.items()}, towns=towns)
    for seat, signs in allot.items():
        for kind in signs:
            play(match, f"allot {kind}", seat=seat)
        if seat in match.waiting and asked(match)[1] == "allot":
            play(match, "ready", seat=seat)
    play(match, "edge far")
    while asked(match)[1] == "alacritas":
        play(match, "pass", seat=match.waiting[0], dice=[4, 1] if len(match.waiting) == 1 else ())
    return match


@pytest.mark.rule("latium D23", "latium 3.10", "latium 6.3")
def test_opportunitas_raised_by_mars_becomes_four_cards():
    store = ["damnum", "defensio", "dolum", "fides"]
    match = rolled({"roma": ["opportunitas", *store]}, {"roma": ("opportunitas",)}, towns=under("mars", "roma"))
    play(match, "play opportunitas", *(f"exchange {kind}" for kind in store))
    assert sorted(hand(match.position.battle.signa[0])) == sorted(store)
    match = rolled({"roma": ["opportunitas", *store]}, {"roma": ("opportunitas",)})
    play(match, "play opportunitas", *(f"exchange {kind}" for kind in store[:3]))
    assert not allowed(match, "exchange fides")


@pytest.mark.rule("latium D23", "latium 3.8", "latium 6.3")
@pytest.mark.parametrize(("towns", "asks"), [({}, "inopinatum"), (under("mars", "caere"), "exchange")])
def test_a_raised_inopinatum_is_not_answered_by_another(towns, asks):
    held = {"roma": ["inopinatum"], "caere": ["inopinatum"]}
    match = rolled(held, {"roma": ("inopinatum",), "caere": ("inopinatum",)}, towns=towns)
    play(match, "play inopinatum")
    assert match.position.battle.holder == 1
    assert asked(match) == ("roma", asks)


@pytest.mark.rule("latium D24", "latium 3.7", "latium 6.3")
def test_dolum_raised_by_mercurius_sees_and_chooses():
    units = {"A2": pedites("c0703"), "A3": pedites("c0103"), "D2": pedites("c0720")}
    told = {"signa": {"aggressor": ["dolum"], "defender": ["fides", "damnum", "damnum"]}}
    match = fight(towns=under("mercurius", "roma"), **told, **units)
    play(match, "play dolum", "pass")
    assert asked(match) == ("roma", "plunder")
    assert legal(match) == {"take damnum", "take fides"}
    play(match, "take fides")
    assert (hand(match.position.battle.signa[0]), hand(match.position.battle.signa[1])) == (
        ["fides"], ["damnum", "damnum"],
    )  # fmt: skip


@pytest.mark.rule("latium D23", "latium D38", "latium B16")
@pytest.mark.parametrize(("answer", "left"), [("play fides", ["damnum"]), ("play fides raised", ["damnum", "dolum"])])
def test_a_raised_fides_keeps_the_dolum(answer, left):
    units = {"A2": pedites("c0703"), "A3": pedites("c0103"), "D2": pedites("c0720")}
    told = {"signa": {"aggressor": ["dolum"], "defender": ["fides", "damnum"]}}
    match = fight(towns={"caere": {"sacred": "ara", "god": "mercurius", "favours": 1}}, **told, **units)
    play(match, "play dolum", answer)
    assert hand(match.position.battle.signa[1]) == left
    assert hand(match.position.battle.signa[0]) == []
