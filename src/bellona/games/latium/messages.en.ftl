### Latium: everything the game says, in English. Latin terms of the game stay Latin.

## The game and its scenarios

game-title = Latium
game-blurb = Six Reges of archaic Latium and a program for arbiter: sealed offers to the gods, growing towns, legati and marriages, secret accords that can be betrayed, and battles decided card against card.
scenario-six_kings = Six Reges, 60 turns
scenario-six_kings-blurb = Every caput has its player: Aequi, Hernici, Sabini, Latini, Etrusci and Volsci, for five years of twelve turns.
scenario-six_kings_short = Six Reges, 48 turns
scenario-six_kings_short-blurb = The whole table in four years: little time to grow, so marriages and accords weigh more.
scenario-six_kings_long = Six Reges, 72 turns
scenario-six_kings_long-blurb = Six years: the first civitates get their great walls, and old promises come due.
scenario-five_kings = Five Reges, 60 turns
scenario-five_kings-blurb = Nomentum is a civitas sine duce, a rich neighbour to be courted from both banks of the Tiberis.
scenario-four_kings = Four Reges, 60 turns
scenario-four_kings-blurb = Nersae, Alatrium, Roma and Caere: more room between the Reges, and two capita that nobody plays.
scenario-three_kings = Three Reges, 60 turns
scenario-three_kings-blurb = Nersae, Caere and Ecetra at the three corners of the tabula: a race for the civitates in the middle.
scenario-two_kings = Two Reges, 60 turns
scenario-two_kings-blurb = Roma against Caere, with the Tiberis between them and 28 towns to win over.
scenario-one_year = Three Reges, 12 turns
scenario-one_year-blurb = Nersae, Roma and Caere for a single year: a first reign in less than an hour. There is no time for great walls, but enough for an accord, a wedding, or a war.
scenario-agreed = { $kings }, { $turns } turns
scenario-agreed-exile = { $kings }, { $turns } turns, exiles may return
scenario-composed = A game of your own
scenario-composed-blurb = Choose which towns play, for how many turns, and what becomes of a Rex who is driven out.
scenario-own = A game of your own
kings-2 = { $king0 } and { $king1 }
kings-3 = { $king0 }, { $king1 } and { $king2 }
kings-4 = { $king0 }, { $king1 }, { $king2 } and { $king3 }
kings-5 = { $king0 }, { $king1 }, { $king2 }, { $king3 } and { $king4 }
kings-6 = { $king0 }, { $king1 }, { $king2 }, { $king3 }, { $king4 } and { $king5 }
option-kings = Who plays
option-length = Length
option-return = A Rex driven out
option-final = is out of the game
option-exile = may ask his socius to bring him back
option-turns = { $turns } turns ({ $cycles } years)

## Names

side-nersae = Nersae
side-alatrium = Alatrium
side-nomentum = Nomentum
side-roma = Roma
side-caere = Caere
side-ecetra = Ecetra
side-nobody = nobody
people-aequi = Aequi
people-hernici = Hernici
people-sabini = Sabini
people-latini = Latini
people-etrusci = Etrusci
people-volsci = Volsci
town-nersae = Nersae
town-alatrium = Alatrium
town-nomentum = Nomentum
town-roma = Roma
town-caere = Caere
town-ecetra = Ecetra
town-tusculum = Tusculum
town-praeneste = Praeneste
town-tibur = Tibur
town-lavinium = Lavinium
town-ardea = Ardea
town-velitrae = Velitrae
town-antium = Antium
town-signia = Signia
town-norba = Norba
town-cliternia = Cliternia
town-carsioli = Carsioli
town-alba = Alba
town-treba = Treba
town-anagnia = Anagnia
town-ferentinum = Ferentinum
town-verulae = Verulae
town-cures = Cures
town-reate = Reate
town-trebula = Trebula
town-casperia = Casperia
town-veii = Veii
town-tarquinii = Tarquinii
town-falerii = Falerii
town-capena = Capena
town-nobody = no town
terrain-planities = plain
terrain-altopiano = plateau
terrain-mons = mountain
terrain-lacus = lake
terrain-mare = sea
god-none = no god
god-iuppiter = Iuppiter
god-ceres = Ceres
god-mars = Mars
god-mercurius = Mercurius
god-nobody = no god
counter-rex = the Rex
counter-dux = the Dux
counter-legatus-1 = legatus I
counter-legatus-2 = legatus II
counter-nobody = nobody
arm-pedites = pedites
arm-equites = equites
arm-sagittarii = sagittarii
arm-nobody = soldiers
level-vicus = vicus
level-oppidum = oppidum
level-civitas = civitas
level-nobody = town
level-random = Random
level-greedy = Greedy
level-tiro = Tiro: strikes too early or hides too long
level-miles = Miles: waits for the upper hand
level-centurio = Centurio: strikes when your Dux is away
level-legatus = Legatus: weighs a few designs before each of his phases
level-consul = Consul: weighs many designs, and keeps a ledger of your word
sex-daughter = a daughter
sex-son = a son
sex-nobody = a child
person-son = { $name }, son of the Rex of { $town }
person-daughter = { $name }, daughter of the Rex of { $town }
casella-town = { $town }
square-at = { $column }·{ $row }
change-more = +{ $id }
change-less = { $id }
person-nobody = nobody
hold-free = sine duce
hold-own = seat of the Rex
hold-colonia = by conquest
hold-dynasty = by marriage
hold-nobody = unknown
bond-none = no bond
bond-pactum = pactum
bond-foedus = foedus
bond-other = agreement
bond-nobody = agreement
demand-pactum = a pactum
demand-foedus = a foedus
demand-matrimonium = a marriage
demand-loan = a loan
demand-transit = transit
demand-nobody = nothing
army-aggressor = the aggressor
army-defender = the defender
army-nobody = nobody
facing-ahead = towards the enemy
facing-left = to the left
facing-back = towards its own edge
facing-right = to the right
facing-nobody = ahead
arma-none = no card
arma-gladium = gladium
arma-clipeus = clipeus
arma-lorica = lorica
arma-sealed = a card face down
arma-nobody = no card
fall-not = still reigns
fall-expelled = driven out by the people
fall-no-heir = dead without an heir
fall-caput-taken = his caput was taken
fall-abdicated = abdicated
fall-nobody = fallen
ending-not-yet = not over
ending-solus-rex = solus Rex
ending-predominium = predominium
ending-final-count = the final count
ending-nobody-left = no Rex is left
ending-nobody = over
phase-setup = Set-up
phase-offers = Offers
phase-event = Event
phase-reign = Phase of a Rex
phase-close = End of the turn
phase-over = Game over
score-points = Points
score-towns = Towns controlled
score-aes = Aes

## Signa Deorum

