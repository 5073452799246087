"""The code on the page about environments runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("place", range(len(BLOCKS)))
def test_code_on_the_page_runs(place: int):
    exec(compile(BLOCKS[place], str(PAGE), "exec"), {})
