### Punic Wars: everything the game says, in English.
### A leader arrives worded by piece-leader and counts as one person; a hex arrives as "2907" or worded by hex-place.
### A kind of points arrives as a code (land, naval, syracusan-land, syracusan-naval): the words of quantity below select on it.

## The game and its wars

game-title = Punic Wars
game-blurb = The three wars of Rome and Carthage for two players: a year a turn, leaders who gather armies and fleets, sieges, dangerous seas, and regions that pay for it all.

scenario-first_war = The First Punic War, 264-241 BC
scenario-first_war-blurb = Sicily is the prize, and Rome must learn to sail to win it: its sailors drown easily and its shipyards open only on a lucky roll. Spain, Gaul and the north are closed and Syracuse is neutral; a small war, good to begin with.
scenario-second_war = The Second Punic War, 218-201 BC
scenario-second_war-blurb = Hannibal stands in northern Spain with the strongest army of the war, and the map lies open before him. Southern Italy, Numidia, Syracuse and Illyria can all change sides: the largest of the three wars.
scenario-third_war = The Third Punic War, 149-146 BC
scenario-third_war-blurb = A Roman army lies at Utica, a day’s march from Carthage, and almost every region is Roman. Only the fall of the city ends this war: a siege, and how long Carthage can hold out.
scenario-balanced = { $scenario }, balanced (not in the rulebook)
scenario-calibrated = { $scenario }, calibrated (not in the rulebook)
scenario-composed = A war with our own values
scenario-composed-blurb = Balanced: with an ending of our own, not the rulebook’s, that lets both sides win about equally often: Carthage wins if it still stands after the last turn. Calibrated: with tables that bring wars between computer players closer to history.
option-variant = War, with our own values
option-limit = { $scenario }: Carthage wins after { $turns } turns

## Sides, leaders, places

side-rome = Rome
side-carthage = Carthage
side-nobody = nobody
side-syracuse = Syracuse

piece-leader = { $id } (L{ $value })
piece-leader-named = { $name } ({ $id }, L{ $value })
name-regulus = Regulus
name-claudius-caudex = Claudius
name-duilius = Duilius
name-metellus = Metellus
name-vulso = Vulso
name-catulus = Catulus
name-pulcher = Pulcher
name-hamilcar-barca = Hamilcar
name-hannibal-gisco = Gisco
name-adherbal = Adherbal
name-carthalo = Carthalo
name-scipio = Scipio
name-marcellus = Marcellus
name-scipio-elder = Scipio the elder
name-sempronius = Sempronius
name-flaminius = Flaminius
name-fabius = Fabius
name-varro = Varro
name-nero = Nero
name-hannibal = Hannibal
name-hanno-bomilcar = Hanno
name-hasdrubal-barca = Hasdrubal
name-mago-barca = Mago
name-hasdrubal-gisco = Gisco
name-scipio-aemilianus = Scipio Aemilianus
name-manilius = Manilius
name-censorinus = Censorinus
name-piso = Piso
name-mancinus = Mancinus
name-laelius = Laelius
name-fabius-aemilianus = Fabius
name-hasdrubal-boetharch = Hasdrubal
name-himilco-phameas = Himilco
name-diogenes = Diogenes
name-bithyas = Bithyas
person-regulus = Marcus Atilius Regulus, who carried the war to Africa
person-claudius-caudex = Appius Claudius Caudex, consul of 264 BC, first across the strait
person-duilius = Gaius Duilius, victor of Mylae, first to triumph for a battle at sea
person-metellus = Lucius Caecilius Metellus, who took the elephants at Panormus
person-vulso = Lucius Manlius Vulso, victor with Regulus at Ecnomus
person-catulus = Gaius Lutatius Catulus, whose fleet ended the war at the Aegates
person-pulcher = Publius Claudius Pulcher, who had the sacred hens drowned before Drepana
person-hamilcar-barca = Hamilcar Barca, unbeaten on Mount Eryx, the father of Hannibal
person-hannibal-gisco = Hannibal Gisco, who held Agrigentum and lost the fleet at Mylae
person-adherbal = Adherbal, who destroyed a Roman fleet at Drepana
person-carthalo = Carthalo, who burned Roman ships before Lilybaeum
person-scipio = Publius Cornelius Scipio, called Africanus after Zama
person-marcellus = Marcus Claudius Marcellus, the sword of Rome, who took Syracuse
person-scipio-elder = Publius Cornelius Scipio, consul of 218 BC, the father of Africanus
person-sempronius = Tiberius Sempronius Longus, consul of 218 BC, beaten at the Trebbia
person-flaminius = Gaius Flaminius, consul of 217 BC, who fell at Lake Trasimene
person-fabius = Quintus Fabius Maximus, the Delayer, the shield of Rome
person-varro = Gaius Terentius Varro, consul of 216 BC, who outlived Cannae
person-nero = Gaius Claudius Nero, who marched the length of Italy to the Metaurus
person-hannibal = Hannibal Barca, who crossed the Alps and won Cannae
person-hanno-bomilcar = Hanno, son of Bomilcar, who led the Numidians at Cannae
person-hasdrubal-barca = Hasdrubal Barca, who held Spain and fell on the Metaurus
person-mago-barca = Mago Barca, the youngest of the brothers, who lay in ambush at the Trebbia
person-hasdrubal-gisco = Hasdrubal, son of Gisco, who raised army after army against Scipio
person-scipio-aemilianus = Publius Cornelius Scipio Aemilianus, who razed Carthage
person-manilius = Manius Manilius, consul of 149 BC, a jurist in arms
person-censorinus = Lucius Marcius Censorinus, consul of 149 BC, at the head of the fleet
person-piso = Lucius Calpurnius Piso, consul of 148 BC, who wasted a summer before Hippo
person-mancinus = Lucius Hostilius Mancinus, first over the sea wall of Carthage
person-laelius = Gaius Laelius the Wise, who stormed the harbour
person-fabius-aemilianus = Quintus Fabius Maximus Aemilianus, brother of Scipio Aemilianus
person-hasdrubal-boetharch = Hasdrubal the boetharch, the last general of Carthage
person-himilco-phameas = Himilco Phameas, the scourge of Roman foragers
person-diogenes = Diogenes, who held the camp at Nepheris
person-bithyas = Bithyas, a Numidian chief who came over with 800 horsemen
hex-place = { $place } ({ $id })
hex-nowhere = all its hexes

