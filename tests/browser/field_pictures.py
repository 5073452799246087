"""Takes the pictures of a free table that the documents show: `python -m tests.browser.field_pictures [FOLDER]`."""

from __future__ import annotations

from .field import PIKES, approach, open_after, open_battle, sit_at_field
from .pictures import DESK, NEARER, PHONE, Pictures, main
from .visitor import Visitor


def deployment(visitor: Visitor) -> None:
    """An army that is being deployed, its tray beside the field."""
    screen = sit_at_field(visitor, open_battle(visitor, scenario="samnite_valley"))
    screen.my_turn()
    for edge in ("south", "west"):
        visitor.by(f"edge-{edge}").click()
    visitor.by("pitch").click()
    visitor.by("tray-A1").or_(visitor.by("tray-T1")).wait_for()


def wheel(visitor: Visitor) -> None:
    """A line of three that wheels, with the ruler along its outer corner."""
    screen = sit_at_field(visitor, open_after(visitor, *approach()))
    screen.my_turn()
    visitor.page.mouse.move(*screen.at((1600, 1250)))
    visitor.page.mouse.wheel(0, 2 * NEARER)
    screen.take("A1", "A2", "A5")
    screen.pull_handle("left", (1880, 1340))
    screen.plan.wait_for()


def contact(visitor: Visitor) -> None:
    """Light horse about to take the enemy in the flank, with the odds of it."""
    screen = sit_at_field(visitor, open_after(visitor, *approach(), f"move {PIKES} ahead 150"))
    screen.my_turn()
    visitor.page.mouse.move(*screen.at((1150, 1300)))
    visitor.page.mouse.wheel(0, 2 * NEARER)
    screen.take("A11")
    screen.key("s")
    screen.plan.wait_for()


def fights(visitor: Visitor) -> None:
    """Two fights to choose from, with the odds of one."""
    played = (*approach(), f"move {PIKES} ahead 150", "move A2 ahead 150")
    screen = sit_at_field(visitor, open_after(visitor, *played))
    screen.my_turn()
    screen.press("done")
    screen.my_turn()
    visitor.page.mouse.move(*screen.at((1350, 1350)))
    visitor.page.mouse.wheel(0, 2 * NEARER)
    screen.board.locator('[data-pair="fight A3 T3"] .knot').hover()
    visitor.by("odds-tip").wait_for()


def battle(visitor: Visitor) -> None:
    """The Trebbia before the first move."""
    screen = sit_at_field(visitor, open_battle(visitor, teal="bot:random", scenario="trebbia"))
    screen.my_turn()
    screen.take("A4")


def hand(visitor: Visitor) -> None:
    """An element in hand, on a phone."""
    screen = sit_at_field(visitor, open_after(visitor, *approach()))
    screen.my_turn()
    visitor.page.touchscreen.tap(*screen.middle("A2"))
    visitor.page.touchscreen.tap(*screen.at((1500, 1330)))
    screen.plan.wait_for()


PICTURES: Pictures = {
    "dbsa-deployment": (deployment, DESK),
    "dbsa-wheel": (wheel, DESK),
    "dbsa-contact": (contact, DESK),
    "dbsa-fights": (fights, DESK),
    "dbsa-dark": (battle, DESK | {"color_scheme": "dark"}),
    "dbsa-phone": (hand, PHONE),
}


if __name__ == "__main__":
    main(PICTURES, __doc__)
