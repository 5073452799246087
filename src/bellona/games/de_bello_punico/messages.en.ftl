### De Bello Punico: everything the game says, in English.
### A piece arrives worded by piece-unit or piece-commander and counts as one unit: "R-Ha-1 (Hastati) has moved".

## The game and its battles

game-title = De Bello Punico
game-blurb = Four battles of the Second Punic War for two players, with command points laid face down, lines that wear away and wings that gallop off in pursuit.

scenario-zama = Zama, 202 BC
scenario-zama-blurb = Scipio and Hannibal meet on the African plain, with eighty elephants in front of three Carthaginian lines. The whole field is open ground and both have four command points: the largest battle, but one without special rules and a good one to begin with.
scenario-po = The River Po, 203 BC
scenario-po-blurb = Mago, Hannibal’s brother, stands against four Roman legions in the plain of the Po. The river is closed and bushes and hills slow the lines, but there are no special rules and both sides command equally well.
scenario-beneventum = Beneventum, 214 BC
scenario-beneventum-blurb = Gracchus leads slaves who fight for their freedom against Hanno’s Bruttians and Lucanians beside the impassable Calore. It is the shortest battle, and as a draw counts as a Carthaginian victory it is Rome that must force the pace.
scenario-trebbia = The Trebbia, 218 BC
scenario-trebbia-blurb = Sempronius has marched his men through an icy river, and his foot begins the day already in Disorder before Hannibal’s line. Numidians may spring an ambush from behind, while Romans who break through over the far edge give rout points back; a draw is a Roman victory.
scenario-balanced = { $scenario }, balanced (not in the rulebook)
scenario-calibrated = { $scenario }, calibrated (not in the rulebook)
scenario-composed = A battle with our own values
scenario-composed-blurb = Balanced: with our own rout levels, not the rulebook’s, at which both sides win about equally often. At the Trebbia, which Rome would lose, what counts is how dearly Hannibal pays for it. Calibrated: with units whose values bring battles between computer players closer to history.
option-variant = Battle, with our own values
option-levels = { $scenario }: Rome routs at { $rome }, Carthage at { $carthage }
option-command = { $scenario }: Rome has { $rome } command points, Carthage { $carthage }

## Sides, pieces, places

side-rome = Rome
side-carthage = Carthage
side-nobody = nobody

piece-unit = { $id } ({ $type })
piece-commander = { $leader } ({ $id })

unit-Ha = Hastati
unit-Pr = Principes
unit-Tr = Triarii
unit-Ve = Velites
unit-Al = Alleati
unit-E = Equites
unit-SC = Socii
unit-CN = Numidian light cavalry
unit-Vt = Veterani
unit-F = Fanteria
unit-M = Mercenari
unit-Ti = Tiratori
unit-El = Elephants

box-initiative = Initiative
box-combat = Combat
box-recovery = Recovery
box-cavalry = Cavalry
box-movement = Movement
box-furor = Furor
box-elephants = Elephants
box-fortuna = Fortuna

facing-N = north
facing-NE = north-east
facing-SE = south-east
facing-S = south
facing-SW = south-west
facing-NW = north-west

terrain-open = Open ground
terrain-road = Road
terrain-rocky = Rocky ground
terrain-hill = Hill
terrain-bush = Bushes
terrain-river = River

phase-setup = Set-up
phase-strategic = Strategic phase
phase-initiative = Initiative phase
phase-movement = Movement impulse
phase-missiles = Missile impulse
phase-combat = Combat impulse
phase-recovery = Recovery impulse
phase-over = Battle over

## Dice: put after "the" or "its".

die-initiative = initiative die
die-missile = missile die
die-attack = attack die
die-defence = defence die
die-elephant = elephant die
die-casualty = die for the commander

## Buttons

