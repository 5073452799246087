### The browser client's own words in English. Games and server bring theirs.

title = Bellona · games of ancient war
hero = The wars of the ancients, at your table
hero-text = Games of ancient war with their rules enforced. Play the computer, a friend beside you or one far away: now, or a move a day. When something is not allowed you are told why, and you see the odds before you roll.
nav = Site
to-lobby = To the lobby
lost-title = There is nothing here
lost-text = This address leads nowhere; perhaps a part of it is missing.
preparing = The table is being laid…
loading = One moment…
unreachable = The server cannot be reached; trying again…
close = Close
cancel = Cancel
save = Save
saved = Saved.
remove = Remove
copy = Copy
copied = Copied
you = you
nobody = nobody
fewest = As few as possible
most = As many as possible
side = Side

## Settings

language = Language
theme = Light or dark
theme-auto = Same as the device
theme-light = Light
theme-dark = Dark
theme-to-light = Switch to light colours
theme-to-dark = Switch to dark colours
animate = Show movements
show-commands = Show the commands behind forms and buttons (for developers)
ask-before-done = Before a phase ends while choices remain
ask-before-done-idle = Ask if I have done nothing in it
ask-before-done-always = Always ask
ask-before-done-never = Never ask

## The lobby

battle = A new game
game = Game
scenario = Scenario
players = { $count ->
    [one] one player
   *[other] { $count } players
}
players-from = { $few } to { $many } players
lasts-minutes = about { $minutes } min
lasts-from = from { $time }
lasts-hours = { $hours ->
    [one] about an hour
   *[other] about { $hours } hours
}
difficulty-1 = easy to learn
difficulty-2 = some rules to learn
difficulty-3 = for those who know the game
invited-by = { $host } invites you to a game.
how-to-play = How to play: a guided game of { $minutes } minutes
scenario-composed = A battle of your own
scenario-composed-blurb = Any field and any two armies, each side deploying as it likes.
seed = Number
seed-other = Another
your-side = Your side
computer = Your opponent, played by the computer
play-now = Play now
play-friend = Play a friend by link
open-table = Open the table
who-plays = Who plays
seat-me = you
seat-open = open to a friend
play-hot-seat = Both sides on this screen
options = Options: clock, who may come, hints
pace = Pace
pace-none = No clock: everybody takes their time
pace-live = Live: { $clock } each, + { $increment } per turn, at most { $cap }
pace-days = By days: { $clock } each, + { $increment } per turn, at most { $cap }
span-day = { $count ->
    [one] 1 day
   *[other] { $count } days
}
span-hour = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
span-minute = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
span-second = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
visibility = Who may come
visibility-private = Only by link
visibility-private-note = Whoever has the link may sit down or watch; nobody else sees the table.
visibility-open = Anybody
visibility-open-note = The table is listed in the lobby; the first to come sits down, everybody may watch.
visibility-invited = By link; all may watch
visibility-invited-note = Whoever has the link may sit down; everybody may watch.
on-timeout = When time runs out
on-timeout-stand-in = A bot stands in.
on-timeout-forfeit = The game is lost.
tables = Tables
list-mine = Your tables
list-mine-empty = None yet: “Play now” opens the first.
list-open = Open tables
list-open-empty = Nobody is waiting for an opponent just now.
list-playing = Being played
list-over = Finished
show-more = { $count } more
seat-free = free
bot = computer
bot-named = computer ({ $level })
waiting-for-players = Waiting for a player
your-turn = Your turn
your-turn-by = Your turn: answer by { $when }
turn-of = { $side } to choose
replay = Replay
replay-drop = Drop a replay file here, or choose one
replay-unreadable = { $file } is not a replay file.

## Opponents

