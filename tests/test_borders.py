"""The borders between the parts: dependencies point one way, and nothing outside a game knows its name."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import bellona
from bellona.registry import game_slugs, package_of

PACKAGE = Path(bellona.__file__).parent
CLIENT = Path(__file__).parents[1] / "web" / "src"
MAY_IMPORT = {
    "kernel": set(),
    "gamekit": {"kernel"},
    "drawing": {"gamekit", "kernel"},
    "plots": {"drawing"},
    "board": set(),
    "ornaments": {"drawing", "gamekit", "kernel"},
    "portraits": {"drawing", "gamekit", "kernel", "ornaments"},
    "contract": {"board", "gamekit", "kernel"},
    "registry": {"contract", "gamekit", "kernel"},
    "rulebook": {"gamekit", "kernel", "registry"},
    "games": {"board", "contract", "drawing", "gamekit", "kernel", "ornaments", "portraits", "registry"},
    "seeds": set(),
    "match": {"gamekit", "kernel", "registry", "replays", "seeds"},
    "replays": {"gamekit", "kernel", "match", "registry"},
    "batches": {"contract", "gamekit", "gpu", "kernel", "registry"},
    "gpu": {"gamekit", "kernel"},
    "envs": {"batches", "gamekit", "kernel", "registry"},
    "bots": {"contract", "gamekit", "kernel", "match", "registry", "seeds"},
    "analysis": {"contract", "drawing", "gamekit", "kernel", "match", "plots", "registry"},
    "lab": {
        "batches",
        "bots",
        "contract",
        "drawing",
        "gamekit",
        "gpu",
        "kernel",
        "match",
        "plots",
        "registry",
        "replays",
    },
    "cli": {
        "analysis",
        "board",
        "bots",
        "gamekit",
        "kernel",
        "lab",
        "match",
        "registry",
        "replays",
        "rulebook",
        "server",
    },
    "server": {"analysis", "bots", "contract", "gamekit", "kernel", "lab", "match", "registry", "replays", "rulebook"},
    "__main__": {"cli"},
}
"""What each part may import besides itself and the names that the package gives to everybody."""
EXAMPLES = {
    "__init__.py",
    "batches.py",
    "envs/gymnasium.py",
    "envs/pettingzoo.py",
    "match.py",
    "server/lobby/forms.py",
    "cli/rule_proofs.py",
}
"""Files that name a game in an example: in a docstring, or as `examples=` of a form. Their code knows none either."""
BY_NAME = {"__init__.py", "cli/main.py", "contract.py", "kernel/compiling.py", "registry.py"}
"""Files that import a module whose name they put together: public names, commands, the parts of a game, its compiled
modules, the games."""


def imports(source: str, name: str) -> Iterator[str]:
    """The modules and names of the package that the source of a file imports."""
    package = ("bellona", *name.split("/")[:-1])
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            whole = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{whole}.{alias.name}" for alias in node.names)


def is_import_by_name(node: ast.AST) -> bool:
    """Whether a node imports a module whose name is not written down as an import."""
    called = getattr(node, "func", None)
    return getattr(called, "attr", getattr(called, "id", "")) in ("import_module", "__import__")


def part(module: str) -> str:
    """The part of the package that a module or name belongs to, nothing where it is one that everybody may have."""
    words = module.split(".")
    return words[1] if words[0] == "bellona" and len(words) > 1 and words[1] in MAY_IMPORT else ""


def forbidden(source: str, name: str) -> list[str]:
    """What the source of a file imports and may not."""
    own = name.split("/")[0].removesuffix(".py")
    allowed = {"", own, *(MAY_IMPORT[own] if own != "__init__" else MAY_IMPORT)}
    found = [each for each in imports(source, name) if part(each) not in allowed]
    if name not in BY_NAME:
        found += [ast.unparse(node) for node in ast.walk(ast.parse(source)) if is_import_by_name(node)]
    return found


def without_examples(source: str) -> str:
    """The source of a file without its docstrings and without the examples of its forms."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        is_docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if is_docstring or (isinstance(node, ast.keyword) and node.arg == "examples"):
            node.value = ast.Constant(None)  # type: ignore[attr-defined]
    return ast.unparse(tree)


def known_names(source: str, name: str) -> set[str]:
    """The games and seats that the source of a file knows."""
    seats = {seat for slug in game_slugs() for seat in package_of(slug).rules.seats}
    names = re.compile(rf"\b({'|'.join((*game_slugs(), *sorted(seats)))})\b")
    return set(names.findall(without_examples(source) if name in EXAMPLES else source))


def sources() -> Iterator[tuple[str, str]]:
    """All files of the package by name, with their sources."""
    for path in PACKAGE.rglob("*.py"):
        yield path.relative_to(PACKAGE).as_posix(), path.read_text(encoding="utf-8")


def test_dependencies_point_one_way() -> None:
    for name, source in sources():
        assert not forbidden(source, name), name


def test_nobody_outside_a_game_knows_its_name() -> None:
    for name, source in sources():
        assert name.startswith("games/") or not known_names(source, name), f"{name} knows what is a game's own business"


def test_no_game_imports_another() -> None:
    for name, source in sources():
        game = name.split("/")[1:2]
        if name.startswith("games/"):
            for module in imports(source, name):
                words = module.split(".")
                assert words[:2] != ["bellona", "games"] or words[2:3] in ([], game), f"{name} imports {module}"


@pytest.mark.parametrize(
    ("name", "broken"),
    [
        ("drawing.py", "from bellona.games.latium.game import GAME"),
        ("drawing.py", "from bellona import games"),
        ("drawing.py", "import bellona.match"),
        ("drawing.py", "from . import match"),
        ("kernel/log.py", "from .. import gamekit"),
        ("kernel/log.py", "from ..gamekit import setting"),
        ("ornaments.py", "from importlib import import_module\nimport_module(f'bellona.games.{slug}')"),
        ("ornaments.py", "import importlib\nimportlib.import_module('bellona.' + where)"),
        ("server/play/bots.py", "from ...games import dbsa"),
    ],
)
def test_an_import_across_a_border_is_found(name: str, broken: str) -> None:
    assert forbidden(broken, name)


@pytest.mark.parametrize(
    ("name", "broken"),
    [
        ("ornaments.py", "ARMS = {'rome': EAGLE}"),
        ("ornaments.py", '"""The arms of carthage."""'),
        ("match.py", "if slug == 'latium':\n    pass"),
        ("server/lobby/forms.py", "DEFAULT = 'dbsa'"),
    ],
)
def test_a_game_that_is_named_elsewhere_is_found(name: str, broken: str) -> None:
    assert known_names(broken, name)


def test_the_browser_client_knows_games_in_their_folders_alone() -> None:
    names = re.compile(rf"\b({'|'.join(game_slugs())})\b")
    for path in CLIENT.rglob("*"):
        if path.suffix in (".ts", ".svelte", ".css") and path.relative_to(CLIENT).parts[0] not in (
            "games",
            "generated",
        ):
            assert not names.search(path.read_text(encoding="utf-8")), path


def test_importing_bellona_is_light() -> None:
    code = "import sys, bellona; print([m for m in ('numpy', 'numba', 'textual', 'rich') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_public_names_are_there() -> None:
    for name in bellona.__all__:
        assert getattr(bellona, name) is not None
