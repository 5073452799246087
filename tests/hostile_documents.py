"""Hostile positions: documents of whole games with one to three fields corrupted.

Every document gives one clear sentence, or a position whose list of choices agrees with `check` and which can be played
on; never a traceback, a hang or a crash. With every index of the compiled rules checked:

NUMBA_BOUNDSCHECK=1 python -m tests.hostile_documents latium --documents 5000 --seed 1

The documents are tried in a separate process, which names each before it tries it: if it dies or hangs, the document is
known, and the next process continues after it.
"""

from __future__ import annotations

import argparse
import copy
import json
import os
import random
import selectors
import subprocess
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import bellona
from bellona.gamekit.ranges import leaves
from bellona.gamekit.values import BellonaError
from bellona.kernel.record import dtype_of, one
from bellona.registry import game_slugs, package_of
from bellona.replays import replay

from .golden import recorded

START, PATIENCE = 900.0, 60.0
"""Seconds for the start of a process, which may have to compile, and for one document."""
LONGEST_SENTENCE = 400
LISTED = 12
INVENTED = 12
MOVES = 2
DRAWN = 0.03
KEPT_BY_QUESTION = 6
EDGES: tuple[Any, ...] = (
    0, 1, -1, 2, -2, 3, 7, 12, 99, 100, 126, 127, 128, 129, -127, -128, -129, 255, 256, 999, 1000, 9999, 10_000,
    32766, 32767, 32768, -32767, -32768, -32769, 65535, 65536, 2**31 - 1, 2**31, -(2**31), 2**63 - 1, 2**63, 2**64,
    -(2**63), 10**30, 0.0, 0.5, -1.5, 1e308, float("inf"), float("-inf"), float("nan"), True, False, None,
    "", "none", "hidden", "0", "-1", "nobody", "NONE", "\u0000", "\u00b2", "x" * 300, "9" * 5000, [], [[]], {},
    {"": {}},
    [0], [1, 2, 3], ["none"], [None], {"none": 1}, [0] * 1000,
)  # fmt: skip
SELECTED: Mapping[str, tuple[int, ...]] = {"latium": (59,), "dbsa": (4,)}
"""Verbs that may be chosen unlisted besides the free ones: `lead`, and `suggested` once all are placed."""
Path_ = tuple[str | int, ...]


# What a document may hold


def slug_of(setting: Any) -> str:
    """The game of a setting."""
    return str(type(setting).__module__.split(".")[2])


def fields_of(setting: Any) -> list[Path_]:
    """The places that documents of a game may have, as its own loader names them."""
    return list(ATLAS[slug_of(setting)](setting))


def _of_de_bello_punico(setting: Any) -> Iterator[Path_]:
    from bellona.games.de_bello_punico.document.codec import TOP
    from bellona.games.de_bello_punico.position.records import Attack, Battle, Commander, Unit

    yield from ((name,) for name in TOP)
    yield from (("now", name) for name in dtype_of(Battle).names or ())
    yield from (("now", "attack", name) for name in dtype_of(Attack).names or ())
    yield from (("now", leader, name) for leader in ("R-CMD", "C-CMD") for name in dtype_of(Commander).names or ())
    yield from (("units", "*", name) for name in dtype_of(Unit).names or ())


def _of_punic_wars(setting: Any) -> Iterator[Path_]:
    from bellona.games.punic_wars.document.codec import TOP
    from bellona.games.punic_wars.document.differences import FIELDS, TAG

    def inner(spec: Any, path: Path_) -> Iterator[Path_]:
        yield path
        if isinstance(spec, dict):
            for name, one_spec in spec.items():
                yield from inner(one_spec, (*path, name))
        elif not isinstance(spec, str):
            names = setting.document.now.axes[spec[0]]
            for name in names if len(names) < 20 else names[::41]:
                yield from inner(spec[1], (*path, name))

    yield from ((name,) for name in TOP)
    yield from inner(FIELDS, ("now",))
    yield from (("now", "tags", 0, name) for name in TAG)


def _of_dbsa(setting: Any) -> Iterator[Path_]:
    from bellona.games.dbsa.document.codec import ENTRY, TOP

    yield from ((name,) for name in TOP)
    yield from (("elements", "*", name) for name in ENTRY)
    yield from (("camps", seat, name) for seat in setting.seats for name in ("at", "fallen"))
    yield from (("setup", name) for name in ("high", "five", "six"))


