"""A learner at a guided game: does what the guide asks with the mouse or a finger, step by step, at the real board."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from playwright.sync_api import Locator

from bellona.gamekit.lessons import Lesson, Step
from bellona.kernel.hexes import DIRECTIONS
from bellona.registry import lessons_of

from .screen import Screen
from .visitor import Visitor

Gesture = Callable[["Learner", Step], None]


class Learner:
    """Follows the words of the guide; each kind of task has its gesture."""

    def __init__(self, visitor: Visitor, game: str, lesson: str, touches: bool) -> None:
        self.visitor, self.page, self.touches = visitor, visitor.page, touches
        self.screen = Screen(visitor.page)
        self.lesson: Lesson = lessons_of(game)[lesson]
        self.gestures: Mapping[str, Gesture] = GESTURES[game]
        self.clicks = 0
        """How often the mouse or a finger has pressed something."""

    def by(self, name: str) -> Locator:
        """What has this test id."""
        return self.page.get_by_test_id(name)

    @property
    def number(self) -> int:
        """The step on show."""
        return int(self.by("guide").get_attribute("data-step") or "-1")

    @property
    def kind(self) -> str:
        """The kind of the step on show."""
        return self.by("guide").get_attribute("data-kind") or ""

    def arrived(self, *kinds: str) -> None:
        """Wait for a step of one of these kinds."""
        found = ", ".join(f'[data-testid=guide][data-kind="{kind}"]' for kind in kinds)
        self.page.locator(found).wait_for()

    def do_step(self) -> None:
        """Read a page, or do the task on show; the guide must go on."""
        before, kind = self.number, self.kind
        if kind == "page":
            self.press(self.by("guide-next"))
        else:
            step = self.lesson.steps[before]
            self.screen.quiet()
            self.gestures[step.shown[0].split()[0]](self, step)
        self.screen.until(lambda: self.number > before, f"the step after {before} ({kind})")
        self.arrived("task", "page", "free")

    def until_battle(self) -> None:
        """Do all steps up to the learner's own battle."""
        while self.kind != "free":
            self.do_step()

    # Pressing

    def press(self, what: Locator) -> None:
        """Press a control."""
        self.clicks += 1
        if self.touches:
            what.tap()
        else:
            what.click()

    def press_marked(self, name: str) -> None:
        """Press a control that the guide marks, as soon as it is there."""
        self.press(self.page.locator(f"[data-testid={name}][data-guided]"))

    def point_at(self, place: tuple[float, float]) -> None:
        """Press a place on the board."""
        self.clicks += 1
        if self.touches:
            self.page.touchscreen.tap(*place)
        else:
            self.page.mouse.click(*place)

    def act_at(self, spot: Callable[[], tuple[float, float]]) -> None:
        """Press a place to act there; a first touch only tells what it would do."""
        before = self.screen.version
        self.point_at(spot())
        if self.touches:
            self.page.wait_for_timeout(400)
            self.screen.until(lambda: self.screen.wire.is_quiet, "the answer to a touch")
            if self.screen.version == before:
                self.screen.settled()
                self.point_at(spot())
        self.screen.until(lambda: self.screen.version > before, "the action")


def middle(what: Locator) -> tuple[float, float]:
    """The middle of something on the screen."""
    box = what.bounding_box()
    assert box, "it is not on the screen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def press_button(learner: Learner, step: Step) -> None:
    """A control of the prompt, for each action; where it warns first, once more."""
    for action in step.shown:
        learner.screen.quiet()
        with learner.screen.stepping():
            learner.press(learner.screen.button(action))
            if action == "done" and learner.screen.refusal.is_visible():
                learner.press(learner.screen.button(action))


# De Bello Punico


def march(learner: Learner, step: Step) -> None:
    """A unit, and where it shall go; then, if the step asks for it, how it faces."""
    screen, (unit, goal) = learner.screen, step.point
    take_unit(learner, unit, lambda: goal in screen.reach())
    screen.settled()
    if step.until and learner.touches:  # a finger is asked how the unit shall face before it goes
        learner.point_at(screen.spot(goal))
    else:
        learner.act_at(lambda: screen.spot(goal))
    if step.until:
        face(learner, step.until[f"units.{unit}.facing"])


def face(learner: Learner, side: str) -> None:
    """An arrow on the edge of the hex."""
    arrow = learner.page.locator(f'.facings [data-facing="{DIRECTIONS.index(side)}"]')
    arrow.wait_for()
    learner.screen.settled()
    learner.act_at(lambda: middle(arrow))


