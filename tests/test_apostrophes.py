"""Every text that a user reads writes the apostrophe as printers do, in both languages.

`python -m tests.test_apostrophes` mends the files.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = (ROOT / "src" / "bellona", ROOT / "web" / "src")
STRAIGHT, PRINTED = re.compile(r"(?<=[\w}])'"), "’"
"""What follows nothing is a quotation mark of a command."""
CODE = re.compile(r"(```.*?```|`[^`\n]*`)", re.DOTALL)


def files(ending: str) -> list[Path]:
    """The files of the program and of the browser client with an ending."""
    return sorted(file for folder in SOURCES for file in folder.rglob(f"*{ending}") if "node_modules" not in file.parts)


def is_comment(line: str) -> bool:
    return line.lstrip().startswith("#")


def messages(text: str) -> str:
    """A file of messages with every apostrophe printed, but in its comments."""
    lines = text.splitlines(keepends=True)
    return "".join(line if is_comment(line) else STRAIGHT.sub(PRINTED, line) for line in lines)


def rulebook(text: str) -> str:
    """A rulebook with every apostrophe printed, but in what is code."""
    parts = CODE.split(text)
    return "".join(part if part.startswith("`") else STRAIGHT.sub(PRINTED, part) for part in parts)


def data(text: str) -> str:
    """A file of data with every apostrophe printed in its texts of two languages."""
    for said in sorted(set(told(tomllib.loads(text))), key=len, reverse=True):
        text = text.replace(said, STRAIGHT.sub(PRINTED, said))
    return text


def told(node: object) -> Iterator[str]:
    """Every line of the texts of two languages in some data."""
    if isinstance(node, dict):
        for key, inner in node.items():
            if key in ("en", "it") and isinstance(inner, str | list):
                yield from inner.splitlines() if isinstance(inner, str) else map(str, inner)
            else:
                yield from told(inner)
    elif isinstance(node, list):
        for inner in node:
            yield from told(inner)


PRINTERS = {".ftl": messages, ".toml": data, ".en.md": rulebook, ".it.md": rulebook}
TEXTS = [(file, printer) for ending, printer in PRINTERS.items() for file in files(ending)]


def test_there_are_texts_of_every_kind() -> None:
    assert all(files(ending) for ending in PRINTERS)


@pytest.mark.parametrize(("file", "printer"), TEXTS, ids=lambda value: str(getattr(value, "name", "")))
def test_apostrophes_are_printed(file: Path, printer: object) -> None:
    text = file.read_text(encoding="utf-8")
    assert callable(printer)
    wrong = [a for a, b in zip(text.splitlines(), printer(text).splitlines(), strict=True) if a != b]
    assert wrong == [], f"{file.relative_to(ROOT)}: run `python -m tests.test_apostrophes`"


if __name__ == "__main__":
    for path, mend in TEXTS:
        path.write_text(mend(path.read_text(encoding="utf-8")), encoding="utf-8")
