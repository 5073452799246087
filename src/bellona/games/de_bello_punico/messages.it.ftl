### De Bello Punico: tutto ciò che il gioco dice, in italiano.
### Una pedina arriva già scritta da piece-unit o piece-commander e vale come un'unità al singolare: "R-Ha-1 (Hastati) ha mosso".
### Dove il participio dovrebbe accordarsi con la pedina si gira la frase con "avere" o con "l'unità".

## Il gioco e le sue battaglie

game-title = De Bello Punico
game-blurb = Quattro battaglie della seconda guerra punica per due giocatori, con Punti Comando piazzati coperti, linee che si logorano e ali che si perdono all’inseguimento.

scenario-zama = Zama, 202 a.C.
scenario-zama-blurb = Scipione e Annibale si affrontano nella pianura africana, con ottanta elefanti davanti a tre linee cartaginesi. Tutto il campo è terreno aperto ed entrambi hanno quattro Punti Comando: è la battaglia più grande, ma non ha regole speciali e va bene per cominciare.
scenario-po = Fiume Po, 203 a.C.
scenario-po-blurb = Magone, fratello di Annibale, tiene testa a quattro legioni romane nella pianura del Po. Il fiume non si passa, cespugli e colline rallentano le linee, ma non ci sono regole speciali e le due parti comandano alla pari.
scenario-beneventum = Beneventum, 214 a.C.
scenario-beneventum-blurb = Gracco guida schiavi che si battono per la libertà contro i Bruzi e i Lucani di Annone, accanto al Calore che non si può guadare. È la battaglia più corta e, dato che il pareggio vale come vittoria cartaginese, tocca a Roma forzare i tempi.
scenario-trebbia = Trebbia, 218 a.C.
scenario-trebbia-blurb = Sempronio ha fatto passare ai suoi un fiume gelato, e la fanteria comincia già in Disordine davanti alla linea di Annibale. I Numidi possono tendere un agguato alle spalle, mentre i Romani che sfondano oltre il bordo opposto restituiscono punti rotta; il pareggio è una vittoria romana.
scenario-balanced = { $scenario }, equilibrata (non nel regolamento)
scenario-calibrated = { $scenario }, calibrata (non nel regolamento)
scenario-composed = Una battaglia con valori nostri
scenario-composed-blurb = Equilibrata: con livelli di rotta nostri, non del regolamento, con cui le due parti vincono all’incirca con la stessa frequenza. Alla Trebbia, che Roma perderebbe, conta quanto la vittoria costa ad Annibale. Calibrata: con unità i cui valori portano le battaglie tra giocatori del computer più vicino alla storia.
option-variant = Battaglia, con valori nostri
option-levels = { $scenario }: Roma va in rotta a { $rome }, Cartagine a { $carthage }
option-command = { $scenario }: Roma ha { $rome } punti comando, Cartagine { $carthage }

## Parti, pedine, luoghi

side-rome = Roma
side-carthage = Cartagine
side-nobody = nessuno

piece-unit = { $id } ({ $type })
piece-commander = { $leader } ({ $id })

unit-Ha = Hastati
unit-Pr = Principes
unit-Tr = Triarii
unit-Ve = Veliti
unit-Al = Alleati
unit-E = Equites
unit-SC = Socii
unit-CN = Cavalleria leggera numida
unit-Vt = Veterani
unit-F = Fanteria
unit-M = Mercenari
unit-Ti = Tiratori
unit-El = Elefanti

box-initiative = Iniziativa
box-combat = Combattimento
box-recovery = Recuperi
box-cavalry = Cavalleria
box-movement = Movimento
box-furor = Furor
box-elephants = Elefanti
box-fortuna = Fortuna

facing-N = nord
facing-NE = nord-est
facing-SE = sud-est
facing-S = sud
facing-SW = sud-ovest
facing-NW = nord-ovest

terrain-open = Terreno aperto
terrain-road = Strada
terrain-rocky = Terreno roccioso
terrain-hill = Collina
terrain-bush = Cespugli
terrain-river = Fiume

phase-setup = Schieramento
phase-strategic = Fase strategica
phase-initiative = Fase di iniziativa
phase-movement = Impulso di movimento
phase-missiles = Impulso di tiro
phase-combat = Impulso di combattimento
phase-recovery = Impulso di recupero
phase-over = Battaglia finita

## Dadi: cominciano tutti con "dado", per stare dopo "il" o "il tuo".

die-initiative = dado dell’iniziativa
die-missile = dado di tiro
die-attack = dado d’attacco
die-defence = dado di difesa
die-elephant = dado degli elefanti
die-casualty = dado per il comandante

## Pulsanti

