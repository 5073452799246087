### De Bellis Societatis Antiquorum: tutto ciò che il gioco dice, in italiano.
### Un elemento arriva scritto da piece-element o piece-general, un accampamento da camp-amber o camp-teal; i luoghi arrivano come "1200,840".
### Una parte arriva come Ambra o Verde, o scritta da side-army: perciò le frasi non si accordano con essa. Le lunghezze sono in passi: 100p.

## Il gioco e i suoi campi di battaglia

game-title = De Bellis Societatis Antiquorum
game-blurb = Una battaglia dell’antichità su un tavolo libero, per due giocatori: dodici elementi e un accampamento per parte, un dado, nessuna griglia. Si fanno ruotare le linee, si va al contatto basetta contro basetta, e mezz’ora dopo qualcuno ha perso il generale, l’accampamento o un terzo dell’esercito.

scenario-open_plain = Pianura aperta
scenario-open_plain-blurb = Terreno piatto da un bordo all’altro: contano solo due eserciti e il modo in cui sono schierati. Legioni contro Cartagine, adatta per la prima battaglia.
scenario-trebbia = Trebbia, 218 a.C.
scenario-trebbia-blurb = I Romani hanno guadato il fiume gelido e lo hanno alle spalle. Annibale aspetta in pianura, e Magone è nascosto in un fosso oltre il loro fianco destro.
scenario-cannae = Canne, 216 a.C.
scenario-cannae-blurb = Una pianura fra l’Ofanto e basse colline. Le legioni stanno in profondità contro una sottile linea di Galli, con gli Africani ai lati e la cavalleria pesante lungo il fiume.
scenario-zama = Zama, 202 a.C.
scenario-zama-blurb = Una nuda pianura in Africa. Per primi vanno gli elefanti e per ultimi aspettano i veterani di Annibale; stavolta la cavalleria migliore è quella di Scipione.
scenario-siris_fords = I guadi del Siris, 280 a.C.
scenario-siris_fords-blurb = Sul modello di Eraclea: un fiume taglia in due il campo, con due guadi, una strada che ne passa uno e una bassa collina su ciascuna riva. Picche e un elefante contro le legioni degli eredi di Camillo.
scenario-samnite_valley = Valle nel Sannio
scenario-samnite_valley-blurb = Colline ripide chiudono una strada, e in mezzo ci sono un bosco, una palude e terreno rotto. Qui i giavellottisti di montagna sono di casa; alla fanteria pesante conviene tenersi sulla strada.
scenario-free = { $field }: { $amber } contro { $teal }
scenario-random = Campo { $seed }
scenario-own = Un campo di battaglia tuo

## Eserciti

army-latin = Lega latina
army-etruscan = Lega etrusca
army-early-carthaginian = Cartaginesi antichi
army-campanian = Campani, Lucani o Bruzi
army-syracusan = Siracusani
army-camillan-roman = Romani camilliani
army-gallic = Galli
army-samnite = Sanniti
army-ptolemaic = Tolemaici
army-pyrrhic = Esercito di Pirro
army-later-carthaginian = Cartaginesi tardi
army-hannibal-italy = Annibale in Italia
army-hannibal-trebbia = Annibale alla Trebbia
army-hannibal-africa = Annibale in Africa
army-polybian-roman = Romani polibiani
army-scipio-africa = Scipione in Africa
army-ancient-spanish = Ispanici antichi
army-numidian = Numidi
army-later-macedonian = Macedoni tardi
army-seleucid = Seleucidi
army-spartan = Spartani ellenistici
army-parthian = Parti
army-marian-roman = Romani mariani

## Parti, elementi, accampamenti

side-amber = Ambra
side-teal = Verde
side-nobody = nessuno
side-army = { $army } ({ $side })

piece-element = { $id } ({ $kind })
piece-absent = { $id }
piece-general = { $id } ({ $kind }, generale)
camp-amber = l’accampamento di Ambra
camp-teal = l’accampamento di Verde

