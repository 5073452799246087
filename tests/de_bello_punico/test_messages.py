"""The messages of De Bello Punico: complete, alike in both languages, and sound with the arguments they get."""

import ast
from collections.abc import Iterator, Mapping
from itertools import chain

import pytest

from bellona.gamekit.catalog import Text
from bellona.games.de_bello_punico.actions.moves import Refusal, Verb
from bellona.games.de_bello_punico.bot.runner import Runner
from bellona.games.de_bello_punico.position.records import Ask, Box, Die, Phase, Status
from bellona.games.de_bello_punico.rules.events import Cause, EventKind, Part
from bellona.kernel.hexes import DIRECTIONS

from ..wording import Arguments, MessageChecks, Wording, dashed, real, texts

WORDING = Wording("de_bello_punico")

# --- the arguments from game.py ---------------------------------------------------------------------------

COMPOSED = ("composed", "composed-blurb")
SEATS = ("rome", "carthage")
IMPULSES = ("movement", "missiles", "combat", "recovery")
REFUSAL = {"unit": "piece", "action": "text", "ask": "text"}
ABOUT_BOXES = ("no-such-box", "box-full", "no-point-in-box", "only-the-vacuus")
PROMPT = {"turn": "number", "turns": "number"}
SEATED = PROMPT | {"seat": "side"}
ATTACK = {"attacker": "piece", "target": "piece"}
ASKED: Mapping[Ask, dict[str, str]] = {
    Ask.DEPLOY: {"unit": "piece"},
    Ask.PLACE: {"left": "number"},
    Ask.REROLL: {"what": "die", "die": "number"},
    Ask.STAMPEDE: {"elephant": "piece"},
    Ask.VICTIM: {"elephant": "piece"},
    Ask.RETREAT: ATTACK,
    Ask.ESCAPE: ATTACK,
    Ask.COMMIT: ATTACK | {"fighter": "piece"},
    Ask.SUPPORT: ATTACK | {"fighter": "piece"},
    Ask.PURSUIT: {"pursuer": "piece", "quarry": "piece"},
    Ask.ADVANCE: ATTACK,
}
"""The arguments of a prompt besides the seat and the turn."""
MARCHES: Mapping[str, dict[str, str]] = {
    "too-far": {"cost": "number", "left": "number"},
    "stopped": {"place": "text"},
    "no-way": {"place": "text"},
    "impassable": {},
    "to-enemy": {},
    "to-friend": {},
}
"""Why a march is refused as a whole, and the arguments besides the unit and the hex."""
CAUSED = (EventKind.DISORDERED, EventKind.ELIMINATED, EventKind.COMMANDER_DIED)
"""The events that always carry a cause."""
COUNTED = {"turn", "turns", "points", "level", "cost", "combat", "movement", "morale", "range", "count", "year"}
"""The numbers in the picture."""
NAMED_IN_SOURCES = {
    "refusal", "event", "cause", "prompt", "result", "piece", "unit", "side", "box", "die", "facing", "ask", "modifier",
    "outcome",
}  # fmt: skip
DRAWN = ("text/describing.py", *WORDING.sources("picture"))


def chance_keys() -> set[str]:
    """The keys of `Odds.chances`: tables of odds.py with none but plain names for keys, bound or returned."""
    found: set[str] = set()
    for node in ast.walk(WORDING.source("table/odds.py")):
        bound = isinstance(node, ast.Assign) and [*map(ast.unparse, node.targets)] == ["chances"]
        if isinstance(node, ast.Assign | ast.Return) and isinstance(node.value, ast.Dict):
            assert bound or isinstance(node, ast.Return), "a table in odds.py that is not understood here"
            found.update(chain.from_iterable(texts(key) for key in node.value.keys if key))
    return found


# --- what must exist --------------------------------------------------------------------------------------


def about_codes() -> Iterator[tuple[str, Arguments]]:
    """Refusals, events, causes and what is asked."""
    for _, name in real(Refusal):
        shortage = {"cost": "number", "left": "number"} if name == "too-few-points" else {}
        box = {"box": "text"} if name in ABOUT_BOXES else {}
        yield f"refusal-{name}", REFUSAL | shortage | box
    for name, more in MARCHES.items():
        yield f"refusal-march-{name}", {"unit": "piece", "hex": "text"} | more
    for told in EventKind:
        if told != EventKind.NOTHING:
            yield f"event-{dashed(told)}", dict(told.numbers) | ({"cause": "text"} if told in CAUSED else {})
    for _, name in real(Cause):
        yield f"cause-{name}", {}
    for ask in Ask:
        if ask != Ask.NOTHING:
            yield f"prompt-{dashed(ask)}", SEATED | ASKED.get(ask, {})
            yield f"waiting-{dashed(ask)}", {"seat": "side"}
            yield f"ask-{dashed(ask)}", {}
    yield "prompt-move-on", SEATED | {"moving": "piece"}
    yield "prompt-over", PROMPT
    yield "ask-over", {}
    for reason in ("rout", "both-routed", "time"):
        yield f"result-{reason}", {"winner": "side"}
        yield f"result-{reason}-draw", {}
        yield f"reason-{reason}", {}


