"""The borders between the parts: dependencies point one way, and nothing outside a game knows its name."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import bellona
from bellona.registry import game_slugs, package_of

PACKAGE = Path(bellona.__file__).parent
MAY_IMPORT = {
    "kernel": set(),
    "gamekit": {"kernel"},
    "drawing": {"gamekit", "kernel"},
    "board": set(),
    "ornaments": {"drawing", "gamekit", "kernel"},
    "contract": {"board", "gamekit", "kernel"},
    "registry": {"contract", "gamekit", "kernel"},
    "rulebook": {"gamekit", "kernel", "registry"},
    "games": {"board", "contract", "drawing", "gamekit", "kernel", "ornaments", "registry"},
    "seeds": set(),
    "match": {"gamekit", "kernel", "registry", "replays", "seeds"},
    "replays": {"gamekit", "kernel", "match", "registry"},
    "bots": {"contract", "gamekit", "kernel", "match", "registry"},
    "lab": {"bots", "gamekit", "kernel", "registry"},
    "cli": {"board", "bots", "gamekit", "kernel", "lab", "match", "registry", "replays", "rulebook", "server"},
    "server": {"bots", "contract", "gamekit", "kernel", "match", "registry", "replays", "rulebook"},
    "__main__": {"cli"},
}
"""What each part may import besides itself and the names that the package gives to everybody."""
EXAMPLES = {"__init__.py", "match.py", "server/lobby/forms.py", "cli/rule_proofs.py"}
"""Files that name a game in an example of a document."""


def imports(path: Path) -> Iterator[str]:
    """The modules of the package that a file imports."""
    package = ("bellona", *path.relative_to(PACKAGE).with_suffix("").parts[:-1])
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            yield ".".join([*base, *([node.module] if node.module else [])])


def part(module: str) -> str:
    """The part of the package a module belongs to."""
    words = module.split(".")
    return words[1] if words[0] == "bellona" and len(words) > 1 else ""


def test_dependencies_point_one_way() -> None:
    for path in PACKAGE.rglob("*.py"):
        own = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
        for module in imports(path):
            if part(module) and own != "__init__":
                assert part(module) in {own, *MAY_IMPORT[own]}, f"{path} imports {module}"


def test_nobody_outside_a_game_knows_its_name() -> None:
    seats = {seat for slug in game_slugs() for seat in package_of(slug).rules.seats}
    names = re.compile(rf"\b({'|'.join((*game_slugs(), *sorted(seats)))})\b")
    for path in PACKAGE.rglob("*.py"):
        name = path.relative_to(PACKAGE).as_posix()
        if not name.startswith("games/") and name not in EXAMPLES:
            found = names.search(path.read_text(encoding="utf-8"))
            assert not found, f"{name} knows {found and found.group(0)!r}, which is the business of a game"


def test_no_game_imports_another() -> None:
    for slug in game_slugs():
        for path in (PACKAGE / "games" / slug).rglob("*.py"):
            for module in imports(path):
                words = module.split(".")
                assert words[:2] != ["bellona", "games"] or words[2:3] in ([], [slug]), f"{path} imports {module}"


def test_importing_bellona_is_light() -> None:
    code = "import sys, bellona; print([m for m in ('numpy', 'numba', 'textual', 'rich') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_public_names_are_there() -> None:
    for name in bellona.__all__:
        assert getattr(bellona, name) is not None