verb-deploy = Schiera
verb-suggested = Usa lo schieramento consigliato
verb-hold = Tieni per l’agguato
verb-post = Assegna il comandante
verb-place = Piazza un segnalino
verb-first = Gioca da Primo
verb-second = Gioca da Secondo
verb-reroll = Tira di nuovo il dado
verb-accept = Tieni il risultato
verb-test = Metti alla prova
verb-done = Fatto
verb-step = Passo
verb-turn = Ruota
verb-halt = Fermati
verb-exit = Esci dalla mappa
verb-return = Rientra in mappa
verb-enter = Fai scattare l’agguato
verb-boost = Dai un punto Movimento
verb-shoot = Tira
verb-attack = Attacca
verb-charge = Carica
verb-retreat = Ritirati
verb-stand = Resisti
verb-escape = Mettiti in salvo
verb-commit = Impegna un punto Combattimento
verb-keep = Conserva il punto
verb-support = Supporta
verb-pursue = Insegui
verb-recall = Rinuncia all’inseguimento
verb-advance = Avanza
verb-stay = Resta
verb-refuge = Cerca rifugio
verb-victim = Travolgi
verb-recover = Recupera

## Che cosa si chiede, in due o tre parole: sta dopo i due punti.

ask-deploy = schierare un’unità
ask-hold = scegliere l’unità per l’agguato
ask-post = assegnare il comandante a un’unità
ask-place = piazzare un segnalino di comando
ask-order = scegliere l’ordine di gioco
ask-reroll = tirare di nuovo un dado o tenere il risultato
ask-test = scegliere gli elefanti da mettere alla prova
ask-stampede = muovere gli elefanti imbizzarriti
ask-victim = scegliere chi viene travolto dagli elefanti
ask-move = muovere
ask-boost = distribuire un punto Movimento
ask-shoot = tirare
ask-attack = attaccare
ask-retreat = ritirarsi o resistere
ask-escape = mettere in salvo il comandante
ask-commit = impegnare un punto Combattimento o conservarlo
ask-support = scegliere i supporti
ask-pursuit = inseguire o rinunciare
ask-advance = avanzare dopo il combattimento
ask-refuge = trovare un rifugio al comandante
ask-recover = recuperare dal Disordine
ask-over = più nulla, la battaglia è finita

## Richieste: che cosa legge chi deve scegliere.

prompt-deploy = { $seat }: schiera { $unit } in un esagono libero del suo tipo, oppure usa lo schieramento consigliato.
prompt-hold = { $seat }: scegli un’unità numida da tenere in disparte per l’agguato, oppure nessuna.
prompt-post = { $seat }: scegli l’unità con cui parte il tuo comandante.
prompt-place = { $seat }: piazza un segnalino di comando su una delle tue caselle ({ $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}).
prompt-order = { $seat }: l’iniziativa è tua; scegli se in questo turno sarai Primo o Secondo giocatore.
prompt-reroll = { $seat }: il tuo { $what } segna { $die }; spendi Fortuna per tirarlo di nuovo, oppure tieni il risultato.
prompt-test = { $seat }: scegli gli elefanti da mettere alla prova, due per ogni punto Elefanti, oppure scegli «Fatto».
prompt-stampede = { $seat }: { $elephant } è in mano tua; muovi, ruota o fermati.
prompt-victim = { $seat }: scegli quale unità cartaginese viene travolta da { $elephant }.
prompt-move = { $seat }: muovi le tue unità, oppure chiudi l’impulso.
prompt-move-on = { $seat }: { $moving } è in movimento; prosegui o fermati.
prompt-boost = { $seat }: scegli un’altra unità dello stesso tipo per questo punto Movimento, oppure scegli «Fatto».
prompt-shoot = { $seat }: scegli chi tira e contro chi, oppure chiudi l’impulso di tiro.
prompt-attack = { $seat }: dichiara un attacco, oppure chiudi l’impulso di combattimento.
prompt-retreat = { $seat }: { $attacker } attacca { $target }; scegli dove ritirarti, oppure resisti e combatti.
prompt-escape = { $seat }: { $attacker } attacca { $target }; metti in salvo il tuo comandante oppure, se è con un’unità, resisti.
prompt-commit = { $seat }: { $attacker } attacca { $target }; dai un punto Combattimento a { $fighter }, oppure conservalo.
prompt-support = { $seat }: { $attacker } attacca { $target }; scegli chi supporta { $fighter }, o nessuno.
prompt-pursuit = { $seat }: lascia che { $pursuer } insegua { $quarry }, oppure spendi un punto Cavalleria per rinunciare.
prompt-advance = { $seat }: scegli il fronte di { $attacker } nell’esagono conquistato, oppure resta dove sei se l’unità può farlo.
prompt-refuge = { $seat }: il tuo comandante ha perso la sua unità; scegli dove si rifugia.
prompt-recover = { $seat }: scegli un’unità a cui togliere 1 Punto Disordine, oppure chiudi l’impulso di recupero.
prompt-over = La battaglia è finita.