verb-deploy = Set up
verb-suggested = Use the suggested set-up
verb-hold = Keep for the ambush
verb-post = Post the commander
verb-place = Place a marker
verb-first = Be First player
verb-second = Be Second player
verb-reroll = Roll again
verb-accept = Let it stand
verb-test = Test
verb-done = Done
verb-step = Step
verb-turn = Turn
verb-halt = Halt
verb-exit = Leave the map
verb-return = Return to the map
verb-enter = Spring the ambush
verb-boost = Give a Movement point
verb-shoot = Shoot
verb-attack = Attack
verb-charge = Charge
verb-retreat = Retreat
verb-stand = Stand
verb-escape = Escape
verb-commit = Commit a Combat point
verb-keep = Keep the point
verb-support = Support
verb-pursue = Pursue
verb-recall = Call off the pursuit
verb-advance = Advance
verb-stay = Stay
verb-refuge = Take refuge
verb-victim = Run into it
verb-recover = Recover

## What is asked, in two or three words: put after "to" or a colon.

ask-deploy = set up a unit
ask-hold = choose a unit for the ambush
ask-post = post the commander
ask-place = place a command marker
ask-order = choose the order of play
ask-reroll = reroll a die or let it stand
ask-test = choose elephants to test
ask-stampede = move the stampeding elephants
ask-victim = choose whom the elephants run into
ask-move = move
ask-boost = share out a Movement point
ask-shoot = shoot
ask-attack = attack
ask-retreat = retreat or stand
ask-escape = get the commander away
ask-commit = commit a Combat point or keep it
ask-support = choose the supporters
ask-pursuit = pursue or call it off
ask-advance = advance after combat
ask-refuge = find the commander a refuge
ask-recover = recover from Disorder
ask-over = nothing more, the battle is over

## Prompts: what the seat in turn reads.

prompt-deploy = { $seat }: set up { $unit } on a free hex of its type, or take the suggested set-up.
prompt-hold = { $seat }: choose a Numidian unit to keep back for the ambush, or none.
prompt-post = { $seat }: choose the unit your commander starts with.
prompt-place = { $seat }: place a command marker on one of your boxes ({ $left } left).
prompt-order = { $seat }: you have the initiative; choose to be First or Second player this turn.
prompt-reroll = { $seat }: your { $what } shows { $die }; spend Fortuna to roll it again, or let it stand.
prompt-test = { $seat }: choose elephants to test, two for each Elephants point, or choose “Done”.
prompt-stampede = { $seat }: { $elephant } is in your hands; move it, turn it or halt it.
prompt-victim = { $seat }: choose which Carthaginian unit { $elephant } runs into.
prompt-move = { $seat }: move your units in turn, or end the impulse.
prompt-move-on = { $seat }: { $moving } is under way; go on or halt.
prompt-boost = { $seat }: choose another unit of the same type for this Movement point, or choose “Done”.
prompt-shoot = { $seat }: choose a unit and its target, or end the missile impulse.
prompt-attack = { $seat }: declare an attack, or end the combat impulse.
prompt-retreat = { $seat }: { $attacker } attacks { $target }; choose a hex to retreat to, or stand and fight.
prompt-escape = { $seat }: { $attacker } attacks { $target }; move your commander to safety, or, if he is with a unit, stand.
prompt-commit = { $seat }: { $attacker } attacks { $target }; commit a Combat point to { $fighter }, or keep it.
prompt-support = { $seat }: { $attacker } attacks { $target }; choose the units that support { $fighter }, or none.
prompt-pursuit = { $seat }: let { $pursuer } pursue { $quarry }, or spend a Cavalry point to call it off.
prompt-advance = { $seat }: choose how { $attacker } faces in the hex it has won, or stay if the unit may.
prompt-refuge = { $seat }: your commander has lost his unit; choose where he takes refuge.
prompt-recover = { $seat }: choose a unit that gets rid of 1 Disorder point, or end the recovery impulse.
prompt-over = The battle is over.

## What the other side reads meanwhile.

