### Ciò che la plancia di Latium dice oltre ai messaggi del gioco.

map-fit = Mostra tutta la tabula (mappa)
field-fit = Mostra tutto il campo
map-town = { $town } ({ $people }): { $level }, { $cives } cives, { $holder }
label-action = { $verb }: { $words }

panel-title = Il tuo regno
panel-now = Ora
panel-signa = Signa
panel-papers = Lettere
panel-house = Case
panel-gods = Dèi
panel-choices = Scelte
panel-close = Chiudi
panel-seal = Sigilla { $aes } aes
panel-void = Non ha effetto.
panel-more = Altre { $count }: scegli una città o una pedina, o apri l’elenco delle scelte.
panel-select = Scegli una città o una pedina per vedere che cosa può fare.
panel-folded = Premi un nome qui sopra per aprire la sua parte.
panel-no-signa = Non hai alcun Signum.
town-holder = Tenuta da
town-areae = Aree
town-legion = Legione
card-ready = sigillato
card-waiting = sta scegliendo
reign-absent = non giocato
reign-exiled = in esilio
reign-fallen = caduto
standing-filius = filius
standing-pledge = a corte
standing-rex = Rex
standing-dead = morto

duel-melee = Un duello
duel-shot = Un tiro
duel-last-melee = L’ultimo duello
duel-last-shot = L’ultimo tiro
duel-choose = Scegli una carta da posare coperta

papers-letters = Lettere
papers-accords = Accordi
papers-to = A
papers-bond = Tipo di accordo
papers-writing = in stesura
papers-sent = spedita
papers-none = nessuno
papers-on = in vigore
papers-ended = finito
papers-betrayed = tradito
clause-giver = Chi dà

text-game = La partita
text-turn = Turno { $turn }: { $phase }
text-rex = Ira populi { $ira }, Signa { $signa }
text-counter = { $counter }: { $where }
text-towns = Città
text-battle = Battaglia: { $aggressor } contro { $defender }
text-unit = { $unit }: { $arm } in { $square }, centuriae { $alive }, danni { $hurt }
text-commander = { $unit }: { $arm } in { $square }

word-raised = rafforzato
word-onward = e avanti con il socius
word-secret = segreto
word-joins = si unisce
word-led = con il comandante
word-mine = do io
word-theirs = dà l’altro
word-far = il lato lontano
word-near = il lato vicino
word-right = verso destra
word-left = verso sinistra
word-ahead = avanti
word-back = indietro
word-alone = da sola
word-schiera = la schiera
word-line = la linea
word-first = prima centuria
word-second = seconda centuria
word-daughter = una figlia
word-son = un figlio
word-eloquentia-raised = Eloquentia, rafforzata
word-aggressor = l’aggressore
word-defender = il difensore
word-nobody = nessuno
word-for = per
word-until = fino al turno
word-at = nel turno
word-every = ogni quanti turni
word-of = di
word-on = su

