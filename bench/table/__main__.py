"""`python -m bench.table`: saturate every server, then offer all of them the same rate of moves."""

from __future__ import annotations

import argparse
import json
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence

from tests.server.postgres import postgresql_server

from bench.table.contestants import CONTESTANTS, HERE, ONE_PROCESS, OURS, PEERS, TWO_PROCESSES, USUAL
from bench.table.measuring import Load, Outcome, measure
from bench.table.processes import BenchError
from bench.table.promises import promises
from bench.table.report import Findings, print_report


def bounded(least: int, most: int) -> Callable[[str], int]:
    """An integer between two others."""

    def number(text: str) -> int:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{text} is not a whole number from {least} to {most}.")
        return int(text)

    return number


def portion(text: str) -> float:
    """A share above 0 and up to 1."""
    try:
        share = float(text)
    except ValueError:
        share = 0.0
    if not 0.0 < share <= 1.0:
        raise argparse.ArgumentTypeError(f"{text} is not a share above 0 and up to 1.")
    return share


ACCEPTANCE = {
    "only": [*PEERS, OURS], "rounds": 3, "seconds": 5, "warmup": 2, "busy": True, "postgres": True, "check": True,
}  # fmt: skip
"""The options of `--acceptance`."""
RATION = 0.3
"""The share of the time in which the processes of a server run where load and database have to share the cores."""


def asked() -> argparse.Namespace:
    """The arguments of the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.table", description=__doc__)
    parser.add_argument("--matches", type=bounded(1, 400), default=200, help="live matches, two sockets each (200)")
    parser.add_argument("--seconds", type=bounded(1, 60), default=10, help="length of the measured window (10)")
    parser.add_argument("--warmup", type=bounded(0, 30), default=3, help="seconds played before it (3)")
    parser.add_argument("--rounds", type=bounded(1, 9), default=1, help="repeat and take the median (1)")
    parser.add_argument("--share", type=portion, default=0.6, help="offered rate as a share of the peer's best (0.6)")
    parser.add_argument("--rate", type=bounded(1, 50_000), help="offered moves a second, instead of a share")
    parser.add_argument("--only", nargs="+", choices=list(CONTESTANTS), help="measure these alone")
    parser.add_argument("--port", type=bounded(1024, 65_535), default=8140)
    parser.add_argument("--seed", type=bounded(0, 1_000_000), default=7)
    parser.add_argument("--busy", action="store_true", help="once more while others keep the disk and a core busy")
    parser.add_argument("--postgres", action="store_true", help="one process and two on a PostgreSQL of its own")
    parser.add_argument("--json", action="store_true", help="one JSON document on standard output")
    parser.add_argument("--check", action="store_true", help="fail unless every round keeps all promises")
    parser.add_argument("--acceptance", action="store_true", help="all that is promised, in about seven minutes")
    wanted = parser.parse_args()
    if wanted.acceptance:
        vars(wanted).update(ACCEPTANCE)
    return wanted


def say(words: str) -> None:
    """A line of progress."""
    print(words, file=sys.stderr, flush=True)


def fetch_packages() -> None:
    """Install the generator's packages as locked, once."""
    if (HERE / "node_modules" / "ws").exists():
        return
    say("Installing the packages of the load generator…")
    try:
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--silent"], cwd=HERE, check=True, timeout=300)
    except FileNotFoundError:
        raise BenchError("The load generator needs Node.js 20 or newer with npm.") from None
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
        raise BenchError("The packages of the load generator could not be installed.") from None


def saturate(keys: Sequence[str], load: Load, rounds: int) -> dict[str, list[Outcome]]:
    """Moves per second of every server, round by round."""
    outcomes: dict[str, list[Outcome]] = {key: [] for key in keys}
    for number in range(rounds):
        for key in keys:
            outcome = measure(CONTESTANTS[key], load)
            outcomes[key].append(outcome)
            say(f"round {number + 1}, saturation, {CONTESTANTS[key].label}: {outcome.rate:,.0f} moves/s")
    return outcomes


def arrive(
    keys: Sequence[str], load: Load, rounds: int, rate: float, *, beside_noise: bool = False
) -> dict[str, list[Outcome]]:
    """Latency of every server at one rate, round by round."""
    outcomes: dict[str, list[Outcome]] = {key: [] for key in keys}
    for number in range(rounds):
        for key in keys:
            outcome = measure(CONTESTANTS[key], load, rate, beside_noise=beside_noise)
            outcomes[key].append(outcome)
            found = outcome.latency or {}
            latency = f"p50 {found['p50']:.2f} ms, p99 {found['p99']:.2f} ms"
            others = " beside others" if beside_noise else ""
            say(f"round {number + 1}, {rate:,.0f} moves/s offered{others}, {CONTESTANTS[key].label}: {latency}")
    return outcomes


def side_by_side(
    load: Load, rounds: int, new_database: Callable[[], str], share: float | None = None
) -> dict[str, list[Outcome]]:
    """Moves per second on PostgreSQL of one process and of two, round by round; `share` of the time, if it is given."""
    outcomes: dict[str, list[Outcome]] = {ONE_PROCESS: [], TWO_PROCESSES: []}
    ration = f" for {share:.0%} of the time" if share else ""
    for number in range(rounds):
        for key in outcomes:
            outcome = measure(CONTESTANTS[key].on(new_database()), load, share=share)
            outcomes[key].append(outcome)
            cost = f"{outcome.rate:,.0f} moves/s, {outcome.microseconds_a_move:.0f} µs of processor time each"
            say(f"round {number + 1}, saturation{ration}, {CONTESTANTS[key].label}: {cost}")
    return outcomes


def contest(wanted: argparse.Namespace) -> Findings:
    """All measurements."""
    fetch_packages()
    keys = wanted.only or USUAL
    load = Load(wanted.matches, wanted.warmup, wanted.seconds, wanted.seed, wanted.port)
    findings = Findings(saturate(keys, load, wanted.rounds), {}, 0.0)
    peers = [key for key in PEERS if key in keys]
    findings.offered = wanted.rate or wanted.share * max(findings.rate(key) for key in peers or keys)
    findings.arrival = arrive(keys, load, wanted.rounds, findings.offered)
    if wanted.busy:
        noisy = [OURS] if wanted.acceptance else keys
        findings.noisy = arrive(noisy, load, wanted.rounds, findings.offered, beside_noise=True)
    if wanted.postgres:
        with postgresql_server() as new_database:
            findings.several = side_by_side(load, wanted.rounds, new_database)
            findings.rationed = side_by_side(load, wanted.rounds, new_database, RATION)
    return findings


def main() -> int:
    """Run, print, and report by the exit status whether the promise is kept."""
    wanted = asked()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        findings = contest(wanted)
    except BenchError as error:
        say(str(error))
        return 2
    except KeyboardInterrupt:
        say("Stopped.")
        return 130
    found = list(promises(findings))
    if wanted.json:
        print(json.dumps(findings.document(), indent=1))
    else:
        print_report(findings)
        for promise in found:
            print(promise.line())
    return 0 if not wanted.check or (found and all(promise.is_kept for promise in found)) else 1


if __name__ == "__main__":
    sys.exit(main())
