"""What is measured, part by part."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from .contents import DBSA, FAR, LATIUM, MORE_INLINED, NAMES, PUNICO, STEPPING, WARS, WAVES
from .taking_part import Turn, say

Row = dict[str, Any]
Way = Callable[[Turn], Iterator[Row]]
COMPARED = 10_000
LEVELS = ("random", "greedy")
PLAYING = ("seed", "begin", "play_out")
STEPS = (*STEPPING, "play_out")
IN_WAVES = (*PLAYING, *WAVES)
SOME = 400
"""Choices enough to compare ways of playing: games are all under way, and none is over."""
NEWEST = "de_bello_punico-newest-take.cubin"
"""Made by hand with another compiler, if at all."""
OTHERS = ((WARS, 200), (LATIUM, 200), (DBSA, 16))
"""The other games, and how many choices are enough there."""
WIDE = 1 << 17
"""Games enough for whatever the GPU can do at once."""


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
    yield newest_compiler(device)
    yield {"device": device.driver.name, "multiprocessors": device.driver.multiprocessors, "blocks at once": at_once}


def newest_compiler(device: Any) -> Row:
    """Whether the driver takes what a compiler newer than itself has made."""
    from bellona.gpu.building import _read
    from bellona.kernel.errors import BellonaError
    from bellona.kernel.jit import cache_root

    code = _read(cache_root() / "sm_90" / NEWEST)
    if code is None:
        return {"newest compiler": "not in the kit"}
    try:
        device.driver.load(code.machine, code.name)
    except BellonaError as refusal:
        return {"newest compiler": str(refusal)}
    return {"newest compiler": "its code is taken"}


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


def counted(name: str, turn: Turn) -> Iterator[Row]:
    """Launches at which Nsight Compute looks: some choices of games under way, and a wave."""
    from bellona.gpu.waves import Waves

    from .playing import USUAL, WHOLE, device_of, games_of

    size = 65_536
    driver = device_of(USUAL).driver
    games = games_of(name, size, 1)
    games.play_out("random", 60)
    driver.library.cuProfilerStart()
    games.play_out("random", 20)
    driver.library.cuProfilerStop()
    yield {"counted": "play_out", "games": size, "choices": 20}
    waves = Waves(games, size)
    waves.begin("random", WHOLE)
    waves.go_on(20)
    games.device.wait()
    driver.library.cuProfilerStart()
    waves.go_on(1)
    games.device.wait()
    driver.library.cuProfilerStop()
    yield {"counted": "two waves", "games": size}


def chess(size: int, play: Any, key: Any, turn: Turn) -> Iterator[Row]:
    """Moves a second, by the clock; the first call warms up."""
    import time

    int(play(key))
    started = time.perf_counter()
    moves = int(play(key))
    yield {"pgx chess": size, "rate": round(moves / (time.perf_counter() - started))}


# Parts


def rates(name: str, first: int, *asked: tuple[int, float, Any]) -> tuple[Way, ...]:
    """Rates of random games in batches of several sizes, each for some seconds, in several ways."""
    return tuple(partial(rate, name, "random", size, seconds, first, how) for size, seconds, how in asked)


def parts() -> dict[str, Part | Chess]:
    """All parts by name."""
    from .playing import USUAL, WHOLE, How

    small = How(FAR, 8)
    growth = [
        (size, 0.0, how)
        for size in (1 << 18, 1 << 13, 1 << 15, 1 << 10)
        for how in (USUAL, in_waves(min(size, 1 << 17)), small)
    ]
    return {
        "punico": punico(),
        "waves": waves(),
        "wars": other(WARS, WHOLE),
        "latium": other(LATIUM, 256),
        "dbsa": other(DBSA, 16),
        "bots": Part((partial(compared, PUNICO, "greedy", 0.9, 16, small),), hows=(small,)),
        "other waves": Part(
            [partial(rate, name, "random", 1 << 16, 0.0, first, in_waves(1 << 16)) for name, first in OTHERS],
            [name for name, _ in OTHERS],
            IN_WAVES,
        ),
        "ways": Part(rates(PUNICO, SOME, *((1 << 16, 0.0, how) for how in ways())), hows=ways()),
        "dealt": Part(rates(PUNICO, SOME, *((WIDE, 0.0, how) for how in dealt())), entries=IN_WAVES, hows=dealt()),
        "shared": Part((with_torch, with_cupy, with_jax), entries=STEPS, libraries=("torch", "cupy", "jax.dlpack")),
        "counted": Part((partial(counted, PUNICO),), entries=IN_WAVES),
        "stepped": Part([partial(stepping, name, 1 << 15, 12) for name in NAMES], NAMES, STEPS),
        "chess": Chess(),
        "growth": Part(rates(PUNICO, SOME, *growth), entries=IN_WAVES, hows=(USUAL, small)),
    }


def punico() -> Part:
    """De Bello Punico: compared, and its rates in the ways that matter most."""
    from .playing import USUAL, WHOLE, How

    small = How(FAR, 8)
    return Part(
        (
            about,
            partial(compared, PUNICO, "random", 0.9, WHOLE, USUAL),
            *rates(PUNICO, SOME, *((1 << 16, 0.0, how) for how in (USUAL, small))),
            *rates(PUNICO, WHOLE, (1 << 16, 0.0, USUAL)),
        ),
        hows=(USUAL, small),
    )


def waves() -> Part:
    """The same in waves."""
    from .playing import WHOLE

    asked = ((1 << 16, 1 << 16), (1 << 17, 1 << 17), (1 << 18, 1 << 18), (1 << 16, 1 << 15))
    return Part(
        (
            partial(compared, PUNICO, "random", 0.5, WHOLE, in_waves(1 << 14)),
            *rates(PUNICO, SOME, *((size, 0.0, in_waves(window)) for size, window in asked)),
            *rates(PUNICO, WHOLE, (1 << 16, 0.0, in_waves(1 << 16))),
        ),
        entries=IN_WAVES,
    )


def other(name: str, first: int) -> Part:
    """Another game: its rates, and compared."""
    from .playing import USUAL, How

    small = How(FAR, 8)
    return Part(
        (
            partial(compared, name, "random", 0.4, first, small),
            *rates(name, first, (1 << 16, 2.0, small), (1 << 16, 2.5, USUAL)),
            partial(compared, name, "greedy", 0.9, 8, small),
        ),
        (name,),
        hows=(USUAL, small),
    )


def ways() -> list[Any]:
    """De Bello Punico compiled and launched in other ways, the most promising first."""
    from .playing import How

    made = [
        (FAR, 16), (FAR, 4), (FAR, 32), (capped(128), 8), (capped(96), 8), (capped(128), 128), (FAR, 2),
        (capped(96), 4), (capped(96), 128), (MORE_INLINED, 128),
        (capped(64), 8), (FAR, 64), (FAR, 256), (capped(64), 128),
    ]  # fmt: skip
    found = [How(making, block) for making, block in made]
    return [How(carves=True), *found]


def dealt() -> list[Any]:
    """Waves made in other ways."""
    window = WIDE
    return [
        in_waves(window, registers=128),
        in_waves(window, registers=96),
        in_waves(window, registers=64),
        in_waves(window, inlined=1000),
        in_waves(window)._replace(block=32),
        in_waves(window, registers=96)._replace(block=8),
    ]


def capped(registers: int) -> Any:
    """With so many registers at most."""
    return FAR._replace(registers=registers)
