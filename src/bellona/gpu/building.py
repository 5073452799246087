"""What the threads of a device do, compiled: one module of machine code for each entry, kept in the cache.

No device has to be there: numba-cuda lowers the functions, NVVM makes PTX of them, and nvJitLink machine code for the
processor that is asked for. Multiplications and additions are not fused, so that numbers are those of the CPU.
"""

from __future__ import annotations

import hashlib
import os
import re
import tempfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from inspect import signature
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, get_type_hints

import numpy as np

from ..gamekit import thread_kernels, wave_kernels
from ..gamekit.batch_kernels import Table
from ..gamekit.wave_kernels import DEALT
from ..kernel.errors import NotUnderstood
from ..kernel.jit import cache_root
from ..kernel.record import Record, dtype_of
from ..kernel.sources import game_hash, game_of
from .stack import deepest_stack

if TYPE_CHECKING:
    from ..gamekit.bot_runner import BotRunner

Processor = tuple[int, int]
OPTIONS = {"opt": 3, "fma": 0}
"""Products and sums are not fused."""
NOISY = "advance_noting"
"""The entry that also keeps what happens: `advance` with its log."""
DEEPEST = "deepest stack:"
WORDS = (8, 4, 2, 1)
"""The numbers of bytes by which records are copied."""
PACKAGES = ("numba", "numba-cuda", "nvidia-nvvm", "nvidia-nvjitlink", "nvidia-cuda-nvcc-cu12", "nvidia-nvjitlink-cu12")


class Making(NamedTuple):
    """How code is made."""

    inlined: int = 300
    """Functions of at most so many bytes of Python code are inlined, longer ones are called."""
    registers: int = 0
    """The most registers of a thread; 0 if there is no limit."""


@dataclass(frozen=True)
class Code:
    """An entry compiled for a kind of device: its machine code, its name there, and what was said about it."""

    machine: bytes
    name: str
    remarks: str

    @property
    def registers(self) -> int:
        """How many registers a thread needs."""
        return self._said(r"used (\d+) registers")

    @property
    def stack(self) -> int:
        """How many bytes of a stack a thread needs."""
        return self._said(rf"{DEEPEST} (\d+) bytes")

    def _said(self, what: str) -> int:
        """The last number of a kind in the remarks; 0 if there is none."""
        found = re.findall(what, self.remarks)
        return int(found[-1]) if found else 0


USUAL = Making()
IN_WAVES = Making(inlined=1000)
"""Threads that run together are in the same part of the code, so that it may be longer."""


def usual_making(runner: BotRunner, entry: str) -> Making:
    """How the code of an entry is made if nobody says otherwise."""
    return IN_WAVES if entry in DEALT and runner.waves_from else USUAL


def word_of(position: type[Any]) -> Any:
    """The widest number that records of a type are made of."""
    size = dtype_of(position).itemsize
    return np.dtype(f"i{next(width for width in WORDS if size % width == 0)}").type


def entries_of(module: str, names: Mapping[str, Any]) -> dict[str, Callable[..., None]]:
    """Everything that a device can be asked to run for a game, as functions of the processor."""
    return thread_kernels.bound(module, names) | wave_kernels.bound(module, names)


def code_for(runner: BotRunner, entry: str, processor: Processor, making: Making | None = None) -> Code:
    """An entry of a game for a kind of device: from the cache, or compiled now."""
    making = making or usual_making(runner, entry)
    path = path_of(runner, entry, processor, making)
    found = _read(path)
    if found is None:
        found = assembled(ptx_for(runner, entry, processor, making), entry, processor, making)
        with suppress(OSError):
            keep(path, found)
    return found


def ptx_for(runner: BotRunner, entry: str, processor: Processor, making: Making = USUAL) -> str:
    """An entry of a game as PTX; its kernel has the name of the entry."""
    _require_compiler()
    from numba.cuda.cudadrv import nvvm

    name, modules = _Builder.of(runner.__class__, processor, making.inlined).lowered(entry)
    arch = f"compute_{processor[0]}{processor[1]}"
    ptx: str = nvvm.compile_ir(modules, arch=arch, **OPTIONS).decode().strip("\0").strip()
    return ptx.replace(name, entry)


def _require_compiler() -> None:
    if find_spec("numba.cuda") is None or find_spec("numba_cuda") is None:
        raise NotUnderstood("compiling for a GPU needs numba-cuda; install it with: pip install 'bellona[cuda]'")


