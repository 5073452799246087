### Ciò che la mappa di Punic Wars dice oltre ai messaggi del gioco.

map-fit = Mostra tutta la mappa
map-leader = { $name }: { $points } PM, { $marching }
map-cost = { $cost } PM
map-by-land = Via terra
map-by-sea = Via mare
map-rolls = { $count ->
    [one] 1 dado
   *[other] { $count } dadi
}, perdite { $risk }
map-safe = nessuna perdita
map-passing = Qui un movimento non può finire.
map-left = Poi restano { $points } PM
map-way-land = Vai via terra, { $cost } PM
map-way-sea = Vai via mare, { $cost } PM

label-deploy = Schiera { $points } in { $hex }
label-deploy-leader = Schiera il comandante in { $hex }
label-fund = { $count ->
    [0] Non spendere nulla per la diplomazia
    [one] Spendi 1 punto tesoro per la diplomazia
   *[other] Spendi { $count } punti tesoro per la diplomazia
}
label-retire = { $leader }: lascia la carica
label-appoint = { $leader }: prende il comando in { $hex }
label-return = { $leader }: ritorna in { $hex }
label-lead = { $leader }: si mette in marcia
label-join = Prendi con te { $points }
label-drop = Lascia indietro { $points }
label-go = Vai in { $hex }
label-emerge = { $what }: { $hex }
label-lose = Perdi { $points } in { $hex }
label-raise = Recluta { $points } in { $hex }

overlay-control = Controllo delle regioni
overlay-supply = Punti senza rifornimenti
overlay-sieges = Assedi

legend-title = Legenda
legend-reach-land = Raggiungibile via terra
legend-reach-sea = Raggiungibile via mare

card-treasury-note = Punti tesoro per rifornimenti, reclute e diplomazia
card-losses-note = Punti persi dall’ultima fase diplomatica; pesano sul prossimo tiro
card-victory-note = I valori delle regioni controllate; ora: { $level }. Con { $goal } si vince subito nella propria fase di tassazione.
card-strength = Punti sulla mappa
card-strength-note = Al massimo { $land } punti terrestri e { $naval } navali
card-fleets = Flotte
card-no-fleets = non si possono ancora costruire
card-leaders = Comandanti
card-sealed = Offerta sigillata
card-unsealed = In attesa dell’offerta
card-last-turn = Turno precedente

setup-title = Schieramento
setup-line = { $what }: { $where }
setup-next = Il prossimo clic schiera
setup-click = Fai clic su un esagono segnato sulla mappa.
setup-usual = Tutti in { $hex }
setup-rest = Tutto come consigliato

bids-title = Denaro per la diplomazia
bids-note = Le due somme si aprono insieme e si pagano. Chi spende di più sposta il dado di uno.
bids-open = non ancora sigillata
bids-sealed = sigillata
bids-own = { $count ->
    [0] sigillata: nulla
   *[other] sigillata: { $count }
}
bids-sum = Punti tesoro da spendere
bids-seal = { $count ->
    [0] Sigilla: non spendere nulla
   *[other] Sigilla: spendi { $count }
}

revealed-total = risultato { $total }

elections-title = Elezioni
elections-retire = { $count ->
    [one] Un comandante deve lasciare la carica.
   *[other] { $count } comandanti devono lasciare la carica.
}
elections-step-down = Lascia la carica
placing-title = Un comandante entra in carica
placing-who = Chi viene ora
placing-click = Fai clic su un esagono segnato sulla mappa.

setout-title = { $leader } si mette in marcia
setout-with = In marcia
setout-alone = Da solo
setout-ends = Così finisce il movimento di { $leader }.
march-title = { $leader } in { $hex }
march-points = { $points ->
    [one] Resta 1 punto movimento
   *[other] Restano { $points } punti movimento
}
march-here = altri { $count } qui
march-alone = Non ha truppe con sé.
march-attack = { $cost } PM
march-attack-walls = { $cost } PM, dietro le mura
march-on = Prosegui per { $hex }, { $cost } PM
garrisons-title = Guarnigioni che possono uscire
threat-title = Sotto attacco
threat-invert = Dietro le mura: l’attaccante non ha ancora speso nulla e può lasciarti stare
threat-stand = In campo aperto: un attacco è certo
losses-title = { $count ->
    [one] 1 punto da perdere
   *[other] { $count } punti da perdere
}
losses-left = { $count ->
    [0] Scelti tutti.
   *[other] Ancora da scegliere: { $count }
}
losses-pay = { $count ->
    [one] Togli 1 punto
   *[other] Togli { $count } punti
}
recruit-title = Reclutamento
recruit-treasury = { $after ->
    [one] Tesoro { $treasury }, poi 1
   *[other] Tesoro { $treasury }, poi { $after }
}
recruit-region = { $region }: ancora { $left } da spendere
recruit-left = ancora { $left }
recruit-click = Fai clic su una località segnata, o scegline una qui. Un punto costa 2.
recruit-how-many = Quanti?
recruit-raise = { $count ->
    [one] Recluta 1 punto per { $price }
   *[other] Recluta { $count } punti per { $price }
}

agree-title = Un’offerta di porre fine alla guerra
agree-note = Se accetti, la guerra finisce subito.
offer-title = Porre fine alla guerra?
offer-note = La proposta arriva subito all’altra parte. Se accetta, la guerra finisce; altrimenti si continua. Si può offrire una volta per fase.
standing-points = { $points ->
    [one] 1 punto vittoria
   *[other] { $points } punti vittoria
}
standing-level = { $level }: da { $least }
standing-draw = La guerra finirebbe in parità.
standing-win = Vincerebbe { $side }: { $level }.

summary-title = { $side }, turno { $turn }
summary-diplomacy = Diplomazia
summary-leaders = Comandanti
summary-money = Denaro e rifornimenti
summary-marches = Marce
summary-march = { $leader } ha marciato da { $from } a { $to }.
summary-battles = Battaglie
summary-regions = Località e regioni
summary-recruits = Reclute
summary-losses = Perdite
summary-toll = { $side }: { $points }
summary-no-losses = Nessuna
summary-sieges = Assedi in corso

text-war = La guerra
text-turn = Turno { $turn }, { $phase }
text-side = Tesoro { $treasury }, perdite { $losses }, punti vittoria { $victory }; { $land } punti terrestri e { $naval } navali sulla mappa
text-leader = { $leader }: { $where }
text-regions = Regioni
text-region = { $region }, valore { $value }: { $control }
text-stack = { $hex }: { $stack }
text-sea = In mare

log-raised = Reclutamenti: { $list }
log-marched = { $count ->
    [one] { $side } ha mosso un comandante.
   *[other] { $side } ha mosso { $count } comandanti.
}