## Che cosa legge intanto l'altra parte.

waiting-deploy = In attesa che { $seat } schieri un’unità.
waiting-hold = In attesa che { $seat } decida sull’agguato.
waiting-post = In attesa che { $seat } assegni il comandante a un’unità.
waiting-place = In attesa che { $seat } piazzi un segnalino di comando.
waiting-order = In attesa che { $seat } scelga l’ordine di gioco.
waiting-reroll = In attesa che { $seat } decida se usare Fortuna.
waiting-test = In attesa che { $seat } scelga gli elefanti da mettere alla prova.
waiting-stampede = In attesa che { $seat } muova gli elefanti imbizzarriti.
waiting-victim = In attesa che { $seat } scelga chi viene travolto dagli elefanti.
waiting-move = In attesa che { $seat } muova.
waiting-boost = In attesa che { $seat } distribuisca un punto Movimento.
waiting-shoot = In attesa che { $seat } tiri.
waiting-attack = In attesa che { $seat } attacchi.
waiting-retreat = In attesa che { $seat } scelga fra ritirata e combattimento.
waiting-escape = In attesa che { $seat } decida dove va il comandante.
waiting-commit = In attesa che { $seat } decida su un punto Combattimento.
waiting-support = In attesa che { $seat } scelga i supporti.
waiting-pursuit = In attesa che { $seat } decida sull’inseguimento.
waiting-advance = In attesa che { $seat } avanzi.
waiting-refuge = In attesa che { $seat } trovi un rifugio al comandante.
waiting-recover = In attesa che { $seat } recuperi.

## Eventi: il diario della battaglia.

event-deployed = L’unità { $unit } è stata schierata in { $hex }.
event-held-back = L’unità { $unit } è stata tenuta in disparte per l’agguato.
event-posted = Il comandante di { $side } ha preso posto con { $unit }.
event-turn-begins = È cominciato il turno { $turn }.
event-marker-placed = { $side } ha piazzato un segnalino su { $box }.
event-initiative-rolled = Dadi dell’iniziativa: Roma { $rome } + { $rome_bonus }, Cartagine { $carthage } + { $carthage_bonus }.
event-initiative-tied = L’iniziativa è finita in parità e si è tirato di nuovo.
event-initiative-won = { $side } ha vinto l’iniziativa.
event-order-chosen = In questo turno { $side } è Primo giocatore.
event-impulse-begins = Impulso { $impulse }: { $impulse ->
    [1] muove { $side }.
    [5] muove { $side }.
    [2] tira { $side }.
    [6] tira { $side }.
    [3] attacca { $side }.
    [7] attacca { $side }.
   *[other] recupera { $side }.
}
event-rerolled = { $side } ha speso Fortuna per tirare di nuovo il { $what }: prima { $old }, ora { $new }.
event-test-named = L’unità { $unit } è stata nominata per la prova degli elefanti.
event-test-rolled = Prova degli elefanti per { $unit }: il dado ha segnato { $die }.
event-calm = { $unit } ha mantenuto la calma e può muovere come al solito.
event-halted = Elefanti fermi: in questo turno { $unit } non muove e non attacca.
event-enraged = Elefanti inferociti: { $unit } è fuori controllo.
event-stampedes = Elefanti imbizzarriti: in questo impulso { $unit } è in mano a Roma.
event-ran-into = { $unit } ha travolto { $victim }.
event-stepped = { $unit } ha mosso da { $from } a { $to } e { $points ->
    [0] non ha più punti movimento.
    [one] ha ancora 1 punto movimento.
   *[other] ha ancora { $points } punti movimento.
}
event-turned = { $unit } ha girato il fronte a { $facing } e { $points ->
    [0] non ha più punti movimento.
    [one] ha ancora 1 punto movimento.
   *[other] ha ancora { $points } punti movimento.
}
event-passed-freely = { $unit } ha attraversato { $friend } senza Disordine.
event-disordered = { $unit } ha preso { $points ->
    [one] 1 Punto Disordine
   *[other] { $points } Punti Disordine
} per { $cause } e ora ne ha { $total }.
event-panicked = { $unit } ha ceduto al Panico; la sua parte ha subito finora { $rout ->
    [0] nessun punto rotta.
    [one] 1 punto rotta.
   *[other] { $rout } punti rotta.
}
event-removed = L’unità { $unit } è stata tolta dal gioco.
event-fled = L’unità { $unit } è fuggita da { $from } a { $to }.
event-left-map = L’unità { $unit } è fuggita fuori mappa passando per { $hex } e ha lasciato la battaglia.
event-eliminated = L’unità { $unit } è stata eliminata in { $hex } per { $cause }.
event-commander-rolled = { $side } ha tirato { $die } per la sorte del comandante.
event-commander-died = { $side } ha perso il comandante per { $cause } e ha subito finora { $rout ->
    [one] 1 punto rotta.
   *[other] { $rout } punti rotta.
}
event-commander-went = Il comandante di { $side } si è spostato da { $from } a { $to }.
event-boosted = { $unit } ha ricevuto 1 punto movimento in più.
event-returned = { $unit } ha fatto ritorno in mappa in { $hex }.
event-ambushed = { $unit } ha fatto scattare l’agguato in { $hex }.
event-broke-through = { $unit } ha sfondato e lasciato la mappa; Roma ha recuperato { $points ->
    [0] nessun punto rotta.
    [one] 1 punto rotta.
   *[other] { $points } punti rotta.
}
event-shot = { $unit } ha tirato contro { $target }: il dado ha segnato { $die }, serviva { $need } o meno.
event-attacked = { $unit } ha attaccato { $target }.
event-charged = { $unit } ha caricato { $target }.
event-retreated = L’unità { $unit } si è ritirata da { $from } a { $to }.
event-committed = { $unit } ha ricevuto un punto Combattimento.
event-supported = { $unit } ha dato supporto a { $fighter }.
event-dice = Dadi di combattimento: { $unit } { $attacker }, { $target } { $defender }.
event-modifier = { $unit }: { $value } per { $part }.
event-totals = Totali del combattimento: { $unit } { $attack }, { $target } { $defence }.
event-pursued = { $unit } ha inseguito da { $from } a { $to }.
event-pursued-off-map = { $unit } ha inseguito fuori mappa passando per { $hex }.
event-recalled = Un punto Cavalleria ha trattenuto { $unit } dall’inseguimento.
event-advanced = L’unità { $unit } è avanzata in { $hex } con fronte a { $facing }.
event-stayed = { $unit } ha rinunciato ad avanzare.
event-recovered = { $unit } ha recuperato e ora ha { $disorder ->
    [0] 0 Punti Disordine.
    [one] 1 Punto Disordine.
   *[other] { $disorder } Punti Disordine.
}
event-routed = { $side } è andata in rotta, con { $rout ->
    [one] 1 punto rotta subito.
   *[other] { $rout } punti rotta subiti.
}
event-battle-won = { $side } ha vinto la battaglia.
event-drawn = La battaglia è finita in pareggio.
event-draw-favours = In questa battaglia il pareggio è valso come vittoria per { $side }.

