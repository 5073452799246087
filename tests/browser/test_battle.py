"""A whole battle with only the mouse."""

from __future__ import annotations

from pathlib import Path

import pytest

import bellona

from ..de_bello_punico.battles import battle
from ..server.serving import Running
from .commander import Commander
from .conftest import Come
from .realm import open_realm
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


def test_a_march_that_a_die_has_stopped_among_friends_goes_on(come: Come, server: Running):
    """The commander is with the friend that it passes through: he is in danger, and a march stops where dice fall."""
    fabia, gaius = come(), come()
    match = battle({"R-Tr-1": "1013 N", "R-Ha-1": "1012 N", "C-F-1": "1005 S"}, commanders={"R-CMD": "1012"})
    screen = fabia.sit_at(open_realm(server, {"rome": fabia, "carthage": gaius}, match, seed=1))
    screen.whole()
    commander = Commander(screen)
    commander.used |= {"R-Ha-1", "R-CMD"}
    places = []
    for _ in range(2):
        screen.until(commander.is_called, "my turn")
        commander.choose()
        places.append(screen.hex_of("R-Tr-1"))
    assert places[0] == "1012", "the die has stopped it"
    assert places[1] not in ("1012", "1013")
    screen.until(lambda: "under way" not in screen.prompt, "the halt")
