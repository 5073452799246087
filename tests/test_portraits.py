"""Portraits: every leader has a face of his own, made of parts that there are, and a name in both languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

import bellona
from bellona.gamekit.catalog import LANGUAGES
from bellona.games.de_bello_punico.table import client_facts as battle_facts
from bellona.games.punic_wars.table import client_facts as war_facts
from bellona.match import Match
from bellona.ornaments import read_shapes
from bellona.portraits import medals
from bellona.registry import game_slugs, package_of

DESCRIBED: dict[str, Callable[[Match], dict[str, Any]]] = {
    "de_bello_punico": lambda match: battle_facts.describe(match.setting, match.position),
    "punic_wars": lambda match: war_facts.describe(match.setting),
}


def leaders(slug: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The leaders of all scenarios of a game, as a client gets them."""
    for scenario in package_of(slug).scenarios.scenario_slugs():
        match = bellona.game(slug).start(scenario, seed=1)
        board = DESCRIBED[slug](match)
        yield from ((f"{scenario} {piece}", person) for piece, person in board["people"].items())


@pytest.mark.parametrize("slug", DESCRIBED)
def test_every_leader_has_a_portrait_and_a_name_in_both_languages(slug: str) -> None:
    game, told = bellona.game(slug), dict(leaders(slug))
    assert len(told) >= 8
    for where, person in told.items():
        name = f"person-{person['portrait']}"
        assert person["portrait"] in medals.faces().faces, where
        assert person["label"] == {"$": name}
        assert all(game.rules.words.has(name, language) for language in LANGUAGES), where


def test_names_that_no_rulebook_gives_are_marked() -> None:
    told = dict(leaders("punic_wars"))
    assert not told["second_war C-A"]["historical"], "the rulebook names Hannibal"
    assert all(person["historical"] for where, person in told.items() if where != "second_war C-A")


def test_no_two_leaders_look_alike() -> None:
    looks = Counter(
        (face.parts, face.hair, face.skin, face.cloth, face.crest) for face in medals.faces().faces.values()
    )
    assert [look for look, count in looks.items() if count > 1] == []
    told = {str(person["portrait"]) for slug in DESCRIBED for _, person in leaders(slug)}
    assert told == set(medals.faces().faces), "no face is drawn for nobody"


def test_faces_are_made_of_parts_that_there_are() -> None:
    parts = {name.removeprefix("art-") for name in read_shapes(medals.__package__, "parts.svg")}
    used = {part for face in medals.faces().faces.values() for part in face.parts}
    assert used == parts


@pytest.mark.parametrize("slug", [slug for slug in game_slugs() if package_of(slug).art])
def test_drawings_are_sound_and_need_nothing_from_elsewhere(slug: str) -> None:
    art = package_of(slug).art
    assert art is not None
    drawn = art.art()
    ElementTree.fromstring(drawn)
    ids = re.findall(r'\bid="([^"]+)"', drawn)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', drawn)) <= set(ids)
    assert len(drawn) < 60_000


def test_a_picture_for_other_programs_has_plain_colours() -> None:
    drawn = "".join(map(str, medals.medals(["hannibal", "nobody"])))
    assert "art-face-hannibal" in drawn
    assert "var(" not in drawn
    assert "<use" not in drawn
