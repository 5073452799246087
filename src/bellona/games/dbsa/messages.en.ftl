### De Bellis Societatis Antiquorum: everything the game says, in English.
### An element arrives worded by piece-element or piece-general, a camp by camp-amber or camp-teal; places arrive as "1200,840".
### A side arrives as Amber or Teal, or worded by side-army. Lengths are in paces: 100p.

## The game and its fields

game-title = De Bellis Societatis Antiquorum
game-blurb = A battle of antiquity on a free table for two players: twelve elements and a camp a side, one die, no grid. You wheel your lines, meet the enemy base to base, and half an hour later somebody has lost his general, his camp or a third of his army.

scenario-open_plain = Open plain
scenario-open_plain-blurb = Flat ground from edge to edge: nothing but two armies and the way they are drawn up. Legions against Carthage, good for a first battle.
scenario-trebbia = Trebbia, 218 BC
scenario-trebbia-blurb = The Romans have waded the icy river and it is at their backs. Hannibal waits on the plain, and Mago lies hidden in a gully beyond their right flank.
scenario-cannae = Cannae, 216 BC
scenario-cannae-blurb = A plain between the Aufidus and low hills. The legions stand deep against a thin line of Gauls, with Africans at both ends, and the best of Hannibal’s cavalry rides along the water.
scenario-zama = Zama, 202 BC
scenario-zama-blurb = A bare plain in Africa. Elephants go in first and Hannibal’s veterans stand last; Scipio has the better horse this time.
scenario-siris_fords = Fords of the Siris, 280 BC
scenario-siris_fords-blurb = After Heraclea: a river cuts the field in two. It can be forded in two places, a road leads through one of these, and each bank has its low hill. Pikes and an elephant against the legions of Camillus’ heirs.
scenario-samnite_valley = Valley in Samnium
scenario-samnite_valley-blurb = Steep hills shut in a road, and the valley floor is broken by trees, bog and stones. Mountain javelinmen are at home here; heavy foot had better keep to the road.
scenario-free = { $field }: { $amber } against { $teal }
scenario-random = Field { $seed }
scenario-own = A field of your own

## Armies

army-latin = Latin League
army-etruscan = Etruscan League
army-early-carthaginian = Early Carthaginian
army-campanian = Campanian, Lucanian or Bruttian
army-syracusan = Syracusan
army-camillan-roman = Camillan Roman
army-gallic = Gallic
army-samnite = Samnite
army-ptolemaic = Ptolemaic
army-pyrrhic = Pyrrhic
army-later-carthaginian = Later Carthaginian
army-hannibal-italy = Hannibal in Italy
army-hannibal-trebbia = Hannibal at the Trebbia
army-hannibal-africa = Hannibal in Africa
army-polybian-roman = Polybian Roman
army-scipio-africa = Scipio in Africa
army-ancient-spanish = Ancient Spanish
army-numidian = Numidian
army-later-macedonian = Later Macedonian
army-seleucid = Seleucid
army-spartan = Hellenistic Spartan
army-parthian = Parthian
army-marian-roman = Marian Roman

## Sides, elements, camps

side-amber = Amber
side-teal = Teal
side-nobody = nobody
side-army = { $army } ({ $side })

piece-element = { $id } ({ $kind })
piece-absent = { $id }
piece-general = { $id } ({ $kind }, general)
camp-amber = Amber’s camp
camp-teal = Teal’s camp

kind-el = Elephants
kind-kn = Knights
kind-cv = Cavalry
kind-lh = Light horse
kind-bd = Blades
kind-sp = Spears
kind-pk = Pikes
kind-wb = Warband
kind-ax = Auxilia
kind-sh = Shooters

short-el = El
short-kn = Kn
short-cv = Cv
short-lh = LH
short-bd = Bd
short-sp = Sp
short-pk = Pk
short-wb = Wb
short-ax = Ax
short-sh = Sh

## Words of quantity: other messages call them, and they see the same arguments.

quantity-signed = { $value ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [5] +5
   *[other] { $value }
}

## The ground

terrain-open = Open ground
terrain-wood = Wood
terrain-rough = Rough ground
terrain-marsh = Marsh
terrain-steep-hill = Steep hill
terrain-gentle-hill = Gentle hill
terrain-river = River
terrain-ford = Ford
terrain-road = Road
terrain-built-up = Built-up area
terrain-impassable = Impassable ground

