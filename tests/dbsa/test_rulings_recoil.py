"""Rulings on recoils: R51 to R60, R69, R70."""

from __future__ import annotations

import pytest

from .battles import any_way, at, box, clash, duel, everywhere, river, square_way

LESS = (1, 2)
"""Dice by which spears recoil from blades."""


@pytest.mark.rule("dbsa R51")
@any_way
@pytest.mark.parametrize("pose", ["1120,920,90", "1280,920,270"], ids=["left", "right"])
def test_a_recoiler_slides_off_an_enemy_on_its_flank(way, pose):
    field = clash("A1 Sp 1200,1000,0", "T1 Bd 1200,1000,180", f"T2 Cv {pose}", dice=[2, 2], way=way)
    assert field.pose("A1") == at(1200, 900, 0)


@pytest.mark.rule("dbsa R51")
@any_way
def test_bases_beside_the_path_are_not_met(way):
    beside = ("A2 Ax 1040,900,90", "A3 Ax 1359,900,90", "T2 LH 1040,800,0")
    field = clash("A1 Sp 1200,1000,0", "T1 Bd 1200,1000,180", *beside, dice=LESS, way=way)
    assert field.pose("A1") == at(1200, 900, 0)


@pytest.mark.rule("dbsa R51")
@any_way
@pytest.mark.parametrize(
    ("first", "second", "rule"),
    [("A2 Ax 1240,790,90", "T2 LH 1200,700,0", "5.9"), ("T2 LH 1200,860,0", "A2 Ax 1200,640,90", "5.10")],
)
def test_the_first_thing_met_decides(way, first, second, rule):
    field = clash("A1 Cv 1200,1000,0", "T1 Sp 1200,1000,180", first, second, dice=[2, 3], way=way)
    assert field.cause("A1") == rule


@pytest.mark.rule("dbsa R51")
@any_way
def test_what_lies_within_the_sweep_but_not_at_its_end_is_met(way):
    """A doubled light horse rides 600p back over a small pond."""
    pond = box("impassable", 1190, 800, 1210, 820)
    field = duel("LH", 1, "Bd", 3, terrain=[pond], way=way)
    assert (field.stands("A1"), field.cause("A1")) == (False, "5.11")


@pytest.mark.rule("dbsa R52")
@any_way
def test_an_enemy_on_the_rear_is_met_at_once(way):
    field = clash("A1 El 1200,1000,0", "T1 Pk 1200,1000,180", "T2 LH 1200,840,0", dice=[2, 3], way=way)
    assert (field.total("A1"), field.total("T1")) == (5, 7)
    assert (field.stands("A1"), field.cause("A1")) == (False, "5.10")


# --- R53 passing


@pytest.mark.rule("dbsa R53")
@any_way
def test_blades_pass_the_shooters_behind_them(way):
    field = clash("A1 Bd 1200,1000,0", "A2 Sh 1200,940,0", "T1 Bd 1200,1000,180", dice=[1, 4], way=way)
    assert (field.pose("A1"), field.pose("A2")) == (at(1200, 860, 0), at(1200, 940, 0))


@pytest.mark.rule("dbsa R53")
@any_way
@pytest.mark.parametrize(
    ("shooters", "end"),
    [(870, 790), (820, 740), (880, 800), (750, 670)],
    ids=["inside", "further", "just past", "nearly short"],
)
def test_cavalry_go_on_as_far_as_they_must(way, shooters, end):
    """A recoil of 200p ends at y 800 if nothing is in the way, else at the rear edge of the shooters."""
    field = clash("A1 Cv 1200,1000,0", f"A2 Sh 1200,{shooters},0", "T1 Sp 1200,1000,180", dice=[2, 3], way=way)
    assert (field.pose("A1"), field.pose("A2")) == (at(1200, end, 0), at(1200, shooters, 0))


@pytest.mark.rule("dbsa R53")
@any_way
def test_blades_pass_only_the_first(way):
    """Behind the spears that they pass stand others; there is no place between them, so both are pushed."""
    elements = ("A1 Bd 1200,1000,0", "A2 Sp 1200,940,0", "A3 Sp 1200,880,0", "T1 Bd 1200,1000,180")
    field = clash(*elements, dice=[1, 4], way=way)
    assert field.pose("A1") == at(1200, 900, 0)
    assert (field.pose("A2"), field.pose("A3")) == (at(1200, 840, 0), at(1200, 780, 0))


