"""The messages of Punic Wars: complete, alike in both languages, and sound with the arguments they get."""

from collections.abc import Iterator, Mapping
from itertools import chain

import pytest

from bellona.gamekit.catalog import LANGUAGES, Text
from bellona.games.punic_wars.actions.moves import Refusal, Verb
from bellona.games.punic_wars.bot.runner import LEVELS, Runner
from bellona.games.punic_wars.position.records import Ask, Ending, Level, Marching, Phase, Status, Terrain, Walls
from bellona.games.punic_wars.rules.events import Cause, EventKind, Part

from ..wording import Arguments, MessageChecks, Wording, dashed, real

WORDING = Wording("punic_wars")

# --- the arguments from game.py ---------------------------------------------------------------------------

COMPOSED = ("composed", "composed-blurb")
KINDS = ("land", "naval", "syracusan-land", "syracusan-naval")
FORCE = {"land": "number", "naval": "number"}
SCORE = {"rome": "number", "carthage": "number"}
REFUSAL = {
    "action": "text", "ask": "text", "seat": "side", "leader": "leader", "hex": "hex", "region": "region",
    "kind": "kind", "number": "number", "points": "number", "treasury": "number", "value": "number",
}  # fmt: skip
PROMPT = {"turn": "number"}
SEATED = PROMPT | {"seat": "side"}
MARCH = {"leader": "leader", "hex": "hex", "points": "number"} | FORCE
WAITING_LEADERS = {"leader": "leader", "number": "number"}
LOSS = {"number": "number", "cause": "cause"}
ASKED: Mapping[str, dict[str, str]] = {
    "deploy": {"number": "number", "kind": "kind", "region": "region"},
    "deploy-leader": {"leader": "leader", "region": "region"},
    "deploy-unseen": {},
    "fund": {"treasury": "number"},
    "retire": {"number": "number"},
    "elect": {"number": "number"},
    "appoint": WAITING_LEADERS,
    "return": WAITING_LEADERS,
    "campaign": {"number": "number"},
    "march": MARCH,
    "march-alone": MARCH,
    "must-attack": MARCH,
    "invert": MARCH | {"kind": "kind", "number": "number"},
    "losses": LOSS | {"hex": "hex"},
    "losses-anywhere": LOSS,
    "recruit": {"treasury": "number"},
    "agree": {"other": "side"},
}
"""The arguments of a prompt besides the seat and the turn."""
CAUSED = (EventKind.ATTRITION, EventKind.LOST, EventKind.HALTED)
"""The events whose sentence mentions their cause."""
DRAWS = (Ending.AGREEMENT, Ending.TURN_LIMIT)
"""The ends that nobody may win."""
COUNTED = {
    "turn", "year", "from", "to", "value", "land", "naval", "points", "marginal", "substantial", "decisive",
}  # fmt: skip
"""The numbers in descriptions and the picture."""
TOLD = ("text/describing.py", "table/queries.py", "table/terminal.py", *WORDING.sources("picture"))
OWN_KINDS = ("tell-", "picture-", "legend-")
CHANCES = (
    "attacker-loses", "defender-loses", "attacker-destroyed", "defender-destroyed", "leader-lost", "enemy-leader-lost",
    "any-loss", "all-lost", "shipyards-closed",
)  # fmt: skip


# --- what must exist --------------------------------------------------------------------------------------


def about_codes() -> Iterator[tuple[str, Arguments]]:
    """Refusals, events and causes."""
    for _, name in real(Refusal):
        yield f"refusal-{name}", REFUSAL
    for told in EventKind:
        if told != EventKind.NOTHING:
            yield f"event-{dashed(told)}", dict(told.numbers) | ({"cause": "cause"} if told in CAUSED else {})
    for _, name in real(Cause):
        yield f"cause-{name}", {}