class _Builder:
    """Lowers the entries of a game for one kind of device; they share the functions of the rules."""

    @staticmethod
    @cache
    def of(runner: type[BotRunner], processor: Processor, inlined: int) -> _Builder:
        return _Builder(runner, processor, inlined)

    def __init__(self, runner: type[BotRunner], processor: Processor, inlined: int) -> None:
        self.processor, self.inlined = processor, inlined
        names = runner.kernels.names
        self.names = dict(names) | {"Word": word_of(names["Position"])}
        self.kernels = entries_of(runner.__module__, self.names)
        self._quiet = self._translation(quiet=True)

    def _translation(self, quiet: bool) -> Any:
        from ..kernel import bits
        from ..kernel.log import emit
        from .functions import Translation
        from .shared import lower, lowest_bit, note_nothing, reserve, reserve_in

        instead: dict[Any, Any] = {
            thread_kernels.reserve: reserve,
            wave_kernels.reserve_in: reserve_in,
            thread_kernels.lower: lower,
            bits.lowest_bit: lowest_bit,
        }
        return Translation(self.processor, self.inlined, instead | ({emit: note_nothing} if quiet else {}))

    def lowered(self, entry: str) -> tuple[str, list[str]]:
        """The name of an entry's kernel, and its modules."""
        from numba.core.compiler_lock import global_compiler_lock

        from .functions import kernel_from

        translation = self._translation(quiet=False) if entry == NOISY else self._quiet
        template: Any = self.kernels["advance" if entry == NOISY else entry]
        with global_compiler_lock:
            return kernel_from(translation.value(template), self._types(template.py_func), self.processor)

    def _types(self, template: Callable[..., Any]) -> dict[str, Any]:
        """The types of an entry's arguments by name; which thread it is, it finds out by itself."""
        from numba import from_dtype, int64

        hints = get_type_hints(template)
        found: dict[str, Any] = {}
        for name in list(signature(template).parameters)[2:]:
            hint = hints[name]
            if hint is int:
                found[name] = int64
                continue
            kind = hint.__args__[0]
            element = from_dtype(dtype_of(kind) if issubclass(kind, Record) else np.dtype(kind))
            found[name] = element[:, ::1] if hint.__origin__ is Table else element[::1]
        return found


def assembled(ptx: str, entry: str, processor: Processor, making: Making) -> Code:
    """Machine code, and what the assembler says about it."""
    from cuda.bindings import nvjitlink

    options = [f"-arch=sm_{processor[0]}{processor[1]}", "-verbose", "-O3"]
    options += [f"-maxrregcount={making.registers}"] if making.registers else []
    handle = nvjitlink.create(len(options), options)
    try:
        nvjitlink.add_data(handle, nvjitlink.InputType.PTX, ptx.encode(), len(ptx), entry)
        nvjitlink.complete(handle)
        machine, remarks = (
            bytearray(nvjitlink.get_linked_cubin_size(handle)),
            bytearray(nvjitlink.get_info_log_size(handle)),
        )
        nvjitlink.get_linked_cubin(handle, machine)
        nvjitlink.get_info_log(handle, remarks)
    finally:
        nvjitlink.destroy(handle)
    said = remarks.decode(errors="replace").strip("\0")
    return Code(bytes(machine), entry, f"{said}\n{DEEPEST} {deepest_stack(ptx, said, entry)} bytes")


# Keeping it


def path_of(runner: BotRunner, entry: str, processor: Processor, making: Making) -> Path:
    slug = game_of(runner.__class__.__module__)
    made_from = hashlib.sha256(f"{game_hash(slug)}\0{_own_sources()}\0{making}".encode()).hexdigest()[:16]
    return cache_root() / f"sm_{processor[0]}{processor[1]}" / f"{slug}-{made_from}-{entry}.cubin"


@cache
def _own_sources() -> str:
    """A hash of what turns rules into code for devices, as far as it is known without the compiler."""
    digest = hashlib.sha256()
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.read_bytes())
    for module in (thread_kernels, wave_kernels):
        digest.update(Path(str(module.__file__)).read_bytes())
    return digest.hexdigest()


def _read(path: Path) -> Code | None:
    """What is kept in a file, None if it is damaged or not there."""
    try:
        seal, remarks, machine = path.read_bytes().split(b"\n\n", 2)
    except (OSError, ValueError):
        return None
    if hashlib.sha256(machine).hexdigest().encode() != seal:
        return None
    return Code(machine, path.stem.rpartition("-")[2], remarks.decode(errors="replace"))


def keep(path: Path, code: Code) -> None:
    """Keep code so that other processes see it complete or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    remarks = re.sub(r"\n+", "\n", code.remarks).strip()
    seal = hashlib.sha256(code.machine).hexdigest()
    handle, draft = tempfile.mkstemp(prefix=path.name, dir=path.parent)
    with os.fdopen(handle, "wb") as file:
        file.write(f"{seal}\n\n{remarks}\n\n".encode() + code.machine)
    os.replace(draft, path)
