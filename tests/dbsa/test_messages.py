"""The messages of De Bellis Societatis Antiquorum: complete, alike in both languages, and sound with what they get."""

import re
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any

import pytest

from bellona.gamekit.catalog import LANGUAGES, Text
from bellona.gamekit.rule_codes import RuleCode
from bellona.games.dbsa.actions.moves import LegKind, Refusal, Verb
from bellona.games.dbsa.bot.runner import LEVELS, Runner
from bellona.games.dbsa.data.scenarios import army_slugs, scenario_slugs
from bellona.games.dbsa.position.records import Ask, CampState, Contact, Edge, Kind, Phase, Reason, Status
from bellona.games.dbsa.rules.events import Cause, EventKind, Part
from bellona.rulebook import load_rulebook

from ..wording import Arguments, MessageChecks, Wording, dashed, real

WORDING = Wording("dbsa")

# --- the arguments from game.py ---------------------------------------------------------------------------

SEATS = ("amber", "teal")
LOSSES = {"amber": "number", "teal": "number"}
REFUSAL = dict.fromkeys(("action", "ask", "element", "other", "place", "spent", "limit"), "text")
PROMPT = {"bound": "number"}
ASKED: Mapping[Ask, dict[str, str]] = {
    Ask.EDGES: {},
    Ask.CAMP: {},
    Ask.DEPLOY: {"number": "number"},
    Ask.MOVE: {"die": "number", "points": "number"},
    Ask.FACE: {"number": "number"},
    Ask.FIGHT: {"number": "number"},
    Ask.AGREE: {"other": "side"},
}
"""The arguments of a prompt besides the seat and the bound."""
EXPLAINED = (EventKind.LOST, EventKind.DESTROYED, EventKind.HELD, EventKind.RECOILED)
"""The events that say why they happened."""
DRAWS = (Reason.AGREEMENT, Reason.LAST_BOUND)
"""The ends that nobody wins."""
GROUND = (
    "open", "wood", "rough", "marsh", "steep-hill", "gentle-hill", "river", "ford", "road", "built-up", "impassable",
)  # fmt: skip
COUNTED = {"foot", "mounted", "number", "bound", "lost", "losing"}
"""The numbers in descriptions and the picture."""
TOLD = ("text/describing.py", *WORDING.sources("picture"))
OWN_KINDS = ("tell-", "picture-", "legend-")


# --- what must exist --------------------------------------------------------------------------------------


def about_codes() -> Iterator[tuple[str, Arguments]]:
    """Refusals, events and causes."""
    for _, name in real(Refusal):
        yield f"refusal-{name}", REFUSAL
    for told in EventKind:
        if told != EventKind.NOTHING:
            yield f"event-{dashed(told)}", dict(told.numbers) | ({"cause": "cause"} if told in EXPLAINED else {})
    for _, name in real(Cause):
        yield f"cause-{name}", {}


def about_choices() -> Iterator[tuple[str, Arguments]]:
    """What is asked, and how a battle ends."""
    for ask, name in real(Ask):
        yield f"prompt-{name}", PROMPT | {"seat": "side"} | ASKED[Ask(ask)]
        yield f"waiting-{name}", {"seat": "side"}
        yield f"ask-{name}", {}
    yield "prompt-over", PROMPT
    yield "ask-over", {}
    for reason, name in real(Reason):
        yield f"reason-{name}", {}
        if reason in DRAWS:
            yield f"result-{name}-draw", LOSSES
        else:
            yield f"result-{name}", LOSSES | {"winner": "side"}


