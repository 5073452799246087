"""How a bot thinks: it tries plans or choices out in games played a little way on, and keeps the most promising.

Trials are played in rounds. All candidates of a round are tried with the same luck, so that they can be compared after
few trials, and the worse half drops out (sequential halving). What the seat cannot see is dealt anew in each trial. The
result depends only on the seed unless time runs out; with several threads the same trials are shared out among them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..kernel.dice import Dice, mix
from ..kernel.log import Log
from ..kernel.record import many, one, u8
from .levels import Level, Plan, Repertoire
from .search_kernels import LUCKS, NOTHING, Roots, Trial

if TYPE_CHECKING:
    from .bot_kernels import Kernels

SLICE_SECONDS = 0.02
"""As long as trials take less than this, twice as many are played before time and interrupts are looked at again."""
WORD = 0xFFFFFFFFFFFFFFFF
Code = tuple[int, ...]
"""The numbers of an action."""
Tell = Callable[[int, int], None]
"""Is told how many trials of how many have been played."""


class Candidate(NamedTuple):
    """A plan or a first choice, and what it promises."""

    name: str
    """The name of a plan; empty for a child."""
    plan: Plan
    place: int
    value: float
    """The mean of the expected results of the seat."""
    error: float
    """The standard error of the value."""
    trials: int


class Thought(NamedTuple):
    """The candidates, the best first, and how much was tried."""

    candidates: tuple[Candidate, ...]
    trials: int
    choices: int
    """How many choices were made in all trials."""
    cut: bool
    """Whether time ran out."""

    @property
    def best(self) -> Candidate:
        return self.candidates[0]


class Limits(NamedTuple):
    """What a search may use."""

    seconds: float = 0.0
    """0 for no limit."""
    nodes: int = 0
    """After so many choices in trials it ends, at the same place whoever plays them how fast; 0 for no limit."""
    threads: int = 1
    stopped: Callable[[], bool] | None = None
    tell: Tell | None = None


NO_LIMITS = Limits()


class Samples(NamedTuple):
    """How first choices are tried out."""

    keys: Sequence[int]
    """The luck of each sample."""
    horizon: int
    seat: int | None = None
    """The seat that sees the position; None if nothing in it is hidden."""
    limits: Limits = NO_LIMITS


class Room(NamedTuple):
    """What one thread needs to play trials."""

    positions: Any
    dice: Any
    own: Any
    log: Any
    choices: Any
    scratch: Any


class Search:
    """Trials of one scenario's plans and choices; buffers are made once."""

    def __init__(self, engine: Any, kernels: Kernels, repertoire: Repertoire, world: Any) -> None:
        assert kernels.search is not None
        self._engine, self._kernels, self._world = engine, kernels.search, world
        self.repertoire = repertoire
        self._rooms: list[Room] = []
        self._root: Any = many(engine.position, 1)

    def choose_plan(self, seen: Any, seat: int, level: Level, seed: int, limits: Limits = NO_LIMITS) -> Thought:
        """The best plan of a level for the impulse that begins in a position as its seat sees it."""
        plans, names = self._portfolio(level)
        rng = np.random.default_rng(seed & WORD)
        plans += [_child(plans[0], level.breadth, rng) for _ in range(level.fresh)]
        names += ["" for _ in range(level.fresh)]
        trying = Trying(self, seen, seat, level, seed, limits)
        thought = trying.halve(plans, names, [NOTHING] * len(plans), len(plans) / (len(plans) + level.children))
        if level.children and not thought.cut:
            parents = thought.candidates[:2]
            children = [
                _child(parents[number % len(parents)].plan, level.spread, rng) for number in range(level.children)
            ]
            known = [candidate for candidate in parents if candidate.name != level.plan]
            plans = [plans[0], *(candidate.plan for candidate in known), *children]
            names = [names[0], *(candidate.name for candidate in known), *("" for _ in children)]
            thought = trying.halve(plans, names, [NOTHING] * len(plans))
        return thought

    def weigh(
        self,
        seen: Any,
        seat: int,
        level: Level,
        firsts: Sequence[tuple[int, Plan]],
        seed: int,
        limits: Limits = NO_LIMITS,
    ) -> Thought:
        """Which of some listed actions is best, each with the plan that the seat follows after it.

        NOTHING leaves the action to the plan.
        """
        trying = Trying(self, seen, seat, level, seed, limits)
        return trying.halve([plan for _, plan in firsts], ["" for _ in firsts], [place for place, _ in firsts])

    def try_out(
        self, position: Any, plan: Plan, firsts: Sequence[Code | None], how: Samples, own: Sequence[Plan] = ()
    ) -> Any:
        """Results of all seats by sample and first choice, with the same luck for all first choices of a sample.

        A first choice is the numbers of an action; None leaves it to the plan. Everybody follows the plan, but the
        seat until its impulse ends its own one for each first choice, if there are any. Fewer samples come back if
        time runs out.
        """
        actions: Any = many(self._engine.action, max(1, len(firsts)))
        for number, code in enumerate(firsts):
            if code is not None:
                actions[number] = self._engine.codes.filled(code)
        trials: Any = many(Trial, len(firsts) * len(how.keys))
        trials["first"] = [NOTHING if code is None else number for number, code in enumerate(firsts)] * len(how.keys)
        trials["key"] = [key for key in how.keys for _ in firsts]
        trials["plan"] = list(range(1, len(firsts) + 1)) * len(how.keys) if own else 0
        roots: Any = one(Roots)
        roots.horizon, roots.whole = how.horizon, int(how.seat is None)
        roots.seat = position.seat if how.seat is None else how.seat
        values, done = self.play(position, np.array([plan, *own]), actions, trials, roots, how.limits)
        return values[: done - done % len(firsts)].reshape(-1, len(firsts), self._engine.seats)

    def _portfolio(self, level: Level) -> tuple[list[Plan], list[str]]:
        """The plans of a level with their names, the usual one first."""
        names = [level.plan, *(name for name in level.plans if name != level.plan)]
        return [self.repertoire.plans[name] for name in names], names

    def usual(self, level: Level) -> Plan:
        """The plan that a level expects of others."""
        return self.repertoire.plans[level.plan]

    def listed(self, seen: Any) -> Any:
        """The listed actions of a position."""
        room = self._enough_rooms(1)[0]
        count = self._engine.legal(self._world, seen, room.choices)
        found: Any = many(self._engine.action, max(1, count))
        found[:count] = room.choices.actions[:count]
        return found

    def play(self, seen: Any, plans: Any, firsts: Any, trials: Any, roots: Any, limits: Limits) -> tuple[Any, int]:
        """Play trials in slices, on all threads; their values, and how many were played before a limit was reached."""
        self._root[0] = seen
        values, done, began = np.zeros((len(trials), self._engine.seats)), 0, time.monotonic()
        size = limits.threads
        while done < len(trials):
            if done and _is_due(limits, began):
                break
            part, started = slice(done, done + size), time.monotonic()
            self._play_slice(plans, firsts, trials[part], values[part], roots, limits.threads)
            done = min(done + size, len(trials))
            if time.monotonic() - started < SLICE_SECONDS:
                size *= 2
            if limits.tell:
                limits.tell(done, len(trials))
            if limits.nodes:
                made = np.cumsum(trials["made"][:done])
                if made[-1] >= limits.nodes:
                    done = int(np.searchsorted(made, limits.nodes)) + 1
                    break
                size = min(size, max(limits.threads, int((limits.nodes - made[-1]) * done / made[-1])))
        return values[:done], done

    def _play_slice(self, plans: Any, firsts: Any, trials: Any, values: Any, roots: Any, threads: int) -> None:
        parts = [
            (room, trials[part], values[part])
            for room, part in zip(self._enough_rooms(threads), _parts(len(trials), threads), strict=False)
        ]

        def play(part: tuple[Room, Any, Any]) -> None:
            room, some, results = part
            self._kernels.play_trials(
                self._world, self._root, room.positions, plans, firsts, some, results, roots, room.dice, room.own,
                room.log, room.choices, room.scratch,
            )  # fmt: skip

        if len(parts) == 1:
            play(parts[0])
            return
        with ThreadPoolExecutor(len(parts)) as pool:
            list(pool.map(play, parts))

    def _enough_rooms(self, threads: int) -> list[Room]:
        engine = self._engine
        while len(self._rooms) < threads:
            records = (one(Dice), one(Dice), one(Log), one(engine.choices), one(engine.scratch))
            self._rooms.append(Room(many(engine.position, 1), *records))
        return self._rooms[:threads]


