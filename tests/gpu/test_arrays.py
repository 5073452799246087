"""Arrays on a device: fields and bytes over the same memory, shared with other libraries without a copy."""

from __future__ import annotations

import gc
from typing import Any

import numpy as np
import pytest

from bellona.gpu import dlpack
from bellona.gpu.arrays import DeviceArray, array_from
from bellona.gpu.device import CUDA
from bellona.kernel.errors import NotUnderstood
from bellona.kernel.record import Array, i2, i4, many, record, times
from tests.gpu.stand_in import HostDevice


@record
class Piece:
    at: i2
    name: i2


@record
class Place:
    turn: i4
    pieces: Array[Piece] = times(3)
    marks: Array[i2] = times(2)


def filled() -> tuple[Any, DeviceArray]:
    """Four records, here and on a device."""
    here = many(Place, 4)
    here.view(np.uint8)[:] = np.arange(here.nbytes)
    device = HostDevice()
    there = DeviceArray(device, device.allocate(here.nbytes), here.shape, here.dtype)
    there.set(here)
    return here, there


def test_records_fields_parts_and_bytes_are_over_the_same_memory():
    here, there = filled()
    assert there.tobytes() == here.tobytes()
    assert there["turn"].tolist() == here["turn"].tolist()
    assert there["pieces"]["at"].tolist() == here["pieces"]["at"].tolist()
    assert there["pieces"]["at"].shape == (4, 3)
    assert there["marks"][1:3].tolist() == here["marks"][1:3].tolist()
    assert there[::-1]["turn"].tolist() == here["turn"][::-1].tolist()
    assert there[-1]["marks"].tolist() == here[-1]["marks"].tolist()
    assert there.bytes.shape == (4, here.itemsize)
    assert np.asarray(there.bytes).tobytes() == here.tobytes()
    there[1:2] = here[3:4]
    assert there["turn"].tolist()[1] == here["turn"][3]
    with pytest.raises(NotUnderstood, match="there is no field 'colour'; there is turn, pieces, marks"):
        there["colour"]
    with pytest.raises(NotUnderstood, match="only whole arrays can be written"):
        there["turn"] = 3


def test_dlpack_shares_numbers_and_fields_without_a_copy():
    here, there = filled()
    for mine, expected in (
        (there["turn"], here["turn"]),
        (there["pieces"]["name"], here["pieces"]["name"]),
        (there.bytes, here.view(np.uint8).reshape(4, -1)),
        (there["turn"].seen_as(np.float32), here["turn"].view(np.float32)),
    ):
        shared = np.from_dlpack(mine)
        assert shared.dtype == expected.dtype
        assert shared.tobytes() == expected.tobytes()
        assert shared.ctypes.data == mine.address
    turns = np.from_dlpack(there["turn"])
    there.device.clear(there.address, there.nbytes)
    assert turns.tolist() == [0, 0, 0, 0]
    with pytest.raises(BufferError, match="records cannot be passed as DLPack"):
        np.from_dlpack(there)


def test_memory_is_kept_as_long_as_somebody_uses_it():
    gc.collect()
    before = len(dlpack._lent)
    _, there = filled()
    shared = np.from_dlpack(there["turn"])
    expected = shared.tolist()
    del there
    gc.collect()
    assert len(dlpack._lent) == before + 1
    assert shared.tolist() == expected
    del shared
    gc.collect()
    assert len(dlpack._lent) == before
    capsule = filled()[1]["turn"].__dlpack__()
    assert len(dlpack._lent) == before + 1
    del capsule  # nobody took it
    gc.collect()
    assert len(dlpack._lent) == before


def test_pytorch_shares_the_memory_of_a_batch():
    torch = pytest.importorskip("torch")
    _, there = filled()
    tensor = torch.from_dlpack(there["marks"])
    assert tensor.data_ptr() == there["marks"].address
    assert tensor.tolist() == there["marks"].tolist()


def test_the_interface_of_cuda_says_where_and_how_the_numbers_lie():
    _, there = filled()
    assert not hasattr(there, "__cuda_array_interface__")
    there.device.kind = CUDA  # type: ignore[misc]
    told = there["marks"].__cuda_array_interface__
    assert told["shape"] == (4, 2)
    assert told["strides"] == (there.dtype.itemsize, 2)
    assert told["typestr"] == "<i2"
    assert told["data"] == (there["marks"].address, False)
    assert there.bytes.__cuda_array_interface__["strides"] is None


class Tensor:
    """An array of another library on the same GPU."""

    def __init__(self, numbers: Any, stream: int | None) -> None:
        self.numbers = numbers
        where = (numbers.ctypes.data, False)
        kind = {"shape": numbers.shape, "typestr": numbers.dtype.str, "strides": numbers.strides}
        self.__cuda_array_interface__ = {**kind, "data": where, "version": 3, "stream": stream}


@pytest.mark.parametrize("stream", [None, 1, 7])
def test_numbers_of_another_library_are_used_where_they_lie(stream: int | None):
    device: Any = HostDevice()
    device.kind = CUDA
    tensor = Tensor(np.arange(5), stream)
    found = array_from(device, tensor)
    assert found is not None
    assert (found.address, found.is_packed, found.tolist()) == (tensor.numbers.ctypes.data, True, [0, 1, 2, 3, 4])
    target = DeviceArray(device, device.allocate(40), (5,), np.int64)
    target.set(tensor)
    assert target.tolist() == [0, 1, 2, 3, 4]
    assert array_from(device, np.arange(5)) is None