edge-none = no edge
edge-north = north
edge-east = east
edge-south = south
edge-west = west

contact-none = no contact
contact-front = front
contact-right = right flank
contact-rear = rear
contact-left = left flank

## Phases, states, ends

phase-edges = Base edges
phase-deployment = Deployment
phase-moves = Moves
phase-facing = Turning to face
phase-fights = Fights
phase-over = Battle over

status-absent = Not in this battle
status-waiting = Not yet deployed
status-on-board = On the board
status-lost = Lost

camp-state-absent = No camp
camp-state-stands = The camp stands
camp-state-fallen = The camp has fallen

reason-general = the enemy general is lost
reason-camp = the enemy camp has fallen
reason-losses = the enemy has lost four elements
reason-agreement = both sides have agreed
reason-last-bound = the last bound is over

## Bots, and where numbers come from

level-random = Random: plays any of the moves on offer
level-greedy = Greedy: plays what looks best at once
level-tiro = Tiro: throws away flanks, general and camp
level-miles = Miles: comes on, not always in good order
level-centurio = Centurio: values every move by the throws that follow
level-legatus = Legatus: weighs his orders and your answer
level-consul = Consul: weighs more orders, and looks farther ahead

score-lost = elements lost

provenance-seed = From the printed sheet, or a plain consequence of it.
provenance-published = From another published source, not from the sheet.
provenance-reconstructed = Reconstructed: chosen by us to fit the rules, not a number of the printed game.

## Buttons

verb-edges = Choose the edges
verb-camp = Pitch the camp
verb-deploy = Deploy
verb-suggested = Use the suggested deployment
verb-ready = Ready
verb-move = Move
verb-march = March in column
verb-contract = Form column
verb-done = No more moves
verb-face = Turn to face
verb-fight = Fight
verb-offer = Offer a draw
verb-agree = Agree
verb-refuse = Refuse

leg-ahead = ahead
leg-to = sideways
leg-pose = free
leg-left = wheel left
leg-right = wheel right
leg-road = by road
leg-line = line up

## What is asked, in two or three words: put after "to" or a colon.

ask-edges = choose the edges for 5 and 6
ask-camp = pitch the camp
ask-deploy = deploy
ask-move = move or end the moves
ask-face = choose who turns to face whom
ask-fight = choose the next fight
ask-agree = answer the offer of a draw
ask-over = nothing more, the battle is over

## Prompts: what the seat in turn reads.

prompt-edges = { $seat }: choose two adjacent edges, one for a 5 and one for a 6; then the die decides your base edge.
prompt-camp = { $seat }: pitch your camp along your base edge, or take the suggested deployment.
prompt-deploy = { $seat }: { $number ->
    [0] all your elements are placed; move any of them, or choose “Ready”.
    [one] deploy 1 more element, within 600 paces of your base edge.
   *[other] deploy { $number } more elements, within 600 paces of your base edge.
}
prompt-move = { $seat }: bound { $bound }, die { $die }; { $points ->
    [0] no points are left, so end the moves.
    [one] move an element or a group (1 point is left), or end the moves.
   *[other] move elements or groups ({ $points } points are left), or end the moves.
}
prompt-face = { $seat }: choose which element turns to face which enemy.
prompt-fight = { $seat }: { $number ->
    [one] one fight is left; begin it.
   *[other] choose the next of { $number } fights.
}
prompt-agree = { $seat }: { $other } offers a draw; agree or refuse.
prompt-over = The battle is over.

## What the other side reads meanwhile.

waiting-edges = Waiting for { $seat } to choose the edges.
waiting-camp = Waiting for { $seat } to pitch its camp.
waiting-deploy = Waiting for { $seat } to deploy.
waiting-move = Waiting for { $seat } to move.
waiting-face = Waiting for { $seat } to choose who turns to face.
waiting-fight = Waiting for { $seat } to choose the next fight.
waiting-agree = Waiting for { $seat } to answer the offer of a draw.

## Events: the log.

