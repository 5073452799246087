### The program's own words in English: the command line and the terminal clients. Games bring their own messages.

## Errors: one sentence each.

error-language = There is no language { $language }; choose one of { $languages }.
error-command = There is no command “{ $command }”; the commands are { $commands }.
error-option = “{ $command }” has no option { $option }; “{ $command } --help” lists those it has.
error-missing = “{ $command }” needs { $name }; “{ $command } --help” shows how.
error-value = { $name }: { $reason }.
error-whole-number = { $name }: a whole number is expected here, not “{ $value }”.
error-at-least = { $name }: the least that can be asked for is { $limit }.
error-at-most = { $name }: the most that can be asked for is { $limit }.
error-usage = { $reason }; “{ $command } --help” shows how it is used.
error-file = { $file } cannot be used: { $reason }.
error-no-file = There is no file { $file }.
error-which-game = Name a game: { $games }.
error-game = There is no game “{ $game }”; there is { $games }.
error-scenario = { $game } has no scenario “{ $scenario }”; it has { $scenarios }.
error-place = “{ $name }” is neither a game nor a scenario; write GAME/SCENARIO, for example { $example }.
error-place-several = “{ $name }” is a scenario of several games; write which one you mean: { $places }.
error-seat = There is no seat “{ $seat }”; choose one of { $seats }.
error-bot = There is no bot “{ $bot }”; choose one of { $bots }.
error-bots = “{ $bots }” does not name bots; write for example greedy,random.
error-tests = There is no folder of tests ({ $folder }), so coverage cannot be told; name one with --tests DIR.
error-python = { $file }, line { $line }: this is not Python, so its tests cannot be read.
error-rule = { $game } has no rule “{ $rule }”.
error-no-autosave = There is no unfinished game to resume in { $folder }.
error-json = { $file } does not contain a JSON object.
error-position-game = a position names its game, for example "game": "de_bello_punico"
error-step = The replay has { $steps } steps, so there is no step { $step }.
error-number = There is no choice { $number }; there are { $count }.
error-order = “{ $text }” is neither an order nor a choice; type help for what can be typed.
error-other-game = { $file } is a save of another game.
error-extra = This needs { $module }, which is not installed; “pip install 'bellona[{ $extra }]'” brings it.

## Help of the commands. After the first paragraph come examples.

help-bellona = Games of ancient war with their rules enforced.
help-bellona-examples = Examples:
    bellona serve --open                       the table in the browser
    bellona play                               Zama against the computer, in the terminal
    bellona games                              what else there is
    bellona rules de_bello_punico 10.4         what a rule says
    bellona COMMAND --help                     more about a command
help-bellona-version = Show the version and leave.

help-games = List the games and their scenarios.
help-games-examples = Examples:
    bellona games
    bellona games --json

help-play = Play in the terminal, against a bot or with a friend beside you.

    Every choice is kept at once in a file of its own: whatever happens, bellona play --resume goes on.
help-play-examples = Examples:
    bellona play
    bellona play de_bello_punico/trebbia --seat carthage --bot random
    bellona play po --seat both --lang it
    bellona play --resume
    bellona play --plain < orders.txt
help-play-place = The scenario; a game alone means its first one, GAME/FILE.toml one of your own.
help-play-seat = Your seat (the first one by default), several with commas between them, or all for people at one keyboard.
help-play-bot = How well the computer plays (miles by default): tiro, miles, centurio, legatus or consul.
help-play-seed = The seed of the dice; the same seed gives the same dice.
help-play-plain = Play line by line instead of on the full screen.
help-play-resume = Go on with a saved game; without FILE, with the latest.
help-play-save = Keep the game in this file.
help-play-tables = Play with your own tables laid over those of the game.

help-sim = Let bots play many games and report what came of them.

    With --out every game is kept, and an interrupted run goes on where it stopped.
help-sim-examples = Examples:
    bellona sim de_bello_punico/zama --bots greedy,random --games 100
    bellona sim po --games 1000 --jobs 8 --out runs/po --json
    bellona sim de_bello_punico/zama --until 2% --watch --out runs/zama
