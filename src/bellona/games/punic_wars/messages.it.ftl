### Punic Wars: tutto ciò che il gioco dice, in italiano.
### Un comandante arriva scritto da piece-leader e vale come una persona; un esagono arriva come "2907" o scritto da hex-place.
### Il tipo di punti arriva come sigla (land, naval, syracusan-land, syracusan-naval): le parole di quantità scelgono in base a essa.

## Il gioco e le sue guerre

game-title = Punic Wars
game-blurb = Le tre guerre di Roma e Cartagine per due giocatori: un anno per turno, comandanti che raccolgono eserciti e flotte, assedi, mari insidiosi e regioni che pagano il conto di tutto.

scenario-first_war = Prima guerra punica, 264-241 a.C.
scenario-first_war-blurb = La posta è la Sicilia, e per vincerla Roma deve imparare a navigare: i suoi marinai annegano facilmente e i cantieri aprono solo con un tiro fortunato. Spagna, Gallia e nord Italia sono chiusi e Siracusa è neutrale: una guerra piccola, adatta per cominciare.
scenario-second_war = Seconda guerra punica, 218-201 a.C.
scenario-second_war-blurb = Annibale è nel nord della Spagna con l’esercito più forte della guerra, e davanti a lui la mappa è aperta. Italia meridionale, Numidia, Siracusa e Illiria possono cambiare campo: è la più grande delle tre guerre.
scenario-third_war = Terza guerra punica, 149-146 a.C.
scenario-third_war-blurb = Un esercito romano è a Utica, a un giorno di marcia da Cartagine, e quasi tutte le regioni sono romane. Solo la caduta della città chiude questa guerra: un assedio, e quanto a lungo Cartagine saprà resistere.
scenario-balanced = { $scenario }, equilibrata (non nel regolamento)
scenario-calibrated = { $scenario }, calibrata (non nel regolamento)
scenario-composed = Una guerra con valori nostri
scenario-composed-blurb = Equilibrata: con una fine nostra, non del regolamento, che fa vincere le due parti all’incirca con la stessa frequenza: Cartagine vince se dopo l’ultimo turno è ancora in piedi. Calibrata: con tabelle che portano le guerre tra giocatori del computer più vicino alla storia.
option-variant = Guerra, con valori nostri
option-limit = { $scenario }: Cartagine vince dopo { $turns } turni

## Parti, comandanti, luoghi

side-rome = Roma
side-carthage = Cartagine
side-nobody = nessuno
side-syracuse = Siracusa

piece-leader = { $id } (L{ $value })
piece-leader-named = { $name } ({ $id }, L{ $value })
name-regulus = Regolo
name-claudius-caudex = Claudio
name-duilius = Duilio
name-metellus = Metello
name-vulso = Vulsone
name-catulus = Catulo
name-pulcher = Pulcro
name-hamilcar-barca = Amilcare
name-hannibal-gisco = Giscone
name-adherbal = Aderbale
name-carthalo = Cartalone
name-scipio = Scipione
name-marcellus = Marcello
name-scipio-elder = Scipione il vecchio
name-sempronius = Sempronio
name-flaminius = Flaminio
name-fabius = Fabio
name-varro = Varrone
name-nero = Nerone
name-hannibal = Annibale
name-hanno-bomilcar = Annone
name-hasdrubal-barca = Asdrubale
name-mago-barca = Magone
name-hasdrubal-gisco = Giscone
name-scipio-aemilianus = Scipione Emiliano
name-manilius = Manilio
name-censorinus = Censorino
name-piso = Pisone
name-mancinus = Mancino
name-laelius = Lelio
name-fabius-aemilianus = Fabio
name-hasdrubal-boetharch = Asdrubale
name-himilco-phameas = Imilcone
name-diogenes = Diogene
name-bithyas = Bizia
person-regulus = Marco Atilio Regolo, che portò la guerra in Africa
person-claudius-caudex = Appio Claudio Caudice, console nel 264 a.C., il primo a passare lo stretto
person-duilius = Gaio Duilio, vincitore a Milazzo, primo a trionfare per una battaglia navale
person-metellus = Lucio Cecilio Metello, che catturò gli elefanti a Palermo
person-vulso = Lucio Manlio Vulsone, vincitore con Regolo all’Ecnomo
person-catulus = Gaio Lutazio Catulo, la cui flotta chiuse la guerra alle Egadi
person-pulcher = Publio Claudio Pulcro, che fece annegare i polli sacri davanti a Trapani
person-hamilcar-barca = Amilcare Barca, invitto sull’Erice, padre di Annibale
person-hannibal-gisco = Annibale Giscone, che tenne Agrigento e perse la flotta a Milazzo
person-adherbal = Aderbale, che distrusse una flotta romana a Trapani
person-carthalo = Cartalone, che incendiò le navi romane davanti a Lilibeo
person-scipio = Publio Cornelio Scipione, detto Africano dopo Zama
person-marcellus = Marco Claudio Marcello, la spada di Roma, che prese Siracusa
person-scipio-elder = Publio Cornelio Scipione, console nel 218 a.C., padre dell’Africano
person-sempronius = Tiberio Sempronio Longo, console nel 218 a.C., sconfitto alla Trebbia
person-flaminius = Gaio Flaminio, console nel 217 a.C., caduto al Trasimeno
person-fabius = Quinto Fabio Massimo, il Temporeggiatore, lo scudo di Roma
person-varro = Gaio Terenzio Varrone, console nel 216 a.C., superstite di Canne
person-nero = Gaio Claudio Nerone, che attraversò l’Italia fino al Metauro
person-hannibal = Annibale Barca, che passò le Alpi e vinse a Canne
person-hanno-bomilcar = Annone, figlio di Bomilcare, alla testa dei Numidi a Canne
person-hasdrubal-barca = Asdrubale Barca, che tenne la Spagna e cadde sul Metauro
person-mago-barca = Magone Barca, il più giovane dei fratelli, in agguato alla Trebbia
person-hasdrubal-gisco = Asdrubale, figlio di Giscone, che levò un esercito dopo l’altro contro Scipione
person-scipio-aemilianus = Publio Cornelio Scipione Emiliano, che rase al suolo Cartagine
person-manilius = Manio Manilio, console nel 149 a.C., un giurista in armi
person-censorinus = Lucio Marcio Censorino, console nel 149 a.C., al comando della flotta
person-piso = Lucio Calpurnio Pisone, console nel 148 a.C., che perse un’estate davanti a Ippona
person-mancinus = Lucio Ostilio Mancino, il primo oltre le mura di Cartagine verso il mare
person-laelius = Gaio Lelio il Saggio, che prese d’assalto il porto
person-fabius-aemilianus = Quinto Fabio Massimo Emiliano, fratello di Scipione Emiliano
person-hasdrubal-boetharch = Asdrubale il boetarca, l’ultimo generale di Cartagine
person-himilco-phameas = Imilcone Famea, il flagello dei foraggiatori romani
person-diogenes = Diogene, che tenne il campo di Neferi
person-bithyas = Bizia, capo numida passato ai Cartaginesi con 800 cavalieri
hex-place = { $place } ({ $id })
hex-nowhere = tutti i suoi esagoni