signum-none = no Signum
signum-nobody = a Signum
signum-charisma = Charisma
signum-egida = Egida
signum-pax = Pax
signum-auspicium = Auspicium
signum-clementia = Clementia
signum-fertilitas = Fertilitas
signum-abundantia = Abundantia
signum-salus = Salus
signum-conubium = Conubium
signum-damnum = Damnum
signum-defensio = Defensio
signum-alacritas = Alacritas
signum-inopinatum = Inopinatum
signum-opportunitas = Opportunitas
signum-constantia = Constantia
signum-furtum = Furtum
signum-dolum = Dolum
signum-calliditas = Calliditas
signum-eloquentia = Eloquentia
signum-commercium = Commercium
signum-fides = Fides
tell-signum-charisma = Draws to you an event that fell to another; raised, you may take the next better result.
tell-signum-egida = Sends an event that is yours to another Rex; raised, it can be neither sent on nor stopped by a Protector.
tell-signum-pax = Spares you a bad event; raised, you gain 5 aes besides.
tell-signum-auspicium = Rolls the die of your event again; raised, you choose between the two results.
tell-signum-clementia = Calms your people: ira populi -1; raised, -2.
tell-signum-fertilitas = 2 more cives in one of your towns; raised, 4.
tell-signum-abundantia = Your next production grows by 20 per cent; raised, by 40.
tell-signum-salus = Voids a bad event of health, or the plague, for one Rex; raised, he gains 1 civis.
tell-signum-conubium = A child is born to a Rex with fewer than two filii; raised, you choose son or daughter.
tell-signum-damnum = In battle, 1 more point for a clipeus that struck; raised, 2.
tell-signum-defensio = In battle, cancels a Damnum; raised, the point of the clipeus too.
tell-signum-alacritas = 2 more on your initiative die; raised, 3.
tell-signum-inopinatum = Takes the initiative from him who won it; raised, for the whole battle.
tell-signum-opportunitas = Becomes three other Signa of your store before the deployment; raised, four.
tell-signum-constantia = 2 more on one discrimen; raised, it is passed without a die.
tell-signum-furtum = Takes a Signum from another Rex, drawn blind; raised, you choose it.
tell-signum-dolum = In battle takes one of the enemy’s Signa, in peace murders your son-in-law; raised, you choose the card.
tell-signum-calliditas = Breaks the accord of a Rex with a civitas sine duce; raised, it grants him no audience for 6 turns.
tell-signum-eloquentia = 1 more in an audience; raised, 2.
tell-signum-commercium = 10 aes; raised, 16.
tell-signum-fides = Stops a Calliditas, Furtum or Dolum against you; raised, you keep that card.

## Eventi

eventus-none = no event
eventus-nobody = an event
eventus-populus = Populus
eventus-migratio = Migratio
eventus-messis = Messis
eventus-mercatus = Mercatus
eventus-auspicia = Auspicia
eventus-sacra = Sacra
eventus-domus-regia = Domus regia
eventus-aquae = Aquae
eventus-legationes = Legationes
eventus-hospitium = Hospitium
eventus-dilectus = Dilectus
eventus-bellum = Bellum
outcome-nobody = a result
outcome-pestilentia = Pestilentia: plague takes three cives in ten, and as many of the legion
outcome-fames-minor = Fames minor: hunger drives one civis in ten away
outcome-proles = Proles (full cradles): one civis more for every ten
outcome-incrementum = Incrementum (the town swells): three cives more for every ten, room or no room
outcome-ver-sacrum = Ver sacrum: a vowed spring sends 4 cives to the nearest town
outcome-discessus = Discessus: 2 cives move to the nearest town
outcome-advenae = Advenae: 2 newcomers become cives
outcome-asylum = Asylum: a refuge is opened, and 4 cives come
outcome-siccitas = Siccitas (drought): the land yields nothing at the next production
outcome-grando = Grando: hail halves the next production
outcome-bona-messis = Bona messis (a good year): the next production grows by a quarter
outcome-copia = Copia (full barns): the next production grows by half
outcome-incendium = Incendium: fire in the stores costs 15 aes
outcome-furta = Furta: thieves carry off 8 aes
outcome-nundinae = Nundinae: a fair brings in 8 aes
outcome-salinae = Salinae: salt and ore fetch 15 aes
outcome-prodigium-dirum = Prodigium dirum (a terrible sign): 2 Signa are lost, and one favour of a god
outcome-omen-malum = Omen malum (an ill sign): 1 Signum is lost
outcome-omen-bonum = Omen bonum (a fair sign): 1 Signum is drawn at no cost
outcome-augurium-maximum = Augurium maximum (the greatest of signs): 2 Signa are drawn at no cost
outcome-sacrilegium = Sacrilegium (the gods are offended): ira +1, and 10 aes to atone or one more, never above 2
outcome-piaculum = Piaculum: 10 aes to atone, or ira +1, never above 2
outcome-feriae = Feriae (a holiday soothes the people): ira -1
outcome-votum = Votum (a vow is heard): ira -1, and an ara may be raised at no cost
outcome-morbus-regis = Morbus regis: the Rex lies gravely ill for 3 turns, and dies on a 1
outcome-febris = Febris: a fever keeps the Rex at home for 2 turns
outcome-partus = Partus: a child is born to the Rex, or 1 civis if he has two
outcome-heres = Heres: a son is born to the Rex, or 2 cives if he has two children
outcome-paludes = Paludes (marsh fever): one civis in ten lost, and nobody is enrolled for 3 turns
outcome-tabes = Tabes (sickness): nobody is enrolled for 2 turns
outcome-fons = Fons (good water): 1 civis more
outcome-fons-sacer = Fons sacer (a holy spring): 2 cives more, and the next ill of this cycle does no harm
outcome-foedus-ruptum = Foedus ruptum: a civitas, drawn by lot, breaks its accord; if there is none, -2 in the next audience
outcome-verba-dura = Verba dura (harsh words): -2 in the next audience
outcome-verba-mellita = Verba mellita (honeyed words): +2 in the next audience
outcome-legatus-mercurii = Legatus Mercurii: a civitas within 96 milia grants the next stage of an accord unasked
outcome-attritus = Attritus: friction with the nearest civitas that is no socia, for 6 turns
outcome-legatus-captus = Legatus captus (a legatus is held): 6 aes, or he is lost for 3 turns
outcome-munera = Munera (gifts among guests): 6 aes
outcome-hospes-amicus = Hospes amicus (a friend at every hearth): 10 aes, and all friction ends
outcome-seditio = Seditio (mutiny): 2 centuriae of pedites break up
outcome-desertores = Desertores (deserters): 1 centuria of pedites breaks up
outcome-voluntarii = Voluntarii (volunteers): 1 centuria of pedites at no cost
outcome-iuventus = Iuventus (the young ride in): 1 centuria of equites at no cost, and a Signum
outcome-incursio = Incursio: a raid costs 12 aes and 1 civis
outcome-latrones = Latrones: brigands take 6 aes
outcome-ardor = Ardor (eager for battle): +1 on the initiative in this cycle
outcome-mars-adest = Mars adest (Mars is near): +2 on the initiative and +1 on every discrimen in this cycle

## What is asked

