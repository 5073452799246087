"""De Bellis Societatis Antiquorum in the terminal: the field in squares, orders, and the line mode."""

from __future__ import annotations

import io
import sys

import pytest
from rich.console import Console

from bellona.cli.board.glyphs import ASCII, UNICODE
from bellona.cli.board.paint import Overlay, origin, paint
from bellona.cli.names import read_place
from bellona.cli.orders import Orders
from bellona.cli.plain import Plain
from bellona.cli.pointing import order_for, overlay_of
from bellona.cli.session import Session
from tests.cli.conftest import seated, texts

from .battles import GAME, battle, box

LINE = ("A1 Bd 1160,1000,0", "A2 Bd 1320,1000,0 general", "A12 Cv 600,1000,90", "T1 Wb 1160,1800,180")


def session(*elements: str, **more: object) -> Session:
    """Amber at the terminal, in its own bound."""
    return seated(battle(*(elements or LINE), **more).match, "amber", bot="random")  # type: ignore[arg-type]


def drawn(given: Session, name: str, glyphs: object = UNICODE) -> str:
    """The two lines of a square on the map."""
    lines = paint(given.board, Overlay(), glyphs)  # type: ignore[arg-type]
    x, y = origin(given.board, name)
    return "\n".join("".join(run.text for run in lines[y + down])[x : x + 4] for down in (0, 1))


# --- the board


def test_an_element_is_drawn_where_its_middle_lies() -> None:
    board = session().board
    assert (board.columns, board.rows, board.square) == (30, 30, True)
    assert board.pieces["A1"].hex == "1518"
    assert drawn(session(), "1518") == "↑A1 \n■Bd "
    assert drawn(session(), "1718") == "↑A2 \n■Bd★"
    assert drawn(session(), board.pieces["A12"].hex or "") == "→A12\n■Cv "
    assert drawn(session(), "1518", ASCII) == "A1  \nN Bd"


def test_ground_is_drawn_in_squares() -> None:
    given = session(terrain=[box("wood", 0, 2240, 160, 2400)])
    assert given.board.ground["0101"] == "wood"
    assert drawn(given, "0101") == "0101\n ♣♣ "
    assert given.board.ground["1010"] == "open"


def test_every_line_of_the_map_is_equally_long() -> None:
    for glyphs in (UNICODE, ASCII):
        given = session()
        given.chosen = "A1"
        lines = paint(given.board, overlay_of(given), glyphs)
        assert {sum(len(run.text) for run in line) for line in lines} == {120}


def test_the_board_tells_losses_points_and_contacts() -> None:
    given = session("A1 Bd 1200,1000,0", "T1 Wb 1200,1000,180", lost={"amber": 2, "teal": 1}, die=5)
    assert [(track.value, track.limit) for track in given.board.tracks] == [(2, 4), (1, 4)]
    assert [(store.seat, store.markers) for store in given.board.stores] == [("amber", 5)]
    assert given.board.pieces["A1"].facts["contact"] == "T1 front"


# --- orders


def test_moves_are_typed_however_they_are_capitalised() -> None:
    orders = Orders(session(), UNICODE)
    texts(orders, "move a1+a2 ahead 50")
    assert [str(step.action) for step in orders.session.match.steps] == ["move A1+A2 ahead 50"]


def test_a_refused_move_is_told_with_its_rule() -> None:
    assert "3.16" in texts(Orders(session(), UNICODE), "move a1 ahead 250")


def test_an_element_goes_to_a_square() -> None:
    orders = Orders(session(), UNICODE)
    texts(orders, "go a12 1018")
    assert orders.session.board.pieces["A12"].hex == "1018"


def test_pointing_at_a_square_is_an_order() -> None:
    given = session()
    given.chosen = "A12"
    assert order_for(given, "1018") == "go A12 1018"


def test_an_element_shows_what_it_can_do() -> None:
    given = session()
    Orders(given, UNICODE).obey("a1")
    assert given.chosen == "A1"
    assert {str(action).split()[1].partition("+")[0] for choice in given.menu() for action in choice.actions} == {"A1"}


def test_a_bound_is_played_in_the_line_mode(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = io.StringIO()
    monkeypatch.setattr(sys, "stdin", io.StringIO("map\nmove A1+A2 ahead 50\na12\ndone\nquit\n"))
    Plain(session(), UNICODE, Console(file=shown, width=140)).run()
    assert "A12" in shown.getvalue()
    assert "★" in shown.getvalue()


# --- names


def test_free_battles_have_names_that_the_command_line_takes() -> None:
    assert read_place("dbsa/zama:gallic:parthian").scenario == "zama:gallic:parthian"
    assert read_place("dbsa/random-5").scenario == "random-5"
    assert GAME.start("random-5", seed=1).prompt.ask == "edges"
