"""Limits count for a person, over all sockets and requests; for others by the address."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from .guests import Guest, Line, come_in
from .serving import Running

MOST = 6


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with tight limits on chat and questions."""
    limits = f"chat={MOST}/day,ask={MOST}/day,action={MOST}/day,guest=off,table=off,socket=off,join=off"
    with Running(tmp_path_factory.mktemp("strict"), BELLONA_LIMITS=limits) as running:
        yield running


async def answers(lines: list[Line], kind: str, **fields: object) -> list[str]:
    """The answer to a message, sent over several sockets in turn."""
    told = [await lines[number % len(lines)].say(kind, **fields) for number in range(2 * MOST)]
    return [answer["t"] for answer in told]


async def sockets(guest: Guest, table_id: str, count: int = 4) -> list[Line]:
    lines = [Line(guest, table_id) for _ in range(count)]
    for line in lines:
        await line.connect()
    return lines


@pytest.mark.parametrize(
    ("kind", "fields", "path"),
    [
        ("chat", {"text": "Ave"}, "chat"),
        ("overlays", {"layers": []}, "ask"),
        ("undo", {"version": 0}, "undo"),
    ],
)
async def test_several_sockets_of_one_person_share_a_limit(
    strict: Running, kind: str, fields: dict[str, object], path: str
):
    fabia = await come_in(strict.url)
    table_id = await fabia.open()
    lines = await sockets(fabia, table_id)
    told = await answers(lines, kind, **fields)
    limited = [line.answers[number] for line in lines for number in line.answers]
    assert sum(answer.get("error") == "too-many" for answer in limited) == MOST, told
    body = {"t": kind, **fields} if path == "ask" else fields
    refused = await fabia.post(f"/tables/{table_id}/{path}", body, status=429)
    assert refused["error"] == "too-many", "plain requests count with the sockets"
    others = await come_in(strict.url, "Gaius")
    other = (await sockets(others, await others.open(), 1))[0]
    assert (await other.say(kind, **fields)).get("error") != "too-many", "and others are not concerned"
    for line in [*lines, other]:
        await line.hang_up()


async def test_a_stranger_is_known_by_the_address(strict: Running):
    fabia = await come_in(strict.url)
    tables = [await fabia.open(visibility="open") for _ in range(2)]
    async with httpx.AsyncClient(base_url=f"{strict.url}/api") as stranger:
        told = [(await stranger.get(f"/tables/{tables[n % 2]}/proof/0")).status_code for n in range(2 * MOST)]
    assert told == [200] * MOST + [429] * MOST
    assert (await fabia.get(f"/tables/{tables[0]}/proof/0"))["n"] == 0