def about_choices() -> Iterator[tuple[str, Arguments]]:
    """What is asked, and how a war ends."""
    for name, arguments in ASKED.items():
        yield f"prompt-{name}", SEATED | arguments
    yield "prompt-over", PROMPT
    for _, name in real(Ask):
        yield f"waiting-{name}", {"seat": "side"}
        yield f"ask-{name}", {}
    yield "ask-over", {}
    for ending in Ending:
        if ending != Ending.NOT_YET:
            yield f"result-{dashed(ending)}", SCORE | {"winner": "side", "level": "level"}
            yield f"reason-{dashed(ending)}", {}
        if ending in DRAWS:
            yield f"result-{dashed(ending)}-draw", SCORE
    yield "result-turn-limit-stands", SCORE | {"winner": "side", "level": "level"}


def about_things() -> Iterator[tuple[str, Arguments]]:
    """Sides, places, buttons and names."""
    yield "scenario-balanced", {"scenario": "text"}
    yield "scenario-calibrated", {"scenario": "text"}
    yield "option-limit", {"scenario": "text", "turns": "number"}
    yield "option-variant", {}
    plain = {
        "scenario": (*chain.from_iterable((slug, f"{slug}-blurb") for slug in WORDING.scenarios()), *COMPOSED),
        "side": ("rome", "carthage", "nobody", "syracuse"),
        "kind": (*KINDS, "leader"),
        "region": (*(slug.replace("_", "-") for slug in WORDING.toml("regions.toml")["regions"]), "sea"),
        "terrain": map(dashed, Terrain),
        "walls": map(dashed, Walls),
        "phase": map(dashed, Phase),
        "status": map(dashed, Status),
        "marching": map(dashed, Marching),
        "level": (*map(dashed, Level), *LEVELS),
        "plan": Runner.repertoire.plans,
        "verb": (*(name for _, name in real(Verb)), *ARMED),
        "game": ("title", "blurb"),
        "provenance": ("seed", "published", "reconstructed"),
        "name": set(leaders()),
        "person": set(leaders()),
        "track": ("treasury", "losses"),
        "score": ("victory-points", "treasury", "land", "naval"),
    }
    for kind, names in plain.items():
        for name in names:
            yield f"{kind}-{name}", {}
    yield "piece-leader", {"id": "text", "value": "number"}
    yield "piece-leader-named", {"id": "text", "value": "number", "name": "text"}
    yield "hex-place", {"id": "text", "place": "text"}
    yield "hex-nowhere", {}


def leaders() -> Iterator[str]:
    """The men whom the leaders of all wars stand for."""
    for slug in WORDING.scenarios():
        yield from WORDING.toml(f"scenarios/{slug}.toml")["names"].values()


ARMED = [f"{verb}-{arm}" for verb in ("attack", "emerge", "raise") for arm in ("land", "naval")]
"""Buttons of a verb for one type of points."""


def about_quantities() -> Iterator[tuple[str, Arguments]]:
    """The words of quantity that other messages call."""
    yield "quantity-points", {"number": "number", "kind": "kind"}
    yield "quantity-kind", {"kind": "kind"}
    yield "quantity-force", FORCE
    yield "quantity-movement", {"points": "number"}
    yield "quantity-treasury", {"treasury": "number"}


def about_odds() -> Iterator[tuple[str, Arguments]]:
    """Modifiers, outcomes and chances."""
    for _, name in real(Part):
        yield f"modifier-{name}", {}
    yield "modifier-odds", {"odds": "text", "attack": "number", "defence": "number"}
    yield "modifier-points-counted", {"number": "number"}
    yield "outcome-battle", {"attacker": "number", "defender": "number"}
    yield "outcome-march", {"number": "number"}
    yield "outcome-march-mixed", FORCE
    for name in CHANCES:
        yield f"chance-{name}", {}
    for name in ("attacker", "defender", "leaving", "entering"):
        yield f"role-{name}", {}
    yield "answer-inside", {}
    yield "answer-inside-safe", {}