ask-offer = make a sealed offer
prompt-offer = { $seat }: offer aes for the two Signa in secret{ $last_offer ->
    [0] .
   *[other] ; last turn { $last_offer } won.
}
waiting-offer = Waiting for { $seat } to make a sealed offer.
ask-pick = choose one of the two Signa
prompt-pick = { $seat }: your share was the larger, so take one of the two Signa.
waiting-pick = Waiting for { $seat } to choose one of the two Signa.
ask-charisma = play Charisma or let the event be
prompt-charisma = { $seat }: { $card } falls to { $assigned }. { $result }. Draw it to yourself with Charisma, or pass.
waiting-charisma = Waiting for { $seat } to play Charisma or let the event be.
ask-better = choose between two results
prompt-better = { $seat }: choose one of two results of { $card }: { $result }; or: { $other_result }.
waiting-better = Waiting for { $seat } to choose between two results.
ask-egida = send the event on or bear it
prompt-egida = { $seat }: { $card } is yours. { $result }. Send it on with Egida, or pass.
waiting-egida = Waiting for { $seat } to send the event on or bear it.
ask-shield = spend a favour or let the Signum work
prompt-shield = { $seat }: { $by } has played a Signum on you; stop it with a favour, or pass.
waiting-shield = Waiting for { $seat } to spend a favour or let the Signum work.
ask-avert = avert the event or bear it
prompt-avert = { $seat }: { $card } is yours. { $result }. Avert it with a Signum or a favour, or pass.
waiting-avert = Waiting for { $seat } to avert the event or bear it.
ask-result = choose between two results
prompt-result = { $seat }: choose which result of { $card } stands: { $result }; or: { $other_result }.
waiting-result = Waiting for { $seat } to choose between two results.
ask-salus = play Salus or let the event be
prompt-salus = { $seat }: { $card } falls to { $assigned }. { $result }. Void it with Salus, or pass.
waiting-salus = Waiting for { $seat } to play Salus or let the event be.
ask-expiate = pay or bear ira
prompt-expiate = { $seat }: pay { $number } aes to atone, or bear the ira (anger) of the people.
waiting-expiate = Waiting for { $seat } to pay or bear ira.
ask-ransom-legatus = pay for the legatus or lose him
prompt-ransom-legatus = { $seat }: pay { $number } aes for { $counter }, or do without him for a while.
waiting-ransom-legatus = Waiting for { $seat } to pay for the legatus or lose him.
ask-votum = raise a free ara or not
prompt-votum = { $seat }: raise an ara (altar) free of charge in one of your towns, or pass.
waiting-votum = Waiting for { $seat } to raise a free ara or not.
ask-envoy = choose a civitas for the legatus of Mercurius
prompt-envoy = { $seat }: choose the civitas that grants you the next stage of an accord.
waiting-envoy = Waiting for { $seat } to choose a civitas for the legatus of Mercurius.
ask-reign = act in your phase or end it
prompt-reign = { $seat }: rule, move and deal with the others; then end the phase.
waiting-reign = Waiting for { $seat }, whose phase it is.
ask-fides = stop what is played against you or not
prompt-fides = { $seat }: { $by } plays { $signum } against you; stop it with Fides or a favour, or pass.
waiting-fides = Waiting for { $seat } to stop what is played against him or not.
ask-rob = choose the Signum to take
prompt-rob = { $seat }: choose which Signum of { $by } you take.
waiting-rob = Waiting for { $seat } to choose the Signum to take.
ask-summons = accept or decline the battle
prompt-summons = { $seat }: { $counter } of { $by } calls you to battle for { $town }. Accept, or decline: then { $town } is shut in behind its walls.
prompt-summons-afield = { $seat }: { $counter } of { $by } calls you to battle in the open. Accept, or decline: then you give up a siege of your own.
waiting-summons = Waiting for { $seat } to accept or decline the battle.
ask-muster = choose who fights and call socii
prompt-muster = { $seat }: choose in secret who fights, call your socii (allies), then choose “Ready”.
waiting-muster = Waiting for { $seat } to choose who fights and call socii.
ask-join = come to the battle or stay away
prompt-join = { $seat }: your socius calls you: come to the battle, or stay away.
waiting-join = Waiting for { $seat } to come to the battle or stay away.
ask-allot = choose the Signa of the battle
prompt-allot = { $seat }: choose in secret the Signa that you take into the battle, then choose “Ready”.
waiting-allot = Waiting for { $seat } to choose the Signa of the battle.
ask-side = choose a side of the field
prompt-side = { $seat }: choose the side of the field where you draw up.
waiting-side = Waiting for { $seat } to choose a side of the field.
ask-alacritas = play Alacritas or roll as you are
prompt-alacritas = { $seat }: play Alacritas for the initiative, or pass.
waiting-alacritas = Waiting for { $seat } to play Alacritas or roll without it.
ask-inopinatum = take the initiative or leave it
prompt-inopinatum = { $seat }: the enemy has the initiative; take it with Inopinatum, or pass.
waiting-inopinatum = Waiting for { $seat } to take the initiative or leave it.
ask-exchange = exchange Opportunitas or keep it
prompt-exchange = { $seat }: choose the Signa for which you exchange Opportunitas, or pass.
waiting-exchange = Waiting for { $seat } to exchange Opportunitas or keep it.
ask-deploy = draw up the next schiera
prompt-deploy = { $seat }: draw up a schiera (a line of units) or your commander in your zone.
waiting-deploy = Waiting for { $seat } to draw up the next schiera.
ask-act = make the next action
prompt-act = { $seat }: phase { $battle_phase } of the battle, actions left: { $actions }.
waiting-act = Waiting for { $seat } to make the next action.
ask-shoot = shoot or hold fire
prompt-shoot = { $seat }: shoot with your sagittarii, or pass.
waiting-shoot = Waiting for { $seat } to shoot or hold fire.
ask-struck = name the centuria that is struck at
prompt-struck = { $seat }: name the centuria that takes the blow.
waiting-struck = Waiting for { $seat } to name the centuria that is struck at.
ask-cards = seal the next Arma card
prompt-cards = { $seat }: put your next Arma card face down.
waiting-cards = Waiting for { $seat } to seal the next Arma card.
ask-damnum = add a Damnum or not
prompt-damnum = { $seat }: your clipeus has struck; add a Damnum, or pass.
waiting-damnum = Waiting for { $seat } to add a Damnum or not.
ask-defensio = play Defensio or not
prompt-defensio = { $seat }: a Damnum is played against you; cancel it, or pass.
waiting-defensio = Waiting for { $seat } to play Defensio or not.
ask-constantia = play Constantia or not
prompt-constantia = { $seat }: a unit of yours must stand a discrimen; play Constantia, or pass.
waiting-constantia = Waiting for { $seat } to play Constantia or not.
ask-watch = look on
prompt-watch = { $seat }: the battle is fought for you; look on to its next phase.
waiting-watch = Waiting for { $seat } to look on.
ask-victory = pursue or open talks
prompt-victory = { $seat }: { $by } is beaten; pursue, or open peace talks.
waiting-victory = Waiting for { $seat } to pursue or open talks.
ask-terms = accept or refuse the terms
prompt-terms = { $seat }: { $by } sets terms of peace; accept or refuse them.
waiting-terms = Waiting for { $seat } to accept or refuse the terms.
ask-sack = decide the fate of the town
prompt-sack = { $seat }: { $town } is yours; spare it or sack it, and choose the god of its ara.
waiting-sack = Waiting for { $seat } to decide the fate of the town.
ask-dissolve = choose which centuriae go unpaid
prompt-dissolve = { $seat }: your aes do not pay the whole legion; choose which centuria is dissolved.
waiting-dissolve = Waiting for { $seat } to choose which centuriae go unpaid.
ask-exile = choose a socius to ask for help
prompt-exile = { $seat }: you were driven out; ask a socius to bring you back, or give up.
waiting-exile = Waiting for { $seat } to choose a socius to ask for help.
ask-restore = help the exile or not
prompt-restore = { $seat }: your socius was driven out; march to bring him back, or refuse.
waiting-restore = Waiting for { $seat } to help the exile or not.
ask-court = choose your new court
prompt-court = { $seat }: your caput has fallen; choose the town that becomes your court.
waiting-court = Waiting for { $seat } to choose a new court.
ask-captive = decide about a captive
prompt-captive = { $seat }: the time for a ransom is over; release, kill or keep your captive.
waiting-captive = Waiting for { $seat } to decide about a captive.
ask-guard = stop what is played against you or not
prompt-guard = { $seat }: the enemy plays a Signum against you; stop it, or pass.
waiting-guard = Waiting for { $seat } to stop what is played against him or not.
ask-plunder = choose the Signum to take
prompt-plunder = { $seat }: choose which of the enemy’s Signa you take.
waiting-plunder = Waiting for { $seat } to choose the Signum to take.
prompt-over = The game is over; turn { $turn } was the last.
ask-over = nothing more, the game is over