kind-land = Land points
kind-naval = Naval points
kind-syracusan-land = Syracusan land points
kind-syracusan-naval = Syracusan naval points
kind-leader = Leader

terrain-sea = Sea
terrain-coast = Coast
terrain-land = Inland
terrain-mountain = Mountains
terrain-coast-mountain = Coastal mountains

walls-nothing = no walls
walls-town = town
walls-city = city
walls-great-city = great city

region-latium = Latium
region-etruria = Etruria
region-umbria-picenum = Umbria-Picenum
region-samnium = Samnium
region-campania = Campania
region-lucania = Lucania
region-bruttium = Bruttium
region-apulia-calabria = Apulia-Calabria
region-sicilia = Sicilia
region-syracuse = Syracuse
region-sardinia = Sardinia
region-corsica = Corsica
region-zeugitana = Zeugitana
region-byzacium = Byzacium
region-massylii = Massylii
region-massaesylii = Massaesylii
region-mauretania = Mauretania
region-gades = Gades
region-nova-carthago = Nova Carthago
region-baleares-insulae = Baleares Insulae
region-hispania = Hispania
region-saguntum = Saguntum
region-tarraconensis = Tarraconensis
region-narbonensis = Narbonensis
region-massilia = Massilia
region-gallia = Gallia
region-liguria = Liguria
region-gallia-cisalpina = Gallia Cisalpina
region-venetia = Venetia
region-illyria = Illyria
region-sea = the open sea

## Words of quantity: other messages call them, and they see the same arguments.

quantity-points = { $kind ->
    [leader] a leader
    [naval] { $number ->
        [one] 1 naval point
       *[other] { $number } naval points
    }
    [syracusan-land] { $number ->
        [one] 1 Syracusan land point
       *[other] { $number } Syracusan land points
    }
    [syracusan-naval] { $number ->
        [one] 1 Syracusan naval point
       *[other] { $number } Syracusan naval points
    }
   *[land] { $number ->
        [one] 1 land point
       *[other] { $number } land points
    }
}
quantity-kind = { $kind ->
    [leader] leaders
    [naval] naval points
    [syracusan-land] Syracusan land points
    [syracusan-naval] Syracusan naval points
   *[land] land points
}
quantity-force = { $land ->
    [0] { $naval ->
        [0] no points
        [one] 1 naval point
       *[other] { $naval } naval points
    }
   *[other] { $naval ->
        [0] { $land ->
            [one] 1 land point
           *[other] { $land } land points
        }
        [one] { $land } land and 1 naval point
       *[other] { $land } land and { $naval } naval points
    }
}
quantity-movement = { $points ->
    [0] no movement points
    [one] 1 movement point
   *[other] { $points } movement points
}
quantity-treasury = { $treasury ->
    [0] no treasury points
    [one] 1 treasury point
   *[other] { $treasury } treasury points
}