opponent-tiro = Titus Novellus
opponent-miles = Gaius Bruttius
opponent-centurio = Spurius Durus
opponent-legatus = Adherbal of Lixus
opponent-consul = Aulus Regillus
opponent-title = { $name } (computer, { $rank })
style-tiro = A recruit: goes straight at you, forgets who should support whom, and errs as beginners do.
style-miles = A soldier: does one sensible thing after another, and has no plan.
style-centurio = A veteran: keeps his line, and strikes where yours is weak.
style-legatus = A commander: weighs several plans before he moves, and hunts your flanks and your camp.
style-consul = The best: looks farthest ahead, changes his plan when you change yours, forgives little.
laboratory = For the laboratory
laboratory-note = Levels for measuring and for quick tests: one plays anything, the other what looks best at once.
is-thinking = { $name } is thinking…
are-thinking = { $names } are thinking…
doing-tiro = looks for somebody to attack
doing-miles = looks for the next sensible thing
doing-centurio = looks after his line
doing-legatus = plays out several plans
doing-consul = plays out many plans, far ahead

## Account

account = Your account
account-of = Account of { $name }
sign-in = Sign in
sign-up = Sign up
sign-out = Sign out
enter = Account
guest-note = You play as a guest, known by this browser. With an account you keep your name, tables and games everywhere.
nobody-note = No account is needed to play. With one you keep your name, tables and games everywhere.
login-name = Login
password = Password
email = E-mail
email-optional = E-mail (only if you want to be told of your turn)
profile = You
shown-name = Name that others see
password-change = Change the password
password-old = Present password
password-new = New password
password-changed = The password has been changed.
way-back = Your way back
way-back-note = This link brings you back to your tables from another browser or device. Keep it to yourself.
way-back-show = Show the link
notifications = Notifications
notifications-note = In games by days you can be told that it is your turn.
notifications-none = This server does not send notifications.
notify-unconfirmed = (not yet confirmed)
notify-secret = With this secret your web hook can check who calls it; it is shown only now
notify-mail = E-mail
notify-push = This or another browser
notify-hook = Web hook
notify-add-mail = By e-mail
notify-add-push = In this browser
notify-add-hook = Add web hook
notify-hook-address = Address of the web hook
my-data = Your data
my-data-note = Take away everything that the server keeps about you, or have it deleted.
export = Download my data
delete = Delete my account
delete-note = Your name, login and address are deleted for good. Games that you played stay, without your name.
delete-sure = Delete for good

## Waiting for players

table = Table
take-seat = Sit down
stand-up = Stand up
seat-bot = Let the computer play
invite = Invitation
invite-note = { $count ->
    [one] Send this link to your friend. The game begins as soon as they sit down.
   *[other] Send this link to your friends. The game begins as soon as all seats are taken.
}
invite-waiting = { $count ->
    [one] Waiting for your friend…
   *[other] Waiting for { $count } more players…
}

## The table

prompt = What is wanted
pending = Sent…
thinking = thinking…
rolls = rolls
reveals = reveals
all-choices = Choices ({ $count })
choices-of = { $title } ({ $count })
choices = Choices
choose = Choose
find = Find
undo = Undo
waiting-for = Waiting for { $sides }
has-answered = has answered
done-sure = { $count ->
    [one] One other choice remains, and you have not used it
   *[other] { $count } other choices remain, and you have used none of them
}; press again to end the phase.
move-to = To { $hex } for { $cost }
move-facing = To { $hex }, facing { $facing }, for { $cost }
not-your-choice = It is not your turn to choose.
online = here
away = away
stood-in-for = computer, standing in for { $name }
stood-in-for-you = computer, standing in for you
time-left = Time left: { $time }
answer-by = answer by { $when }
offline = The connection is lost; reconnecting…
connecting = Connecting…
panels = Log, rules and more
tab-log = Log
tab-rules = Rules
tab-text = Text
tab-chat = Chat
tab-info = Table
rule-open = Rule { $rule }
piece = Selected
place = Place
hex = Hex { $hex }
what-happened-to = What happened to it?
what-happened-here = What happened here?

## Map

