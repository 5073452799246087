"""The few messages of a game that the first page fetches."""

from __future__ import annotations

import pytest

from bellona.bots import levels
from bellona.gamekit.catalog import LANGUAGES
from bellona.match import game
from bellona.registry import game_slugs, scenarios_of, seats_of, title_of
from bellona.server.play.catalogue import names_among


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", game_slugs())
def test_names_are_few_and_enough_for_a_lobby(slug: str, language: str):
    messages = game(slug).rules.folder.joinpath(f"messages.{language}.ftl").read_text(encoding="utf-8")
    names = names_among(messages)
    lines = names.splitlines()
    known = {line.split(" ")[0] for line in lines}
    wanted = {title_of(slug, each).name for each in scenarios_of(slug)}
    wanted |= {f"side-{seat}" for each in scenarios_of(slug) for seat in seats_of(slug, each)}
    assert wanted <= known
    assert {f"level-{level}" for level in levels(slug) if f"\nlevel-{level} =" in messages} <= known
    assert len(names) < len(messages) / 4
    assert set(lines) <= set(messages.splitlines())