kind-el = Elefanti
kind-kn = Cavalieri
kind-cv = Cavalleria
kind-lh = Cavalleria leggera
kind-bd = Lame
kind-sp = Lance
kind-pk = Picche
kind-wb = Bande guerriere
kind-ax = Ausiliari
kind-sh = Tiratori

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

## Parole di quantità: altri messaggi le richiamano, e vedono gli stessi argomenti.

quantity-signed = { $value ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [5] +5
   *[other] { $value }
}

## Il terreno

terrain-open = Terreno aperto
terrain-wood = Bosco
terrain-rough = Terreno rotto
terrain-marsh = Palude
terrain-steep-hill = Collina ripida
terrain-gentle-hill = Collina dolce
terrain-river = Fiume
terrain-ford = Guado
terrain-road = Strada
terrain-built-up = Abitato
terrain-impassable = Terreno intransitabile

edge-none = nessun bordo
edge-north = nord
edge-east = est
edge-south = sud
edge-west = ovest

contact-none = nessun contatto
contact-front = fronte
contact-right = fianco destro
contact-rear = retro
contact-left = fianco sinistro

## Fasi, stati, esiti

phase-edges = Bordi di base
phase-deployment = Schieramento
phase-moves = Movimenti
phase-facing = Fronte al nemico
phase-fights = Combattimenti
phase-over = Battaglia finita

status-absent = Non in questa battaglia
status-waiting = Da schierare
status-on-board = Sul tavolo
status-lost = Perduto

camp-state-absent = Senza accampamento
camp-state-stands = L’accampamento resiste
camp-state-fallen = L’accampamento è caduto

reason-general = il generale nemico è perduto
reason-camp = l’accampamento nemico è caduto
reason-losses = il nemico ha perso quattro elementi
reason-agreement = le due parti sono d’accordo
reason-last-bound = l’ultimo turno è finito

## Avversari automatici, e da dove vengono i numeri

level-random = Casuale: gioca una qualsiasi delle mosse proposte
level-greedy = Avido: gioca ciò che sul momento rende di più
level-tiro = Tiro: butta via fianchi, generale e accampamento
level-miles = Miles: avanza, non sempre in buon ordine
level-centurio = Centurio: valuta ogni mossa per i tiri che seguono
level-legatus = Legatus: pesa i suoi ordini e la tua risposta
level-consul = Consul: pesa più ordini, e guarda più lontano

score-lost = elementi persi

provenance-seed = Dal foglio a stampa, o sua conseguenza diretta.
provenance-published = Da un’altra fonte pubblicata, non dal foglio.
provenance-reconstructed = Ricostruito: scelto da noi in accordo con le regole, non è un numero del gioco a stampa.

## Pulsanti

verb-edges = Scegli i bordi
verb-camp = Pianta l’accampamento
verb-deploy = Schiera
verb-suggested = Usa lo schieramento consigliato
verb-ready = Pronto
verb-move = Muovi
verb-march = Marcia in colonna
verb-contract = Forma la colonna
verb-done = Fine dei movimenti
verb-face = Fai fronte
verb-fight = Combatti
verb-offer = Offri la patta
verb-agree = Accetta
verb-refuse = Rifiuta

leg-ahead = avanti
leg-to = in obliquo
leg-pose = libero
leg-left = ruota a sinistra
leg-right = ruota a destra
leg-road = su strada
leg-line = allinea

## Che cosa si chiede, in due o tre parole: sta dopo i due punti.

ask-edges = scegliere i bordi per il 5 e per il 6
ask-camp = piantare l’accampamento
ask-deploy = schierare
ask-move = muovere o chiudere i movimenti
ask-face = scegliere chi fa fronte a chi
ask-fight = scegliere il prossimo combattimento
ask-agree = rispondere all’offerta di patta
ask-over = più nulla, la battaglia è finita

## Richieste: che cosa legge chi deve scegliere.

