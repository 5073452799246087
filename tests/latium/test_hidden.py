"""D80 and sealed questions, in random games: what a seat may not know changes nothing that it sees."""

from __future__ import annotations

from copy import copy
from random import Random
from typing import Any

import pytest

import bellona
from bellona import Event, Match
from bellona.games.latium.position.battlefield import Stage
from bellona.games.latium.position.vocabulary import DECK, NONE, Ask, Work
from bellona.games.latium.text.names import SIGNUM_NAMES
from bellona.kernel.record import clone

from .battles import called, fight, pedites
from .games import GAME, SEATS, arms, play, reigning, seen, stricken
from .sample import HILL_AND_WOOD, PLAIN, SIGNA, summoned

KINDS = len(SIGNUM_NAMES)
SCENARIOS = ("two_kings", "four_kings", "six_kings")
PRIVATE = {
    "signum_gained", "signum_taken", "areas_ordered", "areas_widened", "produced", "foedus_paid", "tribute_paid", "fed",
    "unfed", "recruited", "disbanded", "legion_cut", "legions_paid", "dissolved", "loan_taken", "loan_repaid",
    "letter_sent", "letter_torn", "letter_declined", "not_accepted", "secret_accord_made", "gift_made", "payment_made",
    "centuriae_handed_over", "mustered", "stationed", "centuria_joined", "signum_seized", "spoils_taken",
}  # fmt: skip
TEDIOUS = ("abdicate", "disband", "declare", "station", "renounce", "repudiate")


def wander(match: Match, chance: Random, steps: int):
    """Play at random, with fewer wars than usual; the match before every choice."""
    for _ in range(steps):
        if match.result is not None:
            return
        yield match
        texts = [str(action) for action in match.legal(match.seat)]
        calm = [text for text in texts if not text.startswith(TEDIOUS)] if chance.random() < 0.9 else texts
        moving = [text for text in calm if not text.startswith("move")]
        match.play(chance.choice((moving if chance.random() < 0.7 else calm) or texts), seat=match.seat)


# --- what others may not know


def scramble(match: Match, seat: int, chance: Random) -> Any:
    """The same position for a seat: everything that it may not know is different."""
    now: Any = clone(match.position)
    chance.shuffle(deck := [int(card) for card in now.event_deck[now.event_place :]])
    now.event_deck[now.event_place :] = deck
    chance.shuffle(signa := [int(kind) for kind in now.signa_deck])
    now.signa_deck[:] = signa
    for other, king in enumerate(now.reges):
        if other != seat:
            scramble_rex(now, other, king, seat, chance)
    for place in now.towns:
        if place.holder != seat:
            place.areae = chance.randrange(8)
            place.garrison[:] = [chance.randrange(5) for _ in place.garrison]
            if place.work != Work.WALLS:
                place.work = chance.choice((Work.NONE, Work.AREAE))
    scramble_papers(now, seat, chance)
    return now


def scramble_rex(now: Any, other: int, king: Any, seat: int, chance: Random) -> None:
    """His treasury, his hand, his sealed offer and the legions that follow him."""
    king.aes = chance.randrange(300)
    robbed = now.ask == Ask.ROB and now.plot.by == seat and now.plot.victim == other
    if not robbed:
        held = [chance.randrange(1, KINDS) for _ in range(int(king.signa_count))]
        king.signa[:] = [held.count(kind) for kind in range(KINDS)]
    if now.ask == Ask.OFFER and king.partner == NONE and king.offer != NONE:
        king.offer = chance.randrange(40)
    if now.battle.stage == Stage.NONE:
        for leader in king.pieces[:2]:
            leader.ranks[:] = 0
            leader.ranks[other] = [chance.randrange(4) for _ in range(3)]


def scramble_papers(now: Any, seat: int, chance: Random) -> None:
    """Letters of others, and their secret accords."""
    lords = any(int(king.lord) == seat for king in now.reges) or any(int(accord.peace) for accord in now.accords)
    for place, letter in enumerate(now.letters):
        if place // 3 != seat and letter.to != seat and letter.state and not lords:
            letter.bond = chance.randrange(4)
            letter.terms[0].a = chance.randrange(9)
    for accord in now.accords:
        if accord.state == 1 and accord.secret and seat not in (accord.a, accord.b):
            accord.bond = chance.randrange(1, 4)
            accord.terms[0].a = chance.randrange(9)


