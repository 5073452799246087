### What the server says: to players, and to the person who runs it.

## Errors that a client is told; the part after `error-` is the code.

error-bad-request = The request cannot be understood.
error-not-signed-in = You are not signed in.
error-forbidden = You are not allowed to do that.
error-not-found = There is nothing here.
error-method-not-allowed = This address does not answer such a request.
error-too-large = That is too large to be sent.
error-not-json = The request must be JSON.
error-too-many = Too many requests; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
error-changed-meanwhile = Somebody else has changed this meanwhile; look again and retry.
error-internal = Something went wrong on the server; it has been noted.
error-stopping = The server is being stopped; try again in a moment.
error-too-slow = The request took too long to arrive; try again.
error-database-away = The server cannot reach its database just now; try again in a moment.
error-warming = The rules are being compiled, once for each installation; the match opens by itself within a minute or two.
error-uncompiled = The rules of this game could not be compiled; the server tries again by itself, and its log says why.
error-invalid-missing = “{ $field }” is missing.
error-invalid-unknown = There is no “{ $field }” here.
error-invalid-json = The request is not valid JSON.
error-invalid-long = “{ $field }” may have at most { $limit } characters.
error-invalid-short = “{ $field }” must have at least { $limit } characters.
error-invalid-choice = “{ $field }” must be one of { $choices }.
error-invalid-value = “{ $field }” has a value that cannot be used.

## Identity

guest-name = Guest { $number }
error-csrf = This page is out of date; reload it and try again.
error-foreign-origin = The request comes from a page of another site.
error-bad-name = A name has 1 to 40 visible characters.
error-bad-login = A login has 3 to 40 characters: letters without accents, digits, dots, dashes and underscores.
error-bad-email = This is not an e-mail address.
error-weak-password = This password is too easy to guess; choose one with more different characters.
error-login-taken = This login is taken; choose another.
error-wrong-login = The login or the password is wrong.
error-wrong-password = The password is wrong.
error-has-account = You have an account already.
error-no-account = You are a guest and have no password.
error-bad-link = This link is not valid, or no longer.

## Setting up

config-unreadable = { $file } cannot be read: { $reason }.
config-no-toml = { $file } is not TOML: { $reason }.
config-unknown-key = { $place }: there is no setting “{ $key }”; perhaps { $nearest } is meant.
config-wrong-value = { $place }: { $key } must be { $expected }.
config-kind-number = a whole number from { $low } to { $high }
config-kind-choice = one of { $choices }
config-kind-switch = true or false
config-kind-text = a text
config-kind-list = a list of texts
config-limits = { $place }: limits is a table of rates such as login = "20/minute", or "off".
config-limit-kind = { $place }: there is no limit “{ $kind }”; there are { $kinds }.
config-limit-rate = { $place }: the limit { $kind } must be a rate such as "20/minute" (second, minute, hour or day), or "off".
config-public-url = public_url must be like https://bellona.example.org, without a path, not { $url }.
config-workers-need-postgresql = { $workers } processes cannot share one SQLite file; set database_url to a PostgreSQL database, or workers to 1.
data-folder = The folder { $folder } cannot be used: { $reason }.
secrets-open = Others can read { $file }; allow only its owner (chmod 600).
secrets-unreadable = { $file } cannot be read: { $reason }.
secrets-damaged = { $file } is damaged; restore it from a backup, or remove it (guest links and push subscriptions then end).
port-in-use = Port { $port } of { $host } is in use already; choose another with --port.
address-unusable = { $host } port { $port } cannot be listened at: { $reason }.
database-newer = The database was written by a newer version of Bellona (revision { $revision }); update the program.
database-foreign = The database holds tables that are not Bellona’s ({ $table }); choose an empty one.
database-unreachable = The database cannot be reached: { $reason }.

## Pages

no-client-title = Bellona is running
no-client-text = The server works, but the pages for the browser have not been built. “make setup” builds them from the sources; an installed package brings them along.

## Backups