prompt-edges = { $seat }: scegli due bordi contigui, uno per il 5 e uno per il 6; poi il dado ti dà il bordo di base.
prompt-camp = { $seat }: pianta l’accampamento lungo il tuo bordo di base, oppure usa lo schieramento consigliato.
prompt-deploy = { $seat }: { $number ->
    [0] tutti gli elementi sono piazzati; spostane ancora qualcuno, oppure scegli «Pronto».
    [one] schiera ancora 1 elemento, entro 600 passi dal tuo bordo di base.
   *[other] schiera ancora { $number } elementi, entro 600 passi dal tuo bordo di base.
}
prompt-move = { $seat }: turno { $bound }, dado { $die }; { $points ->
    [0] non hai più punti: chiudi i movimenti.
    [one] muovi un elemento o un gruppo (resta 1 punto), o chiudi i movimenti.
   *[other] muovi elementi o gruppi (restano { $points } punti), o chiudi i movimenti.
}
prompt-face = { $seat }: scegli quale elemento fa fronte a quale nemico.
prompt-fight = { $seat }: { $number ->
    [one] resta un combattimento; comincialo.
   *[other] scegli il prossimo di { $number } combattimenti.
}
prompt-agree = { $seat }: arriva un’offerta di patta da { $other }; accetta o rifiuta.
prompt-over = La battaglia è finita.

## Che cosa legge intanto l'altra parte.

waiting-edges = In attesa della scelta dei bordi ({ $seat }).
waiting-camp = In attesa dell’accampamento ({ $seat }).
waiting-deploy = In attesa dello schieramento ({ $seat }).
waiting-move = In attesa del movimento ({ $seat }).
waiting-face = In attesa della scelta di chi fa fronte ({ $seat }).
waiting-fight = In attesa della scelta del prossimo combattimento ({ $seat }).
waiting-agree = In attesa della risposta all’offerta di patta ({ $seat }).

## Eventi: il diario della battaglia.

event-setup-dice = Dadi iniziali: Ambra { $amber }, Verde { $teal }.
event-high-scorer = { $side }: tiro più alto, quindi primo schieramento e secondo turno.
event-edges-named = { $side }: bordi scelti, il 5 vale { $five } e il 6 vale { $six }.
event-edge-rolled = { $side }: tiro { $die }, bordo di base { $edge }.
event-opposite-edge = { $side }: il bordo opposto, { $edge }.
event-camp-pitched = { $side }: accampamento piantato.
event-deployed = L’elemento { $element } è stato schierato.
event-side-ready = { $side }: schieramento finito.
event-bound-begins = Turno { $bound }, { $side }: tiro { $die }.
event-moved = L’elemento { $element } ha mosso di { $distance }p.
event-group-moved = Un gruppo di { $number } con { $element } ha mosso di { $distance }p.
event-marched = Una colonna di { $number } dietro a { $element } ha marciato per { $distance }p.
event-road-moved = { $number ->
    [one] L’elemento { $element } ha marciato per { $distance }p su strada
   *[other] Una colonna di { $number } dietro a { $element } ha marciato per { $distance }p su strada
}{ $points ->
    [one] .
   *[other] , spendendo { $points } punti.
}
event-contracted = Un gruppo di { $number } si è messo in colonna dietro a { $element }, che ha mosso di { $distance }p.
event-passed-through = L’elemento { $element } è passato attraverso { $friend }.
event-lined-up = L’elemento { $element } si è allineato con { $enemy } ({ $contact }).
event-broke-off = L’elemento { $element } si è sganciato.
event-moves-done = { $side }: movimenti chiusi{ $points ->
    [0] .
    [one] {" "}con 1 punto inutilizzato.
   *[other] {" "}con { $points } punti inutilizzati.
}
event-faced = L’elemento { $element } ha fatto fronte a { $enemy }.
event-no-room-to-face = L’elemento { $element } non ha avuto spazio per fare fronte a { $enemy }.
event-fight = Combattimento: { $element } contro { $enemy }.
event-dice = { $element }: tiro { $die }.
event-modifier = { $element }: { $part } { quantity-signed }.
event-score = Totali: { $element } { $total }, { $enemy } { $other }.
event-even = Parità fra { $element } e { $enemy }.
event-held = L’elemento { $element } è stato tenuto fermo da { $by }: { $cause }.
event-recoiled = L’elemento { $element } è rinculato di { $distance }p: { $cause }.
event-recoil-passed = L’elemento { $element } è rinculato attraverso { $friend }.
event-pushed = L’elemento { $element } ha spinto indietro { $friend } di { $distance }p.
event-destroyed = L’elemento { $element } è stato distrutto da { $by }: { $cause }.
event-lost = L’elemento { $element } è perduto: { $cause }.
event-camp-taken = L’elemento { $element } ha preso l’accampamento nemico ({ $side }).
event-losses = { $side }: { $number ->
    [one] 1 elemento perso finora.
   *[other] { $number } elementi persi finora.
}
event-offered = { $side }: offerta di patta.
event-refused = { $side }: patta rifiutata.
event-won = { $side }: vittoria, { $reason }.
event-drawn = La battaglia è finita in parità: { $reason }.