def take_unit(learner: Learner, unit: str, offered: Callable[[], bool]) -> None:
    """Take a unit in hand, until the board offers what is wanted of it."""
    screen = learner.screen
    screen.settled()
    if not offered():
        learner.point_at(screen.spot(screen.hex_of(unit), unit))
    screen.until(offered, f"what {unit} shall do")


def strike(learner: Learner, step: Step) -> None:
    """A unit, and its target."""
    screen = learner.screen
    _, unit, target = step.shown[0].split()
    take_unit(learner, unit, lambda: target in screen.signs())
    screen.settled()
    learner.act_at(lambda: screen.spot(screen.hex_of(target), target))


def rally(learner: Learner, step: Step) -> None:
    screen = learner.screen
    unit = step.shown[0].split()[1]
    learner.act_at(lambda: screen.spot(screen.hex_of(unit), unit))


def marked(learner: Learner, step: Step) -> None:
    """The control that is marked."""
    learner.press_marked(step.point[0][1:])


BATTLE: Mapping[str, Gesture] = {
    "step": march, "done": press_button, "attack": strike, "shoot": strike, "commit": press_button,
    "stay": press_button, "recover": rally, "place": marked,
}  # fmt: skip

# Punic Wars


def set_out(learner: Learner, step: Step) -> None:
    """A leader, and all who are with him."""
    screen = learner.screen
    leader = screen.board.locator(f'.pieces [data-piece="{step.point[0]}"]')
    screen.settled()
    learner.point_at(middle(leader))
    learner.press_marked("set-out")


def sail(learner: Learner, step: Step) -> None:
    """A hex, and on when dice have fallen."""
    screen, goal = learner.screen, f"#place-{step.point[0]}"
    screen.quiet()
    screen.settled()
    number, on = learner.number, learner.by("go-on")
    learner.act_at(lambda: hex_spot(learner, goal))
    while learner.number == number:
        screen.until(lambda: learner.number > number or (on.is_visible() and on.is_enabled()), "the way on")
        if learner.number == number:
            with screen.stepping():
                learner.press(on)


def hex_spot(learner: Learner, goal: str) -> tuple[float, float]:
    """The middle of the hex that the guide marks."""
    return middle(learner.screen.board.locator("path.lit").first)


def attack(learner: Learner, step: Step) -> None:
    """The button of the panel or of the prompt, whichever the screen has."""
    panel = learner.by("attack-land").get_by_role("button").first
    learner.press(panel if panel.is_visible() else learner.screen.button(step.shown[0]))


WAR: Mapping[str, Gesture] = {"lead": set_out, "go": sail, "attack": attack, "finish": marked}


# De Bellis Societatis Antiquorum


def charge(learner: Learner, step: Step) -> None:
    """An element, perhaps its whole group, the enemy before it, and the move."""
    screen, (own, enemy) = learner.screen, step.point[:2]
    pieces = screen.board.locator(".pieces")
    screen.settled()
    learner.point_at(middle(pieces.locator(f'[data-piece="{own}"] rect.touch')))
    learner.by("reach").wait_for(state="attached")
    if ":whole-group" in step.point:
        learner.press_marked("whole-group")
        screen.quiet()
    screen.settled()
    learner.point_at(middle(pieces.locator(f'[data-piece="{enemy}"] rect.touch')))
    learner.by("plan-go").wait_for()
    screen.quiet()
    learner.press_marked("plan-go")


def fight(learner: Learner, step: Step) -> None:
    """The pair, in the list beside the field."""
    learner.press(learner.page.locator(f'[data-testid=pair][data-action="{step.shown[0]}"]'))


def turn_line(learner: Learner, step: Step) -> None:
    """A whole line, and one of its front corners pulled ahead."""
    pieces, number = learner.screen.board.locator(".pieces"), learner.number
    learner.screen.settled()
    learner.point_at(middle(pieces.locator(f'[data-piece="{step.point[0]}"] rect.touch')))
    learner.press_marked("whole-group")
    learner.screen.quiet()
    mouse = learner.page.mouse
    x, y = middle(learner.screen.board.locator('[data-handle="left"] .disc'))
    mouse.move(x, y)
    mouse.down()
    mouse.move(x - 5, y - 45, steps=6)
    mouse.up()
    learner.by("plan-go").wait_for()
    learner.screen.quiet()
    learner.press_marked("plan-go")
    learner.screen.until(lambda: learner.number > number, "the wheel")


