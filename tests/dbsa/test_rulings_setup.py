"""Rulings on the board, the dice, the armies, the deployment and the die points: R1 to R10."""

from __future__ import annotations

from importlib.resources import files

import pytest

from bellona import BadPosition

from .battles import (
    EDGES,
    GAME,
    SCENARIOS,
    Field,
    Way,
    any_way,
    area,
    based,
    battle,
    box,
    clash,
    opened,
    square_way,
)

FAR = "T1 Sp 1200,1900,180"


# --- R1 frame and poses


@pytest.mark.rule("dbsa R1")
@any_way
@pytest.mark.parametrize(
    ("own", "touching", "overlapping"),
    [
        ("A1 Bd 1200,1000,0", "1360,1000,0", "1356,1000,0"),  # east of (1280, y)
        ("A1 Bd 1200,1000,0", "1040,1000,0", "1044,1000,0"),  # west of (1120, y)
        ("A1 Bd 1200,1000,0", "1200,940,0", "1200,944,0"),  # south of (x, 940)
        ("A1 Bd 1200,1000,0", "1200,1060,0", "1200,1056,0"),  # north of (x, 1000)
        ("A1 Cv 1200,1000,90", "1140,1140,0", "1140,1136,0"),  # north of (x, 1080)
        ("A1 Cv 1200,1000,90", "1140,920,0", "1140,924,0"),  # south of (x, 920)
        ("A1 Cv 1200,1000,90", "1000,1000,0", "1004,1000,0"),  # west of (1080, y)
        ("A1 Cv 1200,1000,90", "1280,1000,0", "1276,1000,0"),  # east of (1200, y)
    ],
)
def test_a_pose_is_the_middle_of_the_front_edge(way, own, touching, overlapping):
    battle(own, f"T1 Bd {touching}", way=way)
    with pytest.raises(BadPosition):
        battle(own, f"T1 Bd {overlapping}", way=way)


@pytest.mark.rule("dbsa R1")
@square_way
@pytest.mark.parametrize(
    ("pose", "on_board"),
    [
        ("80,60,0", True),
        ("78.5,60,0", True),
        ("76,60,0", False),
        ("80,56,0", False),
        ("2320,2400,0", True),
        ("2325,2400,0", False),
        ("2320,2404,0", False),
        ("2400,2320,90", True),
    ],
)
def test_the_board_is_2400_paces_square(way, pose, on_board):
    if on_board:
        battle(f"A1 Bd {pose}", FAR, way=way)
    else:
        with pytest.raises(BadPosition):
            battle(f"A1 Bd {pose}", FAR, way=way)


@pytest.mark.rule("dbsa R1")
@pytest.mark.parametrize(
    ("facing", "end"), [(0, (1200, 1300)), (90, (1300, 1200)), (180, (1200, 1100)), (270, (1100, 1200))]
)
def test_facings_run_clockwise_from_north(facing, end):
    field = battle(f"A1 Bd 1200,1200,{facing}", FAR).play("move A1 ahead 100")
    assert field.pose("A1") == (*end, facing)


@pytest.mark.rule("dbsa R1")
@any_way
@pytest.mark.parametrize(
    ("kind", "depth"), [("El", 160), ("Kn", 120), ("Cv", 120), ("LH", 120), ("Bd", 60), ("Ax", 80), ("Sh", 80)]
)
def test_how_deep_the_bases_are(way, kind, depth):
    battle(f"A1 {kind} 1200,1000,0", f"T1 Bd 1200,{1000 - depth},0", way=way)
    with pytest.raises(BadPosition):
        battle(f"A1 {kind} 1200,1000,0", f"T1 Bd 1200,{1004 - depth},0", way=way)


# --- R2 tolerances


@pytest.mark.rule("dbsa R2")
@any_way
@pytest.mark.parametrize(("gap", "rule"), [(1.5, None), (3, "3.2")])
def test_edges_touch_within_two_paces(way, gap, rule):
    field = battle("A1 Bd 1040,900,0", f"A2 Bd {1200 + gap},900,0", FAR, way=way)
    assert field.refusal("move A1+A2 ahead 50") == rule


@pytest.mark.rule("dbsa R2")
@any_way
@pytest.mark.parametrize(("paces", "rule"), [(200.4, None), (201, "3.16"), (200.6, "3.16")])
def test_moves_may_exceed_the_limit_by_half_a_pace(way, paces, rule):
    field = battle("A1 Bd 1200,900,0", FAR, way=way)
    assert field.refusal(f"move A1 ahead {paces}") == rule


