"""The speed of the engine and its peers, in one run on one core.

Absolute numbers depend on the machine; compare the ratios.
"""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from typing import Any

from bellona.bots import choose
from bellona.gamekit.levels import Level
from bellona.gamekit.search import Limits, Thought
from bellona.match import game as rules_of
from bellona.registry import package_of, seats_of

Progress = Callable[[str], None]
SECONDS = 2.0
CLONES = 200_000
CHECKS = 20_000
SIDE_BY_SIDE = 4096
"""Positions that are stepped in one call."""
ROUNDS = 12
WARMING = 60
"""Choices of greedy bots before a search is measured, in matches that last so long."""
CHESS = "python-chess"


def run_bench(
    places: Sequence[tuple[str, str]],
    peers: bool = True,
    seconds: float = SECONDS,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Measure self-play, at random with the full legal list at every decision and greedy, cloning, start-up, memory."""
    tell = progress or (lambda _: None)
    tell("start-up")
    report: dict[str, Any] = {"start_up_seconds": start_up_seconds(), "peers": {}, "games": {}}
    for name, package, rate in PEERS if peers else ():
        tell(name)
        report["peers"][name] = round(rate(seconds)) if find_spec(package) else None
    for number, (game, scenario) in enumerate(places, start=1):
        tell(f"{game}/{scenario}, {number}/{len(places)}")
        report["games"][f"{game}/{scenario}"] = measure(game, scenario, seconds, report["peers"])
    return report


def measure(game: str, scenario: str, seconds: float, peers: Mapping[str, int | None]) -> dict[str, Any]:
    """One scenario: its own numbers, and its decisions compared with those of each peer."""
    return (
        {
            **measure_level(game, scenario, "random", seconds, peers),
            "greedy": measure_level(game, scenario, "greedy", seconds, peers),
            "clone_nanoseconds": round(clone_nanoseconds(game, scenario), 1),
            "step_many_per_second": round(step_many_rate(game, scenario)),
            "peak_memory_megabytes": peak_memory_megabytes(game, scenario),
        }
        | measure_check(game, scenario, peers)
        | measure_search(game, scenario, seconds)
    )


def measure_level(
    game: str, scenario: str, level: str, seconds: float, peers: Mapping[str, int | None]
) -> dict[str, Any]:
    """The decisions of bots of one level, alone and beside those of each peer, which plays at random."""
    rate = own_rate(game, scenario, level, seconds)
    return {
        "decisions_per_second": round(rate),
        "ratios": {name: round(rate / peer, 3) for name, peer in peers.items() if peer},
    }


def measure_check(game: str, scenario: str, peers: Mapping[str, int | None]) -> dict[str, Any]:
    """If moves are free, and not from a list: the cost of a check, compared with a legality check of chess."""
    runner = package_of(game).bots.runner_of(scenario)
    check_many = getattr(runner, "check_many", None)
    if check_many is None:
        return {}
    check_many(10)
    started = time.process_time()
    check_many(CHECKS)
    spent = (time.process_time() - started) / CHECKS * 1e6
    found: dict[str, Any] = {"check_microseconds": round(spent, 2)}
    if peers.get(CHESS):
        found["check_ratios"] = {CHESS: round(chess_check_microseconds() / spent, 2)}
    return found


def measure_search(game: str, scenario: str, seconds: float) -> dict[str, Any]:
    """Where bots think: how many trials, and how many choices in them, a search plays per second on one core."""
    runner: Any = package_of(game).bots.runner_of(scenario)
    levels = [level for level in runner.repertoire.levels.values() if level.thinks or level.actions]
    if not levels:
        return {}
    seen = under_way(game, scenario)
    trials, choices, seed, started = 0, 0, 0, time.process_time()
    while (spent := time.process_time() - started) < seconds:
        thought = think(runner, seen, levels[-1], seed, Limits(seconds=seconds))
        trials, choices, seed = trials + thought.trials, choices + thought.choices, seed + 1
    return {"search": {"trials_per_second": round(trials / spent), "choices_per_second": round(choices / spent)}}


def under_way(game: str, scenario: str) -> Any:
    """A match as the seat in turn knows it: after some choices of greedy bots, or halfway if it is over by then."""
    match = rules_of(game).start(scenario, seed=1)
    while match.result is None and len(match.steps) < WARMING:
        match.play(choose(match, "greedy", 1))
    step = match.steps[-1 if match.result is None else len(match.steps) // 2]
    return match.setting.observe(step.before, step.seat)


def think(runner: Any, seen: Any, level: Level, seed: int, limits: Limits) -> Thought:
    """A thought of a level: about its plan, or where it has only one, about its choice."""
    seat = int(seen.seat)
    if level.thinks:
        thought: Thought = runner.planner.search.choose_plan(seen, seat, level, seed, limits)
        return thought
    plan = runner.repertoire.plans[level.plan]
    weighed: Thought = runner.planner.weigh(seen, seat, level, plan, seed, limits)
    return weighed


def own_rate(game: str, scenario: str, level: str, seconds: float) -> float:
    """Decisions per second of bots of one level playing each other."""
    runner = package_of(game).bots.runner_of(scenario)
    bots = [level] * len(seats_of(game, scenario))
    runner.play(bots, 0)
    decisions, seed, started = 0, 1, time.process_time()
    while (spent := time.process_time() - started) < seconds:
        decisions += runner.play(bots, seed)["choices"]
        seed += 1
    return float(decisions / spent)


def clone_nanoseconds(game: str, scenario: str) -> float:
    """The cost of copying a position inside compiled code."""
    runner = package_of(game).bots.runner_of(scenario)
    runner.clone_many(10)
    started = time.process_time()
    runner.clone_many(CLONES)
    return (time.process_time() - started) / CLONES * 1e9


def step_many_rate(game: str, scenario: str) -> float:
    """Steps per second of many positions that are stepped in one call, without the bots' choices."""
    batch = package_of(game).bots.runner_of(scenario).batch(SIDE_BY_SIDE, 1, workers=1)
    steps, spent = 0, 0.0
    for number in range(ROUNDS):
        chosen = batch.choose("random")
        started = time.process_time()
        batch.advance()
        if number > 0:  # the first may compile
            spent += time.process_time() - started
            steps += chosen
    return steps / spent if spent else 0.0


def start_up_seconds() -> float:
    """The fastest of three starts of `bellona games`."""
    times = []
    for _ in range(3):
        started = time.perf_counter()
        subprocess.run([sys.executable, "-m", "bellona", "games", "--json"], check=True, capture_output=True)
        times.append(time.perf_counter() - started)
    return round(min(times), 3)


def peak_memory_megabytes(game: str, scenario: str) -> int:
    """The peak memory of a process that plays one game at random."""
    code = (
        "import resource, sys; from bellona.registry import package_of; "
        "bots = ['random'] * int(sys.argv[3]); "
        "package_of(sys.argv[1]).bots.runner_of(sys.argv[2]).play(bots, 1); "
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
    )
    words = [sys.executable, "-c", code, game, scenario, str(len(seats_of(game, scenario)))]
    done = subprocess.run(words, check=True, capture_output=True, text=True)
    unit = 1024 if sys.platform != "darwin" else 1024 * 1024
    return int(done.stdout) // unit


def chess_rate(seconds: float) -> float:
    """python-chess, playing at random."""
    import chess

    chooser, decisions, started = random.Random(1), 0, time.process_time()
    board = chess.Board()
    while (spent := time.process_time() - started) < seconds:
        moves = list(board.legal_moves)
        if not moves or board.halfmove_clock > 100:
            board = chess.Board()
            continue
        board.push(chooser.choice(moves))
        decisions += 1
    return decisions / spent


def chess_check_microseconds() -> float:
    """python-chess, checking the legality of every move of a middle game."""
    import chess

    board = chess.Board("r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R w KQkq - 0 6")
    moves = list(board.pseudo_legal_moves)
    started = time.process_time()
    for number in range(CHECKS):
        board.is_legal(moves[number % len(moves)])
    return (time.process_time() - started) / CHECKS * 1e6


def open_spiel_rate(seconds: float) -> float:
    """OpenSpiel's C++ chess, playing at random."""
    import pyspiel

    chooser, decisions, started = random.Random(1), 0, time.process_time()
    game = pyspiel.load_game("chess")
    state = game.new_initial_state()
    while (spent := time.process_time() - started) < seconds:
        if state.is_terminal():
            state = game.new_initial_state()
        moves = state.legal_actions()
        state.apply_action(chooser.choice(moves))
        decisions += 1
    return decisions / spent


PEERS: tuple[tuple[str, str, Callable[[float], float]], ...] = (
    (CHESS, "chess", chess_rate),
    ("OpenSpiel chess", "pyspiel", open_spiel_rate),
)