## What can be done

verb-pass = Pass
verb-offer = Offer
verb-take = Take
verb-play = Play a Signum
verb-favour = Ask a favour
verb-result = Let a result stand
verb-pay = Pay
verb-refuse = Refuse
verb-erect = Raise an ara free of charge
verb-send-envoy = Receive the accord
verb-widen = Widen the areas
verb-wall = Build walls
verb-recruit = Enrol
verb-dismiss = Let cives go
verb-disband = Disband
verb-ludi = Give ludi
verb-templum = Build a templum
verb-ara = Raise an ara
verb-elevate = Make the ara a templum
verb-muster = Take centuriae along
verb-station = Leave centuriae
verb-move = Move
verb-audience = Ask for an audience
verb-repay = Repay
verb-write = Write a letter
verb-clause = Add a clause
verb-strike = Strike a clause out
verb-send = Send the letter
verb-tear = Tear the letter up
verb-accept = Accept
verb-decline = Decline
verb-reveal = Reveal an accord
verb-give = Give aes
verb-renounce = Betray an accord
verb-renounce-town = Betray a civitas
verb-repudiate = Repudiate
verb-leave = Grant leave
verb-declare = Declare war
verb-rebel = Declare rebellion
verb-call = Call to battle
verb-raise-blockade = Raise the blockade
verb-claim = Claim the crown
verb-ransom = Pay the ransom
verb-release = Release
verb-kill = Kill
verb-keep = Keep
verb-abdicate = Abdicate
verb-done = End the phase
verb-fight = Accept battle
verb-decline-battle = Decline battle
verb-levy = Choose centuriae
verb-contingent = Call a socius
verb-allot = Take into the battle
verb-ready = Ready
verb-edge = Choose the side
verb-exchange = Take from the store
verb-deploy = Draw up
verb-place = Add a unit
verb-lead = Place the commander
verb-advance = Move
verb-charge = Charge
verb-shoot = Shoot
verb-turn = Turn
verb-end-phase = End the phase
verb-abandon = Leave the field
verb-delegate = Let the program fight
verb-name = Name the centuria
verb-card = Seal a card
verb-watch = Look on
verb-pursue = Pursue
verb-treat = Open talks
verb-spare = Spare
verb-sack = Sack
verb-dedicate = Dedicate the ara
verb-dissolve = Dissolve
verb-ask-socius = Ask a socius
verb-hold-court = Move the court
verb-join = Join the battle

## How it ends

result-solus-rex = { $winner } is the only Rex left in Latium, with { $points } points.
result-predominium = { $winner } rules the region and has won, with { $points } points.
result-final-count = { $winner } has won the final count with { $points } points.
result-nobody-left = No Rex is left in Latium, and nobody has won.

## Clauses

clause-none = no clause
clause-nobody = a clause
clause-pay = payment
clause-signa = Signa
clause-share-signa = a share of later Signa
clause-centuriae = centuriae
clause-marry = marriage
clause-repudiate = repudiation
clause-send-away = cives sent away
clause-slaves = cives sold
clause-joint-offer = joint offer
clause-transit = transit
clause-leave-needed = leave for talks
clause-contingent = contingent
clause-not-attack = no attack
clause-attack = attack
clause-submit = submission
clause-release = release of a captive
clause-lend = loan

## Causes

cause-event = by the event
cause-signum = by a Signum
cause-illness = of illness
cause-murder = murdered
cause-calliditas = by Calliditas
cause-protector = by the Protector
cause-immunity = by the sacred spring
cause-favour = by a favour
cause-growth = by growth
cause-dismissed = they were let go
cause-slain = slain in battle
cause-hunger = the surplus was not fed
cause-ludi = thanks to the ludi
cause-succession = a new Rex reigns
cause-betrayed = by betrayal
cause-defaulted = the loan was not repaid
cause-no-help = no help was sent
cause-captive-slain = a captive was killed
cause-battle-lost = the Rex lost a battle
cause-fell-in-battle = fell in battle
cause-terms = by an accord
cause-sacked = by the sack
cause-dealt = dealt by the event
cause-joint = offered together
cause-conquered = by conquest
cause-restored = brought back to his throne
cause-inherited = by inheritance
cause-forsaken = its Rex is out
cause-no-heir = without an heir
cause-caput-taken = his caput was taken
cause-abdicated = he abdicated
cause-contest = by the contest for the crown
cause-final-count = by the final count
cause-cut-off = no town of his is near
cause-drawn = after a drawn battle
cause-mars = under Mars
cause-inopinatum = by Inopinatum
cause-losses = by the losses
cause-endless-ties = after equal totals without end
cause-gladium = with the gladium
cause-archers = the gladium of sagittarii
cause-shot-clipeus = a shot with the clipeus
cause-shot-gladium = a shot with the gladium
cause-flank = from the flank or the rear
cause-commander = a commander was struck
cause-cut-short = the duel ended early
cause-gathered = the third point
cause-discrimen = after its discrimen
cause-night = when night fell
cause-both-gone = nobody is left on the field
cause-term-over = its term is over
cause-brought-back = by bringing his lord back

## What is added to a die

modifier-money = Money
modifier-eloquentia = Eloquentia
modifier-same-people = Same people
modifier-ira = Ira populi
modifier-rival-pactum = Pactum with a rival
modifier-omen = Omen
modifier-rex-commands = Rex in command
modifier-dux-commands = Dux in command
modifier-alacritas = Alacritas
modifier-war-omen = Omen of war
modifier-table-1 = Table of the discrimen
modifier-table-2 = Table of the discrimen
modifier-table-3 = Table of the discrimen
modifier-table-4 = Table of the discrimen
modifier-commander-behind = Commander behind
modifier-damage = Points of damage
modifier-protector-mars = Mars as Protector
modifier-rear-attack = Attacked from the rear
modifier-constantia = Constantia

outcome-granted = The civitas grants it.
outcome-refused = The civitas refuses.
outcome-offended = The civitas refuses, and is offended.
chance-granted = Granted
chance-refused = Refused
chance-offended = Refused, with offence
role-legatus = Added to the die

## Events

event-modifier = { $part }: { $number }.
event-turn-begins = Turn { $turn } begins.
event-reign-begins = It is the phase of { $seat }.
event-cycle-ends = Cycle { $cycle } is complete, and the event cards are shuffled.
event-abdicated = The Rex of { $seat } abdicates.
event-offer-opened = { $seat } offered { $aes } aes.
event-joint-offer-opened = { $seat } and { $other } offered together: { $aes } and { $other_aes } aes.
event-joint-offer-void = The joint offer of { $seat } and { $other } is void.
event-tie-rolled = { $seat } rolled { $die } to break the tie.
event-offer-won = { $seat } pays { $aes } aes and takes { $cards ->
    [one] one Signum
   *[other] { $cards } Signa
}.
event-nobody-offered = Nobody offered, and the two Signa go under the deck.
event-signum-gained = { $reader } gains { $signum }.
event-signum-shared = { $seat } hands a Signum to { $other }, as agreed.
event-event-turned = The card of the turn is { $card }.
event-event-result = { $card }, result { $result }: { $outcome }.
event-event-drawn = The lot falls on { $seat }.
event-signum-played = { $seat } plays { $signum }{ $raised ->
    [0] .
   *[other] , raised.
    }
event-signum-played-on = { $seat } plays { $signum } on { $target }{ $raised ->
    [0] .
   *[other] , raised.
    }