## Phases, leaders, levels of victory

phase-setup = Set-up
phase-diplomacy = Diplomacy phase
phase-elections = Election phase
phase-taxation = Taxation phase
phase-campaign = Campaign phase
phase-supply = Supply phase
phase-recruitment = Recruitment phase
phase-over = War over

status-absent = Not in this war
status-pool = Off the map
status-on-map = On the map
status-drawn = Elected, not yet placed
status-lost = Lost
status-gone = Out of the war

marching-waiting = has not moved yet
marching-under-way = under way
marching-finished = has finished

level-draw = draw
level-marginal = marginal victory
level-substantial = substantial victory
level-decisive = decisive victory

## Bots, and where numbers come from

level-random = Random: plays any legal move
level-greedy = Greedy: plays what looks best at once
level-tiro = Tiro: sends his legions out one by one
level-miles = Miles: takes what lies nearest
level-centurio = Centurio: knows what his side must do
level-legatus = Legatus: weighs a few campaigns before each leader moves
level-consul = Consul: weighs a dozen campaigns, three turns ahead

provenance-seed = From the printed rulebook, or a plain consequence of it.
provenance-published = From another published source, not from the rulebook.
provenance-reconstructed = Reconstructed: chosen by us to fit the rules, not a number of the printed game.

## Buttons

verb-deploy = Set up
verb-suggested = Set up as suggested
verb-fund = Seal the sum
verb-retire = Step down
verb-elect = Elect one more
verb-decline = Elect no more
verb-appoint = Place
verb-return = Bring back
verb-lead = Begin his move
verb-join = Take along
verb-drop = Leave behind
verb-go = Go
verb-attack = Attack
verb-attack-land = Attack on land
verb-attack-naval = Attack at sea
verb-emerge = Come out
verb-emerge-land = Land points come out
verb-emerge-naval = Naval points come out
verb-finish = Finish his move
verb-invert = Go inside
verb-stand = Stand outside
verb-lose = Lose
verb-raise = Raise
verb-raise-land = Raise land points
verb-raise-naval = Build naval points
verb-done = Done
verb-offer = Offer peace
verb-agree = Agree
verb-refuse = Refuse

## What is asked, in two or three words: put after "to" or a colon.

ask-deploy = set up
ask-fund = fund diplomacy
ask-retire = choose who steps down
ask-elect = elect more leaders or not
ask-appoint = place an elected leader
ask-return = bring a leader back
ask-campaign = choose a leader or end the campaign
ask-march = move the leader under way
ask-invert = go inside or stand
ask-losses = choose what is lost
ask-recruit = raise points or end the phase
ask-agree = answer the offer of peace
ask-over = nothing more, the war is over

## Prompts: what the seat in turn reads.

prompt-deploy = { $seat }: set up { quantity-points } in { $region }, or let chance suggest a place.
prompt-deploy-leader = { $seat }: set up { $leader } in { $region }, or let chance suggest a place.
prompt-deploy-unseen = { $seat } is setting up its forces out of sight.
prompt-fund = { $seat }: decide in secret how much to spend on diplomacy; you have { quantity-treasury }.
prompt-retire = { $seat }: choose { $number ->
    [one] the leader who steps down.
   *[other] the { $number } leaders who step down.
}
prompt-elect = { $seat }: { $number ->
    [one] you may elect one more leader in place of one who was lost.
   *[other] you may elect up to { $number } more leaders in place of those who were lost.
}
prompt-appoint = { $seat }: { $number ->
    [one] place { $leader } in a hex where you have points.
   *[other] place { $leader }, the first of { $number } leaders, in a hex where you have points.
}
prompt-return = { $seat }: { $number ->
    [one] bring { $leader } back in a hex where you have points.
   *[other] bring { $leader }, the first of { $number } leaders, back in a hex where you have points.
}
prompt-campaign = { $seat }: { $number ->
    [0] no leader is left to move; bring garrisons out or end the campaign.
    [one] move your last leader, or end the campaign.
   *[other] move one of your { $number } leaders, or end the campaign.
}
prompt-march = { $seat }: { $leader } is in { $hex } with { quantity-force } and has { quantity-movement } left.
prompt-march-alone = { $seat }: { $leader } is alone in { $hex } and has { quantity-movement } left.
prompt-must-attack = { $seat }: { $leader } has relieved { $hex } with { quantity-force } and must attack the besiegers now.
prompt-invert = { $seat }: { $leader } threatens your { quantity-points } in { $hex }; go inside the walls, or stand and fight.
prompt-losses = { $seat }: choose { $number ->
    [one] the point
   *[other] the { $number } points
} that you lose in { $hex } to { $cause }.
prompt-losses-anywhere = { $seat }: choose { $number ->
    [one] the point
   *[other] the { $number } points
} that you lose to { $cause }, anywhere on the map.
prompt-recruit = { $seat }: raise land and naval points for 2 treasury points each, or end the phase; you have { quantity-treasury }.
prompt-agree = { $seat }: { $other } offers to end the war now; agree or refuse.
prompt-over = The war is over.

