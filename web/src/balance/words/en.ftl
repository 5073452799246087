note = The server lets bots play this scenario again and again and counts who wins. Bots are no people: the answer is about these bots.
looking = One moment…
off = The operator of this server has switched such games off.
level = Both sides are played by
start = Let them play
again = Let others play
waiting = Others asked first; your games begin when theirs are done.
running = The games are being played. You may leave this page: they go on.
stop = Stop
failed = The games broke off. With quicker bots they may come to their end.
cancelled = You have stopped the games; this is what was played.
report = Open the whole report
nobody = nobody
between = most probably between { $low } and { $high }
favoured = { $side } is favoured.
open = No side is favoured, as far as these games can tell.
played = { $games ->
    [one] One game
   *[other] { $games } games
} of { $turns } turns on average; bots: { $level }.
