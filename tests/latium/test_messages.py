"""Every code has its message in both languages, and no message is left without its code."""

from __future__ import annotations

import re

import pytest

from bellona.gamekit.catalog import LANGUAGES, Catalog
from bellona.gamekit.rule_codes import RuleCode
from bellona.gamekit.setting import named
from bellona.games.latium.actions.moves import Refusal
from bellona.games.latium.game import FOLDER
from bellona.games.latium.rules.events import Cause, EventKind, Part
from bellona.games.latium.text.saying import LACKING
from bellona.rulebook import load_rulebook

FAMILIES: dict[str, type[RuleCode]] = {"event": EventKind, "cause": Cause, "modifier": Part, "refusal": Refusal}
VARIANTS = {f"event-{kind.replace('_', '-')}-{ending}" for kind, lacks in LACKING.items() for _, ending in lacks}
"""Events with another message if one of their numbers is nobody."""


def messages(language: str) -> set[str]:
    """The messages that there are."""
    text = FOLDER.joinpath(f"messages.{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES)
def test_codes_and_messages_are_the_same(family: str, language: str) -> None:
    there = {name for name in messages(language) if name.startswith(f"{family}-")} - VARIANTS
    assert there == {named(family, code) for code in FAMILIES[family] if code.rule}


def test_both_languages_have_the_same_messages() -> None:
    english, italian = (messages(language) for language in LANGUAGES)
    assert english == italian


@pytest.mark.parametrize("family", FAMILIES)
def test_every_code_cites_a_rule_of_the_rulebook(family: str) -> None:
    known = set(load_rulebook("latium").ids)
    assert {code.rule for code in FAMILIES[family] if code.rule} <= known


@pytest.mark.parametrize(
    ("language", "steps", "ending"),
    [("en", 1, "wider now."), ("en", 2, "by 2 steps."), ("it", 1, "più ampie."), ("it", 2, "di 2 gradi.")],
)
def test_areas_are_widened_by_one_step_or_several(language: str, steps: int, ending: str) -> None:
    told = Catalog(FOLDER).say("event-areas-widened", {"reader": "Roma", "town": "Roma", "steps": steps}, language)
    assert told.endswith(ending)
