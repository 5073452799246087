"""Compiled code that came with the package: made for a common processor, and used where it fits.

It saves the first minute of an installation. Code compiled for this very machine is a little faster, and goes first as
soon as there is some.
"""

from __future__ import annotations

import os
import platform
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from .sources import PACKAGE

PLACE = "BELLONA_SHIPPED"
"""The variable that names another folder with shipped code; if it is empty, none is used."""
COMPILERS = ("numba", "llvmlite", "numpy")


class Processor(NamedTuple):
    """A processor as LLVM names it, and the features that code for it may use."""

    name: str
    features: str = ""

    def runs_here(self) -> bool:
        """Whether this machine has all its features."""
        import llvmlite.binding as llvm  # type: ignore[import-untyped]

        try:
            found = llvm.get_host_cpu_features()
        except RuntimeError:  # LLVM does not know
            found = {}
        return all(found.get(feature.removeprefix("+")) for feature in self.features.split(",") if feature)


X86_64_V3 = Processor(
    "x86-64-v3",
    "+avx,+avx2,+bmi,+bmi2,+cx16,+f16c,+fma,+lzcnt,+movbe,+popcnt,+sahf,+sse3,+sse4.1,+sse4.2,+ssse3,+xsave",
)
ARMV8 = Processor("generic")
COMMON = {"x86_64": X86_64_V3, "AMD64": X86_64_V3, "aarch64": ARMV8, "arm64": ARMV8}


def common_processor() -> Processor | None:
    """The processor that shipped code is made for on machines of this kind, None if there is none."""
    return COMMON.get(platform.machine())


@cache
def runs_here() -> bool:
    """Whether shipped code can run on this machine."""
    processor = common_processor()
    return processor is not None and processor.runs_here()


@cache
def compiler() -> str:
    """What compiled code is made by and for; after an update of any of them it is compiled anew."""
    return " ".join(version(name) for name in COMPILERS)


def usual_place() -> Path:
    """Where shipped code is in the package."""
    return PACKAGE / "compiled"


def shipped_root() -> Path | None:
    """The folder with shipped code, None if there is none for this machine."""
    named = os.environ.get(PLACE)
    root = usual_place() if named is None else Path(named)
    return root if named != "" and root.is_dir() and runs_here() else None


def use_own_code() -> None:
    """Ignore shipped code, in this process and in those it starts."""
    os.environ[PLACE] = ""