@pytest.mark.rule("dbsa R2")
@any_way
@pytest.mark.parametrize(("paces", "rule"), [(101.5, None), (103, "R26")])
def test_bases_overlap_by_more_than_two_paces(way, paces, rule):
    field = battle("A1 Bd 1230,900,0", "T1 Sp 1200,1000,180", way=way)
    assert field.refusal(f"move A1 ahead {paces}") == rule


@pytest.mark.rule("dbsa R2")
@any_way
@pytest.mark.parametrize(("turn", "fights"), [(0.8, True), (1.3, False)])
def test_edges_are_parallel_within_a_degree(way, turn, fights):
    field = battle("A1 Bd 1200,1000,0", f"T1 Sp 1200,1000,{180 + turn}", way=way).play("done")
    assert bool(field.fights) == fights


# --- R3 dice


@pytest.mark.rule("dbsa R3")
def test_equal_set_up_dice_are_thrown_again():
    ties = 0
    for seed in range(60):
        match = GAME.start("open_plain", seed=seed)
        pairs = list(zip(match.opening_rolls[::2], match.opening_rolls[1::2], strict=True))
        assert all(amber == teal for amber, teal in pairs[:-1])
        assert pairs[-1][0] != pairs[-1][1]
        ties += len(pairs) - 1
    assert ties > 0


@pytest.mark.rule("dbsa R3")
def test_a_one_is_one_point():
    field = battle("A1 Bd 1200,600,0", FAR).play("done", dice=[1])
    assert (field.points, field.asked) == (1, ("teal", "move"))


# --- R4 edges


@pytest.mark.rule("dbsa R4")
@pytest.mark.parametrize("place", range(4))
def test_edges_are_numbered_clockwise_from_the_north(place):
    field = opened().play("edges north east", dice=[place + 1])
    assert field.document["edges"] == {"amber": EDGES[place], "teal": EDGES[(place + 2) % 4]}


# --- R5 given battles


@pytest.mark.rule("dbsa R5")
@pytest.mark.parametrize(("name", "first"), [("cannae", "teal"), ("trebbia", "amber"), ("zama", "teal")])
def test_a_given_deployment_begins_with_the_first_bound(name, first):
    field = Field(GAME.start(name, seed=1))
    assert field.asked == (first, "move")
    assert len(field.match.opening_rolls) == 1, "only the movement die"
    assert field.document["edges"] == {"amber": "south", "teal": "north"}
    assert field.points == field.match.opening_rolls[0]
    assert sum(field.stands(element) for element in field.document["elements"]) == 24


@pytest.mark.rule("dbsa R5")
def test_the_ambush_at_the_trebbia_stands_outside_the_strip():
    field = Field(GAME.start("trebbia", seed=1))
    assert (field.pose("T11"), field.pose("T12")) == ((2200, 900, 270), (2200, 740, 270))


@pytest.mark.rule("dbsa R5")
@pytest.mark.parametrize("name", ["open_plain", "siris_fords", "samnite_valley"])
def test_other_fields_are_diced_for(name):
    assert Field(GAME.start(name, seed=1)).asked[1] == "edges"


# --- R6 deployment


@pytest.mark.rule("dbsa R6")
@pytest.mark.parametrize(("edge", "turn"), [("south", 0), ("west", 90), ("north", 180), ("east", 270)])
@pytest.mark.parametrize(
    ("pose", "rules"),
    [
        ("1200,600,180", ("1.5",)),  # its rear is at 660
        ("1200,540,180", (None,)),
        ("70,300,0", ("R6", "1.5")),  # off the board
        ("79,300,0", (None,)),
        ("1200,55,0", ("R6", "1.5")),
        ("1200,300,237.5", (None,)),
    ],
)
def test_the_whole_base_lies_in_the_strip(edge, turn, pose, rules):
    field = based(edge).play("camp 1800")
    field.way = Way(turn)
    assert field.refusal(f"deploy A1 {pose}") in rules


@pytest.mark.rule("dbsa R6")
@pytest.mark.parametrize(
    ("pose", "rule"), [("1360,500,0", None), ("1355,500,0", "R6"), ("1200,500,90", "R6"), ("1200,440,0", None)]
)
def test_nobody_is_placed_on_another(pose, rule):
    kinds = {name: told["type"] for name, told in based("south").document["elements"].items()}
    blades = [name for name, kind in kinds.items() if name[0] == "A" and kind == "Bd"]
    field = based("south").play("camp 300", f"deploy {blades[0]} 1200,500,0")
    assert field.refusal(f"deploy {blades[1]} {pose}") == rule