kind-land = Punti terrestri
kind-naval = Punti navali
kind-syracusan-land = Punti terrestri siracusani
kind-syracusan-naval = Punti navali siracusani
kind-leader = Comandante

terrain-sea = Mare
terrain-coast = Costa
terrain-land = Entroterra
terrain-mountain = Montagna
terrain-coast-mountain = Montagna costiera

walls-nothing = senza mura
walls-town = villaggio
walls-city = città
walls-great-city = grande città

region-latium = Latium
region-etruria = Etruria
region-umbria-picenum = Umbria-Picenum
region-samnium = Samnium
region-campania = Campania
region-lucania = Lucania
region-bruttium = Bruttium
region-apulia-calabria = Apulia-Calabria
region-sicilia = Sicilia
region-syracuse = Siracusa
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
region-sea = mare aperto

## Parole di quantità: altri messaggi le richiamano, e vedono gli stessi argomenti.

quantity-points = { $kind ->
    [leader] un comandante
    [naval] { $number ->
        [one] 1 punto navale
       *[other] { $number } punti navali
    }
    [syracusan-land] { $number ->
        [one] 1 punto terrestre siracusano
       *[other] { $number } punti terrestri siracusani
    }
    [syracusan-naval] { $number ->
        [one] 1 punto navale siracusano
       *[other] { $number } punti navali siracusani
    }
   *[land] { $number ->
        [one] 1 punto terrestre
       *[other] { $number } punti terrestri
    }
}
quantity-kind = { $kind ->
    [leader] comandanti
    [naval] punti navali
    [syracusan-land] punti terrestri siracusani
    [syracusan-naval] punti navali siracusani
   *[land] punti terrestri
}
quantity-force = { $land ->
    [0] { $naval ->
        [0] nessun punto
        [one] 1 punto navale
       *[other] { $naval } punti navali
    }
    [one] { $naval ->
        [0] 1 punto terrestre
       *[other] 1 punto terrestre e { $naval } navali
    }
   *[other] { $naval ->
        [0] { $land } punti terrestri
        [one] { $land } punti terrestri e 1 navale
       *[other] { $land } punti terrestri e { $naval } navali
    }
}
quantity-movement = { $points ->
    [0] 0 punti movimento
    [one] 1 punto movimento
   *[other] { $points } punti movimento
}
quantity-treasury = { $treasury ->
    [one] 1 punto tesoro
   *[other] { $treasury } punti tesoro
}

## Fasi, comandanti, livelli di vittoria

phase-setup = Schieramento
phase-diplomacy = Fase diplomatica
phase-elections = Fase delle elezioni
phase-taxation = Fase di tassazione
phase-campaign = Fase di campagna
phase-supply = Fase di rifornimento
phase-recruitment = Fase di reclutamento
phase-over = Guerra finita

status-absent = Non in questa guerra
status-pool = Fuori mappa
status-on-map = In mappa
status-drawn = Eletto, da piazzare
status-lost = Perduto
status-gone = Fuori dalla guerra

marching-waiting = non ha ancora mosso
marching-under-way = in movimento
marching-finished = ha finito

