"""Latium in three browsers with three bots: a whole turn and a battle, and nothing hidden in the received data.

The first table begins at the offers of a first turn: Roma holds an Egida, and with the seed of that table the lot of
the event falls on Roma. The second begins in the middle of a battle of Roma against Caere.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from playwright.sync_api import expect

from bellona.match import Match

from ..latium.battles import fight, pedites
from ..latium.games import EVENTI, arms, offering
from ..server.serving import Running
from .conftest import Come
from .hidden import check_hidden
from .realm import Realm, open_realm, sit_at_realm
from .visitor import Visitor
from .wire import Wire

PEOPLE = ("roma", "caere", "nomentum")
BOTS = ("nersae", "alatrium", "ecetra")
EVENT_FALLS_ON_ROMA = 13
"""A seed with which the sixth step rolls the first result of the card and draws Roma."""
OFFERS = {"caere": 3, "nomentum": 5, "roma": 12}
DUEL = {"roma": ("gladium", "clipeus", "lorica"), "caere": ("clipeus", "gladium", "lorica")}
READY, TARGET = re.compile(r"\bready\b"), re.compile(r"\btarget\b")
A_TURN, A_DUEL = 60, 12
"""Positions that must have come to all three together."""


def first_turn() -> Match:
    """The offers of the first turn; the bots have neither aes nor legions, Roma has a son and Caere a daughter."""
    poor = {seat: {"aes": 0} for seat in BOTS}
    unarmed = {seat: {"garrison": arms()} for seat in BOTS}
    signa = {"roma": {"signa": ["egida"]}, "caere": {"signa": ["damnum"]}, "nomentum": {"signa": ["pax"]}}
    deck = ["mercatus", *(name for name in EVENTI if name != "mercatus")]
    return offering(event_deck=deck, filii={"roma": ["son"], "caere": ["daughter"]}, reges=poor | signa, towns=unarmed)


def battle() -> Match:
    """Pedites of Roma before pedites of Caere."""
    return fight(
        A2=pedites("c0711", centuriae=1), A3=pedites("c0103"), D2=pedites("c0713"), D3=pedites("c0120"),
        reges={"roma": {"signa": ["fides"]}, "caere": {"signa": ["pax", "dolum"]}},
    )  # fmt: skip


class Table:
    """Three players at their browsers, with all the data they receive."""

    def __init__(self, come: Come, server: Running, match: Match, seed: int = 1) -> None:
        self.server = server
        self.visitors: Mapping[str, Visitor] = {seat: come() for seat in PEOPLE}
        self.wires = {seat: Wire(visitor.page) for seat, visitor in self.visitors.items()}
        self.id = open_realm(server, self.visitors, match, seed=seed)
        self.screens = {seat: sit_at_realm(visitor, self.id) for seat, visitor in self.visitors.items()}

    def __getitem__(self, seat: str) -> Realm:
        return self.screens[seat]

    def pass_on(self, until: str, *, at: str) -> None:
        """Everybody declines until a seat is asked for something."""
        while not (self[at].asked == until and self[at].is_asked()):
            for screen in self.screens.values():
                if screen.asked != until and screen.button("pass").is_visible() and screen.is_asked():
                    screen.do("pass")
            self[at].page.wait_for_timeout(50)

    def check_hidden(self, at_least: int) -> None:
        """The received data held nothing hidden."""
        last = max(screen.version for screen in self.screens.values())
        for screen in self.screens.values():
            screen.until(lambda screen=screen: screen.version >= last, f"step {last}")
        schema = self.visitors["roma"].get(f"/tables/{self.id}/board")["schema"]
        assert check_hidden(self.server, self.id, self.wires, schema) >= at_least


def test_a_turn_of_offers_an_event_a_secret_pact_and_a_marriage(come: Come, server: Running):
    table = Table(come, server, first_turn(), EVENT_FALLS_ON_ROMA)
    make_offers(table)
    redirect_event(table)
    table["nomentum"].do("done")
    write_letters(table)
    accept_letters(table)
    whisper(table)
    for screen in table.screens.values():
        screen.until(lambda screen=screen: screen.asked == "offer", "the offers of the next turn")
    table.check_hidden(A_TURN)


def make_offers(table: Table) -> None:
    """Sealed offers: marks show who has answered; the offers are hidden until all have."""
    half_made = table["nomentum"]
    half_made.prepare_offer(OFFERS["nomentum"])
    table["caere"].seal(OFFERS["caere"])
    for seat in ("roma", "nomentum"):
        expect(table[seat].seal_of("caere")).to_have_class(READY)
        expect(table[seat].seal_of("nomentum")).not_to_have_class(READY)
    assert half_made.prepared_offer == OFFERS["nomentum"], "what was half made is still there"
    half_made.seal()
    assert table["roma"].log.filter(has_text="offered").count() == 0
    table["roma"].seal(OFFERS["roma"])
    for seat in PEOPLE:
        for aes in OFFERS.values():
            expect(table[seat].log.filter(has_text=f"offered {aes} aes")).to_have_count(1)


def redirect_event(table: Table) -> None:
    """The event falls on Roma, who sends it to Caere with an Egida."""
    roma = table["roma"]
    table.pass_on("egida", at="roma")
    expect(roma.event).to_contain_text("Roma")
    roma.do("play egida caere")
    for seat in PEOPLE:
        expect(table[seat].log.filter(has_text="Roma plays Egida on Caere")).to_have_count(1)
    expect(table["nomentum"].event).to_contain_text("Caere")
    table.pass_on("reign", at="nomentum")


def write_letters(table: Table) -> None:
    """Roma writes a secret letter, and another with an offer of marriage."""
    roma = table["roma"]
    roma.order("write caere other secret", "clause pay mine 9 at 3", "send")
    roma.order("write caere other", "clause marry mine filius-1 filius-2", "send")
    roma.do("done")


def accept_letters(table: Table) -> None:
    """Caere accepts both: nobody else reads of the pact, everybody of the marriage."""
    caere = table["caere"]
    caere.my_turn()
    caere.part("papers")
    caere.do("accept roma-1")
    caere.do("accept roma-2")
    caere.do("done")
    for seat in PEOPLE:
        expect(table[seat].log.filter(has_text="marries")).to_have_count(1)
        expect(table[seat].log.filter(has_text="secret accord")).to_have_count(int(seat != "nomentum"))
        table[seat].part("papers")
        secret = table[seat].page.get_by_test_id("paper").filter(has_text="secret")
        expect(secret).to_have_count(int(seat != "nomentum"))


def whisper(table: Table) -> None:
    """Roma talks with Caere alone."""
    said = "Veni ad Tiberim"
    roma, caere = table.visitors["roma"], table.visitors["caere"]
    for visitor, other in ((roma, "caere"), (caere, "roma")):
        visitor.by("tab-chat").click()
        visitor.by(f"talk-{other}").click()
    roma.by("chat-input").fill(said)
    roma.by("chat-send").click()
    for seat in ("roma", "caere"):
        expect(table.visitors[seat].by("chat")).to_contain_text(said)
        table[seat].until(lambda seat=seat: table.wires[seat].brought(said), f"the whisper at {seat}")
    assert not table.wires["nomentum"].brought(said)


def test_a_battle_with_a_duel_card_against_card(come: Come, server: Running):
    table = Table(come, server, battle())
    roma, caere, nomentum = (table[seat] for seat in PEOPLE)
    roma.my_turn()
    roma.unit("A2").click()
    expect(roma.unit("D2")).to_have_class(TARGET)
    with roma.stepping():
        roma.unit("D2").click()
    for pair in range(2):
        lay(roma, DUEL["roma"][pair])
        expect(roma.arma(0, pair)).to_have_attribute("data-card", DUEL["roma"][pair])
        for other in (caere, nomentum):
            expect(other.arma(0, pair)).to_have_attribute("data-card", "sealed")
        lay(caere, DUEL["caere"][pair])
        for screen in table.screens.values():
            expect_pair(screen, pair)
    for screen in table.screens.values():
        expect_pair(screen, 2)
    expect(nomentum.log.filter(has_text="gladium").first).to_be_visible()
    table.check_hidden(A_DUEL)


def lay(screen: Realm, card: str) -> None:
    """Lay a card face down."""
    screen.my_turn()
    with screen.stepping():
        screen.page.get_by_test_id(f"arma-{card}").click()


def expect_pair(screen: Realm, pair: int) -> None:
    """Both cards of a pair lie open."""
    for role, seat in enumerate(("roma", "caere")):
        expect(screen.arma(role, pair)).to_have_attribute("data-card", DUEL[seat][pair])