label-deploy = Schiera { $arm } da { $square } { $hand }: { $units } unità di { $each ->
    [one] una centuria
   *[other] { $each } centuriae
}
label-deploy-one = Schiera { $arm } in { $square }: un’unità di { $each ->
    [one] una centuria
   *[other] { $each } centuriae
}
picks-field = Scegli un’unità o una casella segnata sul campo; oppure scegli da questi elenchi.
picks-many = { $verb } ({ $count })
panel-affairs = Regno
form-most = max. { $most }
form-incomplete = Manca ancora qualcosa.
form-waits = Ora la scelta non è tua. Ciò che scrivi qui resta.
form-allowed = permesso
form-no-longer = Non è più possibile:
offer-note = Hai { $aes } aes. { $last ->
    [0] { "" }
   *[other] Gli ultimi Signa sono stati vinti con { $last } aes.
}
order-widen = Amplia le aree ({ $aes } aes)
order-wall = Costruisci mura ({ $aes } aes)
order-legion = La legione
order-cost = { $aes } aes l’una, e { $pay } aes a semestre
order-dismiss = Lascia andare { $cives } cives
order-ranks = { $leader }: { $arm } di { $town }
gift-give = Dona { $aes } aes
gift-by-letter = Per lettera, se l’altro accetta:
loan-owed = Devi a { $town } { $aes } aes, entro il turno { $turn }
loan-overdue = Devi a { $town } { $aes } aes, e il termine è scaduto
loan-repay = Restituisci { $aes } aes
audience-note = Ogni { $step } aes aggiungono 1 al dado, { $most } al massimo. Il denaro è speso comunque; un 1 offende.
field-aes = aes
field-at = nel turno (subito se vuoto)
field-every = ogni quanti turni
field-until = fino al turno
field-count = quanti
field-cives = cives
field-arm = arma
field-signum = Signum (alla cieca se vuoto)
field-person = persona
field-town = città
field-counter = prigioniero
field-share-giver = quota del primo
field-share-other = quota dell’altro
field-who = chi
field-legatus = legatus
field-demand = chiede
field-loan = il prestito
field-money = aes offerti
field-speech = Signum
affairs-none = Né guerre né pretese né prigionieri né debiti.
affairs-wars = Guerre
affairs-claims = Pretese a una corona
affairs-captives = Prigionieri
affairs-lords = Signori e soggetti
affairs-loans = Debiti
war-declared = { $aggressor } contro { $against } per { $town }, dichiarata nel turno { $turn }, ultima mossa nel turno { $stirred }.
war-treachery = { $aggressor } contro { $against } per { $town }, senza dichiarazione, ultima mossa nel turno { $stirred }.
war-crown = È contesa la corona di { $town }.
claim-told = { $claimant } può combattere { $reigning } per la corona di { $town } fino al turno { $turn }.
captive-told = { $who }: in mano a { $seat } fino al turno { $turn }
captive-seized = { $who }: trattenuto fino al turno { $turn }
lord-told = { $seat } è soggetto a { $lord }.
lord-rebels = La ribellione può colpire dal turno { $turn }.
event-strikes = tocca a { $seat }
event-drawn = La sorte è caduta su { $seat }.
event-charisma = { $seat } lo ha attirato a sé con Charisma.
event-egida = { $seat } lo ha mandato a { $to } con Egida.
event-egida-raised = { $seat } lo ha mandato a { $to } con un’Egida rafforzata: non si può rimandare.
event-rerolled = Il dado è stato tirato di nuovo.
gods-left = restano { $left } aree su { $most }
gods-protects = Protector di { $seat }
gods-ara = ara a { $town } ({ $holder }), favori { $favours }
gods-templum = templum a { $town } ({ $holder })
gods-none = nessuna area sacra
gods-build = Costruisci (templum { $templum } aes, ara { $ara } aes)
signa-ways = { $count } modi di giocarlo
signa-waits = Non ora: la scelta non è tua.
signa-others = { $seat } { $count }
house-of = Casa di
house-tree = La casa di { $town }
house-key = ♛ erede · linea doppia: matrimonio · ⚭ il matrimonio dà il controllo della città · grigio: morto
house-point = Indica qualcuno per leggere che cosa ne dicono le regole.
house-first = Il Rex di { $town }, primo della sua casa
house-go = La casa di { $town }
kin-dead = morto
kin-captive = prigioniero
kin-heir = erede
kin-reigns = regna
kin-vacant = trono vacante
kin-pledge = a corte
kin-wed = in matrimonio
kin-filius = della casa
town-caput = caput
town-held = { $holder } ({ $hold })
town-walls = Mura
town-walls-hold = { $level }, per { $cives } cives
town-cives = Cives
town-of-capacity = { $cives } (posto per { $capacity })
town-surplus = Eccedenza
town-feed = { $cives } cives, { $aes } aes a turno per nutrirli
town-growth = Crescita
town-grows = a { $cives } alla fine del semestre
town-stays = nessuna: affollata, chiusa o in collera
town-production = Produzione
town-yields = { $aes } aes a semestre
town-work = Lavori
town-work-areae = aree, pronte alla fine del turno
town-work-walls = mura, pronte alla fine del turno
town-arm = { $arm } { $have }/{ $most }
town-garrison = In città
town-unknown = ignota
town-ira = Ira populi
town-sacred = Area sacra
town-ara = ara di { $god }, favori { $favours }
town-templum = templum di { $god }
town-loan = Presta al massimo
town-blockade = Blocco
town-blockaded = di { $seat } dal turno { $turn }; cade dopo { $turns } turni
town-bond = { $seat }, dal turno { $turn }
town-reconstructed = ricostruito: la guida non dà questa cifra
papers-between = { $from } e { $to }
papers-waiting = { $count ->
    [one] Una lettera attende la tua risposta
   *[other] { $count } lettere attendono la tua risposta
 }
