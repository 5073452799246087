### What the board of Latium says besides the game's own messages.

map-fit = Show the whole tabula (map)
field-fit = Show the whole field
map-town = { $town } ({ $people }): { $level }, { $cives } cives, { $holder }
label-action = { $verb }: { $words }

panel-title = Your realm
panel-now = Now
panel-signa = Signa
panel-papers = Letters
panel-house = Houses
panel-gods = Gods
panel-choices = Choices
panel-close = Close
panel-seal = Seal { $aes } aes
panel-void = It has no effect.
panel-more = { $count } more: select a town or a counter, or open the list of choices.
panel-select = Select a town or a counter to see what it can do.
panel-folded = Press a name above to open what it holds.
panel-no-signa = You hold no Signum.
town-holder = Held by
town-areae = Areas
town-legion = Legion
card-ready = sealed
card-waiting = choosing
reign-absent = not played
reign-exiled = in exile
reign-fallen = fallen
standing-filius = filius
standing-pledge = at court
standing-rex = Rex
standing-dead = dead

duel-melee = A duel
duel-shot = A shot
duel-last-melee = The last duel
duel-last-shot = The last shot
duel-choose = Choose a card to lay face down

papers-letters = Letters
papers-accords = Accords
papers-to = To
papers-bond = Kind of accord
papers-writing = being written
papers-sent = sent
papers-none = none
papers-on = in force
papers-ended = ended
papers-betrayed = betrayed
clause-giver = Who gives

text-game = The game
text-turn = Turn { $turn }: { $phase }
text-rex = Ira populi { $ira }, Signa { $signa }
text-counter = { $counter }: { $where }
text-towns = Towns
text-battle = Battle: { $aggressor } against { $defender }
text-unit = { $unit }: { $arm } on { $square }, centuriae { $alive }, damage { $hurt }
text-commander = { $unit }: { $arm } on { $square }

word-raised = raised
word-onward = and on with the socius
word-secret = secret
word-joins = joining
word-led = with the commander
word-mine = I give
word-theirs = the other gives
word-far = the far side
word-near = the near side
word-right = to the right
word-left = to the left
word-ahead = ahead
word-back = back
word-alone = alone
word-schiera = the schiera
word-line = the line
word-first = first centuria
word-second = second centuria
word-daughter = a daughter
word-son = a son
word-eloquentia-raised = Eloquentia, raised
word-aggressor = the aggressor
word-defender = the defender
word-nobody = nobody
word-for = for
word-until = until turn
word-at = in turn
word-every = every so many turns
word-of = of
word-on = on