## Cause: stanno sempre dopo "per".

cause-passing = il passaggio fra amici
cause-missile = il tiro nemico
cause-tied = la parità in combattimento
cause-lost = il combattimento perso
cause-doubled = il combattimento perso contro almeno il doppio
cause-charged = il prezzo della carica
cause-enraged = la propria furia
cause-ran-into = l’urto degli elefanti imbizzarriti
cause-flight = la fuga degli amici
cause-attacked-in-panic = l’attacco subito mentre era in Panico
cause-met-enemy = l’incontro con un nemico
cause-met-veterans = il blocco dei Veterani
cause-casualty = un colpo fatale
cause-no-escape = la mancanza di vie di scampo
cause-open-lines = le file aperte di Hastati e Principes
cause-horse = il Panico della cavalleria
cause-running-on = una fuga che continua
cause-both-routed = la rotta dei due eserciti
cause-escape = il diritto del comandante a ritirarsi
cause-along = il movimento della sua unità
cause-commander = il movimento proprio del comandante
cause-commander-leaves = l’uscita del comandante stesso
cause-stampede = gli elefanti imbizzarriti in mano a Roma

## Risultati

reason-rout = un esercito è in rotta
reason-both-routed = i due eserciti sono in rotta
reason-time = i turni sono finiti
result-rout = Vince { $winner }: l’esercito nemico è in rotta.
result-both-routed = Vince { $winner }: entrambi gli eserciti sono in rotta, e in questa battaglia il pareggio favorisce { $winner }.
result-time = Vince { $winner }: i turni sono finiti senza eserciti in rotta, e in questa battaglia il pareggio favorisce { $winner }.
result-rout-draw = Pareggio: un esercito è in rotta, ma nessuno ha vinto.
result-both-routed-draw = Pareggio: entrambi gli eserciti sono andati in rotta nello stesso turno.
result-time-draw = Pareggio: i turni sono finiti e nessun esercito è in rotta.

## Probabilità