event-setup-dice = Set-up dice: Amber { $amber }, Teal { $teal }.
event-high-scorer = { $side } threw higher: first to deploy, second to move.
event-edges-named = { $side } named the edges: 5 stands for { $five }, 6 for { $six }.
event-edge-rolled = { $side } threw { $die }: base edge { $edge }.
event-opposite-edge = { $side } got the opposite edge, { $edge }.
event-camp-pitched = { $side } pitched its camp.
event-deployed = { $element } was deployed.
event-side-ready = { $side } stood ready.
event-bound-begins = Bound { $bound }: { $side } threw { $die }.
event-moved = { $element } moved { $distance }p.
event-group-moved = A group of { $number } with { $element } moved { $distance }p.
event-marched = A column of { $number } behind { $element } marched { $distance }p.
event-road-moved = { $number ->
    [one] { $element } marched { $distance }p by road
   *[other] A column of { $number } behind { $element } marched { $distance }p by road
}{ $points ->
    [one] .
   *[other] {" "}for { $points } points.
}
event-contracted = A group of { $number } formed column behind { $element }, which moved { $distance }p.
event-passed-through = { $element } passed through { $friend }.
event-lined-up = { $element } lined up with { $enemy } ({ $contact }).
event-broke-off = { $element } broke off.
event-moves-done = { $side } ended its moves{ $points ->
    [0] .
    [one] {" "}with 1 point unused.
   *[other] {" "}with { $points } points unused.
}
event-faced = { $element } turned to face { $enemy }.
event-no-room-to-face = { $element } had no room to turn and face { $enemy }.
event-fight = { $element } fought { $enemy }.
event-dice = { $element } threw { $die }.
event-modifier = { $element }: { $part } { quantity-signed }.
event-score = { $element } scored { $total }, { $enemy } { $other }.
event-even = { $element } and { $enemy } were even.
event-held = { $element } was held by { $by }: { $cause }.
event-recoiled = { $element } recoiled { $distance }p: { $cause }.
event-recoil-passed = { $element } recoiled through { $friend }.
event-pushed = { $element } pushed { $friend } back { $distance }p.
event-destroyed = { $element } was destroyed by { $by }: { $cause }.
event-lost = { $element } was lost: { $cause }.
event-camp-taken = { $element } took the camp of { $side }.
event-losses = { $side } has lost { $number ->
    [one] 1 element.
   *[other] { $number } elements.
}
event-offered = { $side } offered a draw.
event-refused = { $side } refused a draw.
event-won = { $side } won: { $reason }.
event-drawn = The battle ended in a draw: { $reason }.

## Causes: put after the colon of "was lost:", "was destroyed by ...:" and the like.

cause-met-enemy = it met an enemy in its recoil
cause-met-friend = it met friends facing another way in its recoil
cause-met-impassable = it met impassable ground in its recoil
cause-met-camp = it met a camp in its recoil
cause-off-board = it recoiled off the board
cause-no-room-to-push = the friends behind it had no room to give way
cause-supporter = it fell with the element that it supported
cause-two-types = so it goes when these two meet
cause-elephants-by-shooters = shooters destroy the elephants that they beat
cause-elephants-in-bad-going = in bad going a defeat destroys elephants
cause-elephants-beaten = beaten elephants recoil
cause-knights-by-their-bane = elephants, shooters and light horse destroy the knights that they beat
cause-knights-in-bad-going = in bad going a defeat destroys knights
cause-knights-beaten = beaten knights recoil
cause-horse-beaten = beaten cavalry and light horse recoil, and in bad going they are destroyed
cause-blades-by-warband = warband destroy the blades that they beat
cause-blades-held = light horse and shooters only hold the blades that they beat
cause-blades-beaten = beaten blades recoil
cause-auxilia-beaten = beaten auxilia recoil, and in good going knights destroy them
cause-shooters-beaten = beaten shooters recoil, and in good going knights destroy them
cause-warband-beaten = beaten warband recoil, and elephants and knights destroy them
cause-spears-by-their-bane = knights and warband destroy the spears and pikes that they beat
cause-spears-held = light horse and shooters only hold the spears and pikes that they beat
cause-spears-beaten = beaten spears and pikes recoil
cause-light-horse-by-mounted = mounted troops destroy the light horse that they double
cause-light-horse-in-bad-going = light horse doubled in bad going are destroyed
cause-light-horse-doubled = doubled light horse recoil far
cause-shooters-by-mounted = in good going mounted troops destroy the shooters that they double
cause-shooters-by-light-foot = auxilia and shooters destroy the shooters that they double
cause-shooters-doubled = doubled shooters recoil far
cause-doubled = whoever is doubled is destroyed, light horse and shooters aside
cause-low-scorer-ready = the low scorer moves first
cause-shooters-pass = shooters pass through any friends
cause-mounted-pass = mounted troops pass through shooters
cause-blades-pass = blades pass through one element of foot
cause-at-camp = a camp is lined up with like an element
cause-for-camp = one of the two attacks the camp that the other holds
cause-pushed-on = whoever is pushed pushes on
cause-general-lost = { reason-general }
cause-camp-lost = { reason-camp }
cause-elements-lost = { reason-losses }
cause-bounds-over = { reason-last-bound }