event-signum-void = { $signum } does nothing to { $seat }.
event-event-assigned = The event falls to { $seat }.
event-event-void = The event does no harm to { $seat }.
event-effect-lost = The event has no effect on { $seat }.
event-aes-by-event = { $seat }: { $aes } aes from the event.
event-production-changed = { $seat }: { $percent } per cent on the next income from production.
event-signa-drawn = { $seat } draws { $cards ->
    [one] one Signum
   *[other] { $cards } Signa
} without an offer.
event-signum-lost = { $seat } loses { $signum }.
event-favour-lost = { $seat } loses a favour of the ara at { $town }.
event-fell-ill = The Rex of { $seat } is ill until turn { $until }.
event-recruiting-barred = { $seat } enrols nobody until turn { $until }.
event-made-immune = The next ill of this cycle will do no harm to { $seat }.
event-audience-changed = { $seat }: { $number } on the next audience.
event-friction-by-event = Friction between { $seat } and { $town } until turn { $until }.
event-friction-ended = All friction with { $seat } ends.
event-legatus-seized = { $seat }: { $counter } is held until turn { $until }.
event-legatus-freed = { $seat }: { $counter } is free again.
event-legion-by-event = The legion of { $seat } changes by { $percent } per cent.
event-centuriae-dissolved = { $seat } loses { $number ->
    [one] one centuria
   *[other] { $number } centuriae
} of pedites.
event-centuria-joined = A centuria of { $arm } joins { $reader }.
event-centuria-turned-away = The legion of { $reader } is full, and no centuria joins it.
event-battle-bonus = In this cycle the next battle of { $seat } has { $initiative } on the initiative and { $discrimen } on each discrimen.
event-expiated = { $seat } pays { $aes } aes to atone.
event-signum-stolen = { $seat } takes a Signum from { $target }.
event-signum-taken = { $reader } has taken { $signum } from { $other }.
event-signum-returned = { $seat } keeps the { $signum } that was stopped.
event-areas-ordered = { $reader } widens the areas of { $town }.
event-areas-widened = { $reader }: the areas of { $town } are wider now{ $steps ->
    [one] .
   *[other] , by { $steps } steps.
}
event-walls-ordered = Walls are begun at { $town }.
event-walls-widened = { $town } is { $level } now.
event-produced = { $reader } receives { $aes } aes from production.
event-foedus-paid = { $town } pays { $aes } aes to { $reader } by its foedus.
event-tribute-paid = { $reader } pays { $aes } aes of tribute to { $lord }.
event-fed = { $reader } feeds the surplus of { $town } for { $aes } aes.
event-unfed = { $reader } does not feed the surplus of { $town }.
event-ira-changed = Ira populi of { $seat }: { $change }, now { $ira }.
event-ludi-held = { $seat } gives ludi and bread.
event-cives-changed = Cives of { $town }: { $change }, now { $cives }.
event-recruited = { $reader } enrols { $number ->
    [one] one centuria
   *[other] { $number } centuriae
} of { $arm } at { $town }.
event-disbanded = { $reader } disbands { $number ->
    [one] one centuria
   *[other] { $number } centuriae
} of { $arm } at { $town }.
event-legion-cut = { $reader }: { $town } cannot keep its legion and loses { $number ->
    [one] one centuria
   *[other] { $number } centuriae
}.
event-legions-paid = { $reader } pays { $aes } aes to the legions.
event-unpaid = { $seat } cannot pay the whole legion.
event-dissolved = { $reader }: a centuria of { $arm } of { $town } is dissolved.
event-templum-built = { $seat } builds a templum: { $god } is Protector.
event-ara-built = An ara to { $god } stands at { $town }.
event-favour-spent = { $seat } asks a favour of { $god } at { $town }; { $left } left.
event-born = Born at { $town }: { $person } ({ $sex }).
event-wed = { $husband } marries { $wife }.
event-marriage-ended = The marriage of { $husband } and { $wife } is over.
event-person-died = { $town } mourns: { $person } is dead.
event-rex-died = The Rex of { $town } is dead.
event-succeeded = { $person } succeeds at { $town }.
event-crown-inherited = { $person } inherits the crown of { $town } for { $seat }.
event-people-chose-rex = The people of { $town } choose a Rex of their own.
event-throne-taken = A son-in-law from { $house } takes the throne of { $town } for himself.
event-claim-arose = { $claimant } may claim the crown of { $town } from { $reigning } until turn { $until }.
event-claim-filed = { $claimant } claims the crown of { $town } from { $reigning }.
event-control-gained = { $seat } controls { $town } ({ $hold }).
event-control-lost = { $seat } no longer controls { $town }.
event-court-moved = { $seat } moves his court to { $town }.
event-rex-fell = The Rex of { $seat } has fallen: { $fall }.
event-exiled = The Rex of { $seat } goes into exile.
event-exile-asked = The exile of { $seat } asks { $socius } for an army.
event-exile-asked-town = The exile of { $seat } asks { $town } for an army: die { $die }.
event-exile-helped = { $socius } marches for the exile of { $seat }.
event-exile-ended = The exile of { $seat } is final.
event-restored = The Rex of { $seat } is back on his throne, subject to { $lord }.
event-restored-free = The Rex of { $seat } is back on his throne, subject to nobody.
event-audience-rolled = { $seat } before the Rex of { $town }: die { $die }, total { $total }.
event-audience-granted = { $town } grants { $seat } what was asked: { $demand }.
event-audience-refused = { $town } refuses { $seat } what was asked: { $demand }.
event-offended = { $town } is offended and receives nobody from { $seat } until turn { $until }.
event-pactum-made = { $seat } and { $town } make a pactum.
event-foedus-made = { $seat } and { $town } make a foedus.
event-bond-broken = The accord of { $seat } with { $town } is broken.
event-town-betrayed = { $seat } betrays { $town }.
event-transit-granted = { $town } lets the armies of { $seat } pass until turn { $until }.
event-loan-taken = { $town } lends { $reader } { $aes } aes, due by turn { $until }.
event-loan-repaid = { $reader } pays { $aes } aes back to { $town }; still owed: { $left }.
event-loan-due = The loan of { $town } to { $reader } falls due: { $aes } aes.
event-loan-defaulted = { $seat } has not repaid { $town }.
event-letter-sent = { $reader } writes to { $to }.
event-letter-torn = { $reader } withdraws the letter to { $to }.
event-letter-declined = { $reader } declines the proposal of { $writer }.
event-letter-lapsed = The letter of { $reader } to { $to } has lapsed.
event-not-accepted = The proposal of { $writer } to { $reader } is not accepted.
event-accord-made = { $seat } and { $other } make an accord: { $bond }.
event-secret-accord-made = { $reader } and { $other } make a secret accord: { $bond }.
event-accord-revealed = { $seat } reveals an accord with { $other }: { $bond }.
event-accord-ended = An accord of { $reader } and { $other } has run out.
event-accord-betrayed = { $seat } betrays { $other }: { $bond }.
event-secret-accord-betrayed = { $reader } betrays { $other } in secret: { $bond }.
event-promise-broken = { $reader } breaks a promise to { $other }: { $clause }.
event-gift-made = { $reader } gives { $aes } aes to { $other }.
event-payment-made = { $reader } pays { $aes } aes to { $other }, as agreed.
event-payment-missed = { $reader } does not pay { $other } the { $aes } aes agreed.
event-signa-handed-over = { $seat } hands { $other } { $number ->
    [one] one Signum
   *[other] { $number } Signa
}.
event-centuriae-handed-over = { $reader } hands { $other } { $number ->
    [one] one centuria
   *[other] { $number } centuriae
} of { $arm }.
event-cives-sent-away = { $seat } sends { $number ->
    [one] one civis
   *[other] { $number } cives
} away.
event-cives-sold = { $seat } sells { $number ->
    [one] one civis
   *[other] { $number } cives
} as slaves; { $other } gets the price.
event-leave-granted = { $reader } allows { $other } to negotiate.
event-submitted = { $seat } is subject to { $lord } now.
event-lord-shaken-off = { $seat } is no longer subject to { $lord }.
event-moved = { $seat }: { $counter } goes from { $from } to { $to }.
event-still-on-the-way = { $reader }: { $counter } has marched { $milia } milia towards { $goal }.
event-legatus-returned = { $seat }: { $counter } is home again in { $town }.
event-mustered = { $reader }: { $leader } takes along { $number ->
    [one] one centuria
   *[other] { $number } centuriae
} of { $arm }.
event-stationed = { $reader }: { $leader } leaves { $number ->
    [one] one centuria
   *[other] { $number } centuriae
} of { $arm } behind.
event-war-declared = { $seat } declares war for { $town }, held by { $enemy }.
event-war-declared-free = { $seat } declares war on { $town }.
event-war-declared-home = The Rex who has lost { $town } goes to war to win it back.
event-war-by-treachery = { $seat } begins war by treachery for { $town }, held by { $enemy }.
event-war-by-treachery-free = { $seat } begins war on { $town } by treachery.
event-war-by-treachery-home = The Rex who has lost { $town } begins war by treachery to win it back.
event-war-ended = The war of { $seat } for { $town }, held by { $enemy }, is over.
event-war-ended-free = The war of { $seat } on { $town } is over.
event-war-ended-home = The war of the Rex who had lost { $town } is over.
event-rebelled = { $seat } declares rebellion against { $lord }, from turn { $from } on.
event-town-called = { $seat }: { $leader } in { $casella } calls { $town } to battle.
event-leader-called = { $seat }: { $leader } in { $casella } calls { $enemy } to battle.
event-battle-accepted = { $town } accepts the battle (commander: { $seat }).
event-battle-accepted-afield = { $seat } accepts the battle.
event-battle-accepted-free = { $town } accepts the battle.
event-battle-declined = { $town } declines the battle ({ $seat }).
event-battle-declined-afield = { $seat } declines the battle.
event-battle-declined-free = { $town } declines the battle.
event-contingent-came = A contingent of { $town } comes for { $seat }.
event-contingent-came-free = A contingent of { $town } comes to the help of the town.
event-socius-joined = { $seat } comes to the help of { $other }.
event-socius-joined-free = { $seat } comes to the help of the town.
event-socius-stayed = { $reader } does not come to the help of { $other }.
event-socius-stayed-free = { $reader } does not come to the help of the town.
event-blockade-began = { $seat } blockades { $town }.
event-blockade-ended = { $seat } no longer blockades { $town }.
event-town-fell = { $town } falls to { $seat }; it was held by { $enemy }.
event-town-fell-free = { $town } falls to { $seat }.
event-leader-fell-back = { $seat }: { $counter } falls back to { $casella }.
event-captured = { $seat }: { $counter } is taken captive by { $captor }.
event-captured-free = { $seat }: { $counter } is taken captive by the town.
event-ransomed = { $seat }: { $counter } is ransomed from { $captor }.
event-ransomed-free = { $seat }: { $counter } is ransomed.
event-captive-released = { $seat }: { $counter } is released by { $captor }.
event-captive-released-free = { $seat }: { $counter } is released.
event-captive-killed = { $seat }: { $counter } is killed by { $captor }.
event-captive-kept = { $seat }: { $counter } stays a captive of { $captor }.
event-foedus-tested = { $town } reconsiders its foedus with { $seat }: die { $die }.
event-pursuit = { $seat } pursues { $other }.
event-talks-opened = { $seat } opens talks with { $other }.
event-terms-offered = { $seat } sets terms to { $other }.
event-terms-refused = { $seat } refuses the terms of { $other }.
event-terms-void = { $seat } accepts the terms of { $other }, but they cannot be carried out.
event-peace-made = { $seat } and { $other } make peace.
event-spoils-taken = { $reader } takes { $aes } aes of spoils from { $other }.
event-spoils-taken-free = { $reader } takes { $aes } aes of spoils.
event-town-spared = { $seat } spares { $town }.
event-town-sacked = { $seat } sacks { $town }; cives lost: { $number }.
event-help-failed = { $seat } sent no help to { $town }.
event-field-built = The armies meet in { $cell }; front { $front }, depth { $depth }.
event-edge-taken = { $near ->
    [0] The far
   *[other] The near
    } edge of the field is taken by { $side }.