modifier-missile-table = Tabella dei tiri: { $need } o meno
modifier-combat = Punti Combattimento
modifier-command-point = Punto Comando della casella Combattimento
modifier-commander = Comandante con l’unità
modifier-support = Unità in supporto
modifier-disorder = Punti Disordine
modifier-charge = Carica dei Mercenari
modifier-elephant-run = Elefanti dopo una corsa in linea retta
modifier-rear = Attacco sul retro

outcome-hit = Colpito con { $need } o meno: il bersaglio prende 1 Punto Disordine.
outcome-miss = Mancato sopra il { $need }: nessun effetto.
outcome-blows = Punti Disordine presi: attaccante { $attacker }, bersaglio { $target }.

answer-retreats = Se prima il bersaglio si ritira, non si tira nulla
answer-commander-escapes = Se prima il comandante del bersaglio si mette in salvo
answer-own-point = Se impegni un Punto Combattimento
answer-defender-point = Se il difensore impegna un Punto Combattimento

chance-hit = Il bersaglio è colpito
chance-attacker-hurt = L’attaccante prende Disordine
chance-target-hurt = Il bersaglio prende Disordine
chance-attacker-panics = L’attaccante va in Panico
chance-target-panics = Il bersaglio va in Panico
chance-attacker-commander-dies = Cade il comandante dell’attaccante
chance-target-commander-dies = Cade il comandante del bersaglio

## Avversari automatici, e da dove vengono i numeri

score-rout = punti rotta
level-random = Casuale: gioca una mossa lecita qualsiasi
level-greedy = Avido: gioca ciò che sul momento rende di più
level-tiro = Tiro: una recluta che corre avanti o esita
level-miles = Miles: un soldato che ti viene addosso
level-centurio = Centurio: segue il manuale e sa quando muovere per primo
level-legatus = Legatus: pesa qualche piano per ogni fase e risparmia i suoi
level-consul = Consul: pesa molti piani con due turni d’anticipo e colpisce dove sei debole

provenance-seed = Dal regolamento a stampa, o sua conseguenza diretta.
provenance-published = Da un’altra fonte pubblicata, non dal regolamento.
provenance-reconstructed = Ricostruito: scelto da noi in accordo con le regole, non è un numero del gioco a stampa.

## Rifiuti: la regola è mostrata accanto.

refusal-battle-over = La battaglia è finita e non si danno più ordini.
refusal-not-asked = «{ $action }» qui non va bene; ora si chiede altro: { $ask }.
refusal-no-such-unit = «{ $action }» è un ordine per le unità, e { $unit } non è un’unità.
refusal-not-your-unit = In questo momento { $unit } non prende ordini da te.
refusal-not-on-map = { $unit } non è in mappa.

refusal-not-to-deploy = Ora non è { $unit } l’unità da schierare.
refusal-wrong-setup-hex = { $unit } non può partire da lì; scegli uno degli esagoni di schieramento del suo tipo.
refusal-setup-hex-taken = Quell’esagono di schieramento è già occupato; scegline uno libero.
refusal-not-an-ambusher = { $unit } non può tendere l’agguato; serve un’unità cartaginese di cavalleria numida.
refusal-commander-needs-unit = Un comandante parte con un’unità amica che sia in mappa, e { $unit } non lo è.
refusal-no-such-box = { $box } non è fra le tue caselle; scegline una delle tue sette.
refusal-box-full = { $box } ha già tutti i segnalini che può tenere; scegli un’altra casella.
refusal-fortuna-full = Fortuna accetta un solo segnalino, e ce n’è già uno.
refusal-no-point-in-hand = In mano ti resta soltanto il Vacuus, perciò il segnalino da piazzare ora è il Vacuus.
refusal-vacuus-is-placed = Il tuo Vacuus è già su una casella; i segnalini che hai in mano sono punti veri.
refusal-no-point-in-box = Su { $box } non è rimasto nessun Punto Comando, e qui ne serve uno.
refusal-only-the-vacuus = Su { $box } c’è soltanto il Vacuus, che non ha effetto.
refusal-point-given-already = In questo impulso l’unità ha già ricevuto un Punto Comando.