def about_looks() -> Iterator[tuple[str, Arguments]]:
    """Descriptions, captions and the legend: what the sources name, and what they put together."""
    yield from (said for said in WORDING.named(COUNTED, *TOLD) if said[0].startswith(OWN_KINDS))
    for status in ("pool", "drawn", "lost", "gone"):
        yield f"tell-status-{status}", {}
    for posture in ("outside", "inside"):
        yield f"tell-{posture}", FORCE | {"side": "side"}
    for name in ("treasury", "victory", "losses", "land", "naval"):
        yield f"picture-{name}", {}
    for name in ("town", "city", "great-city", "sea-side", "land-side", "closed", "closed-until", "land", "naval"):
        yield f"legend-{name}", {}
    yield "legend-supply", {"seat": "side"}
    yield "picture-title", {"name": "text", "from": "number", "to": "number"}
    ground = {"hex": "text", "terrain": "text", "region": "region", "value": "number"}
    yield "picture-hex-region", ground
    yield "picture-place", ground | {"place": "text", "walls": "text"}
    for glyphs in ("unicode", "ascii"):
        yield f"terminal-legend-{glyphs}", {"sides": "text"}


NEEDED = dict(chain(about_codes(), about_choices(), about_things(), about_quantities(), about_odds(), about_looks()))


class TestMessages(MessageChecks):
    wording = WORDING
    needed = NEEDED
    told = EventKind
    kinds = KINDS


@pytest.mark.parametrize("name", ["game.py", "table/odds.py"])
def test_message_names_in_the_sources_are_known(name: str) -> None:
    kinds = {needed.partition("-")[0] for needed in NEEDED}
    named = WORDING.literals(kinds - {"level", "kind"}, name)
    assert named
    assert named <= set(NEEDED)


# --- how they read ----------------------------------------------------------------------------------------

CAPUA = Text("hex-place", id="3109", place="Capua")
HANNIBAL = Text("piece-leader-named", id="C-A", value=3, name="Hannibal")
CONSUL = Text("piece-leader", id="R-C", value=1)


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        (
            "en",
            "Rome lost 1 land point in Capua (3109) to the enemy attack.",
            "Rome lost 2 land points in Capua (3109) to the enemy attack.",
        ),
        (
            "it",
            "Roma ha perso 1 punto terrestre in Capua (3109) per l’attacco nemico.",
            "Roma ha perso 2 punti terrestri in Capua (3109) per l’attacco nemico.",
        ),
    ],
)
def test_losses_in_words(language: str, one: str, two: str) -> None:
    for number, text in ((1, one), (2, two)):
        arguments = {"side": Text("side-rome"), "number": number, "kind": "land", "hex": CAPUA}
        said = WORDING.words.say("event-lost", arguments | {"cause": Text("cause-defence")}, language)
        assert said == text


@pytest.mark.parametrize(
    ("language", "land", "naval", "text"),
    [
        (
            "en",
            4,
            2,
            "Rome: R-C (L1) is in Capua (3109) with 4 land and 2 naval points and has 17 movement points left.",
        ),
        ("en", 1, 0, "Rome: R-C (L1) is in Capua (3109) with 1 land point and has 17 movement points left."),
        (
            "it",
            4,
            1,
            "Roma: R-C (L1) è in Capua (3109) con 4 punti terrestri e 1 navale e ha ancora 17 punti movimento.",
        ),
        ("it", 0, 2, "Roma: R-C (L1) è in Capua (3109) con 2 punti navali e ha ancora 17 punti movimento."),
    ],
)
def test_a_force_in_words(language: str, land: int, naval: int, text: str) -> None:
    arguments = {"seat": Text("side-rome"), "leader": CONSUL, "hex": CAPUA, "points": 17, "land": land, "naval": naval}
    assert WORDING.words.say("prompt-march", arguments, language) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_leader_with_a_name_keeps_his_letter(language: str) -> None:
    said = WORDING.words.say("event-leader-lost", {"leader": HANNIBAL, "hex": CAPUA}, language)
    assert said.startswith("Hannibal (C-A, L3) ")
