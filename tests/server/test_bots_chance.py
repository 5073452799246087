"""Bots are unpredictable: their dice come from the secret of the match, and reveal nothing about it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from bellona.bots import choose as choose_in_match
from bellona.bots import place_seed
from bellona.cli.saving import Table
from bellona.cli.session import Session
from bellona.match import Seed, game
from bellona.server.play.bots import Asked, choose
from bellona.server.play.match_log import MatchLog
from bellona.server.play.rows import row_from

from .guests import come_in
from .serving import Running

SECRETS = 40
"""How many secrets are tried; a bot that plays by what is public would choose the same under all of them."""


def test_the_chance_of_a_bot_follows_from_the_secret_the_seat_and_the_place() -> None:
    seed = Seed(b"s" * 32)
    chances = {seed.chance_of_bot(seat, place) for seat in ("rome", "carthage") for place in range(200)}
    assert len(chances) == 400
    assert not chances & {seed.key(step) for step in range(401)}, "dice have keys of their own"
    assert chances.isdisjoint(Seed(b"t" * 32).chance_of_bot("rome", place) for place in range(200))


def test_at_the_terminal_a_bot_cannot_be_foreseen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its choices vary with the secret, with the same public information."""
    chosen = set()
    for secret in range(SECRETS):
        match = game("de_bello_punico").start("beneventum", seed=bytes([secret]) * 32)
        monkeypatch.setattr(match.seed, "commitment", lambda *about: "0" * 64)
        others = tuple(seat for seat in match.setting.playing if seat != match.seat)
        session = Session(match, Table(others, "random"))
        session.play_bot()
        chosen.add(str(match.steps[0].action))
    assert len(chosen) > 3


def test_a_match_chooses_by_its_secret_unless_a_seed_is_given() -> None:
    start = [game("de_bello_punico").start("beneventum", seed=secret) for secret in range(SECRETS)]
    assert len({str(choose_in_match(match, "random")) for match in start}) > 3
    assert len({str(choose_in_match(match, "random", 7)) for match in start}) == 1
    assert choose_in_match(start[0], "random") == choose_in_match(start[0], "random")


@pytest.mark.parametrize("slug", ["de_bello_punico", "punic_wars"])
async def test_the_set_up_of_a_bot_is_not_computed_from_what_is_public(table: Running, slug: str) -> None:
    """The attack: the first choices of `random`, computed from table, version and seat, compared with the real ones."""
    scenario = {"de_bello_punico": "beneventum", "punic_wars": "third_war"}[slug]
    fabia = await come_in(table.url)
    foreseen = total = 0
    for _ in range(3):
        opened = await fabia.post("/tables", {"game": slug, "scenario": scenario, "seats": {}})
        order = [entry["seat"] for entry in opened["seats"]]
        for seat in order:
            opened = await fabia.post(f"/tables/{opened['id']}/bot", {"seat": seat, "level": "random"})
        found, again = await attacked(table, opened["id"])
        foreseen, total = foreseen + found, total + again
    assert total >= 15
    assert foreseen < total / 2, f"{foreseen} of {total} choices were computed"


async def attacked(table: Running, table_id: str) -> tuple[int, int]:
    """How many of a bot's first choices could be computed, and of how many; moves with one way out are left out."""
    rows: list[Any] = []
    while len(rows) < 12:
        await asyncio.sleep(0.2)
        rows = table.sql("SELECT * FROM actions WHERE table_id = :id ORDER BY number LIMIT 12", id=table_id)
    found = table.sql("SELECT * FROM tables WHERE id = :id", id=table_id)[0]._mapping
    match_log = MatchLog({**found, "origin": None, "pace": json.loads(found["pace"])})
    foreseen = total = 0
    for row in rows:
        if len(match_log.live.choosing(row.seat).texts) > 1:
            seen = match_log.live.bytes_for(row.seat)
            asked = Asked(found["game"], found["scenario"], "", "random", row.seat)
            total += 1
            chance = place_seed(f"{table_id} {match_log.version} {row.seat}")
            foreseen += choose(asked, seen, chance, None)[0] == row.text
        match_log.follow(row_from(row._mapping))
    return foreseen, total