## Results

result-general = { $winner } wins: the enemy general is lost; elements lost: Amber { $amber }, Teal { $teal }.
result-camp = { $winner } wins: the enemy camp has fallen; elements lost: Amber { $amber }, Teal { $teal }.
result-losses = { $winner } wins: the enemy has lost four elements or more; elements lost: Amber { $amber }, Teal { $teal }.
result-agreement-draw = A draw by agreement; elements lost: Amber { $amber }, Teal { $teal }.
result-last-bound-draw = A draw, as the last bound is over; elements lost: Amber { $amber }, Teal { $teal }.

## Odds

modifier-factor = Combat factor
modifier-pike-support = Pikes behind
modifier-spear-support = Spears behind
modifier-shooter-support = Shooters behind
modifier-camp-attack-support = Shooters behind, against a camp
modifier-camp = Foot in a camp
modifier-general = General
modifier-bank = River bank defended
modifier-uphill = Uphill
modifier-overlap-left = Left flank overlapped
modifier-overlap-right = Right flank overlapped
modifier-flank-or-rear = Enemies on flank or rear
modifier-bad-going = Bad going
modifier-fighter = { $element } against { $enemy }

outcome-even = Nothing happens.
outcome-held = { $element } is held.
outcome-recoils = { $element } recoils { $distance }p.
outcome-destroyed = { $number ->
    [one] { $element } is destroyed.
   *[other] { $element } is destroyed together with its supporter.
}
outcome-lost = { $number ->
    [one] { $element } is lost: { $cause }.
   *[other] { $element } is lost together with its supporter: { $cause }.
}
outcome-losses = Elements lost: Amber { $amber }, Teal { $teal }.

chance-even = Nothing happens
chance-amber-held = Amber is held
chance-amber-recoils = Amber recoils
chance-amber-lost = Amber’s element is lost
chance-amber-loses = Amber loses elements
chance-amber-wins = Amber wins the battle
chance-teal-held = Teal is held
chance-teal-recoils = Teal recoils
chance-teal-lost = Teal’s element is lost
chance-teal-loses = Teal loses elements
chance-teal-wins = Teal wins the battle

role-amber = Amber
role-teal = Teal

## Refusals: the rule is shown beside them. `element` is the first of those who move, `other` who is in the way.

refusal-battle-over = The battle is over, and no more orders can be given.
refusal-not-asked = “{ $action }” does not fit here; what is asked for now: { $ask }.
refusal-malformed = “{ $action }” is not a proper order; check its elements, its legs and their numbers.

refusal-edges-not-adjacent = The edges for 5 and 6 must share a corner, and these two do not.
refusal-camp-off-board = The camp would stick out over a corner of the board; all of its long side lies on your base edge.
refusal-camp-blocked = The camp cannot be pitched there, on impassable ground.
refusal-not-yours = { $element } is not yours to deploy now.
refusal-outside-strip = { $element } would stand outside your deployment strip; the whole base lies within 600p of your base edge.
refusal-deployed-off-board = { $element } would stick out over the edge of the board.
refusal-deployed-on-base = { $element } would stand on top of another base.
refusal-deployed-in-impassable = { $element } would stand on impassable ground.
refusal-camp-full = A camp holds one element at most, and more would stand inside yours.
refusal-not-all-deployed = You are not ready yet: your camp and all your elements must be placed first.

refusal-moved-already = { $element } has moved in this bound already, and an element moves once.
refusal-nothing-to-offer = A draw may be offered from bound 60 on.
refusal-offered-already = You have already offered a draw in this bound.