archive-none = { $file } is not a backup of Bellona.
archive-damaged = { $file } is damaged or not complete; nothing has been changed.
archive-newer = { $file } was written by a newer version of Bellona; update the program.
backup-empty = The database is empty: there is nothing to back up.
restore-in-use = The database is in use; stop the server first.
restore-not-empty = The database is not empty; with --force it is overwritten.
restore-other-secrets = { $file } belongs to another server; with --force it is replaced.

## Lobby

pace-none = No clock: everybody takes the time they need.
pace-clock = { $clock } for each side, and { $increment } more whenever the choice passes on, up to { $cap }.
pace-clock-only = { $clock } for each side for the whole match.
span-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
span-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
span-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
span-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
}

result-resignation = { $seat } gives up.
result-exercise = The exercise is done.
result-timeout = The time of { $seat } is up.
result-abandoned = The table was given up before the match began.

proof-sealed = The seed of these dice is sealed by the commitment until the match is over; then everybody can check them.
proof-verified = These dice follow from the seed that the match was committed to.
proof-wrong = These dice do not follow from the seed that the match was committed to.
proof-dictated = These dice were dictated by the players.
proof-no-dice = No dice were rolled in this step.

error-no-table = There is no such table, or it is private.
error-no-game = There is no such game; the games are { $games }.
error-no-scenario = There is no such scenario; the scenarios are { $scenarios }.
error-no-seat = There is no such seat; the seats are { $seats }.
error-no-level = There is no such level of play; the levels are { $levels }.
error-no-occupant = A seat is for “me”, “open”, or for a bot, such as “bot:greedy”.
error-no-step = The match has no such step.
error-pace-kind = A pace is “none”, “live” or “days”.
error-pace-field = A pace has a kind and, if it has a clock, clock, increment and cap, and nothing else.
error-pace-seconds = “{ $field }” must be a whole number of seconds from { $low } to { $high } at this pace.
error-pace-cap = The cap must not be smaller than the clock.
error-table-not-open = The match has begun already.
error-table-not-playing = The match is not being played.
error-table-not-over = The match is not over yet.
error-seat-taken = Somebody sits there already.
error-seat-of-a-bot = A bot plays this seat; it needs nobody to stand in for it.
error-stand-in-level = How well a bot stands in is for the absent player to choose, or for a host who does not play; you can offer { $level }.
error-not-your-seat = This is not your seat.
error-not-seated = Only those who sit at the table can do that.
error-not-owner = Only the owner of the table can do that.
error-invitation-needed = To sit down here you need the link of the invitation.
error-rematch-taken = The seat at the new table has been taken meanwhile.
error-chat-empty = A line needs at least one visible character.
error-chat-long = A line has at most { $most } characters.
error-chat-players-only = While the match is played only those at the table talk here.
error-chat-nobody-there = There is no other player in that seat to talk to.
error-bad-replay = This replay cannot be shown: { $reason }.
error-replay-no-text = This file is not a replay: it holds no text.
error-replay-own-tables = This replay was played with tables of its own; the server shows replays of the game’s own tables only.
error-replay-own-position = This replay begins at a position of its own; the server shows only replays that begin with a scenario or at a position reached on this server.
error-replay-long = The server shows replays of at most { $most } steps.
error-replay-seed = The seed of this replay is damaged.
error-replay-ended = What this replay says about its end is damaged.
error-fork-others = This match is still being played, and an opponent has secrets in it; wait until it is over.
error-fork-over = The match is over at this step; continue from an earlier one.
error-no-own-scenario = There is no such scenario, or it is its author’s alone.
error-scenario-fault = This scenario cannot be played: { $place }: { $reason }
error-scenarios-full = You keep { $most } scenarios already; delete one first.
error-scenario-other-game = This scenario is of another game.
error-replay-own-scenario = The scenario that this replay carries is damaged.
own-scenario = “{ $title }” by { $author } (unofficial)

## Notices

