"""`docs/first_game.md` shows the files of `examples/latrunculi`, block by block.

A block begins with the file it belongs to, as in ```` ```python title="rules.py" ````, and ends where the next block of
the same file begins, so that all blocks of a file together are the file. `python -m tests.first_game` writes the
current files into the page: each is divided at the first lines of its blocks.
"""

from __future__ import annotations

import re
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "first_game.md"
EXAMPLE = ROOT / "examples" / "latrunculi"
BLOCK = re.compile(r'^```(\w+) title="([^"]+)"\n(.*?)^```\n', re.MULTILINE | re.DOTALL)


def place_of(name: str) -> Path:
    """Where in the example a file of the page is."""
    return EXAMPLE / name if name == "pyproject.toml" else EXAMPLE / "src" / "latrunculi" / name


def assembled(page: str) -> dict[str, str]:
    """The files assembled from the blocks of the page."""
    found: dict[str, list[str]] = defaultdict(list)
    for _, name, text in BLOCK.findall(page):
        found[name].append(text)
    return {name: "\n\n".join(part.strip("\n") for part in parts) + "\n" for name, parts in found.items()}


def refreshed(page: str) -> str:
    """The page with the current files."""
    starts = {
        name: [text.split("\n")[0] for _, other, text in BLOCK.findall(page) if other == name]
        for name in assembled(page)
    }
    parts = {name: divided(place_of(name).read_text(encoding="utf-8"), lines) for name, lines in starts.items()}
    return BLOCK.sub(lambda block: f'```{block[1]} title="{block[2]}"\n{parts[block[2]].pop(0)}```\n', page)


def divided(text: str, starts: list[str]) -> list[str]:
    """A text in parts that begin with these lines, which come in this order."""
    lines = text.split("\n")
    at: list[int] = []
    for start in starts:
        at.append(lines.index(start, at[-1] + 1 if at else 0))
    ends = [*at[1:], len(lines)]
    return ["\n".join(lines[first:end]).strip("\n") + "\n" for first, end in zip(at, ends, strict=True)]


if __name__ == "__main__":
    ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter).parse_args()
    PAGE.write_text(refreshed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