waiting-deploy = Waiting for { $seat } to set up a unit.
waiting-hold = Waiting for { $seat } to decide about the ambush.
waiting-post = Waiting for { $seat } to post its commander.
waiting-place = Waiting for { $seat } to place a command marker.
waiting-order = Waiting for { $seat } to choose the order of play.
waiting-reroll = Waiting for { $seat } to decide about Fortuna.
waiting-test = Waiting for { $seat } to choose elephants to test.
waiting-stampede = Waiting for { $seat } to move the stampeding elephants.
waiting-victim = Waiting for { $seat } to choose whom the elephants run into.
waiting-move = Waiting for { $seat } to move.
waiting-boost = Waiting for { $seat } to share out a Movement point.
waiting-shoot = Waiting for { $seat } to shoot.
waiting-attack = Waiting for { $seat } to attack.
waiting-retreat = Waiting for { $seat } to retreat or stand.
waiting-escape = Waiting for { $seat } to decide where its commander goes.
waiting-commit = Waiting for { $seat } to decide about a Combat point.
waiting-support = Waiting for { $seat } to choose supporters.
waiting-pursuit = Waiting for { $seat } to decide about the pursuit.
waiting-advance = Waiting for { $seat } to advance.
waiting-refuge = Waiting for { $seat } to find its commander a refuge.
waiting-recover = Waiting for { $seat } to recover.

## Events: the log.

event-deployed = { $unit } was set up in { $hex }.
event-held-back = { $unit } was kept back for the ambush.
event-posted = { $side }’s commander took his post with { $unit }.
event-turn-begins = Turn { $turn } began.
event-marker-placed = { $side } placed a marker on { $box }.
event-initiative-rolled = Initiative dice: Rome { $rome } + { $rome_bonus }, Carthage { $carthage } + { $carthage_bonus }.
event-initiative-tied = The initiative was tied and both rolled again.
event-initiative-won = { $side } won the initiative.
event-order-chosen = { $side } became First player for this turn.
event-impulse-begins = Impulse { $impulse }: { $impulse ->
    [1] { $side } to move.
    [5] { $side } to move.
    [2] { $side } to shoot.
    [6] { $side } to shoot.
    [3] { $side } to attack.
    [7] { $side } to attack.
   *[other] { $side } to recover.
}
event-rerolled = { $side } spent Fortuna on its { $what }: { $old } became { $new }.
event-test-named = { $unit } was named for the elephant test.
event-test-rolled = Elephant test of { $unit }: the die showed { $die }.
event-calm = { $unit } stayed calm and may move as usual.
event-halted = { $unit } was halted: no movement and no attack this turn.
event-enraged = { $unit } was enraged and ran out of control.
event-stampedes = { $unit } stampeded: Rome moves it in this impulse.
event-ran-into = { $unit } ran into { $victim }.
event-stepped = { $unit } moved from { $from } to { $to }, with { $points ->
    [0] no movement points left.
    [one] 1 movement point left.
   *[other] { $points } movement points left.
}
event-turned = { $unit } turned to face { $facing }, with { $points ->
    [0] no movement points left.
    [one] 1 movement point left.
   *[other] { $points } movement points left.
}
event-passed-freely = { $unit } passed through { $friend } without Disorder.
event-disordered = { $unit } took { $points ->
    [one] 1 Disorder point
   *[other] { $points } Disorder points
} from { $cause } and now has { $total }.
event-panicked = { $unit } broke in Panic; its side has now suffered { $rout ->
    [0] no rout points.
    [one] 1 rout point.
   *[other] { $rout } rout points.
}
event-removed = { $unit } was removed from the game.
event-fled = { $unit } fled from { $from } to { $to }.
event-left-map = { $unit } fled off the map by { $hex } and was out of the battle.
event-eliminated = { $unit } was eliminated in { $hex } by { $cause }.
event-commander-rolled = { $side } rolled { $die } for the life of its commander.
event-commander-died = { $side } lost its commander to { $cause } and has now suffered { $rout ->
    [one] 1 rout point.
   *[other] { $rout } rout points.
}
event-commander-went = { $side }’s commander went from { $from } to { $to }.
event-boosted = { $unit } gained 1 movement point.
event-returned = { $unit } came back to the map in { $hex }.
event-ambushed = { $unit } sprang the ambush in { $hex }.
event-broke-through = { $unit } broke through and left the map; Rome regained { $points ->
    [0] no rout points.
    [one] 1 rout point.
   *[other] { $points } rout points.
}
event-shot = { $unit } shot at { $target }: it rolled { $die } and needed { $need } or less.
event-attacked = { $unit } attacked { $target }.
event-charged = { $unit } charged { $target }.
event-retreated = { $unit } retreated from { $from } to { $to }.
event-committed = { $unit } received a Combat point.
event-supported = { $unit } supported { $fighter }.
event-dice = Combat dice: { $unit } { $attacker }, { $target } { $defender }.
event-modifier = { $unit }: { $value } for { $part }.
event-totals = Combat totals: { $unit } { $attack }, { $target } { $defence }.
event-pursued = { $unit } pursued from { $from } to { $to }.
event-pursued-off-map = { $unit } pursued off the map by { $hex }.
event-recalled = { $unit } was kept from the pursuit by a Cavalry point.
event-advanced = { $unit } advanced to { $hex }, facing { $facing }.
event-stayed = { $unit } did not advance.
event-recovered = { $unit } recovered and now has { $disorder ->
    [0] no Disorder points.
    [one] 1 Disorder point.
   *[other] { $disorder } Disorder points.
}
event-routed = { $side } routed, having suffered { $rout ->
    [one] 1 rout point.
   *[other] { $rout } rout points.
}
event-battle-won = { $side } won the battle.
event-drawn = The battle ended in a draw.
event-draw-favours = In this battle a draw counted as a victory for { $side }.