## What the other side reads meanwhile.

waiting-deploy = Waiting for { $seat } to set up.
waiting-fund = Waiting for { $seat } to seal its sum for diplomacy.
waiting-retire = Waiting for { $seat } to choose who steps down.
waiting-elect = Waiting for { $seat } to decide on more leaders.
waiting-appoint = Waiting for { $seat } to place its elected leaders.
waiting-return = Waiting for { $seat } to bring a leader back.
waiting-campaign = Waiting for { $seat } to choose a leader or end its campaign.
waiting-march = Waiting for { $seat } to move.
waiting-invert = Waiting for { $seat } to go inside or stand.
waiting-losses = Waiting for { $seat } to choose its losses.
waiting-recruit = Waiting for { $seat } to raise points.
waiting-agree = Waiting for { $seat } to answer the offer of peace.

## Events: the log.

event-set-up = { $side } finished its set-up.
event-revealed = Both set-ups were revealed.
event-turn-begins = Turn { $turn } began.
event-phase-begins = { $phase }: { $side }.
event-funded = { $side } sealed its sum for diplomacy.
event-funds-revealed = Spent on diplomacy: Rome { $rome }, Carthage { $carthage }.
event-diplomacy-rolled = The diplomacy die showed { $die }; the result was { $total }.
event-no-effect = Diplomacy had no effect.
event-revolted = { $region } revolted.
event-illyrian-war = The Roman-Illyrian War broke out: { $region } opened and took the side of Carthage.
event-allied = { $region } allied itself with { $side }.
event-invaded = { $side } invaded neutral { $region }, which took the side of { $ally }.
event-defected = { $region } defected to { $side }.
event-marker-lifted = { $region } returned to the side of { $side }.
event-turned-out = The points of { $side } inside { $hex } were turned out of the city.
event-retired = { $leader } stepped down.
event-drawn = { $leader } was elected.
event-appointed = { $leader } took command in { $hex }.
event-returned = { $leader } came back in { $hex }.
event-leader-lost = { $leader } was lost in { $hex }.
event-taxed = { $side } collected { $income } in taxes and had { quantity-treasury }.
event-led = { $leader } began his move in { $hex }.
event-joined = { $leader } took along { quantity-points } in { $hex }.
event-dropped = { $leader } left { quantity-points } in { $hex }.
event-went = { $leader } went from { $from } to { $to }, with { quantity-movement } left.
event-left-behind = { $leader } had to leave { quantity-points } in { $hex } for want of ships.
event-halted = { $leader } stayed in { $hex } after all: { $cause }.
event-finished = { $leader } finished his move.
event-emerged = The { quantity-kind } of { $side } came out of { $hex }.
event-relieved = { $side } came to the relief of { $hex }.
event-threatened = { $leader } threatened the enemy { quantity-kind } in { $hex }.
event-inverted = The { quantity-kind } of { $side } went inside { $hex }.
event-stood = The { quantity-kind } of { $side } stood their ground in { $hex }.
event-attacked = { $leader } attacked the enemy { quantity-kind } in { $hex } and had { quantity-movement } left.
event-dice = Combat in { $hex }: { $side } rolled { $die }.
event-modifier = { $part } ({ $side }): { $value } on the die.
event-totals = { $attack } against { $defence }: odds { $odds }, row { $row }.
event-result = Combat in { $hex }: the attacker lost { $attacker } percent, the defender { $defender } percent.
event-attrition = Attrition of { $side } in { $hex } from { $cause }: die { $die }, row { $row }.
event-percent = { $loss ->
    [0] { $percent ->
        [0] { $side } lost nothing.
       *[other] { $side } lost nothing: { $percent } percent of { $base } comes to less than half a point.
    }
   *[other] { $side } had to lose { $loss } ({ $percent } percent of { $base ->
        [one] 1 point).
       *[other] { $base } points).
    }
}
event-lost = { $side } lost { quantity-points } in { $hex } to { $cause }.
event-place-taken = { $side } took { $hex }.
event-region-taken = { $side } gained control of { $region }.
event-region-free = Nobody controlled { $region } any longer.
event-supplied = { $side } paid supply for { $points ->
    [one] 1 point
   *[other] { $points } points
} and had { quantity-treasury } left.
event-short-of-money = { $side } could not pay for { $excess ->
    [one] 1 of its points.
   *[other] { $excess } of its points.
}
event-shipyards-rolled = Rome rolled { $die } for its shipyards.
event-shipyards-open = Rome’s shipyards opened: it may now build fleets.
event-shipyards-closed = Rome’s shipyards closed: it builds no fleets until it rolls a 1 or a 2.
event-raised = { $side } raised { quantity-points } in { $hex }.
event-offered = { $side } offered to end the war.
event-refused = { $side } refused to end the war.
event-agreed = { $side } agreed to end the war.
event-scored = Victory points: Rome { $rome }, Carthage { $carthage }.
event-won = { $side } won a { $level }.
event-drawn-war = The war ended in a draw.