## Cause: stanno dopo i due punti di "è perduto:", "è stato distrutto da ...:" e simili.

cause-met-enemy = rinculando ha incontrato un nemico
cause-met-friend = rinculando ha incontrato amici con un altro fronte
cause-met-impassable = rinculando ha incontrato terreno intransitabile
cause-met-camp = rinculando ha incontrato un accampamento
cause-off-board = è rinculato fuori dal tavolo
cause-no-room-to-push = gli amici alle sue spalle non avevano spazio per cedere terreno
cause-supporter = è caduto con l’elemento che sosteneva
cause-two-types = così va quando si incontrano questi due
cause-elephants-by-shooters = i tiratori distruggono gli elefanti che battono
cause-elephants-in-bad-going = in terreno cattivo una sconfitta distrugge gli elefanti
cause-elephants-beaten = gli elefanti battuti rinculano
cause-knights-by-their-bane = elefanti, tiratori e cavalleria leggera distruggono i cavalieri che battono
cause-knights-in-bad-going = in terreno cattivo una sconfitta distrugge i cavalieri
cause-knights-beaten = i cavalieri battuti rinculano
cause-horse-beaten = la cavalleria, anche leggera, se battuta rincula, e in terreno cattivo è distrutta
cause-blades-by-warband = le bande guerriere distruggono le lame che battono
cause-blades-held = cavalleria leggera e tiratori tengono soltanto ferme le lame che battono
cause-blades-beaten = le lame battute rinculano
cause-auxilia-beaten = gli ausiliari battuti rinculano, e in terreno buono i cavalieri li distruggono
cause-shooters-beaten = i tiratori battuti rinculano, e in terreno buono i cavalieri li distruggono
cause-warband-beaten = le bande guerriere battute rinculano, ed elefanti e cavalieri le distruggono
cause-spears-by-their-bane = cavalieri e bande guerriere distruggono le lance e le picche che battono
cause-spears-held = cavalleria leggera e tiratori tengono soltanto ferme le lance e le picche che battono
cause-spears-beaten = le lance e le picche battute rinculano
cause-light-horse-by-mounted = le truppe montate distruggono la cavalleria leggera che doppiano
cause-light-horse-in-bad-going = la cavalleria leggera doppiata in terreno cattivo è distrutta
cause-light-horse-doubled = la cavalleria leggera doppiata rincula lontano
cause-shooters-by-mounted = in terreno buono le truppe montate distruggono i tiratori che doppiano
cause-shooters-by-light-foot = ausiliari e tiratori distruggono i tiratori che doppiano
cause-shooters-doubled = i tiratori doppiati rinculano lontano
cause-doubled = chi è doppiato è distrutto, salvo cavalleria leggera e tiratori
cause-low-scorer-ready = chi ha tirato di meno muove per primo
cause-shooters-pass = i tiratori passano attraverso qualsiasi amico
cause-mounted-pass = le truppe montate passano attraverso i tiratori
cause-blades-pass = le lame passano attraverso un elemento di fanteria
cause-at-camp = con un accampamento ci si allinea come con un elemento
cause-for-camp = uno dei due attacca l’accampamento tenuto dall’altro
cause-pushed-on = chi è spinto spinge a sua volta
cause-general-lost = { reason-general }
cause-camp-lost = { reason-camp }
cause-elements-lost = { reason-losses }
cause-bounds-over = { reason-last-bound }

