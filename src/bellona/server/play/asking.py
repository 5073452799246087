"""Questions of viewers, answered from what their view knows, beside the event loop."""

from __future__ import annotations

from typing import Any

from bellona.contract import GamePackage
from bellona.registry import package_of

from ..errors import ApiError
from .hub import Hub
from .match import Match
from .telling import look_back
from .viewers import Viewer


async def ask(hub: Hub, match: Match, viewer: Viewer, question: str, **about: Any) -> dict[str, Any]:
    """The answer to a question: `inspect`, `odds`, `why`, `plan` or `overlays`."""
    course = match.course
    own = viewer.view in viewer.seats and viewer.view in match.people
    position = course.live.snapshot(viewer.view)
    if own:
        position = course.live.setting.turned_to(position, viewer.view)
    setting, game = course.live.setting, package_of(match.table["game"])
    if question == "overlays":
        if about["n"] is not None and about["n"] < match.stored:
            rows = [row.values(match.id) for row in course.rows[: about["n"]]]
            position = await hub.in_asker(look_back, match.table, rows, viewer.view)
        return {"overlays": await hub.in_asker(game.queries.overlays, setting, position, about["layers"])}
    if question == "inspect":
        return {"inspect": await hub.in_asker(game.queries.inspect, setting, position, about["piece"], own)}
    if question == "why":
        return {"why": await _why(hub, match, game, setting, position, own, about)}
    if not own:
        raise ApiError(409, "not-your-turn")
    if question == "plan":
        if game.planner is None:
            raise ApiError(422, "no-plans")
        return {"plan": await hub.in_asker(game.planner.plan, setting, position, about["action"], about["snap"])}
    return {"odds": await hub.in_asker(game.queries.odds, setting, position, about["action"])}


async def _why(
    hub: Hub, match: Match, game: GamePackage, setting: Any, position: Any, own: bool, about: dict[str, Any]
) -> list[dict[str, Any]]:
    if not own:
        message = {"$": "why-over"} if match.has_no_secrets else {"$": "why-not-your-turn"}
        return [{"action": None, "refusal": {"rule": "", "message": message, "at": []}}]
    found: list[dict[str, Any]] = await hub.in_asker(game.queries.why, setting, position, about["piece"], about["at"])
    return found
