"""Chapter 17: the four battles, their ground, armies, special rules and ends."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib import resources
from typing import Any

import pytest

from bellona import Match

from .battles import (
    BYSTANDERS,
    GAME,
    SCENARIOS,
    allowed,
    asked,
    battle,
    commander,
    decline,
    dump,
    fight,
    lay_anything,
    legal,
    markers,
    new_turn,
    place,
    play,
    refusal,
    rout,
    started,
    stride,
    unit,
    until,
    verdict,
    walk,
)

DATA = resources.files("bellona.games.de_bello_punico") / "data"


def data(path: str) -> dict[str, Any]:
    return tomllib.loads((DATA / path).read_text(encoding="utf-8"))


def cost(scenario: str, hex_: str) -> int | None:
    """What a step into a hex from the south costs, measured by the turns left after it; None: closed."""
    start = f"{hex_[:2]}{int(hex_[2:]) + 1:02}"
    match = battle({"R-Ha-1": f"{start} N"} | BYSTANDERS, scenario=scenario)
    if not allowed(match, "step R-Ha-1 N"):
        return None
    walk(match, "R-Ha-1", "N")
    left = 0
    while (turns := [action for action in legal(match) if action.startswith("turn R-Ha-1")]) != []:
        match.play(turns[0])
        left += 1
    return 4 - left


def army(match: Match, side: str) -> Counter[str]:
    """How many units of each type a side has."""
    return Counter(name.split("-")[1] for name in dump(match)["units"] if name.startswith(side))


def hexes(match: Match, kind: str) -> set[str]:
    """Where the units of one kind, "R-Ha" say, stand."""
    return {
        entry["hex"] for name, entry in dump(match)["units"].items() if name.startswith(kind + "-") and "hex" in entry
    }


def choices(match: Match, name: str) -> set[str]:
    """The set-up hexes offered to a unit, when its turn to be placed comes."""
    while not any(action.startswith(f"deploy {name} ") for action in legal(match)):
        own = sorted(action for action in legal(match) if action.startswith(f"deploy {name[0]}-"))
        match.play(own[0] if own else "suggested")
    return {action.split()[2] for action in legal(match) if action.startswith(f"deploy {name} ")}


# --- 17: materials


@pytest.mark.rule("de_bello_punico 17")
@pytest.mark.parametrize(
    ("scenario", "side", "rome", "carthage"),
    [
        (
            "trebbia",
            "side_b",
            {"Ha": 5, "Pr": 5, "Tr": 2, "Ve": 4, "Al": 2, "E": 2, "SC": 4},
            {"Ti": 4, "Vt": 4, "F": 4, "M": 4, "El": 2, "E": 5, "CN": 6},
        ),
        (
            "beneventum",
            "side_a",
            {"Ha": 4, "Pr": 4, "Tr": 2, "Ve": 3, "E": 2},
            {"F": 9, "M": 6, "Ti": 2, "CN": 2},
        ),
        (
            "po",
            "side_a",
            {"Ha": 6, "Pr": 5, "Tr": 3, "Ve": 4, "E": 4},
            {"Vt": 3, "F": 9, "M": 6, "Ti": 2, "E": 2, "CN": 3, "El": 1},
        ),
        (
            "zama",
            "side_b",
            {"Ha": 5, "Pr": 5, "Tr": 3, "Ve": 4, "Al": 4, "E": 3, "CN": 6},
            {"El": 5, "Ti": 2, "M": 6, "F": 6, "Vt": 7, "E": 3, "CN": 3},
        ),
    ],
)
def test_each_battle_has_its_map_and_its_armies(scenario, side, rome, carthage):
    match = started(scenario)
    assert army(match, "R") == rome
    assert army(match, "C") == carthage
    assert data(f"scenarios/{scenario}.toml")["map"] == side
    assert (cost(scenario, "0311") is None) is (side == "side_a"), "only side A has a river"


# --- 17.1 Trebbia


@pytest.mark.rule("de_bello_punico 17.1.1a")
@pytest.mark.parametrize(
    ("hex_", "points"),
    [("1010", 1), ("0403", 2), ("0711", 2), ("2908", 1)],
    ids=["open", "rocky", "hill", "road"],
)
def test_the_ground_of_trebbia(hex_, points):
    assert cost("trebbia", hex_) == points


@pytest.mark.rule("de_bello_punico 17.1.1b")
def test_trebbia_has_no_river_hex():
    assert "river" not in data("maps/side_b.toml")["legend"].values()
    match = battle({"R-Ha-1": "1518 N panicked"} | BYSTANDERS, scenario="trebbia")
    assert unit(match, "R-Ha-1").status == "gone", "nothing bars the way behind the Roman line"


@pytest.mark.rule("de_bello_punico 17.1.2a")
def test_units_stand_on_the_hexes_of_their_type_and_socii_on_those_of_cn():
    match = GAME.start("trebbia", seed=7)
    assert choices(match, "R-SC-1") == {"0314", "0414", "2514", "2614", "0415", "2515"}
    match = started("trebbia")
    assert hexes(match, "R-Ha") == {"1114", "1314", "1514", "1714", "1914"}
    assert hexes(match, "R-Ve") == {"1212", "1412", "1612", "1812"}
    assert hexes(match, "C-Vt") == {"0906", "1006", "2006", "2106"}


@pytest.mark.rule("de_bello_punico 17.1.2b")
def test_with_more_hexes_than_units_the_player_chooses():
    match = GAME.start("trebbia", seed=7)
    assert choices(match, "R-Tr-1") == {"1318", "1518", "1718"}
    play(match, "deploy R-Tr-1 1518")
    assert choices(match, "R-Tr-2") == {"1318", "1718"}
    play(match, "deploy R-Tr-2 1718")
    assert hexes(match, "R-Tr") == {"1518", "1718"}


@pytest.mark.rule("de_bello_punico 17.1.2b")
def test_another_types_hex_is_refused():
    match = GAME.start("trebbia", seed=7)
    choices(match, "R-Tr-1")
    assert not allowed(match, "deploy R-Tr-1 1114")
    assert not allowed(match, "deploy R-Tr-1 1010")


@pytest.mark.rule("de_bello_punico 17.1.2c")
@pytest.mark.rule("de_bello_punico R46")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_rome_sets_up_first(scenario):
    match = GAME.start(scenario, seed=7)
    seats = []
    while match.prompt.ask in ("deploy", "hold", "post"):
        seats.append(match.prompt.seat)
        answer = next(action for action in sorted(legal(match)) if action != "suggested")
        match.play(answer)
    assert seats == sorted(map(str, seats), reverse=True)
    assert set(seats) == {"rome", "carthage"}


@pytest.mark.rule("de_bello_punico 17.1.2d")
def test_a_commander_starts_on_a_unit_of_his_own():
    match = GAME.start("trebbia", seed=7)
    while match.prompt.ask == "deploy":
        match.play(next(action for action in sorted(legal(match)) if action != "suggested"))
    assert asked(match) == ("rome", "post")
    posts = {action.split()[1] for action in legal(match) if action.startswith("post")}
    assert posts == {name for name in dump(match)["units"] if name.startswith("R-")}
    assert not allowed(match, "post C-M-1")
    play(match, "post R-Ve-2")
    assert commander(match, "R-CMD") == place(match, "R-Ve-2")[0]


@pytest.mark.rule("de_bello_punico 17.1.2d")
def test_trebbia_gives_rome_two_points_and_carthage_four():
    seats = Counter(seat for seat, _ in lay_anything(new_turn("trebbia")))
    assert seats == {"rome": 2 + 1, "carthage": 4 + 1}


@pytest.mark.rule("de_bello_punico 17.1.3a")
def test_the_cold_romans_start_reduced():
    match = started("trebbia")
    for name, entry in dump(match)["units"].items():
        side, kind, _ = name.split("-")
        cold = side == "R" and kind not in {"E", "SC"}
        assert entry.get("disorder", 0) == cold, name


@pytest.mark.rule("de_bello_punico 17.1.3b")
def test_at_trebbia_elephants_are_not_tested():
    units = {"C-El-1": "1508 S", "R-Ha-1": "1518 N"}
    boxes = {"rome": {"elephants": 1}}
    assert asked(battle(units, active="carthage", boxes=boxes)) == ("rome", "test"), "at Zama they are"
    match = battle(units, active="carthage", boxes=boxes, scenario="trebbia")
    assert asked(match) == ("carthage", "move")
    assert not allowed(match, "test C-El-1")


def ambush(panic: bool = True, points: int = 1, others: dict[str, str] | None = None) -> Match:
    """Carthage's movement impulse at Trebbia, one Numidian unit held back, after a Roman panic or without."""
    units = {"R-Al-1": "1010 N disorder 1", "C-Vt-1": "1009 S", "C-CN-1": "held"} | BYSTANDERS
    boxes = {"carthage": {"cavalry": points}}
    match = fight(units | (others or {}), scenario="trebbia", boxes=boxes)
    if panic:
        play(match, "attack R-Al-1 C-Vt-1", dice=[1, 6])
        assert unit(match, "R-Al-1").panicked
    else:
        play(match, "done")
    return until(match, "carthage", "move")