notice-title = Your turn: { $scenario }
notice-text = It is your turn as { $seat } in { $scenario }.
notice-text-clock = It is your turn as { $seat } in { $scenario }. Time left: { $left }.
mail-stop = To stop these mails: { $link }
mail-stop-question = Stop sending mail to this address?
mail-stop-button = No more mails
mail-stop-done = No more mails will be sent to this address.
mail-confirm-title = Bellona: mails when it is your turn
mail-confirm-text = { $name } would like to be told at this address when it is their turn in a match. If that is you, confirm it here: { $link }
    If not, do nothing: no further mail will come.
mail-confirm-question = Send mail to this address when it is your turn?
mail-confirm-button = Yes, tell me
mail-confirm-done = You will be told by mail when it is your turn.
config-scenarios = scenarios: { $folder } is not a folder that can be read.
config-host = host must be the name or the address of this machine on which to listen, such as 127.0.0.1 or 0.0.0.0.
config-database-url = database_url must be of the form sqlite:///FILE or postgresql://USER:PASSWORD@HOST:PORT/NAME.
config-mail-from = mail_from must be a mail address, such as bellona@example.org or Bellona <bellona@example.org>.
config-push-contact = push_contact must be a mail address or the https address of a page.
config-smtp-url = smtp_url must be of the form smtp://USER:PASSWORD@HOST:PORT or smtps://USER:PASSWORD@HOST:PORT.
error-no-mail = This server sends no mail.
error-no-push = This server sends no push messages.
error-no-hook = This server calls no web hooks.
error-no-address = Give an address that mail can be sent to.
error-bad-target = Nothing can be sent there: the address must begin with https:// and name a host of the public network.
error-bad-push-keys = The keys of this push subscription cannot be used.
error-subscriptions-full = You have { $most } subscriptions already; end one of them first.
error-no-subscription = There is no such subscription.
error-mail-failed = The mail could not be sent; check the address and try again later.

## Play

error-not-your-turn = It is not your turn.
error-no-hints = No hints are given at this table.
error-analyses-busy = Too many analyses are waiting; try again later.

## How balanced a scenario is

error-balance-off = This server plays no games to tell how balanced a scenario is.
error-balance-busy = Too many others are waiting for such games; try again later.
error-balance-yours = Another scenario is already being played for you; wait until that is done, or stop it.
error-balance-not-yours = Somebody else has asked for these games; only they can stop them.
error-balance-origin = This match began at a position of its own, and not with a scenario that could be played again.
error-no-balance = These games are not kept here, or no longer.
error-no-plans = Nothing is planned in this game: every choice is listed.
error-match-over = The match is over.
error-match-busy = The match is busy; try again.
error-match-not-saved = This could not be stored, so it has not happened; try again.
error-match-not-sure = The database does not answer, and it is not known yet whether this was stored; look at the table again in a moment.
error-match-database-away = The server cannot reach its database just now; try again in a moment.
refused-stale = The match has gone on meanwhile; look at it as it stands now.
refused-not-your-turn = It is not your turn.
refused-not-playing = The match has not begun.
refused-over = The match is over.
refused-busy = The match is busy; try again.
refused-empty = There is nothing to do here.
refused-illegal = The rules do not allow this.
refused-lesson = The guide asks for something else now.
refused-not-understood = This is not an action of this game.
refused-no-undo = This cannot be taken back.
refused-not-saved = This could not be stored, so it has not happened; try again.
refused-not-sure = The database does not answer, and it is not known yet whether this was stored; wait until the table shows it.
refused-database-away = The server cannot reach its database just now, so this has not happened; try again in a moment.
refused-stand-in-plays = A stand-in plays for you; take your seat back first.
refused-malformed = This message cannot be read.
refused-too-many = Too many messages; wait a moment.
undo-over = The match is over.
undo-nothing = There is nothing to take back.
undo-dice = A die has been rolled, and a roll cannot be taken back.
undo-told = Something hidden has been revealed, and that cannot be taken back.
undo-other = The last choice was another player’s.
why-not-your-turn = It is not your turn.
why-over = The match is over, and no more orders can be given.