@pytest.mark.rule("latium D80", "latium 1.4", "latium 1.8", "latium 10.5", "latium 3.1")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", range(2))
def test_equal_knowledge_gives_equal_views(scenario, seed):
    chance = Random(seed)
    for match in wander(GAME.start(scenario, seed=seed), chance, 120):
        for name in match.setting.playing:
            seat = SEATS.index(name)
            true, other = clone(match.position), scramble(match, seat, chance)
            shown, false = match.setting.observe(true, name), match.setting.observe(other, name)
            if shown.tobytes() != false.tobytes():
                differ = {
                    key: (told, match.setting.dump(false).get(key))
                    for key, told in match.setting.dump(shown).items()
                    if told != match.setting.dump(false).get(key)
                }
                raise AssertionError(f"{name} sees a difference at {match.prompt.ask}: {differ}")


@pytest.mark.rule("latium D80")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_seat_chooses_by_what_it_knows(scenario):
    for match in wander(GAME.start(scenario, seed=5), Random(5), 100):
        name = match.seat
        listed = match.setting.codes(match.position, name)
        assert match.setting.codes(match.observe(name), name) == listed, match.prompt.ask


@pytest.mark.rule("latium D80", "latium 8.22")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_secret_is_told(scenario):
    match = GAME.start(scenario, seed=9)
    for _ in wander(match, Random(9), 250):
        pass
    told = [event for step in match.steps for event in step.events]
    assert {event.kind for event in told} & PRIVATE, "something private happened"
    for event in told:
        assert bool(event.readers) == is_private(event), (event.kind, event.readers)
        assert len(event.readers) <= 2


def is_private(event: Event) -> bool:
    """Whether an event has readers by its kind: those whose arguments name one."""
    private = "reader" in event.args
    assert private or event.kind not in PRIVATE, event.kind
    return private


@pytest.mark.rule("latium D80")
def test_the_number_of_signa_is_public_and_what_they_are_is_not():
    one = reigning("roma", reges={"roma": {"signa": ["pax", "dolum"]}})
    other = reigning("roma", reges={"roma": {"signa": ["egida", "fides"]}})
    more = reigning("roma", reges={"roma": {"signa": ["egida", "fides", "fides"]}})
    assert seen(one, "caere") == seen(other, "caere")
    assert seen(one, "caere") != seen(more, "caere")


@pytest.mark.rule("latium D80")
@pytest.mark.parametrize(
    "told",
    [
        {"reges": {"roma": {"ira": 1}}},
        {"towns": {"roma": {"level": "oppidum"}}},
        {"towns": {"roma": {"cives": 20}}},
        {"towns": {"roma": {"sacred": "ara", "god": "mars", "favours": 2}}},
        {"filii": {"roma": ["son"]}},
        {"reges": {"roma": {"ties": {"veii": {"bond": "pactum", "since": 1}}}}},
        {"reges": {"roma": {"pieces": {"dux": {"errand": "afield", "cell": "0808", "origin": "roma"}}}}},
        {"accords": {"1": {"state": 1, "a": "roma", "b": "ecetra", "bond": "pactum", "since": 1}}},
    ],
)
def test_what_is_public(told):
    for seat in ("caere", None):
        assert seen(reigning("nersae", turn=2, **told), seat) != seen(reigning("nersae", turn=2), seat)


@pytest.mark.rule("latium D80", "latium 8.22")
@pytest.mark.parametrize(
    "told",
    [
        {"reges": {"roma": {"aes": 99}}},
        {"towns": {"roma": {"areae": 2}}},
        {"towns": {"roma": {"garrison": {"pedites": 1}}}},
        {"reges": {"roma": {"pieces": {"dux": {"ranks": {"roma": {"pedites": 2}}}}}}},
        {"reges": {"roma": {"ties": {"veii": {"loan": {"aes": 12}}}}}},
        {"reges": {"roma": {"pieces": {"legatus-1": {"leave": 1}}}}},
        {"accords": {"1": {"state": 1, "a": "roma", "b": "ecetra", "bond": "pactum", "since": 1, "secret": 1}}},
    ],
)
def test_what_is_hidden(told):
    for seat in ("caere", None):
        assert seen(reigning("nersae", turn=2, **told), seat) == seen(reigning("nersae", turn=2), seat)
    assert seen(reigning("nersae", turn=2, **told), "roma") != seen(reigning("nersae", turn=2), "roma")


# --- battle


@pytest.mark.rule("latium D80", "latium 3.9")
def test_what_a_rex_takes_into_battle_is_hidden():
    views = []
    for kind in ("alacritas", "damnum"):
        match = summoned()
        play(match, f"allot {kind}", seat="roma")
        play(match, "allot opportunitas", seat="roma")
        play(match, "allot damnum", seat="caere")
        play(match, "allot damnum", seat="caere")
        views.append({seat: match.view(seat)["position"] for seat in ("caere", "ecetra", "roma")})
    assert views[0]["caere"] == views[1]["caere"]
    assert views[0]["ecetra"] == views[1]["ecetra"]
    assert views[0]["roma"] != views[1]["roma"]