def about_things() -> Iterator[tuple[str, Arguments]]:
    """Sides, places, buttons and names."""
    plain = {
        "scenario": chain.from_iterable((slug, f"{slug}-blurb") for slug in scenario_slugs()),
        "army": (slug.replace("_", "-") for slug in army_slugs()),
        "side": (*SEATS, "nobody"),
        "camp": SEATS,
        "kind": map(dashed, Kind),
        "short": map(dashed, Kind),
        "terrain": GROUND,
        "edge": map(dashed, Edge),
        "contact": map(dashed, Contact),
        "phase": map(dashed, Phase),
        "status": map(dashed, Status),
        "camp-state": map(dashed, CampState),
        "level": LEVELS,
        "plan": Runner.repertoire.plans,
        "score": ("lost",),
        "verb": (name for _, name in real(Verb)),
        "leg": (name for _, name in real(LegKind)),
        "game": ("title", "blurb"),
        "provenance": ("seed", "published", "reconstructed"),
        "modifier": (name for _, name in real(Part)),
        "track": ("points",),
    }
    for kind, names in plain.items():
        for name in names:
            yield f"{kind}-{name}", {}
    yield "side-army", {"army": "text", "side": "side"}
    yield "piece-element", {"id": "text", "kind": "text"}
    yield "piece-general", {"id": "text", "kind": "text"}
    yield "piece-absent", {"id": "text"}
    yield "quantity-signed", {"value": "number"}


def about_battles() -> Iterator[tuple[str, Arguments]]:
    """Free battles."""
    yield "scenario-free", {"field": "text", "amber": "text", "teal": "text"}
    yield "scenario-random", {"seed": "text"}
    yield "scenario-own", {}
    yield "option-field", {}
    yield "option-army", {"side": "side"}
    yield "option-random", {}


def about_odds() -> Iterator[tuple[str, Arguments]]:
    """Outcomes and chances."""
    fate = {"element": "text", "number": "number"}
    yield "modifier-fighter", {"element": "text", "enemy": "text"}
    yield "outcome-even", {}
    yield "outcome-held", {"element": "text"}
    yield "outcome-recoils", {"element": "text", "distance": "number"}
    yield "outcome-destroyed", fate
    yield "outcome-lost", fate | {"cause": "cause"}
    yield "outcome-losses", LOSSES
    yield "chance-even", {}
    for seat in SEATS:
        yield f"role-{seat}", {}
        for name in ("held", "recoils", "lost", "loses", "wins"):
            yield f"chance-{seat}-{name}", {}


def about_looks() -> Iterator[tuple[str, Arguments]]:
    """Descriptions, the picture, the terminal, and what a dragged element is offered."""
    yield from (said for said in WORDING.named(COUNTED, *TOLD) if said[0].startswith(OWN_KINDS))
    for flag in WORDING.table("text/describing.py", "FLAGS"):
        yield f"tell-{flag}", {}
    for name in ("reconstructed", "fight", "flank", "overlap", "support"):
        yield f"legend-{name}", {}
    for name in ("beside", "behind", "level"):
        yield f"snap-{name}", {"friend": "text"}
    yield "snap-parallel", {"other": "text"}
    yield "snap-contact", {"enemy": "text", "contact": "text"}
    yield "snap-overlap", {"enemy": "text"}
    yield "snap-camp", {"side": "side"}
    for glyphs in ("unicode", "ascii"):
        yield f"terminal-legend-{glyphs}", {"sides": "text"}


NEEDED = dict(chain(about_codes(), about_choices(), about_things(), about_battles(), about_odds(), about_looks()))


class TestMessages(MessageChecks):
    wording = WORDING
    needed = NEEDED
    told = EventKind
    kinds = ("Blades",)


@pytest.mark.parametrize(
    "name", ["game.py", "table/odds.py", "data/options.py", "text/describing.py", "table/terminal.py"]
)
def test_message_names_in_the_sources_are_known(name: str) -> None:
    kinds = {needed.partition("-")[0] for needed in NEEDED}
    named = WORDING.literals(kinds, name)
    assert named
    assert named <= set(NEEDED)


# --- how they read ----------------------------------------------------------------------------------------

BLADES = Text("piece-element", id="A3", kind=Text("kind-bd"))
GENERAL = Text("piece-general", id="T1", kind=Text("kind-cv"))


