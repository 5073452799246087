"""From the table to the map and back: what is laid over the map, and what pointing at a hex means."""

from __future__ import annotations

from .board.paint import Overlay
from .choices import piece_of
from .session import Session


def overlay_of(session: Session, cursor: str | None = None) -> Overlay:
    """What is to be seen over the map now."""
    reach = session.reach(session.chosen) if session.chosen and session.show_reach and session.is_mine else {}
    ready = (piece_of(action, session.board.pieces) for action in session.legal)
    return Overlay(
        cursor=cursor,
        chosen=session.chosen,
        reach={name: way["cost"] for name, way in reach.items()},
        control=session.show_control,
        ready=frozenset(piece for piece in ready if piece),
        changed=session.changed,
    )


def order_for(session: Session, name: str) -> str | None:
    """The order that the chosen piece is given by pointing at a hex: to act on who is there, or to go there."""
    if session.chosen is None or not session.is_mine:
        return None
    there = {piece.name for piece in session.board.at(name)}
    if session.chosen in there:
        return None
    for action in session.legal:
        words = str(action).split()
        if words[1:2] == [session.chosen] and (there & set(words[2:]) or name in words[2:]):
            return str(action)
    return f"go {session.chosen} {name}" if name in session.reach(session.chosen) else None
