"""Chapter 3 and D16 to D24: offers, and the Signa of peace."""

from __future__ import annotations

from itertools import permutations

import pytest

from bellona.games.latium.text.names import GOD_NAMES, SIGNUM_NAMES

from .games import (
    SEATS,
    aes,
    allowed,
    answer,
    asked,
    bond,
    cards,
    cives,
    event,
    filii,
    fresh,
    happened,
    ira,
    kinds,
    legal,
    offering,
    play,
    refusal,
    reigning,
    rex,
    seen,
    signa,
    spouse,
    standing,
    stricken,
    until,
    wedding,
)

GODS = {
    "iuppiter": ("charisma", "egida", "pax", "auspicium", "clementia"),
    "ceres": ("fertilitas", "abundantia", "salus", "conubium"),
    "mars": ("damnum", "defensio", "alacritas", "inopinatum", "opportunitas", "constantia"),
    "mercurius": ("furtum", "dolum", "calliditas", "eloquentia", "commercium", "fides"),
}
COUNTS = {
    "charisma": 3, "egida": 3, "pax": 4, "auspicium": 2, "clementia": 3, "fertilitas": 3, "abundantia": 4, "salus": 3,
    "conubium": 2, "damnum": 6, "defensio": 5, "alacritas": 4, "inopinatum": 2, "opportunitas": 3, "constantia": 2,
    "furtum": 3, "dolum": 3, "calliditas": 2, "eloquentia": 4, "commercium": 3, "fides": 2,
}  # fmt: skip


def under(god: str, seat: str = "roma"):
    """Towns of a document in which a caput has a Protector."""
    return {seat: {"sacred": "templum", "god": god}}


# --- the deck


@pytest.mark.rule("latium D22", "latium D23", "latium 6.1")
def test_sixty_six_signa_of_four_gods():
    signs = fresh().setting.world.signs
    counts = {name: int(signs[kind].count) for kind, name in enumerate(SIGNUM_NAMES) if kind}
    assert counts == COUNTS
    assert sum(counts.values()) == 66
    gods = {name: GOD_NAMES[signs[kind].god] for kind, name in enumerate(SIGNUM_NAMES) if kind}
    assert gods == {name: god for god, names in GODS.items() for name in names}
    assert all(sum(COUNTS[name] for name in names) >= 12 for names in GODS.values())


@pytest.mark.rule("latium D22")
def test_the_discards_are_shuffled_when_the_deck_ends():
    deck = ["pax"] + ["none"] * 65
    match = offering(signa_deck=deck, signa_place=0, signa_end=1, signa_spent=["damnum", "defensio", "dolum"])
    answer(match, {"roma": "offer 1"}, dice=[3, 1])
    held = signa(match, "roma")
    assert len(held) == 2
    assert "pax" in held
    now = match.position
    deck = [SIGNUM_NAMES[kind] for kind in now.signa_deck[int(now.signa_place) : int(now.signa_end)]]
    assert sorted(held + deck) == ["damnum", "defensio", "dolum", "pax"], "no card is lost, none is made"


# --- offers


@pytest.mark.rule("latium 3.1", "latium D80")
def test_an_offer_is_secret_until_all_are_opened():
    plain, other = offering(), offering()
    play(plain, "offer 5", seat="roma")
    play(other, "offer 9", seat="roma")
    for seat in (*(seat for seat in SEATS if seat != "roma"), None):
        shown = plain.view(seat)
        assert shown["position"] == other.view(seat)["position"]
        assert [step["action"] for step in shown["history"]] == ["sealed"]
        assert "roma" not in shown["waiting"], "that he has offered is seen"
    events = answer(plain, {})
    assert {told["seat"]: told["aes"] for told in happened(events, "offer_opened")}["roma"] == 5


@pytest.mark.rule("latium 3.3", "latium D16")
def test_the_highest_offer_takes_both_cards():
    match = offering(signa_deck=["pax", "dolum", "fides"] + ["none"] * 63, signa_place=0, signa_end=3)
    events = answer(match, {"roma": "offer 6", "caere": "offer 4"}, dice=[3, 6])
    assert event(events, "offer_won")["cards"] == 2
    assert signa(match, "roma") == ["pax", "dolum"]
    assert (aes(match, "roma"), aes(match, "caere"), aes(match, "nersae")) == (34, 40, 40)


