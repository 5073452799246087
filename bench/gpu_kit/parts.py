"""What is measured, part by part."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from .contents import CAPS, DBSA, FAR, LATIUM, MORE_INLINED, NAMES, PUNICO, STEPPING, WARS, WAVES
from .taking_part import Turn, say

Row = dict[str, Any]
Way = Callable[[Turn], Iterator[Row]]
COMPARED = 10_000
PLAYING = ("seed", "begin", "play_out")
STEPS = ("seed", "begin", "play_out", "advance", "choose")
SHARING = (*STEPPING, "play_out")
TRAINING = (*STEPS, "stand", "observe", "gather")
IN_WAVES = (*PLAYING, *WAVES)
SOME = 400
"""Choices enough to compare ways of playing: games are all under way, and none is over."""
OTHERS = ((WARS, 200), (LATIUM, 200), (DBSA, 16))
"""The other games, and how many choices are enough there."""
SIZES = tuple(1 << power for power in (10, 13, 15, 16, 17, 18, 19, 20))
"""Games side by side."""


class Part(NamedTuple):
    """What a process does in its turn, and what it needs to get ready."""

    ways: Sequence[Way]
    names: Sequence[str] = (PUNICO,)
    entries: Sequence[str] = PLAYING
    hows: Sequence[Any] = ()
    libraries: Sequence[str] = ()

    def ready(self, kit: Path) -> Sequence[Way]:
        """Load all code and libraries."""
        from bellona.kernel.jit import cache_root

        from .contents import unpack_code
        from .playing import USUAL, get_ready

        for library in self.libraries:
            with suppress(Exception):
                import_module(library)
        for name in self.names:
            try:
                unpack_code(kit, cache_root() / "sm_90", name.partition("/")[0])
                get_ready(name, self.entries, self.hows or (USUAL,))
            except Exception as fault:
                say({"not ready": name, "because": repr(fault)})
        return self.ways


class Chess:
    """The chess of pgx."""

    sizes = (32_768, 4096)

    def ready(self, kit: Path) -> Sequence[Way]:
        """Compile it."""
        import jax

        from bellona.lab.gpu_bench import STEPS
        from bellona.lab.pgx_chess import chess_games

        key = jax.random.PRNGKey(1)
        return [partial(chess, size, chess_games(size, STEPS).lower(key).compile(), key) for size in self.sizes]


def in_waves(window: int, **made: Any) -> Any:
    """Waves of so many games."""
    from .playing import How

    return How(FAR._replace(**made), window=window)


# Ways


def compared(name: str, level: str, share: float, first: int, how: Any, turn: Turn) -> Iterator[Row]:
    """Games whose bytes are compared with those of the CPU afterwards."""
    from .playing import USUAL, as_text, digests_of, games_of, play, player_of

    how = how or USUAL
    games = games_of(name, COMPARED, 0, how)
    played = play(games, level, turn.left * share, first, player_of(games, how))
    digests = digests_of(games.positions.numpy(), games.dice.numpy(), played.made)
    told = {"compared": name, "level": level, "games": COMPARED, **how.told(), **played.told()}
    yield told | {"digests": as_text(digests)}


def rate(name: str, level: str, size: int, seconds: float, first: int, how: Any, turn: Turn) -> Iterator[Row]:
    """Choices a second, by the clock, of whole games or for some seconds; a few choices warm up."""
    from .playing import USUAL, games_of, play, player_of

    how = how or USUAL
    games = games_of(name, size, 1, how)
    player = player_of(games, how)
    player(level, 2)
    games.reset(seed=2)
    played = play(games, level, min(seconds, turn.left), first, player)
    threads = getattr(getattr(player, "__self__", None), "threads", 0)
    yield {"rate of": name, "level": level, "games": size, "threads": threads, **how.told(), **played.told()}


def stepping(name: str, size: int, steps: int, turn: Turn) -> Iterator[Row]:
    """Steps a second with the lists of all games after each."""
    from bellona.lab.gpu_bench import steps_a_second

    from .playing import games_of

    yield {"stepping": name, "games": size, "rate": round(steps_a_second(games_of(name, size, 1), steps))}


def about(turn: Turn) -> Iterator[Row]:
    """The GPU, and what its driver says of the code."""
    from bellona.batches import runner_of

    from .playing import USUAL, device_of

    device = device_of(USUAL)
    runner: Any = runner_of(PUNICO)
    function = device._function(runner, "play_out")
    at_once = device.driver.blocks_at_once(function, device.block)
    yield {"device": device.driver.name, "multiprocessors": device.driver.multiprocessors, "blocks at once": at_once}


def with_torch(turn: Turn) -> Iterator[Row]:
    """PyTorch reads and steps games where they lie."""
    import numpy as np
    import torch

    from .playing import games_of

    games, same = games_of(PUNICO, 4096, 5), games_of(PUNICO, 4096, 5)
    mask = torch.as_tensor(games.mask(256), device="cuda")
    turns = torch.from_dlpack(games.turns)
    counts = torch.as_tensor(games.counts, device="cuda")
    expected = np.minimum(games.counts.numpy(), 256).sum()
    games.step(counts - 1)
    same.step(same.counts.numpy() - 1)
    yield {
        "library": "torch", "lies there": mask.data_ptr() != 0 and turns.is_cuda,
        "mask": int(mask.sum()) == int(expected), "turns": int((turns >= 0).sum()),
        "steps": games.positions.tobytes() == same.positions.tobytes(),
    }  # fmt: skip


def with_cupy(turn: Turn) -> Iterator[Row]:
    """CuPy, likewise."""
    import cupy

    from .playing import games_of

    games = games_of(PUNICO, 4096, 5)
    counts = cupy.asarray(games.counts)
    yield {"library": "cupy", "same": counts.get().tolist() == games.counts.tolist(), "sum": int(counts.sum())}


def with_jax(turn: Turn) -> Iterator[Row]:
    """JAX, likewise."""
    import jax.dlpack

    from .playing import games_of

    games = games_of(PUNICO, 4096, 5)
    seen = games.observe()
    found = jax.dlpack.from_dlpack(seen.bytes)
    same = bool((found.__array__() == seen.bytes.numpy()).all())
    yield {"library": "jax", "same": same, "where": str(found.device)}


def counted(name: str, size: int, how: Any, turn: Turn) -> Iterator[Row]:
    """Launches at which Nsight Compute looks: waves of games under way."""
    from bellona.gpu.waves import Waves

    from .playing import WHOLE, device_of, games_of

    driver = device_of(how._replace(window=0)).driver
    waves = Waves(games_of(name, size, 1, how), size)
    waves.begin("random", WHOLE)
    waves.go_on(150)
    waves.batch.device.wait()
    driver.library.cuProfilerStart()
    waves.go_on(1)
    waves.batch.device.wait()
    driver.library.cuProfilerStop()
    yield {"counted": "two waves", "of": name, "games": size, **how.told()}


def trained(turn: Turn) -> Iterator[Row]:
    """The example of training, shortened, on the GPU."""
    import sys
    from argparse import Namespace

    sys.path.insert(0, str(Path.cwd() / "examples/training"))
    learn: Any = import_module("learn")
    learn.WATCHED = (0.5, 0.2)
    asked = {"out": Path("run"), "rounds": 9, "games": 1024, "judge": 64, "device": "cuda", "threads": 2, "seed": 1}
    whole = turn.left
    for told in learn.train(Namespace(**asked)):
        yield {"trained": told, "seconds": round(whole - turn.left, 1)}
        if turn.left == 0:
            return


def chess(size: int, play: Any, key: Any, turn: Turn) -> Iterator[Row]:
    """Moves a second, by the clock; the first call warms up."""
    import time

    int(play(key))
    started = time.perf_counter()
    moves = int(play(key))
    yield {"pgx chess": size, "rate": round(moves / (time.perf_counter() - started))}


# Parts


def rates(name: str, first: int, *asked: tuple[int, Any]) -> tuple[Way, ...]:
    """Rates of random games in batches of several sizes, in several ways."""
    return tuple(partial(rate, name, "random", size, 0.0, first, how) for size, how in asked)


def parts() -> dict[str, Part | Chess]:
    """All parts by name."""
    return {
        "waves": waves(),
        "ways": ways(),
        "punico": punico(),
        "wars": wars(),
        "latium": threads_of(LATIUM, 967, 64),
        "dbsa": threads_of(DBSA, 60, 4),
        "other waves": Part(
            [way for name, first in OTHERS[1:] for way in rates(name, first, (1 << 16, in_waves(1 << 16)))],
            [name for name, _ in OTHERS[1:]],
            IN_WAVES,
        ),
        "growth": growth(),
        "stepped": Part(
            [
                *(partial(stepping, PUNICO, size, 24) for size in SIZES[:5]),
                *(partial(stepping, name, 1 << 15, 12) for name in NAMES[1:]),
            ],
            NAMES,
            STEPS,
        ),
        "counted": Part((partial(counted, PUNICO, 1 << 16, inlined(1 << 16)),), entries=IN_WAVES, hows=[inlined(0)]),
        "shared": Part((with_torch, with_cupy, with_jax), entries=SHARING, libraries=("torch", "cupy", "jax.dlpack")),
        "chess": Chess(),
        "trained": Part((trained,), entries=TRAINING, libraries=("torch",)),
    }


def inlined(window: int) -> Any:
    """Waves of code of which more is inlined."""
    return in_waves(window, inlined=MORE_INLINED.inlined)


def waves() -> Part:
    """De Bello Punico in waves: compared, and its rates in the ways that matter most."""
    from .playing import WHOLE

    wide = (1 << 17, 1 << 18, 1 << 19, 1 << 20)
    narrow = inlined(1 << 19)._replace(block=32)
    return Part(
        (
            about,
            partial(compared, PUNICO, "random", 0.5, WHOLE, inlined(1 << 14)),
            *rates(PUNICO, SOME, *((size, inlined(size)) for size in wide)),
            *rates(PUNICO, SOME, (1 << 19, narrow), (1 << 17, in_waves(1 << 17)), (1 << 19, in_waves(1 << 19))),
            *rates(PUNICO, WHOLE, (1 << 18, inlined(1 << 18)), (1 << 18, inlined(1 << 17))),
        ),
        entries=IN_WAVES,
        hows=(inlined(0), narrow, in_waves(0)),
    )


def ways() -> Part:
    """De Bello Punico in waves with fewer registers a thread."""
    asked = [(1 << 19, inlined(1 << 19)._replace(making=MORE_INLINED._replace(registers=most))) for most in CAPS]
    return Part(rates(PUNICO, SOME, *asked), entries=IN_WAVES, hows=[how._replace(window=0) for _, how in asked])


def punico() -> Part:
    """De Bello Punico in threads of their own: compared, and its rates."""
    from .playing import USUAL, WHOLE

    return Part(
        (
            partial(compared, PUNICO, "random", 0.2, WHOLE, USUAL),
            partial(compared, PUNICO, "greedy", 0.9, 64, USUAL),
            *rates(PUNICO, SOME, (1 << 16, USUAL), (1 << 18, USUAL)),
        ),
        hows=(USUAL,),
    )


def wars() -> Part:
    """Punic Wars in waves and in threads of their own."""
    from .playing import USUAL, WHOLE

    return Part(
        (
            partial(compared, WARS, "random", 0.3, WHOLE, in_waves(1 << 14)),
            partial(compared, WARS, "random", 0.3, WHOLE, inlined(1 << 14)),
            *rates(WARS, 200, *((size, how(size)) for size in (1 << 16, 1 << 18) for how in (in_waves, inlined))),
            partial(compared, WARS, "greedy", 0.9, 32, USUAL),
        ),
        (WARS,),
        IN_WAVES,
        (USUAL, inlined(0)),
    )


def threads_of(name: str, random: int, greedy: int) -> Part:
    """A game in threads of their own, compared: so many choices first."""
    from .playing import USUAL

    return Part(
        (
            partial(compared, name, "greedy", 0.6, greedy, USUAL),
            partial(compared, name, "random", 0.9, random, USUAL),
        ),
        (name,),
        hows=(USUAL,),
    )


def growth() -> Part:
    """How De Bello Punico grows with the batch."""
    from .playing import USUAL

    asked = [(size, how) for size in SIZES[:5] for how in (USUAL, inlined(size))]
    return Part(rates(PUNICO, SOME, *asked), entries=IN_WAVES, hows=(USUAL, inlined(0)))