refusal-finish-the-other-first = C’è una pedina ancora in movimento; fermala prima di fare altro.
refusal-has-moved = { $unit } ha già finito il movimento di questo impulso.
refusal-is-panicked = { $unit } è in Panico e non obbedisce agli ordini.
refusal-is-halted = { $unit } ha un segnalino Finis: in questo turno non muove e non attacca.
refusal-under-enemy-hand = Gli elefanti si sono imbizzarriti: in questo impulso { $unit } non prende ordini da te.
refusal-not-in-front = { $unit } può entrare solo in un esagono del proprio fronte; prima ruota.
refusal-off-the-map = { $unit } non può uscire dalla mappa con un passo.
refusal-impassable = { $unit } non può entrare in quell’esagono: il terreno è intransitabile.
refusal-too-few-points = { $unit } ha ancora { $left } PM; ne servono { $cost }.
refusal-no-points-to-turn = { $unit } non ha più punti movimento per cambiare fronte.
refusal-facing-already = { $unit } guarda già da quella parte.
refusal-commander-has-no-facing = { $unit } guarda tutt’intorno e non ha mai bisogno di ruotare.
refusal-stopped-by-zoc = { $unit } ha raggiunto una zona di controllo nemica e in questo impulso non va oltre.
refusal-enemy-in-the-way = { $unit } non può entrare in un esagono tenuto dal nemico.
refusal-friend-in-enemy-zoc = { $unit } dovrebbe fermarsi nell’esagono di un amico, perché quell’esagono è in una zona di controllo nemica.
refusal-no-way-through-friends = { $unit } resterebbe nell’esagono di un amico: deve poter proseguire fino a uno vuoto.
refusal-must-go-on = { $unit } è nell’esagono di un amico e deve proseguire fino a uno vuoto.
refusal-march-too-far = { $unit } ha { $left } PM e la via meno cara per { $hex } ne costa { $cost }.
refusal-march-stopped = Nessuna via porta { $unit } in { $hex }: deve fermarsi in una zona di controllo nemica, al più vicino in { $place }.
refusal-march-no-way = Nessuna via porta { $unit } in { $hex }: il terreno o altre unità la sbarrano, e più vicino di { $place } non arriva.
refusal-march-impassable = { $unit } non può andare in { $hex }: lì il terreno è intransitabile.
refusal-march-to-enemy = { $unit } non può andare in { $hex }: lo tiene il nemico.
refusal-march-to-friend = { $unit } non può finire il movimento in { $hex }: c’è un’unità amica.
refusal-not-under-way = { $unit } non è in movimento, quindi non c’è nulla da fermare.
refusal-no-exit-here = { $unit } non può lasciare la mappa: possono farlo solo i Romani alla Trebbia, dal bordo cartaginese e con quel bordo nel fronte.
refusal-not-pursuing = { $unit } non è fuori mappa a inseguire, quindi non può rientrare.
refusal-not-held = { $unit } non era in disparte per un agguato.
refusal-no-roman-panic-yet = L’agguato deve aspettare che almeno un’unità romana sia andata in Panico.
refusal-wrong-return-hex = { $unit } può rientrare solo dall’esagono d’uscita o da uno del bordo che lo tocca.
refusal-wrong-entry-hex = L’agguato può entrare solo da un esagono del bordo romano.
refusal-entry-hex-taken = Per entrare in mappa { $unit } ha bisogno di un esagono vuoto.
refusal-wrong-entry-facing = Entrando in mappa { $unit } deve guardare verso l’interno.
refusal-moved-before-boost = { $unit } ha già mosso; un punto Movimento si dà prima che l’unità muova.
refusal-no-boost-for-commander = { $unit } non guadagna nulla da un punto Movimento, che serve solo alle unità.
refusal-other-type = { $unit } è di un altro tipo; un punto Movimento serve unità dello stesso tipo (Hastati e Principes valgono come uno solo).

refusal-no-missiles = { $unit } non ha armi da tiro.
refusal-has-shot = { $unit } ha già tirato in questo turno.
refusal-no-such-target = Si può tirare solo contro un’unità nemica in mappa.
refusal-out-of-range = { $unit } tira solo contro un nemico adiacente.
refusal-out-of-long-range = Il bersaglio è troppo lontano per { $unit }; i Tiratori non superano i due esagoni.
refusal-out-of-arc = { $unit } può tirare solo verso il proprio fronte.
refusal-no-sight = Fra { $unit } e il bersaglio c’è un’altra unità.
refusal-not-a-missile-target = Si tira contro unità nemiche ancora in ordine; comandanti e unità in Panico non sono bersagli.