@pytest.mark.rule("latium D16")
@pytest.mark.parametrize(("dice", "winner"), [((2, 3), "caere"), ((4, 3), "roma"), ((1, 1, 4, 2), "roma")])
def test_equal_offers_are_decided_by_d4(dice, winner):
    match = offering()
    answer(match, {"roma": "offer 5", "caere": "offer 5"}, dice=dice)
    loser = "caere" if winner == "roma" else "roma"
    assert (len(signa(match, winner)), len(signa(match, loser))) == (2, 0)
    assert (aes(match, winner), aes(match, loser)) == (35, 40)


@pytest.mark.rule("latium D16")
def test_nobody_offers_more_than_he_has():
    match = offering(reges={"roma": {"aes": 7}})
    assert "offer 7" in legal(match, "roma")
    assert "offer 8" not in match.legal("roma")


@pytest.mark.rule("latium D18")
def test_cards_that_nobody_wants_go_under_the_deck():
    match = offering()
    top = [int(kind) for kind in match.position.stake] if match.position.stake.any() else None
    before = cards(match)
    events = answer(match, {}, dice=[3, 1])
    assert "nobody_offered" in kinds(events)
    assert all(not signa(match, seat) for seat in SEATS)
    assert cards(match) == before == 66
    now = match.position
    assert top is None or [int(kind) for kind in now.signa_deck[now.signa_end - 2 : now.signa_end]] == top


@pytest.mark.rule("latium 3.1")
@pytest.mark.parametrize("order", list(permutations(("nersae", "roma", "caere")))[:6])
def test_the_order_of_sealed_offers_changes_nothing(order):
    sums = {"nersae": 3, "roma": 5, "caere": 5}
    prints = set()
    for sequence in (order, ("nersae", "roma", "caere")):
        match = offering(scenario="nersae-roma-caere:60:final")
        answer(match, {seat: f"offer {sums[seat]}" for seat in sequence}, dice=[2, 3, 4, 1])
        prints.add(match.fingerprint())
    assert len(prints) == 1


def shared(roma: int, ecetra: int):
    """The offers of turn 2, in which Roma and Ecetra offer together."""
    deck = ["pax", "dolum", "fides", "egida"] + ["none"] * 62
    match = reigning("roma", signa_deck=deck, signa_place=0, signa_end=4)
    play(match, "write ecetra other", f"clause joint-offer mine {roma} {ecetra}", "send")
    until(match, "reign", "ecetra")
    play(match, "accept roma-1")
    until(match, "offer")
    return match


@pytest.mark.rule("latium 3.4", "latium D17")
def test_two_reges_may_pool_an_offer():
    match = shared(4, 5)
    answer(match, {"nersae": "offer 8"})
    assert asked(match) == ("ecetra", "pick"), "the larger share chooses first"
    assert len(legal(match)) == 2
    first = sorted(legal(match))[0].split()[1]
    play(match, f"take {first}", dice=[3, 2])
    assert signa(match, "ecetra") == [first]
    assert len(signa(match, "roma")) == 1
    assert (aes(match, "roma"), aes(match, "ecetra"), aes(match, "nersae")) == (36, 35, 40)


@pytest.mark.rule("latium D17")
def test_a_higher_single_offer_beats_a_joint_one():
    match = shared(4, 5)
    answer(match, {"nersae": "offer 10"}, dice=[3, 2])
    assert (len(signa(match, "nersae")), signa(match, "roma"), signa(match, "ecetra")) == (2, [], [])
    assert (aes(match, "roma"), aes(match, "ecetra"), aes(match, "nersae")) == (40, 40, 30)


@pytest.mark.rule("latium 3.2")
def test_an_event_gives_signa_without_an_offer():
    match = stricken("auspicia", "IV", "roma")
    assert (len(signa(match, "roma")), aes(match, "roma")) == (2, 40)


# --- Calliditas, Furtum, Dolum, Fides


FOEDUS = {"caere": {"ties": {"veii": {"bond": "foedus", "since": 1}}}}


@pytest.mark.rule("latium 3.5")
def test_calliditas_breaks_an_accord_with_a_civitas():
    match = reigning("roma", turn=4, reges=FOEDUS | {"roma": {"signa": ["calliditas"]}})
    assert "play calliditas veii caere" in legal(match)
    play(match, "play calliditas veii caere")
    assert (bond(match, "caere", "veii"), signa(match, "roma")) == ("none", [])