@pytest.mark.rule("latium D80", "latium 10.5")
def test_a_legion_is_hidden_until_it_is_deployed():
    legions = (arms(pedites=8, equites=2, sagittarii=3), arms(pedites=10, equites=1, sagittarii=2))
    one, other = (called(cell=PLAIN, dice=HILL_AND_WOOD, roma=legion, reges=SIGNA) for legion in legions)
    for seat in ("caere", "ecetra", None):
        assert seen(one, seat) == seen(other, seat)
    assert seen(one, "roma") != seen(other, "roma")


@pytest.mark.rule("latium D80", "latium 4.6")
def test_arma_are_hidden_until_they_are_shown():
    views = []
    for card in ("gladium", "lorica"):
        match = fight(A2=pedites("c0711", centuriae=1), A3=pedites("c0103"), D2=pedites("c0713"), D3=pedites("c0120"))
        play(match, "charge A2 D2 c0712")
        play(match, f"card {card}", seat="roma")
        views.append({seat: match.view(seat) for seat in ("caere", "ecetra")})
    assert views[0]["caere"]["position"] == views[1]["caere"]["position"]
    assert views[0]["ecetra"]["position"] == views[1]["ecetra"]["position"]
    assert "lorica" not in str(views[1]["caere"]["history"])


# --- sealed questions


def sealed_in(match: Match, order: tuple[str, ...], seed: int) -> tuple[str, list[str]]:
    """Let all answer in an order, each with his own random numbers: the resulting position, and the answers."""
    twin = copy(match)
    twin.position, twin.steps = clone(match.position), list(match.steps)
    said = []
    ask = match.prompt.ask
    for name in order:
        chance = Random(f"{seed} {name}")
        while name in twin.waiting and twin.prompt.ask == ask:
            text = chance.choice(sorted(str(action) for action in twin.legal(name)))
            said.append(f"{name}: {text}")
            before = len(twin.waiting)
            twin.play(text, seat=name)
            if before == 1 and name not in twin.waiting:
                break
        if twin.prompt.ask != ask:
            break
    return twin.fingerprint(), sorted(said)


@pytest.mark.rule("latium 3.1", "latium D16", "latium D19")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_sealed_answers_in_any_order_give_the_same_position(scenario):
    chance, met = Random(3), set()
    for match in wander(GAME.start(scenario, seed=3), chance, 150):
        if len(match.waiting) > 1:
            met.add(match.prompt.ask)
            order = match.waiting
            for other in (order[::-1], tuple(chance.sample(order, len(order)))):
                assert sealed_in(match, other, 1) == sealed_in(match, order, 1), match.prompt.ask
    assert "offer" in met


@pytest.mark.rule("latium D80")
def test_the_whole_deck_is_hidden():
    match = reigning("roma")
    for name in (*SEATS, None):
        assert not match.setting.observe(match.position, name).signa_deck.any()
    assert match.position.signa_deck.shape == (DECK,)


# --- secret accords


SECRET = {"state": 1, "a": "roma", "b": "ecetra", "bond": "foedus", "since": 1, "secret": 1}


def sent(**told: Any) -> Match:
    """Nersae has a letter of Alatrium to accept."""
    match = reigning("alatrium", turn=2, **told)
    play(match, "write nersae pactum", "send")
    while match.prompt.ask != "reign" or match.seat != "nersae":
        play(match, next(text for text in ("offer 0", "pass", "done") if text in map(str, match.legal(match.seat))))
    return match


@pytest.mark.rule("latium 8.22", "latium D80", "latium B72")
def test_the_place_of_an_open_accord_tells_of_no_secret_one():
    one, other = sent(), sent(accords={"17": SECRET, "18": SECRET | {"a": "caere"}})
    for match in (one, other):
        play(match, "accept alatrium-1")
    for seat in ("nersae", "nomentum", None):
        shown, false = (match.setting.observe(clone(match.position), seat) for match in (one, other))
        assert shown.tobytes() == false.tobytes()