help-sim-place = The scenario.
help-sim-bots = The bots, one for each seat in the game’s order; the last named sits at all seats that are left.
help-sim-rotate = The bots move on by one seat from game to game.
help-sim-games = How many games.
help-sim-jobs = How many processes play at once.
help-sim-seed = The seed of the first game; each further one takes the next number.
help-sim-out = The folder where games and report are kept, also as a Parquet table; bellona report makes a page of it.
help-sim-tables = The file of values of your own to play with.
help-sim-until = Play until every side’s share of victories is known this exactly, for example 2%; --games is then the most to play.
help-sim-watch = Note events, places, expectations and luck of every game, too; it takes a few times as long.
help-sim-ray = Play on the Ray cluster at this address (local starts one here) instead of --jobs processes.
error-share = A share is written like 2% or 0.02, not { $share }.

help-sweep = Play a scenario with different values, and show what each of them does.

    FILE is a TOML file with a place, bots, a number of games and the values to vary. All cells are played with the same dice, so that small effects show. An interrupted sweep goes on where it stopped.
help-sweep-examples = Examples:
    bellona sweep elephants.toml --out runs/elephants
    bellona report runs/elephants
help-sweep-file = The file that says what is varied.
help-sweep-out = The folder where games and results are kept.
help-sweep-jobs = How many processes play at once.
help-sweep-ray = Play on the Ray cluster at this address (local starts one here) instead of --jobs processes.
sweep-head = { $place }, { $games } games a line, all with the same dice. In brackets: points of a hundred more or less than as it is.
sweep-usual = as it is
sweep-turns = turns

help-report = Make one page of what bellona sim, bellona sweep or bellona calibrate has kept.

    The page needs nothing else and can be passed on. Games that were watched (bellona sim --watch) also tell where it was fought and what dice decided.
help-report-examples = Examples:
    bellona sim de_bello_punico/zama --games 400 --watch --out runs/zama
    bellona report runs/zama --html zama.html
help-report-folder = The folder of the games or of the calibration.
help-report-html = The page to write (report.html in the folder by default).
report-written = Written: { $page }
report-title = How balanced is { $scenario }?
report-nobody = nobody
report-verdict-favoured = { $first } is favoured: it won { $share } of { $games } games, { $second } { $other }. With 95 % certainty its true share is between { $low } and { $high }.
report-verdict-open = No side is clearly favoured: in { $games } games { $first } won { $share } and { $second } { $other }, and their true shares may be equal. The share of { $first } is between { $low } and { $high } with 95 % certainty.
report-results = Who won
report-results-how = { $games } games between bots. The thin line shows between which shares the true one lies with 95 % certainty: more games make it shorter. The dashed line is an equal share for everybody.
report-results-bots = Bots changed seats from game to game. These are the games that each of them won.
report-ending = How it ended
report-games = Games
report-share = Share
report-interval = { $share } ({ $low } to { $high })
report-length = How long it lasted
report-length-how = { $turns } turns on average; the number above a column says how many games lasted that many turns.
report-course = Over time: { $score }
report-course-how = The average of the games that were still being played, turn by turn.
report-places = Where it was decided
report-places-how = The darker and larger a spot, the more often it happened, on average over all games.
report-places-fought = Where it was fought
report-places-fell = Where losses were suffered
report-luck = Luck and decisions
report-luck-how = How much of the difference between games is due to dice. For every roll the position after it was compared with what other rolls of the same choice would have led to; the rest is due to decisions, and to what the quick judgement of positions does not see.
report-side = Side
report-luck-explained = Share of the results explained by dice
report-luck-winners = Points of a hundred that dice gave it when it won
report-effects = What the values do
report-effects-how = Each line is the same games with the same dice and another value. The point says by how many points of a hundred a side wins more or less often than with the values as they are; if the line beside it does not cross the middle, the effect is certain at 95 %.
report-value = Value
report-present = As it is
report-here = Here
report-changes = Values that were changed
report-changes-how = These games were not played with the values of the game alone.
report-origin = Where it comes from
report-picked = Games worth a look
report-picked-how = A click on a replay saves it. Drop the file on the first page of a server (bellona serve starts one here) to watch the game at the table. In a terminal, bellona replay FILE follows it, and bellona play --resume FILE opens it. Secret draws cannot be told again: a replay begins after the last of them, so that of a game with hidden cards it shows the end.
report-picked-kind = Kind
report-picked-winner = Winner
report-picked-turns = Turns
report-picked-why = Why
report-picked-open = Replay
report-picked-typical = typical
report-picked-surprising = surprising
report-picked-lowest = the winner once stood at { $share }
report-picked-from = { $file } (from turn { $turn })
report-picked-secret = game { $seed } hung on secret draws and cannot be shown
report-sought-title = Values for { $scenario } with which results are as they should be
report-sought-answer = { $before } of { $targets } results were as wanted with the values as they are; with those that were found, { $after } are.
report-sought-targets = What was wanted, and why
report-sought-targets-how = The number after ± says how far the true value may be from it, with 95 % certainty; after a wanted result, how far from it is still good.
report-sought-result = Result
report-sought-wanted = Wanted
report-sought-before = Before
report-sought-after = After
report-sought-why = Why
report-sought-of-wins = { $seat } wins
report-sought-of-draws = nobody wins
report-sought-of-turns = turns
report-sought-of-scores = { $score }, { $seat }
report-sought-values = What moved
report-sought-values-how = Only values that no rulebook gives were moved. A value that is the same in all of the best trials is well determined; one that is anything there is not.
report-sought-best = In the best trials
report-sought-results-how = The upper, paler bar of each pair is as it was before, the lower one as it is with the values that were found, in { $games } games each. The shaded field is where it is wanted. The thin line shows between which shares the true one lies with 95 % certainty.
report-sought-how = Bots: { $bots }. { $trials } trials of { $games } games for each scenario, all with the same seeds; { $pruned } of them were given up early as hopeless. The comparison has { $check } games for each, with other seeds than the trials.
report-how = How these numbers came about
report-how-played = Bots: { $bots }. Seeds { $seeds }; the same seeds give the same games.
report-how-rotated = { $bots }, who changed seats from game to game
report-how-read = Bots are not people: the numbers say how the scenario treats players of this strength, and compare variants well, but are not the true value of the battle.