@pytest.mark.parametrize(
    ("language", "name", "told", "text"),
    [
        ("en", "lost", {"cause": Text("cause-off-board")}, "A3 (Blades) was lost: it recoiled off the board."),
        (
            "it",
            "lost",
            {"cause": Text("cause-off-board")},
            "L’elemento A3 (Lame) è perduto: è rinculato fuori dal tavolo.",
        ),
        ("en", "modifier", {"part": Text("modifier-bad-going"), "value": -2}, "A3 (Blades): Bad going -2."),
        ("it", "modifier", {"part": Text("modifier-general"), "value": 1}, "A3 (Lame): Generale +1."),
        ("en", "faced", {"enemy": GENERAL}, "A3 (Blades) turned to face T1 (Cavalry, general)."),
        ("it", "faced", {"enemy": GENERAL}, "L’elemento A3 (Lame) ha fatto fronte a T1 (Cavalleria, generale)."),
        (
            "en",
            "road-moved",
            {"number": 3, "distance": 600, "points": 2},
            "A column of 3 behind A3 (Blades) marched 600p by road for 2 points.",
        ),
        ("en", "road-moved", {"number": 1, "distance": 400, "points": 1}, "A3 (Blades) marched 400p by road."),
        (
            "it",
            "road-moved",
            {"number": 3, "distance": 600, "points": 2},
            "Una colonna di 3 dietro a A3 (Lame) ha marciato per 600p su strada, spendendo 2 punti.",
        ),
    ],
)
def test_events_in_words(language: str, name: str, told: dict[str, Any], text: str) -> None:
    assert WORDING.words.say(f"event-{name}", {"element": BLADES} | told, language) == text


@pytest.mark.parametrize(
    ("language", "points", "text"),
    [
        ("en", 1, "Teal: bound 4, die 3; move an element or a group (1 point is left), or end the moves."),
        ("it", 2, "Verde: turno 4, dado 3; muovi elementi o gruppi (restano 2 punti), o chiudi i movimenti."),
    ],
)
def test_die_points_in_words(language: str, points: int, text: str) -> None:
    told = {"seat": Text("side-teal"), "bound": 4, "die": 3, "points": points}
    assert WORDING.words.say("prompt-move", told, language) == text


# --- the rulebook -----------------------------------------------------------------------------------------

RULES = {1: 6, 2: 8, 3: 23, 4: 32, 5: 36, 6: 4}
"""How many rules each chapter of the sheet has."""
RULINGS = {"R": 77, "B": 5}


def test_the_rulebook_has_every_rule_once() -> None:
    expected = [f"{chapter}.{n}" for chapter, count in RULES.items() for n in range(1, count + 1)]
    expected += [f"{letter}{n}" for letter, count in RULINGS.items() for n in range(1, count + 1)]
    for language in LANGUAGES:
        ids = load_rulebook("dbsa", language).ids
        assert sorted(ids) == sorted(expected)


def test_both_rulebooks_have_the_same_order_and_the_same_figures() -> None:
    english, italian = (load_rulebook("dbsa", language) for language in LANGUAGES)
    assert english.ids == italian.ids
    for one, other in zip(english.rules, italian.rules, strict=True):
        assert sorted(_figures(one.text)) == sorted(_figures(other.text)), one.id


def _figures(text: str) -> list[str]:
    """The whole numbers of a text."""
    return re.findall(r"\d+", text)


@pytest.mark.parametrize(
    ("language", "why", "example"), [("en", "Why: ", "Example: "), ("it", "Perché: ", "Esempio: ")]
)
def test_rulings_give_their_reason_and_all_rules_an_example(language: str, why: str, example: str) -> None:
    for rule in load_rulebook("dbsa", language).rules:
        assert (f"\n\n{why}" in rule.text) == rule.id.startswith(("R", "B")), rule.id
        assert rule.text.count(f"\n\n{example}") == 1, rule.id


def test_every_code_cites_a_rule_of_the_book() -> None:
    ids = set(load_rulebook("dbsa").ids)
    codes: tuple[RuleCode, ...] = (*Refusal, *EventKind, *Cause, *Part)
    assert {code.rule for code in codes if code} <= ids


@pytest.mark.parametrize(("name", "said"), [
    ("event-lined-up", "si è allineato con l’accampamento di Verde"),
    ("refusal-line-up-too-far", "Per allinearsi con l’accampamento di Verde"),
])  # fmt: skip
def test_a_camp_has_its_article_in_italian(name: str, said: str) -> None:
    told = {"element": "A1", "enemy": Text("camp-teal"), "other": Text("camp-teal"), "contact": "front"}
    assert said in WORDING.words.say(name, told, "it")
