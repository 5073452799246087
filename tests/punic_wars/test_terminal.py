"""Punic Wars in the terminal: the board, the orders, the line mode and the full screen."""

from __future__ import annotations

import io
import sys

import pytest
from rich.console import Console

from bellona import Match
from bellona.cli.board.glyphs import ASCII, UNICODE
from bellona.cli.board.paint import Overlay, origin, paint
from bellona.cli.board.position import board_of
from bellona.cli.commands.render import suggested_set_up
from bellona.cli.orders import Orders
from bellona.cli.plain import Plain
from bellona.cli.pointing import order_for, overlay_of
from bellona.cli.session import Session
from bellona.cli.table.app import TableApp
from bellona.cli.table.panels import Menu, Standing
from tests.cli.conftest import seated, texts

from .wars import GAME, play, war

LEGION = {"2908": {"rome": "4 land, 2 naval, R-C", "carthage": "1 land"}, "3008": {"rome": "3 land inside"}}

MOST_SUGGESTIONS = 13
"""Eleven lines of Carthage in the second war, of which two may be divided."""


def session(match: Match | None = None) -> Session:
    """Rome at the terminal, in its own campaign phase."""
    return seated(match or war(LEGION, active="rome"), "rome")


def drawn(given: Session, name: str, glyphs: object = UNICODE) -> str:
    """The two lines of a hex on the map."""
    lines = paint(given.board, Overlay(), glyphs)  # type: ignore[arg-type]
    x, y = origin(given.board, name)
    return "\n".join("".join(run.text for run in lines[y + down])[x : x + 4] for down in (0, 1))


# --- the board


def test_a_stack_is_drawn_with_its_points_its_enemy_and_its_leader() -> None:
    assert drawn(session(), "2908") == "4+2 \n■ ●★"
    assert drawn(session(), "3008") == "3   \n■▣  "
    assert drawn(session(), "2908", ASCII) == "4+2 \nR C*"


def test_empty_hexes_show_their_place_or_their_ground() -> None:
    assert drawn(session(), "3315").startswith("2+2")
    assert drawn(session(), "2516") == "2516\nCart"


def test_a_leader_is_a_piece_that_can_be_found() -> None:
    board = session().board
    leader = board.find("r-c")
    assert leader is not None
    assert (leader.hex, leader.leads, leader.facts["value"]) == ("2908", True, 1)


def test_the_board_tells_points_and_treasury() -> None:
    board = session(war(LEGION, active="rome", treasury={"rome": 7})).board
    assert {track.seat for track in board.tracks} == {"rome", "carthage"}
    assert any(store.seat == "rome" and store.markers >= 7 for store in board.stores)
    assert "2908" in board.control["rome"]


def test_a_hex_is_described() -> None:
    shown = texts(Orders(session(), UNICODE), "look 2908")
    assert "Roma" in shown
    assert "Latium" in shown
    assert "R-C" in shown


# --- orders


def test_a_leader_walks_far_with_one_order() -> None:
    orders = Orders(session(war({"2908": {"rome": "4 land, R-C"}}, active="rome")), UNICODE)
    texts(orders, "go r-c 2806")
    match = orders.session.match
    assert [str(step.action) for step in match.steps] == ["lead R-C", "go 2807", "go 2806"]
    texts(orders, "go 2705")
    assert str(match.steps[-1].action) == "go 2705"


def test_going_on_needs_no_name_even_far_away() -> None:
    orders = Orders(session(war({"2908": {"rome": "4 land, R-C"}}, active="rome")), UNICODE)
    texts(orders, "lead r-c")
    texts(orders, "go 2806")
    assert [str(step.action) for step in orders.session.match.steps] == ["lead R-C", "go 2807", "go 2806"]


def test_a_leader_who_cannot_go_says_why() -> None:
    match = war({"2908": {"rome": "4 land, R-C, R-D"}}, active="rome")
    play(match, "lead R-C", "finish")
    assert "5.0b" in texts(Orders(session(match), UNICODE), "go R-C 2806")


def test_numbers_are_gathered_in_the_menu() -> None:
    given = session(war({"2908": {"rome": "20 land, 9 naval, R-C"}}, active="rome"))
    orders = Orders(given, UNICODE)
    texts(orders, "lead R-C")
    lines = [choice.text for choice in given.menu()]
    assert "join N land" in lines
    texts(orders, str(lines.index("join N land") + 1))
    assert given.menu()[0].text == "join 1 land"
    texts(orders, "join 12 land")
    assert given.match.position.force[0] == 12


def test_a_way_over_water_is_shown_as_such() -> None:
    given = session(war({"2908": {"rome": "2 land, 2 naval, R-C"}}, active="rome"))
    orders = Orders(given, UNICODE)
    for order in ("lead R-C", "join 2 land", "join 2 naval"):
        texts(orders, order)
    overlay = overlay_of(given)
    assert overlay.afloat
    assert overlay.afloat < set(overlay.reach)


def test_pointing_at_a_hex_goes_there() -> None:
    given = session(war({"2908": {"rome": "4 land, R-C"}}, active="rome"))
    texts(Orders(given, UNICODE), "lead R-C")
    assert order_for(given, "2807") == "go 2807"
    assert order_for(given, "2806") == "go R-C 2806"


# --- the clients


def test_a_war_is_played_line_by_line(monkeypatch: pytest.MonkeyPatch) -> None:
    given, out = session(war({"2908": {"rome": "4 land, R-C"}}, active="rome", treasury={"rome": 9})), io.StringIO()
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(["lead R-C", "join 4 land", "map", "go 2807", "quit", ""])))
    Plain(given, UNICODE, Console(file=out, width=160)).run()
    assert [str(step.action) for step in given.match.steps] == ["lead R-C", "join 4 land", "go 2807"]
    assert "Roma" in out.getvalue()


def test_enter_takes_the_suggested_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    given, out = seated(GAME.start("second_war", seed=7), "carthage"), io.StringIO()
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n" * MOST_SUGGESTIONS + "quit\n"))
    Plain(given, UNICODE, Console(file=out, width=160)).run()
    placed = {str(step.action) for step in given.match.steps if step.seat == "carthage"}
    assert placed == {"suggested"}
    assert given.match.prompt.phase == "campaign"


async def test_a_war_is_played_on_the_full_screen() -> None:
    app = TableApp(session(war({"2908": {"rome": "4 land, R-C"}}, active="rome", treasury={"rome": 7})), UNICODE)
    async with app.run_test(size=(180, 50)) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        for order in ("lead R-C", "join 4 land", "go R-C 2806"):
            app.obey(order)
        await pilot.pause()
        assert str(app.session.match.steps[-1].action) == "go 2806"
        menu = app.query_one(Menu)
        assert any("finish" in str(menu.get_option_at_index(n).prompt) for n in range(menu.option_count))
        assert "7" in str(app.query_one(Standing).content)


def test_a_picture_shows_the_suggested_set_up() -> None:
    match = suggested_set_up("punic_wars/second_war")
    assert match.prompt.phase == "campaign"
    assert board_of(match, match.observe(None)).pieces
