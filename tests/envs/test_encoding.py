"""Arrays, documents and texts of the same position agree, and the encodings are described field by field."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from bellona.envs.describe import page
from bellona.envs.encoding import Encoding
from bellona.match import game
from bellona.registry import game_slugs

ENCODINGS = Path(__file__).parents[2] / "docs" / "encodings"


@pytest.mark.parametrize("slug", game_slugs())
def test_arrays_documents_and_texts_agree(slug: str):
    match, dice = game(slug).start(game(slug).scenarios[0], seed=5), Random(5)
    encoding = Encoding(match.setting)
    for _ in range(40):
        if match.seat is None:
            break
        seen = match.setting.observe(match.position, match.seat)
        row = encoding.observations(np.asarray([seen]))[0]
        back = encoding.positions(row[None, :])[0]
        assert match.setting.dump(back) == match.setting.dump(seen)
        assert (row >= encoding.lows).all()
        assert (row <= encoding.highs).all()
        chosen = dice.choice(list(match.legal(match.seat)))
        record = match.setting.engine.codes.filled(chosen.code)
        numbers = encoding.actions(np.asarray([record]))[0]
        assert tuple(numbers.tolist()) == chosen.code
        assert match.setting.read(match.position, chosen.text).code == chosen.code
        match.play(chosen)


@pytest.mark.parametrize("slug", game_slugs())
def test_the_encodings_are_documented_as_they_are(slug: str):
    assert (ENCODINGS / f"{slug}.md").read_text(encoding="utf-8") == page(slug)