refusal-nobody = “{ $action }” names nobody who could move.
refusal-enemy-element = { $element } is not one of yours.
refusal-not-on-board = { $element } is not on the board.
refusal-no-legs = “{ $action }” does not say where to go.
refusal-not-touching = These elements are not one group: each must touch another of them.
refusal-not-one-facing = These elements are not one group: { $element } faces another way.
refusal-member-in-contact = { $element } is in contact with the enemy and cannot move with a group.
refusal-group-oblique = A group moves straight ahead or wheels; only a single element may move at a slant.
refusal-group-turns = A group keeps its shape and cannot turn freely; wheel it, or move its elements one by one.
refusal-group-retires = A group cannot move to the rear; only single elements may fall back.
refusal-not-a-column = These elements do not march as a column: each must stand right behind the one before and follow its track.
refusal-not-a-march = A march goes straight ahead, wheels forwards or follows a road, and “{ $action }” has another leg.
refusal-crosses-bad-going = { $element } would meet bad going at { $place }, and a group may enter it only in column.
refusal-crosses-river = { $element } would meet a river at { $place }, and a group may cross it only in column.
refusal-narrow-already = These elements are already no wider than one, and their front cannot become narrower.
refusal-no-reason-to-contract = A group forms column only for a road, bad going or a river, and this move meets none.
refusal-no-place-in-column = { $other } can neither reach its place in the column nor wait beside it.
refusal-too-far-light-horse = This is { $spent }p for { $element }, and light horse move at most { $limit }p.
refusal-too-far-cavalry = This is { $spent }p for { $element }, and cavalry move at most { $limit }p.
refusal-too-far-road = This is { $spent }p for { $element }, and by road the limit is { $limit }p.
refusal-too-far-heavy = This is { $spent }p for { $element }, and knights and elephants move at most { $limit }p.
refusal-too-far-auxilia = This is { $spent }p for { $element }, and auxilia and shooters move at most { $limit }p.
refusal-too-far-foot = This is { $spent }p for { $element }, and blades, spears, pikes and warband move at most { $limit }p.
refusal-too-far-bad-going = This is { $spent }p for { $element }, and mounted troops that meet bad going move at most { $limit }p.
refusal-backward-wheel = A wheel goes forwards about a front corner, and this one would go backwards.
refusal-wheel-out-of-range = A wheel turns by more than 0 and by 180 degrees at most.
refusal-road-is-marched = A road is followed with a march, as in “march A1 road 200”, and not with a move.
refusal-road-alone = A road move is one leg along the road and nothing else.
refusal-backward-on-road = A road move goes forwards; to go the other way, turn and face that way first.
refusal-off-road = There is no road to follow at { $place }; a road move begins and ends within 40p of the road.
refusal-wrong-way-on-road = At { $place } { $element } does not face along the road; 45 degrees is the most it may be off.
refusal-road-ends = The road is too short for this move; it ends at { $place }.
refusal-group-on-road = A group goes by road only in column.
refusal-no-general-aboard = Points lengthen a road move only if the general marches with it.
refusal-not-enough-points = You do not have that many die points left for the road.
refusal-extra-off-road = Extra points are for road moves alone.
refusal-hits-enemy = { $other } bars the way of { $element } at { $place }.
refusal-hits-enemy-camp = The enemy camp bars the way of { $element } at { $place }.
refusal-hits-impassable = Impassable ground bars the way of { $element } at { $place }.
refusal-leaves-board = { $element } would leave the board at { $place }.
refusal-hits-friend = { $element } would end on top of { $other }.
refusal-may-not-pass = { $other } bars the way of { $element } at { $place } and may not be passed through.
refusal-passes-other-way = { $other } may be passed through only by those who face the same way when the move begins.
refusal-passes-too-many = Blades may pass through one element of foot in a move, and { $other } would be one too many.
refusal-no-room-to-pass = There is no room for { $element } to end the move clear of { $other }.
refusal-pinned = { $element } has an enemy on its flank or rear and cannot move.
refusal-must-break-off = { $element } is in contact with the enemy and may leave only alone, first straight to its rear.
refusal-same-enemy-again = { $element } has broken off from { $other } and may not contact it again in this bound.
refusal-no-target = There is no such edge to line up with; it must be one of an enemy on the board, or a free side of the enemy camp.
refusal-line-up-not-last = Lining up is the last leg of a move, and here something follows it.
refusal-not-touching-enemy = The move does not end touching that enemy, so nobody can line up with it.
refusal-line-up-too-far = Lining up with { $other } would shift a corner by more than 80p.
refusal-line-up-blocked = There is no room for { $element } to line up at { $place }.
refusal-no-movement = The move would end where it began.

