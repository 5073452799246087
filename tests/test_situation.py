"""What a seat knows, in plain values, agrees with the position as a document and hides its secrets."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

import bellona
from bellona import Match
from bellona.registry import game_slugs

STEPS, EVERY = 120, 12
PLAIN = (int, str, float, bool, type(None))
every_game = pytest.mark.parametrize("slug", game_slugs())


def moments(slug: str) -> Iterator[Match]:
    """A match of each scenario, played at random, at some of its moments."""
    game, chooser = bellona.game(slug), random.Random(slug)
    for scenario in game.scenarios:
        match = game.start(scenario, seed=5)
        for number in range(STEPS):
            if match.result is not None:
                break
            if number % EVERY == 0:
                yield match
            waiting = match.waiting[-1]
            some = [action for action in match.legal(waiting) if str(action) not in ("offer", "agree", "abdicate")]
            match.play(chooser.choice(some or list(match.legal(waiting))))
        yield match


def leaves(value: Any) -> Iterator[Any]:
    """Everything that a situation is made of in the end."""
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from leaves(getattr(value, field.name))
    elif isinstance(value, Mapping):
        assert all(isinstance(key, str) for key in value)
        for part in value.values():
            yield from leaves(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from leaves(part)
    else:
        yield value


@every_game
def test_it_is_made_of_plain_values_and_agrees_with_the_prompt(slug: str) -> None:
    for match in moments(slug):
        for seat in (*match.setting.playing, None):
            told = match.situation(seat)
            assert all(type(leaf) in PLAIN for leaf in leaves(told))
            assert (told.scenario, told.turn, told.waiting) == (match.scenario, match.prompt.turn, match.waiting)
            assert told.is_over == (match.result is not None)


@every_game
def test_equal_knowledge_is_an_equal_situation(slug: str) -> None:
    for match in moments(slug):
        doc = match.setting.dump(match.observe(None))
        again = bellona.game(slug).load(doc)
        assert again.situation(None) == match.situation(None)


def test_de_bello_punico_agrees_with_the_document() -> None:
    for match in moments("de_bello_punico"):
        for seat in ("rome", "carthage"):
            doc, told = match.setting.dump(match.observe(seat)), match.situation(seat)
            assert {name: unit.hex for name, unit in told.units.items()} == {
                name: entry.get("hex") for name, entry in doc["units"].items()
            }
            assert all(unit.disorder == doc["units"][name].get("disorder", 0) for name, unit in told.units.items())
            assert told.rout == doc["rout"]
            for side, points in told.command.items():
                boxes = {box: number for box, number in points.boxes.items() if number}
                vacuus = doc["boxes"][side].pop("vacuus", None)
                assert boxes == doc["boxes"][side]
                assert points.vacuus == (None if vacuus == "hidden" else vacuus)
            for side, leader in told.commanders.items():
                written = doc["commanders"][f"{side[0].upper()}-CMD"]
                assert written == (leader.hex or leader.life)


def test_punic_wars_agrees_with_the_document() -> None:
    for match in moments("punic_wars"):
        for seat in ("rome", "carthage"):
            doc, told = match.setting.dump(match.observe(seat)), match.situation(seat)
            assert (told.treasury, told.losses) == (doc["treasury"], doc["losses"])
            assert told.points == doc["derived"]["scores"]
            control = {name: region.controller or "nobody" for name, region in told.regions.items()}
            assert control == doc["derived"]["control"]
            assert set(told.stacks) == set(doc["stacks"])
            for where, sides in told.stacks.items():
                for side, stack in sides.items():
                    for arm, number in (("land", stack.land), ("naval", stack.naval)):
                        assert (f"{number} {arm}" in doc["stacks"][where][side]) == bool(number)
                    assert all(name in doc["stacks"][where][side] for name in stack.leaders)


def test_de_bellis_societatis_agrees_with_the_document() -> None:
    for match in moments("dbsa"):
        doc, told = match.dump(), match.situation(None)
        assert set(told.elements) == set(doc["elements"])
        for name, element in told.elements.items():
            written = doc["elements"][name]
            assert (element.kind, element.is_general) == (written["type"], written.get("general", False))
            assert (element.x, element.y, element.facing) == tuple(written.get(part) for part in ("x", "y", "facing"))
        assert (told.turn, told.die_points, told.lost, told.edges) == (
            doc["bound"], doc["points"], doc["lost"], doc["edges"]
        )  # fmt: skip
        assert told == match.whole_situation()


def test_latium_agrees_with_the_document_and_keeps_its_secrets() -> None:
    for match in moments("latium"):
        whole = match.whole_situation()
        doc = match.dump()
        for seat, rex in whole.reges.items():
            written = doc.get("reges", {}).get(seat, {})
            assert rex.aes == written.get("aes", rex.aes)
            assert sorted(rex.signa) == sorted(written.get("signa", rex.signa))
            assert len(rex.signa) == rex.signa_count
        for name, town in whole.towns.items():
            assert town.cives == doc.get("towns", {}).get(name, {}).get("cives", town.cives)
        for seat in match.setting.playing:
            told = match.situation(seat)
            assert told.reges[seat] == whole.reges[seat]
            for other in set(told.reges) - {seat}:
                assert (told.reges[other].aes, told.reges[other].loans) == (None, None)
                assert told.reges[other].signa in (None, ()) or match.prompt.ask == "rob"
            for name, town in told.towns.items():
                assert (town.garrison is None) == (town.holder != seat)
                assert town.holder != seat or town == whole.towns[name]
