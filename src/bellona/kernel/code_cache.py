"""Compiled code on disk: one file per function and signature, verified when read, compiled again when damaged.

Numba's own cache finds its folder through a process-wide setting, so that games opened in parallel would write into
each other's folders, and a truncated index file blocks a function for ever. Here a function knows its folder from the
start, and a file that is damaged, or was written by another compiler, counts as missing.
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

import llvmlite  # type: ignore[import-untyped]
import numba
import numpy as np
from numba.core.caching import _Cache
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps

SEAL = hashlib.sha256
SEAL_LENGTH = SEAL().digest_size
SUFFIX = ".nbc"
COMPILER = f"{numba.__version__} {llvmlite.__version__} {np.__version__}"
"""What compiled code is made by and for; after an update of any of them it is compiled anew."""


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
        payload = _unsealed(self.path(signature, context.codegen()))
        if payload is None:
            return None
        with suppress(Exception):  # whatever is wrong with it, there is another way: it is compiled
            return CompileResult._rebuild(context, *pickle.loads(payload))  # type: ignore[no-untyped-call]
        return None

    def save_overload(self, signature: Any, result: Any) -> None:
        """Store a compiled form; if nothing can be written, the next process compiles again."""
        if not self.enabled or result.library.has_dynamic_globals or any(not part.can_cache for part in result.lifted):
            return
        with suppress(OSError):
            _write_sealed(self.path(signature, result.codegen), _dumped(result._reduce()))

    def path(self, signature: Any, codegen: Any) -> Path:
        """The file of one compiled form: its name contains source, signature, compiler and processor."""
        key = f"{self.source}\0{signature}\0{COMPILER}\0{codegen.magic_tuple()}"
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