## Causes: put after "took Disorder from", "was eliminated by", "lost its commander to".

cause-passing = passing between friends
cause-missile = enemy missiles
cause-tied = a tied combat
cause-lost = a lost combat
cause-doubled = a combat lost to at least double
cause-charged = the price of its charge
cause-enraged = its own rage
cause-ran-into = a collision in the stampede
cause-flight = friends in flight
cause-attacked-in-panic = an attack while in Panic
cause-met-enemy = an enemy on its way of flight
cause-met-veterans = Veterani who let nobody through
cause-casualty = a fatal blow
cause-no-escape = the lack of any escape
cause-open-lines = the open lines of Hastati and Principes
cause-horse = the Panic of horse
cause-running-on = a flight that goes on
cause-both-routed = the rout of both armies
cause-escape = the commander’s right to retreat
cause-along = the movement of his unit
cause-commander = the commander’s own movement
cause-commander-leaves = the commander’s own departure
cause-stampede = a stampede in Rome’s hands

## Results

reason-rout = an army has routed
reason-both-routed = both armies have routed
reason-time = the turns are over
result-rout = { $winner } wins: the enemy army has routed.
result-both-routed = { $winner } wins: both armies have routed, and in this battle a draw favours { $winner }.
result-time = { $winner } wins: the turns are over with neither army routed, and in this battle a draw favours { $winner }.
result-rout-draw = A draw: an army has routed, but nobody has won.
result-both-routed-draw = A draw: both armies have routed in the same turn.
result-time-draw = A draw: the turns are over and neither army has routed.

## Odds

modifier-missile-table = Missile table: { $need } or less
modifier-combat = Combat points
modifier-command-point = Combat command point
modifier-commander = Commander with the unit
modifier-support = Supporting units
modifier-disorder = Disorder points
modifier-charge = Mercenary charge
modifier-elephant-run = Elephants after a straight run
modifier-rear = Attack on the rear

