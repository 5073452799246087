"""Shows the examples in docstrings as code: Markdown would take their prompts for quotations."""

from __future__ import annotations

from typing import Any

from griffe import Extension, Object


class Fenced(Extension):
    """Puts examples between the marks of a block of code."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        """Look at every docstring when it has been read."""
        if obj.docstring and ">>>" in obj.docstring.value:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """A text whose examples are blocks of code; an example ends with an empty line."""
    blocks = []
    for block in text.split("\n\n"):
        is_example = block.lstrip().startswith(">>>")
        blocks.append(f"```python\n{block}\n```" if is_example else block)
    return "\n\n".join(blocks)
