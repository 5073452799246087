"""Scenarios of their authors: checked, kept, hidden from others, shared by link, played, and carried by replays."""

from __future__ import annotations

import asyncio
import json
import random
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bellona.cli.main import run
from bellona.gamekit.data_files import Document
from bellona.gamekit.toml_text import toml_text
from bellona.games.latium.position.vocabulary import Sex
from bellona.kernel.dice import dice_from
from bellona.kernel.log import Log
from bellona.kernel.record import one
from bellona.registry import game_slugs, rules_of, scenarios_of
from bellona.replays import verify
from bellona.server.workshop import checking
from bellona.server.workshop.checking import MOST_LETTERS, examined, of_anybody
from bellona.server.workshop.shelf import MOST
from bellona.server.workshop.table_values import open_in, tables_of

from ..hostile_scenarios import corrupted, overridden
from .guests import Guest, come_in
from .serving import Running

SLUGS = game_slugs()[:4]
ZAMA = "de_bello_punico"
TWO: dict[str, Any] = {"latium": {"playing": ["roma", "caere"]}}
"""What makes a scenario one for two, where it is not."""


def start_of(slug: str, number: int = 0) -> dict[str, Any]:
    """The contents of a shipped scenario."""
    found: dict[str, Any] = rules_of(slug).scenario_values(scenarios_of(slug)[number])
    return found


async def kept(guest: Guest, slug: str = ZAMA, title: str = "My own", **changes: Any) -> dict[str, Any]:
    """A scenario that somebody keeps."""
    body = {"game": slug, "title": title, "values": start_of(slug) | changes}
    found: dict[str, Any] = await guest.post("/scenarios", body)
    return found


@pytest.mark.parametrize("slug", SLUGS)
def test_a_scenario_reads_back_from_its_file(slug: str) -> None:
    for number in range(len(scenarios_of(slug))):
        values = start_of(slug, number)
        assert tomllib.loads(toml_text(values)) == values


@pytest.mark.parametrize("slug", SLUGS)
async def test_the_bench_of_a_game_is_enough_for_an_editor(table: Running, slug: str) -> None:
    fabia = await come_in(table.url)
    bench = await fabia.get(f"/games/{slug}/workshop")
    shipped = {name for name in scenarios_of(slug) if rules_of(slug).scenario_text(name)}
    assert set(bench["starts"]) == {*shipped, *rules_of(slug).variants()}
    assert all(of_anybody(slug, values).playing for values in bench["starts"].values()), "anybody may begin with it"
    assert bench["scenario_schema"]["$defs"]
    look = await fabia.post(f"/games/{slug}/workshop/look", {"values": next(iter(bench["starts"].values()))})
    assert look["fault"] is None
    assert look["seats"]
    assert look["picture"].startswith("<svg")


async def test_a_fault_is_told_with_its_place(table: Running) -> None:
    fabia = await come_in(table.url)
    look = await fabia.post(f"/games/{ZAMA}/workshop/look", {"values": start_of(ZAMA) | {"turns": 0}})
    assert look["fault"]["place"] == "turns"
    body = {"game": ZAMA, "title": "Mine", "values": start_of(ZAMA) | {"moon": 1}}
    told = await fabia.post("/scenarios", body, 422)
    assert (told["error"], told["place"]) == ("scenario-fault", "moon")
    assert await fabia.get("/scenarios") == []
    await fabia.post("/games/nothing/workshop/look", {"values": {}}, 404)


async def test_what_is_too_large_too_deep_or_no_value_is_refused(table: Running) -> None:
    fabia = await come_in(table.url)
    deep: Any = {}
    for _ in range(100):
        deep = {"a": deep}
    for hostile in ("a" * MOST_LETTERS, deep, None, "\0", "\ud800"):
        content = json.dumps({"game": ZAMA, "title": "Mine", "values": start_of(ZAMA) | {"sources": hostile}})
        answer = await fabia.client.post(
            "/scenarios", content=content.encode(), headers={"Content-Type": "application/json"}
        )
        assert answer.status_code == 422, answer.text
        assert answer.json()["text"]
    for title in ("", " ", "a" * 61, "a\u202eb"):
        await fabia.post("/scenarios", {"game": ZAMA, "title": title, "values": {}}, 422)
    await fabia.post(f"/games/{ZAMA}/workshop/read", {"text": "a = "}, 422)
    await fabia.post(f"/games/{ZAMA}/workshop/read", {"text": "a = 1979-05-27"}, 422)