papers-in-hand = La lettera che hai in mano
papers-terms = Le tue condizioni di pace
papers-offered-terms = Le condizioni di pace che ti sono offerte
papers-begin = Comincia una lettera
papers-at-once = Oppure proponi subito una cosa sola
papers-send-at-once = Scrivi e spedisci
papers-at-once-note = Va al Rex nominato sopra, con il legame e il segreto scelti là.
papers-sent-on = Spedita nel turno { $turn }
papers-held = Attende il permesso che una pace richiede.
papers-no-clauses = niente altro
papers-no-accords = Nessun accordo che tu conosca.
papers-past = anche i passati
papers-since = dal turno { $turn }
papers-peace-since = condizioni di pace, dal turno { $turn }
papers-ended-on = finito nel turno { $turn }
papers-traitor = tradito da { $seat }
papers-bonds = Con civitates sine duce
papers-bond-with = { $seat }: { $bond } con { $town } dal turno { $turn }
clause-kind = Clausola
clause-kept = (fatto)
clause-broken = (infranta)
clause-nobody-there = Nessuno di questa casa può essere nominato qui.
said-none = nessuna clausola
said-pay-once-now = { $voice ->
    [mine] Appena accetti ti mando { $a } aes.
    [theirs] Appena accetti mi mandi { $a } aes.
   *[other] { $giver } paga a { $receiver } { $a } aes subito.
 }
said-pay-once-at = { $voice ->
    [mine] Nel turno { $b } ti manderò { $a } aes.
    [theirs] Nel turno { $b } mi manderai { $a } aes.
   *[other] { $giver } paga a { $receiver } { $a } aes nel turno { $b }.
 }
said-pay-every-now = { $voice ->
    [mine] Appena accetti ti mando { $a } aes, e altrettanti ogni { $c } turni fino al turno { $until }.
    [theirs] Appena accetti mi mandi { $a } aes, e altrettanti ogni { $c } turni fino al turno { $until }.
   *[other] { $giver } paga a { $receiver } { $a } aes subito, poi ogni { $c } turni fino al turno { $until }.
 }
said-pay-every-at = { $voice ->
    [mine] Dal turno { $b } ti manderò { $a } aes ogni { $c } turni, fino al turno { $until }.
    [theirs] Dal turno { $b } mi manderai { $a } aes ogni { $c } turni, fino al turno { $until }.
   *[other] { $giver } paga a { $receiver } { $a } aes nel turno { $b }, poi ogni { $c } turni fino al turno { $until }.
 }
said-signa-any = { $voice ->
    [mine] Ti cederò { $a ->
        [one] uno
       *[other] { $a }
    } dei miei Signa, a caso.
    [theirs] Mi cederai { $a ->
        [one] uno
       *[other] { $a }
    } dei tuoi Signa, a caso.
   *[other] { $giver } cede a { $receiver } { $a } dei suoi Signa, pescati alla cieca.
 }
