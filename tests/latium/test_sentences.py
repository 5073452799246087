"""Sentences without a person: a town sine duce has no Rex to be named."""

from __future__ import annotations

import pytest

from bellona.games.latium.game import WORDS
from bellona.games.latium.text.saying import LACKING, message_of

from .games import arms, event, piece, play, reigning
from .test_ch10_war import marching

ENDINGS = [(kind, ending) for kind, lacking in LACKING.items() for _, ending in lacking]


@pytest.mark.rule("latium D79")
@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(("kind", "ending"), ENDINGS)
def test_what_is_said_where_a_number_is_nobody(kind: str, ending: str, language: str) -> None:
    assert WORDS.has(f"event-{kind.replace('_', '-')}-{ending}", language)


@pytest.mark.rule("latium D79", "latium B61")
@pytest.mark.parametrize(("centuriae", "said"), [(7, "Veii accepts the battle."), (6, "Veii declines the battle.")])
def test_a_town_sine_duce_answers_in_its_own_name(centuriae: int, said: str) -> None:
    match = marching("0708", towns={"veii": {"garrison": arms(pedites=centuriae)}})
    assert said in [str(one) for one in play(match, "call rex veii")]


@pytest.mark.rule("latium B66")
def test_a_captive_of_a_town_is_ransomed_from_nobody() -> None:
    held = {"errand": "captive", "captor": "none", "until": 9, "cell": "none"}
    match = reigning("roma", turn=4, reges={"roma": {"pieces": {"dux": held}}})
    events = play(match, "ransom dux")
    assert event(events, "ransomed")["counter"] == "dux"
    assert "nobody" not in " ".join(str(one) for one in events)
    assert int(piece(match, "roma", "dux").captor) == -1


def test_a_sentence_without_a_lack_is_the_usual_one() -> None:
    said = {"seat": "side-roma", "counter": "counter-rex", "captor": "side-caere"}
    assert message_of("captured", "event-captured", said) == "event-captured"
    assert message_of("captured", "event-captured", said | {"captor": "side-nobody"}) == "event-captured-free"