level-draw = parità
level-marginal = vittoria marginale
level-substantial = vittoria sostanziale
level-decisive = vittoria decisiva

## Avversari automatici, e da dove vengono i numeri

level-random = Casuale: gioca una mossa lecita qualsiasi
level-greedy = Avido: gioca ciò che sul momento rende di più
level-tiro = Tiro: manda le sue legioni una alla volta
level-miles = Miles: prende ciò che è più vicino
level-centurio = Centurio: sa che cosa deve fare la sua parte
level-legatus = Legatus: pesa qualche campagna prima di muovere ogni comandante
level-consul = Consul: pesa una dozzina di campagne, con tre turni d’anticipo

provenance-seed = Dal regolamento a stampa, o sua conseguenza diretta.
provenance-published = Da un’altra fonte pubblicata, non dal regolamento.
provenance-reconstructed = Ricostruito: scelto da noi in accordo con le regole, non è un numero del gioco a stampa.

## Pulsanti

verb-deploy = Schiera
verb-suggested = Schiera come consigliato
verb-fund = Sigilla la somma
verb-retire = Lascia la carica
verb-elect = Eleggine un altro
verb-decline = Non eleggerne altri
verb-appoint = Piazza
verb-return = Fai rientrare
verb-lead = Inizia il suo movimento
verb-join = Prendi con te
verb-drop = Lascia qui
verb-go = Vai
verb-attack = Attacca
verb-attack-land = Attacca per terra
verb-attack-naval = Attacca per mare
verb-emerge = Esci dalle mura
verb-emerge-land = Fai uscire i punti terrestri
verb-emerge-naval = Fai uscire i punti navali
verb-finish = Chiudi il suo movimento
verb-invert = Entra nelle mura
verb-stand = Resta fuori
verb-lose = Perdi
verb-raise = Recluta
verb-raise-land = Recluta punti terrestri
verb-raise-naval = Costruisci punti navali
verb-done = Fatto
verb-offer = Offri la pace
verb-agree = Accetta
verb-refuse = Rifiuta

## Che cosa si chiede, in due o tre parole: sta dopo i due punti.

ask-deploy = schierare
ask-fund = finanziare la diplomazia
ask-retire = scegliere chi lascia la carica
ask-elect = eleggere o no altri comandanti
ask-appoint = piazzare un comandante eletto
ask-return = far rientrare un comandante
ask-campaign = scegliere un comandante o chiudere la campagna
ask-march = proseguire con il comandante in movimento
ask-invert = entrare nelle mura o restare fuori
ask-losses = scegliere le perdite
ask-recruit = reclutare o chiudere la fase
ask-agree = rispondere all’offerta di pace
ask-over = più nulla, la guerra è finita

## Richieste: che cosa legge chi deve scegliere.

prompt-deploy = { $seat }: schiera { quantity-points } in { $region }, oppure lascia che il caso consigli un posto.
prompt-deploy-leader = { $seat }: schiera { $leader } in { $region }, oppure lascia che il caso consigli un posto.
prompt-deploy-unseen = { $seat } sta schierando le sue forze in segreto.
prompt-fund = { $seat }: decidi in segreto quanto spendere per la diplomazia; hai { quantity-treasury }.
prompt-retire = { $seat }: scegli { $number ->
    [one] il comandante che lascia la carica.
   *[other] i { $number } comandanti che lasciano la carica.
}
prompt-elect = { $seat }: { $number ->
    [one] puoi eleggere un altro comandante al posto di uno perduto.
   *[other] puoi eleggere fino a { $number } comandanti al posto di quelli perduti.
}
prompt-appoint = { $seat }: { $number ->
    [one] piazza { $leader } in un esagono dove hai dei punti.
   *[other] piazza { $leader }, il primo di { $number } comandanti, in un esagono dove hai dei punti.
}
prompt-return = { $seat }: { $number ->
    [one] fai rientrare { $leader } in un esagono dove hai dei punti.
   *[other] fai rientrare { $leader }, il primo di { $number } comandanti, in un esagono dove hai dei punti.
}
prompt-campaign = { $seat }: { $number ->
    [0] nessun comandante può più muovere; fai uscire le guarnigioni oppure chiudi la campagna.
    [one] muovi l’ultimo comandante, oppure chiudi la campagna.
   *[other] muovi uno dei tuoi { $number } comandanti, oppure chiudi la campagna.
}
prompt-march = { $seat }: { $leader } è in { $hex } con { quantity-force } e ha ancora { quantity-movement }.
prompt-march-alone = { $seat }: { $leader } è da solo in { $hex } e ha ancora { quantity-movement }.
prompt-must-attack = { $seat }: { $leader } ha portato soccorso in { $hex } con { quantity-force } e ora deve attaccare gli assedianti.
prompt-invert = { $seat }: { $leader } minaccia { quantity-points } in { $hex }; entra nelle mura, oppure resta fuori e combatti.
prompt-losses = { $seat }: scegli { $number ->
    [one] il punto
   *[other] i { $number } punti
} da perdere in { $hex } per { $cause }.
prompt-losses-anywhere = { $seat }: scegli { $number ->
    [one] il punto
   *[other] i { $number } punti
} da perdere per { $cause }, in qualunque esagono.
prompt-recruit = { $seat }: recluta punti terrestri e navali a 2 punti tesoro l’uno, oppure chiudi la fase; hai { quantity-treasury }.
prompt-agree = { $seat }: { $other } offre di chiudere qui la guerra; accetta o rifiuta.
prompt-over = La guerra è finita.

