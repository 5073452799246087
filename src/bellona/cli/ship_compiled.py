"""Compile games for a common processor, to be shipped: a wheel that contains the code starts at once where it fits.

python -m bellona.cli.ship_compiled [--to FOLDER] [GAME...]
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from bellona.kernel.jit import is_shipped
from bellona.kernel.shipped import PLACE, Processor, common_processor, compiler, usual_place
from bellona.kernel.sources import PACKAGE
from bellona.registry import game_slugs


def ship(slugs: Sequence[str], processor: Processor, folder: Path) -> None:
    """Compile games from nothing; the folder holds their code and nothing else."""
    with TemporaryDirectory() as cache:
        made_for = {"NUMBA_CPU_NAME": processor.name, "NUMBA_CPU_FEATURES": processor.features}
        environ = {**os.environ, **made_for, "BELLONA_CACHE": cache}
        for slug in slugs:
            subprocess.run([sys.executable, "-m", "bellona.cli.warmup", slug], env=environ, check=True)
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(Path(cache, "bellona"), folder)


def asked() -> Namespace:
    """The arguments of the command line."""
    own = [slug for slug in game_slugs() if (PACKAGE / "games" / slug).is_dir()]
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("--to", metavar="FOLDER", type=Path, default=usual_place(), help="the package by default")
    parser.add_argument("games", metavar="GAME", nargs="*", default=own, help=f"by default {', '.join(own)}")
    return parser.parse_args()


def main() -> int:
    """Compile what is wanted, unless that has been done, and print its size and what it fits."""
    options, processor = asked(), common_processor()
    if processor is None:
        sys.exit("No common processor is known for this kind of machine.")
    os.environ[PLACE] = str(options.to)
    if not all(map(is_shipped, options.games)):
        try:
            ship(options.games, processor, options.to)
        except subprocess.CalledProcessError as error:
            return int(error.returncode)
    size = sum(path.stat().st_size for path in options.to.rglob("*") if path.is_file())
    made_by = f"{sys.implementation.cache_tag} with numba, llvmlite and numpy {compiler()}"
    print(f"{options.to}: {size / 1e6:.1f} MB for {processor.name}, {made_by}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