GROUND = [box("wood", 600, 100, 1000, 500), box("impassable", 1400, 100, 1800, 500)]


@pytest.mark.rule("dbsa R6")
@pytest.mark.parametrize(
    ("pose", "rule"), [("800,400,0", None), ("1600,400,0", "R6"), ("1330,400,0", "R6"), ("1319,400,0", None)]
)
def test_bad_going_is_no_bar_but_impassable_ground_is(pose, rule):
    waiting = ["A1 Bd waiting", "A2 Bd waiting", "T1 Bd waiting", "T2 Bd waiting"]
    setup = {"high": "amber", "five": "south", "six": "west"}
    camps = {"amber": 300}
    field = battle(*waiting, terrain=GROUND, phase="deployment", setup=setup, camps=camps)
    assert field.asked == ("amber", "deploy")
    assert field.refusal(f"deploy A1 {pose}") == rule


@pytest.mark.rule("dbsa R6")
def test_an_element_may_be_deployed_in_its_own_camp():
    field = based("south").play("camp 1200")
    assert field.refusal("deploy A1 1200,110,0") is None


@pytest.mark.rule("dbsa R6")
def test_the_low_scorer_sees_what_the_high_scorer_has_placed():
    field = based("south").play("suggested", "ready")
    seen = field.match.view("teal")["position"]["elements"]
    assert all("x" in seen[f"A{number}"] for number in range(1, 13))


@pytest.mark.rule("dbsa R6")
@pytest.mark.parametrize("edge", EDGES)
def test_a_suggested_deployment_finds_room_beside_what_cannot_be_passed(edge):
    """A lake lies where the middle of the line would stand; the army is drawn up as from the south."""
    lake = {"south": (900, 400, 1500, 620), "west": (400, 900, 620, 1500)}
    lake |= {"north": (900, 1780, 1500, 2000), "east": (1780, 900, 2000, 1500)}
    document = based(edge).document | {"terrain": [box("impassable", *lake[edge])]}
    field = Field(GAME.load(document, seed=1)).play("suggested", "ready")
    assert sum(field.stands(f"A{number}") for number in range(1, 13)) == 12
    assert field.asked == ("teal", "camp")


@pytest.mark.rule("dbsa R6")
@pytest.mark.parametrize("edge", ["east", "west"])
@pytest.mark.parametrize("seed", range(0, 40, 8))
def test_suggested_deployments_are_turned_on_generated_ground(edge, seed):
    field = based(edge, scenario=f"random-{seed}:hannibal_africa:numidian")
    field.play("suggested", "ready").play("suggested", "ready", dice=[4])
    assert sum(field.stands(element) for element in field.document["elements"]) == 24


# --- R7 armies


@pytest.mark.rule("dbsa R7")
@pytest.mark.parametrize("name", SCENARIOS)
def test_each_side_has_twelve_elements_a_general_and_a_camp(name):
    document = Field(GAME.start(name, seed=1)).document
    for letter in "AT":
        own = {key: told for key, told in document["elements"].items() if key[0] == letter}
        assert set(own) == {f"{letter}{number}" for number in range(1, 13)}
        assert sum(told.get("general", False) for told in own.values()) == 1


@pytest.mark.rule("dbsa R7")
@pytest.mark.parametrize("name", ["cannae", "zama", "trebbia"])
def test_given_battles_have_both_camps(name):
    assert set(Field(GAME.start(name, seed=1)).document["camps"]) == {"amber", "teal"}


@pytest.mark.rule("dbsa R7")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        (
            '{ type = "Cv", x = 1760, y = 600, facing = 0 }',
            '{ type = "Cv", x = 1760, y = 600, facing = 0, general = true }',
        ),
        ('  { type = "Cv", x = 1760, y = 600, facing = 0 },\n', ""),
        (", general = true", ""),
    ],
    ids=["two generals", "eleven elements", "no general"],
)
def test_an_army_that_is_none_is_refused(tmp_path, old, new):
    shipped = (files("bellona.games.dbsa") / "data" / "fields" / "open_plain.toml").read_text()
    assert old in shipped
    own = tmp_path / "mine.toml"
    own.write_text(shipped.replace(old, new, 1))
    with pytest.raises(ValueError, match=r"general|instead of"):
        GAME.start(str(own), seed=1)


@pytest.mark.rule("dbsa R7")
def test_a_position_with_two_generals_is_refused():
    with pytest.raises(BadPosition):
        battle("A1 Bd 1200,600,0 general", "A2 Bd 1360,600,0 general", FAR)


