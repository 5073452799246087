"""The position as a picture: for each view what it may see, now and after earlier steps."""

from __future__ import annotations

from random import Random

from .guests import Guest, come_in
from .serving import Running
from .test_play import play_on, two_people


async def picture(guest: Guest, table_id: str, status: int = 200, *, view: str = "", **query: str) -> str:
    """The drawing that the server answers with."""
    answer = await guest.client.get(f"/tables/{table_id}/picture.svg", params=query | ({"as": view} if view else {}))
    assert answer.status_code == status, answer.text
    return answer.text


async def test_a_picture_shows_the_pieces_where_they_are_and_where_they_were(table: Running) -> None:
    fabia = await come_in(table.url)
    table_id = await fabia.open()
    before = await picture(fabia, table_id, view="rome")
    async with fabia.sit(table_id) as line:
        await play_on(line, Random(5), 12)
    now = await picture(fabia, table_id, view="rome")
    assert now.startswith("<svg")
    assert 'data-piece="R-' in now
    assert now != before
    assert await picture(fabia, table_id, n="0", view="rome") == before


async def test_a_picture_is_worded_and_coloured_as_asked_for(table: Running) -> None:
    fabia = await come_in(table.url)
    table_id = await fabia.open()
    assert 'lang="it"' in await picture(fabia, table_id, lang="it")
    assert "bellona de-bello-punico dark" in await picture(fabia, table_id, theme="dark")
    await picture(fabia, table_id, 422, theme="purple")


async def test_nobody_sees_with_the_eyes_of_another(table: Running) -> None:
    fabia, gaius, table_id = await two_people(table)
    async with fabia.sit(table_id) as rome:
        await rome.played("suggested")
    assert await picture(gaius, table_id, view="rome") == await picture(gaius, table_id, view="public")
    stranger = await come_in(table.url, "Spy")
    private = await fabia.open(visibility="private")
    await picture(stranger, private, 404)