@pytest.mark.rule("dbsa R53")
@any_way
def test_where_there_is_no_place_beyond_the_friend_is_pushed(way):
    """The spears at 678 leave the cavalry no room behind the shooters, which are pushed and pass the spears."""
    elements = ("A1 Cv 1200,1000,0", "A2 Sh 1200,870,0", "A3 Sp 1200,678,0", "T1 Sp 1200,1000,180")
    field = clash(*elements, dice=[2, 3], way=way)
    assert [field.pose(name) for name in ("A1", "A2", "A3")] == [at(1200, y, 0) for y in (800, 618, 678)]


@pytest.mark.rule("dbsa R53")
@any_way
def test_who_cannot_stop_behind_a_friend_does_not_go_on_through_the_next(way):
    """A recoil of 100p never meets the second elephants; the place behind the first is theirs, so both are pushed."""
    elements = ("A1 Sh 1200,1000,0", "A2 El 1200,920,0", "A3 El 1200,760,0", "T1 Bd 1200,1000,180")
    field = clash(*elements, dice=[4, 3], way=way)
    assert [field.pose(name) for name in ("A1", "A2", "A3")] == [at(1200, y, 0) for y in (900, 820, 660)]


@pytest.mark.rule("dbsa R53")
@any_way
def test_who_stands_on_two_friends_goes_on_behind_both(way):
    elements = ("A1 Sh 1200,1000,0", "A2 Bd 1200,920,0", "A3 Bd 1200,860,0", "T1 Bd 1200,1000,180")
    field = clash(*elements, dice=[4, 3], way=way)
    assert [field.pose(name) for name in ("A1", "A2", "A3")] == [at(1200, y, 0) for y in (800, 920, 860)]


# --- R54-R56 pushing


@pytest.mark.rule("dbsa R54")
@any_way
def test_a_deep_column_is_pushed_as_one(way):
    elements = ("A1 Pk 1200,1000,0", "A2 Pk 1200,940,0", "A3 Pk 1200,880,0", "T1 Bd 1200,1000,180")
    field = clash(*elements, dice=[1, 4], way=way)
    assert [field.pose(name) for name in ("A1", "A2", "A3")] == [at(1200, y, 0) for y in (900, 840, 780)]


@pytest.mark.rule("dbsa R54")
@any_way
def test_friends_are_pushed_no_further_than_they_must(way):
    field = clash("A1 Pk 1200,1000,0", "A2 Pk 1200,900,0", "T1 Bd 1200,1000,180", dice=[2, 3], way=way)
    assert (field.pose("A1"), field.pose("A2")) == (at(1200, 900, 0), at(1200, 840, 0))
    assert field.event("pushed")["distance"] == 60


@pytest.mark.rule("dbsa R54")
@any_way
def test_an_element_half_behind_is_pushed_whole(way):
    field = clash("A1 Pk 1200,1000,0", "A2 Sp 1300,940,0", "T1 Bd 1200,1000,180", dice=[2, 3], way=way)
    assert (field.pose("A1"), field.pose("A2")) == (at(1200, 900, 0), at(1300, 840, 0))


@pytest.mark.rule("dbsa R54")
@any_way
def test_two_half_behind_are_both_pushed(way):
    elements = ("A1 Pk 1200,1000,0", "A2 Sp 1280,940,0", "A3 Sp 1120,920,0", "T1 Bd 1200,1000,180")
    field = clash(*elements, dice=[2, 3], way=way)
    assert [field.pose(name) for name in ("A1", "A2", "A3")] == [at(1200, 900, 0), at(1280, 840, 0), at(1120, 840, 0)]


@pytest.mark.rule("dbsa R54")
@any_way
def test_those_pushed_pass_those_they_may(way):
    """Pikes push cavalry, which pass the shooters behind them."""
    elements = ("A1 Pk 1200,1000,0", "A2 Cv 1200,940,0", "A3 Sh 1200,820,0", "T1 Bd 1200,1000,180")
    field = clash(*elements, dice=[2, 3], way=way)
    assert [field.pose(name) for name in ("A1", "A2", "A3")] == [at(1200, y, 0) for y in (900, 740, 820)]


@pytest.mark.rule("dbsa R55")
@square_way
def test_where_a_push_would_leave_the_board_the_recoiler_is_lost(way):
    field = clash("A1 Pk 1200,170,0", "A2 Pk 1200,110,0", "T1 Bd 1200,170,180", dice=[1, 4], way=way)
    assert (field.stands("A1"), field.stands("A2"), field.losses) == (False, False, (2, 0))