@pytest.mark.parametrize("slug", SLUGS)
def test_corrupted_scenarios_are_refused_with_a_reason_or_can_be_played(slug: str) -> None:
    chance, source = random.Random(19), start_of(slug)
    for _ in range(60):
        verdict = examined(slug, corrupted(source, chance))
        assert bool(verdict.reason) != bool(verdict.seats)
        assert verdict.reason.isprintable()


async def test_a_draft_is_its_authors_alone_until_its_link_is_given_away(table: Running) -> None:
    fabia, gaius = await come_in(table.url), await come_in(table.url, "Gaius")
    mine = await kept(fabia)
    path, key = f"/scenarios/{mine['id']}", mine["link"].partition("key=")[2]
    assert (mine["author"], mine["mine"]) == ("Fabia", True)
    await gaius.get(path, 404)
    await gaius.get(path, 404, key="x" * len(key))
    assert await gaius.get("/scenarios") == []
    shared = await gaius.get(path, key=key)
    assert (shared["values"], shared["mine"], shared["link"]) == (mine["values"], False, None)
    changed = {"title": "His", "values": mine["values"]}
    assert (await gaius.client.put(path, json=changed, params={"key": key})).status_code == 404
    assert (await gaius.client.delete(path)).status_code == 404
    told = await fabia.client.put(path, json={"title": "Better", "values": mine["values"] | {"turns": 3}})
    assert (told.json()["title"], told.json()["values"]["turns"]) == ("Better", 3)
    assert (await fabia.client.delete(path)).status_code == 204
    await gaius.get(path, 404, key=key)


async def test_nobody_keeps_more_than_the_limit(table: Running) -> None:
    fabia = await come_in(table.url)
    mine = await kept(fabia)
    for number in range(MOST - 1):
        table.sql(
            "INSERT INTO scenarios SELECT :new, owner_id, game, title, seats, document, share_key, created, changed"
            " FROM scenarios WHERE id = :id",
            new=f"{mine['id'][:8]}{number}", id=mine["id"],
        )  # fmt: skip
    told = await fabia.post("/scenarios", {"game": ZAMA, "title": "One more", "values": start_of(ZAMA)}, 409)
    assert told["error"] == "scenarios-full"


@pytest.mark.parametrize("slug", SLUGS)
async def test_a_table_is_played_with_it_by_a_bot_and_its_replay_carries_it(
    table: Running, tmp_path: Path, slug: str
) -> None:
    fabia, gaius = await come_in(table.url), await come_in(table.url, "Gaius")
    mine = await kept(fabia, slug, "Fabia's war", **TWO.get(slug, {}))
    own = {"id": mine["id"], "key": mine["link"].partition("key=")[2]}
    seats = dict.fromkeys(mine["seats"], "bot:random") | {mine["seats"][0]: "me"}
    opened = await gaius.post("/tables", {"game": slug, "own": own, "seats": seats, "visibility": "private"})
    assert opened["own"] == {"title": "Fabia's war", "author": "Fabia", "changes": []}
    assert opened["title"] == {"$": "own-scenario", "title": "Fabia's war", "author": "Fabia"}
    assert (await fabia.client.delete(f"/scenarios/{mine['id']}")).status_code == 204
    async with gaius.sit(opened["id"]) as line:
        await asyncio.wait_for(played(line, mine["seats"][0], 6), 60)
    await gaius.post(f"/tables/{opened['id']}/resign", {"seat": mine["seats"][0]})
    again = await gaius.post(f"/tables/{opened['id']}/rematch", {})
    forked = await gaius.post(f"/tables/{opened['id']}/fork", {"n": 2, "seats": seats})
    assert opened["own"] == again["own"] == forked["own"]
    replay = await gaius.client.get(f"/tables/{opened['id']}/replay")
    path = tmp_path / "match.bell.json"
    path.write_bytes(replay.content)
    assert verify(path).steps
    assert run(["replay", str(path), "--verify"]) == 0
    shown = await fabia.client.post("/replays", content=replay.content, headers={"Content-Type": "application/json"})
    assert shown.status_code == 200, shown.text
    assert shown.json()["own"] == {"title": "fabia s war", "author": "Fabia", "changes": []}
    damaged = replay.json() | {"own_scenario": {"file": "x.toml", "values": {"id": 1}}}
    told = await fabia.post("/replays", damaged, 422)
    assert told["error"] == "bad-replay"


async def played(line: Any, seat: str, choices: int) -> None:
    """Somebody makes some choices, each the first in the list."""
    for _ in range(choices):
        await line.until(lambda: line.now["choices"] or line.now["result"])
        if line.now["result"]:
            return
        await line.played(line.now["choices"][0])