label-deploy = Draw up { $arm } from { $square } { $hand }: { $units } units of { $each ->
    [one] one centuria
   *[other] { $each } centuriae
}
label-deploy-one = Draw up { $arm } on { $square }: a unit of { $each ->
    [one] one centuria
   *[other] { $each } centuriae
}
picks-field = Choose a unit or a marked square on the field; or choose from these lists.
picks-many = { $verb } ({ $count })
panel-affairs = Realm
form-most = max. { $most }
form-incomplete = Something is still missing.
form-waits = It is not your choice now. What you fill in here is kept.
form-allowed = allowed
form-no-longer = No longer possible:
offer-note = You have { $aes } aes. { $last ->
    [0] { "" }
   *[other] The last Signa were won with { $last } aes.
}
order-widen = Widen the areas ({ $aes } aes)
order-wall = Build walls ({ $aes } aes)
order-legion = The legion
order-cost = { $aes } aes each, and { $pay } aes each semester
order-dismiss = Let { $cives } cives go
order-ranks = { $leader }: { $arm } of { $town }
gift-give = Give { $aes } aes
gift-by-letter = By letter, if the other accepts:
loan-owed = You owe { $town } { $aes } aes, by turn { $turn }
loan-overdue = You owe { $town } { $aes } aes, and it is overdue
loan-repay = Repay { $aes } aes
audience-note = Every { $step } aes adds 1 to the die, { $most } at most. Money is spent whatever the answer; a 1 offends.
field-aes = aes
field-at = in turn (at once if empty)
field-every = every so many turns
field-until = until turn
field-count = how many
field-cives = cives
field-arm = arm
field-signum = Signum (blind if empty)
field-person = person
field-town = town
field-counter = captive
field-share-giver = share of the first
field-share-other = share of the other
field-who = who
field-legatus = legatus
field-demand = asks for
field-loan = the loan
field-money = aes offered
field-speech = Signum
affairs-none = No wars, claims, captives or debts.
affairs-wars = Wars
affairs-claims = Claims to a crown
affairs-captives = Captives
affairs-lords = Lords and subjects
affairs-loans = Debts
war-declared = { $aggressor } against { $against } for { $town }, declared in turn { $turn }, last active in turn { $stirred }.
war-treachery = { $aggressor } against { $against } for { $town }, without a declaration, last active in turn { $stirred }.
war-crown = The crown of { $town } is contested.
claim-told = { $claimant } may fight { $reigning } for the crown of { $town } until turn { $turn }.
captive-told = { $who }: captive of { $seat } until turn { $turn }
captive-seized = { $who }: seized until turn { $turn }
lord-told = { $seat } is subject to { $lord }.
lord-rebels = Rebellion may strike from turn { $turn }.
event-strikes = falls to { $seat }
event-drawn = The lot fell on { $seat }.
event-charisma = { $seat } drew it to himself with Charisma.
event-egida = { $seat } sent it to { $to } with Egida.
event-egida-raised = { $seat } sent it to { $to } with a raised Egida: it cannot be sent on.
event-rerolled = The die was rolled again.
gods-left = { $left } of { $most } areas left
gods-protects = Protector of { $seat }
gods-ara = ara in { $town } ({ $holder }), favours { $favours }
gods-templum = templum in { $town } ({ $holder })
gods-none = no sacred area
gods-build = Build (templum { $templum } aes, ara { $ara } aes)
signa-ways = { $count } ways to play it
signa-waits = Not now: it is not your choice.
signa-others = { $seat } { $count }
house-of = House of
house-tree = The house of { $town }
house-key = ♛ heir · double line: marriage · ⚭ the marriage gives control of the town · grey: dead
house-point = Point at somebody to read what the rules say about them.
house-first = The Rex of { $town }, first of his house
house-go = The house of { $town }
kin-dead = dead
kin-captive = captive
kin-heir = heir
kin-reigns = reigns
kin-vacant = vacant throne
kin-pledge = at court
kin-wed = married
kin-filius = of the house
town-caput = caput
town-held = { $holder } ({ $hold })
town-walls = Walls
town-walls-hold = { $level }, for { $cives } cives
town-cives = Cives
town-of-capacity = { $cives } (room for { $capacity })
town-surplus = Surplus
town-feed = { $cives } cives, { $aes } aes a turn to feed
town-growth = Growth
town-grows = to { $cives } at the end of the semester
town-stays = none: crowded, shut in or angry
town-production = Production
town-yields = { $aes } aes a semester
town-work = Work
town-work-areae = areas, done at the end of the turn
town-work-walls = walls, done at the end of the turn
town-arm = { $arm } { $have }/{ $most }
town-garrison = In the town
town-unknown = not known
town-ira = Ira populi
town-sacred = Sacred area
town-ara = ara of { $god }, favours { $favours }
town-templum = templum of { $god }
town-loan = Lends at most
town-blockade = Blockade
town-blockaded = by { $seat } since turn { $turn }; falls after { $turns } turns
town-bond = { $seat }, since turn { $turn }
town-reconstructed = reconstructed: the guide does not give this figure
papers-between = { $from } and { $to }
papers-waiting = { $count ->
    [one] A letter waits for your answer
   *[other] { $count } letters wait for your answer
 }