## Causes: put after "lost points to", "attrition from", or a colon.

cause-sea = the open sea
cause-drowned = shipwreck
cause-mountain = the mountains
cause-coast-mountain = the coastal mountains
cause-leaving = pursuing enemies
cause-leaving-army = a pursuing army
cause-leaving-fleet = a pursuing fleet
cause-leaving-both = a pursuing army and fleet
cause-unsupplied = lack of supply
cause-unpaid = lack of money
cause-shortfall = lack of money
cause-revolt = the revolt
cause-revolt-toll = the revolt
cause-attack = enemy resistance
cause-defence = the enemy attack
cause-trapped = the fall of the place
cause-stranded = the lack of any way out
cause-nobody-left = none of his points is left
cause-too-weak = what is left of his force is too weak for the relief
cause-no-way-on = what is left of his force could not end its move beyond
cause-no-ships-left = no ship is left to carry his land points
cause-comrades = the arrival of friends
cause-returned = the return to the old allegiance
cause-war-already = the war has already broken out
cause-allied-already = Syracuse is already an ally
cause-defected-already = Syracuse has already defected
cause-syracuse-already = Syracuse has already defected
cause-no-numidians = no Roman leader is in the region, or it has already defected
cause-no-south = no Carthaginian leader is in the south, or it has already defected
cause-invaded-before = an alliance after an invasion is final
cause-no-army = Syracuse has no army left
cause-closed = the region is closed
cause-to-carthage = an alliance with Carthage
cause-by-carthage = the invasion by Carthage
cause-syracuse-to-rome = the defection of Syracuse
cause-syracuse-to-carthage = the defection of Syracuse
cause-syracuse = the defection of Syracuse
cause-numidians = the defection of the Numidians
cause-south = the defection of southern Italy
cause-leaning = the side that the region leans to
cause-marked = the defection of the region
cause-illyrians = the Roman-Illyrian War
cause-besiegers = land points that besiege the enemy
cause-majority = twice as many land points as the enemy
cause-first-turn = the beginning of the war
cause-for-the-fallen = the loss of a leader
cause-automatic = the regions controlled
cause-rome-fell = the fall of Rome
cause-carthage-fell = the fall of Carthage
cause-carthage-stands = Carthage still stands
cause-truce = the agreement
cause-equal = equal totals

## Results

reason-agreement = both sides have agreed
reason-automatic = an automatic victory by regions
reason-fall-of-rome = Rome has fallen
reason-fall-of-carthage = Carthage has fallen
reason-turn-limit = the turns are over
result-agreement = { $winner } wins a { $level } by agreement; victory points: Rome { $rome }, Carthage { $carthage }.
result-agreement-draw = A draw by agreement; victory points: Rome { $rome }, Carthage { $carthage }.
result-automatic = { $winner } wins an automatic { $level } by the regions it controls; victory points: Rome { $rome }, Carthage { $carthage }.
result-fall-of-rome = { $winner } wins a { $level }: Rome has fallen.
result-fall-of-carthage = { $winner } wins a { $level }: Carthage has fallen.
result-turn-limit = The turns are over, and { $winner } wins a { $level }; victory points: Rome { $rome }, Carthage { $carthage }.
result-turn-limit-draw = The turns are over, and the war is a draw; victory points: Rome { $rome }, Carthage { $carthage }.
result-turn-limit-stands = The turns are over and Carthage still stands: { $winner } wins.

