"""Where compiled code is kept: a folder for every module, named after all that the module imports."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bellona.games.de_bello_punico.actions import flow
from bellona.kernel import dice, jit, sources

CACHED = (sources.module_hash, sources.game_hash, sources.digest_of, sources.imported_by, sources.file_of)
FILES = {
    "kernel/dice.py": "@kernel\ndef roll(): pass\n",
    "kernel/plane.py": "@kernel\ndef turn(): pass\n",
    "games/one/rules/__init__.py": "",
    "games/one/rules/c01_setup.py": "from bellona.kernel.dice import (\n    one,  # a\n)\n\n@kernel\ndef f(): pass\n",
    "games/one/rules/c02_war.py": "from . import c01_setup\n\n@kernel\ndef f(): pass\n",
    "games/one/flow.py": "from .rules.c02_war import f\n\n@rule('1')\ndef begin(): pass\n",
    "games/one/measures.py": "LENGTH = 1\n",
    "games/two/rules.py": "import bellona.kernel.plane\nfrom ..one import measures\n\n@kernel\ndef f(): pass\n",
}


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A small source tree with two games."""
    package = tmp_path / "bellona"
    for name, text in FILES.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text("\n" + text)
    monkeypatch.setattr(sources, "PACKAGE", package)
    forget()
    yield package
    forget()


def forget() -> None:
    for function in CACHED:
        function.cache_clear()


def hashes() -> dict[str, str]:
    forget()
    return {
        module: sources.module_hash(module) for slug in ("", "one", "two") for module in sources.compiled_modules(slug)
    }


def changed_by(tree: Path, name: str) -> set[str]:
    before = hashes()
    (tree / name).write_text("\n@kernel\ndef changed(): return 1\n")
    return {module.removeprefix("bellona.") for module, found in hashes().items() if before.get(module, found) != found}


@pytest.mark.parametrize(
    ("name", "modules"),
    [
        ("games/one/flow.py", {"games.one.flow"}),
        ("games/one/rules/c02_war.py", {"games.one.rules.c02_war", "games.one.flow"}),
        ("kernel/dice.py", {"kernel.dice", "games.one.rules.c01_setup", "games.one.rules.c02_war", "games.one.flow"}),
        ("kernel/plane.py", {"kernel.plane", "games.two.rules"}),
        ("games/one/measures.py", {"games.two.rules"}),
        ("games/two/words.py", set()),
    ],
)
def test_a_change_touches_what_imports_it(tree: Path, name: str, modules: set[str]) -> None:
    assert changed_by(tree, name) == modules


def test_a_game_is_cold_after_a_change_of_anything_it_compiles(tree: Path) -> None:
    before = {slug: sources.game_hash(slug) for slug in ("one", "two")}
    changed_by(tree, "games/one/rules/c01_setup.py")
    assert {slug for slug, found in before.items() if found != sources.game_hash(slug)} == {"one"}


@pytest.mark.parametrize(
    ("module", "slug"),
    [
        ("bellona.games.punic_wars.rules.c05_movement", "punic_wars"),
        ("bellona.games.punic_wars.actions.flow", "punic_wars"),
        ("bellona.kernel.dice", sources.SHARED),
        ("tests.punic_wars.fuzz", sources.OUTSIDE),
    ],
)
def test_a_function_belongs_to_the_game_of_its_folder(module: str, slug: str) -> None:
    assert sources.game_of(module) == slug


@pytest.mark.skipif(jit.interpreted(), reason="nothing is compiled")
def test_functions_are_kept_in_the_folder_of_their_module() -> None:
    def kept_in(function: Any) -> str:
        return str(function._cache.cache_path)

    assert kept_in(dice.roll) == str(jit.cache_folder("bellona.kernel.dice"))
    assert kept_in(flow.begin) == str(jit.cache_folder("bellona.games.de_bello_punico.actions.flow"))