@pytest.mark.rule("dbsa R55")
@square_way
def test_there_the_pushed_stay_unharmed_if_they_did_not_support(way):
    field = clash("A1 Sp 1200,170,0", "A2 Ax 1200,110,0", "T1 Bd 1200,170,180", dice=LESS, way=way)
    assert (field.stands("A1"), field.losses) == (False, (1, 0))
    assert field.pose("A2") == at(1200, 110, 0)
    assert field.cause("A1") == "R55"


@pytest.mark.rule("dbsa R55")
@any_way
@pytest.mark.parametrize(
    ("behind", "terrain"),
    [
        ("T2 LH 1200,840,0", []),
        ("A3 Ax 1200,775,90", []),
        ("A3 Bd 700,700,0", [box("impassable", 1100, 700, 1300, 800)]),
    ],
    ids=["enemy", "friend", "ground"],
)
def test_where_those_pushed_would_meet_something_nothing_is_pushed(way, behind, terrain):
    elements = ("A1 Sp 1200,1000,0", "A2 Ax 1200,940,0", "T1 El 1200,1000,180", behind)
    field = clash(*elements, dice=[2, 3], terrain=terrain, way=way)
    assert (field.stands("A1"), field.losses) == (False, (1, 0))
    assert field.pose("A2") == at(1200, 940, 0)


@pytest.mark.rule("dbsa R56")
@any_way
@pytest.mark.parametrize(("facing", "survives"), [(0, True), (0.7, True), (359.3, True), (10, False), (180, False)])
def test_facing_the_same_way_is_within_a_degree(way, facing, survives):
    y = 870 if facing == 180 else 930
    field = clash("A1 Sp 1200,1000,0", f"A2 Wb 1200,{y - 10},{facing}", "T1 Bd 1200,1000,180", dice=LESS, way=way)
    assert field.stands("A1") == survives


# --- R57-R59 the ground behind


@pytest.mark.rule("dbsa R57")
@square_way
@pytest.mark.parametrize(("y", "survives"), [(318, True), (320, True), (317, False), (310, False)])
def test_a_recoiler_may_stand_two_paces_over_the_edge(way, y, survives):
    field = clash(f"A1 Cv 1200,{y},0", f"T1 Sp 1200,{y},180", dice=[2, 3], way=way)
    assert field.stands("A1") == survives
    if not survives:
        assert field.cause("A1") == "5.12"


@pytest.mark.rule("dbsa R58")
@square_way
@pytest.mark.parametrize(
    ("element", "more", "survives"),
    [
        ("Cv 1200,400,0", (), False),
        ("Cv 1200,445,0", (), True),
        ("Sp 1200,200,0", (), True),
        ("Sp 1200,200,0", ("A2 Ax 1200,100,0",), False),
        ("Sp 1300,200,0", (), True),
    ],
    ids=["mounted", "mounted short of it", "foot", "occupied", "foot half in"],
)
def test_ones_own_camp_behind(way, element, more, survives):
    y = element.split(",")[1]
    x = element.split()[1].split(",")[0]
    enemy = "Sp" if element.startswith("Cv") else "Bd"
    dice = [2, 3] if enemy == "Sp" else LESS
    field = clash(f"A1 {element}", f"T1 {enemy} {x},{y},180", *more, camps={"amber": 1200}, dice=dice, way=way)
    assert field.stands("A1") == survives
    if not survives:
        assert field.cause("A1") == "R58"


@pytest.mark.rule("dbsa R58")
@pytest.mark.rule("dbsa R55")
@square_way
def test_nobody_mounted_is_pushed_into_a_camp(way):
    elements = ("A1 Sp 1200,330,0", "A2 Cv 1200,270,0", "T1 Bd 1200,330,180")
    field = clash(*elements, camps={"amber": 1200}, dice=LESS, way=way)
    assert (field.stands("A1"), field.losses) == (False, (1, 0))
    assert field.pose("A2") == at(1200, 270, 0)


@pytest.mark.rule("dbsa R58")
@pytest.mark.rule("dbsa R61")
@square_way
@pytest.mark.parametrize(("front", "rear"), [(220, 160), (250, 190)], ids=["both inside", "half inside"])
def test_nobody_follows_into_the_camp_him_whom_he_pushes_there(way, front, rear):
    """The rear rank fills the camp, and then it is impassable ground to the front rank, and both are lost."""
    elements = (f"A1 Pk 1200,{front},0", f"A2 Pk 1200,{rear},0", f"T1 Bd 1200,{front},180")
    field = clash(*elements, camps={"amber": 1200}, dice=[2, 4], way=way)
    assert (field.cause("A1"), field.cause("A2"), field.losses) == ("R58", "5.13", (2, 0))


