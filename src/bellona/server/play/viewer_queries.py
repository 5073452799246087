"""Questions of viewers, answered from their view, outside the event loop."""

from __future__ import annotations

from functools import partial
from typing import Any

from bellona.registry import package_of

from ..errors import ApiError
from .greeting import past_of
from .hub import Hub
from .match import TableMatch
from .viewers import Viewer


async def ask(hub: Hub, match: TableMatch, viewer: Viewer, question: str, **about: Any) -> dict[str, Any]:
    """The answer to a question: `inspect`, `odds`, `why`, `plan`, `hint` or `overlays`."""
    match_log = match.match_log
    own = viewer.view in viewer.seats and viewer.view in match.people
    position = match_log.live.snapshot(viewer.view)
    if own:
        position = match_log.live.setting.turned_to(position, viewer.view)
    setting, game = match_log.live.setting, package_of(match.table["game"])
    think = partial(hub.in_asker, viewer.client)
    if question == "overlays":
        if about["n"] is not None and about["n"] < match.stored:
            position = await position_at(hub, match, viewer, about["n"])
        return {"overlays": await think(game.queries.overlays, setting, position, about["layers"])}
    if question == "inspect":
        return {"inspect": await think(game.queries.inspect, setting, position, about["piece"], own)}
    if question == "why":
        if not own:
            return {"why": [_why_not(match)]}
        return {"why": await think(game.queries.why, setting, position, about["piece"], about["at"])}
    if not own:
        raise ApiError(409, "not-your-turn")
    if question == "hint":
        return {"hint": await hub.hints.ask(match, viewer)}
    if question == "plan":
        if game.planner is None:
            raise ApiError(422, "no-plans")
        return {"plan": await think(game.planner.plan, setting, position, about["action"], about["snap"])}
    return {"odds": await think(game.queries.odds, setting, position, about["action"])}


async def position_at(hub: Hub, match: TableMatch, viewer: Viewer, number: int | None) -> Any:
    """The position after a step as a viewer may see it; the current one if no earlier step is named."""
    live = match.match_log.live
    if number is None or number >= match.stored:
        return live.snapshot(viewer.view)
    past = await past_of(hub, match, viewer.view, viewer.client)
    return live.setting.from_bytes(await hub.in_asker(viewer.client, past.position_at, number))


def _why_not(match: TableMatch) -> dict[str, Any]:
    """Why a viewer without a choice cannot do anything."""
    message = {"$": "why-over"} if match.has_no_secrets else {"$": "why-not-your-turn"}
    return {"action": None, "refusal": {"rule": "", "message": message, "at": []}}
