"""Subscriptions to notices, over HTTP, and the links of mails."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import HTMLResponse
from pydantic import BaseModel, ConfigDict, Field

from ..errors import ApiError, answers, language_of, problems
from ..identity.guards import SignedIn, User
from ..identity.people import checked_email
from ..state import Server, TheServer
from ..words import WORDS
from . import subscriptions
from .deliveries import Failed, Gone
from .mail import send_mail
from .pages import Purpose, button_page, confirm_link, done_page, subscription_of
from .push import encrypted

router = APIRouter(prefix="/api", tags=["notices"])
Url = Annotated[str, Field(min_length=8, max_length=1000, examples=["https://example.org/hook"])]
Signed = Annotated[str, Path(max_length=100)]


class Form(BaseModel):
    """A request without unknown fields."""

    model_config = ConfigDict(extra="forbid")


class MailForm(Form):
    """Mail, to the address of the account if no other is given; its owner has to confirm by a link."""

    kind: Literal["mail"]
    address: Annotated[str, Field(max_length=200, examples=["fabia@example.org"])] | None = None


class PushKeys(Form):
    """The keys of a browser's push subscription."""

    p256dh: Annotated[str, Field(max_length=200)]
    auth: Annotated[str, Field(max_length=100)]


class PushForm(Form):
    """Web push, as a browser's PushSubscription gives it."""

    kind: Literal["push"]
    endpoint: Url
    keys: PushKeys


class HookForm(Form):
    """A web hook: a URL that a signed JSON document is posted to."""

    kind: Literal["hook"]
    url: Url


AnyForm = Annotated[MailForm | PushForm | HookForm, Field(discriminator="kind")]


class Subscription(BaseModel):
    """A notification channel; the secret of a hook is shown only when it is created."""

    id: str
    kind: Literal["mail", "push", "hook"]
    to: str
    active: bool
    created: int
    secret: str | None = None


class PushKey(BaseModel):
    """The notification channels that this server offers, and its public key if web push is one of them."""

    key: str | None
    kinds: list[str]


@router.get("/push-key", response_model=PushKey, summary="Which notices there are")
def push_key(server: TheServer) -> dict[str, Any]:
    return {
        "key": server.secrets.vapid_public if server.config.push else None,
        "kinds": list(subscriptions.kinds(server.config)),
    }


@router.get("/me/subscriptions", response_model=list[Subscription], summary="How I am told", responses=problems(401))
def mine(server: TheServer, user: SignedIn) -> list[dict[str, Any]]:
    with server.database.connect() as connection:
        return [subscriptions.wire(row) for row in subscriptions.of_user(connection, user.id)]


@router.post(
    "/me/subscriptions",
    response_model=Subscription,
    summary="Tell me when it is my turn",
    responses=problems(401, 403, 409, 502),
)
def subscribe(server: TheServer, user: SignedIn, form: AnyForm) -> dict[str, Any]:
    """For matches played by days only."""
    server.limits.take(user.id, "subscribe")
    subscriptions.require_kind(server.config, form.kind)
    target = _target(server, user, form)
    with server.database.begin() as connection:
        row = subscriptions.keep(connection, user, form.kind, target)
    if form.kind == "mail":
        _ask_to_confirm(server, user, row["id"], target["address"])
    return subscriptions.wire(row) | {"secret": target.get("secret")}


@router.delete(
    "/me/subscriptions",
    response_model=list[Subscription],
    summary="No longer tell me so",
    responses=problems(401, 403, 404),
)
def unsubscribe(server: TheServer, user: SignedIn, id: Annotated[str, Query(max_length=16)]) -> list[dict[str, Any]]:
    with server.database.begin() as connection:
        row = subscriptions.find(connection, id)
        if row is None or row["user_id"] != user.id:
            raise ApiError(404, "no-subscription")
        subscriptions.end(connection, id)
        return [subscriptions.wire(row) for row in subscriptions.of_user(connection, user.id)]


@router.get(
    "/mail/{purpose}/{signed}",
    summary="A link of a mail",
    response_class=Response,
    responses=answers("text/html") | problems(403),
)
def mail_link(request: Request, server: TheServer, purpose: Purpose, signed: Signed) -> HTMLResponse:
    subscription_of(server, purpose, signed)
    return HTMLResponse(button_page(purpose, language_of(request)))


@router.post(
    "/mail/{purpose}/{signed}",
    summary="What a link of a mail does",
    response_class=Response,
    responses=answers("text/html") | problems(403),
)
def follow_mail_link(request: Request, server: TheServer, purpose: Purpose, signed: Signed) -> HTMLResponse:
    """Confirm or end mails; anybody with the link may, logged in or not."""
    subscription_id = subscription_of(server, purpose, signed)
    with server.database.begin() as connection:
        row = subscriptions.find(connection, subscription_id)
        if row is not None and purpose == "confirm":
            subscriptions.confirm(connection, row)
        elif row is not None:
            subscriptions.end(connection, subscription_id)
        elif purpose == "confirm":
            raise ApiError(403, "bad-link")
    return HTMLResponse(done_page(purpose, language_of(request)))


def _target(server: Server, user: User, form: MailForm | PushForm | HookForm) -> dict[str, Any]:
    """The target of notices, checked."""
    if isinstance(form, MailForm):
        address = form.address or user.email
        if not address:
            raise ApiError(422, "no-address")
        return {"address": checked_email(address), "confirmed": False}
    subscriptions.check_target(server.config, form.endpoint if isinstance(form, PushForm) else form.url)
    if isinstance(form, HookForm):
        return subscriptions.new_hook(form.url)
    target = form.model_dump(exclude={"kind"})
    try:
        encrypted(target, "?")
    except Gone:
        raise ApiError(422, "bad-push-keys") from None
    return target


def _ask_to_confirm(server: Server, user: User, subscription_id: str, address: str) -> None:
    """Ask the owner of an address for confirmation; if the mail cannot be sent, the subscription is removed."""
    args = {"name": user.name, "link": confirm_link(server, subscription_id)}
    subject, text = (WORDS.say(name, args, user.language) for name in ("mail-confirm-title", "mail-confirm-text"))
    try:
        send_mail(server.config, address, subject, text + "\n")
    except Failed:
        with server.database.begin() as connection:
            subscriptions.end(connection, subscription_id)
        raise ApiError(502, "mail-failed") from None