## Che cosa legge intanto l'altra parte.

waiting-deploy = In attesa che { $seat } finisca lo schieramento.
waiting-fund = In attesa che { $seat } sigilli la somma per la diplomazia.
waiting-retire = In attesa che { $seat } scelga chi lascia la carica.
waiting-elect = In attesa che { $seat } decida se eleggere altri comandanti.
waiting-appoint = In attesa che { $seat } piazzi i comandanti eletti.
waiting-return = In attesa che { $seat } faccia rientrare un comandante.
waiting-campaign = In attesa che { $seat } scelga un comandante o chiuda la campagna.
waiting-march = In attesa che { $seat } muova.
waiting-invert = In attesa che { $seat } scelga se entrare nelle mura.
waiting-losses = In attesa che { $seat } scelga le perdite.
waiting-recruit = In attesa che { $seat } recluti.
waiting-agree = In attesa che { $seat } risponda all’offerta di pace.

## Eventi: il diario della guerra.

event-set-up = { $side } ha finito lo schieramento.
event-revealed = I due schieramenti sono stati scoperti.
event-turn-begins = È cominciato il turno { $turn }.
event-phase-begins = { $phase }: { $side }.
event-funded = { $side } ha sigillato la somma per la diplomazia.
event-funds-revealed = Spesi per la diplomazia: Roma { $rome }, Cartagine { $carthage }.
event-diplomacy-rolled = Il dado della diplomazia ha segnato { $die }; il risultato è { $total }.
event-no-effect = La diplomazia non ha avuto effetto.
event-revolted = Rivolta in { $region }.
event-illyrian-war = È scoppiata la guerra fra Roma e gli Illiri: la regione { $region } si apre e sta con Cartagine.
event-allied = { $region } ha stretto alleanza con { $side }.
event-invaded = { $side } ha invaso { $region }, che era neutrale e ora sta con { $ally }.
event-defected = La regione { $region } è passata dalla parte di { $side }.
event-marker-lifted = La regione { $region } è tornata dalla parte di { $side }.
event-turned-out = I punti di { $side } dentro { $hex } sono stati messi fuori dalla città.
event-retired = { $leader } ha lasciato la carica.
event-drawn = Elezioni: è uscito { $leader }.
event-appointed = { $leader } ha preso il comando in { $hex }.
event-returned = { $leader } è rientrato in { $hex }.
event-leader-lost = { $leader } è andato perduto in { $hex }.
event-taxed = { $side } ha riscosso { $income } di tasse e ha { quantity-treasury }.
event-led = { $leader } ha iniziato il movimento in { $hex }.
event-joined = { $leader } ha preso con sé { quantity-points } in { $hex }.
event-dropped = { $leader } ha lasciato { quantity-points } in { $hex }.
event-went = { $leader } è andato da { $from } a { $to } e ha ancora { quantity-movement }.
event-left-behind = { $leader } ha dovuto lasciare { quantity-points } in { $hex } per mancanza di navi.
event-halted = { $leader } è rimasto in { $hex }: { $cause }.
event-finished = { $leader } ha finito il movimento.
event-emerged = I { quantity-kind } di { $side } sono usciti da { $hex }.
event-relieved = { $side } ha portato soccorso in { $hex }.
event-threatened = { $leader } ha minacciato i { quantity-kind } nemici in { $hex }.
event-inverted = I { quantity-kind } di { $side } sono entrati nelle mura di { $hex }.
event-stood = I { quantity-kind } di { $side } hanno accettato battaglia in { $hex }.
event-attacked = { $leader } ha attaccato i { quantity-kind } nemici in { $hex } e ha ancora { quantity-movement }.
event-dice = Combattimento in { $hex }: { $side } ha tirato { $die }.
event-modifier = { $part } ({ $side }): { $value } al dado.
event-totals = { $attack } contro { $defence }: rapporto { $odds }, riga { $row }.
event-result = Combattimento in { $hex }: perdite dell’attaccante { $attacker } per cento, del difensore { $defender } per cento.
event-attrition = Attrito di { $side } in { $hex } per { $cause }: dado { $die }, riga { $row }.
event-percent = { $loss ->
    [0] { $percent ->
        [0] { $side } non ha perso nulla.
       *[other] { $side } non ha perso nulla: il { $percent } per cento di { $base } è meno di mezzo punto.
    }
   *[other] { $side } deve perdere { $loss ->
        [one] 1 punto
       *[other] { $loss } punti
    } ({ $percent } per cento di { $base }).
}
event-lost = { $side } ha perso { quantity-points } in { $hex } per { $cause }.
event-place-taken = { $side } ha preso { $hex }.
event-region-taken = Ora { $side } controlla { $region }.
event-region-free = Nessuno controlla più { $region }.
event-supplied = { $side } ha rifornito { $points ->
    [one] 1 punto
   *[other] { $points } punti
} e ha ancora { quantity-treasury }.
event-short-of-money = A { $side } è mancato il denaro per { $excess ->
    [one] 1 punto.
   *[other] { $excess } punti.
}
event-shipyards-rolled = Roma ha tirato { $die } per i cantieri navali.
event-shipyards-open = I cantieri di Roma sono aperti: ora può costruire flotte.
event-shipyards-closed = I cantieri di Roma sono chiusi: niente flotte finché non tira un 1 o un 2.
event-raised = { $side } ha reclutato { quantity-points } in { $hex }.
event-offered = { $side } ha offerto di chiudere la guerra.
event-refused = { $side } ha rifiutato di chiudere la guerra.
event-agreed = { $side } ha accettato di chiudere la guerra.
event-scored = Punti vittoria: Roma { $rome }, Cartagine { $carthage }.
event-won = { $side } ha vinto la guerra: { $level }.
event-drawn-war = La guerra è finita in parità.