def _of_latium(setting: Any) -> Iterator[Path_]:
    from bellona.games.latium.document.layout import REALM
    from bellona.games.latium.document.spelling import Fields, Listed, Named
    from bellona.games.latium.position.records import Realm

    def inner(spelling: Any, value: Any, path: Path_) -> Iterator[Path_]:
        if path:
            yield path
        if isinstance(spelling, Fields):
            for name in spelling.names(value):
                yield from inner(spelling.of(name, value), value[name], (*path, name))
        elif isinstance(spelling, Named):
            for number, name in list(enumerate(spelling.names))[:: max(1, len(spelling.names) // 4)]:
                yield from inner(spelling.each, value[number], (*path, name))
        elif isinstance(spelling, Listed):
            yield from inner(spelling.each, value[0], (*path, 0))

    yield ("filii",)
    yield from inner(REALM, one(Realm), ())


ATLAS: Mapping[str, Callable[[Any], Iterator[Path_]]] = {
    "de_bello_punico": _of_de_bello_punico,
    "punic_wars": _of_punic_wars,
    "dbsa": _of_dbsa,
    "latium": _of_latium,
}


# Documents of whole games


def gather(slug: str) -> list[dict[str, Any]]:
    """Dumps along the golden games of all scenarios, some of every question in every phase."""
    found: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for scenario in bellona.game(slug).scenarios:
        match = replay(recorded(slug, scenario, ".bell.json"))
        for position in [*(step.before for step in match.steps), match.position]:
            prompt = match.setting.prompt(position)
            kept = found.setdefault((prompt.phase, prompt.ask, scenario), [])
            if len(kept) < KEPT_BY_QUESTION:
                kept.append(json.loads(json.dumps(match.setting.dump(position))))
    return [doc for docs in found.values() for doc in docs]


def sampled(chooser: random.Random, things: Sequence[Any], most: int) -> list[Any]:
    """Some of the things, all if they are few."""
    return list(things) if len(things) <= most else [things[n] for n in chooser.sample(range(len(things)), most)]


# Corrupting them


@dataclass
class Spoiler:
    """Corrupts documents of a game."""

    docs: list[dict[str, Any]]
    atlas: list[Path_]
    bounds: list[int]
    seen: dict[Path_, list[Any]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for doc in self.docs:
            for path, value in nodes(doc):
                known = self.seen.setdefault(path, [])
                if len(known) < 24 and value not in known:
                    known.append(value)
        self.paths = sorted(self.seen, key=str)
        self.texts = [json.dumps(doc) for doc in self.docs]

    def spoilt(self, number: int, seed: int) -> tuple[dict[str, Any], list[str]]:
        """The document of a number, and its changes."""
        chooser = random.Random(f"{seed} {number}")
        doc = json.loads(chooser.choice(self.texts))
        changes = [self.change(chooser, doc) for _ in range(chooser.choice((1, 1, 2, 3)))]
        return doc, changes

    def change(self, chooser: random.Random, doc: dict[str, Any]) -> str:
        """Corrupt one place of a document."""
        path = self.place(chooser, doc)
        kind = chooser.random()
        if kind < 0.06:
            return remove(doc, path)
        if kind < 0.10:
            path = (*path[:-1], f"{path[-1]}x")
        value = self.value(chooser, path)
        return put(doc, path, value)

    def place(self, chooser: random.Random, doc: dict[str, Any]) -> Path_:
        kind = chooser.random()
        if kind < 0.45:
            path = chooser.choice(self.atlas)
        elif kind < 0.75:
            path = chooser.choice(self.paths)
        else:
            path = chooser.choice([path for path, _ in nodes(doc)])
        if "*" in path:
            there = doc.get(str(path[0]))
            names = list(there) if isinstance(there, dict) and there else ["x"]
            path = tuple(chooser.choice(names) if step == "*" else step for step in path)
        return path

    def value(self, chooser: random.Random, path: Path_) -> Any:
        kind = chooser.random()
        if kind < 0.35 and path in self.seen:
            return copy.deepcopy(chooser.choice(self.seen[path]))
        if kind < 0.55:
            return chooser.choice(self.bounds)
        if kind < 0.62:
            return copy.deepcopy(chooser.choice(self.seen[chooser.choice(self.paths)]))
        if kind < 0.64:
            return deep(chooser.choice((5, 50, 400)))
        return copy.deepcopy(chooser.choice(EDGES))


def spoiler_of(slug: str, docs: list[dict[str, Any]]) -> Spoiler:
    """A corrupter of documents of a game, which knows its fields and the bounds of their ranges."""
    setting = bellona.game(slug).rules.setting(bellona.game(slug).scenarios[0])
    limits = [leaf.limits for leaf in leaves(setting.engine.position)]
    bounds = sorted({edge + by for limit in limits for edge in (limit.low, limit.high) for by in (-1, 0, 1)})
    return Spoiler(docs, fields_of(setting), bounds)


def nodes(doc: Any, path: Path_ = ()) -> Iterator[tuple[Path_, Any]]:
    """Every place of a document but the whole, and what stands there."""
    steps = doc.items() if isinstance(doc, dict) else enumerate(doc[:3]) if isinstance(doc, list) else ()
    for step, value in steps:
        yield (*path, step), value
        yield from nodes(value, (*path, step))


def deep(levels: int) -> Any:
    """Lists within lists."""
    found: Any = 0
    for _ in range(levels):
        found = [found]
    return found


def holder_of(doc: Any, path: Path_, make: bool) -> Any:
    """The object or list in which a path ends, created if missing."""
    for step in path[:-1]:
        if isinstance(doc, list) and isinstance(step, int) and step < len(doc):
            doc = doc[step]
        elif isinstance(doc, dict) and (step in doc or make):
            doc = doc.setdefault(step, {})
        else:
            return None
    return doc


def put(doc: dict[str, Any], path: Path_, value: Any) -> str:
    """Put a value at a place."""
    holder = holder_of(doc, path, True)
    if isinstance(holder, list) and isinstance(path[-1], int) and path[-1] < len(holder):
        holder[path[-1]] = value
    elif isinstance(holder, list):
        holder.append(value)
    elif isinstance(holder, dict):
        holder[path[-1]] = value
    return f"{'.'.join(map(str, path))} = {short(value)}"


def remove(doc: dict[str, Any], path: Path_) -> str:
    """Take out what stands at a place."""
    holder = holder_of(doc, path, False)
    if isinstance(holder, list) and isinstance(path[-1], int) and path[-1] < len(holder):
        del holder[path[-1]]
    elif isinstance(holder, dict):
        holder.pop(path[-1], None)
    return f"{'.'.join(map(str, path))} taken out"


def short(value: Any) -> str:
    """A value for a reader."""
    told = json.dumps(value)
    return told if len(told) < 60 else f"{told[:57]}..."


# Trying one


class Broken(Exception):
    """A failure of the test."""


def attempt(slug: str, doc: dict[str, Any], chooser: random.Random) -> bool:
    """Whether a document is accepted; Broken if anything about it is wrong."""
    try:
        match = bellona.game(slug).load(doc, seed=1)
    except BellonaError as error:
        sentence = str(error)
        if "\n" in sentence or not 8 <= len(sentence) <= LONGEST_SENTENCE:
            raise Broken(f"no clear sentence: {sentence[:200]!r}") from None
        return False
    compare(match, chooser)
    for _ in range(MOVES):
        if match.result is not None or not (codes := match.setting.codes(match.position)):
            break
        match.play(match.setting.action(match.position, chooser.choice(codes)), seat=match.seat)
        assert match.prompt.text
    if chooser.random() < DRAWN:
        assert match.dump()
        draw = package_of(slug).picture.draw
        draw(match.setting, match.observe(None), overlays=(), language="en")
    return True


def compare(match: Any, chooser: random.Random) -> None:
    """Compare the list of each who is asked with what `check` says."""
    setting = match.setting
    assert match.prompt.text
    for seat in match.waiting[:2] if match.result is None else ():
        turned = setting.turned_to(match.position, seat)
        codes = setting.codes(turned)
        for code in sampled(chooser, codes, LISTED):
            refusal = setting.check(turned, setting.action(turned, code))
            if refusal is not None:
                raise Broken(f"listed, but refused: {setting.action(turned, code)} ({refusal})")
        look_beside(setting, turned, codes, chooser)


def look_beside(setting: Any, position: Any, codes: list[tuple[int, ...]], chooser: random.Random) -> None:
    """No action that is not listed is allowed, unless its verb is one of which only a selection is listed."""
    if not codes:
        return
    listed, before = set(codes), position.tobytes()
    for _ in range(INVENTED):
        code, other = list(chooser.choice(codes)), chooser.choice(codes)
        place = chooser.randrange(len(code))
        near = (-1, 0, 1, code[place] + 1, code[place] - 1, 31, 99)
        code[place] = other[place] if chooser.random() < 0.4 else chooser.choice(near)
        if tuple(code) in listed or code[0] in setting.engine.free or code[0] in SELECTED.get(slug_of(setting), ()):
            continue
        if setting.engine.check(setting.world, position, setting.engine.codes.filled(tuple(code))):
            continue
        text = str(setting.action(position, tuple(code)))
        if setting.read(position, text).code not in listed:
            raise Broken(f"not listed, but allowed: {text}")
    if position.tobytes() != before:
        raise Broken("looking has changed the position")


# The processes


def work(slug: str, kept: Path, seed: int, begin: int, end: int) -> None:
    """Try documents one after the other, and report each before and after."""
    spoiler = spoiler_of(slug, json.loads(kept.read_text(encoding="utf-8")))
    print("ready", flush=True)
    for number in range(begin, end):
        print(f"try {number}", flush=True)
        doc, changes = spoiler.spoilt(number, seed)
        print(json.dumps(judged(slug, doc, changes, random.Random(number))), flush=True)


def judged(slug: str, doc: dict[str, Any], changes: list[str], chooser: random.Random) -> list[str]:
    """The result of a document."""
    try:
        return ["taken" if attempt(slug, doc, chooser) else "refused"]
    except Broken as broken:
        return ["broken", str(broken), *changes]
    except BaseException as error:  # every error must be reported
        where = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{Path(where.filename).name}:{where.lineno}"
        return ["broken", f"{type(error).__name__}: {str(error)[:200]} ({place})", *changes]


@dataclass
class Toll:
    """The results of all documents."""

    counts: Counter[str] = field(default_factory=Counter)
    broken: list[tuple[int, str, list[str]]] = field(default_factory=list)


def besiege(slug: str, documents: int, seed: int, kept: Path, begin: int = 0) -> Toll:
    """Try this many documents, in as many processes as die on the way."""
    toll, end = Toll(), begin + documents
    while begin < end:
        begin = one_process(slug, kept, seed, begin, end, toll)
    return toll


def one_process(slug: str, kept: Path, seed: int, begin: int, end: int, toll: Toll) -> int:
    """Have a process try documents until it finishes, dies or hangs; returns the number to continue with."""
    command = [sys.executable, "-m", "tests.hostile_documents", slug, "--kept", str(kept), "--seed", str(seed)]
    command += ["--from", str(begin), "--documents", str(end - begin)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0)
    number, hangs = begin, False
    try:
        for line in lines_of(process):
            if line.startswith("try "):
                number = int(line.split()[1])
            elif line.startswith("["):
                told = json.loads(line)
                toll.counts[told[0]] += 1
                if told[0] == "broken":
                    toll.broken.append((number, told[1], told[2:]))
                number += 1
    except TimeoutError:
        hangs = True
        process.kill()
    status = process.wait()
    if number < end:
        toll.counts["broken"] += 1
        toll.broken.append((number, "hangs" if hangs else f"the process died with status {status}", []))
        number += 1
    return number


def lines_of(process: subprocess.Popen[bytes]) -> Iterator[str]:
    """The output of a process, line by line; TimeoutError if it is silent for too long."""
    assert process.stdout is not None
    rest, patience = b"", START
    with selectors.DefaultSelector() as waiting:
        waiting.register(process.stdout, selectors.EVENT_READ)
        while waiting.select(patience):
            more = os.read(process.stdout.fileno(), 65536)
            if not more:
                return
            *whole, rest = (rest + more).split(b"\n")
            yield from (line.decode() for line in whole)
            patience = PATIENCE
    raise TimeoutError


def main() -> int:
    """Attack from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=game_slugs())
    parser.add_argument("--documents", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", dest="begin", type=int, default=0)
    parser.add_argument("--kept", type=Path, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.kept:
        work(wanted.game, wanted.kept, wanted.seed, wanted.begin, wanted.begin + wanted.documents)
        return 0
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder) / "documents.json"
        docs = gather(wanted.game)
        kept.write_text(json.dumps(docs), encoding="utf-8")
        print(f"{len(docs)} documents of whole games in {time.monotonic() - begun:.0f} s", flush=True)
        toll = besiege(wanted.game, wanted.documents, wanted.seed, kept, wanted.begin)
    report(toll, wanted, time.monotonic() - begun)
    return 1 if toll.broken else 0


def report(toll: Toll, wanted: argparse.Namespace, seconds: float) -> None:
    """The results, with equal faults together."""
    kinds: dict[str, list[tuple[int, list[str]]]] = {}
    for number, what, changes in toll.broken:
        kinds.setdefault(what, []).append((number, changes))
    for what, cases in sorted(kinds.items(), key=lambda kind: -len(kind[1])):
        number, changes = cases[0]
        print(f"{len(cases)} times: {what}; first document {number}: {'; '.join(changes)}")
    counts = ", ".join(f"{count} {name}" for name, count in sorted(toll.counts.items()))
    checked = "" if os.environ.get("NUMBA_BOUNDSCHECK") == "1" else " (without checked bounds)"
    print(f"{wanted.game}: {wanted.documents} documents in {seconds:.0f} s{checked}: {counts}")


if __name__ == "__main__":
    sys.exit(main())
