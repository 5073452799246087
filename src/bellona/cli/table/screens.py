"""Screens over the table: the welcome, and help."""

from __future__ import annotations

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from ..speech import say


class Notice(ModalScreen[None]):
    """A text over the table, until a key is pressed."""

    BINDINGS: ClassVar = [Binding("enter,escape,space,q", "leave", show=False)]

    def __init__(self, title: str, text: str) -> None:
        super().__init__()
        self.heading = title
        self.text = text

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="notice") as box:
            box.border_title = self.heading
            box.border_subtitle = say("notice-close")
            yield Static(self.text, markup=False)

    def on_click(self, event: Any) -> None:
        self.action_leave()

    def action_leave(self) -> None:
        """Back to the table."""
        self.dismiss(None)
