"""The menu in words: what each choice does, where it leads, and whether it rolls dice."""

from __future__ import annotations

from bellona.board import Board
from bellona.gamekit.values import Action

from .board.glyphs import Glyphs
from .choices import Choice
from .session import Session
from .wording import Line

ONE_COLUMN = 10
"""A longer menu is printed in columns."""


def choice_texts(session: Session, choices: list[Choice], glyphs: Glyphs) -> list[str]:
    """The lines of the menu without their numbers; a verb is explained if there are several."""
    several = len({verb for choice in choices for verb in choice.verbs}) > 1
    return [
        _group_text(session.board, choice)
        if len(choice.actions) > 1
        else _action_text(session, choice, glyphs, several)
        for choice in choices
    ]


def _group_text(board: Board, choice: Choice) -> str:
    if not choice.is_piece:
        return f"{choice.text} ({choice.actions[0]} ... {choice.actions[-1]})"
    piece = board.pieces[choice.text]
    return f"{choice.text:<7} {piece.title} {piece.hex or ''} ({', '.join(choice.verbs)})"


def _action_text(session: Session, choice: Choice, glyphs: Glyphs, explained: bool) -> str:
    action, verb = choice.actions[0], choice.verbs[0]
    meaning = session.game_say(f"verb-{verb}", verb) if explained else verb
    dice = f" {glyphs.dice}" if session.rolls(action) else ""
    spoken = "" if meaning.lower() == verb else f"  ({meaning})"
    return f"{action}{_destination(session.board, action)}{dice}{spoken}"


def _destination(board: Board, action: Action) -> str:
    """Where a step leads, or the name of a hex, for readers who do not see the map."""
    words = str(action).split()
    piece = board.pieces.get(words[1]) if len(words) == 3 and words[0] == board.walking else None
    to = board.neighbour(piece.hex, words[2]) if piece and piece.hex else None
    names = (board.names[word] for word in words if word in board.names)
    return f"  > {to}" if to else "".join(f"  {name}" for name in names)


def menu_lines(session: Session, glyphs: Glyphs, width: int) -> list[Line]:
    """The menu for a printing client: in columns if it is long."""
    choices = session.menu()
    texts = choice_texts(session, choices, glyphs)
    cells = [f"{choice.number:>2}  {text}" for choice, text in zip(choices, texts, strict=True)]
    if len(cells) <= ONE_COLUMN:
        return [Line(cell) for cell in cells]
    cell_width = max(map(len, cells)) + 3
    across = max(1, width // cell_width)
    down = -(-len(cells) // across)
    return [Line("".join(cell.ljust(cell_width) for cell in cells[row::down]).rstrip()) for row in range(down)]