## Odds

modifier-odds = Odds { $odds } ({ $attack } against { $defence })
modifier-points-counted = Points that count: { $number }
modifier-leader = Attacking leader
modifier-enemy-leader = Defending leader
modifier-town = Walls of a town
modifier-city = Walls of a city
modifier-great-city = Walls of a great city
modifier-attrition-leader = Leader of the force
modifier-unsupplied-leader = Leader in the hex
modifier-revolt-leader = Leader in the hex
modifier-leader-left-behind = Enemy leader left behind
modifier-seamanship = Roman seamanship
modifier-funding = Money spent
modifier-losses = Roman losses less Carthaginian

outcome-battle = Points lost: attacker { $attacker }, defender { $defender }.
outcome-march = { $number ->
    [0] Nothing is lost.
    [one] 1 point is lost.
   *[other] { $number } points are lost.
}
outcome-march-mixed = { $land ->
    [0] { $naval ->
        [0] Nothing is lost.
       *[other] Lost: { quantity-force }.
    }
   *[other] Lost: { quantity-force }.
}

chance-attacker-loses = The attacker loses points
chance-defender-loses = The defender loses points
chance-attacker-destroyed = The attacker is wiped out
chance-defender-destroyed = The defender is wiped out
chance-leader-lost = The leader is lost
chance-enemy-leader-lost = The enemy leader is lost
chance-any-loss = Something is lost
chance-all-lost = The whole force is lost
chance-shipyards-closed = The shipyards close

role-attacker = Attacker
role-defender = Defender
role-leaving = On leaving
role-entering = On entering

answer-inside = If the defender goes inside the walls first
answer-inside-safe = If the defender goes inside the walls first, you cannot follow: an attack on walls costs more than the movement points left

## Refusals: the rule is shown beside them.

refusal-war-over = The war is over, and no more orders can be given.
refusal-not-asked = “{ $action }” does not fit here; what is asked for now: { $ask }.
refusal-malformed = “{ $action }” is not a proper order; check its leader, hex and number.
refusal-offered-already = You have already offered to end the war in this phase.

refusal-wrong-setup-kind = “{ $action }” does not fit the line of the set-up that is to be placed now.
refusal-wrong-setup-region = What is to be placed now cannot start in { $hex }; choose a hex of the region that the list names.
refusal-no-setup-in-mountains = Nothing starts in mountains; choose another hex than { $hex }.
refusal-too-many-to-set-up = This line of the set-up does not have { quantity-points } left to place.

refusal-not-in-treasury = You cannot spend { $number } on diplomacy, because you have { quantity-treasury }.
refusal-funds-too-high = You cannot spend { $number } on diplomacy; 255 is the most for one phase.

refusal-no-such-leader = “{ $action }” names no leader of this war.
refusal-not-your-leader = { $leader } is not your leader.
refusal-leader-not-on-map = { $leader } is not on the map.
refusal-leader-not-to-move = { $leader } is not on the map, so he cannot be moved.
refusal-leader-not-drawn = { $leader } is not among the elected leaders who wait for a place.
refusal-leader-not-lost = { $leader } has not been lost, so he cannot come back.
refusal-no-friends-there = A leader is placed where you have points, and you have none in { $hex }.
refusal-leader-finished = { $leader } has finished his move for this phase.
refusal-under-way-already = { $leader } is already under way.
refusal-nobody-leads = No leader is under way; begin the move of one first, as only leaders can move points.
refusal-no-leader-to-attack = No leader is under way; begin the move of the one who is to lead the attack.