## Risultati

result-general = { $winner }: vittoria, il generale nemico è perduto; elementi persi: Ambra { $amber }, Verde { $teal }.
result-camp = { $winner }: vittoria, l’accampamento nemico è caduto; elementi persi: Ambra { $amber }, Verde { $teal }.
result-losses = { $winner }: vittoria, il nemico ha perso almeno quattro elementi; elementi persi: Ambra { $amber }, Verde { $teal }.
result-agreement-draw = Patta di comune accordo; elementi persi: Ambra { $amber }, Verde { $teal }.
result-last-bound-draw = Patta, perché l’ultimo turno è finito; elementi persi: Ambra { $amber }, Verde { $teal }.

## Probabilità

modifier-factor = Fattore di combattimento
modifier-pike-support = Picche alle spalle
modifier-spear-support = Lance alle spalle
modifier-shooter-support = Tiratori alle spalle
modifier-camp-attack-support = Tiratori alle spalle, contro un accampamento
modifier-camp = Fanteria in un accampamento
modifier-general = Generale
modifier-bank = Riva difesa
modifier-uphill = Più in alto
modifier-overlap-left = Fianco sinistro sopravanzato
modifier-overlap-right = Fianco destro sopravanzato
modifier-flank-or-rear = Nemici sul fianco o sul retro
modifier-bad-going = Terreno cattivo
modifier-fighter = { $element } contro { $enemy }

outcome-even = Non succede nulla.
outcome-held = { $element }: tenuto fermo.
outcome-recoils = { $element }: rinculo di { $distance }p.
outcome-destroyed = { $number ->
    [one] { $element }: distrutto.
   *[other] { $element }: distrutto insieme al suo sostegno.
}
outcome-lost = { $number ->
    [one] { $element }: perduto, { $cause }.
   *[other] { $element }: perduto insieme al suo sostegno, { $cause }.
}
outcome-losses = Elementi persi: Ambra { $amber }, Verde { $teal }.

chance-even = Non succede nulla
chance-amber-held = Ambra è tenuta ferma
chance-amber-recoils = Ambra rincula
chance-amber-lost = L’elemento di Ambra è perduto
chance-amber-loses = Ambra perde elementi
chance-amber-wins = Ambra vince la battaglia
chance-teal-held = Verde è tenuto fermo
chance-teal-recoils = Verde rincula
chance-teal-lost = L’elemento di Verde è perduto
chance-teal-loses = Verde perde elementi
chance-teal-wins = Verde vince la battaglia

role-amber = Ambra
role-teal = Verde

## Rifiuti: la regola è mostrata accanto. `element` è il primo di chi muove, `other` chi è d'intralcio.

refusal-battle-over = La battaglia è finita e non si danno più ordini.
refusal-not-asked = «{ $action }» qui non va bene; ora si chiede altro: { $ask }.
refusal-malformed = «{ $action }» non è un ordine ben formato; controlla elementi, tratti e numeri.

