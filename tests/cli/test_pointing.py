"""The meaning of pointing at a hex, and the overlays of the map."""

from __future__ import annotations

import bellona
from bellona.cli.pointing import order_for, overlay_of

from .conftest import FIGHT, MARCH, opening, placed, seated


def test_a_hex_in_reach_sends_the_chosen_piece_there():
    session = placed("movement", MARCH)
    assert order_for(session, "1008") is None
    session.chosen = "R-Ha-1"
    assert order_for(session, "1008") == "go R-Ha-1 1008"
    assert order_for(session, "1010") is None
    assert order_for(session, "3020") is None


def test_an_enemy_in_front_is_attacked():
    session = placed("combat", FIGHT)
    session.chosen = "R-Ha-1"
    assert order_for(session, "1009") == "attack R-Ha-1 C-F-1"
    assert order_for(session, "2009") is None


def test_a_choice_that_names_the_hex_needs_no_chosen_piece():
    session = seated(bellona.game("de_bello_punico").start("trebbia", seed=1))
    deploy = next(str(action) for action in session.legal if str(action).startswith("deploy"))
    assert order_for(session, deploy.split()[2]) == deploy


def test_in_the_enemys_turn_pointing_means_nothing():
    session = opening("carthage")
    session.chosen = "C-F-1"
    assert order_for(session, "1010") is None


def test_the_overlay_shows_reach_and_who_has_something_to_do():
    session = placed("movement", MARCH)
    session.chosen = "R-Ha-1"
    overlay = overlay_of(session, "1010")
    assert overlay.reach["1009"] == 1
    assert overlay.ready == {"R-Ha-1", "R-Ha-2"}
    assert overlay.cursor == "1010"
    session.show_reach = False
    assert overlay_of(session).reach == {}