@pytest.mark.rule("latium 3.5")
def test_calliditas_does_not_touch_accords_of_players():
    accords = {"1": {"state": 1, "a": "caere", "b": "ecetra", "bond": "foedus", "since": 1}}
    match = reigning("roma", turn=4, reges={"roma": {"signa": ["calliditas"]}}, accords=accords)
    assert refusal(match, "play calliditas caere ecetra") is not None
    assert refusal(match, "play calliditas ecetra caere") is not None
    assert refusal(match, "play calliditas veii caere") == "3.5", "there is no accord"


@pytest.mark.rule("latium 3.5", "latium D23")
def test_calliditas_raised_closes_audiences_for_six_turns():
    match = reigning("roma", turn=4, reges=FOEDUS | {"roma": {"signa": ["calliditas"]}}, towns=under("mercurius"))
    play(match, "play calliditas veii caere")
    from bellona.games.latium.text.names import TOWN_NAMES

    assert rex(match, "caere").ties[TOWN_NAMES.index("veii")].ban_until == 9


@pytest.mark.rule("latium 3.6", "latium D24")
def test_furtum_steals_a_signum_blind():
    held = ["pax", "damnum", "dolum"]
    match = reigning("ecetra", reges={"ecetra": {"signa": ["furtum"]}, "roma": {"signa": held}})
    play(match, "play furtum roma")
    assert asked(match) == ("roma", "fides")
    events = play(match, "pass")
    assert len(signa(match, "roma")) == 2
    assert sorted(signa(match, "roma") + signa(match, "ecetra")) == sorted(held)
    assert (rex(match, "roma").signa_count, rex(match, "ecetra").signa_count) == (2, 1)
    assert all(set(told.readers) <= {"roma", "ecetra"} for told in events if told.kind == "signum_taken")


@pytest.mark.rule("latium 3.6")
def test_furtum_needs_a_rex_who_has_signa():
    match = reigning("ecetra", reges={"ecetra": {"signa": ["furtum"]}})
    assert refusal(match, "play furtum roma") == "3.6"
    assert refusal(match, "play furtum ecetra") is not None


@pytest.mark.rule("latium D24", "latium D23")
def test_furtum_raised_by_mercurius_chooses():
    held = {"ecetra": {"signa": ["furtum"]}, "roma": {"signa": ["pax", "damnum", "dolum"]}}
    match = reigning("ecetra", reges=held, towns=under("mercurius", "ecetra"))
    play(match, "play furtum roma")
    play(match, "pass")
    assert asked(match) == ("ecetra", "rob")
    assert legal(match) == {"take pax", "take damnum", "take dolum"}
    play(match, "take dolum")
    assert (signa(match, "ecetra"), signa(match, "roma")) == (["dolum"], ["pax", "damnum"])


@pytest.mark.rule("latium D23")
@pytest.mark.parametrize(("god", "left"), [("mars", []), ("mercurius", ["furtum"])])
def test_fides_stops_a_theft(god, left):
    held = {"ecetra": {"signa": ["furtum"]}, "roma": {"signa": ["pax", "fides"]}}
    match = reigning("ecetra", reges=held, towns=under(god) if god == "mars" else {})
    play(match, "play furtum roma", "play fides")
    assert (signa(match, "roma"), signa(match, "ecetra")) == (["pax"], [])
    if left:
        ara = {"roma": {"sacred": "ara", "god": "mercurius", "favours": 1}}
        raised = reigning("ecetra", reges=held, towns=ara)
        play(raised, "play furtum roma", "play fides raised")
        assert signa(raised, "roma") == ["pax", *left], "the cancelled card is kept"


@pytest.mark.rule("latium D23", "latium 6.3")
def test_a_rex_under_mercurius_is_not_robbed():
    held = {"ecetra": {"signa": ["furtum"]}, "roma": {"signa": ["pax"]}}
    match = reigning("ecetra", reges=held, towns=under("mercurius"))
    play(match, "play furtum roma")
    assert (signa(match, "roma"), signa(match, "ecetra")) == (["pax"], [])
    assert asked(match) == ("ecetra", "reign")


