"""Chapter 6 and D37 to D39: Protectors, favours, are and templa."""

from __future__ import annotations

import pytest

from bellona.games.latium.text.names import TOWN_NAMES

from .games import (
    SEATS,
    aes,
    allowed,
    arms,
    asked,
    cives,
    event,
    kinds,
    legal,
    play,
    refusal,
    reigning,
    sacred,
    seen,
    signa,
    stricken,
    town,
    until,
)

RICH = {"roma": {"aes": 200}}


def area(god: str, kind: str = "ara", favours: int = 3):
    """A sacred area in a document."""
    return {"sacred": kind, "god": god, "favours": favours if kind == "ara" else 0}


COLONY = {"holder": "roma", "garrison": arms()}


@pytest.mark.rule("latium 6.2", "latium 6.8", "latium D37", "latium D80")
def test_a_protector_is_chosen_in_public():
    match = reigning("roma", reges=RICH)
    events = play(match, "templum mars")
    assert (sacred(match, "roma")[:2], aes(match, "roma")) == (("templum", "mars"), 140)
    assert [told.readers for told in events if told.kind == "templum_built"] == [()]
    for seat in (*SEATS, None):
        shown = seen(match, seat)["towns"]["roma"]
        assert (shown["sacred"], shown["god"]) == ("templum", "mars")
    assert not allowed(match, "templum ceres"), "one god"


@pytest.mark.rule("latium 6.8", "latium D80")
def test_an_ara_is_seen_by_all():
    match = reigning("nomentum", reges={"nomentum": {"aes": 25}})
    play(match, "ara nomentum ceres")
    assert (sacred(match, "nomentum"), aes(match, "nomentum")) == (("ara", "ceres", 3), 0)
    assert seen(match, "roma")["towns"]["nomentum"]["god"] == "ceres"


@pytest.mark.rule("latium D37")
def test_sacred_prices():
    assert not allowed(reigning("roma", reges={"roma": {"aes": 59}}), "templum mars")
    assert allowed(reigning("roma", reges={"roma": {"aes": 60}}), "templum mars")
    assert not allowed(reigning("roma", reges={"roma": {"aes": 24}}), "ara roma mars")
    match = reigning("roma", reges={"roma": {"aes": 35}}, towns={"roma": area("mars", favours=2)})
    play(match, "elevate")
    assert (sacred(match, "roma"), aes(match, "roma")) == (("templum", "mars", 0), 0)


@pytest.mark.rule("latium D37")
def test_one_sacred_area_to_a_town():
    match = reigning("roma", reges=RICH, towns={"roma": area("mars")})
    assert refusal(match, "ara roma ceres") == "D37"
    assert refusal(match, "templum ceres") == "D37"


@pytest.mark.rule("latium 6.3")
def test_a_protector_defends_only_in_his_area():
    under = {"roma": area("ceres", "templum")}
    match = stricken("messis", "I", "roma", towns=under)
    assert match.position.reges[3].production == 0
    match = stricken("bellum", "I", "roma", towns=under)
    assert (aes(match, "roma"), cives(match, "roma")) == (28, 25)


@pytest.mark.rule("latium 6.6", "latium 6.7", "latium D38")
def test_three_favours_and_no_fourth():
    match = stricken("mercatus", "I", "roma", towns={"roma": area("ceres", favours=1)})
    assert asked(match) == ("roma", "avert")
    events = play(match, "favour roma")
    assert aes(match, "roma") == 40
    told = event(events, "favour_spent")
    assert (told["seat"], told["town"], told["god"], told["left"]) == ("roma", "roma", "ceres", 0)
    none = stricken("mercatus", "I", "roma", towns={"roma": area("ceres", favours=0)})
    assert (asked(none)[1], aes(none, "roma")) == ("reign", 25), "a fourth is not to be had"


@pytest.mark.rule("latium D38")
def test_a_favour_helps_only_in_its_domain():
    match = stricken("bellum", "II", "roma", towns={"roma": area("ceres")}, reges={"roma": {"signa": ["damnum"]}})
    until(match, "avert", "roma")
    assert refusal(match, "favour roma") is not None
    match = stricken("mercatus", "III", "roma", towns={"roma": area("ceres")}, reges={"roma": {"signa": ["damnum"]}})
    while asked(match)[1] not in ("avert", "reign"):
        play(match, "pass")
    assert "favour roma" not in legal(match), "not against what is good"


