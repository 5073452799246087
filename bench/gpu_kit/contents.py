"""What a kit holds: sources, libraries, and the rules compiled for the GPU, all packed."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bellona.gamekit.wave_kernels import DEALT
from bellona.gpu.building import IN_WAVES, Making

HOPPER = (9, 0)
ROOT = Path(__file__).parents[2]
PUNICO, WARS, DBSA, LATIUM = NAMES = (
    "de_bello_punico/zama", "punic_wars/first_war", "dbsa/open_plain", "latium/four_kings",
)  # fmt: skip
FAR = Making()
"""As most is compiled for everybody,"""
MORE_INLINED = IN_WAVES
"""and what games in waves run."""
CAPS = (168, 128, 96)
"""The most registers of a thread."""
STEPPING = ("seed", "begin", "stand", "advance", "take", "choose", "mask", "observe", "gather")
PLAYING = "play_out"
WAVES = ("enlist", "choose_wave", "apply_wave")
VARIED = DEALT
"""What is made in other ways too."""
LIBRARIES = (
    "msgspec",
    "fluent.runtime",
    "fluent.syntax",
    "attrs",
    "babel",
    "pytz",
    "typing_extensions",
    "pgx",
    "svgwrite",
)
LANGUAGES = ("root", "en", "it")
SOURCES = ("src/bellona", "bench/__init__.py", "bench/gpu_kit", "examples/training")
MEASURE = """#!/bin/sh
# Unpack the kit into a room of its own, and measure.
kit=$(cd "$(dirname "$0")" && pwd)
room=$(mktemp -d)
python3 -c 'import sys, tarfile; tarfile.open(sys.argv[1]).extractall(sys.argv[2])' "$kit/base.tar.gz" "$room" || exit 1
cd "$room" || exit 1
BELLONA_CACHE="$room/cache" PYTHONPATH="$room" exec python3 -u -m bench.gpu_kit measure "$kit" "$@"
"""


class Compiled(NamedTuple):
    """An entry of a game, made in some way."""

    name: str
    entry: str
    making: Making = FAR


def compiled() -> Iterator[Compiled]:
    """All machine code of the kit, what matters most first."""
    for name in NAMES:
        for entry in (*STEPPING, PLAYING, *WAVES):
            yield Compiled(name, entry)
    for name in (PUNICO, WARS):
        for entry in VARIED:
            yield Compiled(name, entry, MORE_INLINED)
    for most in CAPS:
        for entry in VARIED:
            yield Compiled(PUNICO, entry, MORE_INLINED._replace(registers=most))


def prepare(kit: Path, python: str, chosen: Sequence[str] = NAMES) -> None:
    """Fill a kit; what is in it already is kept, so that an interrupted preparation goes on."""
    kit.mkdir(parents=True, exist_ok=True)
    (kit / "measure.sh").write_text(MEASURE, encoding="utf-8")
    pack_base(kit, python)
    for each in compiled():
        if each.name in chosen:
            pack_code(kit, each)


def pack_base(kit: Path, python: str) -> None:
    """The sources, and the libraries without which no scenario is loaded."""
    site = kit.parent / f"{kit.name}-site"
    if not site.exists():
        platform = ["--only-binary", ":all:", "--python-version", python, "--platform", "manylinux_2_28_x86_64"]
        platform += ["--platform", "manylinux2014_x86_64", "--no-deps", "--target", str(site), "--quiet"]
        subprocess.run([sys.executable, "-m", "pip", "install", *platform, *LIBRARIES], check=True)
    listed = subprocess.run(["git", "ls-files", *SOURCES], cwd=ROOT, check=True, capture_output=True, text=True)
    with tarfile.open(kit / "base.tar.gz", "w:gz") as packed:
        for line in listed.stdout.splitlines():
            packed.add(ROOT / line, line)
        packed.add(site, "site", filter=_wanted)


def _wanted(file: tarfile.TarInfo) -> tarfile.TarInfo | None:
    """Of Babel only the languages of the games; nothing compiled by another Python."""
    place = Path(file.name)
    foreign = place.parent.name == "locale-data" and place.stem not in LANGUAGES
    return None if foreign or place.name == "__pycache__" else file


def pack_code(kit: Path, wanted: Compiled) -> None:
    """An entry as machine code, and as PTX for a driver that does not like the machine code."""
    from bellona.batches import runner_of
    from bellona.gpu.building import assembled, keep, path_of, ptx_for

    runner: Any = runner_of(wanted.name)
    kept = path_of(runner, wanted.entry, HOPPER, wanted.making)
    packed = kit / f"{kept.name}.gz"
    if packed.exists():
        return
    print(f"{time.strftime('%H:%M:%S')} {wanted}", flush=True)
    ptx = ptx_for(runner, wanted.entry, HOPPER, wanted.making)
    keep(kept, assembled(ptx, wanted.entry, HOPPER, wanted.making))
    if wanted.making == FAR:
        (kit / f"{kept.stem}.ptx.gz").write_bytes(gzip.compress(ptx.encode()))
    packed.write_bytes(gzip.compress(kept.read_bytes()))


def unpack_code(kit: Path, folder: Path, slug: str) -> None:
    """The machine code of a game, where it is looked for."""
    folder.mkdir(parents=True, exist_ok=True)
    for packed in kit.glob(f"{slug}-*.gz"):
        target = folder / packed.stem
        if not target.exists():
            draft = folder / f"{os.getpid()}-{target.name}"
            draft.write_bytes(gzip.decompress(packed.read_bytes()))
            draft.rename(target)
