"""Tables, seats, invitations, stand-ins, rematches and chat."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bellona.gamekit.catalog import LANGUAGES
from bellona.server import lobby as lobby_package
from bellona.server import notify as notify_package
from bellona.server.lobby.lists import OPEN_FOR
from bellona.server.lobby.seating import stand_in_at_timeout
from bellona.server.storage.database import now
from bellona.server.words import WORDS

from .lobby_app import BENEVENTUM, ZAMA, Lobby, Person, running_lobby

BOTH_OPEN = {"rome": "open", "carthage": "open"}
HOT_SEAT = {"rome": "me", "carthage": "me"}
AGAINST_A_BOT = {"rome": "me", "carthage": "bot:greedy"}
USUAL = "centurio"
"""The level of a bot that stands in, if nobody chooses another."""
DAYS = {"kind": "days", "clock": 259200, "increment": 86400, "cap": 604800}


@pytest.fixture
def lobby(tmp_path: Path) -> Iterator[Lobby]:
    with running_lobby(tmp_path) as found:
        yield found


def seat(table: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(seat for seat in table["seats"] if seat["seat"] == name)
    return found


def key_of(table: dict[str, Any]) -> str:
    return str(table["invite"]).rpartition("key=")[2]


def two_players(lobby: Lobby, **fields: Any) -> tuple[Person, Person, str]:
    """A match under way between two people, the first as Rome."""
    fabia, hanno = lobby.person("Fabia"), lobby.person("Hanno")
    table = fabia.open(**fields)
    hanno.post(f"/tables/{table['id']}/join", {"seat": "carthage", "key": key_of(table)})
    return fabia, hanno, table["id"]


# Opening


def test_a_table_against_a_bot_starts_at_once(lobby: Lobby) -> None:
    fabia = lobby.person()
    table = fabia.open(seats=AGAINST_A_BOT)
    assert table["status"] == "playing"
    assert table["mine"] == ["rome"]
    assert [entry["seat"] for entry in table["seats"]] == ["rome", "carthage"]
    assert seat(table, "carthage")["bot"] == "greedy"
    assert seat(table, "rome")["user"] == {"id": fabia.id, "name": "Fabia"}
    assert table["title"] == {"$": "scenario-zama"}
    assert table["owner"] == fabia.id
    assert lobby.hub.told == [table["id"]]


def test_a_hot_seat_table_is_both_sides_mine(lobby: Lobby) -> None:
    table = lobby.person().open(seats=HOT_SEAT)
    assert (table["status"], table["mine"]) == ("playing", ["rome", "carthage"])


def test_an_open_seat_waits_for_somebody(lobby: Lobby) -> None:
    fabia, hanno = lobby.person("Fabia"), lobby.person("Hanno")
    table = fabia.open()
    assert table["status"] == "open"
    joined = hanno.post(f"/tables/{table['id']}/join", {"seat": "carthage"})
    assert (joined["status"], joined["mine"]) == ("playing", ["carthage"])
    hanno.post(f"/tables/{table['id']}/join", {"seat": "carthage"}, status=409)


def test_two_bots_play_for_those_who_watch(lobby: Lobby) -> None:
    assert lobby.person().open(seats={"rome": "bot:random", "carthage": "bot:greedy"})["status"] == "playing"


def test_ids_are_long_and_never_the_same(lobby: Lobby) -> None:
    fabia = lobby.person()
    ids = {fabia.open()["id"] for _ in range(5)}
    assert len(ids) == 5
    assert all(re.fullmatch("[a-z0-9]{12}", table_id) for table_id in ids)


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"game": "chess"}, "no-game"),
        ({"scenario": "cannae"}, "no-scenario"),
        ({"scenario": "../../secret.toml"}, "invalid-value"),
        ({"seats": {"gaul": "me"}}, "no-seat"),
        ({"seats": {"rome": "bot:genius"}}, "no-level"),
        ({"seats": {"rome": "somebody"}}, "invalid-value"),
        ({"visibility": "hidden"}, "invalid-choice"),
        ({"pace": {"kind": "live", "clock": 1}}, "pace-seconds"),
        ({"pace": {"kind": "none", "clock": 90}}, "pace-field"),
        ({"pace": {"kind": "live", "clock": 600, "cap": 60}}, "pace-cap"),
        ({"on_timeout": "shrug"}, "invalid-choice"),
        ({"surprise": 1}, "invalid-unknown"),
    ],
)
def test_a_wrong_table_is_refused_in_one_sentence(lobby: Lobby, fields: dict[str, Any], code: str) -> None:
    refused = lobby.person().open(422, **fields)
    assert refused["error"] == code
    assert refused["text"].endswith(".")
    assert "error-" not in refused["text"]


def test_the_pace_is_kept_and_told_in_words(lobby: Lobby) -> None:
    table = lobby.person().open(pace=DAYS)
    assert table["pace"] == DAYS
    assert table["pace_words"]["$"] == "pace-clock"
    assert table["pace_words"]["clock"] == {"$": "span-days", "n": 3}


def test_a_stranger_opens_nothing(lobby: Lobby) -> None:
    refused = lobby.stranger().post("/api/tables", json=ZAMA | {"seats": HOT_SEAT})
    assert (refused.status_code, refused.json()["error"]) == (401, "not-signed-in")


# Who sees what


def test_open_tables_are_listed_newest_first_and_in_pages(lobby: Lobby) -> None:
    fabia, hanno = lobby.person("Fabia"), lobby.person("Hanno")
    ids = [fabia.open()["id"] for _ in range(3)]
    for place, table_id in enumerate(ids):
        lobby.set(table_id, created=now() - 1000 + place)
    assert [table["id"] for table in hanno.get("/tables")] == ids[::-1]
    assert [table["id"] for table in hanno.get("/tables", limit=2)] == [ids[2], ids[1]]
    assert [table["id"] for table in hanno.get("/tables", limit=2, before=ids[1])] == [ids[0]]
    assert hanno.get("/tables", before="nowhere") == []
    hanno.get("/tables", status=422, limit=1000)


def test_a_table_that_nobody_joins_for_a_week_is_no_longer_listed(lobby: Lobby) -> None:
    fabia = lobby.person()
    table = fabia.open()
    lobby.set(table["id"], created=now() - OPEN_FOR - 1)
    assert lobby.person("Hanno").get("/tables") == []
    assert [found["id"] for found in fabia.get("/tables", filter="mine")] == [table["id"]]


def test_lists_by_what_becomes_of_a_table(lobby: Lobby) -> None:
    fabia, _, table_id = two_players(lobby)
    stranger = lobby.person("Curious")
    assert [table["id"] for table in stranger.get("/tables", filter="playing")] == [table_id]
    assert stranger.get("/tables", filter="mine") == []
    fabia.post(f"/tables/{table_id}/resign", {"seat": "rome"})
    assert stranger.get("/tables", filter="playing") == []
    assert [table["id"] for table in stranger.get("/tables", filter="over")] == [table_id]
    assert [table["id"] for table in fabia.get("/tables", filter="mine")] == [table_id]
    assert lobby.stranger().get("/api/tables?filter=mine").json() == []


def test_a_private_table_is_for_those_who_have_the_key(lobby: Lobby) -> None:
    fabia, hanno = lobby.person("Fabia"), lobby.person("Hanno")
    table = fabia.open(visibility="private")
    path, key = f"/tables/{table['id']}", key_of(table)
    assert hanno.get("/tables") == []
    assert hanno.get(path, status=404)["error"] == "no-table"
    assert hanno.get(path, status=404, key="wrong")["error"] == "no-table"
    assert hanno.post(f"{path}/join", {"seat": "carthage"}, status=404)["error"] == "no-table"
    assert hanno.get(path, key=key)["invite"] is None
    assert hanno.post(f"{path}/join", {"seat": "carthage", "key": key})["status"] == "playing"
    assert hanno.get(path)["mine"] == ["carthage"]
    assert fabia.get(path)["invite"] == f"/t/{table['id']}?key={key}"


REQUESTS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("join", {"seat": "rome"}),
    ("leave", {"seat": "rome"}),
    ("bot", {"seat": "rome", "level": "greedy"}),
    ("resign", {"seat": "rome"}),
    ("stand-in", {"seat": "rome", "level": "greedy"}),
    ("stand-in", {"seat": "rome", "level": "none-such"}),
    ("stand-in", {"seat": "nowhere", "level": None}),
    ("rematch", {}),
    ("chat", {"text": "Ave"}),
    ("chat", {"text": "Ave", "to": "rome"}),
    ("fork", {"n": 0, "seats": HOT_SEAT}),
)


@pytest.mark.parametrize("status", ["open", "playing", "over"])
def test_a_private_table_of_others_answers_as_one_that_is_not_there(lobby: Lobby, status: str) -> None:
    fabia, stranger = lobby.person("Fabia"), lobby.person("Other")
    table_id = fabia.open(visibility="private", seats=HOT_SEAT if status != "open" else {})["id"]
    if status == "over":
        lobby.end(table_id)
    for action, form in REQUESTS:
        missing, hidden = (
            stranger.client.post(f"/api/tables/{name}/{action}", json=form) for name in ("aaaa2222bbbb", table_id)
        )
        assert (hidden.status_code, hidden.json()) == (404, missing.json()), action
    for path in ("", "/chat", "/replay", "/proof/0"):
        missing, hidden = (stranger.client.get(f"/api/tables/{name}{path}") for name in ("aaaa2222bbbb", table_id))
        assert (hidden.status_code, hidden.json()) == (404, missing.json()), path


def test_pages_before_a_private_table_of_others_tell_nothing_of_it(lobby: Lobby) -> None:
    fabia, stranger = lobby.person("Fabia"), lobby.person("Other")
    listed = fabia.open()["id"]
    hidden = fabia.open(visibility="private")["id"]
    assert [table["id"] for table in fabia.get("/tables", before=hidden)] == [listed]
    assert stranger.get("/tables", before=hidden) == stranger.get("/tables", before="aaaa2222bbbb") == []


def test_an_invited_table_is_seen_by_all_and_joined_by_key(lobby: Lobby) -> None:
    fabia, hanno = lobby.person("Fabia"), lobby.person("Hanno")
    table = fabia.open(visibility="invited")
    assert [found["id"] for found in hanno.get("/tables")] == [table["id"]]
    path = f"/tables/{table['id']}"
    assert hanno.post(f"{path}/join", {"seat": "carthage"}, status=403)["error"] == "invitation-needed"
    assert hanno.post(f"{path}/join", {"seat": "carthage", "key": key_of(table)})["status"] == "playing"


def test_a_table_that_is_not_there(lobby: Lobby) -> None:
    fabia = lobby.person()
    assert fabia.get("/tables/nowhere", status=404)["error"] == "no-table"
    for action, form in (
        ("join", {"seat": "rome"}),
        ("leave", {"seat": "rome"}),
        ("bot", {"seat": "rome", "level": "greedy"}),
        ("resign", {"seat": "rome"}),
        ("stand-in", {"seat": "rome", "level": None}),
        ("rematch", {}),
        ("chat", {"text": "Ave"}),
        ("fork", {"n": 0, "seats": HOT_SEAT}),
    ):
        assert fabia.post(f"/tables/nowhere/{action}", form, status=404)["error"] == "no-table"


def test_those_at_the_table_are_shown_as_present(lobby: Lobby) -> None:
    fabia, _, table_id = two_players(lobby)
    lobby.hub.present = {fabia.id}
    table = fabia.get(f"/tables/{table_id}")
    assert (seat(table, "rome")["online"], seat(table, "carthage")["online"]) == (True, False)


# Seats


def test_leaving_before_the_match_frees_the_seat(lobby: Lobby) -> None:
    fabia, hanno = lobby.person("Fabia"), lobby.person("Hanno")
    table = fabia.open(seats=BOTH_OPEN)
    path = f"/tables/{table['id']}"
    hanno.post(f"{path}/join", {"seat": "rome"})
    assert fabia.post(f"{path}/leave", {"seat": "rome"}, status=403)["error"] == "not-your-seat"
    left = hanno.post(f"{path}/leave", {"seat": "rome"})
    assert (left["status"], seat(left, "rome")["user"]) == ("open", None)


def test_an_owner_who_leaves_alone_gives_the_table_up(lobby: Lobby) -> None:
    fabia = lobby.person()
    table = fabia.open()
    left = fabia.post(f"/tables/{table['id']}/leave", {"seat": "rome"})
    assert (left["status"], left["result"]["reason"]) == ("over", "abandoned")
    for wanted in ("open", "over", "mine"):
        assert fabia.get("/tables", filter=wanted) == []


def test_nobody_leaves_or_joins_a_match_under_way(lobby: Lobby) -> None:
    _, hanno, table_id = two_players(lobby)
    assert hanno.post(f"/tables/{table_id}/leave", {"seat": "carthage"}, status=409)["error"] == "table-not-open"
    late = lobby.person("Late").post(f"/tables/{table_id}/join", {"seat": "rome"}, status=409)
    assert late["error"] == "table-not-open"


def test_the_owner_fills_an_open_seat_with_a_bot(lobby: Lobby) -> None:
    fabia, hanno = lobby.person("Fabia"), lobby.person("Hanno")
    path = f"/tables/{fabia.open()['id']}/bot"
    form = {"seat": "carthage", "level": "random"}
    assert hanno.post(path, form, status=403)["error"] == "not-owner"
    assert fabia.post(path, form | {"level": "genius"}, status=422)["error"] == "no-level"
    assert fabia.post(path, form | {"seat": "rome"}, status=409)["error"] == "seat-taken"
    assert fabia.post(path, form | {"seat": "gaul"}, status=422)["error"] == "no-seat"
    filled = fabia.post(path, form)
    assert (filled["status"], seat(filled, "carthage")["bot"]) == ("playing", "random")


def test_giving_up_ends_the_match(lobby: Lobby) -> None:
    fabia, hanno, table_id = two_players(lobby)
    assert fabia.post(f"/tables/{table_id}/resign", {"seat": "carthage"}, status=403)["error"] == "not-your-seat"
    over = hanno.post(f"/tables/{table_id}/resign", {"seat": "carthage"})
    assert (over["status"], over["result"]["winner"], over["result"]["reason"]) == ("over", "rome", "resignation")
    assert hanno.post(f"/tables/{table_id}/resign", {"seat": "carthage"}, status=409)["error"] == "table-not-playing"


# Stand-ins


def test_a_stand_in_plays_on_in_ones_own_seat(lobby: Lobby) -> None:
    fabia, _, table_id = two_players(lobby)
    path = f"/tables/{table_id}/stand-in"
    assert seat(fabia.post(path, {"seat": "rome", "level": "greedy"}), "rome")["stand_in"] == "greedy"
    assert seat(fabia.post(path, {"seat": "rome", "level": None}), "rome")["stand_in"] is None


def test_a_stand_in_for_the_other_is_an_offer_until_they_agree(lobby: Lobby) -> None:
    fabia, hanno, table_id = two_players(lobby)
    path = f"/tables/{table_id}/stand-in"
    offered = seat(fabia.post(path, {"seat": "carthage", "level": USUAL}), "carthage")
    assert (offered["stand_in"], offered["offer"]) == (None, "stand-in")
    agreed = seat(hanno.post(path, {"seat": "carthage", "level": "random"}), "carthage")
    assert (agreed["stand_in"], agreed["offer"]) == ("random", None)


def test_nobody_chooses_how_well_an_opponent_is_stood_in_for(lobby: Lobby) -> None:
    fabia, hanno, table_id = two_players(lobby)
    path = f"/tables/{table_id}/stand-in"
    for person, other in ((fabia, "carthage"), (hanno, "rome")):
        refused = person.post(path, {"seat": other, "level": "random"}, status=403)
        assert (refused["error"], refused["level"]) == ("stand-in-level", USUAL)
    with lobby.server.database.begin() as connection:
        assert stand_in_at_timeout(connection, table_id, "carthage") == USUAL


def test_a_host_who_does_not_play_chooses_for_whoever_is_away(lobby: Lobby) -> None:
    host, fabia, hanno = (lobby.person(name) for name in ("Host", "Fabia", "Hanno"))
    table_id = host.open(seats=BOTH_OPEN)["id"]
    fabia.post(f"/tables/{table_id}/join", {"seat": "rome"})
    hanno.post(f"/tables/{table_id}/join", {"seat": "carthage"})
    offered = host.post(f"/tables/{table_id}/stand-in", {"seat": "carthage", "level": "random"})
    assert seat(offered, "carthage")["offer"] == "stand-in"
    with lobby.server.database.begin() as connection:
        assert stand_in_at_timeout(connection, table_id, "carthage") == "random"


def test_an_offer_is_taken_back_or_declined(lobby: Lobby) -> None:
    fabia, hanno, table_id = two_players(lobby)
    path, form = f"/tables/{table_id}/stand-in", {"seat": "carthage", "level": USUAL}
    for person in (fabia, hanno):
        fabia.post(path, form)
        assert seat(person.post(path, form | {"level": None}), "carthage")["offer"] is None


def test_others_do_not_end_the_stand_in_that_a_player_chose(lobby: Lobby) -> None:
    fabia, hanno, table_id = two_players(lobby)
    path = f"/tables/{table_id}/stand-in"
    hanno.post(path, {"seat": "carthage", "level": "greedy"})
    assert seat(fabia.post(path, {"seat": "carthage", "level": None}), "carthage")["stand_in"] == "greedy"


def test_stand_ins_are_for_players_at_the_table_only(lobby: Lobby) -> None:
    _, _, table_id = two_players(lobby)
    form = {"seat": "rome", "level": "greedy"}
    assert lobby.person("Other").post(f"/tables/{table_id}/stand-in", form, status=403)["error"] == "not-seated"
    fabia = lobby.person()
    alone = fabia.open(seats=AGAINST_A_BOT)["id"]
    refused = fabia.post(f"/tables/{alone}/stand-in", {"seat": "carthage", "level": "random"}, status=409)
    assert refused["error"] == "seat-of-a-bot"
    waiting = fabia.open()["id"]
    assert fabia.post(f"/tables/{waiting}/stand-in", form, status=409)["error"] == "table-not-playing"


def test_at_the_time_out_the_usual_level_stands_in(lobby: Lobby) -> None:
    fabia, _, table_id = two_players(lobby)
    fabia.post(f"/tables/{table_id}/stand-in", {"seat": "carthage", "level": USUAL})
    with lobby.server.database.begin() as connection:
        assert stand_in_at_timeout(connection, table_id, "carthage") == USUAL
        assert stand_in_at_timeout(connection, table_id, "rome") == USUAL
    table = fabia.get(f"/tables/{table_id}")
    assert [entry["stand_in"] for entry in table["seats"]] == [USUAL, USUAL]
    assert seat(table, "carthage")["offer"] is None


# Rematches


def test_both_who_ask_for_a_rematch_meet_at_one_table(lobby: Lobby) -> None:
    fabia, hanno, table_id = two_players(lobby, pace=DAYS)
    path = f"/tables/{table_id}/rematch"
    assert fabia.post(path, {"swap": True}, status=409)["error"] == "table-not-over"
    lobby.end(table_id)
    first = hanno.post(path, {"swap": True})
    assert (first["status"], first["mine"], first["pace"]) == ("open", ["rome"], DAYS)
    assert fabia.get(f"/tables/{table_id}")["rematch"] == first["id"]
    stranger = lobby.person("Other")
    assert (
        stranger.post(f"/tables/{first['id']}/join", {"seat": "carthage"}, status=403)["error"] == "invitation-needed"
    )
    second = fabia.post(path, {"swap": False})
    assert (second["id"], second["status"], second["mine"]) == (first["id"], "playing", ["carthage"])
    assert fabia.post(path, {})["id"] == first["id"]
    assert stranger.post(path, {}, status=403)["error"] == "not-seated"


def test_a_rematch_against_a_bot_starts_at_once_with_sides_changed(lobby: Lobby) -> None:
    fabia = lobby.person()
    table_id = fabia.open(seats=AGAINST_A_BOT)["id"]
    lobby.end(table_id)
    again = fabia.post(f"/tables/{table_id}/rematch", {"swap": True})
    assert (again["status"], again["mine"], seat(again, "rome")["bot"]) == ("playing", ["carthage"], "greedy")


def test_who_comes_too_late_to_a_rematch_is_told(lobby: Lobby) -> None:
    fabia, hanno, table_id = two_players(lobby)
    lobby.end(table_id)
    again = fabia.post(f"/tables/{table_id}/rematch", {})
    fabia.post(f"/tables/{again['id']}/bot", {"seat": "carthage", "level": "greedy"})
    assert hanno.post(f"/tables/{table_id}/rematch", {}, status=409)["error"] == "rematch-taken"


def test_the_rematch_of_a_private_table_is_private(lobby: Lobby) -> None:
    fabia, hanno, table_id = two_players(lobby, visibility="private")
    lobby.end(table_id)
    assert fabia.post(f"/tables/{table_id}/rematch", {})["visibility"] == "private"
    assert hanno.post(f"/tables/{table_id}/rematch", {})["status"] == "playing"


# Chat


def test_players_talk_and_everybody_who_may_watch_reads(lobby: Lobby) -> None:
    fabia, hanno, table_id = two_players(lobby)
    path = f"/tables/{table_id}/chat"
    line = fabia.post(path, {"text": "  Ave,\n\u202e Hanno\x00!  "})
    assert (line["n"], line["text"], line["user"]["name"]) == (1, "Ave, Hanno!", "Fabia")
    hanno.post(path, {"text": "Salve 👨‍👩‍👧"})
    assert [entry["text"] for entry in lobby.person("Other").get(path)] == ["Ave, Hanno!", "Salve 👨‍👩‍👧"]
    assert [told for told, _ in lobby.hub.lines] == [table_id, table_id]


def test_onlookers_talk_when_the_match_is_over(lobby: Lobby) -> None:
    _, _, table_id = two_players(lobby)
    other = lobby.person("Other")
    path = f"/tables/{table_id}/chat"
    assert other.post(path, {"text": "Attack!"}, status=403)["error"] == "chat-players-only"
    lobby.end(table_id)
    assert other.post(path, {"text": "Well played"})["text"] == "Well played"


@pytest.mark.parametrize(("text", "code"), [("\x00 \n", "chat-empty"), ("x" * 501, "chat-long"), ("", "invalid-short")])
def test_a_line_that_is_none(lobby: Lobby, text: str, code: str) -> None:
    fabia = lobby.person()
    path = f"/tables/{fabia.open()['id']}/chat"
    assert fabia.post(path, {"text": text}, status=422)["error"] == code


def test_only_the_last_lines_are_kept(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bellona.server.lobby.talk.LINES", 3)
    fabia = lobby.person()
    path = f"/tables/{fabia.open()['id']}/chat"
    for number in range(5):
        fabia.post(path, {"text": str(number)})
    assert [(line["n"], line["text"]) for line in fabia.get(path)] == [(3, "2"), (4, "3"), (5, "4")]


def test_chat_of_a_private_table_is_private(lobby: Lobby) -> None:
    fabia, hanno = lobby.person("Fabia"), lobby.person("Hanno")
    table = fabia.open(visibility="private")
    path = f"/tables/{table['id']}/chat"
    fabia.post(path, {"text": "Ave"})
    assert hanno.get(path, status=404)["error"] == "no-table"
    assert len(hanno.get(path, key=key_of(table))) == 1


# Everything in general


def test_too_much_is_refused_with_the_time_to_wait(tmp_path: Path) -> None:
    with running_lobby(tmp_path, limits="table=2/hour, chat=1/hour") as lobby:
        fabia = lobby.person()
        tables = [fabia.open()["id"] for _ in range(2)]
        assert fabia.open(429)["error"] == "too-many"
        fabia.post(f"/tables/{tables[0]}/chat", {"text": "Ave"})
        assert fabia.post(f"/tables/{tables[0]}/chat", {"text": "Ave"}, status=429)["seconds"] > 0


def test_without_the_page_s_own_header_nothing_changes(lobby: Lobby) -> None:
    fabia = lobby.person()
    del fabia.client.headers["X-Bellona-CSRF"]
    assert fabia.open(403)["error"] == "csrf"


def test_errors_are_told_in_italian(lobby: Lobby) -> None:
    fabia = lobby.person()
    fabia.client.headers["Accept-Language"] = "it"
    assert fabia.get("/tables/nowhere", status=404)["text"] == "Questo tavolo non esiste, oppure è privato."


def test_every_code_and_message_has_words_in_every_language() -> None:
    found: set[str] = set()
    for package in (lobby_package, notify_package):
        for path in Path(str(package.__file__)).parent.glob("*.py"):
            text = path.read_text(encoding="utf-8")
            found |= {f"error-{code}" for code in re.findall(r'ApiError\(\d+, "([a-z-]+)"', text)}
            found |= set(re.findall(r'"((?:result|proof|pace|span|notice|mail)-[a-z-]+)"', text))
    found -= {code.removeprefix("error-") for code in found if code.startswith("error-")}
    found |= {f"error-table-not-{status}" for status in ("open", "playing", "over")}
    found |= {f"error-no-{kind}" for kind in ("mail", "push", "hook")}
    assert len(found) > 60
    missing = [(name, language) for name in sorted(found) for language in LANGUAGES if not WORDS.has(name, language)]
    assert missing == []


def test_another_scenario_is_another_table(lobby: Lobby) -> None:
    assert lobby.person().post("/tables", BENEVENTUM | {"seats": HOT_SEAT})["title"] == {"$": "scenario-beneventum"}
