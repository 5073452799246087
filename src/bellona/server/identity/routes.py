"""Identity over HTTP: guests, accounts, sessions."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import update
from starlette.responses import JSONResponse

from ..errors import ApiError, language_of, problems
from ..state import Server, TheServer
from ..storage.database import now
from ..storage.schema import users
from .accounts import (
    delete_person,
    everything_about,
    hold_guest,
    keep_account,
    keep_password,
    must_match,
    new_account,
    outdated,
    row_of,
    stored_password,
)
from .guards import SignedIn, Viewer, address_of, check_origin, csrf_of, shown_pass
from .links import guest_of, signed_link
from .passwords import LONGEST, SHORTEST, check_strength, hashed, matches
from .people import User, checked_email, checked_name, new_guest, user_of
from .sessions import DAY, end_session, end_sessions, give_cookie, start_session, take_cookie, tidying

router = APIRouter(prefix="/api", tags=["identity"])

Name = Annotated[str, Field(max_length=100, examples=["Fabia"])]
Login = Annotated[str, Field(max_length=100, examples=["fabia"])]
NewPassword = Annotated[str, Field(min_length=SHORTEST, max_length=LONGEST)]
OldPassword = Annotated[str, Field(max_length=LONGEST)]
Email = Annotated[str, Field(max_length=200, examples=["fabia@example.org"])]


class Body(BaseModel):
    """A request without unknown fields."""

    model_config = ConfigDict(extra="forbid")


class Person(BaseModel):
    """A person as they see themselves."""

    id: str
    name: str
    guest: bool
    login: str | None
    email: str | None
    language: str


class Me(BaseModel):
    """The current user, and the value that unsafe requests by cookie must carry in the header X-Bellona-CSRF."""

    user: Person | None
    csrf: str


class Entered(BaseModel):
    """The current user, with the token for programs that use the Authorization header."""

    user: Person
    csrf: str
    token: str


class Link(BaseModel):
    """Lets a guest continue on another device."""

    link: str = Field(examples=["/enter/SIGNED"])


class GuestBody(Body):
    name: Name | None = None


class EnterBody(Body):
    signed: Annotated[str, Field(max_length=200)]


class RegisterBody(Body):
    login: Login
    password: NewPassword
    name: Name | None = None
    email: Email | None = None


class LoginBody(Body):
    login: Login
    password: OldPassword


class LogoutBody(Body):
    everywhere: bool = False


class ChangeBody(Body):
    name: Name | None = None
    email: Email | Literal[""] | None = None
    language: Literal["en", "it"] | None = None


class PasswordBody(Body):
    old: OldPassword
    new: NewPassword


class DeleteBody(Body):
    password: OldPassword | None = None


def entered(request: Request, response: Response, server: Server, user: User, token: str) -> dict[str, Any]:
    """The answer after a login: a cookie, and the same for programs."""
    give_cookie(response, server.config, token)
    return {"user": user.wire(), "csrf": csrf_of(request, token), "token": token}


@router.get("/me", response_model=Me, summary="Who am I?")
def me(request: Request, found: Viewer) -> dict[str, Any]:
    shown = shown_pass(request)
    return {
        "user": found.wire() if found else None,
        "csrf": csrf_of(request, shown.token) if found and shown else "",
    }


@router.post("/guest", response_model=Entered, summary="Come in as a guest", responses=problems(403))
def come_as_guest(
    request: Request, response: Response, server: TheServer, body: GuestBody | None = None
) -> dict[str, Any]:
    check_origin(request)
    server.limits.take(address_of(request), "guest")
    with server.database.begin() as connection:
        tidying.tidy(connection, server.config)
        user = new_guest(connection, body.name if body else None, language_of(request))
        token = start_session(connection, server.config, user.id)
    return entered(request, response, server, user, token)


@router.get("/me/link", response_model=Link, summary="A guest's way back", responses=problems(401, 409))
def my_link(server: TheServer, user: SignedIn) -> dict[str, str]:
    if not user.guest:
        raise ApiError(409, "has-account")
    expires = now() + server.config.guest_link_days * DAY
    return {"link": f"/enter/{signed_link(server.secrets, user.id, expires)}"}


@router.post("/enter", response_model=Entered, summary="Come back by a guest's link", responses=problems(403))
def enter(request: Request, response: Response, server: TheServer, body: EnterBody) -> dict[str, Any]:
    check_origin(request)
    server.limits.take(address_of(request), "login")
    user_id = guest_of(server.secrets, body.signed, now())
    with server.database.begin() as connection:
        row = hold_guest(connection, user_id)
        token = start_session(connection, server.config, user_id)
    return entered(request, response, server, user_of(row), token)


@router.post("/register", response_model=Entered, summary="Make an account", responses=problems(403, 409))
def register(
    request: Request, response: Response, server: TheServer, present: Viewer, body: RegisterBody
) -> dict[str, Any]:
    """A guest who registers stays the same person and keeps all seats; other sessions of the guest end."""
    check_origin(request)
    server.limits.take(address_of(request), "register")
    row = new_account(present, body.login, body.password, body.name, body.email)
    with server.database.begin() as connection:
        user_id, ended = keep_account(connection, present, row, language_of(request))
        token = start_session(connection, server.config, user_id)
        user = user_of(row_of(connection, user_id))
    server.hub.signed_out(ended)
    return entered(request, response, server, user, token)


@router.post("/login", response_model=Entered, summary="Come in with an account", responses=problems(401, 403))
def login(request: Request, response: Response, server: TheServer, body: LoginBody) -> dict[str, Any]:
    check_origin(request)
    server.limits.take(address_of(request), "login")
    server.limits.take(f"login {body.login.strip().lower()}", "login")
    with server.database.connect() as connection:
        user_id, stored = stored_password(connection, body.login)
    if not matches(body.password, stored) or user_id is None:
        raise ApiError(401, "wrong-login")
    shown, fresh = shown_pass(request), hashed(body.password) if outdated(stored) else stored
    with server.database.begin() as connection:
        tidying.tidy(connection, server.config)
        if not keep_password(connection, user_id, stored, fresh):
            raise ApiError(401, "wrong-login")
        ended = end_session(connection, shown.token) if shown else []
        token = start_session(connection, server.config, user_id)
        user = user_of(row_of(connection, user_id))
    server.hub.signed_out(ended)
    return entered(request, response, server, user, token)


@router.post("/logout", status_code=204, summary="Leave", responses=problems(401, 403))
def logout(request: Request, server: TheServer, user: SignedIn, body: LogoutBody | None = None) -> Response:
    """Open sockets of the session are closed; with `everywhere` all sessions of the person end."""
    shown = shown_pass(request)
    with server.database.begin() as connection:
        if body and body.everywhere:
            ended = end_sessions(connection, user.id)
        else:
            ended = end_session(connection, shown.token) if shown else []
    server.hub.signed_out(ended)
    response = Response(status_code=204)
    take_cookie(response, server.config)
    return response


@router.patch("/me", response_model=Me, summary="Change name, e-mail address or language", responses=problems(401, 403))
def change_me(request: Request, server: TheServer, user: SignedIn, body: ChangeBody) -> dict[str, Any]:
    server.limits.take(user.id, "account")
    values: dict[str, Any] = {}
    if body.name is not None:
        values["name"] = checked_name(body.name)
    if body.email is not None:
        values["email"] = checked_email(body.email)
    if body.language is not None:
        values["language"] = body.language
    with server.database.begin() as connection:
        if values:
            connection.execute(update(users).where(users.c.id == user.id).values(**values))
        changed = user_of(row_of(connection, user.id))
    shown = shown_pass(request)
    return {"user": changed.wire(), "csrf": csrf_of(request, shown.token if shown else "")}


@router.post("/me/password", response_model=Entered, summary="Change the password", responses=problems(401, 403, 409))
def change_password(
    request: Request, response: Response, server: TheServer, user: SignedIn, body: PasswordBody
) -> dict[str, Any]:
    """Every other session of the account ends, and its open sockets are closed."""
    server.limits.take(user.id, "login")
    with server.database.connect() as connection:
        stored = row_of(connection, user.id)["password"]
    must_match(body.old, stored)
    check_strength(body.new, user.login or "")
    fresh = hashed(body.new)
    with server.database.begin() as connection:
        if not keep_password(connection, user.id, stored, fresh):
            raise ApiError(403, "wrong-password")
        ended = end_sessions(connection, user.id)
        token = start_session(connection, server.config, user.id)
    server.hub.signed_out(ended)
    return entered(request, response, server, user, token)


@router.delete("/me", status_code=204, summary="Delete me", responses=problems(401, 403))
def delete_me(server: TheServer, user: SignedIn, body: DeleteBody | None = None) -> Response:
    """The person, their sessions and subscriptions are removed; matches stay, their seats without a person."""
    server.limits.take(user.id, "login")
    if not user.guest:
        with server.database.connect() as connection:
            stored = row_of(connection, user.id)["password"]
        must_match((body.password if body else None) or "", stored)
    with server.database.begin() as connection:
        concerned, ended = delete_person(connection, user.id)
    server.hub.signed_out(ended)
    for table_id in concerned:
        server.hub.changed(table_id)
    response = Response(status_code=204)
    take_cookie(response, server.config)
    return response


@router.get("/me/export", summary="All that is stored about me", responses=problems(401))
def export_me(server: TheServer, user: SignedIn) -> JSONResponse:
    server.limits.take(user.id, "account")
    with server.database.connect() as connection:
        document = everything_about(connection, user.id)
    return JSONResponse(document, headers={"Content-Disposition": 'attachment; filename="bellona-export.json"'})