said-signa-named = { $voice ->
    [mine] Ti cederò { $a ->
        [one] un Signum
       *[other] { $a } Signa
    }: { $b }.
    [theirs] Mi cederai { $a ->
        [one] un Signum
       *[other] { $a } Signa
    }: { $b }.
   *[other] { $giver } cede a { $receiver } { $a } × { $b }.
 }
said-share-signa = { $voice ->
    [mine] Di ogni due Signa che vincerò fino al turno { $until }, uno sarà tuo.
    [theirs] Di ogni due Signa che vincerai fino al turno { $until }, uno sarà mio.
   *[other] Di ogni due Signa che { $giver } vince, uno va a { $receiver }, fino al turno { $until }.
 }
said-centuriae = { $voice ->
    [mine] Ti manderò { $b ->
        [one] una centuria
       *[other] { $b } centuriae
    } di { $a }, per sempre.
    [theirs] Mi manderai { $b ->
        [one] una centuria
       *[other] { $b } centuriae
    } di { $a }, per sempre.
   *[other] { $b } centuriae di { $a } passano da { $giver } a { $receiver }.
 }
said-marry = { $voice ->
    [mine] Che { $a } sposi { $b }.
    [theirs] Che { $a } sposi { $b }.
   *[other] { $a } sposa { $b }.
 }
said-repudiate = { $voice ->
    [mine] Che il matrimonio di { $a } sia sciolto.
    [theirs] Che il matrimonio di { $a } sia sciolto.
   *[other] Il matrimonio di { $a } è sciolto.
 }
said-send-away = { $voice ->
    [mine] Manderò via dalle mie terre { $a ->
        [one] un civis
       *[other] { $a } cives
    }.
    [theirs] Manderai via dalle tue terre { $a ->
        [one] un civis
       *[other] { $a } cives
    }.
   *[other] { $giver } manda via { $a } cives.
 }
said-slaves = { $voice ->
    [mine] Venderò come schiavi { $a ->
        [one] un civis
       *[other] { $a } cives
    }, e il prezzo sarà tuo.
    [theirs] Venderai come schiavi { $a ->
        [one] un civis
       *[other] { $a } cives
    }, e il prezzo sarà mio.
   *[other] { $giver } vende { $a } cives; il prezzo va a { $receiver }.
 }
said-joint-offer = { $voice ->
    [mine] Alle prossime offerte io metto { $a } aes e tu { $b }, sotto un solo sigillo.
    [theirs] Alle prossime offerte tu metti { $a } aes e io { $b }, sotto un solo sigillo.
   *[other] Per le prossime offerte { $giver } mette { $a } aes e { $receiver } { $b }, sotto un solo sigillo.
 }
said-transit = { $voice ->
    [mine] I tuoi eserciti possono passare per { $a } fino al turno { $until }.
    [theirs] I miei eserciti possono passare per { $a } fino al turno { $until }.
   *[other] Gli eserciti di { $receiver } possono passare per { $a } fino al turno { $until }.
 }
said-leave-needed = { $voice ->
    [mine] Fino al turno { $until } le mie lettere e udienze richiedono il tuo permesso.
    [theirs] Fino al turno { $until } le tue lettere e udienze richiedono il mio permesso.
   *[other] Fino al turno { $until } lettere e udienze di { $giver } richiedono il permesso di { $receiver }.
 }
said-contingent = { $voice ->
    [mine] In guerra potrai chiamare al tuo fianco fino a { $a } delle mie centuriae, fino al turno { $until }.
    [theirs] In guerra potrò chiamare al mio fianco fino a { $a } delle tue centuriae, fino al turno { $until }.
   *[other] { $receiver } può chiamare in guerra fino a { $a } centuriae di { $giver }, fino al turno { $until }.
 }
said-not-attack = { $voice ->
    [mine] Fino al turno { $until } non alzerò le armi contro di te.
    [theirs] Fino al turno { $until } non alzerai le armi contro di me.
   *[other] { $giver } non attacca { $receiver } fino al turno { $until }.
 }
