"""The messages of De Bello Punico: complete, alike in both languages, and sound with the arguments they get.

What must exist is read off the enums, the data files and the sources: a new code without words fails here.
"""

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from enum import IntEnum
from functools import cache
from importlib import resources
from itertools import chain, product
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bellona.games.de_bello_punico.events import Cause, Part, Told
from bellona.games.de_bello_punico.moves import Refusal, Verb
from bellona.games.de_bello_punico.position import Ask, Box, Die, Phase, Status
from bellona.kernel.hexes import DIRECTIONS
from bellona.kernel.words import LANGUAGES, Said, Words

FOLDER = resources.files("bellona.games.de_bello_punico")
WORDS = Words(FOLDER)

Arguments = Mapping[str, str]
"""The arguments of a message, each with its type: `number`, or anything else for text."""

# --- what game.py gives to whom ---------------------------------------------------------------------------

SEATS = ("rome", "carthage")
IMPULSES = ("movement", "missiles", "combat", "recovery")
REFUSAL = {"unit": "piece", "action": "text", "ask": "text"}
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
"""What a prompt may speak of besides the seat and the turn."""
CAUSED = (Told.DISORDERED, Told.ELIMINATED, Told.COMMANDER_DIED)
"""The events that always carry a cause."""
COUNTED = {"turn", "turns", "points", "level", "cost", "combat", "movement", "morale", "range", "count", "year"}
"""What the picture tells in numbers."""


def dashed(member: IntEnum) -> str:
    """The name of a member as messages spell it."""
    return member.name.lower().replace("_", "-")


def real(codes: type[IntEnum]) -> Iterator[tuple[IntEnum, str]]:
    """The members of an enum but its empty one, with their spelling."""
    return ((code, dashed(code)) for code in codes if code.name not in ("NONE", "NOTHING"))


def toml(name: str) -> dict[str, Any]:
    """A data file."""
    return tomllib.loads(FOLDER.joinpath("data", name).read_text(encoding="utf-8"))


def scenarios() -> list[str]:
    """The shipped scenarios."""
    return [file.name.removesuffix(".toml") for file in FOLDER.joinpath("data", "scenarios").iterdir()]


@cache
def source(name: str) -> ast.Module:
    """A source file, parsed and not run."""
    return ast.parse(FOLDER.joinpath(name).read_text(encoding="utf-8"))


def texts(tree: ast.AST) -> Iterator[str]:
    """Every text constant of a source."""
    return (n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str))


def chance_keys() -> set[str]:
    """The keys of `Odds.chances`: tables of odds.py with none but plain names for keys, bound or returned."""
    found: set[str] = set()
    for node in ast.walk(source("odds.py")):
        bound = isinstance(node, ast.Assign) and [*map(ast.unparse, node.targets)] == ["chances"]
        if isinstance(node, ast.Assign | ast.Return) and isinstance(node.value, ast.Dict):
            assert bound or isinstance(node, ast.Return), "a table in odds.py that is not understood here"
            found.update(chain.from_iterable(texts(key) for key in node.value.keys if key))
    return found


def table(name: str, variable: str) -> tuple[Any, ...]:
    """A table that a source spells out."""
    bound = (node for node in source(name).body if isinstance(node, ast.Assign))
    value = next(node.value for node in bound if ast.unparse(node.targets[0]) == variable)
    return tuple(ast.literal_eval(value))


def picture_calls() -> Iterator[ast.Call]:
    """Every call of `say` and `Said` in the picture that names a message, whole or in part."""
    drawn = (f"picture/{file.name}" for file in FOLDER.joinpath("picture").iterdir() if file.name.endswith(".py"))
    for name in ("describing.py", *drawn):
        for node in ast.walk(source(name)):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in ("say", "Said"):
                if any(texts(node.args[0])):
                    yield node


def picture_names() -> Iterator[tuple[str, Arguments]]:
    """The picture's own messages that it names whole, with what each is told."""
    for call in picture_calls():
        told = {str(given.arg): "number" if given.arg in COUNTED else "text" for given in call.keywords}
        names = () if made_up(call) else texts(call.args[0])
        yield from ((name, told) for name in names if name.startswith(("picture-", "legend-")))


def picture_kinds() -> set[str]:
    """The kinds of message whose names the picture makes up: what stands before the dash."""
    return {next(texts(call.args[0])).partition("-")[0] for call in picture_calls() if made_up(call)}


def made_up(call: ast.Call) -> bool:
    """Whether a call puts the name of its message together."""
    return isinstance(call.args[0], ast.JoinedStr)


def literal_names(name: str) -> set[str]:
    """Message names that a source spells out."""
    kinds = r"(refusal|event|cause|prompt|result|piece|unit|side|box|die|facing|ask|modifier|outcome)"
    return {text for text in texts(source(name)) if re.fullmatch(rf"{kinds}-[a-z-]*[a-z]", text)}


# --- what must exist --------------------------------------------------------------------------------------


def about_codes() -> Iterator[tuple[str, Arguments]]:
    """Refusals, events, causes and what is asked."""
    for _, name in real(Refusal):
        shortage = {"cost": "number", "left": "number"} if name == "too-few-points" else {}
        yield f"refusal-{name}", REFUSAL | shortage
    for told in Told:
        if told != Told.NOTHING:
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