refusal-edges-not-adjacent = I bordi per il 5 e per il 6 devono avere un angolo in comune, e questi due non lo hanno.
refusal-camp-off-board = L’accampamento sporgerebbe oltre un angolo del tavolo; tutto il suo lato lungo sta sul tuo bordo di base.
refusal-camp-blocked = Lì l’accampamento non si può piantare, perché il terreno è intransitabile.
refusal-not-yours = Ora non tocca a te schierare { $element }.
refusal-outside-strip = { $element } uscirebbe dalla fascia di schieramento; tutta la basetta sta entro 600p dal tuo bordo di base.
refusal-deployed-off-board = { $element } sporgerebbe dal bordo del tavolo.
refusal-deployed-on-base = { $element } finirebbe sopra un’altra basetta.
refusal-deployed-in-impassable = { $element } finirebbe su terreno intransitabile.
refusal-camp-full = Un accampamento contiene al massimo un elemento, e nel tuo ne starebbero di più.
refusal-not-all-deployed = Non sei ancora pronto: prima vanno piazzati l’accampamento e tutti gli elementi.

refusal-moved-already = { $element } ha già mosso in questo turno, e un elemento muove una volta sola.
refusal-nothing-to-offer = La patta si può offrire dal turno 60 in poi.
refusal-offered-already = In questo turno hai già offerto la patta.

refusal-nobody = «{ $action }» non indica nessuno che possa muovere.
refusal-enemy-element = { $element } non è dei tuoi.
refusal-not-on-board = { $element } non è sul tavolo.
refusal-no-legs = «{ $action }» non dice dove andare.
refusal-not-touching = Questi elementi non sono un gruppo: ciascuno deve toccarne un altro.
refusal-not-one-facing = Questi elementi non sono un gruppo: { $element } guarda da un’altra parte.
refusal-member-in-contact = { $element } è a contatto con il nemico e non può muovere con un gruppo.
refusal-group-oblique = Un gruppo va dritto avanti o ruota; in obliquo muove solo un elemento da solo.
refusal-group-turns = Un gruppo conserva la sua forma e non gira a piacere; fallo ruotare, o muovi gli elementi uno per uno.
refusal-group-retires = Un gruppo non può muovere all’indietro; possono farlo solo gli elementi da soli.
refusal-not-a-column = Questi elementi non marciano in colonna: ciascuno deve stare proprio dietro a chi lo precede e seguirne la traccia.
refusal-not-a-march = Una marcia va dritta avanti, ruota in avanti o segue una strada, e in «{ $action }» c’è un tratto diverso.
refusal-crosses-bad-going = In { $place } { $element } incontrerebbe terreno cattivo, dove un gruppo entra solo in colonna.
refusal-crosses-river = In { $place } { $element } incontrerebbe un fiume, che un gruppo passa solo in colonna.
refusal-narrow-already = Questi elementi sono già larghi come uno solo, e il loro fronte non può restringersi.
refusal-no-reason-to-contract = Un gruppo si mette in colonna solo per una strada, un terreno cattivo o un fiume, e questo movimento non ne incontra.
refusal-no-place-in-column = { $other } non può né raggiungere il suo posto nella colonna né aspettare lì accanto.
refusal-too-far-light-horse = Per { $element } sono { $spent }p, e la cavalleria leggera muove al massimo di { $limit }p.
refusal-too-far-cavalry = Per { $element } sono { $spent }p, e la cavalleria muove al massimo di { $limit }p.
refusal-too-far-road = Per { $element } sono { $spent }p, e su strada il limite è { $limit }p.
refusal-too-far-heavy = Per { $element } sono { $spent }p, e cavalieri ed elefanti muovono al massimo di { $limit }p.
refusal-too-far-auxilia = Per { $element } sono { $spent }p, e ausiliari e tiratori muovono al massimo di { $limit }p.
refusal-too-far-foot = Per { $element } sono { $spent }p, e lame, lance, picche e bande guerriere muovono al massimo di { $limit }p.
refusal-too-far-bad-going = Per { $element } sono { $spent }p, e le truppe montate che incontrano terreno cattivo muovono al massimo di { $limit }p.
refusal-backward-wheel = Si ruota in avanti attorno a un angolo frontale, e questa rotazione andrebbe all’indietro.
refusal-wheel-out-of-range = Una rotazione gira di più di 0 gradi e al massimo di 180.
refusal-road-is-marched = Una strada si segue con una marcia, come in «march A1 road 200», e non con un movimento.
refusal-road-alone = Un movimento su strada è un solo tratto lungo la strada e nient’altro.
refusal-backward-on-road = Un movimento su strada va in avanti; chi vuole andare nell’altro senso deve prima voltarsi.
refusal-off-road = In { $place } non c’è strada da seguire; un movimento su strada comincia e finisce entro 40p dalla strada.
refusal-wrong-way-on-road = In { $place } { $element } non guarda lungo la strada; lo scarto massimo è di 45 gradi.
refusal-road-ends = La strada è troppo corta per questo movimento; finisce in { $place }.
refusal-group-on-road = Un gruppo va su strada solo in colonna.
refusal-no-general-aboard = I punti allungano un movimento su strada solo se vi prende parte il generale.
refusal-not-enough-points = Per la strada non ti restano tanti punti.
refusal-extra-off-road = I punti in più servono solo per i movimenti su strada.
refusal-hits-enemy = In { $place } la via di { $element } è sbarrata da { $other }.
refusal-hits-enemy-camp = In { $place } la via di { $element } è sbarrata dall’accampamento nemico.
refusal-hits-impassable = In { $place } la via di { $element } è sbarrata da terreno intransitabile.
refusal-leaves-board = In { $place } { $element } uscirebbe dal tavolo.
refusal-hits-friend = { $element } finirebbe sopra { $other }.
refusal-may-not-pass = In { $place } la via di { $element } è sbarrata da { $other }, attraverso cui non può passare.
refusal-passes-other-way = Attraverso { $other } passa solo chi all’inizio del movimento guarda dalla stessa parte.
refusal-passes-too-many = Le lame passano attraverso un solo elemento di fanteria per movimento, e { $other } sarebbe uno di troppo.
refusal-no-room-to-pass = Per { $element } non c’è spazio per finire il movimento oltre { $other }.
refusal-pinned = { $element } ha un nemico sul fianco o sul retro e non può muovere.
refusal-must-break-off = { $element } è a contatto con il nemico e può andarsene solo senza altri, e dapprima dritto all’indietro.
refusal-same-enemy-again = { $element } ha lasciato il contatto con { $other } e in questo turno non può riprenderlo.
refusal-no-target = Non c’è un lato così con cui allinearsi; deve essere di un nemico sul tavolo, o un lato libero dell’accampamento nemico.
refusal-line-up-not-last = L’allineamento è l’ultimo tratto di un movimento, e qui lo segue qualcos’altro.
refusal-not-touching-enemy = Il movimento non finisce toccando quel nemico, perciò nessuno può allinearsi con esso.
refusal-line-up-too-far = Per allinearsi con { $other } un angolo si sposterebbe di più di 80p.
refusal-line-up-blocked = In { $place } non c’è spazio perché { $element } si allinei.
refusal-no-movement = Il movimento finirebbe dove è cominciato.

