"""The full-screen table, with keys and mouse."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Input, Static

from bellona.cli.board.glyphs import UNICODE
from bellona.cli.board.paint import origin
from bellona.cli.session import Session
from bellona.cli.speech import speak
from bellona.cli.table.app import TableApp
from bellona.cli.table.board import BoardView
from bellona.cli.table.panels import Card, Journal, Menu, Standing
from bellona.cli.table.screens import Notice
from bellona.cli.table.watch import WatchApp

from .conftest import FIGHT, MARCH, last_choice, opening, placed

WIDE = (180, 50)


class Player:
    """A person at the table."""

    def __init__(self, app: TableApp, pilot: Pilot[Any]) -> None:
        self.app = app
        self.pilot = pilot

    async def types(self, line: str) -> None:
        self.app.query_one(Input).value = line
        await self.presses("enter")

    async def presses(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.waits()

    async def waits(self) -> None:
        """Until the bot has made its choices."""
        await self.pilot.pause()
        while self.app.session.is_busy and len(self.app.screen_stack) == 1:
            await self.pilot.pause(0.05)
        await self.pilot.pause(0.1)

    async def clicks(self, hex_name: str) -> None:
        x, y = origin(self.app.session.board, hex_name)
        across, down = self.app.query_one(BoardView).scroll_offset
        await self.pilot.click(BoardView, offset=(x + 1 - across, y - down))
        await self.waits()

    def reads(self, widget: type[Any] | str) -> str:
        found = self.app.query_one(widget)
        if isinstance(found, Journal):
            return "\n".join(line.text for line in found.lines)
        if isinstance(found, Menu):
            return "\n".join(str(found.get_option_at_index(place).prompt) for place in range(found.option_count))
        assert isinstance(found, Static)
        return str(found.content)


@asynccontextmanager
async def at_table(session: Session, size: tuple[int, int] = WIDE, welcome: bool = False) -> AsyncIterator[Player]:
    app = TableApp(session, UNICODE)
    async with app.run_test(size=size) as pilot:
        player = Player(app, pilot)
        await player.waits()
        if not welcome and isinstance(app.screen, Notice):
            await player.presses("enter")
        yield player


async def test_a_newcomer_reads_a_welcome_and_presses_enter():
    async with at_table(opening(), welcome=True) as player:
        assert isinstance(player.app.screen, Notice)
        await player.presses("enter")
        assert "choose the unit your commander starts with" in player.reads("#prompt")
        await player.presses("enter")
        assert [str(step.action) for step in player.app.session.match.steps][:2] == ["suggested", "suggested"]
        assert "place a command marker" in player.reads("#prompt")


async def test_a_turn_is_played():
    async with at_table(opening()) as player:
        await player.presses("enter")
        await player.types("3")
        await player.types("auto turn")
        assert player.app.session.match.prompt.turn == 2
        assert "turn 2/16" in player.reads("#status")
        assert "Turn 2 began. [3]" in player.reads(Journal)
        assert "Rome" in player.reads(Standing)


async def test_units_come_first_then_their_choices():
    march = MARCH | {f"R-Pr-{number}": f"{10 + 2 * number}14 N" for number in range(1, 5)}
    async with at_table(placed("movement", march)) as player:
        assert "R-Ha-1" in player.reads(Menu)
        assert "step R-Ha-1 NE" not in player.reads(Menu)
        await player.types("1")
        assert "step R-Ha-1 NE  > 1110" in player.reads(Menu)
        assert "R-Ha-1  Hastati" in player.reads(Card)
        await player.presses("escape")
        assert "step R-Ha-1 NE" not in player.reads(Menu)


async def test_typing_filters_the_choices():
    async with at_table(placed("combat", FIGHT)) as player:
        await player.pilot.press(*"ha-2")
        assert player.reads(Menu).split() == ["1", "attack", "R-Ha-2", "C-F-2", UNICODE.dice]
        await player.presses("escape")
        assert "R-Ha-1" in player.reads(Menu)


async def test_a_refusal_names_its_rule_and_text():
    async with at_table(placed("movement", MARCH)) as player:
        await player.types("step R-Ha-1 S")
        assert "by rule 6c" in player.reads(Journal)
        assert "Example:" in player.reads(Journal)


async def test_odds_are_shown_before_committing():
    async with at_table(placed("combat", FIGHT)) as player:
        await player.presses("down")
        assert "Odds of attack R-Ha-1 C-F-1" in player.reads(Card)
        assert "[10.3a]" in player.reads(Card)
        await player.presses("enter")
        assert str(player.app.session.match.steps[0].action) == "attack R-Ha-1 C-F-1"


async def test_clicks_choose_a_unit_and_send_it_somewhere():
    async with at_table(placed("movement", MARCH)) as player:
        await player.clicks("1010")
        assert player.app.session.chosen == "R-Ha-1"
        await player.clicks("1008")
        assert player.app.query_one(Input).value == "go R-Ha-1 1008"
        await player.presses("enter")
        assert player.app.session.board.pieces["R-Ha-1"].hex == "1008"
        assert "from 1010 to 1008" in player.reads(Journal)


async def test_a_second_click_confirms():
    async with at_table(placed("combat", FIGHT)) as player:
        await player.clicks("1010")
        await player.clicks("1009")
        assert player.app.query_one(Input).value == "attack R-Ha-1 C-F-1"
        await player.clicks("1009")
        assert len(player.app.session.match.steps) >= 1


async def test_the_map_is_walked_by_keys():
    async with at_table(placed("movement", MARCH), size=(100, 30)) as player:
        board = player.app.query_one(BoardView)
        board.focus()
        board.cursor = "1009"
        await player.presses("down")
        assert board.cursor == "1010"
        assert "Hastati" in player.reads(Card)
        await player.presses("enter")
        assert player.app.session.chosen == "R-Ha-1"
        before = board.scroll_offset
        await player.presses("shift+right", "shift+down")
        assert board.scroll_offset != before


async def test_undo_by_key_until_there_is_nothing():
    async with at_table(placed("movement", MARCH)) as player:
        await player.types("step R-Ha-1 N")
        await player.presses("ctrl+z")
        assert player.app.session.match.steps == []
        await player.presses("ctrl+z")
        assert "nothing to take back" in player.reads(Journal)


async def test_zones_reach_and_help_by_key():
    async with at_table(placed("movement", MARCH)) as player:
        await player.presses("f2")
        assert player.app.session.show_control
        await player.presses("f3")
        assert not player.app.session.show_reach
        await player.presses("f1")
        assert isinstance(player.app.screen, Notice)
        assert "go PIECE HEX" in player.app.screen.text


async def test_the_enemys_false_marker_is_nowhere_on_the_screen():
    session = opening()
    for action in ("suggested", "suggested", "place combat false"):
        session.match.play(action)
    async with at_table(session) as player:
        assert "false" not in player.reads(Standing)
        assert "false" not in player.reads(Journal)


async def test_a_small_terminal_will_do():
    async with at_table(placed("movement", MARCH), size=(80, 24)) as player:
        assert player.app.query_one(BoardView).size.width > 30
        assert player.app.query_one(Menu).size.height >= 3
        await player.types("step R-Ha-1 N")
        assert player.app.session.chosen == "R-Ha-1"


async def test_quitting_is_status_0_and_an_interruption_130():
    async with at_table(placed("movement", MARCH)) as player:
        await player.types("quit")
    assert player.app.return_value == 0
    async with at_table(placed("movement", MARCH)) as player:
        await player.pilot.press("ctrl+c")
    assert player.app.return_value == 130


async def test_the_end_of_a_battle_is_shown():
    session = last_choice()
    async with at_table(session) as player:
        await player.types("done")
        assert session.match.result is not None
        assert player.reads("#prompt") == session.match.result.text
        assert player.app.query_one(Menu).option_count == 0


async def test_italian():
    speak("it")
    async with at_table(opening(), welcome=True) as player:
        assert isinstance(player.app.screen, Notice)
        assert "Invio" in player.app.screen.text
        await player.presses("enter")
        await player.presses("enter")
        assert "Roma" in player.reads("#prompt")
        assert "Cartagine" in player.reads(Journal)


async def test_a_match_is_watched_step_by_step():
    session = placed("movement", MARCH)
    for action in ("step R-Ha-1 N", "step R-Ha-1 NE"):
        session.play(action)
    app = WatchApp(session.match, UNICODE)
    async with app.run_test(size=WIDE) as pilot:
        assert app.step == 0
        await pilot.press("right", "right", "right")
        assert app.step == 2
        assert any("from 1009" in line.text for line in app.query_one(Journal).lines)
        await pilot.press("home")
        assert app.step == 0
        await pilot.press("end", "left")
        assert app.step == 1
        await pilot.press("space")
        await pilot.pause(0.6)
        assert app.step == 2
        await pilot.press("q")