event-signa-allotted = Signa of { $side } in the battle: { $number }.
event-battle-signum = Played by { $side }: { $signum }{ $raised ->
    [0] .
   *[other] , raised.
    }
event-battle-signum-void = Played by { $side } without effect: { $signum }.
event-battle-favour = A favour of the ara at { $town } stops { $signum } for { $side }.
event-initiative-die = Initiative, { $side }: die { $die }, total { $total }.
event-initiative-tied = Equal: both roll again.
event-initiative-held = The initiative is with { $side }.
event-signum-exchanged = Opportunitas is exchanged by { $side }.
event-signum-plundered = One Signum of the enemy goes to { $side }.
event-signum-seized = { $reader } has taken { $signum } from { $other } in the battle.
event-deployed = { $unit } is drawn up on { $square }.
event-commander-placed = The commander { $unit } stands on { $square }.
event-phase-of-battle = Phase { $number } of the battle: { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} for { $side }.
event-unit-moved = { $unit } moves to { $square }.
event-unit-turned = { $unit } turns { $facing }.
event-engaged = An enemy has come within reach: { $side } is engaged.
event-charged = { $unit } charges { $target }{ $flank ->
    [0] .
   *[other] , not from the front.
    }
event-shot-at = { $unit } shoots at { $target }.
event-struck-at = { $unit } names its { $centuria ->
    [0] first
   *[other] second
} centuria for the blow.
event-arma-shown = { $unit } shows { $arma }, { $target } shows { $other }.
event-blow-struck = { $unit } strikes { $target }: { $points ->
    [0] a deadly blow
    [one] 1 point
   *[other] { $points } points
}.
event-points-marked = { $unit }, { $centuria ->
    [0] first
   *[other] second
} centuria: { $points ->
    [one] 1 point
   *[other] { $points } points
} of damage.
event-centuria-destroyed = { $unit }: a centuria of { $arm } of { $town } is destroyed.
event-unit-fell-back = { $unit } falls back to the edge ({ $square }).
event-ready-again = { $unit } is ready again.
event-discrimen-stood = Discrimen of { $unit }: die { $die }, score { $score }.
event-discrimen-spared = { $unit } passes its discrimen without a die.
event-unit-held = { $unit } holds.
event-unit-routed = { $unit } is routed.
event-commander-killed = The commander { $unit } is killed.
event-commander-driven-off = The commander { $unit } is driven off the field.
event-commander-caught = The enemy is close to the commander { $unit }: die { $die }.
event-field-delegated = The program fights for { $side }.
event-field-left = The field is left by { $side }.
event-night-fell = Night falls on the field.
event-battle-won = The battle is won by { $side }; centuriae lost: { $lost } against { $other }.
event-battle-drawn = The battle is drawn; centuriae lost: { $lost } against { $other }.
event-scored = { $seat } scores { $points } points.
event-game-ended = The game ends in turn { $turn }: { $ending }. The winner is { $winner }.
event-game-ended-free = The game ends in turn { $turn }: { $ending }.

