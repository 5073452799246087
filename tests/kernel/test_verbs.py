"""Verbs: a row declares how an action is written, its arguments and how it is offered; nothing else is needed."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from enum import IntEnum
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.json import decode

from bellona import registry
from bellona.gamekit.notation import Notation, Word, listed
from bellona.gamekit.values import NotUnderstood
from bellona.gamekit.verbs import Branch, Row, Slot, VerbTable, after, answers, bits, flag, limits
from bellona.kernel.choices import Action
from bellona.kernel.record import one
from bellona.match import Match, game

AUCTION = Path(__file__).parent.parent / "auction" / "games" / "auction"


class Ask(IntEnum):
    NOTHING, MARCH, PAY = range(3)


FRUIT = ("apple", "pear")
KIND = Slot("fruit", "unit")
PRICE = Branch("unit", {1: (after("for", "number", "at"),)})


class Verb(VerbTable):
    NOTHING = Row()
    GO = Row((Slot("number", "unit", within=(1, 9)), flag("back", "extra", secret=True)), (Ask.MARCH,), key="g")
    GIVE_UP = Row((), (Ask.MARCH, Ask.PAY), free=True)
    PICK = Row((KIND, PRICE), (Ask.PAY,), keys={"pear": "p"}, twofold=True)
    LOOK = Row((KIND, Slot("fruit", "at", implied=True)), seen_as="looks")


def number(word: str) -> int:
    if not word.isdigit():
        raise NotUnderstood(f"{word!r} is no number")
    return int(word)


def fruit(word: str) -> int:
    if word not in FRUIT:
        raise NotUnderstood(f"{word!r} is no fruit")
    return FRUIT.index(word)


class Words(Notation):
    verbs, action, examples = Verb, Action, "go or look"

    def __init__(self) -> None:
        super().__init__(
            {"number": Word(lambda _, value: str(value), lambda _, word: number(word)), "fruit": listed(FRUIT, fruit)}
        )


WORDS = Words()


def read(text: str) -> tuple[int, ...]:
    return tuple(int(value) for value in WORDS.read(None, None, text).tolist())


def written(*numbers: int) -> str:
    action: Any = one(Action)
    action.verb, action.unit, action.at, action.extra = numbers
    return WORDS.write(None, None, action)


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("go 4", (1, 4, 0, 0)),
        ("go 4 back", (1, 4, 0, 1)),
        ("give-up", (2, 0, 0, 0)),
        ("pick apple", (3, 0, 0, 0)),
        ("pick pear for 7", (3, 1, 7, 0)),
        ("look pear pear", (4, 1, 1, 0)),
    ],
)
def test_a_text_reads_and_writes_back(text: str, numbers: tuple[int, ...]) -> None:
    assert read(text) == numbers
    assert written(*numbers) == text


def test_what_is_implied_is_always_written() -> None:
    assert read("look pear") == (4, 1, 0, 0)
    assert written(4, 1, 0, 0) == "look pear apple"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "'' does not begin with an order such as go or look"),
        ("nothing", "'nothing' does not begin with an order such as go or look"),
        ("give_up", "'give_up' does not begin with an order such as go or look; did you mean give-up?"),
        ("pik pear", "'pik pear' does not begin with an order such as go or look; did you mean pick?"),
        ("x" * 9000, f"'{'x' * 9000}' does not begin with an order such as go or look"),
        ("go", "'go' is not complete or says too much: go NUMBER [back] is expected"),
        ("go on", "'on' is no number"),
        ("go 4 back home", "'go 4 back home' is not complete or says too much: go NUMBER [back] is expected"),
        ("pick apple for 7", "'pick apple for 7' is not complete or says too much: pick FRUIT is expected"),
        ("pick pear for", "'pick pear for' is not complete or says too much: pick FRUIT [for NUMBER] is expected"),
        ("look pear plum", "'plum' is no fruit"),
        ("give-up now", "'give-up now' is not complete or says too much: give-up is expected"),
    ],
)
def test_what_is_no_action_is_told_in_one_sentence(text: str, complaint: str) -> None:
    with pytest.raises(NotUnderstood) as caught:
        read(text)
    assert str(caught.value) == complaint


def test_compiled_checks_get_their_constants() -> None:
    assert answers(Verb, Ask).tolist() == [
        [False, False, False, False, False],
        [False, True, True, False, False],
        [False, False, True, True, False],
    ]
    lowest, highest = limits(Verb, Action)
    assert lowest.shape == highest.shape == (5, 3)
    assert (lowest[Verb.GO].tolist(), highest[Verb.GO].tolist()) == ([1, 0, 0], [9, 0, 1])
    assert highest[Verb.PICK].tolist() == [np.iinfo(np.int16).max, np.iinfo(np.int16).max, 0], "in a branch too"
    assert bits((Verb.GO, Verb.PICK)) == 0b1010


def test_others_are_told_what_they_may_know() -> None:
    assert WORDS.masked("go 4 back") == "go 4"
    assert WORDS.masked("look pear pear") == "looks"
    assert WORDS.masked("pick pear") == "pick pear"
    assert WORDS.masked("stand-in greedy") == "stand-in greedy"


def test_keys_and_labels_may_go_by_the_first_argument() -> None:
    assert (Verb.PICK.key_for("pear"), Verb.PICK.key_for("apple"), Verb.GO.key_for("4")) == ("p", "", "g")
    assert (Verb.PICK.label_for("pear"), Verb.GO.label_for("4")) == ("verb-pick-pear", "verb-go")


def test_a_client_is_told_how_actions_are_built() -> None:
    told = WORDS.describe_verbs()
    assert list(told) == ["go", "give-up", "pick", "look"]
    pear = [{"kind": "number", "name": "number", "word": "for", "optional": True, "many": False}]
    kind = {"kind": "fruit", "name": "fruit", "word": "", "optional": False, "many": False}
    assert told["pick"] == {
        "key": "", "keys": {"pear": "p"}, "slots": ["fruit"], "form": [kind, {"by": 0, "forms": {"pear": pear}}],
        "anywhere": False, "asks": ["pay"], "group": "", "free": False,
    }  # fmt: skip
    assert told["give-up"]["anywhere"]
    assert told["give-up"]["free"]
    assert WORDS.describe_kinds() == {"fruit": ["apple", "pear"]}


def test_a_kind_of_argument_that_nobody_can_write_is_a_mistake() -> None:
    with pytest.raises(TypeError, match="no notation for fruit"):
        Notation.__init__(Words.__new__(Words), {"number": WORDS.kinds["number"]})


# --- the tables of the games


SLUGS = ("de_bello_punico", "punic_wars", "dbsa", "latium")
WALKING, MOVING, TABLE = set("qweasd"), set("qweasdxc"), set("uh")


@pytest.mark.parametrize("slug", SLUGS)
def test_every_verb_answers_a_question_and_has_its_label(slug: str) -> None:
    rules = game(slug).rules
    labels = {
        label
        for verb in rules.setting(rules.scenarios()[0]).engine.verbs.declared()
        for label in {verb.label_for(word) for word in ("", *verb.row.keys)}
    }
    for language in ("en", "it"):
        assert {label for label in labels if rules.words.say(label, {}, language) == label} == set()
    assert all(verb.row.asks for verb in rules.setting(rules.scenarios()[0]).engine.verbs.declared())


@pytest.mark.parametrize("slug", SLUGS)
def test_keys_walk_no_map_and_answers_to_one_question_have_keys_of_their_own(slug: str) -> None:
    verbs: Any = import_module(f"bellona.games.{slug}.actions.verbs").Verb
    used = [
        (ask, key) for verb in verbs for ask in verb.row.asks for key in (verb.row.key, *verb.row.keys.values()) if key
    ]
    assert {key for _, key in used}.isdisjoint((MOVING if slug == "dbsa" else WALKING) | TABLE)
    assert len(used) == len(set(used))


@pytest.mark.parametrize("slug", SLUGS)
def test_every_verb_is_on_the_page_about_the_notation(slug: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / slug / "notation.md").read_text(encoding="utf-8")
    verbs: Any = import_module(f"bellona.games.{slug}.actions.verbs").Verb
    named = set(re.findall(r"`([a-z-]+)[ `]", page))
    assert {verb.word for verb in verbs.declared()} - named == set()


# --- one more verb


ROW = """    SELL = Row((Slot("number", "unit", within=(1, MOST)),), (Ask.CARD,), key="s", group="card", anywhere=True)
"""
RULE = """    elif action.verb == Verb.SELL:
        auction.cards[seat] -= action.unit
        _next(world, auction)