map = Map
map-help = Arrow keys walk over the hexes, Tab goes to the next target, Enter selects and acts, Escape lets go. The panel “Text” holds the same in words.
map-zoom-in = Nearer
map-zoom-out = Farther
map-fit = Show the whole map
map-tools = Tools of the map
fold-panels = Fold the panels away
unfold-panels = Open the panels
raise-card = Show more of the card
lower-card = Show more of the map
choose-one = Your choices
beyond = { $what }, { $edge ->
    [up] further up
    [left] further left
    [right] further right
   *[down] further down
}
beyond-many = { $side }: { $count } pieces
map-turn = Turn the board around
troop = Many at once
troop-note = Gather units with a box (or drag with Shift), then point to where the foremost should go; the others march beside it.
troop-all = All { $count }
troop-box = Drag a box around the units.
troop-goal = { $count ->
    [one] One unit
   *[other] { $count } units
} in hand: point to where the foremost should go.
why-not = Why not?
why-at = Why not { $at }?
asking = Click any hex or unit to learn why it cannot be chosen.
allowed = This is allowed.
allowed-action = { $action }: allowed.
nothing-stands-against = Nothing can be done there just now.
overlays = Layers
overlay-zoc = Zones of control
overlay-radius = Command radius
overlay-threat = Threatened hexes
overlay-last = Last moves
hide-counters = Hide counters
reconstructed = About numbers that are not in the rulebook
view-only = History, step { $n } of { $last }: only to look at.
to-live = Back to now
skip = Skip

## Odds

odds = Odds
odds-weighed = What each answer would mean
odds-all = Exact odds
role-attacker = Attacker
role-target = Target
role-shooter = Shooter
exact = fractions

## Hints

hint-button = What would you do?
hint-button-note = A commander looks at your position, as far as you see it, and tells you what he would do
decide-button = Decide for me
decide-button-note = Plays here what Adherbal would play in your place
hint-title = What Adherbal would do
hint-asking = He looks at the field…
hint-failed = There was no answer; try again.
hint-none = He has nothing to suggest here.
hint-best = { $trials ->
    [0] Adherbal would choose: { $choice }.
   *[other] Adherbal would choose: { $choice }, with an expected result of { $chance }.
}
hint-play = Play this
hint-play-all = Play his whole move: { $count } orders
hint-why-usual = It is what he would do without thinking long.
hint-why-clear = { $points ->
    [one] It promises one point in a hundred more than any other choice.
   *[other] It promises { $points } points in a hundred more than any other choice.
}
hint-why-close = Others promise about the same.
hint-why-odds = The roll succeeds { $chance } times out of a hundred.
hint-why-steady = Little depends on luck.
hint-why-gamble = Much depends on luck.
hint-note = The bar shows how much of the victory you can expect if you do this and then play well; the hatching shows how uncertain that is. { $trials ->
    [0] { "" }
    [one] Found by playing it out once.
   *[other] Found by playing it out { $trials } times.
}
expected = Expected result
hints = Hints
hints-bots = Against the computer
hints-all = For everybody
hints-off = None
hints-bots-note = Whoever plays the computer may ask “What would you do?”; between people nobody may.
hints-all-note = Every player may ask “What would you do?” at each choice, and nobody else sees the answer.
hints-off-note = Nobody may ask.
show-expectation = Show spectators the expected result
show-expectation-note = A bar tells spectators how the game stands, judged by what they are allowed to see. Players do not see it.

## History

history = History
to-start = To the beginning
step-back = One step back
step-on = One step on
step-of = Step { $n } of { $last }
play = Play
pause = Pause
continue-here = Continue from here
since-last-visit = Since your last visit
since-counts = { $moves ->
    [one] 1 choice was made
   *[other] { $moves } choices were made
}, { $rolls ->
    [0] no dice were rolled.
    [one] 1 die was rolled.
   *[other] { $rolls } dice were rolled.
}
since-turn = It is now turn { $turn }.
play-since = Play it
go-to-now = Go to now
pass-to = Pass the screen to { $side }
pass-note = What comes next is secret.
pass-never = We have no secrets: do not ask again
pass-show = I am { $side }: show

## Log