async def test_a_table_needs_a_scenario_that_one_may_see_and_of_its_game(table: Running) -> None:
    fabia, gaius = await come_in(table.url), await come_in(table.url, "Gaius")
    mine = await kept(fabia)
    seats = {"seats": {"rome": "me"}}
    await gaius.post("/tables", {"game": ZAMA, "own": {"id": mine["id"]}, **seats}, 404)
    told = await fabia.post("/tables", {"game": "dbsa", "own": {"id": mine["id"]}, **seats}, 422)
    assert told["error"] == "scenario-other-game"
    await fabia.post("/tables", {"game": ZAMA, **seats}, 422)
    await fabia.post("/tables", {"game": ZAMA, "scenario": "../mine.toml", **seats}, 422)


def test_a_scenario_moves_towns_and_says_what_reges_begin_with() -> None:
    values = start_of("latium")
    values["towns"]["roma"]["cives"], values["start"]["aes"] = 50, 77
    setting = rules_of("latium").setting(Document("mine.toml", values))
    assert (setting.tables.map.towns["roma"].cives, setting.tables.economy.start.aes) == (50, 77)
    for town, place, faulty in (
        ("roma", values["towns"]["caere"]["at"], "towns."),
        ("nowhere", "0101", "towns.nowhere"),
    ):
        moved = {**values, "towns": {**values["towns"], town: {"at": place}}}
        assert examined("latium", moved).place.startswith(faulty)


def test_a_scenario_says_who_are_the_first_children_of_a_rex() -> None:
    rules, values = rules_of("latium"), start_of("latium")
    values["towns"]["roma"]["filii"] = ["daughter", "son"]
    values["towns"]["caere"]["filii"] = []
    setting = rules.setting(Document("mine.toml", values))
    roma, caere = setting.seats.index("roma"), setting.seats.index("caere")
    for seed in range(4):
        persons = setting.begin(dice_from(seed), one(Log)).persons
        assert [int(person.sex) for person in persons if person.standing and person.court == roma] == [
            Sex.DAUGHTER,
            Sex.SON,
        ]
        assert not [person for person in persons if person.standing and person.court == caere]
    values["towns"]["roma"]["filii"] = ["son"] * 3
    assert examined("latium", values).place == "towns.roma.filii"


OTHER_VALUES = {
    "de_bello_punico": ("types.El.combat", 6, 7),
    "punic_wars": ("attrition.percents", None, [75, 75, 75, 75, 50, 25, 25, 0, 0, 0, 0]),
    "dbsa": ("troops.Bd.factor_foot", 5, 4),
    "latium": ("economy.victory.towns", 12, 9),
}
"""A value of every game's tables, as it is and as an author wants it."""


@pytest.mark.parametrize("slug", SLUGS)
async def test_other_values_are_open_to_every_author_and_told_at_the_table(table: Running, slug: str) -> None:
    fabia = await come_in(table.url)
    path, was, now = OTHER_VALUES[slug]
    mine = await kept(fabia, slug, **TWO.get(slug, {}), overrides={path: now})
    seats = dict.fromkeys(mine["seats"], "bot:random") | {mine["seats"][0]: "me"}
    opened = await fabia.post("/tables", {"game": slug, "own": {"id": mine["id"]}, "seats": seats})
    (told,) = opened["own"]["changes"]
    assert (told["path"], told["now"]) == (path, now)
    assert told["was"] == was if was is not None else told["was"] != now
    async with fabia.sit(opened["id"]) as line:
        await asyncio.wait_for(played(line, mine["seats"][0], 2), 60)
    await fabia.post(f"/tables/{opened['id']}/resign", {"seat": mine["seats"][0]})
    replay = await fabia.client.get(f"/tables/{opened['id']}/replay")
    shown = await fabia.client.post("/replays", content=replay.content, headers={"Content-Type": "application/json"})
    assert shown.json()["own"]["changes"] == [told]


@pytest.mark.parametrize("slug", SLUGS)
def test_values_that_are_open_keep_the_game_as_it_is_when_they_stay(slug: str) -> None:
    known, tables = open_in(slug), tables_of(slug)
    assert len(known) > 50
    same = {path: value["default"] for path, value in known.items()}
    setting = rules_of(slug).setting(Document("mine.toml", start_of(slug) | {"overrides": same}))
    ours, theirs = (msgspec.to_builtins(found) for found in (setting.tables, tables))
    assert without_origins(ours) == without_origins(theirs)


