"""Sealed choices of Punic Wars in messages: only their owner gets a set-up and a bid before they are opened."""

from __future__ import annotations

import json

from .guests import Guest, Line, come_in
from .reading import decode
from .serving import Running

SECOND_WAR = {"game": "punic_wars", "scenario": "second_war"}
HIDDEN, CARTHAGE = -2, 1
BID = 5


async def two_at_war(table: Running) -> tuple[Guest, Guest, str]:
    """Fabia plays Rome, Gaius plays Carthage."""
    fabia, gaius = await come_in(table.url), await come_in(table.url, "Gaius")
    table_id = await fabia.open(carthage="open", **SECOND_WAR)
    await gaius.join(table_id, "carthage")
    return fabia, gaius, table_id


async def until_asked(lines: dict[str, Line], ask: str) -> None:
    """Both say as little as they can until something is asked."""
    rome = lines["rome"]
    while rome.now["prompt"]["ask"] != ask:
        line = lines[rome.seat or ""]
        await line.until(lambda line=line: line.version == rome.version and bool(line.choices))
        plain = [choice for choice in ("suggested", "done", "stand", "decline") if choice in line.choices]
        await line.played(plain[0] if plain else line.choices[0])
        await rome.until(lambda: all(each.version == rome.version for each in lines.values()))


async def test_a_set_up_is_seen_by_its_owner_alone(table: Running):
    fabia, gaius, table_id = await two_at_war(table)
    async with fabia.sit(table_id) as rome, gaius.sit(table_id) as carthage:
        before, prompt = bytes(rome.position.data), rome.now["prompt"]
        await carthage.played("deploy 4 land 1607")
        await rome.until(lambda: rome.version == 1)
        assert rome.steps[1]["action"] == "deploy"
        assert carthage.steps[1]["action"] == "deploy 4 land 1607"
        assert bytes(rome.position.data) == before
        assert rome.now["prompt"] == prompt
        assert carthage.now["prompt"]["message"]["number"] == 6


async def test_a_suggestion_is_seen_as_a_set_up_by_hand(table: Running):
    fabia, gaius, table_id = await two_at_war(table)
    async with fabia.sit(table_id) as rome, gaius.sit(table_id) as carthage:
        before, prompt = bytes(rome.position.data), rome.now["prompt"]
        await carthage.played("suggested")
        await rome.until(lambda: rome.version == 1)
        step = rome.steps[1]
        assert (step["action"], step["rolls"], step["events"]) == ("deploy", [], [])
        assert carthage.steps[1]["action"] == "suggested"
        assert bytes(rome.position.data) == before
        assert rome.now["prompt"] == prompt
        told = [step for frame in map(json.loads, rome.frames) for step in frame.get("steps", ())]
        assert not any(step["action"] == "suggested" for step in told)


async def test_a_bid_is_sealed_until_both_are_fixed(table: Running):
    fabia, gaius, table_id = await two_at_war(table)
    schema = (await fabia.get(f"/tables/{table_id}/board"))["schema"]
    livia = await come_in(table.url, "Livia")
    async with fabia.sit(table_id) as rome, gaius.sit(table_id) as carthage, livia.sit(table_id) as public:
        lines = {"rome": rome, "carthage": carthage}
        await until_asked(lines, "fund")
        assert (rome.seat, rome.now["prompt"]["turn"]) == ("carthage", 2)
        await carthage.played(f"fund {BID}")
        sealed = carthage.version
        for line in (rome, public):
            await line.until(lambda line=line: line.version == sealed)
            assert line.steps[sealed]["action"] == "fund"
            assert decode(schema, line.position.data)["funds"][CARTHAGE] == HIDDEN
            told = [step for frame in map(json.loads, line.frames) for step in frame.get("steps", ())]
            assert not any(step["action"].startswith("fund ") for step in told)
            assert all(event["kind"] == "funded" for event in line.steps[sealed]["events"])
        assert decode(schema, carthage.position.data)["funds"][CARTHAGE] == BID
        await rome.played("fund 0")
        opened = next(e for e in rome.steps[rome.version]["events"] if e["kind"] == "funds_revealed")
        assert (opened["message"]["rome"], opened["message"]["carthage"]) == (0, BID)


async def test_a_table_of_every_game_opens_and_answers(table: Running):
    fabia = await come_in(table.url)
    for info in await fabia.get("/games"):
        seats = dict.fromkeys(info["seats"], "me")
        table_id = await fabia.open(game=info["slug"], scenario=info["scenarios"][0]["slug"], seats=seats)
        async with fabia.sit(table_id) as line:
            assert line.choices
            board = await fabia.get(f"/tables/{table_id}/board")
            assert board["game"] == info["slug"]
            told = await line.say("inspect", piece=board["pieces"][0]["id"])
            assert json.dumps(told["inspect"]["tell"])
            layers = (await line.say("overlays", layers=board["overlays"]))["overlays"]
            assert layers
            assert set(layers) <= set(board["overlays"])
        ground = await fabia.client.get(f"/tables/{table_id}/ground.svg")
        assert ground.text.startswith("<svg") or "<svg" in ground.text[:200]