## Refusals

refusal-game-over = The game is over.
refusal-not-asked = This is not what is asked now: { $ask }.
refusal-malformed = “{ $action }” names something that does not belong there.
refusal-offer-too-high = You cannot offer more aes than you have.
refusal-not-at-stake = That Signum is not one of the two at stake.
refusal-signum-not-held = You do not hold that Signum.
refusal-signum-not-now = That Signum cannot be played at this moment.
refusal-not-negative = Only a bad result, I or II, can be averted in this way.
refusal-not-of-health = Salus helps only against a bad event of health, or the plague.
refusal-no-favour = There is no favour of the right god left.
refusal-already-raised = Your Protector raises that Signum already.
refusal-no-lawful-target = That Signum cannot be played on this target.
refusal-holds-no-signum = That Rex holds no Signum.
refusal-holds-not-that = That Rex does not hold that Signum.
refusal-no-such-accord = There is no accord of that Rex with that civitas.
refusal-no-son-in-law = He is not your son-in-law.
refusal-two-filii-already = A Rex has two filii at the most.
refusal-no-such-result = That result is not one of the two.
refusal-cannot-pay = You do not have that many aes.
refusal-no-envoy-there = That civitas cannot grant you the next stage of an accord.
refusal-only-at-the-start = A Rex abdicates only at the start of his phase.
refusal-not-your-town = That town is not yours.
refusal-work-under-way = A town can do one work a turn.
refusal-walls-complete = Its walls cannot be made any larger.
refusal-areas-complete = Its areas cannot be made any wider.
refusal-overpopulated = While a town is overpopulated it enrols nobody.
refusal-blockaded = The town is blockaded.
refusal-recruiting-barred = An event still forbids you to enrol.
refusal-legion-full = The town cannot keep a larger legion.
refusal-arm-full = The town cannot keep more centuriae of that arm.
refusal-too-few-centuriae = There are not that many centuriae there.
refusal-too-few-cives = There are not that many cives to spare.
refusal-ludi-given = Ludi are given once a semester.
refusal-no-ira = Your people feel no ira.
refusal-sacred-area-taken = The town has its sacred area already.
refusal-no-such-god = There is no such god here.
refusal-no-area-left = Four sacred areas honour that god already.
refusal-no-protector-here = Only your caput can have a Protector.
refusal-no-ara-there = There is no ara there.
refusal-no-templum-there = There is no templum there to be replaced.
refusal-no-such-person = There is no such person.
refusal-not-of-your-house = That person is not of the house that must give them.
refusal-not-free-to-marry = One of the two is not free to marry.
refusal-no-couple = A marriage is between a son and a daughter.
refusal-same-house = The two are of the same house.
refusal-not-married = They are not married.
refusal-only-the-husband = Only the husband’s side can repudiate.
refusal-no-such-claim = You have no such claim.
refusal-no-such-socius = That is not a socius who could help you.
refusal-not-sine-duce = Audiences are held only by a civitas sine duce.
refusal-no-legatus-there = Your legatus is not beside that town.
refusal-audience-closed = That civitas does not receive you yet.
refusal-friction = There is friction between you and that town.
refusal-bond-first = That needs an accord of a lower stage first.
refusal-too-soon = The next stage can be asked only in a later turn.
refusal-bound-already = You have that from them already.
refusal-foedus-taken = That civitas is in foedus with another Rex.
refusal-lent-already = That civitas has lent to you once, and lends no more.
refusal-loan-too-large = A civitas lends no more than its production of a semester.
refusal-nothing-owed = You do not owe anything there.
refusal-leave-missing = The terms of your peace demand the victor’s leave for this.
refusal-no-leave-asked = Nobody asks for your leave there.
refusal-no-such-rex = There is no such Rex for you to turn to.
refusal-letters-full = You have three letters under way already.
refusal-not-writing = You are not writing a letter.
refusal-writing-already = Finish the letter that you are writing first.
refusal-no-such-clause = There is no such clause.
refusal-not-an-offer = That clause cannot be kept by those two, or not in such a letter.
refusal-clauses-full = A letter has room for four clauses.
refusal-clause-twice = The letter says that already, or says it of the same person.
refusal-part-impossible = You cannot do your part of these terms: you have too little, or no room for what would come.
refusal-term-too-long = A lasting term runs for 24 turns at the most.
refusal-empty-letter = The letter proposes nothing.
refusal-no-such-letter = There is no such letter.
refusal-not-party = You have no accord in force with that number.
refusal-not-secret = That accord is not a secret.
refusal-no-accord-there = You have no accord there.
refusal-moved-already = That counter has moved in this turn.
refusal-counter-not-free = That leader is a captive or dead.
refusal-legatus-not-free = That legatus is being held, and comes home when his time is over.
refusal-rex-is-ill = The Rex is ill, and stays where he is.
refusal-cannot-be-entered = Nobody crosses a lake.
refusal-at-sea = The sea is closed.
refusal-town-closed = An army enters a town only if it is yours or a socius’s, or has granted you transit.
refusal-friction-on-the-way = There is friction between you and that town: nobody of yours enters it.
refusal-there-already = The counter stands there already.
refusal-no-socius-there = No socius’s leader stands there to march on with.
refusal-not-in-town = The leader does not stand in that town.
refusal-not-a-leader = Only the Rex and the Dux lead legions.
refusal-own-town = That town is your own.
refusal-at-war-already = You are at war there already.
refusal-too-many-wars = The arbiter cannot record more wars.
refusal-own-subject = He is subject to you.
refusal-lord-by-treachery = A subject does not attack his lord by treachery.
refusal-no-lord = You are subject to nobody.
refusal-without-legion = That leader has no centuriae with him.
refusal-beyond-invitation = The enemy is too far from there to be invited.
refusal-no-leader-there = That leader is not in the open, and cannot be called; call the town.
refusal-declined-already = Battle was declined there in this turn.
refusal-called-already = That leader has called to battle in this turn.
refusal-no-blockade = That leader blockades no town.
refusal-not-captive = That counter is not a captive.
refusal-not-your-captive = That captive is not yours.
refusal-term-still-runs = The term for a ransom has not run out yet.
refusal-cannot-command = That leader is too far away, or not free to command there.
refusal-nothing-to-leave = There is nobody to be left behind.
refusal-no-time-for-socii = A battle that was not announced leaves no time for socii.
refusal-owes-no-help = That socius owes you no help here.
refusal-socius-too-far = That socius is more than 64 milia away.
refusal-called-before = That socius has been called already.
refusal-stays-out = For this crown the armies of the two claimants fight alone.
refusal-no-army = There is no army to fight with.
refusal-not-for-battle = That Signum is not for a battle.
refusal-not-in-store = That Signum is not in your store.
refusal-set-is-full = You may take no more Signa into this battle.
refusal-not-allotted = You did not take that Signum into the battle.
refusal-nothing-to-steal = The enemy has no such Signum to take.
refusal-outside-zone = That square is outside your zone of deployment.
refusal-square-taken = That square is not free.
refusal-no-centuriae-left = There are not that many centuriae left to draw up.
refusal-two-to-a-unit = A unit has one or two centuriae, pedites two as long as there are two.
refusal-no-equites-in-silva = Equites do not enter a wood.
refusal-no-schiera-to-join = There is no schiera just placed for it to join.
refusal-no-commander-to-place = There is no commander left to place.
refusal-not-your-unit = That unit is not yours, or not on the field.
refusal-waits-at-edge = That unit still waits at its edge.
refusal-acted-enough = That unit has acted three times in this phase.
refusal-too-far = That is farther than it moves in one action.
refusal-way-barred = The way there is barred.
refusal-commander-not-beside = The commander is not beside that schiera.
refusal-does-not-charge = That unit does not charge.
refusal-out-of-reach = The target is beyond charge distance.
refusal-not-beside-target = That square is not beside the target.
refusal-no-target = That is not an enemy on the field.
refusal-not-sagittarii = Only sagittarii shoot.
refusal-volleys-spent = That unit has shot twice in this phase.
refusal-must-wait-to-shoot = Two moves must pass before that unit shoots again.
refusal-has-shot = That centuria has shot in this volley.
refusal-out-of-range = The target is out of range.
refusal-line-blocked = A unit of yours stands in the line of the shot.
refusal-into-melee = Nobody shoots at an enemy who is beside his own men.
refusal-not-engaged = While the enemy acts, sagittarii shoot only at units that have engaged.
refusal-may-not-turn = That unit cannot turn now.
refusal-not-a-centuria = That centuria is not there.
refusal-arma-used = That card has been used in this duel.