@pytest.mark.rule("latium D48", "latium B72")
def test_a_revealed_accord_is_numbered_among_the_open_ones():
    match = reigning("roma", turn=2)
    play(match, "write ecetra foedus secret", "send", "done")
    while match.seat != "ecetra" or match.prompt.ask != "reign":
        play(match, "done")
    play(match, "accept roma-1")
    assert [number for number, accord in enumerate(match.position.accords) if accord.state == 1] == [16]
    events = play(match, "reveal 16")
    assert [number for number, accord in enumerate(match.position.accords) if accord.state == 1] == [0]
    assert [one.args["accord"] for one in events if one.kind == "accord_revealed"] == [0]
    assert match.position.accords[0].bond == 2


@pytest.mark.rule("latium 8.25", "latium D80", "latium D15")
def test_who_betrays_a_secret_accord_betrays_it_unseen():
    broken = reigning("roma", turn=2, accords={"17": SECRET})
    play(broken, "renounce 16")
    quiet = reigning("roma", turn=2)
    for seat in ("caere", None):
        shown, false = (match.setting.observe(clone(match.position), seat) for match in (broken, quiet))
        assert shown.tobytes() == false.tobytes()
    for seat in ("roma", "ecetra"):
        known = broken.setting.observe(clone(broken.position), seat).accords[16]
        assert (known.state, known.traitor, known.ended) == (3, SEATS.index("roma"), 2)
    assert broken.position.reges[SEATS.index("ecetra")].ties[SEATS.index("roma")].friction_until > 2
    public = reigning("roma", turn=2, accords={"1": SECRET | {"secret": 0}})
    play(public, "renounce 0")
    assert (broken.position.reges[3].breaches, public.position.reges[3].breaches) == (0, 1)


# --- cards drawn blind


HAND = ["charisma", "pax", "damnum", "fides"]


def rolls_of(match: Match) -> tuple[int, ...]:
    """The dice of the last step, which everybody sees."""
    return match.steps[-1].rolls


def stolen(seed: int, hand: list[str]) -> tuple[tuple[int, ...], str]:
    """Roma steals from Caere: what was rolled, and the card that came."""
    match = reigning("roma", seed=seed, reges={"roma": {"signa": ["furtum"]}, "caere": {"signa": hand}})
    play(match, "play furtum caere")
    if match.prompt.ask == "fides":
        play(match, "pass")
    return rolls_of(match), next(SIGNUM_NAMES[kind] for kind in range(1, KINDS) if match.position.reges[3].signa[kind])


@pytest.mark.rule("latium D24", "latium 3.6", "latium D80")
def test_a_stolen_card_leaves_no_die_by_which_it_could_be_told():
    taken = [stolen(seed, HAND) for seed in range(24)]
    assert {rolls for rolls, _ in taken} == {()}
    assert {card for _, card in taken} == set(HAND)


@pytest.mark.rule("latium D24", "latium 10.16")
def test_signa_handed_over_blind_leave_no_die():
    taken = set()
    for seed in range(12):
        match = reigning("roma", seed=seed, turn=2, reges={"roma": {"signa": HAND}})
        play(match, "write caere other", "clause signa mine 2", "send", "done")
        play(match, "accept roma-1", seat="caere")
        assert rolls_of(match) == ()
        taken.add(tuple(match.position.reges[4].signa))
    assert len(taken) > 2


@pytest.mark.rule("latium D24", "latium D21")
def test_a_signum_lost_by_an_event_leaves_no_die():
    left = set()
    for seed in range(12):
        match = stricken("auspicia", "II", "roma", seed=seed, reges={"roma": {"signa": HAND}})
        while match.prompt.ask in ("egida", "avert"):
            play(match, "pass")
        assert rolls_of(match) == ()
        left.add(tuple(match.position.reges[3].signa))
    assert len(left) > 2


@pytest.mark.rule("latium D24", "latium 3.7")
def test_dolum_in_battle_leaves_no_die():
    taken = set()
    for seed in range(16):
        match = fight(
            seed=seed, signa={"aggressor": ["dolum"], "defender": ["damnum", "defensio", "constantia"]},
            A2=pedites("c0703"), D2=pedites("c0720"),
        )  # fmt: skip
        play(match, "play dolum")
        play(match, "pass", seat="caere")
        assert rolls_of(match) == ()
        taken.add(tuple(match.position.battle.signa[0]))
    assert len(taken) == 3


@pytest.mark.rule("latium D24")
def test_a_game_with_a_blind_draw_verifies(tmp_path):
    match = reigning("roma", reges={"roma": {"signa": ["furtum"]}, "caere": {"signa": HAND}})
    play(match, "play furtum caere", "pass")
    match.save(tmp_path / "theft.bell.json")
    again = bellona.replay(tmp_path / "theft.bell.json")
    assert again.fingerprint() == match.fingerprint()
