"""The differences of a position from its stacks and tables: every field of its record, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from typing import Any, NamedTuple

import numpy as np

from bellona.gamekit.reading import one_of, understood
from bellona.gamekit.values import BadPosition, NotUnderstood

from ..position.records import HIDDEN, NONE, Alliance, Ask, Ending, Level, Marching, Phase, Status, War
from ..rules.events import Cause
from ..text.notation import ARMS, KINDS, LEADER_NAMES, SEATS, Notation

Spec = Any
"""What a field holds: the name of a codec, an axis and what lies along it, or the fields of a record."""

FIELDS: dict[str, Spec] = {
    "scenario": "number", "turn": "number", "phase": "phase", "active": "side", "ask": "ask", "seat": "side",
    "winner": "side", "ending": "ending", "level": "level", "offered": ("side", "flag"), "resume_ask": "ask",
    "resume_seat": "side", "line": "number", "line_left": "number", "treasury": ("side", "number"),
    "funds": ("side", "sealed"), "losses": ("side", "number"), "fallen": "number", "to_retire": "number",
    "to_draw": "number", "to_elect": "number", "may_build": "flag", "illyrian_war": "flag", "south_defected": "flag",
    "syracuse_by": "alliance", "marching": "leader", "force": ("arm", "number"), "going": "hex",
    "must_attack": "flag", "threat": "arm", "sweep": "number", "sweep_side": "side", "revolt": "region",
    "stage": "number", "disturbed": "hex", "sworn": ("arm", "leader"),
    "due": ("side", {"points": "number", "hex": "hex", "kinds": "kinds", "cause": "cause"}),
    "leaders": ("leader", {"status": "status", "marching": "progress", "points": "number", "hex": "hex"}),
    "syracusans": ("arm", "number"), "align": ("region", "side"), "marker": ("region", "flag"),
    "defected": ("region", "flag"), "control": ("region", "side"), "status": ("region", "side"),
    "last": ("region", "side"), "land": ("side", ("region", "number")), "spent": ("region", "number"),
    "total": ("side", ("arm", "number")), "holder": ("place", "side"), "pinned": ("place", "number"),
    "besieged": ("side", ("place", "flag")), "points": ("side", ("arm", ("hex", "number"))),
    "inside": ("side", ("arm", ("hex", "flag"))), "veiled": ("hex", "flag"),
}  # fmt: skip
TAG = {"leader": "leader", "hex": "hex", "points": ("arm", "number"), "held": ("arm", "number")}
PARTIES = (*SEATS, "nobody")


class Codec(NamedTuple):
    """How a number is written as a word, and read."""

    write: Callable[[int], Any]
    read: Callable[[Any], int]


class Now:
    """Writes and reads the current state of a position."""

    def __init__(self, notation: Notation, regions: Sequence[str], places: Sequence[str], hexes: Sequence[str]) -> None:
        self.axes: Mapping[str, Sequence[str]] = {
            "side": SEATS, "arm": ARMS, "region": regions, "place": places, "hex": hexes, "leader": LEADER_NAMES,
        }  # fmt: skip
        self.codecs = {
            "number": Codec(int, _number),
            "flag": Codec(bool, _flag),
            "sealed": Codec(_write_sealed, _read_sealed),
            "kinds": Codec(_write_kinds, _read_kinds),
            "side": _names(PARTIES),
            "arm": _names(ARMS),
            "region": _names(regions),
            "hex": Codec(notation.hex, lambda name: NONE if name == "none" else notation.find_hex(name)),
            "leader": Codec(notation.leader, lambda name: NONE if name == "none" else notation.find_leader(name)),
            "cause": _enum(Cause),
            "phase": _enum(Phase),
            "ask": _enum(Ask),
            "ending": _enum(Ending),
            "level": _enum(Level),
            "alliance": _enum(Alliance),
            "status": _enum(Status),
            "progress": _enum(Marching),
        }

    def differences(self, war: War, plain: War) -> dict[str, Any]:
        """The fields of a position that differ from the plain one."""
        found: dict[str, Any] = self._write(FIELDS, war, plain)
        if war.tag_count:
            blank = plain.tags[0]
            found["tags"] = [self._write(TAG, war.tags[place], blank, whole=True) for place in range(war.tag_count)]
        return found

    def _write(self, spec: Spec, value: Any, plain: Any, whole: bool = False) -> Any:
        if isinstance(spec, str):
            return self.codecs[spec].write(int(value))
        steps: list[tuple[str, Any, Spec]]
        if isinstance(spec, dict):
            steps = [(name, name, inner) for name, inner in spec.items()]
        else:
            steps = [(name, place, spec[1]) for place, name in enumerate(self.axes[spec[0]])]
        return {
            name: self._write(inner, value[key], plain[key], whole)
            for name, key, inner in steps
            if whole or not np.array_equal(value[key], plain[key])
        }

    def restore(self, war: War, told: Mapping[str, Any]) -> None:
        """Put the differences back into the plain position."""
        for name, value in told.items():
            if name == "tags":
                self._restore_tags(war, value)
            elif name in FIELDS:
                self._read(FIELDS[name], war, name, value, f"now.{name}")
            else:
                raise BadPosition(f"now.{name}: a position has no such field")

    def _restore_tags(self, war: War, tags: Any) -> None:
        if not isinstance(tags, list) or len(tags) > len(war.tags):
            raise BadPosition(f"now.tags: a list of at most {len(war.tags)} is expected here")
        war.tag_count = len(tags)
        for place, told in enumerate(tags):
            self._read(TAG, war.tags, place, told, f"now.tags.{place}")

    def _read(self, spec: Spec, holder: Any, key: Any, told: Any, place: str) -> None:
        if isinstance(spec, str):
            try:
                holder[key] = understood(place, self.codecs[spec].read, told)
            except OverflowError:
                raise BadPosition(f"{place}: {told!r} is too large") from None
            return
        if not isinstance(told, Mapping):
            raise BadPosition(f"{place}: an object is expected here, not {told!r}")
        names = list(spec) if isinstance(spec, dict) else self.axes[spec[0]]
        for name, value in told.items():
            number = one_of(place, name, names)
            inner = spec[name] if isinstance(spec, dict) else spec[1]
            self._read(inner, holder[key], name if isinstance(spec, dict) else number, value, f"{place}.{name}")


def _number(told: Any) -> int:
    if not isinstance(told, int) or isinstance(told, bool):
        raise NotUnderstood(f"a number is expected here, not {told!r}")
    return told


def _flag(told: Any) -> int:
    if not isinstance(told, bool):
        raise NotUnderstood(f"true or false is expected here, not {told!r}")
    return int(told)


def _write_sealed(value: int) -> Any:
    return {NONE: "none", HIDDEN: "hidden"}.get(value, value)


def _read_sealed(told: Any) -> int:
    return {"none": NONE, "hidden": HIDDEN}[told] if told in ("none", "hidden") else _number(told)


def _write_kinds(bits: int) -> list[str]:
    return [name for kind, name in enumerate(KINDS) if bits >> kind & 1]


def _read_kinds(told: Any) -> int:
    if not isinstance(told, list) or not all(name in KINDS for name in told):
        raise NotUnderstood(f"a list of {', '.join(KINDS)} is expected here, not {told!r}")
    return sum(1 << KINDS.index(name) for name in set(told))


def _names(names: Sequence[str]) -> Codec:
    """Numbers with names; NONE is `none`."""

    def read(told: Any) -> int:
        if told != "none" and told not in names:
            raise NotUnderstood(f"one of {', '.join(names)} is expected here, not {told!r}")
        return NONE if told == "none" else names.index(told)

    return Codec(lambda value: "none" if value < 0 else names[value], read)


def _enum(codes: type[IntEnum]) -> Codec:
    """The members of an enumeration by their names."""
    return _names([code.name.lower() for code in codes])