said-attack = { $voice ->
    [mine] Entro il turno { $until } avrò attaccato { $a }.
    [theirs] Entro il turno { $until } avrai attaccato { $a }.
   *[other] { $giver } attacca { $a } entro il turno { $until }.
 }
said-submit = { $voice ->
    [mine] Mi inchino a te, e ti chiamo mio signore.
    [theirs] Ti inchini a me, e mi chiami tuo signore.
   *[other] { $giver } diventa soggetto a { $receiver }.
 }
said-release = { $voice ->
    [mine] Lascerò tornare da te { $a }.
    [theirs] Lascerai tornare da me { $a }.
   *[other] { $giver } libera { $a } di { $receiver }.
 }
said-lend-at = { $voice ->
    [mine] Ti presto { $a } aes, e li rivoglio entro il turno { $b }.
    [theirs] Mi presti { $a } aes, e li riavrai entro il turno { $b }.
   *[other] { $giver } presta a { $receiver } { $a } aes, da restituire entro il turno { $b }.
 }
said-lend-open = { $voice ->
    [mine] Ti presto { $a } aes, finché ne hai bisogno.
    [theirs] Mi presti { $a } aes, finché ne ho bisogno.
   *[other] { $giver } presta a { $receiver } { $a } aes.
 }
roster = Le tue città e le tue pedine
roster-note = Prendi in mano una città o una pedina, qui o sulla tabula (mappa): mostra che cosa può fare.
counter-moved = In questo turno ha già mosso.
journey-to = verso
journey-go = Manda a { $town }
journey-way = { $town }: { $way }
journey-far = { $milia } milia{ $turns ->
    [one] { "" }
   *[other] , { $turns } turni
}
journey-note = Oppure fai clic su una casella della tabula. { $milia } milia per turno.
order-muster-all = Prendi tutta la legione
order-station-all = Lasciale tutte
house-marry = Proponi un matrimonio
gods-build-templum = Costruisci un templum
gods-build-ara = Innalza un’ara a { $town }
journey-go-before = Manda davanti a { $town }
journey-before = davanti a { $town } ({ $hex }): { $way }
moment = Turno { $turn } di { $turns }: { $phase }. Il semestre finisce col turno { $semester }, il ciclo col turno { $cycle }.
moment-reign = Fase di { $seat }

log-marched = { $count ->
    [one] { $side } ha mosso una pedina.
   *[other] { $side } ha mosso { $count } pedine.
}
summons-title = Sei chiamato a battaglia
summons-attacker = Contro di te: { $leader } di { $seat }, da { $place }. Quanti ne guida lo saprai quando gli eserciti saranno schierati.
summons-own = Con { $leader } avresti lì { $count ->
    [one] 1 centuria
   *[other] { $count } centuriae
}.
summons-town = In gioco: { $town }. Se rifiuti, è chiusa dentro le mura e può cadere.
summons-afield = In gioco: il tuo comandante e chi lo segue. Se rifiuti, rinunci a un tuo assedio.
event-of-turn = L’evento di questo turno: { $card }


muster-title = Le tue truppe
muster-note = «3 ×2» sono tre unità di due centuriae l’una. Prendine, poi indica una casella segnata; o trascinale lì.
muster-all = Schiera tutte le altre
duel-beats = Che cosa vince
duel-beats-gladium = gladium su lorica: il colpo che chiude il duello
duel-beats-clipeus = clipeus su lorica: 1 punto, e si continua
duel-beats-none = ogni altra coppia: non succede nulla

## Lettere, scene e classifica