@pytest.mark.rule("latium D23", "latium 8.27")
def test_dolum_in_peace_murders_a_son_in_law():
    match = reigning(
        "roma",
        turn=4,
        reges={"roma": {"signa": ["dolum"]}},
        filii={"roma": ["daughter"], "caere": ["son"], "ecetra": ["son"]},
        persons=wedding("filius-2", "filius-1", 2, dynastic=0),
    )
    assert "play dolum on filius-2" in legal(match)
    assert refusal(match, "play dolum on filius-3") == "8.27"
    play(match, "play dolum on filius-2")
    assert (standing(match, "filius-2"), spouse(match, "filius-1")) == ("dead", None)


# --- the Signa of one's own phase


@pytest.mark.rule("latium D23")
@pytest.mark.parametrize(("god", "left"), [("mars", 1), ("iuppiter", 0)])
def test_clementia(god, left):
    match = reigning("roma", reges={"roma": {"signa": ["clementia"], "ira": 2}}, towns=under(god))
    play(match, "play clementia")
    assert ira(match, "roma") == left


@pytest.mark.rule("latium D23")
@pytest.mark.parametrize(("god", "left"), [("mars", 28), ("ceres", 30)])
def test_fertilitas(god, left):
    match = reigning("roma", reges={"roma": {"signa": ["fertilitas"]}}, towns=under(god))
    assert refusal(match, "play fertilitas caere") is not None, "in one's own town"
    play(match, "play fertilitas roma")
    assert cives(match, "roma") == left


@pytest.mark.rule("latium D23")
@pytest.mark.parametrize(("god", "percent"), [("mars", 20), ("ceres", 40)])
def test_abundantia(god, percent):
    match = reigning("roma", reges={"roma": {"signa": ["abundantia"]}}, towns=under(god))
    play(match, "play abundantia")
    assert rex(match, "roma").production == percent


@pytest.mark.rule("latium D23")
@pytest.mark.parametrize(("god", "more"), [("mars", 10), ("mercurius", 16)])
def test_commercium(god, more):
    match = reigning("roma", reges={"roma": {"signa": ["commercium"]}}, towns=under(god))
    play(match, "play commercium")
    assert aes(match, "roma") == 40 + more


@pytest.mark.rule("latium D23", "latium 7.4")
@pytest.mark.parametrize(("die", "sex"), [(1, "daughter"), (2, "son")])
def test_conubium(die, sex):
    match = reigning("roma", reges={"roma": {"signa": ["conubium"]}})
    play(match, "play conubium", dice=[die])
    assert [born for _, born in filii(match, "roma")] == [sex]
    raised = reigning("roma", reges={"roma": {"signa": ["conubium"]}}, towns=under("ceres"))
    play(raised, f"play conubium of {sex}")
    assert [born for _, born in filii(raised, "roma")] == [sex]
    full = reigning("roma", reges={"roma": {"signa": ["conubium"]}}, filii={"roma": ["son", "son"]})
    assert refusal(full, "play conubium") == "7.4"


@pytest.mark.rule("latium D38", "latium 6.6", "latium 6.7")
def test_a_favour_raises_one_sign():
    held = {"roma": {"signa": ["commercium", "commercium"]}}
    match = reigning("roma", reges=held, towns={"roma": {"sacred": "ara", "god": "mercurius", "favours": 1}})
    events = play(match, "play commercium raised")
    assert aes(match, "roma") == 56
    assert (event(events, "favour_spent")["seat"], event(events, "favour_spent")["left"]) == ("roma", 0)
    assert not allowed(match, "play commercium raised")
    play(match, "play commercium")
    assert aes(match, "roma") == 66


@pytest.mark.rule("latium D23")
@pytest.mark.parametrize("kind", ["charisma", "egida", "pax", "damnum", "alacritas", "eloquentia", "fides"])
def test_signa_of_other_moments_are_not_played_in_ones_phase(kind):
    match = reigning("roma", reges={"roma": {"signa": [kind]}})
    assert not any(text.startswith("play") for text in legal(match))


@pytest.mark.rule("latium 1.5")
def test_nobody_plays_what_he_does_not_hold():
    match = reigning("roma")
    assert refusal(match, "play commercium") == "1.5"
    assert seen(match, "caere")["reges"]["roma"].get("signa", "hidden") == "hidden"