log-filter = Show
log-all = All
log-combat = Dice
log-mine = Mine
log-here = Only what concerns { $at }
log-earlier = { $count } earlier
log-empty = Nothing yet.
log-resigned = { $side } gave up.
log-left = { $side } left the game; the computer plays on.
log-timeout = { $side } ran out of time.
turn = Turn { $turn }
show-step = Show step { $n } on the map
proof = Proof
chain-die = die
proof-open = Dice { $rolls }: proof
proof-of = Proof of step { $n }
proof-commitment = Commitment, made before the first move
proof-seed = Seed
proof-key = Key of this step

## Rules and text

rules-find = Search the rules, or a number
rules-none = No rule speaks of that.
text-board = The board
text-latest = What happened last

## Chat

talks = Conversations
talk-all = All
talk-alone = Only you and { $name } read this.
chat-empty = Nobody has said anything yet.
chat-write = Say something
send = Send

## The table's own affairs

seats = Seats
stand-in-by = replaced for now by { $name }
stand-in-note = It sees what you see, plays until you take the seat back, and you may take it back at any time.
stands-in = { $name } plays for you.
stand-in-offered = stand-in offered
stand-in-take = Let the computer stand in for me
stand-in-agree = Agree that the computer stands in
stand-in-end = Take the seat back
stand-in-offer = Offer that the computer stands in
stand-in-withdraw = Withdraw the offer
resign = Give up
resign-sure = { $side } gives up and loses the game. Are you sure?
resign-sure-many = { $side } leaves the game for good, and the computer plays on. Are you sure?
rematch = Play again
rematch-swap = Play again, sides swapped
rematch-turn = Play again, everybody one seat on
rematch-go = To the new game
eyes = Look with the eyes of
eyes-public = a spectator
eyes-all = everybody
download-replay = Download the replay
about-table = About this table
opened-at = Opened { $when }.
watchers = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
luck = Luck
luck-note = Each side’s dice: the higher, the luckier. The last column says how many of a hundred sides with fair dice would have had worse luck.
luck-dice = Dice
luck-mean = Mean
luck-sum = Against 3.5
luck-percentile = Luckier than

## Analysis

tab-analysis = Analysis
analysis = Where the game was decided
analysis-note = The analyst plays the game out again and again from every turn: how the expected result went up and down, what was the dice and what the decisions, and what would have been better. It takes a minute or so, and is kept with the game.
analysis-start = Analyse the game
analysis-waiting = Another game is being analysed; yours comes next.
analysis-running = The game is being analysed…
analysis-failed = The analysis could not be finished; try again.
analysis-curve = Expected result, turn by turn
analysis-moment = Turn { $turn }: { $standing }
analysis-swings = Dice against decisions
analysis-decisions-of = Decisions of { $side }
analysis-decisions = Decisions
analysis-dice = Dice
analysis-turn = Turn
analysis-as-table = As a table
analysis-luck-note = What dice and hidden things did to the expected result, all turns together
analysis-share = A link to this analysis
analysis-made = Made from { $trials } games played out in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} of computing.
accuracy = Accuracy
accuracy-note = How close the choices came to the best that the analyst knows: 100 % means that none was worse
turning-points = Turning points
turning-none = No single choice or roll stands out.
turning-decision = { $side } chose: { $choice }. The expected result fell from { $before } to { $after }.
turning-bad-roll = { $side } rolled badly at: { $choice }. That cost { $change }.
turning-good-roll = { $side } rolled well at: { $choice }. That was worth { $change }.
turning-better = Better:
turning-play = Play from here

## Keys and orders

keys = Settings and keys
key-walk = On the map: walk over the hexes. Elsewhere, left and right: history
key-walk-hexes = Walk in the six directions, once the cursor is on the map
key-cycle = On the map: next target; with Shift the one before
key-act = Select, or act on the target at the cursor
key-act-all = Choose among everything that can be done there
key-clear = Let go, one step at a time
key-buttons = The button that shows the letter
key-undo = Undo
key-why = Why not?
key-hint = What would you do?
key-overlays = Layers
key-hide = Hide counters
key-history = One step back or on in history
key-ends = To the beginning, back to now
key-zoom = Nearer, farther, everything
key-text = The table in words
key-command = Type an order
key-help = This list
command = Type an order
command-note = In the game’s own notation, for example “{ $example }”.
play-order = Play it