## Cause: stanno dopo "per" o dopo i due punti.

cause-sea = il mare aperto
cause-drowned = il naufragio
cause-mountain = la montagna
cause-coast-mountain = la montagna costiera
cause-leaving = lo sganciamento dal nemico
cause-leaving-army = lo sganciamento da un esercito
cause-leaving-fleet = lo sganciamento da una flotta
cause-leaving-both = lo sganciamento da un esercito e da una flotta
cause-unsupplied = mancanza di rifornimenti
cause-unpaid = mancanza di denaro
cause-shortfall = mancanza di denaro
cause-revolt = la rivolta
cause-revolt-toll = la rivolta
cause-attack = la resistenza nemica
cause-defence = l’attacco nemico
cause-trapped = la caduta della piazza
cause-stranded = mancanza di una via d’uscita
cause-nobody-left = non gli resta alcun punto
cause-too-weak = quel che resta della sua forza è troppo debole per il soccorso
cause-no-way-on = quel che resta della sua forza non potrebbe finire il movimento più avanti
cause-no-ships-left = non resta una nave che porti i suoi punti terrestri
cause-comrades = l’arrivo di amici
cause-returned = il ritorno all’antica fedeltà
cause-war-already = la guerra è già scoppiata
cause-allied-already = Siracusa è già alleata
cause-defected-already = Siracusa ha già cambiato campo
cause-syracuse-already = Siracusa ha già cambiato campo
cause-no-numidians = nella regione non c’è un comandante romano, oppure ha già cambiato campo
cause-no-south = nel sud non c’è un comandante cartaginese, oppure ha già cambiato campo
cause-invaded-before = un’alleanza dopo un’invasione è definitiva
cause-no-army = Siracusa non ha più un esercito
cause-closed = la regione è chiusa
cause-to-carthage = l’alleanza con Cartagine
cause-by-carthage = l’invasione cartaginese
cause-syracuse-to-rome = la defezione di Siracusa
cause-syracuse-to-carthage = la defezione di Siracusa
cause-syracuse = la defezione di Siracusa
cause-numidians = la defezione dei Numidi
cause-south = la defezione dell’Italia meridionale
cause-leaning = la parte a cui la regione è legata
cause-marked = la defezione della regione
cause-illyrians = la guerra fra Roma e gli Illiri
cause-besiegers = i punti terrestri che assediano il nemico
cause-majority = il doppio dei punti terrestri del nemico
cause-first-turn = l’inizio della guerra
cause-for-the-fallen = la perdita di un comandante
cause-automatic = le regioni controllate
cause-rome-fell = la caduta di Roma
cause-carthage-fell = la caduta di Cartagine
cause-carthage-stands = Cartagine è ancora in piedi
cause-truce = l’accordo
cause-equal = totali uguali

## Risultati

reason-agreement = le due parti sono d’accordo
reason-automatic = vittoria automatica per le regioni
reason-fall-of-rome = Roma è caduta
reason-fall-of-carthage = Cartagine è caduta
reason-turn-limit = i turni sono finiti
result-agreement = Pace di comune accordo: { $winner } ottiene una { $level }; punti vittoria: Roma { $rome }, Cartagine { $carthage }.
result-agreement-draw = Pace di comune accordo, in parità; punti vittoria: Roma { $rome }, Cartagine { $carthage }.
result-automatic = { $winner } ottiene una { $level } automatica per le regioni che controlla; punti vittoria: Roma { $rome }, Cartagine { $carthage }.
result-fall-of-rome = { $winner } ottiene una { $level }: Roma è caduta.
result-fall-of-carthage = { $winner } ottiene una { $level }: Cartagine è caduta.
result-turn-limit = I turni sono finiti e { $winner } ottiene una { $level }; punti vittoria: Roma { $rome }, Cartagine { $carthage }.
result-turn-limit-draw = I turni sono finiti e la guerra è in parità; punti vittoria: Roma { $rome }, Cartagine { $carthage }.
result-turn-limit-stands = I turni sono finiti e Cartagine è ancora in piedi: vince { $winner }.

## Probabilità