refusal-need-not-turn = Ora { $element } non deve fare fronte a nessuno.
refusal-not-contacted-by = { $element } non ha quel nemico a contatto sul fianco o sul retro.
refusal-own-element-first = Indica prima l’elemento della parte di turno, e poi il suo nemico.
refusal-not-in-contact = Questi due non sono a pieno contatto, perciò non combattono.
refusal-fought-already = In questo turno uno di questi due ha già combattuto, o è già stato spostato da un combattimento.

## Un elemento o un accampamento in parole: righe brevi, una sotto l'altra.

tell-element = { $id }: { $kind }, { $side }
tell-general = con il generale
tell-factors = fattore { $foot } contro la fanteria, { $mounted } contro le truppe montate
tell-no-shooting = combattono solo a contatto: nessuno tira a distanza (R67)
tell-moves = muove di { $good }p, di { $bad }p in terreno cattivo
tell-pose = in { $place }, orientamento { $facing } gradi
tell-moved = in questo turno ha mosso
tell-fought = in questo turno ha combattuto, o è stato spostato da un combattimento
tell-braced = non ha trovato spazio per fare fronte
tell-lost = perduto
tell-waiting = da schierare
tell-bad-going = in terreno cattivo
tell-in-river = in un fiume
tell-height = { $height }p più in alto su una collina
tell-contact = a contatto con { $enemy } ({ $contact })
tell-contacted = { $enemy } lo contatta ({ $contact })
tell-supports = sostiene { $friend }
tell-supported = sostenuto da { $friend }
tell-overlaps = sopravanza il fianco di { $enemy }
tell-overlapped = fianco sopravanzato da { $enemy }
tell-follows = segue { $friend } in colonna
tell-group = in un gruppo di { $number }

