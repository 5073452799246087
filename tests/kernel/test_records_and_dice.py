"""Records, dice and the registry: what every game stands on."""

from __future__ import annotations

import pickle
from collections import Counter

import numpy as np
import pytest

from bellona.gamekit.rule_codes import RuleCode
from bellona.kernel.dice import ROLLS, Dice, dice_from, draw, objection, roll, rolls_of
from bellona.kernel.dictation import dictation
from bellona.kernel.log import EVENTS, Log, emit
from bellona.kernel.record import Array, clone, dtype_of, i1, i2, many, one, record, times
from bellona.kernel.rules import enforced, enforces


@record
class Soldier:
    """A record inside a record."""

    hex: i2
    brave: i1


@record
class Army:
    """A record with arrays."""

    strength: i2
    boxes: Array[i2] = times(2, 3)
    soldiers: Array[Soldier] = times(4)


class Why(RuleCode):
    """Codes that cite rules."""

    NONE = ""
    TOO_FAR = "6c"
    HIT = "9.3", "unit:piece hex points:number"


def test_a_record_reads_and_writes_as_attributes() -> None:
    army = one(Army)
    army.soldiers[2].hex = 40
    army.boxes[1, 2] += 5
    assert (army.soldiers[2].hex, army.boxes[1, 2], army.strength) == (40, 5, 0)
    assert dtype_of(Army).names == ("strength", "boxes", "soldiers")
    assert many(Army, 3).shape == (3,)


def test_numbers_of_a_record_are_plain_integers() -> None:
    army = one(Army)
    army.strength, army.boxes[1, 2], army.soldiers[3].brave = 32_000, 30_000, 100
    read = [army.strength, army.boxes[1, 2], army.boxes[1][2], *army.boxes[0], army.soldiers[3].brave]  # type: ignore[index]
    assert {type(number) for number in read} == {int}
    assert army.strength + army.boxes[1, 2] == 62_000, "where 16 bits would overflow"
    assert army.boxes[1, :].tolist() == [0, 0, 30_000]  # type: ignore[attr-defined, index]
    assert isinstance(army.soldiers[3], Soldier)
    with pytest.raises(OverflowError):
        army.strength += 1_000


def test_a_record_can_be_sent_to_another_process() -> None:
    army = one(Army)
    army.soldiers[1].hex = 7
    again = pickle.loads(pickle.dumps(army))
    assert isinstance(again, Army)
    assert again.soldiers[1].hex == 7


def test_a_name_that_numpy_keeps_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Bad\.size"):

        @record
        class Bad:
            size: i2


def test_a_clone_is_independent_and_equal() -> None:
    army = one(Army)
    army.strength = 7
    other = clone(army)
    assert other.tobytes() == army.tobytes()  # type: ignore[attr-defined]
    other.soldiers[0].hex = 1
    assert army.soldiers[0].hex == 0


def test_codes_cite_rules_and_name_their_numbers() -> None:
    assert (Why.TOO_FAR, Why.TOO_FAR.rule, Why.TOO_FAR.word) == (1, "6c", "too_far")
    assert Why.HIT.numbers == (("unit", "piece"), ("hex", "hex"), ("points", "number"))


def test_dictated_dice_come_first_and_all_are_noted() -> None:
    dice = dice_from(99, [6, 1])
    shown = [roll(dice, 6) for _ in range(4)]
    assert shown[:2] == [6, 1]
    assert rolls_of(dice) == tuple(shown)
    assert all(1 <= face <= 6 for face in shown)


def test_the_stream_is_the_keys_own_on_every_machine() -> None:
    assert [roll(dice_from(7), 6) for _ in range(3)] == [roll(dice_from(7), 6)] * 3
    dice = dice_from(7)
    assert [roll(dice, 6) for _ in range(12)] == [4, 1, 1, 4, 5, 4, 5, 1, 6, 6, 2, 5]


def test_the_faces_are_fair() -> None:
    dice = dice_from(2024)
    faces = Counter(draw(dice, 6) for _ in range(60_000))
    expected = 10_000
    assert sum((faces[face] - expected) ** 2 / expected for face in range(1, 7)) < 20


def test_more_rolls_than_can_be_noted_are_reported() -> None:
    dice = dice_from(1)
    for _ in range(ROLLS + 1):
        roll(dice, 6)
    with pytest.raises(OverflowError, match=f"{ROLLS + 1} dice"):
        rolls_of(dice)


def test_a_dictated_value_that_the_die_cannot_show_is_reported_and_not_used() -> None:
    dice = dice_from(1, [3, 6, 5])
    assert [roll(dice, 4), roll(dice, 4), roll(dice, 6)] == [3, 4, 5]
    assert objection(dice, "draw") == "6 cannot be drawn from 4"


def test_dictated_dice_that_never_fell_are_reported() -> None:
    dice = dice_from(1, [3, 6])
    roll(dice, 6)
    assert objection(dice, "go") == "2 dice were dictated for 'go', but only 1 were rolled"


@pytest.mark.parametrize("values", [[0], [37], ["1"], [True], "16", 3, [1] * (ROLLS + 1)])
def test_what_is_no_die_cannot_be_dictated(values: list[int]) -> None:
    with pytest.raises(ValueError, match=r"dice|die"):
        dictation(values)


def test_a_full_log_drops_events_and_nothing_else() -> None:
    log = one(Log)
    for number in range(EVENTS + 5):
        emit(log, 1, 0, number, 0, 0, 0)
    assert log.count == EVENTS
    assert log.events[EVENTS - 1].a == EVENTS - 1


def test_code_is_tied_to_its_rules() -> None:
    @enforces("99.1")
    def some_rule() -> None: ...

    some_rule.__module__ = "bellona.games.imaginary.rules"
    enforces("99.2")(some_rule)
    assert [code.function for code in enforced("imaginary")["99.2"]] == ["some_rule"]


def test_dice_records_hold_no_position() -> None:
    assert set(dtype_of(Dice).names or ()) == {
        "key", "counter", "dictated", "dictated_count", "taken", "drawn", "count", "misfit", "misfit_sides", "aside",
    }  # fmt: skip
    assert np.dtype(np.uint64) == dtype_of(Dice)["key"]