modifier-odds = Rapporto { $odds } ({ $attack } contro { $defence })
modifier-points-counted = Punti che contano: { $number }
modifier-leader = Comandante in attacco
modifier-enemy-leader = Comandante in difesa
modifier-town = Mura di un villaggio
modifier-city = Mura di una città
modifier-great-city = Mura di una grande città
modifier-attrition-leader = Comandante della forza
modifier-unsupplied-leader = Comandante nell’esagono
modifier-revolt-leader = Comandante nell’esagono
modifier-leader-left-behind = Comandante nemico alle spalle
modifier-seamanship = Marineria romana
modifier-funding = Denaro speso
modifier-losses = Perdite romane meno cartaginesi

outcome-battle = Punti persi: attaccante { $attacker }, difensore { $defender }.
outcome-march = { $number ->
    [0] Nessuna perdita.
    [one] 1 punto perso.
   *[other] { $number } punti persi.
}
outcome-march-mixed = { $land ->
    [0] { $naval ->
        [0] Nessuna perdita.
       *[other] Persi: { quantity-force }.
    }
   *[other] Persi: { quantity-force }.
}

chance-attacker-loses = L’attaccante subisce perdite
chance-defender-loses = Il difensore subisce perdite
chance-attacker-destroyed = L’attaccante è annientato
chance-defender-destroyed = Il difensore è annientato
chance-leader-lost = Il comandante è perduto
chance-enemy-leader-lost = Il comandante nemico è perduto
chance-any-loss = Si perde qualcosa
chance-all-lost = Si perde tutta la forza
chance-shipyards-closed = I cantieri chiudono

role-attacker = Attaccante
role-defender = Difensore
role-leaving = In uscita
role-entering = In entrata

answer-inside = Se prima il difensore entra nelle mura
answer-inside-safe = Se prima il difensore entra nelle mura, non puoi seguirlo: attaccare le mura costa più dei punti movimento rimasti

## Rifiuti: la regola è mostrata accanto.

refusal-war-over = La guerra è finita e non si danno più ordini.
refusal-not-asked = «{ $action }» qui non va bene; ora si chiede altro: { $ask }.
refusal-malformed = «{ $action }» non è un ordine ben formato; controlla comandante, esagono e numero.
refusal-offered-already = In questa fase hai già offerto di chiudere la guerra.

refusal-wrong-setup-kind = «{ $action }» non corrisponde alla riga dello schieramento da piazzare ora.
refusal-wrong-setup-region = Ciò che si piazza ora non può partire da { $hex }; scegli un esagono della regione indicata nell’elenco.
refusal-no-setup-in-mountains = In montagna non si schiera nulla; scegli un esagono diverso da { $hex }.
refusal-too-many-to-set-up = Questa riga dello schieramento non ha più { quantity-points } da piazzare.

refusal-not-in-treasury = Non puoi spendere { $number } per la diplomazia, perché hai { quantity-treasury }.
refusal-funds-too-high = Non puoi spendere { $number } per la diplomazia; il massimo per una fase è 255.

refusal-no-such-leader = «{ $action }» non indica un comandante di questa guerra.
refusal-not-your-leader = { $leader } non è un tuo comandante.
refusal-leader-not-on-map = { $leader } non è in mappa.
refusal-leader-not-to-move = { $leader } non è in mappa, perciò non può muovere.
refusal-leader-not-drawn = { $leader } non è fra i comandanti eletti che attendono un posto.
refusal-leader-not-lost = { $leader } non è andato perduto, perciò non può rientrare.
refusal-no-friends-there = Un comandante si piazza dove hai dei punti, e in { $hex } non ne hai.
refusal-leader-finished = In questa fase { $leader } ha già finito il movimento.
refusal-under-way-already = { $leader } è già in movimento.
refusal-nobody-leads = Nessun comandante è in movimento; scegline prima uno, perché i punti si muovono solo con un comandante.
refusal-no-leader-to-attack = Nessun comandante è in movimento; scegli prima quello che deve guidare l’attacco.

refusal-too-few-points-to-join = { $leader } non trova qui { quantity-points } da prendere con sé.
refusal-serves-another = In questa fase i punti che sono qui hanno già servito un altro comandante e non possono unirsi a { $leader }.
refusal-syracusans-stay = { $leader } non può portare con sé punti siracusani, che non lasciano mai la loro città.
refusal-not-carried = { $leader } non ha con sé { quantity-points } da lasciare.
refusal-not-adjacent = { $leader } non può raggiungere { $hex } con un passo; si muove da un esagono a quello vicino.
refusal-no-movement-points = { $leader } non ha più punti movimento.
refusal-fleet-on-land = I punti navali non hanno una via d’acqua per { $hex }.
refusal-army-at-sea = { $leader } ha con sé punti terrestri, che per andare in { $hex } hanno bisogno di navi o di un traghetto.
refusal-too-few-ships = Per passare in { $hex } { $leader } ha bisogno di un punto navale per ogni punto terrestre.
refusal-ferry-barred = Il traghetto per { $hex } è sbarrato: nell’esagono di traghettamento servono punti navali tuoi e nessuno nemico.
refusal-region-closed = In questa guerra la regione { $region } è chiusa a tutti.
refusal-illyria-closed = La regione { $region } è chiusa finché non scoppia la guerra fra Roma e gli Illiri.
refusal-no-way-out = Da { $hex } { $leader } non potrebbe raggiungere un esagono in cui finire il movimento.
refusal-points-left-behind = { $leader } ha lasciato dei punti in mare o in montagna e deve riprenderli prima di proseguire o di finire.
refusal-cannot-end-here = { $leader } non può finire qui il movimento: in mare e in montagna non ci si ferma.
refusal-must-fight-out = { $leader } guida punti di una guarnigione assediata; possono andarsene solo dopo che in questa fase gli assedianti sono stati attaccati.
refusal-must-attack-besiegers = { $leader } è venuto a rompere un assedio e prima di ogni altra cosa deve attaccare gli assedianti.
refusal-relief-too-weak = { $leader } non può entrare in { $hex }: anche con la sua forza il rapporto contro gli assedianti sarebbe sotto 1:2.
refusal-relief-too-slow = { $leader } non può entrare in { $hex }: non gli resterebbero i 5 punti movimento per l’attacco che deve seguire.

