"""Thousands of corrupted positions of every game, with every index of the compiled rules checked."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import bellona
from bellona.registry import game_slugs

from .hostile_documents import besiege, fields_of, judged

DOCUMENTS = 2000


@pytest.mark.long
@pytest.mark.parametrize("slug", game_slugs())
def test_a_spoilt_document_is_refused_in_a_sentence_or_can_be_played(slug: str) -> None:
    checked = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "NUMBA_DISABLE_JIT": "0"}
    script = [sys.executable, "-m", "tests.hostile_documents", slug, "--documents", str(DOCUMENTS)]
    done = subprocess.run(script, env=checked, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("slug", game_slugs())
def test_the_documents_are_of_all_fields(slug: str) -> None:
    setting = bellona.game(slug).rules.setting(bellona.game(slug).scenarios[0])
    assert len(set(fields_of(setting))) > 20


def test_a_process_that_dies_names_its_document(tmp_path: Path) -> None:
    kept = tmp_path / "documents.json"
    kept.write_text("no documents")
    toll = besiege("dbsa", 2, 1, kept)
    died = "the process died with status 1"
    assert [(number, what) for number, what, _ in toll.broken] == [(0, died), (1, died)]


def test_a_mishap_is_told_with_its_place_and_what_was_changed() -> None:
    nobody: Any = None
    doc = bellona.game("dbsa").start("zama", seed=1).dump()
    assert judged("dbsa", doc | {"phase": "none"}, ["phase = none"], nobody) == ["refused"]
    told = judged("dbsa", doc, ["nothing"], nobody)
    assert told[0] == "broken"
    assert told[1].startswith("AttributeError: ")
    assert told[2] == "nothing"