## Where figures come from

provenance-seed = From the guide of the game.
provenance-published = From published geography and history.
provenance-reconstructed = Reconstructed: the guide does not give it, and it was chosen to fit.

## Descriptions

tell-town = { $town }, of the { $people }.
tell-size = A { $level } with { $cives } cives.
tell-sine-duce = A civitas sine duce: a free town that no player rules.
tell-court = Court of { $seat } ({ $hold }).
tell-held = Held by { $seat } ({ $hold }).
tell-garrison = Centuriae in the town: { $pedites } pedites, { $equites } equites, { $sagittarii } sagittarii.
tell-templum = A templum: { $god } is Protector.
tell-ara = An ara to { $god }; favours left: { $favours }.
tell-blockaded = Blockaded by { $seat }.
tell-bond = { $bond } with { $seat }.
tell-filius = { $person } ({ $id }), unmarried.
tell-filius-wed = { $person } ({ $id }), married to { $spouse }.
tell-casella = Casella (space) { $casella }: { $terrain }, { $milia } milia to cross.
tell-town-there = The town of { $town } stands here.
tell-counter-there = Here: { $counter } of { $seat }.
tell-ranks = Leads centuriae of { $town }: { $pedites } pedites, { $equites } equites, { $sagittarii } sagittarii.
tell-counter = { $counter } of { $seat }.
tell-errand-home = At home.
tell-errand-afield = Afield.
tell-errand-seized = Seized.
tell-errand-captive = Captive.
tell-errand-gone = Gone.
tell-stands = In { $casella }.
tell-stands-town = In { $town }.
tell-bound-for = Bound for { $casella }.
tell-captor = Held by { $seat }.
tell-person = { $person }.
tell-person-filius = Child of the Rex of { $town }.
tell-person-pledge = Brother or sister of the Rex of { $town }: at court, and no heir.
tell-person-rex = Reigns in { $town }.
tell-person-dead = Dead; was of the house of { $town }.
tell-person-heir = The crown falls to him.
tell-person-wed = Married to { $spouse } since turn { $turn }.
tell-person-dynastic = This marriage gives his house control of his wife’s town.
tell-person-captive = Captive of { $seat } until turn { $turn }.
tell-person-free = Free to marry.
tell-god = { $god }: { $left } of { $most } sacred areas are left.
tell-god-protects = Protector of { $seat }.

## At the table

piece-counter = { $counter } of { $seat }
tell-unit = { $unit }, { $arm } of { $side }.
tell-commander = { $unit }, commander of { $side }: { $seat }.
tell-unit-unknown = Nothing is known of this unit.
tell-presence-absent = Not in this battle.
tell-presence-reserve = Not drawn up yet.
tell-presence-field = On the field.
tell-presence-edge = Fallen back to its own edge.
tell-presence-routed = Routed.
tell-presence-destroyed = Destroyed.
tell-presence-left = Driven off the field.
tell-presence-dead = Dead.
tell-presence-captured = Captured.
tell-centuria = A centuria of { $town }, { $points ->
    [0] unhurt
    [one] { $points } point of damage
   *[other] { $points } points of damage
}.
tell-waits = May act again after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} of the enemy.
tell-rests = May shoot again after { $moves ->
    [one] 1 move.
   *[other] { $moves } moves.
}
legend-reconstructed = chosen for this edition
legend-vicus = vicus
legend-oppidum = oppidum
legend-civitas = civitas
legend-templum = templum
legend-ara = ara
legend-river = river
legend-rex = Rex
legend-dux = Dux
legend-legatus = legatus
picture-turn = Turn { $turn } of { $turns }
picture-phase = { $phase }: { $seat }
picture-aes = aes
picture-signa = Signa
picture-ira = ira
picture-towns = towns
picture-cell = { $casella }: { $terrain }
picture-town = { $town }, { $people }, { $level }, { $cives } cives ({ $holder })
picture-counter = { $counter } of { $seat }, { $casella }
picture-battle = Battle at { $casella }: { $aggressor } against { $defender }
terminal-legend-unicode = On the map of Latium a counter shows its kind (Rex, Dux, L1 and L2 for legati) and its side ({ $sides }). On the field of a battle a unit shows where it faces (↑), its arm (Pe pedites, Eq equites, Sa sagittarii) with its centuriae, its side and a • for every point of damage; ★ is a leader.
terminal-legend-ascii = On the map of Latium a counter shows its side ({ $sides }) and its kind (Rex, Dux, L1 and L2 for legati). On the field of a battle a unit shows its side and its arm (Pe pedites, Eq equites, Sa sagittarii) with its centuriae, and below where it faces (N, E ...) and its points of damage; * is a leader.
track-towns = { $seat }: towns
track-aes = aes
track-signa = Signa
track-ira = ira populi
fact-cives = Cives
fact-pedites = Pedites
fact-equites = Equites
fact-sagittarii = Sagittarii
fact-points = Damage
overlay-control = Who holds what
overlay-bonds = Pacta and foedera
overlay-blockades = Blockades

## What a bot is doing

plan-default = ruling as it comes
plan-drilled = waiting for the upper hand
plan-timid = staying behind his walls
plan-naive = judging odds by eye
plan-idle = letting the year pass
plan-tuned = striking where it pays
plan-archers = gathering archers from his towns
plan-conquering = taking one town after another
plan-bold = going to war with little at home
plan-wary = keeping his legion together
plan-faithless = forgetting his promises
plan-loyal = keeping his word
plan-rallying = turning on the Rex who leads
plan-avenging = paying back a breach of faith
plan-courting = courting the civitates
plan-pious = bidding high for the Signa

## What a table is about

goal-win = You win by ruling Latium: at the end of a turn in which you control 12 of the 30 towns, 2 of them capita (chief towns), or at once when you are the only Rex (king) left. After the last turn points decide: 10 for your seat, 12 for another caput, 6 for a colonia (settled town), 8 for a town by marriage or a subject Rex, 4 and 2 for civitates (free towns) bound by foedus and pactum.
goal-turn = Each turn begins with an auction: all offer aes (bronze money) to the gods under seal, and the highest takes two Signa (signs of the gods), hidden cards. Then an event falls to one Rex. Then each Rex reigns in turn: builds, recruits, sends legati (envoys) to free towns, arranges marriages, moves his legion, writes letters, makes war. When the last is done the turn ends; twice a year the towns grow and pay.
goal-one_year = In a single year nobody gathers 12 towns: points decide. Accords with the free towns near you are the surest.
goal-one_year-time = Less than an hour.
goal-time = Sixty turns take an evening; fewer turns or fewer Reges much less.

layer-towns = Towns
