"""The map in characters: geometry, counters, overlays."""

from __future__ import annotations

from rich.segment import Segment

from bellona.board import DIRECTIONS, Board, Piece
from bellona.cli.board.glyphs import ASCII, UNICODE, Glyphs
from bellona.cli.board.paint import CHOSEN, CURSOR, HEIGHT, REACH, WIDTH, Overlay, hex_at, origin, paint, size
from bellona.kernel.hexes import grid

from .conftest import opening


def small_board(*pieces: Piece, **more: object) -> Board:
    ground = {f"{column:02}{row:02}": "open" for column in range(1, 5) for row in range(1, 4)} | {"0101": "river"}
    return Board(("rome", "carthage"), 4, 3, ground, {piece.name: piece for piece in pieces}, **more)  # type: ignore[arg-type]


def cell(lines: list[list[Segment]], name: str) -> list[str]:
    """The characters of a hex."""
    x, y = origin(small_board(), name)
    return ["".join(run.text for run in lines[y + down])[x : x + WIDTH] for down in range(HEIGHT)]


def drawn(board: Board, name: str, glyphs: Glyphs = UNICODE, **overlay: object) -> list[str]:
    return cell(paint(board, Overlay(**overlay), glyphs), name)  # type: ignore[arg-type]


def style(lines: list[list[Segment]], name: str) -> object:
    """The style of a hex's first character."""
    x, y = origin(small_board(), name)
    for run in lines[y]:
        if x < len(run.text):
            return run.style
        x -= len(run.text)
    raise AssertionError(name)


HASTATI = Piece("R-Ha-1", "rome", "Ha1", "Hastati", "0202", "NE", disorder=1)


def test_even_columns_lie_half_a_hex_lower():
    board = small_board()
    assert origin(board, "0101") == (0, 0)
    assert origin(board, "0201") == (WIDTH, 1)
    assert origin(board, "0302") == (2 * WIDTH, HEIGHT)


def test_every_character_of_a_hex_leads_back_to_it():
    board = small_board()
    for name in board.ground:
        x, y = origin(board, name)
        assert {hex_at(board, x + right, y + down) for right in range(WIDTH) for down in range(HEIGHT)} == {name}
    assert hex_at(board, WIDTH, 0) is None


def test_neighbours_are_those_of_the_engine():
    tables, board = grid(4, 3), small_board()
    for h in range(tables.count):
        for number, direction in enumerate(DIRECTIONS):
            there = int(tables.neighbour[h, number])
            assert board.neighbour(tables.name(h), direction) == (tables.name(there) if there >= 0 else None)


def test_a_counter_shows_facing_name_side_and_disorder():
    board = small_board(HASTATI)
    assert drawn(board, "0202") == ["↗Ha1", "■•  "]
    assert drawn(board, "0202", ASCII) == ["RHa1", "NE1 "]


def test_a_counter_shows_panic_and_its_commander():
    fleeing = Piece("C-F-1", "carthage", "F1", "Fanteria", "0202", "S", disorder=3, panicked=True)
    leader = Piece("C-CMD", "carthage", "CMD", "Hannibal", "0202", leads=True)
    board = small_board(fleeing, leader)
    assert drawn(board, "0202") == ["✗F1 ", "●3•★"]
    assert drawn(board, "0202", ASCII) == ["CF1 ", "! 3*"]


def test_a_commander_alone_is_a_star():
    board = small_board(Piece("R-CMD", "rome", "CMD", "Scipio", "0303", leads=True))
    assert drawn(board, "0303") == ["★CMD", "■   "]


def test_the_piece_under_way_is_on_top():
    guest = Piece("R-Ve-1", "rome", "Ve1", "Velites", "0202", "N")
    assert drawn(small_board(HASTATI, guest, under_way="R-Ve-1"), "0202")[0] == "↑Ve1"


def test_an_empty_hex_shows_its_terrain_and_at_the_edge_and_the_cursor_its_number():
    assert drawn(small_board(), "0101") == ["0101", " ≈≈≈"]
    assert drawn(small_board(), "0102") == ["0102", "    "]
    assert drawn(small_board(), "0202") == ["    ", "    "]
    assert drawn(small_board(), "0202", cursor="0202") == ["0202", "    "]


def test_reach_shows_costs():
    lines = paint(small_board(HASTATI), Overlay(chosen="R-Ha-1", reach={"0201": 2}), UNICODE)
    assert cell(lines, "0201") == ["0201", "  2 "]
    assert style(lines, "0201") == REACH
    assert style(lines, "0202") == CHOSEN


def test_the_cursor_stands_out():
    assert style(paint(small_board(), Overlay(cursor="0303"), UNICODE), "0303") == CURSOR


def test_zones_of_control_are_letters():
    foe = Piece("C-F-1", "carthage", "F1", "Fanteria", "0303", "N")
    control = {"rome": frozenset({"0301", "0303"}), "carthage": frozenset({"0301"})}
    board = small_board(foe, control=control)
    assert drawn(board, "0301", control=True)[1] == "r c "
    assert drawn(board, "0303", control=True)[1] == "●  r"
    assert drawn(board, "0301")[1] == "    "


def test_sides_differ_without_colour():
    other = Piece("C-Ha-1", "carthage", "Ha1", "Hastati", "0202", "NE", disorder=1)
    for glyphs in (UNICODE, ASCII):
        assert drawn(small_board(HASTATI), "0202", glyphs) != drawn(small_board(other), "0202", glyphs)


def test_neighbouring_hexes_never_have_the_same_shade():
    board = small_board()
    lines = paint(board, Overlay(), UNICODE)
    for name in set(board.ground) - {"0101"}:
        for direction in DIRECTIONS:
            there = board.neighbour(name, direction)
            assert there is None or style(lines, there) != style(lines, name)


def test_the_board_of_a_battle():
    board = opening().board
    assert (board.columns, board.rows) == (30, 20)
    assert len(board.ground) == 600
    assert size(board) == (120, 41)
    hastati = board.pieces["R-Ha-1"]
    assert (hastati.seat, hastati.label, hastati.title, hastati.facing) == ("rome", "Ha1", "Hastati", "N")
    assert hastati.hex in board.ground
    assert [(track.seat, track.value, track.limit) for track in board.tracks] == [("rome", 0, 16), ("carthage", 0, 15)]
    front = board.neighbour(hastati.hex or "", "N")
    assert front in board.control["rome"]
    assert all(len(line.label) <= 3 for line in board.pieces.values())
