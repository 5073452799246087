"""Where compiled code is kept: a folder for the kernel and one for every game, named after what they depend on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bellona.games.de_bello_punico import flow
from bellona.kernel import dice, jit


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small source tree with two games."""
    for name in ("kernel/dice.py", "games/one/rules.py", "games/two/rules.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("@kernel\ndef f(): pass\n")
    monkeypatch.setattr(jit, "PACKAGE", tmp_path)
    return tmp_path


def hashes() -> dict[str, str]:
    return {slug: jit.source_hash.__wrapped__(slug) for slug in (jit.SHARED, "one", "two")}


def changed(before: dict[str, str]) -> set[str]:
    return {slug for slug, found in hashes().items() if found != before[slug]}


def test_a_change_in_one_game_leaves_the_others_compiled(tree: Path) -> None:
    before = hashes()
    (tree / "games/one/rules.py").write_text("@kernel\ndef f(): return 1\n")
    assert changed(before) == {"one"}


def test_a_change_in_the_kernel_is_a_change_for_all(tree: Path) -> None:
    before = hashes()
    (tree / "kernel/dice.py").write_text("@kernel\ndef f(): return 1\n")
    assert changed(before) == {jit.SHARED, "one", "two"}


def test_what_is_not_compiled_changes_nothing(tree: Path) -> None:
    before = hashes()
    (tree / "games/one/words.py").write_text("TEXT = 'plain Python'\n")
    assert changed(before) == set()


@pytest.mark.parametrize(
    ("module", "slug"),
    [
        ("bellona.games.punic_wars.rules.c05_movement", "punic_wars"),
        ("bellona.games.punic_wars.flow", "punic_wars"),
        ("bellona.kernel.dice", jit.SHARED),
        ("tests.punic_wars.fuzz", jit.OUTSIDE),
    ],
)
def test_a_function_belongs_to_the_game_of_its_folder(module: str, slug: str) -> None:
    assert jit.game_of(module) == slug


@pytest.mark.skipif(jit.interpreted(), reason="nothing is compiled")
def test_functions_are_kept_in_the_folder_of_their_game() -> None:
    def kept_in(function: Any) -> str:
        return str(function._cache.cache_path)

    assert kept_in(dice.roll).startswith(str(jit.cache_folder(jit.SHARED)))
    assert kept_in(flow.begin).startswith(str(jit.cache_folder("de_bello_punico")))