refusal-too-few-points-to-join = { $leader } does not find { quantity-points } here that he could take along.
refusal-serves-another = Points here have already served another leader in this phase; they cannot join { $leader }.
refusal-syracusans-stay = { $leader } cannot take Syracusan points along, because they never leave their city.
refusal-not-carried = { $leader } is not leading { quantity-points } that he could leave behind.
refusal-not-adjacent = { $leader } cannot reach { $hex } in one step; a move goes from hex to neighbouring hex.
refusal-no-movement-points = { $leader } has no movement points left.
refusal-fleet-on-land = Naval points have no way by water to { $hex }.
refusal-army-at-sea = { $leader } leads land points, and they need ships or a ferry to go to { $hex }.
refusal-too-few-ships = { $leader } needs a naval point for each land point to cross to { $hex }.
refusal-ferry-barred = The ferry to { $hex } is barred: the ferry hex must hold naval points of yours and none of the enemy.
refusal-region-closed = { $region } is closed to everybody in this war.
refusal-illyria-closed = { $region } is closed until the Roman-Illyrian War breaks out.
refusal-no-way-out = From { $hex } { $leader } could not reach a hex where his move may end.
refusal-points-left-behind = { $leader } has left points at sea or in the mountains and must take them up again before he goes on or finishes.
refusal-cannot-end-here = { $leader } cannot end his move here: nobody stays at sea or in mountains.
refusal-must-fight-out = { $leader } leads points of a besieged garrison; they may leave only after the besiegers have been attacked in this phase.
refusal-must-attack-besiegers = { $leader } has come to relieve a siege and must attack the besiegers before anything else.
refusal-relief-too-weak = { $leader } cannot enter { $hex }: even with his force the odds against the besiegers would be below 1:2.
refusal-relief-too-slow = { $leader } cannot enter { $hex }: he would lack the 5 movement points for the attack that must follow.

refusal-no-enemy-of-type = There are no enemy { quantity-kind } here to attack.
refusal-nobody-to-attack-with = { $leader } has no { quantity-kind } here to attack with.
refusal-others-fight-for-another = The { quantity-kind } here have already served another leader in this phase and cannot fight under { $leader }.
refusal-odds-too-low = { $leader } is too weak to attack: the odds would be below 1:2.
refusal-too-few-points-to-attack = { $leader } has { quantity-movement } left; an attack costs 5 against a force outside and 10 against one inside.
refusal-inside-cannot-attack = The { quantity-kind } here are inside the walls and cannot attack until they come out.
refusal-nobody-inside = You have no { quantity-kind } inside the walls of { $hex }.

refusal-wrong-loss = This loss does not fall on { quantity-kind } in { $hex }; choose among the points that it falls on.
refusal-too-much-loss = { quantity-points } in { $hex } would be more than is due or than can be lost there.

refusal-no-place-here = Points are raised in a town or city, and there is none in { $hex }.
refusal-no-harbour-here = Fleets are built in a town or city on the coast, and { $hex } is not one.
refusal-carthage-barred = Carthage never raises points in { $region }.
refusal-rome-barred = Rome never raises points in { $region }.
refusal-region-out-of-play = { $region } is closed in this war, and nobody raises points there.
refusal-enemy-region = You cannot raise points in { $region }, because the enemy controls it.
refusal-place-besieged = You cannot raise points in { $hex }, because your garrison there is besieged.
refusal-no-leader-there = { $region } is not on your side, so you need a leader in { $hex } to raise points there.
refusal-enemy-only = You cannot raise points in { $hex }, where only the enemy is.
refusal-region-exhausted = In { $region } you may spend no more than { $value } in one phase.
refusal-neutral-region-exhausted = You do not control { $region }, so you may spend no more than half its value of { $value } there in one phase.
refusal-treasury-too-low = A point costs 2 treasury points, and you have { quantity-treasury }.
refusal-no-counters-left = You cannot have so many { quantity-kind } at once.
refusal-no-shipyards = Rome cannot build fleets until it has rolled a 1 or a 2 for its shipyards.

## A leader or a hex in words: short lines, one below the other.

tell-leader = Leader { $id }, value { $value }
tell-stands = in { $hex }
tell-movement = { quantity-movement } left
tell-force = leads { quantity-force }
tell-alone = leads no points
tell-finished = has finished his move
tell-status-pool = off the map, may be elected
tell-status-drawn = elected, waits for his place
tell-status-lost = lost, may come back
tell-status-gone = out of the war

tell-hex = { $hex }: { $terrain }
tell-place = { $place }: { $walls }
tell-holder = held by { $side }
tell-region = { $region }, value { $value }
tell-controlled = controlled by { $side }
tell-neutral = controlled by nobody
tell-aligned = on the side of { $side }
tell-marker = has defected
tell-closed = closed in this war
tell-closed-illyria = closed until the Roman-Illyrian War
tell-outside = { $side }: { quantity-force } in the open
tell-inside = { $side }: { quantity-force } inside the walls
tell-syracusans = Syracuse: { quantity-force }
tell-leaders = Leaders of { $side }: { $leaders }
tell-veiled = { $side } is here, in unknown strength
tell-besieged = the garrison of { $side } is besieged here
tell-unsupplied = the points of { $side } have no supply here