refusal-has-attacked = { $unit } ha già attaccato in questo impulso.
refusal-left-a-zoc = { $unit } ha lasciato una zona di controllo nemica durante il movimento e in questo impulso non può attaccare.
refusal-panicked-cannot-attack = { $unit } è in Panico e non può attaccare.
refusal-stampeded = Gli elefanti si sono imbizzarriti: in questo turno { $unit } non può attaccare.
refusal-target-not-in-front = { $unit } può attaccare solo un nemico che ha nel proprio fronte.
refusal-not-a-target = Si può attaccare solo un’unità nemica in mappa, o un comandante nemico rimasto solo.
refusal-not-a-mercenary = { $unit } non può caricare; possono farlo solo i Mercenari.
refusal-no-charge-left = Non restano cariche: ogni punto Furor ne dà due.
refusal-not-an-empty-rear-hex = La ritirata va in un esagono di retro vuoto e transitabile.
refusal-no-commander-with-it = Con questa unità non c’è un comandante da portare.
refusal-must-escape = Un comandante attaccato mentre è solo non può resistere: deve mettersi in salvo.
refusal-no-escape-there = Il comandante può mettersi in salvo solo in un esagono adiacente transitabile e non tenuto dal nemico.
refusal-cannot-support = Chi supporta deve stare subito dietro a chi combatte, essere della stessa famiglia, avere lo stesso fronte, non essere in Panico né in una zona di controllo nemica e non aver già dato supporto in questo impulso.
refusal-must-advance = Questa unità deve avanzare; possono restare solo Hastati, Principes, Triarii e Veterani.
refusal-no-refuge-there = Il comandante deve raggiungere l’unità amica più vicina non in Panico entro sei esagoni o, se non ce n’è, un esagono adiacente vuoto.

refusal-no-disorder = { $unit } non ha Punti Disordine da recuperare.
refusal-no-recovery-from-panic = { $unit } è in Panico, e dal Panico non si recupera.
refusal-out-of-recovery-radius = { $unit } è fuori dal raggio del suo comandante e non può recuperare.
refusal-not-an-elephant = Si mettono alla prova solo gli elefanti cartaginesi, non { $unit }.
refusal-named-already = { $unit } è già fra gli elefanti da mettere alla prova.
refusal-stampede-into-friend = { $unit } non può entrare nell’esagono di un’unità cartaginese.
refusal-not-in-its-front = { $unit } non è davanti agli elefanti imbizzarriti; scegli un’unità cartaginese che lo sia.
refusal-malformed = «{ $action }» non è un ordine ben formato; controlla unità, esagono e direzione.

## The picture

status-waiting = Da schierare
status-held = In agguato
status-pursuing = In inseguimento
status-gone = Perdute
picture-own-title = { $title } (scenario non ufficiale)
picture-title = { $name }, { $year } a.C.
picture-turn = Turno { $turn } di { $turns }
picture-turns = { $turns } turni
picture-seat = Sceglie { $seat }
picture-impulse = { $phase }: { $seat }
picture-winner = Vittoria di { $seat }
picture-draw = Nessun vincitore
picture-rout = Rotta { $points } su { $level }
picture-hand = In mano
picture-leader-dead = caduto
picture-points = { $points } punti comando
picture-hex = { $hex }: { $terrain }, { $cost } PM
picture-hex-closed = { $hex }: { $terrain }, intransitabile
picture-unit = { $type } { $id }: combattimento { $combat }, movimento { $movement }, morale { $morale }
picture-at = in { $hex }, fronte { $facing }
picture-leaves = fuori mappa da { $hex }
picture-range = gittata { $range }
picture-disorder = Disordine { $count }
picture-panicked = In fugam (panico)
picture-halted = Finis (ferma)
picture-stampeding = imbizzarrita
picture-shot = ha tirato
picture-commander = { $name }, comandante
picture-false = Vacuus (punto falso)
legend-disorder = Disordine
legend-panic = In fugam
legend-finis = Finis
legend-stampede = Imbizzarriti
legend-missile = tiro, gittata
legend-commander = comandante
legend-zoc = controllo, { $seat }
legend-radius = comando, { $seat }
legend-reconstructed = ricostruito, non nel regolamento
legend-map = mappa{ $mark } · PM per entrare:

## La mappa in un terminale

terminal-legend-unicode = Sulla mappa una pedina mostra dove guarda (↑), il nome, la parte ({ $sides }) e un • per ogni punto di Disordine; ✗ è il Panico, ★ un comandante.
terminal-legend-ascii = Sulla mappa una pedina mostra la parte ({ $sides }) e il nome, e sotto dove guarda (N, NE ...) e i punti di Disordine; ! è il Panico, * un comandante.

## Che cosa fa un bot

plan-default = gioca come viene
plan-steady = avanza con costanza
plan-drilled = segue il manuale
plan-careless = bada poco ai suoi
plan-headlong = corre addosso al nemico
plan-timid = esita
plan-scattered = lascia combattere ogni unità per conto suo
plan-distracted = guarda dalla parte sbagliata
plan-tuned = si avvicina con cautela
plan-bold = incalza
plan-shield = tiene la linea
plan-waiting = aspetta il nemico
plan-withdrawing = si ritira
plan-riding = manda avanti la cavalleria
plan-enveloping = cerca le spalle del nemico
plan-trampling = manda avanti gli elefanti
plan-harassing = logora il nemico con i proiettili
plan-striking = cerca il colpo migliore
plan-massing = si concentra dove è più forte
plan-sparing = risparmia le unità stanche
plan-first = prende l’iniziativa
plan-second = lascia cominciare il nemico