papers-in-hand = The letter in your hand
papers-terms = Your terms of peace
papers-offered-terms = The terms of peace that you are offered
papers-begin = Begin a letter
papers-at-once = Or propose one thing at once
papers-send-at-once = Write and send
papers-at-once-note = Goes to the Rex named above, with the bond and the secrecy chosen there.
papers-sent-on = Sent in turn { $turn }
papers-held = It waits for the permission that a peace requires.
papers-no-clauses = nothing more
papers-no-accords = No accord that you know of.
papers-past = past ones too
papers-since = since turn { $turn }
papers-peace-since = terms of peace, since turn { $turn }
papers-ended-on = ended in turn { $turn }
papers-traitor = betrayed by { $seat }
papers-bonds = With civitates sine duce
papers-bond-with = { $seat }: { $bond } with { $town } since turn { $turn }
clause-kind = Clause
clause-kept = (done)
clause-broken = (broken)
clause-nobody-there = Nobody of this house can be named here.
said-none = no clause
said-pay-once-now = { $voice ->
    [mine] I shall send you { $a } aes as soon as you agree.
    [theirs] You will send me { $a } aes as soon as you agree.
   *[other] { $giver } pays { $receiver } { $a } aes at once.
 }
said-pay-once-at = { $voice ->
    [mine] In turn { $b } I shall send you { $a } aes.
    [theirs] In turn { $b } you will send me { $a } aes.
   *[other] { $giver } pays { $receiver } { $a } aes in turn { $b }.
 }
said-pay-every-now = { $voice ->
    [mine] I shall send you { $a } aes as soon as you agree, and as much again every { $c } turns until turn { $until }.
    [theirs] You will send me { $a } aes as soon as you agree, and as much again every { $c } turns until turn { $until }.
   *[other] { $giver } pays { $receiver } { $a } aes at once, then every { $c } turns until turn { $until }.
 }
said-pay-every-at = { $voice ->
    [mine] From turn { $b } on I shall send you { $a } aes every { $c } turns, until turn { $until }.
    [theirs] From turn { $b } on you will send me { $a } aes every { $c } turns, until turn { $until }.
   *[other] { $giver } pays { $receiver } { $a } aes in turn { $b }, then every { $c } turns until turn { $until }.
 }
said-signa-any = { $voice ->
    [mine] I shall hand you { $a ->
        [one] one
       *[other] { $a }
    } of my Signa, drawn blind.
    [theirs] You will hand me { $a ->
        [one] one
       *[other] { $a }
    } of your Signa, drawn blind.
   *[other] { $giver } hands { $receiver } { $a } of his Signa, drawn blind.
 }
said-signa-named = { $voice ->
    [mine] I shall hand you { $a ->
        [one] a Signum
       *[other] { $a } Signa
    }: { $b }.
    [theirs] You will hand me { $a ->
        [one] a Signum
       *[other] { $a } Signa
    }: { $b }.
   *[other] { $giver } hands { $receiver } { $a } × { $b }.
 }
said-share-signa = { $voice ->
    [mine] Of every two Signa that I win until turn { $until }, one shall be yours.
    [theirs] Of every two Signa that you win until turn { $until }, one shall be mine.
   *[other] Of every two Signa that { $giver } wins, { $receiver } gets one, until turn { $until }.
 }
said-centuriae = { $voice ->
    [mine] I shall send you { $b ->
        [one] one centuria
       *[other] { $b } centuriae
    } of { $a }, for good.
    [theirs] You will send me { $b ->
        [one] one centuria
       *[other] { $b } centuriae
    } of { $a }, for good.
   *[other] { $b } centuriae of { $a } pass from { $giver } to { $receiver }.
 }
said-marry = { $voice ->
    [mine] Let { $a } marry { $b }.
    [theirs] Let { $a } marry { $b }.
   *[other] { $a } marries { $b }.
 }
said-repudiate = { $voice ->
    [mine] Let the marriage of { $a } be dissolved.
    [theirs] Let the marriage of { $a } be dissolved.
   *[other] The marriage of { $a } is dissolved.
 }
said-send-away = { $voice ->
    [mine] I shall send { $a ->
        [one] one civis
       *[other] { $a } cives
    } away from my lands.
    [theirs] You will send { $a ->
        [one] one civis
       *[other] { $a } cives
    } away from your lands.
   *[other] { $giver } sends { $a } cives away.
 }