## The terminal board

track-treasury = Treasury
track-losses = Losses

## Results of many games

score-victory-points = victory points
score-treasury = treasury
score-land = land points
score-naval = naval points

## The picture

picture-own-title = { $title } (not an official scenario)
picture-title = { $name }, { $from }-{ $to } BC
picture-turn = Turn { $turn }, { $year } BC
picture-before = Before the war, { $year } BC
picture-phase = { $phase }: { $seat }
picture-hex = { $hex }: { $terrain }
picture-hex-region = { $hex }: { $terrain }, { $region } ({ $value })
picture-place = { $place } ({ $hex }), { $walls }: { $terrain }, { $region } ({ $value })
picture-stack = { $side } in { $hex }: { quantity-force }
picture-inside = inside the walls
picture-besieged = besieged
picture-unknown = strength unknown
picture-leader = { $leader } in { $hex }
picture-treasury = Treasury
picture-losses = Losses
picture-victory = Victory points
picture-land = Land points
picture-naval = Naval points
picture-leaders-off = Leaders off the map
picture-levels = { $marginal } marginal · { $substantial } substantial · { $decisive } decisive
picture-only-falls = Only the fall of Carthage ends this war

legend-town = Town
legend-city = City
legend-great-city = Great city
legend-mountain = Mountains: no stay
legend-ferry = Ferry
legend-sea-side = Armies cannot cross
legend-land-side = Fleets cannot cross
legend-closed = Closed region
legend-closed-until = Closed until the Illyrian War
legend-inside = Inside the walls
legend-siege = Besieged
legend-defected = Has defected
legend-leader = Leader: letter and value
legend-land = Land points
legend-naval = Naval points
legend-control = Controlled by { $seat }
legend-supply = { $seat }: no supply
legend-reconstructed = reconstructed, not in the rulebook

## The map in a terminal

terminal-legend-unicode = On the map a stack shows its land points + its naval points (4+2), its side ({ $sides }), ▣ inside walls, ▩ besieged there, the sign of an enemy in the same hex, and ★ for a leader. A cost after ≈ is a way over water.
terminal-legend-ascii = On the map a stack shows its land points + its naval points (4+2), its side ({ $sides }), i inside walls, b besieged there, the letter of an enemy in the same hex, and * for a leader. A cost after ~ is a way over water.

## What a bot is doing

plan-default = following habit
plan-tuned = following the rule of war
plan-bold = seeking battle
plan-wary = keeping out of danger
plan-strike = striking at the enemy’s capital
plan-home = defending the homeland
plan-islands = going for the islands
plan-settle = winning over free lands
plan-raid = raiding the enemy’s land
plan-mass = gathering a great army
plan-fleet = building up the fleet
plan-levy = raising legions
plan-patient = preparing a long march
plan-hasty = taking what is near
plan-timid = staying behind the walls
plan-idle = letting the levies wait
plan-bare = leaving the city unguarded

## What a table is about

goal-win = You win by ruling regions, or by taking the enemy’s city. A land point of yours inside Rome or Carthage ends the war at once. Otherwise each region you control counts its value.
goal-first_war = In the first war you win at once with regions worth 40 in your own taxation phase. Sicily is the prize.
goal-second_war = In the second war you win at once with regions worth 85 in your own taxation phase.
goal-third_war = In the third war almost all is Roman: Rome has to take Carthage, and Carthage to hold out.
goal-third_war-balanced = Almost all is Roman: Rome has to take Carthage within 6 turns; this end is our own, not the rulebook’s. If the city stands after the sixth turn, Carthage wins.
goal-third_war-balanced-time = At most 6 turns, about an hour.
goal-calibrated = Here some values are ours, which bring wars between computer players closer to history: every die of attrition counts as one higher; Etruria is worth 3 instead of 4, Campania 6 instead of 4, Sicilia 5 instead of 4, Narbonensis and Illyria 2 each instead of 4.
goal-turn = A turn is a year. First both sides spend money in secret on diplomacy, and Rome elects its leaders. Then Carthage plays, then Rome: each collects taxes, marches with its leaders (armies, fleets, sieges, battles), pays for supply, and recruits.
goal-time = There is no last turn: the war ends by victory or when both agree.
goal-first_war-time = { goal-time } This one takes about three hours.
goal-second_war-time = { goal-time } This one takes about four hours.
goal-third_war-time = { goal-time } This one takes about an hour and a half.

layer-setup = Forces and leaders
