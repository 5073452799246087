"""The dependencies of compiled code: the source of its module and of everything it imports, directly or indirectly."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from .homes import folders, homes

PACKAGE = Path(__file__).resolve().parent.parent
SHARED_PARTS = ("kernel", "gamekit", "bots")
COMPILED_MARKS = ("@kernel", "@rule(")
IMPORT = re.compile(r"^[ \t]*(?:from[ \t]+(\S+)[ \t]+import[ \t]+(\([^)]*\)|.+)|import[ \t]+(.+))$", re.MULTILINE)
BOUND = {"serving.bound(": 4, "bot_kernels.bound(": 6, "impulse=impulse": 4, "bot_kernels.bound_to_list(": 2}
"""How many templates a module has bound, by these words in it."""
COMMENT = re.compile(r"#.*")
SHARED = ""
"""Used in place of a slug for the code that all games share."""
OUTSIDE = "outside"
"""Used for compiled functions outside any game's package, such as those of tests: they may use any game."""


def game_of(module: str) -> str:
    """The slug of the game whose folder contains a module, SHARED if none does."""
    parts = module.split(".")
    if parts[0] != PACKAGE.name:
        return next((slug for home, slug in homes().items() if f"{module}.".startswith(f"{home}.")), OUTSIDE)
    return parts[parts.index("games") + 1] if "games" in parts[:-1] else SHARED


def compiled_modules(slug: str) -> list[str]:
    """The modules of a game that hold compiled functions, or those that all games share."""
    parts = source_folders(slug) if slug else [PACKAGE / part for part in SHARED_PARTS]
    return [module_of(path) for part in parts for path in sorted(part.rglob("*.py")) if functions_in(path)]


def source_folders(slug: str) -> list[Path]:
    """The folders with the code of a game."""
    shipped = PACKAGE / "games" / slug
    if shipped.is_dir():
        return [shipped]
    home = next((home for home, found in homes().items() if found == slug), "")
    top, *rest = home.split(".")
    return [folder.joinpath(*rest) for folder in folders(top)]


def modules_behind(slug: str) -> list[str]:
    """The modules with the compiled functions of a game, including those shared by all games."""
    return [*compiled_modules(SHARED), *compiled_modules(slug)]


def functions_to_compile(slug: str) -> int:
    """How many functions a game compiles, including those shared by all games."""
    files = (file_of(module) for module in modules_behind(slug))
    return sum(functions_in(path) for path in files if path)


def functions_in(path: Path) -> int:
    """How many compiled functions a file holds."""
    text = path.read_text(encoding="utf-8")
    bound = sum(count * text.count(f" {words}") for words, count in BOUND.items())
    return bound + sum(text.count(f"\n{mark}") for mark in COMPILED_MARKS)


@cache
def module_hash(module: str) -> str:
    """A short hash of all sources that a module's functions can depend on."""
    if game_of(module) == OUTSIDE:
        published = [folder for slug in sorted(set(homes().values())) for folder in source_folders(slug)]
        return hash_of([PACKAGE / part for part in (*SHARED_PARTS, "games")] + published)
    return hash_of(sorted(sources_of(module)))


@cache
def game_hash(slug: str) -> str:
    """A short hash of all sources that any compiled function of a game can depend on."""
    modules = modules_behind(slug)
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
    name = "/".join(place_of(file)).encode()
    return hashlib.sha256(name + b"\0" + file.read_bytes()).digest()


def sources_of(module: str) -> set[Path]:
    """The file of a module and those of all modules that it imports, directly or indirectly."""
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
    """The modules that a file imports or might import: a name may be a module or be defined in one."""
    package = list(place_of(path)[:-1])
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
    """The file of a module of the package or of a published game, None if it is another."""
    first, *rest = module.split(".")
    for root in (PACKAGE,) if first == PACKAGE.name else folders(first):
        path = root.joinpath(*rest)
        for file in (path.with_suffix(".py"), path / "__init__.py"):
            if rest and file.is_file():
                return file
    return None


def module_of(path: Path) -> str:
    """The module that a file is."""
    return ".".join(place_of(path)).removesuffix(".py")


def place_of(path: Path) -> tuple[str, ...]:
    """The path of a file below its top-level package, whose name is its first part."""
    tops = sorted({home.split(".")[0] for home in homes()})
    roots = [(PACKAGE.name, PACKAGE), *((top, folder) for top in tops for folder in folders(top))]
    for name, root in roots:
        if path.is_relative_to(root):
            return (name, *path.relative_to(root).parts)
    raise ValueError(f"{path} is no part of {PACKAGE.name} or of a game")