"""


@pytest.fixture(scope="module")
def richer_auction(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The auction with one more verb: its row, and its rule."""
    folder = tmp_path_factory.mktemp("games")
    copy = folder / "richer_auction"
    shutil.copytree(AUCTION, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for file in copy.glob("*.py"):
        file.write_text(file.read_text().replace('"auction"', '"richer_auction"'))
    add(copy / "verbs.py", "\n\nANSWERS =", ROW)
    add(copy / "rules.py", "    else:\n        if action.verb == Verb.GAMBLE", RULE)
    import_module("bellona.games").__path__.append(str(folder))
    registry._shelf.cache_clear()
    yield game("richer_auction")
    import_module("bellona.games").__path__.remove(str(folder))
    registry._shelf.cache_clear()


def add(file: Path, before: str, lines: str) -> None:
    """Write some lines into a file."""
    text = file.read_text()
    assert text.count(before) == 1
    file.write_text(text.replace(before, lines + before))


def sold(auction: Any) -> Match:
    """An auction whose first card is to be inspected."""
    match: Match = auction.start("pair", seed=1)
    match.play("offer 2", seat="amber")
    match.play("offer 1", seat="plum")
    return match


def test_a_new_verb_needs_its_row_and_its_rule(richer_auction: Any) -> None:
    match = sold(richer_auction)
    before = int(match.position.cards[0])
    assert [str(action) for action in match.legal()] == ["wait", "keep", "gamble", "sell 1", "sell 2", "sell 3"]
    assert match.check("sell 3") is None
    assert match.check("sell 4") is not None
    with pytest.raises(NotUnderstood, match="sell NUMBER is expected"):
        match.parse("sell")
    with pytest.raises(NotUnderstood, match="did you mean sell"):
        match.parse("sel 2")
    match.play("sell 2")
    assert int(match.position.cards[0]) == before - 2


def test_a_table_offers_a_new_verb(richer_auction: Any) -> None:
    live: Any = import_module("bellona.games.richer_auction.live").Live(richer_auction.rules.setting("pair"))
    live.restore(sold(richer_auction).position.tobytes())
    button = next(button for button in map(decode, live.buttons()) if button["action"] == "sell 2")
    assert (button["label"], button["key"]) == ({"$": "verb-sell"}, "s")
    assert live.board()["verbs"]["sell"] == {
        "key": "s", "keys": {}, "slots": ["number"], "anywhere": True, "asks": ["card"], "group": "card", "free": False,
        "form": [{"kind": "number", "name": "number", "word": "", "optional": False, "many": False}],
    }  # fmt: skip