said-slaves = { $voice ->
    [mine] I shall sell { $a ->
        [one] one civis
       *[other] { $a } cives
    } as slaves, and you have the price.
    [theirs] You will sell { $a ->
        [one] one civis
       *[other] { $a } cives
    } as slaves, and I have the price.
   *[other] { $giver } sells { $a } cives; { $receiver } has the price.
 }
said-joint-offer = { $voice ->
    [mine] At the next offers I put up { $a } aes and you { $b }, under one seal.
    [theirs] At the next offers you put up { $a } aes and I { $b }, under one seal.
   *[other] For the next offers { $giver } puts up { $a } aes and { $receiver } { $b }, under one seal.
 }
said-transit = { $voice ->
    [mine] Your armies may pass { $a } until turn { $until }.
    [theirs] My armies may pass { $a } until turn { $until }.
   *[other] Armies of { $receiver } may pass { $a } until turn { $until }.
 }
said-leave-needed = { $voice ->
    [mine] Until turn { $until } my letters and audiences need your leave.
    [theirs] Until turn { $until } your letters and audiences need my leave.
   *[other] Until turn { $until } letters and audiences of { $giver } need the leave of { $receiver }.
 }
said-contingent = { $voice ->
    [mine] In war you may call up to { $a } of my centuriae to your side, until turn { $until }.
    [theirs] In war I may call up to { $a } of your centuriae to my side, until turn { $until }.
   *[other] { $receiver } may call up to { $a } centuriae of { $giver } in war until turn { $until }.
 }
said-not-attack = { $voice ->
    [mine] Until turn { $until } I shall not raise arms against you.
    [theirs] Until turn { $until } you will not raise arms against me.
   *[other] { $giver } does not attack { $receiver } until turn { $until }.
 }
said-attack = { $voice ->
    [mine] By turn { $until } I shall have attacked { $a }.
    [theirs] By turn { $until } you will have attacked { $a }.
   *[other] { $giver } attacks { $a } by turn { $until }.
 }
said-submit = { $voice ->
    [mine] I bow to you, and call you my lord.
    [theirs] You bow to me, and call me your lord.
   *[other] { $giver } becomes subject to { $receiver }.
 }
said-release = { $voice ->
    [mine] I shall let { $a } come home to you.
    [theirs] You will let { $a } come home to me.
   *[other] { $giver } releases { $a } of { $receiver }.
 }
said-lend-at = { $voice ->
    [mine] I lend you { $a } aes, and want them back by turn { $b }.
    [theirs] You lend me { $a } aes, and have them back by turn { $b }.
   *[other] { $giver } lends { $receiver } { $a } aes, to be paid back by turn { $b }.
 }
said-lend-open = { $voice ->
    [mine] I lend you { $a } aes, for as long as you need them.
    [theirs] You lend me { $a } aes, for as long as I need them.
   *[other] { $giver } lends { $receiver } { $a } aes.
 }
roster = Your towns and counters
roster-note = Take a town or a counter in hand, here or on the tabula (map): it shows what it can do.
counter-moved = It has moved in this turn.
journey-to = to
journey-go = Send to { $town }
journey-way = { $town }: { $way }
journey-far = { $milia } milia{ $turns ->
    [one] { "" }
   *[other] , { $turns } turns
}
journey-note = Or click a casella (a space) on the tabula. { $milia } milia a turn.
order-muster-all = Take the whole legion
order-station-all = Leave them all
house-marry = Propose a marriage
gods-build-templum = Build a templum
gods-build-ara = Raise an ara in { $town }
journey-go-before = Send before { $town }
journey-before = before { $town } ({ $hex }): { $way }
moment = Turn { $turn } of { $turns }: { $phase }. The semester ends with turn { $semester }, the cycle with turn { $cycle }.
moment-reign = Phase of { $seat }

log-marched = { $count ->
    [one] { $side } moved one counter.
   *[other] { $side } moved { $count } counters.
}
summons-title = You are called to battle
summons-attacker = Against you: { $leader } of { $seat }, from { $place }. You learn how many he leads when the armies are drawn up.
summons-own = With { $leader } you would have { $count ->
    [one] 1 centuria
   *[other] { $count } centuriae
} there.
summons-town = At stake: { $town }. If you decline, it is shut in behind its walls and may fall.
summons-afield = At stake: your leader and those who follow him. If you decline, you give up a siege of your own.
event-of-turn = The event of this turn: { $card }