@pytest.mark.rule("de_bello_punico 17.1.3c")
def test_the_ambush_waits_for_the_first_roman_panic():
    assert refusal(ambush(panic=False), "enter C-CN-1 1520 N") == "17.1.3c"
    match = ambush()
    assert {action.split()[2] for action in legal(match) if action.startswith("enter")} == {
        f"{column:02}20" for column in range(1, 31)
    }
    play(match, "enter C-CN-1 1520 N")
    assert place(match, "C-CN-1") == ("1520", "N")
    assert markers(match, "carthage", "cavalry") == 0


@pytest.mark.rule("de_bello_punico 17.1.3c")
def test_the_ambush_costs_a_cavalry_point():
    assert refusal(ambush(points=0), "enter C-CN-1 1520 N") in {"17.1.3c", "R6"}


@pytest.mark.rule("de_bello_punico 17.1.3c")
def test_carthage_may_hold_one_numidian_unit_or_none():
    match = GAME.start("trebbia", seed=7)
    while match.prompt.ask != "hold":
        match.play(sorted(legal(match))[0])
    assert match.prompt.seat == "carthage"
    assert legal(match) - {"suggested"} == {"hold none", *(f"hold C-CN-{n}" for n in range(1, 7))}
    play(match, "hold C-CN-2")
    while match.prompt.ask in ("deploy", "hold", "post"):
        assert match.prompt.ask != "hold", "one unit only"
        decline(match)
    held = [name for name, entry in dump(match)["units"].items() if entry.get("status") == "held"]
    assert held == ["C-CN-2"]
    assert unit(started("trebbia"), "C-CN-2").status == ""