outcome-hit = Hit on { $need } or less: the target takes 1 Disorder point.
outcome-miss = Miss above { $need }: nothing happens.
outcome-blows = Disorder points taken: attacker { $attacker }, target { $target }.

answer-retreats = If the target walks away first, nobody rolls
answer-commander-escapes = If the target’s commander gets away first
answer-own-point = If you commit a Combat point
answer-defender-point = If the defender commits a Combat point

chance-hit = The target is hit
chance-attacker-hurt = The attacker takes Disorder
chance-target-hurt = The target takes Disorder
chance-attacker-panics = The attacker panics
chance-target-panics = The target panics
chance-attacker-commander-dies = The attacker’s commander falls
chance-target-commander-dies = The target’s commander falls

## Bots, and where numbers come from

score-rout = rout points
level-random = Random: plays any legal move
level-greedy = Greedy: plays what looks best at once
level-tiro = Tiro: a recruit who runs ahead or hangs back
level-miles = Miles: a soldier who goes straight at you
level-centurio = Centurio: keeps to the drill and knows when to be first
level-legatus = Legatus: weighs a few plans for each round and spares his men
level-consul = Consul: weighs many plans two turns ahead and strikes where you are weak

provenance-seed = From the printed rulebook, or a plain consequence of it.
provenance-published = From another published source, not from the rulebook.
provenance-reconstructed = Reconstructed: chosen by us to fit the rules, not a number of the printed game.

## Refusals: the rule is shown beside them.

refusal-battle-over = The battle is over, and no more orders can be given.
refusal-not-asked = “{ $action }” does not fit here; what is asked for now: { $ask }.
refusal-no-such-unit = “{ $action }” is an order for units, and { $unit } is not one.
refusal-not-your-unit = { $unit } is not yours to command now.
refusal-not-on-map = { $unit } is not on the map.

refusal-not-to-deploy = { $unit } is not the unit to be set up now.
refusal-wrong-setup-hex = { $unit } cannot start there; choose one of the set-up hexes of its type.
refusal-setup-hex-taken = That set-up hex is already taken; choose a free one.
refusal-not-an-ambusher = { $unit } cannot lie in ambush; only a Carthaginian unit of Numidian cavalry can.
refusal-commander-needs-unit = A commander starts with a unit of his own side that is on the map, and { $unit } is not one.
refusal-no-such-box = { $box } is not on your command card; choose one of your own seven boxes.
refusal-box-full = { $box } already holds as many markers as it can; choose another box.
refusal-fortuna-full = Fortuna holds a single marker, and there is one on it already.
refusal-no-point-in-hand = Only the Vacuus is left in your hand, so the marker you place now must be the Vacuus.
refusal-vacuus-is-placed = Your Vacuus already lies on a box; the markers left in your hand are real points.
refusal-no-point-in-box = There is no command point left on { $box }, and this needs one.
refusal-only-the-vacuus = Only the Vacuus lies on { $box }, and it has no effect.
refusal-point-given-already = This unit has already been given a command point in this impulse.