refusal-need-not-turn = { $element } does not have to turn now.
refusal-not-contacted-by = { $element } is not contacted on flank or rear by that enemy.
refusal-own-element-first = Name first the element of the side whose bound it is, and then its enemy.
refusal-not-in-contact = These two are not in full contact, so they do not fight.
refusal-fought-already = One of these two has already fought in this bound, or been moved by a fight.

## An element or a camp in words: short lines, one below the other.

tell-element = { $id }: { $kind }, { $side }
tell-general = with the general
tell-factors = factor { $foot } against foot, { $mounted } against mounted
tell-no-shooting = fight only in contact: nobody shoots at a distance (R67)
tell-moves = moves { $good }p, { $bad }p in bad going
tell-pose = at { $place }, facing { $facing } degrees
tell-moved = has moved in this bound
tell-fought = has fought in this bound, or been moved by a fight
tell-braced = found no room to turn and face
tell-lost = lost
tell-waiting = not yet deployed
tell-bad-going = in bad going
tell-in-river = in a river
tell-height = { $height }p up a hill
tell-contact = in contact with { $enemy } ({ $contact })
tell-contacted = { $enemy } is on its { $contact }
tell-supports = supports { $friend }
tell-supported = supported by { $friend }
tell-overlaps = overlaps { $enemy }
tell-overlapped = overlapped by { $enemy }
tell-follows = follows { $friend } in column
tell-group = in a group of { $number }

tell-camp = Camp of { $side }
tell-camp-fallen = has fallen
tell-camp-absent = not pitched
tell-camp-held = held by { $element }
tell-camp-empty = empty
tell-camp-attacked = attacked by { $element }

## Opening a free battle

option-field = Field
option-army = Army of { $side }
option-random = Ground by lot

## Where a dragged element may mean to go

snap-contact = Contact with { $enemy } ({ $contact })
snap-camp = Against the camp of { $side }
snap-overlap = Overlapping { $enemy }
snap-beside = Beside { $friend }
snap-behind = Behind { $friend }
snap-level = Level with { $friend }
snap-parallel = Facing the same way as { $other }

## The terminal board

track-points = Die points

terminal-legend-unicode = On the map an element shows where it faces (↑), its name, its side ({ $sides }) and its troop type; ★ is the general. A square is 80p wide, columns from the west and rows from the north.
terminal-legend-ascii = On the map an element shows its name, which begins with the letter of its side ({ $sides }), and below where it faces (N, NE ...) and its troop type; * is the general. A square is 80p wide, columns from the west and rows from the north.

## The picture

picture-bound = Bound { $bound }
picture-lost = { $lost } of { $losing } lost

legend-reconstructed = The armies, the fields and the rulings R and B were chosen for this edition.
legend-fight = In contact
legend-flank = On flank or rear
legend-overlap = Overlapped
legend-support = Supported
legend-reach = Reach in open ground
legend-recoil = Recoil after a lost fight

## What a bot is doing

plan-default = playing as it comes
plan-brisk = going forward briskly
plan-wary = keeping a guard for the camp
plan-watchful = watching its camp on the way forward
plan-careless = taking little care
plan-headlong = running at the enemy
plan-scattered = fighting each for himself
plan-rash = charging through bad going
plan-wasteful = throwing elements away
plan-blundering = stumbling into the enemy
plan-steady = advancing in good order
plan-bold = pressing the attack
plan-shield = keeping the line
plan-waiting = waiting for the enemy
plan-riding = sending the mounted ahead
plan-skirmishing = skirmishing with the light troops
plan-striking = looking for the best blow
plan-guarding = guarding camp and general
plan-raiding = making for the camp

## What a table is about

goal-win = You win by making the enemy lose, before you do, his general, his camp, or a fourth element. The first of these ends the battle at once.
goal-turn = The sides take bounds in turn. Roll a die: that many moves are yours, each by one element or by a group in line. Then all elements in contact fight, yours and the enemy’s: die and factor against die and factor. The loser recoils or is destroyed.
goal-time = About half an hour: twelve elements a side, on a table without squares.

layer-amber = Elements of Amber
layer-teal = Elements of Teal
layer-areas = Ground
layer-lines = Rivers and roads
