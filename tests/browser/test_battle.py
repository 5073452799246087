"""A whole battle with only the mouse."""

from __future__ import annotations

from pathlib import Path

import pytest

import bellona

from .commander import Commander
from .conftest import Come
from .screen import Screen


@pytest.mark.long
def test_a_whole_battle_against_a_bot_by_mouse(come: Come, tmp_path: Path):
    fabia = come()
    fabia.visit()
    fabia.by("play-now").click()
    screen = Screen(fabia.page)
    screen.ready()
    screen.whole()
    commander = Commander(screen)
    commander.play()
    assert commander.clicked >= {"box", "reach", "target", "button"}
    with fabia.page.expect_download() as download:
        fabia.by("download-replay").click()
    file = tmp_path / "battle.bell.json"
    download.value.save_as(file)
    battle = bellona.replay(str(file))
    assert battle.result is not None
    assert battle.result.winner is None or f"{battle.result.winner} wins" in screen.prompt.lower()
    old = fabia.page.url
    fabia.by("rematch-swap").click()
    fabia.page.wait_for_url(lambda url: url != old)
    screen.my_turn()
    assert "Carthage: set up" in screen.prompt
