"""Broken connections: reload, reconnect, and play on where sockets do not work."""

from __future__ import annotations

from playwright.sync_api import WebSocketRoute, expect

from ..server.long_matches import fill
from ..server.serving import Running
from .conftest import Come
from .wire import Wire


def test_reload_in_mid_game(come: Come):
    fabia = come()
    screen = fabia.sit_at(fabia.open_before("rome", "step", carthage="bot:random"))
    screen.whole()
    screen.select("R-Ha-1")
    with screen.stepping():
        screen.click_hex(screen.reach()[0])
    screen.my_turn()
    version, place, prompt = screen.version, screen.hex_of("R-Ha-1"), screen.prompt
    fabia.page.reload()
    screen.ready()
    screen.my_turn()
    assert (screen.version, screen.hex_of("R-Ha-1"), screen.prompt) == (version, place, prompt)
    with screen.stepping():
        screen.undo.click()


def test_the_line_breaks_and_comes_back(come: Come):
    fabia, gaius = come(), come()
    sockets: list[WebSocketRoute] = []

    def pass_on(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    gaius.page.route_web_socket("**/socket?*", pass_on)
    table = fabia.open_table(carthage="open", visibility="open")
    gaius.post(f"/tables/{table}/join", {"seat": "carthage"})
    rome, carthage = fabia.sit_at(table), gaius.sit_at(table)
    gaius.context.set_offline(True)
    sockets[-1].close()
    expect(gaius.by("offline")).to_be_visible()
    rome.press("suggested")
    assert carthage.version == 0
    gaius.context.set_offline(False)
    expect(gaius.by("offline")).to_be_hidden()
    carthage.until(lambda: carthage.version == rome.version, "what happened meanwhile")
    carthage.my_turn()
    carthage.press("suggested")
    rome.until(lambda: carthage.version == rome.version, "Carthage's answer")
    assert "since=" in sockets[-1].url


def test_where_sockets_do_not_pass(come: Come):
    fabia = come()
    fabia.page.route_web_socket("**/socket?*", lambda socket: socket.close())
    screen = fabia.sit_at(fabia.open_table(carthage="bot:random"))
    screen.my_turn()
    screen.press("suggested")
    screen.my_turn()
    with screen.stepping():
        fabia.by("box-rome-combat").click()


def test_a_long_match_comes_in_pieces(come: Come, server: Running):
    fabia = come()
    table = fabia.open_table(carthage="open")
    fill(server, table, 600)
    fabia.post(f"/tables/{table}/join", {"seat": "carthage"})
    wire = Wire(fabia.page)
    screen = fabia.sit_at(table)
    assert screen.version == 600
    told = [frame for frame in wire.frames if frame["t"] in ("hello", "more")]
    assert told[0]["more"]
    assert len(told) > 2
    assert sum(len(frame["steps"]) for frame in told) == 600
    screen.my_turn()
    screen.press("suggested")
    screen.until(lambda: screen.version == 601, "the step after a long greeting")