@pytest.mark.rule("de_bello_punico R44")
def test_the_ambush_pays_its_entry_and_moves_on():
    match = ambush()
    play(match, "enter C-CN-1 1520 N")
    assert stride(match, "C-CN-1", "N") == 7


@pytest.mark.rule("de_bello_punico R44")
def test_the_ambush_enters_an_empty_hex_and_faces_inward():
    match = ambush(others={"R-Tr-1": "1520 S"})
    assert not allowed(match, "enter C-CN-1 1520 N")
    assert all(allowed(match, f"enter C-CN-1 1420 {facing}") for facing in ("NW", "N", "NE"))
    assert not allowed(match, "enter C-CN-1 1420 S")
    assert not allowed(match, "enter C-CN-1 1419 N")


@pytest.mark.rule("de_bello_punico R44")
def test_any_earlier_roman_panic_springs_the_ambush():
    units = {"R-Al-1": "1005 N panicked", "C-CN-1": "held"} | BYSTANDERS
    match = battle(units, scenario="trebbia", active="carthage", boxes={"carthage": {"cavalry": 1}})
    assert allowed(match, "enter C-CN-1 1520 N")


@pytest.mark.rule("de_bello_punico R44")
def test_an_ambush_that_never_enters_counts_for_nothing():
    match = ambush()
    play(match, "done")
    until(match, "carthage", "move")
    assert rout(match, "carthage") == 0
    assert unit(match, "C-CN-1").status == "held"


@pytest.mark.rule("de_bello_punico 17.1.4a")
def test_trebbia_lasts_fourteen_turns_and_both_rout_at_twelve():
    assert verdict("trebbia", turn=6, rome=11, carthage=11) is None
    assert verdict("trebbia", turn=6, rome=12, carthage=11).winner == "carthage"
    assert verdict("trebbia", turn=6, rome=11, carthage=12).winner == "rome"
    assert verdict("trebbia", turn=13) is None
    assert verdict("trebbia", turn=14) is not None


def breakout(name: str, where: str = "1004 N", points: int = 6, **more: Any) -> Match:
    return battle({name: where} | BYSTANDERS, scenario="trebbia", rout={"rome": points}, **more)