## Di che si tratta

goal-win = Vinci se metti in rotta l’esercito nemico. Le unità in panico e un comandante caduto danno punti rotta alla loro parte; alla fine di un turno, chi ha raggiunto il proprio livello di rotta ha perso.
goal-zama = A Zama Roma cede a 16 punti rotta e Cartagine a 15. Se dopo 16 turni nessuno ha ceduto, è pareggio.
goal-po = Sul Po Roma cede a 14 punti rotta e Cartagine a 12. Se dopo 15 turni nessuno ha ceduto, è pareggio.
goal-beneventum = A Benevento Roma cede a 10 punti rotta e Cartagine a 9. Dopo 12 turni, o se cedono entrambe, vince Cartagine: è Roma che deve attaccare.
goal-trebbia = Alla Trebbia entrambe cedono a 12 punti rotta. Dopo 14 turni, o se cedono entrambe, vince Roma: è Cartagine che deve attaccare.
goal-trebbia-balanced = Qui i livelli di rotta sono nostri, non del regolamento: Roma cede a 28 punti rotta e Cartagine a 3. Roma difficilmente terrà il campo, ma vince se la giornata costa ad Annibale più di quanto può permettersi. Dopo 14 turni, o se cedono entrambe, vince Roma.
goal-zama-balanced = Qui i livelli di rotta sono nostri, non del regolamento: Roma cede a 19 punti rotta e Cartagine a 13. Se dopo 16 turni nessuno ha ceduto, è pareggio.
goal-po-balanced = Qui i livelli di rotta sono nostri, non del regolamento: Roma cede a 15 punti rotta e Cartagine a 10. Se dopo 15 turni nessuno ha ceduto, è pareggio.
goal-calibrated = Qui alcuni valori sono nostri, che portano le battaglie tra giocatori del computer più vicino alla storia. Hastati: morale 4 invece di 3; Alleati: combattimento 4 invece di 3 e morale 3 invece di 2; Equites: morale 4 invece di 3; Socii: combattimento 4 invece di 3 e morale 4 invece di 2; Cavalleria leggera numida: morale 3 invece di 2; Veterani: morale 5 invece di 4; Mercenari: combattimento 3 invece di 4; Elefanti: combattimento 4 invece di 6.
goal-beneventum-calibrated = A Benevento Roma cede a 10 punti rotta e Cartagine a 9. Dopo 12 turni, o se cedono entrambe, vince Cartagine: è Roma che deve attaccare. Qui alcuni valori sono nostri, che portano le battaglie tra giocatori del computer più vicino alla storia. Roma ha 2 punti comando invece di 3, Cartagine 3 invece di 2. Hastati: morale 4 invece di 3; Alleati: combattimento 4 invece di 3 e morale 3 invece di 2; Equites: morale 4 invece di 3; Socii: combattimento 4 invece di 3 e morale 4 invece di 2; Cavalleria leggera numida: morale 3 invece di 2; Veterani: morale 5 invece di 4; Mercenari: combattimento 3 invece di 4; Elefanti: combattimento 4 invece di 6.
goal-turn = Le due parti mettono coperti i segnalini di comando sulle caselle e tirano per l’iniziativa. Poi la prima muove, l’altra tira, la prima attacca e si riordina; quindi l’altra fa lo stesso.
goal-time = Da un’ora a un’ora e mezza.
goal-zama-time = Circa un’ora.
goal-po-time = Poco più di un’ora.
goal-beneventum-time = Circa un’ora.
goal-trebbia-time = Circa un’ora e mezza.

layer-rome = Unità di Roma
layer-carthage = Unità di Cartagine
layer-rome-zone = Dove Roma può schierarsi
layer-carthage-zone = Dove Cartagine può schierarsi
layer-rome-default = Posti suggeriti di Roma
layer-carthage-default = Posti suggeriti di Cartagine
layer-ground = Terreno

## I comandanti

person-sempronius = Tiberio Sempronio Longo, console nel 218 a.C., sconfitto alla Trebbia
person-hannibal-young = Annibale Barca a 29 anni, disegnato secondo il Melqart delle monete della sua casa
person-gracchus = Tiberio Sempronio Gracco, che liberò gli schiavi che combattevano per lui
person-hanno-beneventum = Annone, sconfitto due volte davanti a Benevento
person-cethegus = Marco Cornelio Cetego, proconsole in Gallia, che fermò Magone
person-mago-barca = Magone Barca, il più giovane dei fratelli, in agguato alla Trebbia
person-scipio = Publio Cornelio Scipione, detto Africano dopo Zama
person-hannibal = Annibale Barca, che passò le Alpi e vinse a Canne