letter-greeting = { $from } a { $to }, salute.
letter-pactum = Le nostre greggi bevono agli stessi fiumi, e i nostri popoli hanno litigato abbastanza. Ti offro un pactum: sia pace fra le nostre case.
letter-foedus = Abbiamo mantenuto la pace; ora vegliamo l’uno sull’altro. Ti offro un foedus: i tuoi nemici siano i miei, e i miei i tuoi.
letter-other = Una parola fra Reges, prima che te la portino altri.
letter-about-marry = Tu hai dei figli, e io pure: di due focolari facciamone uno.
letter-about-repudiate = Ciò che fu unito fra le nostre case non ha dato gioia a nessuno dei due.
letter-about-pay = Parliamo di bronzo, che in uno scrigno dorme male.
letter-about-lend = Parliamo di bronzo, che in uno scrigno dorme male.
letter-about-joint-offer = Gli dèi odono prima una preghiera sola e forte che due sommesse.
letter-about-not-attack = Una promessa costa meno di un muro e, se mantenuta, dura di più.
letter-about-attack = La lancia che tu e io non ci puntiamo contro può guardare altrove.
letter-about-release = Chi dovrebbe sedere al focolare è ancora in catene.
letter-about-submit = Si decida fra noi chi guida e chi segue.
letter-offers = { $first ->
    [0] Ed ecco la mia parte.
   *[other] Ecco la mia parte.
}
letter-asks = { $first ->
    [0] E questo ti chiedo.
   *[other] Ecco che cosa ti chiedo.
}
letter-secret = Che resti un segreto fra noi.
letter-farewell = Sta’ bene, e rispondi presto.
letter-unfinished = Non ancora sigillata.
letter-signed = { $from }
letter-seal = Il sigillo di { $from }
card-points = punti
card-points-note = Quanto ti darebbe ora il conto finale; dopo l’ultimo turno vince chi ha più punti.
card-points-known = Quanto darebbe ora il conto finale, senza ciò che non puoi vedere: aes e prestiti.
scene-betrayal = La parola tradita
scene-wedding = Un matrimonio
scene-death = Un Rex è morto
scene-succession = Un nuovo Rex
scene-war = Guerra
scene-treachery = Guerra a tradimento
scene-why = Perché
scene-stake = In gioco
scene-next = Avanti ({ $at } di { $count })
scene-why-sworn = L’avevano giurato nel turno { $turn }; solo gli dèi li obbligano a mantenerlo.
scene-why-war = Il Rex che vuole { $town } deve prenderla in guerra: nessun accordo lo trattiene.
scene-why-treachery = Nessun araldo ha preceduto l’esercito: chi è attaccato non ha tempo di chiamare i socii.
scene-why-betrayal = Un accordo lega solo finché lo vogliono entrambi.
scene-why-wedding = Così hanno convenuto le due case.
scene-why-death = È giunta la sua ora.
scene-why-succession = Il trono non può restare vuoto.
scene-stake-town = { $town }: { $cives } cives, { $level }. Una città in più conta per il predominio e nel conto finale.
scene-stake-caput = { $town }, caput con { $cives } cives, { $level }. Il Rex che perde il suo caput rischia di uscire dal gioco.
scene-stake-free-caput = { $town }, caput con { $cives } cives, { $level }. Chi vuole dominare il Lazio ha bisogno di due capita, e nel conto finale questo vale 12 punti.
scene-stake-ira = L’ira di { $seat } è { $ira } su { $limit }, e ora tutti sanno quanto vale la sua parola.
scene-stake-betrayal = Ora tutti sanno quanto vale una simile parola.
scene-stake-wedding = Se una casa resta senza figli maschi, il marito di una figlia ne prende la corona.
scene-stake-death = Accordi, tesoro e Signa passano a chi gli succede.
scene-stake-heir = La corona di { $town } va a un figlio; { $count ->
    [one] ne vive uno
   *[other] ne vivono { $count }
  }.
scene-stake-no-heir = A { $town } non vive alcun figlio: un genero può prendere la corona, o la stirpe finisce.
scene-stake-succession = Tesoro, Signa e accordi di { $town } sono suoi; comincia con ira 0 e senza figli.
scene-stake-treachery = Chi perde il suo caput rischia di uscire dal gioco.
scene-stake-war = Chi perde il suo caput rischia di uscire dal gioco.
