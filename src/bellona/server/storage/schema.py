"""The tables of the database. Times are milliseconds since 1970; a match is its rows of `actions`, in order."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

users = Table(
    "users",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", String(200)),
    Column("email", String(200)),
    Column("language", String(2), nullable=False, default="en"),
    Column("created", BigInteger, nullable=False),
    comment="Accounts have a login and a password, guests have neither.",
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("kind", String(8), nullable=False, default="match"),
    Column("game", String(40), nullable=False),
    Column("scenario", String(80), nullable=False),
    Column("ruleset", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("origin", JSON),
    Column("status", String(8), nullable=False, index=True),
    Column("visibility", String(8), nullable=False),
    Column("pace", JSON, nullable=False),
    Column("on_timeout", String(10), nullable=False),
    Column("invite_key", String(32), nullable=False),
    Column("owner_id", ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("created", BigInteger, nullable=False, index=True),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("deadline", BigInteger, index=True),
    Column("result", JSON),
    Column("parent_id", String(16)),
    Column("rematch_id", String(16)),
    Column("turn_seats", String(200), comment="Those who have to choose, with commas between them."),
    Column("hints", String(8), nullable=False, server_default="bots", comment="Who may ask for hints: bots, all, off."),
    Column("show_expectation", Boolean, nullable=False, server_default=false()),
    Column("lesson", String(80), comment="The lesson that guides through the match."),
    Column("own_head", JSON(none_as_null=True), comment="Title, author and seats of a scenario of its own."),
    Column("own", JSON(none_as_null=True), comment="The contents of that scenario."),
)

scenarios = Table(
    "scenarios",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("owner_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("title", String(60), nullable=False),
    Column("seats", JSON, nullable=False),
    Column("document", JSON, nullable=False),
    Column("share_key", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    comment="Scenarios that people have made, each seen by its author and whoever has its link.",
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(20), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("bot", String(20)),
    Column("stand_in", String(20)),
    Column("offer", String(20)),
)

actions = Table(
    "actions",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", String(20), nullable=False),
    Column("by", String(8), nullable=False),
    Column("text", Text, nullable=False),
    Column("rolls", LargeBinary, nullable=False),
    Column("dictated", Boolean, nullable=False, default=False),
    Column("at", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("user_id", ForeignKey("users.id", ondelete="SET NULL")),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

whispers = Table(
    "whispers",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("pair", String(33), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("user_id", ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("name", String(40), nullable=False),
    Column("to_id", ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("to_name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    comment="What two players say to each other alone, numbered for each pair.",
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("state", String(8), nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("result", JSON),
    Column("at", BigInteger, nullable=False, comment="When its process last told of it."),
    comment="Where finished matches were decided.",
)

balances = Table(
    "balances",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("owner_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("subject", String(64), nullable=False, index=True, comment="The same for the same scenario."),
    Column("game", String(40), nullable=False),
    Column("scenario", String(80), nullable=False),
    Column("level", String(20), nullable=False),
    Column("state", String(10), nullable=False),
    Column("done", Integer, nullable=False),
    Column("result", JSON),
    Column("pages", LargeBinary, comment="The report in every language, packed."),
    Column("created", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False, comment="When its process last told of it."),
    comment="Games between bots that tell how balanced a scenario is.",
)

visits = Table(
    "visits",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("target", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
    comment="How a player wishes to be told that it is their turn.",
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("subscription_id", ForeignKey("subscriptions.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("payload", JSON, nullable=False),
    Column("tries", Integer, nullable=False, default=0),
    Column("due", BigInteger, nullable=False, index=True),
    Column("sent", BigInteger),
    Column("error", Text),
    comment="Notifications on their way, tried again until they arrive or are given up.",
)

Index("ix_tables_status_visibility", tables.c.status, tables.c.visibility)
