"""The example of the documentation plays a whole match."""

from __future__ import annotations

import runpy
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx

from .serving import Running

BOT = runpy.run_path(str(Path(__file__).parents[2] / "docs" / "bot.py"))


def test_a_bot_of_the_documentation_plays_a_match_to_its_end(table: Running) -> None:
    owner = httpx.post(f"{table.url}/api/guest", json={}).json()
    terms = {"game": "de_bello_punico", "scenario": "beneventum", "seats": {"carthage": "bot:greedy"}}
    signed = {"Authorization": f"Bearer {owner['token']}"}
    opened = httpx.post(f"{table.url}/api/tables", json=terms, headers=signed).json()
    with ThreadPoolExecutor(1) as pool:
        result = pool.submit(BOT["play"], table.url, opened["id"], "rome").result(timeout=240)
    assert result["reason"] in ("rout", "both_routed", "time")