@pytest.mark.rule("dbsa R58")
@square_way
def test_who_stops_short_of_the_camp_may_push_a_friend_into_it(way):
    elements = ("A1 Sp 1200,280,0", "A2 Ax 1200,200,0", "T1 Bd 1200,280,180")
    field = clash(*elements, camps={"amber": 1200}, dice=LESS, way=way)
    assert (field.pose("A1"), field.pose("A2")) == (at(1200, 180, 0), at(1200, 120, 0))


@pytest.mark.rule("dbsa R55")
@pytest.mark.rule("dbsa R61")
@square_way
def test_where_two_would_be_pushed_into_the_camp_nobody_is_pushed(way):
    elements = ("A1 Sp 1200,280,0", "A2 Wb 1200,220,0", "A3 Wb 1200,160,0", "T1 Bd 1200,280,180")
    field = clash(*elements, camps={"amber": 1200}, dice=LESS, way=way)
    assert (field.cause("A1"), field.losses) == ("R55", (1, 0))
    assert (field.pose("A2"), field.pose("A3")) == (at(1200, 220, 0), at(1200, 160, 0))


@pytest.mark.rule("dbsa R58")
@square_way
def test_the_enemys_camp_behind_is_fatal(way):
    field = clash("A1 Sp 1200,2200,180", "T1 Bd 1200,2200,0", camps={"teal": 1200}, dice=LESS, way=way)
    assert not field.stands("A1")


@pytest.mark.rule("dbsa R59")
@any_way
@pytest.mark.parametrize(
    "ground",
    [
        box("wood", 700, 500, 1700, 870),
        box("marsh", 700, 500, 1700, 870),
        river((500, 800), (1900, 800)),
        box("gentle_hill", 700, 500, 1700, 870),
    ],
    ids=["wood", "marsh", "river", "hill"],
)
def test_ground_does_not_stop_or_shorten_a_recoil(way, ground):
    field = clash("A1 Cv 1200,1000,0", "T1 Sp 1200,1000,180", terrain=[ground], dice=[2, 3], way=way)
    assert field.pose("A1") == at(1200, 800, 0)


# --- R60 supporters


@pytest.mark.rule("dbsa R60")
@any_way
def test_shooters_behind_blades_survive_a_warband(way):
    field = clash("A1 Bd 1200,1000,0", "A2 Sh 1200,940,0", "T1 Wb 1200,1000,180", dice=[2, 5], way=way)
    assert (field.fate("A1"), field.stands("A2"), field.losses) == ("destroyed", True, (1, 0))


@pytest.mark.rule("dbsa R60")
@any_way
def test_shooters_behind_blades_fall_to_knights_with_them(way):
    elements = ("A1 Bd 1200,1000,0", "A2 Sh 1200,940,0", "T1 Kn 1200,1000,180", "T2 Sp 1360,1000,180")
    field = clash(*elements, dice=[1, 6], way=way)
    assert (field.total("A1"), field.total("T1")) == (4, 9)
    assert (field.stands("A1"), field.stands("A2"), field.losses) == (False, False, (2, 0))


@pytest.mark.rule("dbsa R60")
def test_pikes_in_bad_going_fall_alone():
    field = duel("Pk", 4, "Wb", 6, "A2 Pk 1200,1140,0", terrain=[everywhere("wood")])
    assert (field.total("A1"), field.total("T1")) == (5, 7)
    assert (field.stands("A1"), field.stands("A2"), field.losses) == (False, True, (1, 0))


# --- R69, R70


@pytest.mark.rule("dbsa R69")
@any_way
@pytest.mark.parametrize("winner", ["Wb", "Kn", "LH", "Bd"])
def test_winners_stay_where_they_are(way, winner):
    field = duel("Sp", 1, winner, 6, way=way)
    assert field.fate("A1") in ("destroyed", "recoiled 100", "held")
    assert field.pose("T1") == at(1200, 1200, 180)


@pytest.mark.rule("dbsa R70")
@any_way
def test_the_general_is_pushed_as_anybody(way):
    field = clash("A1 Sp 1200,1000,0", "A2 Wb 1200,940,0 general", "T1 Bd 1200,1000,180", dice=LESS, way=way)
    assert field.pose("A2") == at(1200, 840, 0)
    assert field.won is None


@pytest.mark.rule("dbsa R70")
@pytest.mark.parametrize("general", ["", " general"])
def test_the_general_changes_no_outcome_and_no_limit(general):
    field = duel("Bd" + general, 1, "Sh general", 6)
    assert field.fate("A1") == "held"
    assert field.parts("A1") == ({"general": 1} if general else {})