def moved(learner: Learner, step: Step) -> None:
    """A move ahead, or a wheel."""
    (turn_line if "left" in step.shown[0].split() else charge)(learner, step)


FIELD: Mapping[str, Gesture] = {"move": moved, "done": press_button, "fight": fight}


# Latium


def offer(learner: Learner, step: Step) -> None:
    """A sum, coin by coin, under seal."""
    for _ in range(int(step.shown[0].split()[1])):
        learner.press(learner.by("offer-aes").get_by_role("button", name="+1"))
    learner.press(learner.by("seal-offer"))


def deed(learner: Learner, step: Step) -> None:
    """A button of the panel."""
    learner.press(learner.page.locator(f'[data-action="{step.shown[0]}"]:visible').first)


def at_town(learner: Learner, step: Step) -> None:
    """A town on the map, and what is done there."""
    take_town(learner, [name for name in step.point if not name.startswith(":")][-1])
    learner.press_marked(step.point[-1][1:])


def take_town(learner: Learner, town: str) -> None:
    """A town in hand, unless it is: pressed again it gives way to what stands there."""
    if learner.by("town-panel").is_visible():
        return
    learner.screen.settled()
    learner.point_at(middle(learner.by(f"town-{town}")))
    learner.by("town-panel").wait_for()


def put_down(learner: Learner) -> None:
    """A scene of the court is put away, and what is in hand."""
    scene = learner.by("court-scene")
    if scene.is_visible():
        learner.press(learner.by("scene-close"))
        scene.wait_for(state="detached")
    learner.page.keyboard.press("Escape")
    learner.by("town-panel").wait_for(state="detached")


def gather(learner: Learner, step: Step) -> None:
    """A town, its legion, and so many centuriae of it for a leader."""
    _, leader, arm, number, town = step.shown[0].split()
    put_down(learner)
    take_town(learner, town)
    learner.press(learner.by("order-legion").locator("summary").first)
    form = learner.by("order-legion").locator("form[data-testid=muster]")
    form.locator("select").select_option(f"{leader} {arm} {town}")
    form.get_by_test_id("muster-count").locator("input").fill(number)
    learner.press_marked("muster-send")


def call(learner: Learner, step: Step) -> None:
    learner.press_marked(step.point[-1][1:])


def write(learner: Learner, step: Step) -> None:
    """A letter: to whom, and what it founds."""
    _, to, bond = step.shown[0].split()
    learner.press_marked("part-papers")
    learner.press(learner.by("new-letter").locator("summary").first)
    learner.by("write-to").select_option(to)
    learner.by("write-bond").select_option(bond)
    learner.press_marked("write-form-send")


def clause(learner: Learner, step: Step) -> None:
    """A clause of the letter in hand: its kind, who gives, and how much."""
    _, kind, giver, *words = step.shown[0].split()
    learner.by("clause-kind").select_option(kind)
    learner.by("clause-giver").select_option(giver)
    learner.by("clause-word-0").fill(words[-1])
    learner.press(learner.by("clause-form-send"))


def play(learner: Learner, step: Step) -> None:
    learner.page.keyboard.press("Escape")
    learner.press(learner.by("part-signa"))
    deed(learner, step)


def travel(learner: Learner, step: Step) -> None:
    """A counter in hand, and the town or the casella to which it shall go."""
    counter = step.shown[0].split()[1]
    put_down(learner)
    learner.press(learner.by("part-now"))
    learner.press(learner.by(f"roster-{counter}-{learner.lesson.seat}"))
    learner.by("reach").wait_for(state="attached")
    learner.screen.settled()
    learner.act_at(lambda: hex_spot(learner, step.point[0]))


def speak(learner: Learner, step: Step) -> None:
    """What is asked for, and the gift."""
    _, _, _, demand, aes, *_ = step.shown[0].split()
    learner.by("audience-demand").select_option(demand)
    learner.by("audience-aes").locator("input").fill(aes)
    learner.press(learner.by("audience-send"))


REIGN: Mapping[str, Gesture] = {
    "offer": offer, "pass": press_button, "widen": at_town, "ludi": at_town, "declare": at_town, "play": play,
    "move": travel, "audience": speak, "muster": gather, "call": call, "write": write, "clause": clause, "send": call,
    "done": press_button,
}  # fmt: skip
GESTURES: Mapping[str, Mapping[str, Gesture]] = {
    "de_bello_punico": BATTLE, "punic_wars": WAR, "dbsa": FIELD, "latium": REIGN,
}  # fmt: skip