refusal-no-enemy-of-type = Qui non ci sono { quantity-kind } nemici da attaccare.
refusal-nobody-to-attack-with = { $leader } non ha qui { quantity-kind } con cui attaccare.
refusal-others-fight-for-another = In questa fase i { quantity-kind } che sono qui hanno già servito un altro comandante e non possono combattere con { $leader }.
refusal-odds-too-low = { $leader } è troppo debole per attaccare: il rapporto sarebbe sotto 1:2.
refusal-too-few-points-to-attack = { $leader } ha ancora { quantity-movement }; un attacco ne costa 5 contro chi è fuori dalle mura e 10 contro chi è dentro.
refusal-inside-cannot-attack = Qui i { quantity-kind } sono dentro le mura e non possono attaccare finché non escono.
refusal-nobody-inside = Non hai { quantity-kind } dentro le mura di { $hex }.

refusal-wrong-loss = Questa perdita non tocca { quantity-kind } in { $hex }; scegli fra i punti che la subiscono.
refusal-too-much-loss = Perdere { quantity-points } in { $hex } è più del dovuto, o più di quanto lì si possa perdere.

refusal-no-place-here = Si recluta in un villaggio o in una città, e in { $hex } non ce n’è.
refusal-no-harbour-here = Le flotte si costruiscono in un villaggio o in una città sulla costa, e { $hex } non lo è.
refusal-carthage-barred = Cartagine non recluta mai in { $region }.
refusal-rome-barred = Roma non recluta mai in { $region }.
refusal-region-out-of-play = In questa guerra la regione { $region } è chiusa e nessuno vi recluta.
refusal-enemy-region = Non puoi reclutare in { $region }, perché è sotto il controllo nemico.
refusal-place-besieged = Non puoi reclutare in { $hex }, perché la tua guarnigione lì è sotto assedio.
refusal-no-leader-there = { $region } non è dalla tua parte, perciò per reclutare serve un comandante in { $hex }.
refusal-enemy-only = Non puoi reclutare in { $hex }, dove c’è soltanto il nemico.
refusal-region-exhausted = In { $region } non puoi spendere più di { $value } in una fase.
refusal-neutral-region-exhausted = Non controlli { $region }, perciò in una fase non puoi spendervi più di metà del suo valore di { $value }.
refusal-treasury-too-low = Un punto costa 2 punti tesoro, e tu hai { quantity-treasury }.
refusal-no-counters-left = Non puoi avere così tanti { quantity-kind } insieme.
refusal-no-shipyards = Roma non può costruire flotte finché non ha tirato un 1 o un 2 per i cantieri.

## Un comandante o un esagono in parole: righe brevi, una sotto l'altra.

tell-leader = Comandante { $id }, valore { $value }
tell-stands = in { $hex }
tell-movement = ancora { quantity-movement }
tell-force = guida { quantity-force }
tell-alone = senza punti con sé
tell-finished = ha finito il movimento
tell-status-pool = fuori mappa, può essere eletto
tell-status-drawn = eletto, attende un posto
tell-status-lost = perduto, può rientrare
tell-status-gone = fuori dalla guerra

tell-hex = { $hex }: { $terrain }
tell-place = { $place }: { $walls }
tell-holder = in mano a { $side }
tell-region = { $region }, valore { $value }
tell-controlled = sotto il controllo di { $side }
tell-neutral = sotto il controllo di nessuno
tell-aligned = dalla parte di { $side }
tell-marker = ha cambiato campo
tell-closed = chiusa in questa guerra
tell-closed-illyria = chiusa fino alla guerra fra Roma e gli Illiri
tell-outside = { $side }: { quantity-force } allo scoperto
tell-inside = { $side }: { quantity-force } dentro le mura
tell-syracusans = Siracusa: { quantity-force }
tell-leaders = Comandanti di { $side }: { $leaders }
tell-veiled = { $side } è qui, con forza ignota
tell-besieged = qui la guarnigione di { $side } è sotto assedio
tell-unsupplied = qui i punti di { $side } non hanno rifornimenti

## La mappa nel terminale

track-treasury = Tesoro
track-losses = Perdite

## Risultati di molte partite

