"""Frames are recognised wherever the network cuts them, and a short text is read as the library would read it."""

from __future__ import annotations

from random import Random

from websockets.frames import Frame, Opcode

from bellona.server.play.framing import Cutter, header, short_text

MOST = 65_536


def sent(opcode: Opcode, size: int, dice: Random, fin: bool = True) -> bytes:
    """A frame of a client."""
    return Frame(opcode, dice.randbytes(size), fin).serialize(mask=True)


def test_frames_come_out_whole_however_they_arrive():
    dice = Random(11)
    sizes = (0, 1, 5, 124, 125, 126, 127, 300, 65_535, MOST)
    frames = [sent(dice.choice((Opcode.TEXT, Opcode.BINARY)), dice.choice(sizes), dice) for _ in range(60)]
    stream = b"".join(frames)
    for longest in (3, 200, 100_000):
        cutter, found, start = Cutter(MOST), list[bytes](), 0
        while start < len(stream):
            size = dice.randint(1, longest)
            found += cutter.cut(stream[start : start + size])
            start += size
        assert found == frames
        assert cutter.is_between_messages


def test_a_message_in_parts_is_a_message_until_its_last_part():
    dice, cutter = Random(12), Cutter(MOST)
    parts = ((Opcode.TEXT, False), (Opcode.CONT, False), (Opcode.PING, True), (Opcode.CONT, True))
    between = []
    for opcode, fin in parts:
        assert cutter.cut(sent(opcode, 10, dice, fin))
        between.append(cutter.is_between_messages)
    assert between == [False, False, False, True]


def test_a_frame_that_is_too_long_is_left_to_its_reader():
    cutter = Cutter(MOST)
    head = b"\x81\xff" + (MOST + 1).to_bytes(8, "big") + bytes(4)
    assert cutter.cut(head[:5]) == []
    assert cutter.cut(head[5:] + b"abc") == [head + b"abc"]
    assert cutter.cut(b"more") == [b"more"]
    assert not cutter.is_between_messages


def test_only_a_single_short_text_is_read_at_once():
    dice = Random(13)
    text = b'{"t":"act","id":1,"version":0,"actions":["done"]}'
    alone = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert short_text(alone) == text
    assert short_text(Frame(Opcode.TEXT, text * 2).serialize(mask=True)) == text * 2
    others = [
        alone[:-1], alone + b"\x81", alone + alone, header(len(text)) + text, sent(Opcode.BINARY, 9, dice),
        sent(Opcode.TEXT, 9, dice, fin=False), sent(Opcode.TEXT, 126, dice), sent(Opcode.TEXT, 0, dice), b"\x81", b"",
    ]  # fmt: skip
    assert [short_text(other) for other in others] == [None] * len(others)