## Lessons

first-game = Your first game here
first-game-text = Ten minutes with a guide at the real table: what to click, why, and a short battle of your own at the end.
first-game-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
first-game-go-on = Go on
lesson-guide = Guide
lesson-progress = Step { $at } of { $of }
lesson-next = Next
lesson-show = Show me
lesson-skip = Skip the guide
lesson-leave = Leave
lesson-leave-note = The lesson stays where it is; you go on from the lobby.
lesson-again = Once more
lesson-on = On to a game of your own
lesson-watch = The other side moves: watch.
lesson-fold = Fold the guide
lesson-unfold = Unfold the guide
lesson-further = Next: { $title }
learn = Learn, step by step
learn-text = For each game a guided first game of ten minutes, then exercises of a minute or two: one idea each, at the real board.
learn-go = Exercises, and how far you have come
learn-done = { $done } of { $of } done
learn-ticked = done:
learn-next = Next

## Scenes: what others do, shown one after another
scene-of = { $side } is acting.
scene-paused = Paused.
scene-controls = The scene
scene-dice = What the dice decided
scene-step = Next scene
scene-skip = Skip to my turn
speed = Speed
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-instant = instant
key-space = space
key-scene = While others act: pause, next scene, skip to your turn

## What others did
report = Battle report
report-lost = lost
report-dice = { $side }: { $count ->
    [one] one die
   *[other] { $count } dice
}, { $surplus } compared with fair dice.
report-turned = The turning point:
report-see = see it
elsewhere-now = A battle is being fought elsewhere: { $sides }.
elsewhere-was = A battle elsewhere: { $sides }
elsewhere-watch = Watch it
since-last-turn = Since your last turn
news-betrayal = Betrayals
news-battle = War and battles
news-loss = Losses
news-gain = Gains
news-letter = Letters and talks
news-court = Courts and command
news-more = { $count } more
log-moved = { $count ->
    [one] { $side } moved one piece.
   *[other] { $side } moved { $count } pieces.
}
log-newest = Newest
speed-of-others = How fast others’ moves are shown
watch-others = Show in full what others do among themselves
formal = There is nothing to decide here; the game goes on by itself.
ask-always = Ask me even when there is only one answer
sound = Sounds
volume = Volume

goal = What it is about
goal-win = The goal
goal-turn = How a turn goes
goal-time = How long it takes
goal-done = To the table
goal-rules = How to win, in the rules
own-values = The author of this scenario has changed values of the game:
own-value-was = in place of { $was }
goal-again = The flag at the top of the table shows this again.

## Terms

glossary = Terms ({ $count })
term-rule = Rule { $rule }
term-read-on = F1: keep this open

## The end of a match

ending-victory = Victory
ending-defeat = Defeat
ending-draw = A draw
ending-over = { $side } has won
ending-close = Look at the board
ending-show = How it ended
ending-judged = Choices { $accuracy } as good as the best; luck { $luck }
ending-dice = Dice luckier than { $percent } of fair dice ({ $count } rolled)
ending-turning = The turning point: turn { $turn }, { $side }: { $choice }
ending-see = See it
ending-replay = Watch it again
ending-analyse = Find the turning point
ending-share = Keep a picture
tally-units = { $count ->
    [one] one unit lost
   *[other] { $count } units lost
}
tally-elements = { $count ->
    [one] one element lost
   *[other] { $count } elements lost
}
tally-camp = camp lost
tally-victory = { $points ->
    [one] one victory point
   *[other] { $points } victory points
}
tally-losses = { $count ->
    [one] one point lost
   *[other] { $count } points lost
}
tally-points = { $points ->
    [one] one point
   *[other] { $points } points
}
tally-towns = { $count ->
    [one] one town
   *[other] { $count } towns
}
to-workshop = Make a scenario of your own
how-balanced = How balanced is this?

## Portraits
name-from-history = Named from history; the rulebook gives only a letter.
