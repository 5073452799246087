"""Arrays, documents and texts of the same position agree, and the encodings are described field by field."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random

import numpy as np
import pytest

from bellona.envs.describe import meanings, page
from bellona.envs.encoding import VERSION, Encoding, encoding_of
from bellona.match import game
from bellona.registry import game_slugs, scenarios_of

ENCODINGS = Path(__file__).parents[2] / "docs" / "encodings"
LAYOUTS = json.loads((Path(__file__).parent / "layouts.json").read_text(encoding="utf-8"))
"""A hash of the layout of each game's arrays, for every version that they have had."""


@pytest.mark.parametrize("name", [f"{slug}/{scenario}" for slug in game_slugs() for scenario in scenarios_of(slug)])
def test_arrays_documents_and_texts_agree(name: str):
    slug, _, scenario = name.partition("/")
    match, dice = game(slug).start(scenario, seed=5), Random(5)
    encoding = Encoding(match.setting)
    for _ in range(30):
        if match.seat is None:
            break
        seen = match.setting.observe(match.position, match.seat)
        row = encoding.observations(np.asarray([seen]))[0]
        back = encoding.positions(row[None, :])[0]
        assert encoding.document(row) == match.setting.dump(back) == match.setting.dump(seen)
        assert (row >= encoding.lows).all()
        assert (row <= encoding.highs).all()
        chosen = dice.choice(list(match.legal(match.seat)))
        record = match.setting.engine.codes.filled(chosen.code)
        numbers = encoding.actions(np.asarray([record]))[0]
        assert tuple(numbers.tolist()) == chosen.code
        assert encoding.text(row, numbers) == chosen.text
        assert match.setting.read(match.position, chosen.text).code == chosen.code
        match.play(chosen)


@pytest.mark.parametrize("slug", game_slugs())
def test_arrays_that_change_have_a_new_version(slug: str):
    """If this fails the arrays of a game look different: increase VERSION, and note their layout under its number."""
    setting = encoding_of(f"{slug}/{scenarios_of(slug)[0]}").setting
    layout = [field[:5] for field in Encoding(setting).fields]
    verbs = [(verb.word, int(verb), sorted(slot.field for slot in verb.every_slot())) for verb in setting.engine.verbs]
    assert hashlib.sha256(repr((layout, verbs)).encode()).hexdigest()[:16] == LAYOUTS[str(VERSION)][slug]


@pytest.mark.parametrize("slug", game_slugs())
def test_every_field_of_an_observation_has_a_meaning(slug: str):
    encoding = encoding_of(f"{slug}/{scenarios_of(slug)[0]}")
    known, said = {field.name for field in encoding.fields}, meanings(encoding.setting)
    assert {name for name in known if not said.get(name)} == set()
    assert set(said) <= known


@pytest.mark.parametrize("slug", game_slugs())
def test_the_encodings_are_documented_as_they_are(slug: str):
    assert (ENCODINGS / f"{slug}.md").read_text(encoding="utf-8") == page(slug)
