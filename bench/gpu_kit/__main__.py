"""The command."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[2] / "src")]


def main() -> None:
    from . import __doc__ as about

    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("work", choices=["prepare", "measure", "part", "compare"])
    parser.add_argument("kit", type=Path)
    parser.add_argument("what", nargs="?", help="part: its name; compare: the file that was found")
    parser.add_argument("--python", default="3.12", help="prepare: the version of Python on the machine with the GPU")
    parser.add_argument("--seconds", type=float, default=440, help="measure: after so long nothing goes on")
    parser.add_argument("--games", type=int, default=10_000, help="compare: at most so many of each kind")
    told = parser.parse_args()
    if told.work == "prepare":
        from .contents import prepare

        prepare(told.kit, told.python)
    elif told.work == "compare":
        from .comparing import compare

        compare(told.kit, Path(told.what), told.games)
    else:
        os.environ["NUMBA_DISABLE_JIT"] = "1"
        os.environ.setdefault("BELLONA_CACHE", str(told.kit / "cache"))
        if told.work == "measure":
            from .conducting import measure

            measure(told.kit, told.seconds)
        else:
            from .taking_part import take_part

            take_part(told.kit, told.what)


if __name__ == "__main__":
    main()