refusal-finish-the-other-first = A piece is still under way; halt it before you do anything else.
refusal-has-moved = { $unit } has finished its movement for this impulse.
refusal-is-panicked = { $unit } is in Panic and obeys no orders.
refusal-is-halted = { $unit } has been halted and neither moves nor attacks this turn.
refusal-under-enemy-hand = { $unit } has stampeded and takes no orders from you in this impulse.
refusal-not-in-front = { $unit } may only step into one of its three front hexes; turn it first.
refusal-off-the-map = { $unit } cannot step off the map.
refusal-impassable = { $unit } cannot enter that hex: the ground is impassable.
refusal-too-few-points = { $unit } has only { $left } MP left, and that takes { $cost } MP.
refusal-no-points-to-turn = { $unit } has no movement point left to turn with.
refusal-facing-already = { $unit } faces that way already.
refusal-commander-has-no-facing = { $unit } faces all ways at once and never needs to turn.
refusal-stopped-by-zoc = { $unit } has entered an enemy zone of control and goes no further in this impulse.
refusal-enemy-in-the-way = { $unit } cannot enter a hex that is held by the enemy.
refusal-friend-in-enemy-zoc = { $unit } would have to stop in a friend’s hex, because that hex lies in an enemy zone of control.
refusal-no-way-through-friends = { $unit } would be left in a friend’s hex: it must be able to go on to an empty one beyond.
refusal-must-go-on = { $unit } is in a friend’s hex and must go on to an empty one.
refusal-march-too-far = { $unit } has { $left } MP, and the cheapest way to { $hex } takes { $cost } MP.
refusal-march-stopped = No way leads { $unit } to { $hex }: it must stop in an enemy zone of control, at the nearest in { $place }.
refusal-march-no-way = No way leads { $unit } to { $hex }: the ground or other units bar it, and it comes no nearer than { $place }.
refusal-march-impassable = { $unit } cannot go to { $hex }: the ground there is impassable.
refusal-march-to-enemy = { $unit } cannot go to { $hex }: the enemy holds it.
refusal-march-to-friend = { $unit } cannot end its movement in { $hex }: a friend stands there.
refusal-not-under-way = { $unit } is not under way, so there is nothing to halt.
refusal-no-exit-here = { $unit } cannot leave the map: only Romans at the Trebbia may, over the Carthaginian edge and with that edge in front of them.
refusal-not-pursuing = { $unit } is not off the map in pursuit, so it cannot return.
refusal-not-held = { $unit } was not kept back for an ambush.
refusal-no-roman-panic-yet = The ambush must wait until at least one Roman unit has gone into Panic.
refusal-wrong-return-hex = { $unit } may come back only by the hex through which it left, or by an edge hex next to it.
refusal-wrong-entry-hex = The ambush may enter only by a hex of the Roman edge.
refusal-entry-hex-taken = { $unit } needs an empty hex to enter the map.
refusal-wrong-entry-facing = { $unit } must face into the map as it enters.
refusal-moved-before-boost = { $unit } has already moved; a Movement point is given before the unit moves.
refusal-no-boost-for-commander = { $unit } gets nothing from a Movement point, which is for units only.
refusal-other-type = { $unit } is of another type; one Movement point serves units of the same type (Hastati and Principes count as one).

refusal-no-missiles = { $unit } has no missiles to shoot with.
refusal-has-shot = { $unit } has already shot this turn.
refusal-no-such-target = Only an enemy unit on the map can be shot at.
refusal-out-of-range = { $unit } shoots only at an adjacent enemy.
refusal-out-of-long-range = The target is too far away for { $unit }; Tiratori reach no more than two hexes.
refusal-out-of-arc = { $unit } can only shoot into its front.
refusal-no-sight = Another unit stands between { $unit } and the target.
refusal-not-a-missile-target = Missiles are for enemy units that are still in hand; commanders and units in Panic are no targets.

refusal-has-attacked = { $unit } has already attacked in this impulse.
refusal-left-a-zoc = { $unit } left an enemy zone of control in its movement and cannot attack in this impulse.
refusal-panicked-cannot-attack = { $unit } is in Panic and cannot attack.
refusal-stampeded = { $unit } has stampeded and cannot attack this turn.
refusal-target-not-in-front = { $unit } can only attack an enemy in one of its three front hexes.
refusal-not-a-target = Only an enemy unit on the map, or an enemy commander standing alone, can be attacked.
refusal-not-a-mercenary = { $unit } cannot charge; only Mercenari can.
refusal-no-charge-left = There is no charge left: each Furor point gives two.
refusal-not-an-empty-rear-hex = A retreat must go to an empty, passable hex behind the unit.
refusal-no-commander-with-it = There is no commander with this unit to take along.
refusal-must-escape = A commander attacked while alone cannot stand; he must get away.
refusal-no-escape-there = The commander can only get away to an adjacent hex that he can enter and that no enemy holds.
refusal-cannot-support = A supporter must stand right behind the fighter, be of its family, face the same way, be steady and out of enemy zones of control, and not have supported yet in this impulse.
refusal-must-advance = This unit must advance; only Hastati, Principes, Triarii and Veterani may stay.
refusal-no-refuge-there = The commander must go to the nearest friendly unit not in Panic within six hexes or, if there is none, to an adjacent empty hex.