@pytest.mark.rule("de_bello_punico 17.1.4b")
@pytest.mark.parametrize(("name", "value"), [("R-Ha-1", 2), ("R-Tr-1", 2), ("R-Ve-1", 1), ("R-SC-1", 1), ("R-E-1", 1)])
def test_a_roman_unit_that_breaks_through_gives_its_points_back(name, value):
    match = breakout(name)
    walk(match, name, "N", "N", "N")
    play(match, f"exit {name}")
    assert unit(match, name).status == "gone"
    assert rout(match, "rome") == 6 - value


@pytest.mark.rule("de_bello_punico 17.1.4c")
def test_a_draw_at_trebbia_is_a_roman_victory():
    assert verdict("trebbia", turn=14).winner == "rome"


@pytest.mark.rule("de_bello_punico R43")
def test_leaving_costs_one_point_and_needs_the_edge_in_front():
    match = breakout("R-Ha-1", "1005 N")
    walk(match, "R-Ha-1", "N", "N", "N", "N")
    assert place(match, "R-Ha-1")[0] == "1001"
    assert not allowed(match, "exit R-Ha-1"), "no movement point left"
    assert allowed(breakout("R-Ha-1", "1001 NE"), "exit R-Ha-1"), "north is in its front"
    assert refusal(breakout("R-Ha-1", "1001 S"), "exit R-Ha-1") == "R43"
    assert refusal(breakout("R-Ha-1", "1002 N"), "exit R-Ha-1") == "R43"


@pytest.mark.rule("de_bello_punico R43")
def test_only_romans_at_trebbia_leave_and_only_to_the_north():
    assert refusal(battle({"R-Ha-1": "1001 N"} | BYSTANDERS), "exit R-Ha-1") == "R43"
    assert refusal(breakout("R-Ha-1", "1020 S"), "exit R-Ha-1") == "R43"
    match = battle({"C-F-1": "1020 S"} | BYSTANDERS, active="carthage", scenario="trebbia")
    assert refusal(match, "exit C-F-1") == "R43"


@pytest.mark.rule("de_bello_punico R43")
def test_the_countdown_never_rises_above_its_start():
    match = breakout("R-Pr-1", "1001 N", points=1)
    play(match, "exit R-Pr-1")
    assert rout(match, "rome") == 0


@pytest.mark.rule("de_bello_punico R43")
def test_a_pursuer_gives_nothing_back():
    units = {"R-E-1": "0508 N", "C-E-1": "0507 S disorder 2"} | BYSTANDERS
    match = fight(units, scenario="trebbia", rout={"rome": 6})
    play(match, "attack R-E-1 C-E-1", dice=[3, 3])
    assert unit(match, "R-E-1").status == "pursuing"
    assert rout(match, "rome") == 6


@pytest.mark.rule("de_bello_punico R43")
def test_a_commander_may_leave_and_is_then_absent():
    match = breakout("R-Ha-1", commanders={"R-CMD": "1201"})
    play(match, "exit R-CMD")
    assert commander(match, "R-CMD") == "away"
    assert rout(match, "rome") == 6


# --- 17.2 Beneventum


@pytest.mark.rule("de_bello_punico 17.2.1a")
@pytest.mark.parametrize(("hex_", "points"), [("1010", 1), ("0603", 2), ("2909", 2)], ids=["open", "bush", "hill"])
def test_the_ground_of_beneventum(hex_, points):
    assert cost("beneventum", hex_) == points


@pytest.mark.rule("de_bello_punico 17.2.1b")
def test_the_calore_is_never_entered():
    match = battle({"R-Ha-1": "0312 N"} | BYSTANDERS, scenario="beneventum")
    assert refusal(match, "step R-Ha-1 N") == "17.2.1b"
    match = battle({"R-Ha-1": "0308 N panicked"} | BYSTANDERS, scenario="beneventum")
    assert place(match, "R-Ha-1")[0] == "0411", "a fugitive goes round by 0408"
    match = fight({"C-F-1": "0307 S", "R-Ve-1": "0308 N"} | BYSTANDERS, "carthage", scenario="beneventum")
    play(match, "attack C-F-1 R-Ve-1")
    assert legal(match) == {"retreat 0408", "stand"}, "0309 and 0208 are closed to a retreat"