# --- R8 the camp


@pytest.mark.rule("dbsa R8")
@pytest.mark.parametrize("edge", EDGES)
@pytest.mark.parametrize(
    ("place", "rule"), [(60, "R8"), (95, "R8"), (100, None), (1200, None), (2300, None), (2305, "R8"), (2400, "R8")]
)
def test_a_camp_lies_wholly_on_its_base_edge(edge, place, rule):
    assert based(edge).refusal(f"camp {place}") == rule


@pytest.mark.rule("dbsa R8")
@square_way
@pytest.mark.parametrize(
    ("enemy", "far"),
    [("1200,400,180", 280), ("1600,100,270", 300), ("800,100,90", 300)],
    ids=["120 deep", "to x 1300", "from x 1100"],
)
def test_a_camp_is_200_wide_and_120_deep(way, enemy, far):
    field = battle(f"T1 LH {enemy}", "A1 Bd 400,600,0", camps={"amber": 1200}, active="teal", way=way)
    assert field.refusal(f"move T1 ahead {far}") is None
    assert field.refusal(f"move T1 ahead {far + 4}") == "R26"


@pytest.mark.rule("dbsa R8")
def test_the_camp_comes_before_the_elements():
    field = based("south")
    assert field.asked == ("amber", "camp")
    assert field.refusal("deploy A1 1200,500,0") is not None


@pytest.mark.rule("dbsa R8")
def test_a_camp_is_not_bad_going():
    field = clash("A1 Bd 1200,110,0", "T1 Bd 1200,120,180", camps={"amber": 1200}, dice=[1, 1])
    assert field.parts("A1") == {"camp": 2}


@pytest.mark.rule("dbsa R8")
def test_a_camp_is_not_pitched_on_impassable_ground():
    setup = {"high": "amber", "five": "south", "six": "west"}
    lake = area("impassable", (1000, 0), (1200, 0), (1200, 200), (1000, 200))
    field = battle("A1 Bd waiting", "T1 Bd waiting", terrain=[lake], phase="deployment", setup=setup)
    assert field.asked == ("amber", "camp")
    assert field.refusal("camp 1250") == "R8"
    assert field.refusal("camp 1300") is None


# --- R9, R10 points


@pytest.mark.rule("dbsa R9")
@any_way
def test_an_element_moves_once_a_bound(way):
    field = battle("A1 LH 1200,600,0", "A2 LH 1360,600,0", FAR, way=way, die=4).play("move A1 ahead 300")
    assert field.refusal("move A1 ahead 100") == "R9"
    assert field.refusal("move A2 ahead 100") is None


@pytest.mark.rule("dbsa R9")
def test_an_element_of_a_group_that_moved_does_not_move_alone():
    field = battle("A1 Bd 1040,600,0", "A2 Bd 1200,600,0", "A3 Bd 1360,600,0", FAR).play("move A1+A2 ahead 100")
    assert field.refusal("move A2 ahead 50") == "R9"
    assert field.refusal("move A3 ahead 100") is None


@pytest.mark.rule("dbsa R9")
def test_outcome_moves_and_turns_are_no_moves():
    field = clash("A1 Bd 1200,1000,0", "T1 Cv 1280,920,270", active="teal", dice=[5, 3, 4])
    assert field.fate("A1").startswith("recoiled")
    assert field.refusal("move A1 ahead 20") is None


@pytest.mark.rule("dbsa R10")
def test_points_are_not_carried_over():
    field = battle("A1 Bd 1040,600,0", "A2 Bd 1200,600,0", "A3 Bd 1360,600,0", FAR, die=6)
    field.play("move A1 ahead 100", "move A2 ahead 100").play("done", dice=[3])
    assert field.event("moves_done")["points"] == 4
    assert field.points == 3
    assert field.play("done", dice=[2]).points == 2


@pytest.mark.rule("dbsa R10")
def test_points_are_gone_before_the_fights():
    pairs = ("A1 Bd 1040,600,0", "T1 Bd 1040,600,180", "A2 Bd 1360,600,0", "T2 Bd 1360,600,180")
    field = battle(*pairs, die=6).play("done")
    assert (field.asked, field.points) == (("amber", "fight"), 0)


@pytest.mark.rule("dbsa R10")
def test_a_move_costs_one_point_however_short():
    field = battle("A1 Bd 1040,600,0", FAR, die=6)
    assert field.play("move A1 ahead 1").points == 5