refusal-no-disorder = { $unit } has no Disorder to recover from.
refusal-no-recovery-from-panic = { $unit } is in Panic, and nothing can restore it to order.
refusal-out-of-recovery-radius = { $unit } is too far from its commander to recover.
refusal-not-an-elephant = { $unit } cannot be tested; only Carthaginian elephants can.
refusal-named-already = { $unit } has already been named for the test.
refusal-stampede-into-friend = { $unit } cannot be driven into the hex of a Carthaginian unit.
refusal-not-in-its-front = { $unit } is not in front of the stampeding elephants; choose a Carthaginian unit that is.
refusal-malformed = “{ $action }” is not a proper order; check its unit, hex and direction.

## The picture

status-waiting = To deploy
status-held = In ambush
status-pursuing = Pursuing
status-gone = Lost
picture-own-title = { $title } (not an official scenario)
picture-title = { $name }, { $year } BC
picture-turn = Turn { $turn } of { $turns }
picture-turns = { $turns } turns
picture-seat = { $seat } to choose
picture-impulse = { $phase }: { $seat }
picture-winner = Victory of { $seat }
picture-draw = Nobody has won
picture-rout = Rout { $points } of { $level }
picture-hand = In hand
picture-leader-dead = fallen
picture-points = { $points } command points
picture-hex = { $hex }: { $terrain }, { $cost } MP
picture-hex-closed = { $hex }: { $terrain }, impassable
picture-unit = { $type } { $id }: combat { $combat }, movement { $movement }, morale { $morale }
picture-at = in { $hex }, facing { $facing }
picture-leaves = off the map from { $hex }
picture-range = range { $range }
picture-disorder = Disorder { $count }
picture-panicked = In fugam (panic)
picture-halted = Finis (halted)
picture-stampeding = stampeding
picture-shot = has shot
picture-commander = { $name }, commander
picture-false = Vacuus (false point)
legend-disorder = Disorder
legend-panic = In fugam
legend-finis = Finis
legend-stampede = Stampede
legend-missile = missiles, range
legend-commander = commander
legend-zoc = control, { $seat }
legend-radius = command, { $seat }
legend-reconstructed = reconstructed, not in the rulebook
legend-map = map{ $mark } · MP to enter:

## The map in a terminal

terminal-legend-unicode = On the map a counter shows where it faces (↑), its name, its side ({ $sides }) and a • for every point of Disorder; ✗ is Panic, ★ a commander.
terminal-legend-ascii = On the map a counter shows its side ({ $sides }) and name, and below where it faces (N, NE ...) and its points of Disorder; ! is Panic, * a commander.

## What a bot is doing

plan-default = playing as it comes
plan-steady = going forward steadily
plan-drilled = holding to the drill
plan-careless = taking little care
plan-headlong = running at the enemy
plan-timid = hanging back
plan-scattered = letting every unit fight for itself
plan-distracted = looking the wrong way
plan-tuned = closing in with care
plan-bold = pressing the attack
plan-shield = keeping the line
plan-waiting = waiting for the enemy
plan-withdrawing = falling back
plan-riding = sending the cavalry ahead
plan-enveloping = getting behind the enemy
plan-trampling = sending the elephants ahead
plan-harassing = harassing with missiles
plan-striking = looking for the best blow
plan-massing = massing where he is stronger
plan-sparing = sparing tired units
plan-first = seizing the initiative
plan-second = letting the enemy begin

## What a table is about

