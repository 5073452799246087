### What the board of Punic Wars says besides the game's own messages.

map-fit = Show the whole map
map-leader = { $name }: { $points } MP, { $marching }
map-cost = { $cost } MP
map-by-land = By land
map-by-sea = By sea
map-rolls = { $count ->
    [one] 1 die
   *[other] { $count } dice
}, losses { $risk }
map-safe = no losses
map-passing = A move may not end here.
map-left = { $points } MP left then
map-way-land = Go by land, { $cost } MP
map-way-sea = Go by sea, { $cost } MP

label-deploy = Set up { $points } in { $hex }
label-deploy-leader = Set up the leader in { $hex }
label-fund = { $count ->
    [0] Spend nothing on diplomacy
    [one] Spend 1 treasury point on diplomacy
   *[other] Spend { $count } treasury points on diplomacy
}
label-retire = { $leader }: step down
label-appoint = { $leader }: take command in { $hex }
label-return = { $leader }: come back in { $hex }
label-lead = { $leader }: set out
label-join = Take along { $points }
label-drop = Leave behind { $points }
label-go = Go to { $hex }
label-emerge = { $what }: { $hex }
label-lose = Lose { $points } in { $hex }
label-raise = Raise { $points } in { $hex }

overlay-control = Control of regions
overlay-supply = Points without supply
overlay-sieges = Sieges

legend-title = Legend
legend-reach-land = Within reach by land
legend-reach-sea = Within reach by sea

card-treasury-note = Treasury points to pay supply, recruits and diplomacy with
card-losses-note = Points lost since the last diplomacy phase; they weigh on the next roll
card-victory-note = The values of the regions under control; now: { $level }. { $goal } win at once in one’s own taxation phase.
card-strength = Points on the map
card-strength-note = At most { $land } land and { $naval } naval points
card-fleets = Fleets
card-no-fleets = none may be built yet
card-leaders = Leaders
card-sealed = Bid sealed
card-unsealed = Bid awaited
card-last-turn = Last turn

setup-title = Set-up
setup-line = { $what }: { $where }
setup-next = The next click sets down
setup-click = Click a marked hex on the map.
setup-usual = All to { $hex }
setup-rest = Everything as suggested

bids-title = Money for diplomacy
bids-note = Both sums are opened together, and paid. Whoever spends more moves the die by one.
bids-open = not yet sealed
bids-sealed = sealed
bids-own = { $count ->
    [0] sealed: nothing
   *[other] sealed: { $count }
}
bids-sum = Treasury points to spend
bids-seal = { $count ->
    [0] Seal: spend nothing
   *[other] Seal: spend { $count }
}

revealed-total = result { $total }

elections-title = Elections
elections-retire = { $count ->
    [one] One leader must step down.
   *[other] { $count } leaders must step down.
}
elections-step-down = Step down
placing-title = A leader takes command
placing-who = Who comes next
placing-click = Click a marked hex on the map.

setout-title = { $leader } sets out
setout-with = Set out
setout-alone = Alone
setout-ends = This ends the move of { $leader }.
march-title = { $leader } in { $hex }
march-points = { $points ->
    [one] 1 movement point left
   *[other] { $points } movement points left
}
march-here = { $count } here
march-alone = He leads no points.
march-attack = { $cost } MP
march-attack-walls = { $cost } MP, behind walls
march-on = Go on to { $hex }, { $cost } MP
garrisons-title = Garrisons that can come out
threat-title = Under attack
threat-invert = Behind the walls: the attacker has paid nothing yet and may leave you alone
threat-stand = In the open: one attack is certain
losses-title = { $count ->
    [one] 1 point to lose
   *[other] { $count } points to lose
}
losses-left = { $count ->
    [0] All chosen.
   *[other] Still to choose: { $count }
}
losses-pay = { $count ->
    [one] Remove 1 point
   *[other] Remove { $count } points
}
recruit-title = Recruitment
recruit-treasury = { $after ->
    [one] Treasury { $treasury }, then 1
   *[other] Treasury { $treasury }, then { $after }
}
recruit-region = { $region }: { $left } left to spend
recruit-left = { $left } left
recruit-click = Click a marked place, or choose one here. A point costs 2.
recruit-how-many = How many?
recruit-raise = { $count ->
    [one] Raise 1 point for { $price }
   *[other] Raise { $count } points for { $price }
}

agree-title = An offer to end the war
agree-note = If you agree, the war is over at once.
offer-title = End the war?
offer-note = The other side is asked at once. If it agrees, the war is over; if not, play goes on. You can offer once a phase.
standing-points = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}
standing-level = { $level }: from { $least }
standing-draw = The war would end in a draw.
standing-win = { $side } would win: { $level }.

summary-title = { $side }, turn { $turn }
summary-diplomacy = Diplomacy
summary-leaders = Leaders
summary-money = Money and supply
summary-marches = Marches
summary-march = { $leader } marched from { $from } to { $to }.
summary-battles = Battles
summary-regions = Places and regions
summary-recruits = Recruits
summary-losses = Losses
summary-toll = { $side }: { $points }
summary-no-losses = None
summary-sieges = Sieges that go on

text-war = The war
text-turn = Turn { $turn }, { $phase }
text-side = Treasury { $treasury }, losses { $losses }, victory points { $victory }; { $land } land and { $naval } naval points on the map
text-leader = { $leader }: { $where }
text-regions = Regions
text-region = { $region }, worth { $value }: { $control }
text-stack = { $hex }: { $stack }
text-sea = At sea

log-raised = Recruitments: { $list }
log-marched = { $count ->
    [one] { $side } moved one leader.
   *[other] { $side } moved { $count } leaders.
}