@pytest.mark.rule("de_bello_punico 17.2.2")
def test_at_beneventum_numidians_stand_on_cavalry_hexes():
    match = GAME.start("beneventum", seed=7)
    assert choices(match, "R-Pr-1") == {"1116", "1316", "1516", "1716", "1916"}
    match = GAME.start("beneventum", seed=7)
    assert choices(match, "C-CN-1") == {"0506", "0606", "2206", "2306"}


@pytest.mark.rule("de_bello_punico 17.2.3a")
def test_beneventum_lasts_twelve_turns_and_carthage_routs_at_nine_rome_at_ten():
    assert verdict("beneventum", turn=4, carthage=8, rome=9) is None
    assert verdict("beneventum", turn=4, carthage=9, rome=9).winner == "rome"
    assert verdict("beneventum", turn=4, carthage=8, rome=10).winner == "carthage"
    assert verdict("beneventum", turn=11) is None
    assert verdict("beneventum", turn=12) is not None


@pytest.mark.rule("de_bello_punico 17.2.3b")
def test_a_draw_at_beneventum_is_a_carthaginian_victory():
    assert verdict("beneventum", turn=12).winner == "carthage"


@pytest.mark.rule("de_bello_punico R45")
def test_beneventum_gives_rome_three_points_and_carthage_two():
    seats = Counter(seat for seat, _ in lay_anything(new_turn("beneventum")))
    assert seats == {"rome": 3 + 1, "carthage": 2 + 1}
    match = GAME.start("beneventum", seed=7)
    assert match.prompt.seat == "rome"
    while match.prompt.ask == "deploy":
        match.play(next(action for action in sorted(legal(match)) if action != "suggested"))
    assert {action.split()[1][0] for action in legal(match) if action.startswith("post")} == {"R"}


# --- 17.3 Po


@pytest.mark.rule("de_bello_punico 17.3.1a")
@pytest.mark.parametrize(("hex_", "points"), [("1010", 1), ("0603", 2), ("2909", 2)], ids=["open", "bush", "hill"])
def test_the_ground_of_the_po(hex_, points):
    assert cost("po", hex_) == points


@pytest.mark.rule("de_bello_punico 17.3.1b")
def test_the_po_is_never_entered():
    match = battle({"R-Ha-1": "0312 N"} | BYSTANDERS, scenario="po")
    assert refusal(match, "step R-Ha-1 N") == "17.3.1b"
    assert allowed(match, "step R-Ha-1 NE")


def setup(match: Match, side: str) -> dict[str, set[str]]:
    return {kind: hexes(match, f"{side}-{kind}") for kind in army(match, side)}


@pytest.mark.rule("de_bello_punico 17.3.2")
def test_the_set_up_of_the_po():
    match = started("po")
    assert setup(match, "R") == {
        "Ve": {"1112", "1312", "1512", "1712"},
        "Ha": {"1114", "1314", "1514", "1714", "1118", "1718"},
        "Pr": {"1215", "1415", "1615", "1318", "1518"},
        "Tr": {"1416", "1218", "1618"},
        "E": {"0614", "0714", "2114", "2214"},
    }
    assert setup(match, "C") == {
        "Ti": {"1108", "1708"},
        "F": {"0806", "0906", "1006", "1106", "1206", "1606", "1706", "1806", "1906"},
        "Vt": {"1306", "1406", "1506"},
        "M": {"0903", "1103", "1303", "1503", "1703", "1903"},
        "El": {"2105"},
        "E": {"0506", "0606"},
        "CN": {"2206", "2306", "2406"},
    }


@pytest.mark.rule("de_bello_punico 17.3.2")
def test_at_the_po_both_have_three_points_and_a_vacuus():
    seats = Counter(seat for seat, _ in lay_anything(new_turn("po")))
    assert seats == {"rome": 3 + 1, "carthage": 3 + 1}


@pytest.mark.rule("de_bello_punico 17.3.3a")
def test_the_po_lasts_fifteen_turns_and_carthage_routs_at_twelve_rome_at_fourteen():
    assert verdict("po", turn=4, carthage=11, rome=13) is None
    assert verdict("po", turn=4, carthage=12, rome=13).winner == "rome"
    assert verdict("po", turn=4, carthage=11, rome=14).winner == "carthage"
    assert verdict("po", turn=14) is None
    assert verdict("po", turn=15) is not None


@pytest.mark.rule("de_bello_punico 17.3.3b")
def test_a_draw_at_the_po_has_no_winner():
    assert verdict("po", turn=15).winner is None
    assert verdict("po", turn=4, carthage=12, rome=14).winner is None


