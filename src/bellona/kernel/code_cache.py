"""Compiled code on disk: one file per function and signature, verified when read, compiled again when damaged.

Numba's own cache finds its folder through a process-wide setting, so that games opened in parallel would write into
each other's folders, and a truncated index file blocks a function for ever. Here a function knows its folder from the
start, and a file that is damaged, or was written by another compiler, counts as missing. What is not in the folder may
have been shipped with the package.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from numba.core.caching import _Cache
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps

from .shipped import common_processor, compiler, shipped_root

SEAL = hashlib.sha256
SEAL_LENGTH = SEAL().digest_size
SUFFIX = ".nbc"


class CodeCache(_Cache):
    """The compiled forms of one function, in the folder of its module."""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self.folder = folder
        self.name = f"{function.__qualname__}-{function.__code__.co_firstlineno}".replace("<", "").replace(">", "")
        self.source = _source_of(function)
        self.enabled = True

    @property
    def cache_path(self) -> str:
        """The folder, as Numba's statistics show it."""
        return str(self.folder)

    def enable(self) -> None:
        """Read and write files."""
        self.enabled = True

    def disable(self) -> None:
        """Do not read or write files."""
        self.enabled = False

    def flush(self) -> None:
        """Forget all compiled forms of this function."""
        for path in self.folder.glob(f"{self.name}-*{SUFFIX}"):
            path.unlink(missing_ok=True)

    def load_overload(self, signature: Any, context: Any) -> Any:
        """The compiled form for a signature, None if there is no usable one."""
        if not self.enabled:
            return None
        context.refresh()
        kind = context.codegen().magic_tuple()
        return _loaded(self.path(signature, kind), context) or self._load_shipped(signature, kind, context)

    def _load_shipped(self, signature: Any, kind: tuple[str, ...], context: Any) -> Any:
        """The compiled form that came with the package, None if there is no usable one."""
        root, processor = shipped_root(), common_processor()
        if root is None or processor is None:
            return None
        path = self.path(signature, (kind[0], *processor))
        return _loaded(root / path.relative_to(self.folder.parent.parent), context)

    def save_overload(self, signature: Any, result: Any) -> None:
        """Store a compiled form; if nothing can be written, the next process compiles again."""
        if not self.enabled or result.library.has_dynamic_globals or any(not part.can_cache for part in result.lifted):
            return
        with suppress(OSError):
            _write_sealed(self.path(signature, result.codegen.magic_tuple()), _dumped(result._reduce()))

    def path(self, signature: Any, kind: tuple[str, ...]) -> Path:
        """The file of one compiled form: its name contains source, signature, compiler and kind of machine."""
        key = f"{self.source}\0{signature}\0{compiler()}\0{kind}"
        return self.folder / f"{self.name}-{SEAL(key.encode()).hexdigest()[:16]}{SUFFIX}"


def _source_of(function: Callable[..., Any]) -> str:
    """The contents of a function: its file, and the values it closes over."""
    digest = SEAL(_file_digest(function.__code__.co_filename))
    if function.__closure__:
        digest.update(_dumped(tuple(cell.cell_contents for cell in function.__closure__)))
    return digest.hexdigest()


def _dumped(thing: Any) -> bytes:
    return bytes(dumps(thing))  # type: ignore[no-untyped-call]


@cache
def _file_digest(path: str) -> bytes:
    return SEAL(Path(path).read_bytes()).digest()


def _loaded(path: Path, context: Any) -> Any:
    """The compiled form in a file, None if it is not usable."""
    payload = _unsealed(path)
    if payload is not None:
        with suppress(Exception):  # whatever is wrong with it, there is another way: it is compiled
            return CompileResult._rebuild(context, *pickle.loads(payload))  # type: ignore[no-untyped-call]
    return None


def _unsealed(path: Path) -> bytes | None:
    """The contents of a file, None if the file is missing, truncated or altered."""
    try:
        content = path.read_bytes()
    except OSError:
        return None
    seal, payload = content[:SEAL_LENGTH], content[SEAL_LENGTH:]
    return payload if SEAL(payload).digest() == seal else None


def _write_sealed(path: Path, payload: bytes) -> None:
    """Write a file so that other processes see it complete or not at all."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(prefix=path.name, suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(SEAL(payload).digest() + payload)
        os.replace(draft, path)
    except OSError:
        Path(draft).unlink(missing_ok=True)
        raise