goal-win = You win by breaking the enemy’s army. Units that panic and a fallen commander give their side rout points; at the end of a turn, the side whose rout points have reached its rout level has lost.
goal-zama = At Zama, Rome breaks at 16 rout points and Carthage at 15. If neither has broken after 16 turns, it is a draw.
goal-po = At the River Po, Rome breaks at 14 rout points and Carthage at 12. If neither has broken after 15 turns, it is a draw.
goal-beneventum = At Beneventum, Rome breaks at 10 rout points and Carthage at 9. After 12 turns, or if both break, Carthage wins: Rome has to attack.
goal-trebbia = At the Trebbia, both break at 12 rout points. After 14 turns, or if both break, Rome wins: Carthage has to attack.
goal-trebbia-balanced = Here the rout levels are ours, not the rulebook’s: Rome breaks at 28 rout points and Carthage at 3. Rome will hardly hold the field, but wins if the day costs Hannibal more than he can spare. After 14 turns, or if both break, Rome wins.
goal-zama-balanced = Here the rout levels are ours, not the rulebook’s: Rome breaks at 19 rout points and Carthage at 13. If neither has broken after 16 turns, it is a draw.
goal-po-balanced = Here the rout levels are ours, not the rulebook’s: Rome breaks at 15 rout points and Carthage at 10. If neither has broken after 15 turns, it is a draw.
goal-calibrated = Here some values are ours, which bring battles between computer players closer to history. Hastati: morale 4 instead of 3; Alleati: combat 4 instead of 3 and morale 3 instead of 2; Equites: morale 4 instead of 3; Socii: combat 4 instead of 3 and morale 4 instead of 2; Numidian light cavalry: morale 3 instead of 2; Veterani: morale 5 instead of 4; Mercenari: combat 3 instead of 4; Elephants: combat 4 instead of 6.
goal-beneventum-calibrated = At Beneventum, Rome breaks at 10 rout points and Carthage at 9. After 12 turns, or if both break, Carthage wins: Rome has to attack. Here some values are ours, which bring battles between computer players closer to history. Rome has 2 command points instead of 3, Carthage 3 instead of 2. Hastati: morale 4 instead of 3; Alleati: combat 4 instead of 3 and morale 3 instead of 2; Equites: morale 4 instead of 3; Socii: combat 4 instead of 3 and morale 4 instead of 2; Numidian light cavalry: morale 3 instead of 2; Veterani: morale 5 instead of 4; Mercenari: combat 3 instead of 4; Elephants: combat 4 instead of 6.
goal-turn = Both sides lay command markers face down on their boxes and roll for the initiative. Then the first side moves, the other shoots, the first attacks and rallies; after that the other side does the same.
goal-time = An hour to an hour and a half.
goal-zama-time = About an hour.
goal-po-time = A little more than an hour.
goal-beneventum-time = About an hour.
goal-trebbia-time = About an hour and a half.

layer-rome = Units of Rome
layer-carthage = Units of Carthage
layer-rome-zone = Where Rome may set up
layer-carthage-zone = Where Carthage may set up
layer-rome-default = Suggested places of Rome
layer-carthage-default = Suggested places of Carthage
layer-ground = Ground

## The commanders

person-sempronius = Tiberius Sempronius Longus, consul of 218 BC, beaten at the Trebbia
person-hannibal-young = Hannibal Barca at 29, drawn after the Melqart on the coins of his house
person-gracchus = Tiberius Sempronius Gracchus, who freed the slaves that fought for him
person-hanno-beneventum = Hanno, beaten twice before Beneventum
person-cethegus = Marcus Cornelius Cethegus, proconsul in Gaul, who stopped Mago
person-mago-barca = Mago Barca, the youngest of the brothers, who lay in ambush at the Trebbia
person-scipio = Publius Cornelius Scipio, called Africanus after Zama
person-hannibal = Hannibal Barca, who crossed the Alps and won Cannae