# --- 17.4 Zama


@pytest.mark.rule("de_bello_punico 17.4.1")
@pytest.mark.parametrize("hex_", ["1010", "0403", "0711", "2908"], ids=["open", "rocky", "hill", "road"])
def test_at_zama_all_ground_is_open(hex_):
    assert cost("zama", hex_) == 1


@pytest.mark.rule("de_bello_punico R48")
@pytest.mark.parametrize("scenario", ["trebbia", "zama"])
def test_a_road_is_open_ground_and_speeds_nobody_up(scenario):
    match = battle({"R-Ha-1": "2909 N"} | BYSTANDERS, scenario=scenario)
    assert stride(match, "R-Ha-1", "N") == 4, "all of them road hexes"


@pytest.mark.rule("de_bello_punico 17.4.2")
def test_the_set_up_of_zama():
    match = started("zama")
    assert setup(match, "R") == {
        "Ve": {"1013", "1213", "1413", "1613"},
        "Ha": {"0914", "1114", "1314", "1514", "1714"},
        "Pr": {"0916", "1116", "1316", "1516", "1716"},
        "Tr": {"1118", "1318", "1518"},
        "Al": {"1914", "2014", "2114", "2214"},
        "E": {"0514", "0614", "0714"},
        "CN": {"2414", "2514", "2614", "2714", "2316", "2516"},
    }
    assert setup(match, "C") == {
        "El": {"0908", "1208", "1508", "1808", "2108"},
        "Ti": {"1007", "2007"},
        "M": {"1006", "1206", "1406", "1606", "1806", "2006"},
        "F": {"1005", "1205", "1405", "1605", "1805", "2005"},
        "Vt": {"0903", "1103", "1303", "1503", "1703", "1903", "2103"},
        "E": {"0407", "0507", "0607"},
        "CN": {"2407", "2507", "2607"},
    }


@pytest.mark.rule("de_bello_punico 17.4.2")
def test_at_zama_both_have_four_points_and_a_vacuus():
    seats = Counter(seat for seat, _ in lay_anything(new_turn("zama")))
    assert seats == {"rome": 4 + 1, "carthage": 4 + 1}


@pytest.mark.rule("de_bello_punico 17.4.3a")
def test_zama_lasts_sixteen_turns_and_carthage_routs_at_fifteen_rome_at_sixteen():
    assert verdict("zama", turn=4, carthage=14, rome=15) is None
    assert verdict("zama", turn=4, carthage=15, rome=15).winner == "rome"
    assert verdict("zama", turn=4, carthage=14, rome=16).winner == "carthage"
    assert verdict("zama", turn=15) is None
    assert verdict("zama", turn=16) is not None


@pytest.mark.rule("de_bello_punico R42")
def test_carthages_countdown_at_zama_starts_at_fifteen():
    assert data("scenarios/zama.toml")["rout_level"] == {"rome": 16, "carthage": 15}
    assert verdict("zama", turn=4, carthage=15).winner == "rome"


@pytest.mark.rule("de_bello_punico 17.4.3b")
def test_a_draw_at_zama_has_no_winner():
    assert verdict("zama", turn=16).winner is None
    assert verdict("zama", turn=4, carthage=15, rome=16).winner is None


# --- rulings for all four


@pytest.mark.rule("de_bello_punico R46")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_units_start_facing_the_enemys_edge(scenario):
    for name, entry in dump(started(scenario))["units"].items():
        assert entry["facing"] == ("N" if name[0] == "R" else "S")


@pytest.mark.rule("de_bello_punico R46")
@pytest.mark.parametrize(
    ("scenario", "free"), [("trebbia", True), ("beneventum", True), ("po", False), ("zama", False)]
)
def test_only_spare_hexes_leave_a_choice_in_the_set_up(scenario, free):
    assert (GAME.start(scenario, seed=7).prompt.ask == "deploy") is free


@pytest.mark.rule("de_bello_punico R47")
@pytest.mark.parametrize(
    ("scenario", "rome", "carthage", "winner"),
    [("trebbia", 12, 12, "rome"), ("beneventum", 10, 9, "carthage")],
)
def test_the_draw_clause_covers_a_double_rout(scenario, rome, carthage, winner):
    assert verdict(scenario, turn=3, rome=rome, carthage=carthage).winner == winner