def about_things() -> Iterator[tuple[str, Arguments]]:
    """Pieces, places, dice, buttons and names."""
    yield "scenario-balanced", {"scenario": "text"}
    yield "scenario-calibrated", {"scenario": "text"}
    yield "option-levels", {"scenario": "text", "rome": "number", "carthage": "number"}
    yield "option-command", {"scenario": "text", "rome": "number", "carthage": "number"}
    yield "option-variant", {}
    yield "piece-unit", {"type": "text", "id": "text"}
    yield "piece-commander", {"leader": "text", "id": "text"}
    plain = {
        "unit": WORDING.toml("types.toml")["types"],
        "terrain": WORDING.toml("tables.toml")["terrain"]["names"],
        "scenario": (*chain.from_iterable((slug, f"{slug}-blurb") for slug in WORDING.scenarios()), *COMPOSED),
        "facing": DIRECTIONS,
        "side": (*SEATS, "nobody"),
        "phase": (*(dashed(phase) for phase in Phase if phase != Phase.OPERATIONS), *IMPULSES),
        "box": map(dashed, Box),
        "die": (name for _, name in real(Die)),
        "verb": (name for _, name in real(Verb)),
        "modifier": (name for _, name in real(Part)),
        "chance": (key.replace("_", "-") for key in chance_keys()),
        "game": ("title", "blurb"),
        "level": Runner.repertoire.names,
        "plan": Runner.repertoire.plans,
        "provenance": ("seed", "published", "reconstructed"),
        "score": ("rout",),
        "person": set(commanders()),
    }
    for kind, names in plain.items():
        for name in names:
            yield f"{kind}-{name}", {}
    for name in ("modifier-missile-table", "outcome-hit", "outcome-miss"):
        yield name, {"need": "number"}
    for name in ("retreats", "commander-escapes", "own-point", "defender-point"):
        yield f"answer-{name}", {}
    yield "outcome-blows", {"attacker": "number", "target": "number"}
    for glyphs in ("unicode", "ascii"):
        yield f"terminal-legend-{glyphs}", {"sides": "text"}


def commanders() -> Iterator[str]:
    """The men who command in all battles."""
    for slug in WORDING.scenarios():
        battle = WORDING.toml(f"scenarios/{slug}.toml")
        yield from (battle[seat]["leader"]["portrait"] for seat in SEATS)


def about_the_picture() -> Iterator[tuple[str, Arguments]]:
    """Captions, the words of a counter and the legend."""
    yield from (said for said in WORDING.named(COUNTED, *DRAWN) if said[0].startswith(("picture-", "legend-")))
    for status in Status:
        if status not in (Status.ABSENT, Status.ON_MAP):
            yield f"status-{dashed(status)}", {}
    for state in WORDING.table("text/describing.py", "STATES"):
        yield f"picture-{state}", {}
    for mark, *_ in WORDING.table("picture/legend.py", "MARKED"):
        yield f"legend-{mark}", {}
    for overlay in WORDING.table("picture/overlays.py", "SIDED"):
        yield f"legend-{overlay}", {"seat": "side"}


NEEDED = dict(chain(about_codes(), about_things(), about_the_picture()))


class TestMessages(MessageChecks):
    wording = WORDING
    needed = NEEDED
    told = EventKind


@pytest.mark.parametrize("name", ["game.py", "table/odds.py"])
def test_message_names_in_the_sources_are_known(name: str) -> None:
    named = WORDING.literals(NAMED_IN_SOURCES, name)
    assert named
    assert named <= set(NEEDED)


def test_the_sources_are_understood() -> None:
    assert {"hit", "attacker_panics"} <= chance_keys()
    assert {"picture-unit", "picture-hex-closed", "legend-map"} <= {name for name, _ in WORDING.named(COUNTED, *DRAWN)}
    assert {"status", "picture", "legend"} <= WORDING.kinds(*DRAWN) <= {name.partition("-")[0] for name in NEEDED}


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        (
            "en",
            "R-Ha-1 (Hastati) took 1 Disorder point from a lost combat and now has 2.",
            "R-Ha-1 (Hastati) took 2 Disorder points from a lost combat and now has 2.",
        ),
        (
            "it",
            "R-Ha-1 (Hastati) ha preso 1 Punto Disordine per il combattimento perso e ora ne ha 2.",
            "R-Ha-1 (Hastati) ha preso 2 Punti Disordine per il combattimento perso e ora ne ha 2.",
        ),
    ],
)
def test_nested_messages_and_plurals(language: str, one: str, two: str) -> None:
    unit, cause = Text("piece-unit", type=Text("unit-Ha"), id="R-Ha-1"), Text("cause-lost")
    for points, text in ((1, one), (2, two)):
        arguments = {"unit": unit, "points": points, "total": 2, "cause": cause}
        assert WORDING.words.say("event-disordered", arguments, language) == text
