"""What compiled code depends on: the source of its module and of all that the module imports, directly or not."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
SHARED_PARTS = ("kernel", "gamekit", "bots")
COMPILED_MARKS = ("@kernel", "@rule(")
IMPORT = re.compile(r"^[ \t]*(?:from[ \t]+(\S+)[ \t]+import[ \t]+(\([^)]*\)|.+)|import[ \t]+(.+))$", re.MULTILINE)
BOUND = {"serving.bound(": 4, "bot_kernels.bound(": 6, "bot_kernels.bound_to_list(": 2}
"""How many templates a module has bound where these words stand in it."""
COMMENT = re.compile(r"#.*")
SHARED = ""
"""Stands for what all games share where a slug is expected."""
OUTSIDE = "outside"
"""Stands for compiled functions that are no part of the package, such as those of tests: they may use any game."""


def game_of(module: str) -> str:
    """The slug of the game whose folder a module lives in, SHARED if in none."""
    parts = module.split(".")
    if parts[0] != PACKAGE.name:
        return OUTSIDE
    return parts[parts.index("games") + 1] if "games" in parts[:-1] else SHARED


def compiled_modules(slug: str) -> list[str]:
    """The modules of a game that hold compiled functions, or those that all games share."""
    parts = (f"games/{slug}",) if slug else SHARED_PARTS
    return [module_of(path) for part in parts for path in sorted((PACKAGE / part).rglob("*.py")) if functions_in(path)]


def functions_in(path: Path) -> int:
    """How many compiled functions a file holds."""
    text = path.read_text(encoding="utf-8")
    bound = sum(count * text.count(f" {words}") for words, count in BOUND.items())
    return bound + sum(text.count(f"\n{mark}") for mark in COMPILED_MARKS)


@cache
def module_hash(module: str) -> str:
    """A short hash of all sources that a module's functions can depend on."""
    if game_of(module) == OUTSIDE:
        return hash_of([PACKAGE / part for part in (*SHARED_PARTS, "games")])
    return hash_of(sorted(sources_of(module)))


@cache
def game_hash(slug: str) -> str:
    """A short hash of all sources that any compiled function of a game can depend on."""
    modules = [*compiled_modules(SHARED), *compiled_modules(slug)]
    return hash_of(sorted(set().union(*(sources_of(module) for module in modules))))


def hash_of(paths: Iterable[Path]) -> str:
    """A short hash of files, and of the Python files of folders."""
    digest = hashlib.sha256()
    for path in paths:
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            digest.update(digest_of(file))
    return digest.hexdigest()[:16]


@cache
def digest_of(file: Path) -> bytes:
    """A hash of a file's name and content."""
    name = str(file.relative_to(PACKAGE)).encode()
    return hashlib.sha256(name + b"\0" + file.read_bytes()).digest()


def sources_of(module: str) -> set[Path]:
    """The file of a module and those of all modules of the package that it imports, directly or not."""
    found: set[Path] = set()
    ahead = [module]
    while ahead:
        path = file_of(ahead.pop())
        if path and path not in found:
            found.add(path)
            ahead.extend(imported_by(path))
    return found


@cache
def imported_by(path: Path) -> tuple[str, ...]:
    """The modules of the package that a file imports anywhere, or might: a name may be a module or stand in one."""
    package = [PACKAGE.name, *path.relative_to(PACKAGE).parent.parts]
    return tuple(sorted(set(_imported(path.read_text(encoding="utf-8"), package))))


def _imported(text: str, package: list[str]) -> Iterator[str]:
    for origin, names, plain in IMPORT.findall(text):
        listed = [name.split()[0] for name in COMMENT.sub("", names or plain).strip("()").split(",") if name.strip()]
        if plain:
            yield from listed
            continue
        rest = origin.lstrip(".")
        above = package[: len(package) + 1 - (len(origin) - len(rest))] if origin.startswith(".") else []
        base = ".".join([*above, *([rest] if rest else [])])
        yield base
        yield from (f"{base}.{name}" for name in listed)


@cache
def file_of(module: str) -> Path | None:
    """The file of a module of the package, None if it is none."""
    first, *rest = module.split(".")
    if first != PACKAGE.name:
        return None
    path = PACKAGE.joinpath(*rest)
    return next((file for file in (path.with_suffix(".py"), path / "__init__.py") if rest and file.is_file()), None)


def module_of(path: Path) -> str:
    """The module that a file of the package is."""
    return ".".join([PACKAGE.name, *path.relative_to(PACKAGE).with_suffix("").parts])