score-victory-points = punti vittoria
score-treasury = tesoro
score-land = punti terrestri
score-naval = punti navali

## L'immagine

picture-own-title = { $title } (scenario non ufficiale)
picture-title = { $name }, { $from }-{ $to } a.C.
picture-turn = Turno { $turn }, { $year } a.C.
picture-before = Prima della guerra, { $year } a.C.
picture-phase = { $phase }: { $seat }
picture-hex = { $hex }: { $terrain }
picture-hex-region = { $hex }: { $terrain }, { $region } ({ $value })
picture-place = { $place } ({ $hex }), { $walls }: { $terrain }, { $region } ({ $value })
picture-stack = { $side } in { $hex }: { quantity-force }
picture-inside = dentro le mura
picture-besieged = sotto assedio
picture-unknown = forza ignota
picture-leader = { $leader } in { $hex }
picture-treasury = Tesoro
picture-losses = Perdite
picture-victory = Punti vittoria
picture-land = Punti terrestri
picture-naval = Punti navali
picture-leaders-off = Comandanti fuori mappa
picture-levels = { $marginal } marginale · { $substantial } sostanziale · { $decisive } decisiva
picture-only-falls = Solo la caduta di Cartagine chiude questa guerra

legend-town = Villaggio
legend-city = Città
legend-great-city = Grande città
legend-mountain = Montagna: non ci si ferma
legend-ferry = Traghetto
legend-sea-side = Gli eserciti non passano
legend-land-side = Le flotte non passano
legend-closed = Regione chiusa
legend-closed-until = Chiusa fino alla guerra illirica
legend-inside = Dentro le mura
legend-siege = Sotto assedio
legend-defected = Ha cambiato campo
legend-leader = Comandante: lettera e valore
legend-land = Punti terrestri
legend-naval = Punti navali
legend-control = Controllo: { $seat }
legend-supply = { $seat }: senza rifornimenti
legend-reconstructed = ricostruito, non nel regolamento

## La mappa in un terminale

terminal-legend-unicode = Sulla mappa una pila mostra i punti terrestri + i punti navali (4+2), la parte ({ $sides }), ▣ se è dentro le mura, ▩ se vi è assediata, il segno di un nemico nello stesso esagono, e ★ per un comandante. Un costo dopo ≈ è una via per mare.
terminal-legend-ascii = Sulla mappa una pila mostra i punti terrestri + i punti navali (4+2), la parte ({ $sides }), i se è dentro le mura, b se vi è assediata, la lettera di un nemico nello stesso esagono, e * per un comandante. Un costo dopo ~ è una via per mare.

## Che cosa fa un bot

plan-default = segue l’abitudine
plan-tuned = segue la regola della guerra
plan-bold = cerca battaglia
plan-wary = evita i pericoli
plan-strike = punta alla capitale nemica
plan-home = difende la patria
plan-islands = punta alle isole
plan-settle = guadagna le terre libere
plan-raid = saccheggia le terre nemiche
plan-mass = raduna un grande esercito
plan-fleet = rafforza la flotta
plan-levy = arruola truppe
plan-patient = prepara una lunga marcia
plan-hasty = prende ciò che è vicino
plan-timid = resta dietro le mura
plan-idle = lascia attendere le leve
plan-bare = lascia la città senza guardia

## Di che si tratta

goal-win = Vinci se controlli abbastanza regioni, o se prendi la città nemica. Un tuo punto terrestre dentro Roma o Cartagine chiude subito la guerra. Altrimenti ogni regione che controlli conta il suo valore.
goal-first_war = Nella prima guerra vinci subito con regioni per 40 punti nella tua fase di tassazione. La posta è la Sicilia.
goal-second_war = Nella seconda guerra vinci subito con regioni per 85 punti nella tua fase di tassazione.
goal-third_war = Nella terza guerra quasi tutto è romano: Roma deve prendere Cartagine, e Cartagine resistere.
goal-third_war-balanced = Quasi tutto è romano: Roma deve prendere Cartagine entro 6 turni; questa fine è nostra, non del regolamento. Se dopo il sesto turno la città è in piedi, vince Cartagine.
goal-third_war-balanced-time = Al massimo 6 turni, circa un’ora.
goal-calibrated = Qui alcuni valori sono nostri, che portano le guerre tra giocatori del computer più vicino alla storia: ogni dado di attrito vale uno di più; Etruria vale 3 invece di 4, Campania 6 invece di 4, Sicilia 5 invece di 4, Narbonensis e Illyria 2 ciascuna invece di 4.
goal-turn = Un turno è un anno. Prima le due parti spendono in segreto per la diplomazia, e Roma elegge i suoi comandanti. Poi gioca Cartagine, poi Roma: ciascuna riscuote le tasse, marcia con i suoi comandanti (eserciti, flotte, assedi, battaglie), paga i rifornimenti e recluta.
goal-time = Non c’è un ultimo turno: la guerra finisce con una vittoria o d’accordo.
goal-first_war-time = { goal-time } Questa dura circa tre ore.
goal-second_war-time = { goal-time } Questa dura circa quattro ore.
goal-third_war-time = { goal-time } Questa dura circa un’ora e mezza.

layer-setup = Forze e comandanti
