"""The page "Your first game" builds the example, line by line."""

from __future__ import annotations

import re

from bellona.contract import CONTRACT

from .first_game import EXAMPLE, PAGE, assembled, place_of, refreshed


def without_blank_lines(text: str) -> str:
    return re.sub(r"\n{2,}", "\n", text)


def test_the_blocks_of_the_page_are_the_files_of_the_example() -> None:
    files = assembled(PAGE.read_text(encoding="utf-8"))
    for name, text in files.items():
        assert without_blank_lines(text) == without_blank_lines(place_of(name).read_text(encoding="utf-8")), name


def test_the_page_leaves_out_no_code() -> None:
    files = assembled(PAGE.read_text(encoding="utf-8"))
    code = {path.name for path in (EXAMPLE / "src" / "latrunculi").iterdir() if path.suffix in (".py", ".toml")}
    assert code | {"pyproject.toml"} <= set(files)


def test_writing_the_page_anew_changes_nothing() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert refreshed(page) == page


def test_the_example_is_made_for_the_present_contract() -> None:
    assert f"contract={CONTRACT})" in place_of("package.py").read_text(encoding="utf-8")
