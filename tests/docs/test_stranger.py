"""The path of a stranger in a new virtual environment, with a wheel and the commands of the documents."""

from __future__ import annotations

from pathlib import Path

import pytest

from .stranger import claims, walk, wheel_into


@pytest.mark.long
def test_a_stranger_arrives_in_the_time_that_is_claimed(tmp_path: Path) -> None:
    """By processor time, since other tests run at the same time; on an idle machine the clock shows about that."""
    names = [claim.name for claim in claims()]
    assert names == ["Install", "First battle", "First simulation", "First environment"]
    late = [taken for taken in walk(tmp_path, wheel_into(tmp_path), None) if taken.processor > taken.claim.seconds]
    assert late == []
