"""Chapter 1: the set-up dice, the edges, the deployment, the first bound."""

from __future__ import annotations

import pytest

from .battles import EDGES, GAME, OPPOSITE, Field, Way, based, opened

ADJACENT = {("north", "east"), ("east", "south"), ("south", "west"), ("west", "north")}


def placed(field: Field) -> Field:
    """The side to deploy takes its suggested places and is ready."""
    return field.play("suggested", "ready")


# --- 1.1 the dice


@pytest.mark.rule("dbsa 1.1")
def test_both_throw_and_the_higher_die_is_the_high_scorer():
    seen = set()
    for seed in range(30):
        field = Field(GAME.start("open_plain", seed=seed))
        field.events = list(field.match.opening)
        dice = field.happened("setup_dice")[-1]
        higher = "amber" if dice["amber"] > dice["teal"] else "teal"
        assert dice["amber"] != dice["teal"]
        assert field.event("high_scorer")["side"] == higher
        assert field.asked == (higher, "edges")
        seen.add(higher)
    assert seen == {"amber", "teal"}


@pytest.mark.rule("dbsa 1.1")
def test_nothing_is_placed_before_the_dice():
    field = opened()
    assert not any(field.stands(element) for element in field.document["elements"])


# --- 1.2, 1.3 the edges


@pytest.mark.rule("dbsa 1.2")
@pytest.mark.parametrize("five", EDGES)
@pytest.mark.parametrize("six", EDGES)
def test_only_two_edges_that_share_a_corner_are_named(five, six):
    adjacent = (five, six) in ADJACENT or (six, five) in ADJACENT
    assert opened().refusal(f"edges {five} {six}") == (None if adjacent else "1.2")


@pytest.mark.rule("dbsa 1.2")
@pytest.mark.rule("dbsa 1.3")
@pytest.mark.rule("dbsa R4")
@pytest.mark.parametrize(
    ("die", "edge"), [(1, "north"), (2, "east"), (3, "south"), (4, "west"), (5, "east"), (6, "south")]
)
@pytest.mark.parametrize("high", ["amber", "teal"])
def test_the_die_names_the_base_edge_of_the_high_scorer(die, edge, high):
    field = opened(high=high).play("edges east south", dice=[die])
    low = "teal" if high == "amber" else "amber"
    assert field.document["edges"] == {high: edge, low: OPPOSITE[edge]}


@pytest.mark.rule("dbsa 1.3")
def test_five_and_six_may_be_named_either_way_round():
    field = opened().play("edges south east", dice=[5])
    assert field.document["edges"]["amber"] == "south"


@pytest.mark.rule("dbsa 1.3")
def test_one_die_falls_for_the_edge():
    field = opened().play("edges north west")
    assert field.rolls == 1
    assert field.event("edge_rolled")["die"] == field.match.steps[-1].rolls[0]


# --- 1.4 who deploys first


@pytest.mark.rule("dbsa 1.4")
@pytest.mark.parametrize("high", ["amber", "teal"])
def test_the_high_scorer_places_everything_before_the_other_places_anything(high):
    field = based("south", high)
    low, theirs = ("teal", "T1") if high == "amber" else ("amber", "A1")
    assert field.asked == (high, "camp")
    field.play("camp 1200")
    assert field.asked == (high, "deploy")
    assert field.refusal(f"deploy {theirs} 1200,2000,180") == "1.4"
    field.play("suggested")
    assert field.refusal(f"deploy {theirs} 1200,2000,180") == "1.4"
    assert field.asked == (high, "deploy"), "elements can be moved about until he is ready"
    assert not any(field.stands(f"{theirs[0]}{number}") for number in range(1, 13))
    field.play("ready")
    assert field.asked == (low, "camp")


@pytest.mark.rule("dbsa 1.4")
def test_nobody_is_ready_before_all_are_placed():
    field = based("south").play("camp 300")
    assert field.refusal("ready") == "1.4"
    field.play("deploy A1 1200,500,0")
    assert field.refusal("ready") == "1.4"
    field.play("suggested")
    assert field.refusal("ready") is None


@pytest.mark.rule("dbsa 1.4")
def test_an_element_may_be_placed_anew_until_ready():
    field = based("south").play("camp 300", "deploy A1 1200,500,0", "deploy A1 1200,480,10")
    assert field.pose("A1") == pytest.approx((1200, 480, 10))
    assert len([name for name in field.document["elements"] if field.stands(name)]) == 1


@pytest.mark.rule("dbsa 1.4")
def test_after_the_high_scorer_is_ready_his_elements_stay():
    field = placed(based("south")).play("camp 1200")
    assert field.refusal("deploy A1 1200,500,0") == "1.4"


# --- 1.5 the strip


@pytest.mark.rule("dbsa 1.5")
@pytest.mark.parametrize(("edge", "turn"), [("south", 0), ("west", 90), ("north", 180), ("east", 270)])
@pytest.mark.parametrize(
    ("pose", "rule"),
    [
        ("1200,600,0", None),
        ("1200,601.5,0", None),
        ("1200,603,0", "1.5"),
        ("1200,620,0", "1.5"),
        ("1200,1200,0", "1.5"),
        ("1200,400,0", None),
        ("1200,400,137", None),
    ],
)
def test_elements_are_placed_within_600_paces_of_their_edge(edge, turn, pose, rule):
    field = based(edge).play("camp 300")
    field.way = Way(turn)
    assert field.refusal(f"deploy A1 {pose}") == rule


@pytest.mark.rule("dbsa 1.5")
def test_the_low_scorer_has_the_strip_of_the_opposite_edge():
    field = placed(based("south")).play("camp 300")
    assert field.refusal("deploy T1 1200,1800,180") is None
    assert field.refusal("deploy T1 1200,1790,180") == "1.5"
    assert field.refusal("deploy T1 1200,500,180") == "1.5"


# --- 1.6 the first bound


@pytest.mark.rule("dbsa 1.6")
@pytest.mark.parametrize("high", ["amber", "teal"])
def test_the_low_scorer_has_the_first_bound(high):
    low = "teal" if high == "amber" else "amber"
    field = placed(placed(based("north", high)))
    begun = field.event("bound_begins")
    assert (begun["side"], begun["bound"]) == (low, 1)
    assert field.asked == (low, "move")
    assert field.points == begun["die"] == field.match.steps[-1].rolls[0]
    field.play("done")
    assert field.asked == (high, "move")
