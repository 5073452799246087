"""Between the table and the map: the overlays of the map, and the meaning of pointing at a hex."""

from __future__ import annotations

from .board.paint import Overlay
from .choices import piece_of
from .session import Session


def overlay_of(session: Session, cursor: str | None = None) -> Overlay:
    """The current overlays of the map."""
    reach = session.reach(session.chosen) if session.chosen and session.show_reach and session.is_mine else {}
    ready = (piece_of(action, session.board.pieces) for action in session.legal)
    return Overlay(
        cursor=cursor,
        chosen=session.chosen,
        reach={name: way["cost"] for name, way in reach.items()},
        afloat=frozenset(name for name, way in reach.items() if way.get("by") == "sea"),
        control=session.show_control,
        ready=frozenset(piece for piece in ready if piece),
        changed=session.changed,
    )


def order_for(session: Session, name: str) -> str | None:
    """The meaning of pointing at a hex: a choice that names it, an act of the chosen piece, or going there."""
    there = {piece.name for piece in session.board.at(name)}
    if not session.is_mine or session.chosen in there:
        return None
    for action in session.legal:
        words = str(action).split()[1:]
        if name in words or (words[:1] == [session.chosen] and there & set(words[1:])):
            return str(action)
    if session.chosen and name in session.reach(session.chosen):
        return f"go {session.chosen} {name}"
    return None
