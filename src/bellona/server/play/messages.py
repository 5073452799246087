"""The messages of a client at a table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Text = Annotated[str, Meta(max_length=200)]
Name = Annotated[str, Meta(max_length=20)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
MOST_AT_ONCE = 1000
"""How many plays are taken back by one message: those of a march of many units."""


class Said(Struct, tag_field="t"):
    """Every message has a kind `t`; answers repeat its `id`."""

    id: Number = 0


class Act(Said, tag="act", kw_only=True):
    """Play actions in order."""

    version: Number
    actions: Annotated[list[Text], Meta(min_length=1, max_length=64)]
    seat: Name | None = None
    """The acting seat, if several of the user's seats are asked at once."""


class Undo(Said, tag="undo", kw_only=True):
    """Take back the last play, or as many of the last ones as can be."""

    version: Number
    steps: Annotated[int, Meta(ge=1, le=MOST_AT_ONCE)] = 1


class Inspect(Said, tag="inspect", kw_only=True):
    """What can this piece do?"""

    piece: Text


class Odds(Said, tag="odds", kw_only=True):
    """What are the odds of this?"""

    action: Text


class Why(Said, tag="why", kw_only=True):
    """Why can I not do this?"""

    piece: Text | None = None
    at: Text | None = None


class Plan(Said, tag="plan", kw_only=True):
    """What is the result of this path, and which allowed ones are near it?"""

    action: Text
    snap: bool = True


class Hint(Said, tag="hint"):
    """What would you do in my place?"""


class Overlays(Said, tag="overlays", kw_only=True):
    """What are these layers over the map (all if none is named), now or after an earlier step?"""

    layers: Annotated[list[Text], Meta(max_length=32)] | None = None
    n: Number | None = None


class Seen(Said, tag="seen", kw_only=True):
    """I have seen the steps up to here."""

    n: Number
    following: bool = False
    """Whether my stand-in should wait until I have seen what happened before."""


class Chat(Said, tag="chat", kw_only=True):
    """A line for everybody, or for the player of one seat."""

    text: Annotated[str, Meta(max_length=2000)]
    to: Name | None = None


class Eyes(Said, tag="eyes", kw_only=True, rename={"view": "as"}):
    """Show me the view of this seat."""

    view: Name


class Ping(Said, tag="ping"):
    """Are you there?"""


Message = Act | Undo | Inspect | Odds | Why | Plan | Hint | Overlays | Seen | Chat | Eyes | Ping