def without_origins(node: Any) -> Any:
    """Values without where they come from."""
    if isinstance(node, dict):
        return {name: without_origins(value) for name, value in node.items() if name != "provenance"}
    return node


@pytest.mark.parametrize(
    ("slug", "overrides", "place"),
    [
        (ZAMA, {"types.El.combat": "strong"}, "types.El.combat"),
        (ZAMA, {"types.El.combat": 100}, "types.El.combat"),
        (ZAMA, {"types.El.combat": True}, "types.El.combat"),
        (ZAMA, {"types.El": {"combat": 2.5}}, "types.El.combat"),
        (ZAMA, {"types.El.provenance": {"combat": "rulebook"}}, "types.El.provenance.combat"),
        (ZAMA, {"types.El.support_family": "x"}, "types.El.support_family"),
        (ZAMA, {"types.El.sides": ["gods"]}, "types.El.sides"),
        (ZAMA, {"types.Zz.combat": 2}, "types.Zz.combat"),
        (ZAMA, {"elephant_table.results": ["no_effect"] * 7}, "elephant_table.results"),
        (ZAMA, {"scenarios.zama.turns": 2}, "scenarios.zama.turns"),
        (ZAMA, {"types.El": 2, "types.El.combat": 3}, "types.El.combat"),
        (ZAMA, [], ""),
        ("punic_wars", {"regions.sicilia.name": "Official"}, "regions.sicilia.name"),
        ("punic_wars", {"combat.odds.1:1": "one two"}, "combat.odds.1:1"),
        ("punic_wars", {"combat.odds.1:1": "1 2"}, "combat.odds"),
        ("dbsa", {"armies.carthage.name": "x"}, "armies.carthage.name"),
        ("latium", {"map.towns.roma.goods": "x"}, "map.towns.roma.goods"),
    ],
)
def test_what_no_author_may_change_is_refused_with_its_place(slug: str, overrides: Any, place: str) -> None:
    verdict = examined(slug, start_of(slug) | {"overrides": overrides})
    assert verdict.place.startswith("overrides")
    assert place in verdict.place
    assert verdict.reason.isprintable()


def test_a_game_that_takes_far_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "MOST_SECONDS", 0)
    assert "takes more than" in examined(ZAMA, start_of(ZAMA)).reason


@pytest.mark.parametrize("slug", SLUGS)
def test_hostile_values_of_anybody_are_refused_or_can_be_played(slug: str) -> None:
    chance, source = random.Random(20), start_of(slug)
    refused = 0
    for _ in range(40):
        verdict = examined(slug, overridden(slug, source, chance))
        assert bool(verdict.reason) != bool(verdict.seats)
        refused += bool(verdict.reason)
    assert 5 < refused < 40


async def test_the_operator_offers_the_scenarios_of_a_folder_and_withdraws_them(tmp_path: Path) -> None:
    folder = tmp_path / "offered" / ZAMA
    folder.mkdir(parents=True)
    (folder / "long_zama.toml").write_text(
        toml_text(start_of(ZAMA) | {"turns": 20, "overrides": {"types.El.combat": 7}})
    )
    (folder / "broken.toml").write_text(toml_text(start_of(ZAMA) | {"turns": 0}))
    with Running(tmp_path, "--scenarios", str(folder.parent)) as running:
        assert "broken.toml is left out: broken.toml, turns: " in running.log
        fabia = await come_in(running.url)
        (told,) = await fabia.get("/offered-scenarios")
        assert (told["game"], told["title"], told["author"], told["mine"]) == (ZAMA, "long zama", "127.0.0.1", False)
        own = {"id": told["id"], "key": told["link"].partition("key=")[2]}
        seats = {"rome": "me", "carthage": "bot:random"}
        opened = await fabia.post("/tables", {"game": ZAMA, "own": own, "seats": seats})
        assert opened["own"]["title"] == "long zama"
        assert (await fabia.client.delete(f"/scenarios/{told['id']}")).status_code == 404
        (folder / "long_zama.toml").unlink()
        running.kill()
        running.start()
        assert await fabia.get("/offered-scenarios") == []
        assert (await fabia.get(f"/tables/{opened['id']}"))["own"]["title"] == "long zama", "tables keep it"


def test_a_folder_of_scenarios_that_is_none_is_told_in_one_sentence(tmp_path: Path, capsys: Any) -> None:
    assert run(["serve", "--data", str(tmp_path / "data"), "--scenarios", str(tmp_path / "nowhere")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