tell-camp = Accampamento di { $side }
tell-camp-fallen = è caduto
tell-camp-absent = non ancora piantato
tell-camp-held = tenuto da { $element }
tell-camp-empty = vuoto
tell-camp-attacked = attaccato da { $element }

## Aprire una battaglia libera

option-field = Campo di battaglia
option-army = Esercito di { $side }
option-random = Terreno a sorte

## Dove può voler andare un elemento trascinato

snap-contact = A contatto con { $enemy } ({ $contact })
snap-camp = Contro l’accampamento di { $side }
snap-overlap = A sopravanzare { $enemy }
snap-beside = Accanto a { $friend }
snap-behind = Dietro a { $friend }
snap-level = All’altezza di { $friend }
snap-parallel = Rivolto come { $other }

## Il tavolo nel terminale

track-points = Punti del dado

terminal-legend-unicode = Sulla mappa un elemento mostra dove guarda (↑), il nome, la parte ({ $sides }) e il tipo di truppa; ★ è il generale. Un quadretto è largo 80p, con le colonne da ovest e le righe da nord.
terminal-legend-ascii = Sulla mappa un elemento mostra il nome, che comincia con la lettera della sua parte ({ $sides }), e sotto dove guarda (N, NE ...) e il tipo di truppa; * è il generale. Un quadretto è largo 80p, con le colonne da ovest e le righe da nord.

## L'immagine

picture-bound = Turno { $bound }
picture-lost = { $lost } su { $losing } persi

legend-reconstructed = Gli eserciti, i campi e i chiarimenti R e B sono scelti per questa edizione.
legend-fight = A contatto
legend-flank = Sul fianco o sul retro
legend-overlap = Fianco sopravanzato
legend-support = Sostenuto
legend-reach = Portata in terreno aperto
legend-recoil = Rinculo dopo una sconfitta

## Che cosa fa un bot

plan-default = gioca come viene
plan-brisk = avanza spedito
plan-wary = tiene una guardia per il campo
plan-watchful = avanza e sorveglia il campo
plan-careless = bada poco ai suoi
plan-headlong = corre addosso al nemico
plan-scattered = ciascuno combatte per sé
plan-rash = carica sul terreno difficile
plan-wasteful = butta via gli elementi
plan-blundering = incespica nel nemico
plan-steady = avanza in buon ordine
plan-bold = preme all’attacco
plan-shield = tiene la linea
plan-waiting = aspetta il nemico
plan-riding = manda avanti le truppe montate
plan-skirmishing = schermaglia con le truppe leggere
plan-striking = cerca il colpo migliore
plan-guarding = protegge l’accampamento e il generale
plan-raiding = punta all’accampamento nemico

## Di che si tratta

goal-win = Vinci se il nemico perde prima di te il generale, l’accampamento o un quarto elemento. Il primo di questi fatti chiude subito la battaglia.
goal-turn = Le due parti giocano a turno. Tira un dado: hai altrettante mosse, ciascuna di un elemento o di un gruppo in linea. Poi combattono tutti gli elementi a contatto, tuoi e del nemico: dado e fattore contro dado e fattore. Chi perde rincula o è distrutto.
goal-time = Circa mezz’ora: dodici elementi per parte, su un tavolo senza caselle.

layer-amber = Elementi di Ambra
layer-teal = Elementi di Verde
layer-areas = Terreno
layer-lines = Fiumi e strade