def about_things() -> Iterator[tuple[str, Arguments]]:
    """Pieces, places, dice, buttons and names."""
    yield "piece-unit", {"type": "text", "id": "text"}
    yield "piece-commander", {"leader": "text", "id": "text"}
    plain = {
        "unit": toml("types.toml")["types"],
        "terrain": toml("tables.toml")["terrain"]["names"],
        "scenario": chain(scenarios(), (f"{slug}-blurb" for slug in scenarios())),
        "facing": DIRECTIONS,
        "side": (*SEATS, "nobody"),
        "phase": (*(dashed(phase) for phase in Phase if phase != Phase.OPERATIONS), *IMPULSES),
        "box": map(dashed, Box),
        "die": (name for _, name in real(Die)),
        "verb": (name for _, name in real(Verb)),
        "modifier": (name for _, name in real(Part)),
        "chance": (key.replace("_", "-") for key in chance_keys()),
        "game": ("title", "blurb"),
        "level": table("arena.py", "LEVELS"),
        "provenance": ("seed", "published", "reconstructed"),
    }
    for kind, names in plain.items():
        for name in names:
            yield f"{kind}-{name}", {}
    for name in ("modifier-missile-table", "outcome-hit", "outcome-miss"):
        yield name, {"need": "number"}
    yield "outcome-blows", {"attacker": "number", "target": "number"}


def about_the_picture() -> Iterator[tuple[str, Arguments]]:
    """Captions, the words of a counter and the legend."""
    yield from picture_names()
    for status in Status:
        if status not in (Status.ABSENT, Status.ON_MAP):
            yield f"status-{dashed(status)}", {}
    for state in table("describing.py", "STATES"):
        yield f"picture-{state}", {}
    for mark, *_ in table("picture/legend.py", "MARKED"):
        yield f"legend-{mark}", {}
    for overlay in table("picture/overlays.py", "SIDED"):
        yield f"legend-{overlay}", {"seat": "side"}


NEEDED = dict(chain(about_codes(), about_things(), about_the_picture()))

# --- what there is ----------------------------------------------------------------------------------------


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def entries(language: str) -> tuple[Any, ...]:
    """The entries of a message file but its comments."""
    text = FOLDER.joinpath(f"messages.{language}.ftl").read_text(encoding="utf-8")
    comments = (ftl.Comment, ftl.GroupComment, ftl.ResourceComment)
    return tuple(entry for entry in FluentParser().parse(text).body if not isinstance(entry, comments))


@cache
def variables(language: str) -> dict[str, set[str]]:
    """The variables of every message."""
    found: dict[str, set[str]] = {}
    for entry in entries(language):
        visitor = Variables()
        visitor.visit(entry)
        found[entry.id.name] = visitor.names
    return found


def samples(arguments: Arguments) -> Iterator[dict[str, Any]]:
    """Arguments to try a message with: every number in turn none, one, few and many."""
    numbers = [name for name, kind in arguments.items() if kind == "number"]
    others = {name: f"<{name}>" for name, kind in arguments.items() if kind != "number"}
    for values in product((0, 1, 2, 3, 8), repeat=len(numbers)):
        yield others | dict(zip(numbers, values, strict=True))


# --- tests ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_holds_nothing_but_messages_each_once(language: str) -> None:
    assert [entry for entry in entries(language) if not isinstance(entry, ftl.Message)] == []
    names = [entry.id.name for entry in entries(language)]
    assert sorted(names) == sorted(set(names))
    assert all(entry.value for entry in entries(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_needed_message_exists_and_no_other_of_its_kind(language: str) -> None:
    kinds = {name.partition("-")[0] for name in NEEDED}
    there = {name for name in variables(language) if name.partition("-")[0] in kinds}
    assert set(NEEDED) - there == set(), "messages that are missing"
    assert there - set(NEEDED) == set(), "messages that nothing needs"


def test_both_languages_have_the_same_messages_and_variables() -> None:
    first, second = (variables(language) for language in LANGUAGES)
    assert list(first) == list(second)
    assert first == second


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(NEEDED))
def test_a_message_is_sound_with_its_arguments(name: str, language: str) -> None:
    bundle = WORDS.bundle(language)
    for arguments in samples(NEEDED[name]):
        text, errors = bundle.format_pattern(bundle.get_message(name).value, arguments)
        assert errors == []
        assert text.strip() == text != ""
        assert "{" not in text
        assert "  " not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_and_refusals_name_no_rule(language: str) -> None:
    for name, arguments in NEEDED.items():
        text = WORDS.say(name, next(samples(arguments)), language)
        if name.startswith(("refusal-", "event-", "prompt-", "waiting-", "result-", "provenance-")):
            assert text.endswith("."), name
        if name.startswith("refusal-"):
            assert "number" in arguments.values() or not re.search(r"\d", text), name
            assert text.count(". ") == 0, f"{name} is more than one sentence"


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_use_all_that_they_are_told(language: str) -> None:
    for told in Told:
        if told != Told.NOTHING:
            assert variables(language)[f"event-{dashed(told)}"] == set(NEEDED[f"event-{dashed(told)}"]), told


@pytest.mark.parametrize("name", ["game.py", "odds.py"])
def test_message_names_in_the_sources_are_known(name: str) -> None:
    assert literal_names(name)
    assert literal_names(name) <= set(NEEDED)


def test_the_sources_are_understood() -> None:
    assert {"hit", "attacker_panics"} <= chance_keys()
    assert {"picture-unit", "picture-hex-closed", "legend-map"} <= {name for name, _ in picture_names()}
    assert {"status", "picture", "legend"} <= picture_kinds() <= {name.partition("-")[0] for name in NEEDED}


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
    unit, cause = Said("piece-unit", type=Said("unit-Ha"), id="R-Ha-1"), Said("cause-lost")
    for points, text in ((1, one), (2, two)):
        arguments = {"unit": unit, "points": points, "total": 2, "cause": cause}
        assert WORDS.say("event-disordered", arguments, language) == text