class Trying:
    """The candidates of one search, round by round."""

    def __init__(self, search: Search, seen: Any, seat: int, level: Level, seed: int, limits: Limits) -> None:
        self._search, self._seen, self._level, self._limits, self._seed = search, seen, level, limits, seed
        self._firsts = search.listed(seen)
        self._roots: Any = one(Roots)
        self._roots.seat, self._roots.horizon = seat, level.horizon
        self._seat, self._drawn, self._trials, self._choices = seat, 0, 0, 0
        self._ends = time.monotonic() + limits.seconds if limits.seconds else 0.0

    def halve(self, plans: Sequence[Plan], names: Sequence[str], places: Sequence[int], share: float = 1.0) -> Thought:
        """Try candidates out until one is left besides the first, which stays as the measure of all others.

        They may take what is left of a share of the level's nodes, about the same in each round.
        """
        rows = np.array([self._search.usual(self._level), *plans])
        results: list[list[float]] = [[] for _ in plans]
        lucks: list[list[Any]] = [[] for _ in plans]
        alive, samples, cut = list(range(len(plans))), self._level.samples, False
        while not cut:
            cut = self._round(rows, alive, samples, places, results, lucks, self._nodes_of_round(share, len(alive)))
            fair = _without_luck(results, lucks) if self._level.levels_luck else results
            means = [_mean(some) for some in fair]
            ranked = sorted(alive, key=lambda number: -means[number])
            kept = self._hopeful(self._unlike(ranked, results), fair)[: max(1, len(alive) // 2)]
            if len(alive) <= 2 or kept == [0]:
                break
            alive, samples = kept if 0 in kept else [*kept, 0], samples * 2
        order = self.order(fair, alive)
        found = tuple(_candidate(names[number], plans[number], places[number], fair[number]) for number in order)
        return Thought(found, self._trials, self._choices, cut)

    def _unlike(self, numbers: Sequence[int], results: Sequence[Sequence[float]]) -> list[int]:
        """The first candidate, and of those that come to the same everywhere the foremost that is not like it."""
        if not self._level.distinct:
            return list(numbers)
        met = {tuple(results[0])}
        unlike = []
        for number in numbers:
            if number == 0 or tuple(results[number]) not in met:
                unlike.append(number)
            met.add(tuple(results[number]))
        return unlike

    def _hopeful(self, numbers: list[int], results: Sequence[Sequence[float]]) -> list[int]:
        """In a race, the first candidate and those that did better than it so far."""
        if not self._level.races:
            return numbers
        return [number for number in numbers if number == 0 or _mean(results[number]) > _mean(results[0])]

    def order(self, results: list[list[float]], alive: Sequence[int]) -> list[int]:
        """The candidates, the best of those tried longest first, but the first one unless another is clearly better."""
        order = sorted(range(len(results)), key=lambda number: (-len(results[number]), -_mean(results[number])))
        if order[0] != 0 and 0 in alive and not self._is_better(results[order[0]], results[0]):
            order.remove(0)
            order.insert(0, 0)
        return order

    def _is_better(self, results: Sequence[float], usual: Sequence[float]) -> bool:
        """Whether a candidate is clearly better than the first, sample by sample."""
        gains = np.array(results[: len(usual)]) - np.array(usual[: len(results)])
        doubt = float(np.std(gains) / max(1, len(gains) - 1) ** 0.5) if self._level.caution else 0.0
        return _mean(results) >= _mean(usual) + self._level.margin + self._level.caution * doubt

    def _nodes_of_round(self, share: float, alive: int) -> int:
        """How many choices the next round may take; 0 without a limit."""
        if not self._level.nodes:
            return 0
        return max(1, int(share * self._level.nodes - self._choices) // max(1, (alive - 1).bit_length()))

    def _round(
        self, rows: Any, alive: Sequence[int], samples: int, places: Sequence[int], results: list[list[float]],
        lucks: list[list[Any]], nodes: int,
    ) -> bool:  # fmt: skip
        """Try each of the remaining candidates with the same luck; returns whether time ran out.

        A sample that not all of them were tried with counts only if it is the first.
        """
        trials: Any = many(Trial, len(alive) * samples)
        trials["plan"] = [number + 1 for _ in range(samples) for number in alive]
        trials["first"] = [places[number] for _ in range(samples) for number in alive]
        trials["key"] = [key for key in self._keys(samples) for _ in alive]
        left = self._limits._replace(nodes=nodes)
        if self._ends:
            left = left._replace(seconds=max(1e-3, self._ends - time.monotonic()))
        values, done = self._search.play(self._seen, rows, self._firsts, trials, self._roots, left)
        whole = done - done % len(alive) if any(results) or done >= len(alive) else done
        for place in range(whole):
            results[alive[place % len(alive)]].append(float(values[place, self._seat]))
            lucks[alive[place % len(alive)]].append(trials["luck"][place])
        made = int(trials["made"][:done].sum())
        self._trials += done
        self._choices += made
        return done < len(trials) and not 0 < nodes <= made

    def _keys(self, samples: int) -> Iterator[int]:
        """The dice of the next samples."""
        for _ in range(samples):
            self._drawn += 1
            yield int(mix(u8(self._seed & WORD), u8(self._drawn)))


def _without_luck(results: Sequence[Sequence[float]], lucks: Sequence[Sequence[Any]]) -> list[list[float]]:
    """Results less what the dice explain of them: luck is 0 in the mean, so the means stay right, with less doubt."""
    found = [(np.array(some), np.array(luck).reshape(-1, LUCKS)) for some, luck in zip(results, lucks, strict=True)]
    gains = np.concatenate([some - some.mean() for some, _ in found if len(some)])
    chances = np.concatenate([luck - luck.mean(axis=0) for some, luck in found if len(some)])
    worth = np.linalg.lstsq(chances, gains, rcond=None)[0]
    return [(some - luck @ worth).tolist() for some, luck in found]


def _candidate(name: str, plan: Plan, place: int, results: Sequence[float]) -> Candidate:
    error = float(np.std(results) / max(1, len(results) - 1) ** 0.5) if results else 0.0
    return Candidate(name, plan, place, _mean(results), error, len(results))


def _mean(results: Sequence[float]) -> float:
    return sum(results) / len(results) if results else -1.0


def _child(plan: Plan, spread: float, rng: np.random.Generator) -> Plan:
    """A plan whose weights differ a little from another\'s."""
    child: Plan = plan * np.exp(spread * rng.standard_normal(len(plan)))
    return child


def _parts(count: int, threads: int) -> Iterator[slice]:
    """How so many trials are shared out."""
    each = -(-count // threads)
    return (slice(start, min(start + each, count)) for start in range(0, count, each))


def _is_due(limits: Limits, began: float) -> bool:
    """Whether a search has to end now."""
    if limits.stopped is not None and limits.stopped():
        return True
    return limits.seconds > 0 and time.monotonic() - began > limits.seconds