help-calibrate = Search for values with which games end as they should.

    FILE is a TOML file with a place, bots, the values that may move and the results that are wanted. Only values that no rulebook gives may move. The values that are found load with --tables, and an explanation says what moved and how sure it is. An interrupted search goes on where it stopped.
help-calibrate-examples = Examples:
    bellona calibrate zama.toml --out runs/calibration
    bellona sim de_bello_punico/zama --tables runs/calibration/values.toml
help-calibrate-file = The file that says what is sought.
help-calibrate-out = The folder where trials and results are kept.
help-calibrate-jobs = How many processes play at once.
help-calibrate-ray = Play on the Ray cluster at this address (local starts one here) instead of --jobs processes.
calibrate-label = Searching
calibrate-written = The values are in { $file }.

help-scenario = Make and check scenario files of your own.

    new writes the file of a scenario that comes with a game, to be changed; check reads a file, says what is wrong with it and where, and plays one game of it; schema prints the JSON schema of a game’s scenario files, for editors.
help-scenario-examples = Examples:
    bellona scenario new de_bello_punico/zama --out mine.toml
    bellona scenario check de_bello_punico/mine.toml
    bellona scenario schema de_bello_punico
    bellona play de_bello_punico/mine.toml
help-scenario-action = new, check or schema.
help-scenario-what = For new the scenario to begin from, for check GAME/FILE.toml, for schema the game.
help-scenario-out = The file to write (otherwise it is printed).
scenario-fits = { $file } is a scenario of { $game } for { $seats }. A game between random bots ended after { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
error-scenario-action = There is no { $action } here; there is new, check and schema.
error-scenario-none = { $game } reads no scenario files.
error-scenario-no-file = { $scenario } has no file to begin from; the scenarios with one are { $scenarios }.
error-scenario-not-file = For check, name a file of the game: { $game }/FILE.toml.
error-scenario-exists = { $file } exists; choose another name.

help-ladder = Let bots of different levels play each other until it is known which is stronger.

    Every level plays the one below, and the last one the second. In a round the stronger one takes every seat once with the same seed. An encounter ends when its score is known to be above or below the target; with --out an interrupted ladder goes on where it stopped.
help-ladder-examples = Examples:
    bellona ladder de_bello_punico/zama
    bellona ladder latium/six_kings --levels miles,centurio --rounds 50 --out runs/latium
help-ladder-place = The scenario.
help-ladder-levels = The levels, the weakest first (all ranks by default).
help-ladder-rounds = The most rounds of an encounter.
help-ladder-target = The score to be reached (by default .70 in a game of two, else twice the fair share).
help-ladder-jobs = How many processes play at once.
help-ladder-seed = The seed of the first round; each further one takes the next number.
help-ladder-out = The folder where rounds are kept.
ladder-label = Climbing
ladder-head = { $place }, { $seats } seats: each level against the one below
ladder-pair = Encounter
ladder-games = Games
ladder-score = Score
ladder-interval = 95 %
ladder-target = Target
ladder-verdict = Verdict
ladder-against = { $upper } – { $lower }
ladder-reached = reached
ladder-missed = not reached
ladder-open = open
ladder-sides = Rounds that left both levels a point (mostly one side won both games, whoever led it), and the score that sides of equal chances would give:
ladder-ratings = Ratings (Elo, with 95 % intervals):
ladder-thinking = Thinking, in seconds of processor time for a plan (median, 99th percentile, longest):

help-replay = Show what a replay file holds.

    Every move and roll is played through again on the way, so a damaged file is found out.
help-replay-examples = Examples:
    bellona replay game.bell.json
    bellona replay game.bell.json --verify
    bellona replay game.bell.json --watch
help-replay-file = The replay file.
help-replay-verify = Also check every roll against the seed that was committed to at the start.
help-replay-watch = Go through the match with the arrow keys; into a pipe, write it out.

help-analyse = Show where a match was decided.

    The match is judged by games that are played on from its positions. The summary has the expected result turn by turn, how accurately each side chose and how lucky it was, and the turning points with what would have been better.
help-analyse-examples = Examples:
    bellona analyse game.bell.json
    bellona analyse game.bell.json --html game.html --seconds 300
help-analyse-file = The replay file.
help-analyse-seconds = The most processor time it may take; 0 for as long as it needs.
help-analyse-seed = The seed of the dice in the trials.
help-analyse-threads = How many threads play trials on; the result is the same, and comes sooner.
help-analyse-html = Also write the analysis to this file, a page that needs nothing else.
analyse-label = Analysing

help-render = Draw a position as an SVG picture.
help-render-examples = Examples:
    bellona render de_bello_punico/zama zama.svg
    bellona render position.json picture.svg --overlay zoc
    bellona render game.bell.json turn.svg --step 120
    bellona render po -                        to standard output
help-render-source = A position in JSON, a replay, or a scenario (in its suggested set-up).
help-render-out = The picture to write, or - for standard output.
help-render-overlay = What to lay over the map, for example zoc; may be given several times.
help-render-step = Which step of a replay to draw; the last by default.

help-rules = Print a game’s rules: our text, the code that enforces each, the tests that prove it.

    With --coverage, list the rules that have no code or no test; the exit status is 1 if there are any.
help-rules-examples = Examples:
    bellona rules de_bello_punico
    bellona rules de_bello_punico 10.4 R12
    bellona rules --coverage
help-rules-game = The game; with --coverage all games by default.
help-rules-rule-ids = Rules, sections or chapters; all by default.
help-rules-coverage = List what has no code or no test.
help-rules-tests = The folder of the tests.

help-bench = Measure how fast the engine plays on this machine.
help-bench-examples = Examples:
    bellona bench
    bellona bench --game po
    bellona bench --peers --json
    bellona bench --batch --peers
    bellona bench --growth --picture growth.svg
    bellona bench --device cuda --games 1000
help-bench-game = The scenario to measure; by default the first of every game, or all of them beside peers.
help-bench-peers = Measure other engines in the same run, where they are installed.
help-bench-batch = Measure instead how many decisions a second games side by side make on all processors.
help-bench-growth = Measure instead how the time of a decision grows with the size of each game.
help-bench-picture = With --growth: the picture to write.
help-bench-device = Measure batches on a GPU instead; cuda:1 is the second one.
help-bench-games = With --device cuda: how many games to compare with those of the CPU, for each scenario and level.

help-doctor = Check this installation, and say what to do where something is wrong.
help-doctor-examples = Examples:
    bellona doctor
    bellona doctor --json

help-serve = Run the server: the table in the browser.

    Without any setting it serves this machine alone, keeps everything in one file, and needs nothing else.
help-serve-examples = Examples:
    bellona serve --open
    bellona serve --port 9000 --data ~/bellona
    bellona serve --config /etc/bellona.toml
help-serve-host = The address to listen at; 0.0.0.0 means every one of this machine.
help-serve-port = The port to listen at (8000 by default).
help-serve-scenarios = A folder of scenario files that the server offers to everybody: GAME/NAME.toml.
help-serve-workers = How many processes serve; several need a PostgreSQL database.
help-serve-open-browser = Show the table in the browser as soon as it is ready.
help-serve-no-access-log = Do not log every request.

help-backup = Write everything a server must not lose into one file.

    The server may go on meanwhile. Whoever has the file has the accounts and the secrets of the server: keep it safe.
help-backup-examples = Examples:
    bellona backup bellona.backup
    bellona backup --config /etc/bellona.toml /backups/today.backup
help-backup-file = The file to write.

help-restore = Put a backup into a database that is empty, of the same kind or another.

    The server must be stopped. It is done whole or not at all.
help-restore-examples = Examples:
    bellona restore bellona.backup
    BELLONA_DATABASE_URL=postgresql://localhost/bellona bellona restore bellona.backup
help-restore-file = The backup.
help-restore-force = Overwrite what is in the database.

help-option-config = The file with the settings; BELLONA_CONFIG names one, too.
help-option-data = The folder where the server keeps its files.
help-option-scenario = The file of your own scenario, if it was played in one; a file that is only named inside the other file is not read.
help-option-tables = The file of the tables of your own with which it was played.
help-option-json = Print one JSON document and nothing else.
help-option-lang = The language: en or it.
help-option-ascii = Draw with plain ASCII signs.

## What the commands print.

games-hint = To play: bellona play GAME/SCENARIO
rules-code = enforced by
rules-tests = proved by
rules-none = nothing yet
rules-covered = all { $count } rules have code and a test.
rules-without-code = { $count ->
    [one] 1 rule has no code:
   *[other] { $count } rules have no code:
}
rules-without-test = { $count ->
    [one] 1 rule has no test:
   *[other] { $count } rules have no test:
}
rules-unknown-in-code = { $count ->
    [one] 1 id in the code is not a rule:
   *[other] { $count } ids in the code are not rules:
}
rules-unknown-in-tests = { $count ->
    [one] 1 id in the tests is not a rule:
   *[other] { $count } ids in the tests are not rules:
}

serve-ready = Bellona is at { $url } (Ctrl+C stops it).
backup-done = { $file } holds { $rows } rows in { $bytes } bytes.
restore-done = { $rows } rows of { $file } are back in the database.
warmup-label = Compiling the rules (once per installation)
warmup-notice = Compiling the rules, once per installation; this takes a minute or two.
warmup-playable = { $game } can be played.

sim-label = Playing
sim-head = { $place }, { $games ->
    [one] 1 game:
   *[other] { $games } games:
}
sim-draws = draws
sim-interval = ({ $low } to { $high })
sim-scores = On average, in the end:
sim-tail = { $turns } turns and { $choices } choices a game; { $seconds } s in all.
sim-failures = { $games ->
    [one] One game was lost because a program failed
   *[other] { $games } games were lost because a program failed
}; first with seed { $seed }: { $why }
bench-label = Measuring
growth-scenario = scenario
growth-pieces-column = size
growth-random = µs/decision, random
growth-greedy = µs/decision, greedy
growth-pieces = { $count } { $size ->
    [units] units
    [elements] elements
    [leaders] leaders
    [seats] seats
   *[other] pieces
}
growth-doubling = twice the size
growth-times = × { $by }
growth-size = size, the smallest = 1
growth-time = time of a decision, in the smallest = 1

replay-length = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to turn { $turn }, { $rolls ->
    [one] 1 die
   *[other] { $rolls } dice
} rolled.
replay-unfinished = The match is not over.
replay-proof = Verified: { $rolls ->
    [one] 1 die follows
   *[other] { $rolls } dice follow
} from the committed seed, { $dictated ->
    [0] none was dictated
    [one] 1 was dictated
   *[other] { $dictated } were dictated
} (commitment { $commitment }).

doctor-ok = ok
doctor-problem = PROBLEM
doctor-python-name = Python
doctor-packages-name = packages
doctor-cache-name = compiled
doctor-saves-name = saves
doctor-terminal-name = terminal
doctor-games-name = games
doctor-data-name = data files
doctor-self-test-name = self-test
doctor-browser-name = browser
doctor-package-missing = { $package } is not installed
doctor-interpreted = the rules run interpreted (NUMBA_DISABLE_JIT=1)
doctor-cache-warm = ready in { $folder }
doctor-cache-cold = not yet compiled: { $games }; the first start does it, into { $folder }
doctor-encoding = the terminal’s encoding is { $encoding }
doctor-no-terminal = no terminal
doctor-terminal = { $kind }, { $columns } x { $lines }
doctor-data = { $scenarios ->
    [one] 1 scenario
   *[other] { $scenarios } scenarios
} of { $games ->
    [one] 1 game
   *[other] { $games } games
} are valid
doctor-self-test = { $steps } random choices played, in { $games ->
    [one] 1 game
   *[other] { $games } games
}
doctor-self-test-failed = the engine refuses its own choice “{ $action }”
doctor-no-browser = none found; the terminal client needs none
remedy-python = Install Python 3.11 or newer.
remedy-packages = Install the package again: pip install --force-reinstall bellona
remedy-cache = Make the folder writable, or choose another with BELLONA_CACHE.
remedy-state = Make the folder writable, or choose another with BELLONA_STATE.
remedy-encoding = Use a UTF-8 locale (for example LANG=C.UTF-8), or play with --ascii.
remedy-games = Install the package that is named in another version, or uninstall it.
remedy-data = Install the package again; if you changed the file, mend the place named.
remedy-report = This is a fault of the program: please report it with this line.

## Playing.

play-kept = The game is kept in { $file }; bellona play --resume goes on with it.
play-plain-instead = The full-screen table is not installed (pip install 'bellona[terminal]' brings it); here is the plain one.

welcome =
    You give the orders of your side; the computer keeps the rules and leads the others.

    What is asked of you stands above the map, your choices beside it: type a number and press Enter. With many units, choose a unit first and then what it does. You can also click: a unit, to see where it can go, then a hex, to send it there.
welcome-first = First, the set-up: press Enter here, and once more to take the suggested one.
welcome-asking = Asking costs nothing: “why ORDER” names the rule against an order, “odds ORDER” shows what the dice may bring, “rule 10.4” opens the rulebook. “undo” takes back until the last die. F1 or “help” shows everything that can be typed.
welcome-plain =
    You give the orders of your side; the computer keeps the rules and leads the others.
    Answer with a number, with a choice as the list shows it or with an order; “help” lists the orders, “map” shows the map.
opponent = Against you: { $name } ({ $rank }). { $style }
opponent-tiro = Titus Novellus
opponent-miles = Gaius Bruttius
opponent-centurio = Spurius Durus
opponent-legatus = Adherbal of Lixus
opponent-consul = Aulus Regillus
style-tiro = A recruit: goes straight at you, forgets who should support whom, and errs as beginners do.
style-miles = A soldier: does one sensible thing after another, and has no plan.
style-centurio = A veteran: keeps his line, and strikes where yours is weak.
style-legatus = A commander: weighs several plans before he moves, and hunts your flanks and your camp.
style-consul = The best: looks farthest ahead, changes his plan when you change yours, forgives little.
welcome-plain-first = First, the set-up: press Enter to take the suggested one.
notice-close = Enter

hint-enter = Type a number, a unit, or an order; help lists the orders.
hint-not-yours = It is not your choice now.
found-several = { $count } choices fit; type more, or a number.
refused = Not allowed, by rule { $rule }: { $reason }
why-allowed = “{ $action }” is allowed.

undo-nothing = There is nothing to take back.
undo-dice = “{ $action }” rolled dice, and a roll cannot be taken back.
undo-told = “{ $action }” revealed something hidden, and that cannot be taken back.
undo-other = The last choice was { $seat }’s, and only your own can be taken back.
undo-done = Taken back: { $action }
saved = Saved in { $file }.
loaded = Loaded from { $file }.
zoc-on = Control is shown: a letter for the side that controls a hex.
zoc-off = Control is hidden.
reach-head = { $piece } can go to { $count ->
    [one] 1 hex
   *[other] { $count } hexes
} (hex:cost):
reach-none = { $piece } cannot go anywhere now.
go-no-way = { $piece } cannot get to { $hex } { $facing } with the movement points it has.
go-stopped = { $piece } stops here, because the situation has changed.
odds-head = Odds of { $action }
odds-none = No die decides “{ $action }”.

advice-head = What a legatus would do{ $trials ->
    [0] { "" }
   *[other] , found by playing it out { $trials } times
}:
advice-none = He has nothing to suggest here.
advice-worth = { $margin ->
    [0] expected result { $value } of 100
   *[other] expected result { $value } ± { $margin } of 100
}
advice-take = advice 1 does what he would do first; the expected result is the share of the victory if you go on well.
hint-why-usual = It is what he would do without thinking long.
hint-why-clear = { $points ->
    [one] It promises one point in a hundred more than any other choice.
   *[other] It promises { $points } points in a hundred more than any other choice.
}
hint-why-close = Others promise about the same.
hint-why-odds = The roll succeeds { $chance } times out of a hundred.
hint-why-steady = Little depends on luck.
hint-why-gamble = Much depends on luck.

usage-advice = Write advice alone to hear what a legatus would do, then advice and a number of his list to do it.
usage-go = Write go PIECE HEX, and a facing where pieces have one, for example go { $piece } { $hex }.
usage-why = Write why and an order, for example why { $order }.
usage-odds = Write odds and an order that rolls dice, for example odds { $order }.
usage-rule = Write rule and its number, for example rule 10.4. The chapters:
usage-reach = Write reach and one of the pieces on the map, for example reach { $piece }.
usage-look = Write look and a hex or a piece, for example look { $hex }.
usage-auto = Write auto for this one choice, or auto turn for all until the turn is over.
usage-save = Write save and a file.
usage-load = Write load and a file.

## Orders: other words that stand for them, then their line in the help.

order-go = go
order-go-usage = go PIECE HEX [FACING]   walk there, step by step
order-advice = advice
order-advice-usage = advice, advice N       what a legatus would do; do it
order-why = why
order-why-usage = why ORDER              is it allowed, and if not, by which rule
order-odds = odds
order-odds-usage = odds ATTACK            what the dice may bring
order-rule = rule
order-rule-usage = rule 10.4              what the rulebook says
order-reach = reach
order-reach-usage = reach PIECE            where a piece can go, and at what cost
order-zoc = zoc control
order-zoc-usage = zoc                    show or hide who controls which hexes
order-auto = auto
order-auto-turn = turn
order-auto-usage = auto, auto turn        let the bot choose for you, once or for this turn
order-undo = undo u
order-undo-usage = undo                   take back your last choice, until the last die
order-save = save
order-save-usage = save FILE              keep a copy of the game
order-load = load
order-load-usage = load FILE              go on with another game
order-log = log
order-log-usage = log [N]                what happened last
order-look = look
order-look-usage = look HEX, look PIECE   what is there
order-map = map
order-back = back
order-back-usage = back                   from one piece’s choices to all of them
order-help = help ?
order-help-usage = help                   this list
order-quit = quit q exit
order-quit-usage = quit                   leave; bellona play --resume goes on later
order-placeholder = a number, a piece, an order, or help

help-orders =
    Type the number of a choice, the name of a piece, a part of a choice to find it, or an order of the game as the list shows it. Capital letters do not matter. Also:
help-keys =
    Up and Down go through the choices; Enter takes the one that is lit, or what you typed.
    Tab goes to the map: arrows move the cursor, Enter takes a hex, Shift+arrows or dragging move the map.
    A choice with a die ({ $dice }) rolls at once and cannot be taken back.

## The table.

bot-thinks = { $bot } is thinking …{ $trials ->
    [0] {""}
    [one] {" "}one trial game so far.
   *[other] {" "}{ $trials } trial games so far.
}
status = { $name }  ·  turn { $turn }  ·  { $phase }  ·  bot: { $bot }
track = { $value }/{ $limit }
store-false = {" "}(one false)
store-none = no markers
panel-choices = Choices
panel-journal = Journal
piece-place = in { $hex }, facing { $facing }
piece-place-open = in { $hex }
piece-away = not on the map
piece-panic = IN PANIC
fact-combat = combat
fact-movement = movement
fact-morale = morale
fact-missiles = missile range
fact-disorder = Disorder
fact-points = command points
fact-value = value
fact-land = land points
fact-naval = naval points
fact-leads-land = leads land points
fact-leads-naval = leads naval points
fact-pose = at
fact-foot = against foot
fact-mounted = against mounted
fact-contact = contact
role-attacker = Attacker
role-target = Target
role-shooter = Shooter
hex-head = { $hex }: { $terrain }
key-help = Help
key-zoc = Control
key-reach = Reach
key-undo = Undo
key-auto = Bot plays
key-back = Back
key-quit = Quit
key-next = Next
key-previous = Previous
key-far-next = 25 on
key-far-previous = 25 back
key-first = First
key-last = Last
key-play = Run
watch-step = Step { $step } of { $steps }

## Refusals of any game, of a seat that is not asked. The names of seats are the game's own.

refusal-not-asked-now = { $seat } has nothing to choose now; it is for { $asked } to choose.
refusal-over = The match is over; { $seat } has nothing to choose any more.
names-and = { $first } and { $last }
names-comma = { $first }, { $last }

## The analysis of a match

analysis-won = { $seat } won.
analysis-no-winner = Nobody won.
analysis-unfinished = It was not played to its end.
analysis-length = { $steps ->
    [one] One choice was made.
   *[other] { $steps } choices were made.
}
analysis-curve = Expected result
analysis-turn = Turn
analysis-step = Step
analysis-end = End
analysis-players = Accuracy and luck
analysis-seat = Side
analysis-accuracy = Accuracy
analysis-luck = Luck
analysis-turning-points = Turning points
analysis-swings = Decisions and dice, turn by turn
analysis-decisions = what a side’s own decisions cost it
analysis-dice = what dice and hidden things did to it
analysis-what = What happened
analysis-position = The position before it
analysis-points = Points
analysis-none = No choice and no roll stands out.
analysis-mistake = “{ $action }”; better was “{ $better }”.
analysis-lucky = Lucky with “{ $action }”.
analysis-unlucky = Unlucky with “{ $action }”.
analysis-how = Results are shares of a hundred, judged from { $trials } trial games in { $seconds } s. Accuracy is 100 if no choice cost more than chance explains; luck is what nobody decided: dice and hidden things.
analysis-cut = There was not enough time for everything; with more time the analysis sees more.

## Games that cannot be played

left-out-broken = The game { $game } is left out: its package { $package } cannot be imported ({ $reason }).
left-out-contract = The game { $game } is left out: its package { $package } was made for version { $made } of the contract, and this program has version { $present }.
left-out-no-game = The game { $game } is left out: what its package { $package } names as { $entry } is not a game of that name and place.
left-out-no-words = The game { $game } is left out: its package { $package } has no file { $file }.
left-out-taken = The game { $game } of the package { $package } is left out: { $other } has a game of the same name.

help-bot-check = Check whether a program keeps the protocol of bots.

    The program is started, greeted, asked in a game of every place, and sent away. The exit status is 0 if all is well.
help-bot-check-examples = Examples:
    bellona bot-check "python3 mybot.py"
    bellona bot-check "node mybot.mjs" --at de_bello_punico/zama --seconds 1
help-bot-check-program = The command that starts the program.
help-bot-check-place = Where it plays (by default the first scenario of every game); may be given several times.
help-bot-check-seconds = How long it may take for a choice.
help-bot-check-megabytes = How much memory it may use, with all that it starts.
bot-check-passed = ok
bot-check-failed = FAILED
bot-check-greeting = greets
bot-check-stranger = passes over messages that it does not know
bot-check-playing = plays (its choices, its slowest answer)
bot-check-parting = ends when it is told to
bot-check-well = The program keeps the protocol.
bot-check-ill = The program does not keep the protocol.
bot-failed-no-command = a bot cannot be started without a command
bot-failed-no-start = the bot { $bot } cannot be started: { $why }
bot-failed-late = the bot { $bot } has failed: it has not answered within { $seconds } s
bot-failed-ended = the bot { $bot } has failed: it has ended
bot-failed-outgrown = the bot { $bot } has failed: it uses more than { $megabytes } MB of memory
bot-failed-nonsense = the bot { $bot } has failed: it says { $said }, which is no JSON object
bot-failed-unexpected = the bot { $bot } has failed: it says { $said }, and { $wanted } is expected
bot-failed-no-action = the bot { $bot } has failed: its answer has no action
bot-failed-misplays = the bot { $bot } has failed: it plays { $action }: { $why }
bot-failed-not-allowed = the bot { $bot } has failed: it plays { $action }, which is not allowed ({ $rule }): { $why }
bot-failed-lingers = the bot { $bot } has failed: it still runs { $seconds } s after 'quit’
help-bot-join = Let a program of your own take a seat at a table of a server.

    The program runs on this machine; the address of the table is that of its page. It plays until the match is over.
help-bot-join-examples = Examples:
    bellona bot-join http://localhost:8000/t/TABLE carthage "python3 mybot.py"
help-bot-join-table = The address of the table’s page, with its key if it was an invitation.
help-bot-join-seat = The seat that it takes.
help-bot-join-program = The command that starts the program.
help-bot-join-seconds = How long it may take for a choice.
help-bot-join-megabytes = How much memory it may use, with all that it starts.
bot-seated = The bot has taken its seat.
bot-match-over = The match is over: { $winner } ({ $reason }).