muster-title = Your troops
muster-note = “3 ×2” are three units of two centuriae each. Take some, then point at a marked square, or drag them there.
muster-all = Draw up all that are left
duel-beats = What beats what
duel-beats-gladium = gladium on lorica: the blow that ends the duel
duel-beats-clipeus = clipeus on lorica: 1 point, and it goes on
duel-beats-none = anything else: nothing happens

## Letters, scenes and standings

letter-greeting = { $from } to { $to }, greeting.
letter-pactum = Our herds drink from the same rivers, and our people have quarrelled long enough. I offer you a pactum: let there be peace between our houses.
letter-foedus = We have kept the peace; let us now keep watch for each other. I offer you a foedus: your enemies shall be mine, and mine yours.
letter-other = A word between Reges, before others bring it to you.
letter-about-marry = You have children, and so have I: let one hearth be lit from two.
letter-about-repudiate = What was joined between our houses has brought neither of us joy.
letter-about-pay = Let us speak of bronze, which sleeps badly in a chest.
letter-about-lend = Let us speak of bronze, which sleeps badly in a chest.
letter-about-joint-offer = The gods hear one loud prayer sooner than two soft ones.
letter-about-not-attack = A promise costs less than a wall, and stands longer where it is kept.
letter-about-attack = The spear that you and I do not point at each other may point elsewhere.
letter-about-release = Someone who ought to sit at the hearth is still in chains.
letter-about-submit = Let it be settled between us who leads and who follows.
letter-offers = { $first ->
    [0] And here is my part.
   *[other] Here is my part.
}
letter-asks = { $first ->
    [0] And this I ask of you.
   *[other] This is what I ask of you.
}
letter-secret = Let this stay a secret between us.
letter-farewell = Farewell, and answer soon.
letter-unfinished = Not yet sealed.
letter-signed = { $from }
letter-seal = The seal of { $from }
card-points = points
card-points-note = What the final count would give you now; after the last turn the most points win.
card-points-known = What the final count would give now, without what you cannot see: aes and loans.
scene-betrayal = A word is broken
scene-wedding = A wedding
scene-death = A Rex is dead
scene-succession = A new Rex
scene-war = War
scene-treachery = War without warning
scene-why = Why
scene-stake = At stake
scene-next = Next ({ $at } of { $count })
scene-why-sworn = They had sworn it in turn { $turn }; nothing but the gods makes them keep it.
scene-why-war = A Rex who wants { $town } must take it in war: no accord holds him back.
scene-why-treachery = No herald went before the army, so that the attacked have no time to call their socii.
scene-why-betrayal = An accord binds only as long as both want it to.
scene-why-wedding = So it was agreed between the two houses.
scene-why-death = His hour has come.
scene-why-succession = The throne must not stay empty.
scene-stake-town = { $town }: { $cives } cives, { $level }. One more town counts for predominance and in the final count.
scene-stake-caput = { $town }, a caput with { $cives } cives, { $level }. A Rex who loses his caput may be driven out of the game.
scene-stake-free-caput = { $town }, a caput with { $cives } cives, { $level }. Whoever would rule Latium needs two capita, and the final count gives 12 points for it.
scene-stake-ira = The ira of { $seat } is { $ira } of { $limit }, and everybody knows now what his word is worth.
scene-stake-betrayal = Everybody knows now what such a word is worth.
scene-stake-wedding = If one house is left without sons, the husband of a daughter takes its crown.
scene-stake-death = His accords, his treasury and his Signa go to whoever follows him.
scene-stake-heir = The crown of { $town } goes to a son; { $count ->
    [one] one son lives
   *[other] { $count } sons live
  }.
scene-stake-no-heir = No son lives at { $town }: a son-in-law may take the crown, or the line ends.
scene-stake-succession = Treasury, Signa and accords of { $town } are his; he begins with ira 0 and without filii.
scene-stake-treachery = Whoever loses his caput may be driven out of the game.
scene-stake-war = Whoever loses his caput may be driven out of the game.