@pytest.mark.rule("latium D38")
def test_a_favour_voids_a_sign_against_oneself():
    held = {"ecetra": {"signa": ["furtum"]}, "roma": {"signa": ["pax"]}}
    match = reigning("ecetra", reges=held, towns={"roma": area("mercurius")})
    play(match, "play furtum roma", "favour roma")
    assert (signa(match, "roma"), sacred(match, "roma")[2]) == (["pax"], 2)
    assert signa(match, "ecetra") == []


@pytest.mark.rule("latium 6.9", "latium 6.12", "latium B18")
def test_a_taken_town_brings_further_gods():
    match = reigning("roma", reges=RICH, towns={"roma": area("mars", "templum"), "veii": COLONY, "capena": COLONY})
    play(match, "ara veii ceres", "ara capena ceres")
    assert (sacred(match, "veii"), sacred(match, "capena")) == (("ara", "ceres", 3), ("ara", "ceres", 3))
    struck = stricken(
        "mercatus", "I", "roma", towns={"veii": COLONY | area("ceres", favours=0), "capena": COLONY | area("ceres")}
    )
    assert asked(struck) == ("roma", "avert")
    play(struck, "favour capena")
    assert (aes(struck, "roma"), sacred(struck, "capena")[2]) == (40, 2)


@pytest.mark.rule("latium 6.10", "latium D37")
def test_no_protector_in_a_conquered_town():
    match = reigning("roma", reges=RICH, towns={"veii": COLONY | area("mars")})
    assert not allowed(match, "elevate")
    play(match, "templum iuppiter")
    assert (sacred(match, "roma")[0], sacred(match, "veii")[0]) == ("templum", "ara")


@pytest.mark.rule("latium 6.11", "latium B19")
def test_the_templum_of_a_taken_town_gives_way_to_an_ara():
    match = reigning(
        "roma",
        turn=4,
        reges={"caere": {"reign": "fallen", "fall": "caput-taken"}},
        towns={"caere": {"holder": "roma", "taken_by": "roma", "sacred": "templum", "god": "iuppiter"}},
        spoils={"town": "caere", "taker": "roma"},
    )
    assert asked(match) == ("roma", "sack")
    while asked(match) == ("roma", "sack"):
        choice = next((text for text in ("spare", "dedicate mars") if text in legal(match)), None)
        assert choice, legal(match)
        play(match, choice)
    assert sacred(match, "caere") == ("ara", "mars", 3)


FOUR = {
    name: {"holder": seat, "garrison": arms()} | area("mars")
    for name, seat in zip(("veii", "capena", "falerii"), ("roma", "caere", "nersae"), strict=True)
}


@pytest.mark.rule("latium 6.13", "latium 6.14")
def test_at_most_four_sacred_areas_to_a_god():
    three = reigning("ecetra", reges={"ecetra": {"aes": 200}}, towns=FOUR)
    assert allowed(three, "templum mars")
    assert allowed(three, "ara ecetra mars")
    four = reigning("ecetra", reges={"ecetra": {"aes": 200}}, towns=FOUR | {"alatrium": area("mars", "templum")})
    assert refusal(four, "templum mars") == "6.13"
    assert refusal(four, "ara ecetra mars") == "6.13"
    assert allowed(four, "templum ceres")


@pytest.mark.rule("latium 6.14")
def test_several_reges_may_have_one_protector():
    towns = {name: area("mars", "templum") for name in ("roma", "caere")}
    match = reigning("ecetra", reges={"ecetra": {"aes": 60}}, towns=towns)
    play(match, "templum mars")
    gods = [TOWN_NAMES[number] for number, place in enumerate(match.position.towns) if place.god == 3]
    assert gods == ["roma", "caere", "ecetra"]


@pytest.mark.rule("latium D39", "latium 6.3")
def test_one_protector_on_both_sides():
    held = {"ecetra": {"signa": ["furtum"]}, "roma": {"signa": ["pax", "damnum", "dolum"]}}
    towns = {name: area("mercurius", "templum") for name in ("roma", "ecetra")}
    match = reigning("ecetra", reges=held, towns=towns)
    play(match, "play furtum roma")
    if asked(match) == ("roma", "fides"):
        play(match, "pass")
    assert asked(match)[1] != "rob", "not raised"
    assert (len(signa(match, "roma")), len(signa(match, "ecetra"))) == (2, 1), "not void"


@pytest.mark.rule("latium 6.3", "latium D37")
def test_a_court_elsewhere_has_no_protector():
    match = reigning("roma", reges=RICH, towns={"roma": area("mars", "templum")})
    assert int(town(match, "roma").favours) == 0
    assert "templum_built" not in kinds(play(match, "done"))
