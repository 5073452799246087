### Latium: tutto ciò che il gioco dice, in italiano. I termini latini del gioco restano latini.

## Il gioco e i suoi scenari

game-title = Latium
game-blurb = Sei Reges del Lazio arcaico e un programma per arbitro: offerte segrete agli dèi, città che crescono, legati e matrimoni, accordi segreti che si possono tradire, e battaglie decise carta contro carta.
scenario-six_kings = Sei Reges, 60 turni
scenario-six_kings-blurb = Ogni caput ha il suo giocatore: Aequi, Hernici, Sabini, Latini, Etrusci e Volsci, per cinque anni di dodici turni.
scenario-six_kings_short = Sei Reges, 48 turni
scenario-six_kings_short-blurb = Tutto il tavolo in quattro anni: c’è poco tempo per crescere, quindi matrimoni e accordi pesano di più.
scenario-six_kings_long = Sei Reges, 72 turni
scenario-six_kings_long-blurb = Sei anni: le prime civitates si danno le grandi mura, e le vecchie promesse vengono a scadenza.
scenario-five_kings = Cinque Reges, 60 turni
scenario-five_kings-blurb = Nomentum è una civitas sine duce, una vicina ricca da corteggiare dalle due rive del Tiberis.
scenario-four_kings = Quattro Reges, 60 turni
scenario-four_kings-blurb = Nersae, Alatrium, Roma e Caere: più spazio fra i Reges, e due capita che nessuno gioca.
scenario-three_kings = Tre Reges, 60 turni
scenario-three_kings-blurb = Nersae, Caere ed Ecetra ai tre angoli della tabula: una corsa alle civitates che stanno in mezzo.
scenario-two_kings = Due Reges, 60 turni
scenario-two_kings-blurb = Roma contro Caere, con il Tiberis fra loro e 28 città da portare dalla propria parte.
scenario-one_year = Tre Reges, 12 turni
scenario-one_year-blurb = Nersae, Roma e Caere per un solo anno: un primo regno in meno di un’ora. Non c’è tempo per le grandi mura, ma ce n’è per un accordo, un matrimonio o una guerra.
scenario-agreed = { $kings }, { $turns } turni
scenario-agreed-exile = { $kings }, { $turns } turni, gli esuli possono tornare
scenario-composed = Una partita tua
scenario-composed-blurb = Scegli quali città giocano, per quanti turni, e che cosa ne è di un Rex cacciato.
scenario-own = Una partita tua
kings-2 = { $king0 } e { $king1 }
kings-3 = { $king0 }, { $king1 } e { $king2 }
kings-4 = { $king0 }, { $king1 }, { $king2 } e { $king3 }
kings-5 = { $king0 }, { $king1 }, { $king2 }, { $king3 } e { $king4 }
kings-6 = { $king0 }, { $king1 }, { $king2 }, { $king3 }, { $king4 } e { $king5 }
option-kings = Chi gioca
option-length = Durata
option-return = Un Rex cacciato
option-final = è fuori dal gioco
option-exile = può chiedere al socius di riportarlo sul trono
option-turns = { $turns } turni ({ $cycles } anni)

## Nomi

side-nersae = Nersae
side-alatrium = Alatrium
side-nomentum = Nomentum
side-roma = Roma
side-caere = Caere
side-ecetra = Ecetra
side-nobody = nessuno
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
town-nobody = nessuna città
terrain-planities = pianura
terrain-altopiano = altopiano
terrain-mons = montagna
terrain-lacus = lago
terrain-mare = mare
god-none = nessun dio
god-iuppiter = Iuppiter
god-ceres = Ceres
god-mars = Mars
god-mercurius = Mercurius
god-nobody = nessun dio
counter-rex = il Rex
counter-dux = il Dux
counter-legatus-1 = il legatus I
counter-legatus-2 = il legatus II
counter-nobody = nessuno
arm-pedites = pedites
arm-equites = equites
arm-sagittarii = sagittarii
arm-nobody = soldati
level-vicus = vicus
level-oppidum = oppidum
level-civitas = civitas
level-nobody = città
level-random = Casuale
level-greedy = Avido
level-tiro = Tiro: colpisce troppo presto o si nasconde troppo a lungo
level-miles = Miles: aspetta di essere il più forte
level-centurio = Centurio: colpisce quando il tuo Dux è lontano
level-legatus = Legatus: pesa qualche disegno prima di ogni sua fase
level-consul = Consul: pesa molti disegni e tiene il conto della tua parola
sex-daughter = una figlia
sex-son = un figlio
sex-nobody = un bambino
person-son = { $name }, figlio del Rex di { $town }
person-daughter = { $name }, figlia del Rex di { $town }
casella-town = { $town }
square-at = { $column }·{ $row }
change-more = +{ $id }
change-less = { $id }
person-nobody = nessuno
hold-free = sine duce
hold-own = sede del Rex
hold-colonia = per conquista
hold-dynasty = per matrimonio
hold-nobody = ignoto
bond-none = nessun legame
bond-pactum = pactum
bond-foedus = foedus
bond-other = intesa
bond-nobody = intesa
demand-pactum = un pactum
demand-foedus = un foedus
demand-matrimonium = un matrimonio
demand-loan = un prestito
demand-transit = il transito
demand-nobody = nulla
army-aggressor = l’aggressore
army-defender = il difensore
army-nobody = nessuno
facing-ahead = verso il nemico
facing-left = a sinistra
facing-back = verso il proprio bordo
facing-right = a destra
facing-nobody = avanti
arma-none = nessuna carta
arma-gladium = gladium
arma-clipeus = clipeus
arma-lorica = lorica
arma-sealed = una carta coperta
arma-nobody = nessuna carta
fall-not = regna ancora
fall-expelled = cacciato dal popolo
fall-no-heir = morto senza eredi
fall-caput-taken = gli hanno preso il caput
fall-abdicated = ha abdicato
fall-nobody = caduto
ending-not-yet = non finita
ending-solus-rex = solus Rex
ending-predominium = predominium
ending-final-count = il conto finale
ending-nobody-left = non resta alcun Rex
ending-nobody = finita
phase-setup = Preparazione
phase-offers = Offerte
phase-event = Evento
phase-reign = Fase di un Rex
phase-close = Fine del turno
phase-over = Partita finita
score-points = Punti
score-towns = Città controllate
score-aes = Aes

## Signa Deorum

signum-none = nessun Signum
signum-nobody = un Signum
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
tell-signum-charisma = Attira su di te un evento toccato a un altro; rafforzato, puoi prendere il risultato migliore seguente.
tell-signum-egida = Manda a un altro Rex un evento toccato a te; rafforzato, non si rimanda oltre e nessun Protector lo ferma.
tell-signum-pax = Ti risparmia un evento negativo; rafforzato, guadagni anche 5 aes.
tell-signum-auspicium = Ripete il tiro del tuo evento; rafforzato, scegli fra i due risultati.
tell-signum-clementia = Placa il tuo popolo: ira populi -1; rafforzato, -2.
tell-signum-fertilitas = 2 cives in più in una tua città; rafforzato, 4.
tell-signum-abundantia = La tua prossima produzione cresce del 20 per cento; rafforzato, del 40.
tell-signum-salus = Annulla per un Rex un evento di salute negativo, o la peste; rafforzato, quel Rex guadagna 1 civis.
tell-signum-conubium = Nasce un figlio a un Rex con meno di due filii; rafforzato, scegli se maschio o femmina.
tell-signum-damnum = In battaglia, 1 punto in più a un clipeus che ha colpito; rafforzato, 2.
tell-signum-defensio = In battaglia, annulla un Damnum; rafforzato, anche il punto del clipeus.
tell-signum-alacritas = 2 in più al tuo dado di iniziativa; rafforzato, 3.
tell-signum-inopinatum = Toglie l’iniziativa a chi l’aveva vinta; rafforzato, per tutta la battaglia.
tell-signum-opportunitas = Diventa tre altri Signa della tua riserva prima dello schieramento; rafforzato, quattro.
tell-signum-constantia = 2 in più a un discrimen; rafforzato, è superato senza dado.
tell-signum-furtum = Prende un Signum a un altro Rex, pescato alla cieca; rafforzato, lo scegli.
tell-signum-dolum = In battaglia prende un Signum al nemico, in pace uccide tuo genero; rafforzato, scegli la carta.
tell-signum-calliditas = Rompe l’accordo di un Rex con una civitas sine duce; rafforzato, questa non lo riceve per 6 turni.
tell-signum-eloquentia = 1 in più in un’udienza; rafforzato, 2.
tell-signum-commercium = 10 aes; rafforzato, 16.
tell-signum-fides = Ferma una Calliditas, un Furtum o un Dolum contro di te; rafforzato, tieni quella carta.

## Eventi

eventus-none = nessun evento
eventus-nobody = un evento
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
outcome-nobody = un risultato
outcome-pestilentia = Pestilentia: la peste si porta via tre cives su dieci, e altrettanti della legione
outcome-fames-minor = Fames minor: la fame allontana un civis su dieci
outcome-proles = Proles (culle piene): un civis in più ogni dieci
outcome-incrementum = Incrementum (la città si riempie): tre cives in più ogni dieci, che ci sia posto o no
outcome-ver-sacrum = Ver sacrum: una primavera votata manda 4 cives nella città più vicina
outcome-discessus = Discessus: 2 cives si trasferiscono nella città più vicina
outcome-advenae = Advenae: 2 nuovi arrivati diventano cives
outcome-asylum = Asylum: si apre un rifugio, e arrivano 4 cives
outcome-siccitas = Siccitas (siccità): alla prossima produzione la terra non rende nulla
outcome-grando = Grando: la grandine dimezza la prossima produzione
outcome-bona-messis = Bona messis (buona annata): la prossima produzione cresce di un quarto
outcome-copia = Copia (granai colmi): la prossima produzione cresce della metà
outcome-incendium = Incendium: un incendio nei magazzini costa 15 aes
outcome-furta = Furta: i ladri portano via 8 aes
outcome-nundinae = Nundinae: una fiera porta 8 aes
outcome-salinae = Salinae: sale e minerali rendono 15 aes
outcome-prodigium-dirum = Prodigium dirum (un segno terribile): vanno persi 2 Signa e un favore di un dio
outcome-omen-malum = Omen malum (un cattivo segno): va perso 1 Signum
outcome-omen-bonum = Omen bonum (un buon segno): si pesca 1 Signum senza offerta
outcome-augurium-maximum = Augurium maximum (il massimo dei segni): si pescano 2 Signa senza offerta
outcome-sacrilegium = Sacrilegium (gli dèi sono offesi): ira +1, e 10 aes di espiazione oppure un altro punto, mai oltre 2
outcome-piaculum = Piaculum: 10 aes di espiazione, oppure ira +1, mai oltre 2
outcome-feriae = Feriae (una festa placa il popolo): ira -1
outcome-votum = Votum (un voto è esaudito): ira -1, e si può innalzare un’ara senza spesa
outcome-morbus-regis = Morbus regis: il Rex è gravemente malato per 3 turni, e con un 1 muore
outcome-febris = Febris: una febbre trattiene il Rex in casa per 2 turni
outcome-partus = Partus: nasce un figlio al Rex, oppure 1 civis se ne ha già due
outcome-heres = Heres: nasce un maschio al Rex, oppure 2 cives se ha già due filii
outcome-paludes = Paludes (febbri di palude): si perde un civis su dieci, e per 3 turni non si arruola
outcome-tabes = Tabes (malattia): per 2 turni non si arruola
outcome-fons = Fons (acqua buona): 1 civis in più
outcome-fons-sacer = Fons sacer (una fonte sacra): 2 cives in più, e il prossimo malanno di questo ciclo non nuoce
outcome-foedus-ruptum = Foedus ruptum: una civitas, estratta a sorte, rompe il suo accordo; se non ce n’è, -2 alla prossima udienza
outcome-verba-dura = Verba dura (parole dure): -2 alla prossima udienza
outcome-verba-mellita = Verba mellita (parole di miele): +2 alla prossima udienza
outcome-legatus-mercurii = Legatus Mercurii: una civitas entro 96 milia concede senza udienza il grado successivo di un accordo
outcome-attritus = Attritus: attrito con la civitas non socia più vicina, per 6 turni
outcome-legatus-captus = Legatus captus (un legatus è trattenuto): 6 aes, oppure è perso per 3 turni
outcome-munera = Munera (doni tra ospiti): 6 aes
outcome-hospes-amicus = Hospes amicus (un amico a ogni focolare): 10 aes, e ogni attrito finisce
outcome-seditio = Seditio (ammutinamento): 2 centuriae di pedites si sciolgono
outcome-desertores = Desertores (diserzioni): 1 centuria di pedites si scioglie
outcome-voluntarii = Voluntarii (volontari): 1 centuria di pedites senza spesa
outcome-iuventus = Iuventus (i giovani montano a cavallo): 1 centuria di equites senza spesa, e un Signum
outcome-incursio = Incursio: una scorreria costa 12 aes e 1 civis
outcome-latrones = Latrones: i briganti prendono 6 aes
outcome-ardor = Ardor (voglia di battaglia): +1 all’iniziativa in questo ciclo
outcome-mars-adest = Mars adest (Mars è vicino): +2 all’iniziativa e +1 a ogni discrimen in questo ciclo

## Che cosa si chiede

ask-offer = fare un’offerta segreta
prompt-offer = { $seat }: offri aes in segreto per i due Signa{ $last_offer ->
    [0] .
   *[other] ; al turno scorso hanno vinto { $last_offer }.
}
waiting-offer = In attesa di { $seat }, che deve fare un’offerta segreta.
ask-pick = scegliere uno dei due Signa
prompt-pick = { $seat }: la tua parte era la maggiore, quindi prendi uno dei due Signa.
waiting-pick = In attesa di { $seat }, che deve scegliere uno dei due Signa.
ask-charisma = giocare Charisma o lasciare l’evento
prompt-charisma = { $seat }: { $card } tocca a { $assigned }. { $result }. Attiralo su di te con Charisma, oppure passa.
waiting-charisma = In attesa di { $seat }, che decide se giocare Charisma o lasciare l’evento.
ask-better = scegliere fra due risultati
prompt-better = { $seat }: scegli uno dei due risultati di { $card }: { $result }; oppure: { $other_result }.
waiting-better = In attesa di { $seat }, che deve scegliere fra due risultati.
ask-egida = mandare oltre l’evento o subirlo
prompt-egida = { $seat }: { $card } tocca a te. { $result }. Mandalo a un altro con Egida, oppure passa.
waiting-egida = In attesa di { $seat }, che decide se mandare oltre l’evento o subirlo.
ask-shield = spendere un favore o lasciare agire il Signum
prompt-shield = { $seat }: { $by } ha giocato un Signum contro di te; fermalo con un favore, oppure passa.
waiting-shield = In attesa di { $seat }, che decide se spendere un favore o lasciare agire il Signum.
ask-avert = stornare l’evento o subirlo
prompt-avert = { $seat }: { $card } tocca a te. { $result }. Stornalo con un Signum o un favore, oppure passa.
waiting-avert = In attesa di { $seat }, che decide se stornare l’evento o subirlo.
ask-result = scegliere fra due risultati
prompt-result = { $seat }: scegli quale risultato di { $card } vale: { $result }; oppure: { $other_result }.
waiting-result = In attesa di { $seat }, che deve scegliere fra due risultati.
ask-salus = giocare Salus o lasciare l’evento
prompt-salus = { $seat }: { $card } tocca a { $assigned }. { $result }. Annullalo con Salus, oppure passa.
waiting-salus = In attesa di { $seat }, che decide se giocare Salus o lasciare l’evento.
ask-expiate = pagare o subire ira
prompt-expiate = { $seat }: paga { $number } aes di espiazione, oppure subisci l’ira (la rabbia) del popolo.
waiting-expiate = In attesa di { $seat }, che decide se pagare o subire ira.
ask-ransom-legatus = pagare per il legatus o perderlo
prompt-ransom-legatus = { $seat }: paga { $number } aes per { $counter }, oppure fanne a meno per un po’.
waiting-ransom-legatus = In attesa di { $seat }, che decide se pagare per il legatus o perderlo.
ask-votum = innalzare un’ara senza spesa o no
prompt-votum = { $seat }: innalza un’ara (altare) senza spesa in una tua città, oppure passa.
waiting-votum = In attesa di { $seat }, che decide se innalzare un’ara senza spesa o no.
ask-envoy = scegliere una civitas per il legatus di Mercurius
prompt-envoy = { $seat }: scegli la civitas che ti concede il grado successivo di un accordo.
waiting-envoy = In attesa di { $seat }, che deve scegliere una civitas per il legatus di Mercurius.
ask-reign = agire nella propria fase o chiuderla
prompt-reign = { $seat }: governa, muovi, tratta con gli altri; poi chiudi la fase.
waiting-reign = In attesa di { $seat }: è la sua fase.
ask-fides = fermare o no ciò che è giocato contro di sé
prompt-fides = { $seat }: { $by } gioca { $signum } contro di te; fermalo con Fides o un favore, oppure passa.
waiting-fides = In attesa di { $seat }, che decide se fermare ciò che è giocato contro di sé o no.
ask-rob = scegliere il Signum da prendere
prompt-rob = { $seat }: scegli quale Signum di { $by } prendere.
waiting-rob = In attesa di { $seat }, che deve scegliere il Signum da prendere.
ask-summons = accettare o rifiutare la battaglia
prompt-summons = { $seat }: { $counter } di { $by } ti chiama a battaglia per { $town }. Accetta, oppure rifiuta: allora { $town } è chiusa dentro le mura.
prompt-summons-afield = { $seat }: { $counter } di { $by } ti chiama a battaglia in campo aperto. Accetta, oppure rifiuta: allora rinunci a un tuo assedio.
waiting-summons = In attesa di { $seat }, che decide se accettare o rifiutare la battaglia.
ask-muster = scegliere chi combatte e chiamare i socii
prompt-muster = { $seat }: scegli in segreto chi combatte, chiama i socii (alleati), poi scegli «Pronto».
waiting-muster = In attesa di { $seat }, che deve scegliere chi combatte e chiamare i socii.
ask-join = venire in battaglia o restare lontano
prompt-join = { $seat }: il tuo socius ti chiama: vieni in battaglia, oppure resta lontano.
waiting-join = In attesa di { $seat }, che decide se venire in battaglia o restare lontano.
ask-allot = scegliere i Signa della battaglia
prompt-allot = { $seat }: scegli in segreto i Signa da portare in battaglia, poi scegli «Pronto».
waiting-allot = In attesa di { $seat }, che deve scegliere i Signa della battaglia.
ask-side = scegliere un lato del campo
prompt-side = { $seat }: scegli il lato del campo su cui ti schieri.
waiting-side = In attesa di { $seat }, che deve scegliere un lato del campo.
ask-alacritas = giocare Alacritas o tirare così
prompt-alacritas = { $seat }: gioca Alacritas per l’iniziativa, oppure passa.
waiting-alacritas = In attesa di { $seat }, che decide se giocare Alacritas o tirare così.
ask-inopinatum = togliere l’iniziativa o lasciarla
prompt-inopinatum = { $seat }: il nemico ha l’iniziativa; toglila con Inopinatum, oppure passa.
waiting-inopinatum = In attesa di { $seat }, che decide se togliere l’iniziativa o lasciarla.
ask-exchange = scambiare Opportunitas o tenerla
prompt-exchange = { $seat }: scegli i Signa per cui scambi Opportunitas, oppure passa.
waiting-exchange = In attesa di { $seat }, che decide se scambiare Opportunitas o tenerla.
ask-deploy = disporre la prossima schiera
prompt-deploy = { $seat }: disponi una schiera (una linea di unità) o il comandante nella tua zona.
waiting-deploy = In attesa di { $seat }, che deve disporre la prossima schiera.
ask-act = fare la prossima azione
prompt-act = { $seat }: fase { $battle_phase } della battaglia, azioni rimaste: { $actions }.
waiting-act = In attesa di { $seat }, che deve fare la prossima azione.
ask-shoot = tirare o aspettare
prompt-shoot = { $seat }: tira con i tuoi sagittarii, oppure passa.
waiting-shoot = In attesa di { $seat }, che decide se tirare o aspettare.
ask-struck = indicare la centuria colpita
prompt-struck = { $seat }: indica la centuria che subisce il colpo.
waiting-struck = In attesa di { $seat }, che deve indicare la centuria colpita.
ask-cards = porre coperta la prossima carta Arma
prompt-cards = { $seat }: poni coperta la tua prossima carta Arma.
waiting-cards = In attesa di { $seat }, che deve porre coperta la prossima carta Arma.
ask-damnum = aggiungere un Damnum o no
prompt-damnum = { $seat }: il tuo clipeus ha colpito; aggiungi un Damnum, oppure passa.
waiting-damnum = In attesa di { $seat }, che decide se aggiungere un Damnum o no.
ask-defensio = giocare Defensio o no
prompt-defensio = { $seat }: un Damnum è giocato contro di te; annullalo, oppure passa.
waiting-defensio = In attesa di { $seat }, che decide se giocare Defensio o no.
ask-constantia = giocare Constantia o no
prompt-constantia = { $seat }: una tua unità deve superare un discrimen; gioca Constantia, oppure passa.
waiting-constantia = In attesa di { $seat }, che decide se giocare Constantia o no.
ask-watch = stare a guardare
prompt-watch = { $seat }: la battaglia è combattuta per te; guarda fino alla fase seguente.
waiting-watch = In attesa di { $seat }, che deve stare a guardare.
ask-victory = inseguire o aprire trattative
prompt-victory = { $seat }: { $by } è battuto; insegui, oppure apri trattative di pace.
waiting-victory = In attesa di { $seat }, che decide se inseguire o aprire trattative.
ask-terms = accettare o rifiutare le condizioni
prompt-terms = { $seat }: { $by } detta condizioni di pace; accettale o rifiutale.
waiting-terms = In attesa di { $seat }, che decide se accettare o rifiutare le condizioni.
ask-sack = decidere la sorte della città
prompt-sack = { $seat }: { $town } è tua; risparmiala o saccheggiala, e scegli il dio della sua ara.
waiting-sack = In attesa di { $seat }, che deve decidere la sorte della città.
ask-dissolve = scegliere quali centuriae restano senza paga
prompt-dissolve = { $seat }: i tuoi aes non bastano per tutta la legione; scegli quale centuria si scioglie.
waiting-dissolve = In attesa di { $seat }, che deve scegliere quali centuriae restano senza paga.
ask-exile = scegliere un socius a cui chiedere aiuto
prompt-exile = { $seat }: sei stato cacciato; chiedi a un socius di riportarti sul trono, oppure rinuncia.
waiting-exile = In attesa di { $seat }, che deve scegliere un socius a cui chiedere aiuto.
ask-restore = aiutare l’esule o no
prompt-restore = { $seat }: il tuo socius è stato cacciato; marcia per riportarlo sul trono, oppure rifiuta.
waiting-restore = In attesa di { $seat }, che decide se aiutare l’esule o no.
ask-court = scegliere la nuova sede
prompt-court = { $seat }: il tuo caput è caduto; scegli la città che diventa la tua sede.
waiting-court = In attesa di { $seat }, che deve scegliere la nuova sede.
ask-captive = decidere di un prigioniero
prompt-captive = { $seat }: il tempo per il riscatto è finito; libera, uccidi o tieni il tuo prigioniero.
waiting-captive = In attesa di { $seat }, che deve decidere di un prigioniero.
ask-guard = fermare o no ciò che è giocato contro di sé
prompt-guard = { $seat }: il nemico gioca un Signum contro di te; fermalo, oppure passa.
waiting-guard = In attesa di { $seat }, che decide se fermare ciò che è giocato contro di sé o no.
ask-plunder = scegliere il Signum da prendere
prompt-plunder = { $seat }: scegli quale dei Signa del nemico prendere.
waiting-plunder = In attesa di { $seat }, che deve scegliere il Signum da prendere.
prompt-over = La partita è finita; il turno { $turn } è stato l’ultimo.
ask-over = più nulla, la partita è finita

## Che cosa si può fare

verb-pass = Passa
verb-offer = Offri
verb-take = Prendi
verb-play = Gioca un Signum
verb-favour = Chiedi un favore
verb-result = Lascia valere un risultato
verb-pay = Paga
verb-refuse = Rifiuta
verb-erect = Innalza un’ara senza spesa
verb-send-envoy = Ricevi l’accordo
verb-widen = Amplia le aree
verb-wall = Costruisci le mura
verb-recruit = Arruola
verb-dismiss = Lascia partire cives
verb-disband = Congeda
verb-ludi = Dai i ludi
verb-templum = Costruisci un templum
verb-ara = Innalza un’ara
verb-elevate = Fai dell’ara un templum
verb-muster = Prendi con te centuriae
verb-station = Lascia centuriae
verb-move = Muovi
verb-audience = Chiedi udienza
verb-repay = Restituisci
verb-write = Scrivi una lettera
verb-clause = Aggiungi una clausola
verb-strike = Cancella una clausola
verb-send = Spedisci la lettera
verb-tear = Strappa la lettera
verb-accept = Accetta
verb-decline = Rifiuta
verb-reveal = Rivela un accordo
verb-give = Dona aes
verb-renounce = Tradisci un accordo
verb-renounce-town = Tradisci una civitas
verb-repudiate = Ripudia
verb-leave = Concedi il permesso
verb-declare = Dichiara guerra
verb-rebel = Dichiara la ribellione
verb-call = Chiama a battaglia
verb-raise-blockade = Togli il blocco
verb-claim = Rivendica la corona
verb-ransom = Paga il riscatto
verb-release = Libera
verb-kill = Uccidi
verb-keep = Tieni
verb-abdicate = Abdica
verb-done = Chiudi la fase
verb-fight = Accetta battaglia
verb-decline-battle = Rifiuta battaglia
verb-levy = Scegli centuriae
verb-contingent = Chiama un socius
verb-allot = Porta in battaglia
verb-ready = Pronto
verb-edge = Scegli il lato
verb-exchange = Prendi dalla riserva
verb-deploy = Schiera
verb-place = Aggiungi un’unità
verb-lead = Poni il comandante
verb-advance = Muovi
verb-charge = Carica
verb-shoot = Tira
verb-turn = Gira
verb-end-phase = Chiudi la fase
verb-abandon = Abbandona il campo
verb-delegate = Fai combattere il programma
verb-name = Indica la centuria
verb-card = Poni una carta
verb-watch = Guarda
verb-pursue = Insegui
verb-treat = Apri trattative
verb-spare = Risparmia
verb-sack = Saccheggia
verb-dedicate = Dedica l’ara
verb-dissolve = Sciogli
verb-ask-socius = Chiedi a un socius
verb-hold-court = Sposta la sede
verb-join = Unisciti alla battaglia

## Come finisce

result-solus-rex = { $winner } è l’unico Rex rimasto nel Lazio, con { $points } punti.
result-predominium = { $winner } domina la regione e ha vinto, con { $points } punti.
result-final-count = { $winner } ha vinto il conto finale con { $points } punti.
result-nobody-left = Nel Lazio non resta alcun Rex, e nessuno ha vinto.

## Clausole

clause-none = nessuna clausola
clause-nobody = una clausola
clause-pay = pagamento
clause-signa = Signa
clause-share-signa = una parte dei Signa futuri
clause-centuriae = centuriae
clause-marry = matrimonio
clause-repudiate = ripudio
clause-send-away = cives allontanati
clause-slaves = cives venduti
clause-joint-offer = offerta comune
clause-transit = transito
clause-leave-needed = permesso di trattare
clause-contingent = contingente
clause-not-attack = nessun attacco
clause-attack = attacco
clause-submit = sottomissione
clause-release = liberazione di un prigioniero
clause-lend = prestito

## Cause

cause-event = per l’evento
cause-signum = per un Signum
cause-illness = per malattia
cause-murder = per omicidio
cause-calliditas = per Calliditas
cause-protector = per il Protector
cause-immunity = per la fonte sacra
cause-favour = per un favore
cause-growth = per la crescita
cause-dismissed = lasciati partire
cause-slain = caduti in battaglia
cause-hunger = i cives in eccesso non sono stati nutriti
cause-ludi = grazie ai ludi
cause-succession = regna un nuovo Rex
cause-betrayed = per tradimento
cause-defaulted = il prestito non è stato restituito
cause-no-help = non è arrivato aiuto
cause-captive-slain = un prigioniero è stato ucciso
cause-battle-lost = il Rex ha perso una battaglia
cause-fell-in-battle = in battaglia
cause-terms = per accordo
cause-sacked = per il saccheggio
cause-dealt = dato dall’evento
cause-joint = offerta in comune
cause-conquered = per conquista
cause-restored = riportato sul trono
cause-inherited = per eredità
cause-forsaken = il suo Rex è fuori
cause-no-heir = senza erede
cause-caput-taken = il suo caput è stato preso
cause-abdicated = ha abdicato
cause-contest = dopo la contesa per la corona
cause-final-count = per il conto finale
cause-cut-off = nessuna sua città è vicina
cause-drawn = dopo una battaglia pari
cause-mars = sotto Mars
cause-inopinatum = con Inopinatum
cause-losses = per le perdite
cause-endless-ties = dopo totali sempre pari
cause-gladium = con il gladium
cause-archers = il gladium dei sagittarii
cause-shot-clipeus = un tiro con il clipeus
cause-shot-gladium = un tiro con il gladium
cause-flank = dal fianco o dal retro
cause-commander = colpito un comandante
cause-cut-short = il duello è finito prima
cause-gathered = il terzo punto
cause-discrimen = dopo il discrimen
cause-night = al calar della notte
cause-both-gone = sul campo non resta nessuno
cause-term-over = il termine è scaduto
cause-brought-back = riportando il suo signore

## Che cosa si aggiunge a un dado

modifier-money = Denaro
modifier-eloquentia = Eloquentia
modifier-same-people = Stesso popolo
modifier-ira = Ira populi
modifier-rival-pactum = Pactum con un rivale
modifier-omen = Presagio
modifier-rex-commands = Rex al comando
modifier-dux-commands = Dux al comando
modifier-alacritas = Alacritas
modifier-war-omen = Presagio di guerra
modifier-table-1 = Tabella del discrimen
modifier-table-2 = Tabella del discrimen
modifier-table-3 = Tabella del discrimen
modifier-table-4 = Tabella del discrimen
modifier-commander-behind = Comandante alle spalle
modifier-damage = Punti di danno
modifier-protector-mars = Mars Protector
modifier-rear-attack = Attacco alle spalle
modifier-constantia = Constantia

outcome-granted = La civitas lo concede.
outcome-refused = La civitas rifiuta.
outcome-offended = La civitas rifiuta, ed è offesa.
chance-granted = Concesso
chance-refused = Rifiutato
chance-offended = Rifiutato, con offesa
role-legatus = Si aggiunge al dado

## Eventi narrati

event-modifier = { $part }: { $number }.
event-turn-begins = Comincia il turno { $turn }.
event-reign-begins = È la fase di { $seat }.
event-cycle-ends = Il ciclo { $cycle } è compiuto, e le carte degli eventi si rimescolano.
event-abdicated = Il Rex di { $seat } abdica.
event-offer-opened = { $seat } ha offerto { $aes } aes.
event-joint-offer-opened = { $seat } e { $other } hanno offerto insieme: { $aes } e { $other_aes } aes.
event-joint-offer-void = L’offerta comune di { $seat } e { $other } è nulla.
event-tie-rolled = { $seat } ha tirato { $die } per lo spareggio.
event-offer-won = { $seat } paga { $aes } aes e prende { $cards ->
    [one] un Signum
   *[other] { $cards } Signa
}.
event-nobody-offered = Nessuno ha offerto, e i due Signa vanno in fondo al mazzo.
event-signum-gained = { $reader } ottiene { $signum }.
event-signum-shared = { $seat } consegna un Signum a { $other }, come convenuto.
event-event-turned = La carta del turno è { $card }.
event-event-result = { $card }, risultato { $result }: { $outcome }.
event-event-drawn = La sorte cade su { $seat }.
event-signum-played = { $seat } gioca { $signum }{ $raised ->
    [0] .
   *[other] , rafforzato.
    }
event-signum-played-on = { $seat } gioca { $signum } su { $target }{ $raised ->
    [0] .
   *[other] , rafforzato.
    }
event-signum-void = { $signum } non ha effetto su { $seat }.
event-event-assigned = L’evento tocca a { $seat }.
event-event-void = L’evento non nuoce a { $seat }.
event-effect-lost = L’evento non ha effetto su { $seat }.
event-aes-by-event = { $seat }: { $aes } aes per l’evento.
event-production-changed = { $seat }: { $percent } per cento sulla prossima produzione.
event-signa-drawn = { $seat } pesca { $cards ->
    [one] un Signum
   *[other] { $cards } Signa
} senza offerta.
event-signum-lost = { $seat } perde { $signum }.
event-favour-lost = { $seat } perde un favore dell’ara di { $town }.
event-fell-ill = Il Rex di { $seat } è malato fino al turno { $until }.
event-recruiting-barred = { $seat } non arruola fino al turno { $until }.
event-made-immune = Il prossimo malanno di questo ciclo non nuocerà a { $seat }.
event-audience-changed = { $seat }: { $number } alla prossima udienza.
event-friction-by-event = Attrito fra { $seat } e { $town } fino al turno { $until }.
event-friction-ended = Ogni attrito con { $seat } finisce.
event-legatus-seized = { $seat }: { $counter } è trattenuto fino al turno { $until }.
event-legatus-freed = { $seat }: { $counter } è di nuovo libero.
event-legion-by-event = La legione di { $seat } cambia del { $percent } per cento.
event-centuriae-dissolved = { $seat } perde { $number ->
    [one] una centuria
   *[other] { $number } centuriae
} di pedites.
event-centuria-joined = Una centuria di { $arm } si unisce a { $reader }.
event-centuria-turned-away = La legione di { $reader } è al completo, e nessuna centuria vi si unisce.
event-battle-bonus = In questo ciclo la prossima battaglia di { $seat } ha { $initiative } all’iniziativa e { $discrimen } a ogni discrimen.
event-expiated = { $seat } paga { $aes } aes di espiazione.
event-signum-stolen = { $seat } prende un Signum a { $target }.
event-signum-taken = { $reader } ha preso { $signum } a { $other }.
event-signum-returned = { $seat } tiene per sé la carta fermata: { $signum }.
event-areas-ordered = { $reader } amplia le aree di { $town }.
event-areas-widened = { $reader }: le aree di { $town } sono ora più ampie{ $steps ->
    [one] .
   *[other] , di { $steps } gradi.
}
event-walls-ordered = A { $town } si cominciano le mura.
event-walls-widened = { $town } ora è { $level }.
event-produced = { $reader } riceve { $aes } aes dalla produzione.
event-foedus-paid = { $town } versa { $aes } aes a { $reader } per il foedus.
event-tribute-paid = { $reader } versa { $aes } aes di tributo a { $lord }.
event-fed = { $reader } nutre i cives in eccesso di { $town } per { $aes } aes.
event-unfed = { $reader } non nutre i cives in eccesso di { $town }.
event-ira-changed = Ira populi di { $seat }: { $change }, ora { $ira }.
event-ludi-held = { $seat } dà ludi e pane.
event-cives-changed = Cives di { $town }: { $change }, ora { $cives }.
event-recruited = { $reader } arruola { $number ->
    [one] una centuria
   *[other] { $number } centuriae
} di { $arm } a { $town }.
event-disbanded = { $reader } congeda { $number ->
    [one] una centuria
   *[other] { $number } centuriae
} di { $arm } a { $town }.
event-legion-cut = { $reader }: { $town } non può mantenere la legione e perde { $number ->
    [one] una centuria
   *[other] { $number } centuriae
}.
event-legions-paid = { $reader } paga { $aes } aes alle legioni.
event-unpaid = { $seat } non può pagare tutta la legione.
event-dissolved = { $reader }: si scioglie una centuria di { $arm } di { $town }.
event-templum-built = { $seat } costruisce un templum: { $god } è Protector.
event-ara-built = A { $town } sorge un’ara a { $god }.
event-favour-spent = { $seat } chiede un favore a { $god } presso { $town }; rimasti: { $left }.
event-born = A { $town } nasce { $person } ({ $sex }).
event-wed = { $husband } sposa { $wife }.
event-marriage-ended = Il matrimonio di { $husband } e { $wife } è finito.
event-person-died = { $town } è in lutto: muore { $person }.
event-rex-died = Il Rex di { $town } è morto.
event-succeeded = { $person } succede a { $town }.
event-crown-inherited = { $person } eredita la corona di { $town } per { $seat }.
event-people-chose-rex = Il popolo di { $town } si sceglie un Rex.
event-throne-taken = Un genero venuto da { $house } prende per sé il trono di { $town }.
event-claim-arose = { $claimant } può rivendicare la corona di { $town } da { $reigning } fino al turno { $until }.
event-claim-filed = { $claimant } rivendica la corona di { $town } da { $reigning }.
event-control-gained = { $seat } controlla { $town } ({ $hold }).
event-control-lost = { $seat } non controlla più { $town }.
event-court-moved = { $seat } sposta la sede a { $town }.
event-rex-fell = Il Rex di { $seat } è caduto: { $fall }.
event-exiled = Il Rex di { $seat } va in esilio.
event-exile-asked = L’esule di { $seat } chiede un esercito a { $socius }.
event-exile-asked-town = L’esule di { $seat } chiede un esercito a { $town }: dado { $die }.
event-exile-helped = { $socius } marcia per l’esule di { $seat }.
event-exile-ended = L’esilio di { $seat } è definitivo.
event-restored = Il Rex di { $seat } è di nuovo sul trono, soggetto a { $lord }.
event-restored-free = Il Rex di { $seat } è di nuovo sul trono, soggetto a nessuno.
event-audience-rolled = { $seat } davanti al Rex di { $town }: dado { $die }, totale { $total }.
event-audience-granted = { $town } concede a { $seat } quanto chiesto: { $demand }.
event-audience-refused = { $town } nega a { $seat } quanto chiesto: { $demand }.
event-offended = { $town } è offesa e non riceve nessuno da { $seat } fino al turno { $until }.
event-pactum-made = { $seat } e { $town } stringono un pactum.
event-foedus-made = { $seat } e { $town } stringono un foedus.
event-bond-broken = L’accordo di { $seat } con { $town } è rotto.
event-town-betrayed = { $seat } tradisce { $town }.
event-transit-granted = { $town } lascia passare gli eserciti di { $seat } fino al turno { $until }.
event-loan-taken = { $town } presta a { $reader } { $aes } aes, da rendere entro il turno { $until }.
event-loan-repaid = { $reader } restituisce { $aes } aes a { $town }; ancora dovuti: { $left }.
event-loan-due = Il prestito di { $town } a { $reader } scade: { $aes } aes.
event-loan-defaulted = { $seat } non ha restituito il prestito a { $town }.
event-letter-sent = { $reader } scrive a { $to }.
event-letter-torn = { $reader } ritira la lettera a { $to }.
event-letter-declined = { $reader } rifiuta la proposta di { $writer }.
event-letter-lapsed = La lettera di { $reader } a { $to } è decaduta.
event-not-accepted = La proposta di { $writer } a { $reader } non è accettata.
event-accord-made = { $seat } e { $other } stringono un accordo: { $bond }.
event-secret-accord-made = { $reader } e { $other } stringono un accordo segreto: { $bond }.
event-accord-revealed = { $seat } rivela un accordo con { $other }: { $bond }.
event-accord-ended = Un accordo di { $reader } e { $other } è giunto al termine.
event-accord-betrayed = { $seat } tradisce { $other }: { $bond }.
event-secret-accord-betrayed = { $reader } tradisce in segreto { $other }: { $bond }.
event-promise-broken = { $reader } infrange una promessa a { $other }: { $clause }.
event-gift-made = { $reader } dona { $aes } aes a { $other }.
event-payment-made = { $reader } paga { $aes } aes a { $other }, come convenuto.
event-payment-missed = { $reader } non paga a { $other } i { $aes } aes convenuti.
event-signa-handed-over = { $seat } consegna a { $other } { $number ->
    [one] un Signum
   *[other] { $number } Signa
}.
event-centuriae-handed-over = { $reader } cede a { $other } { $number ->
    [one] una centuria
   *[other] { $number } centuriae
} di { $arm }.
event-cives-sent-away = { $seat } allontana { $number ->
    [one] un civis
   *[other] { $number } cives
}.
event-cives-sold = { $seat } vende { $number ->
    [one] un civis come schiavo
   *[other] { $number } cives come schiavi
}; il prezzo va a { $other }.
event-leave-granted = { $reader } dà a { $other } il permesso di trattare.
event-submitted = { $seat } ora è soggetto a { $lord }.
event-lord-shaken-off = { $seat } non è più soggetto a { $lord }.
event-moved = { $seat }: { $counter } va da { $from } a { $to }.
event-still-on-the-way = { $reader }: { $counter } ha percorso { $milia } milia verso { $goal }.
event-legatus-returned = { $seat }: { $counter } è di ritorno a { $town }.
event-mustered = { $reader }: { $leader } prende con sé { $number ->
    [one] una centuria
   *[other] { $number } centuriae
} di { $arm }.
event-stationed = { $reader }: { $leader } lascia { $number ->
    [one] una centuria
   *[other] { $number } centuriae
} di { $arm }.
event-war-declared = { $seat } dichiara guerra per { $town }, tenuta da { $enemy }.
event-war-declared-free = { $seat } dichiara guerra a { $town }.
event-war-declared-home = Il Rex che ha perduto { $town } entra in guerra per riaverla.
event-war-by-treachery = { $seat } comincia a tradimento la guerra per { $town }, tenuta da { $enemy }.
event-war-by-treachery-free = { $seat } comincia a tradimento la guerra contro { $town }.
event-war-by-treachery-home = Il Rex che ha perduto { $town } comincia a tradimento la guerra per riaverla.
event-war-ended = La guerra di { $seat } per { $town }, tenuta da { $enemy }, è finita.
event-war-ended-free = La guerra di { $seat } contro { $town } è finita.
event-war-ended-home = La guerra del Rex che aveva perduto { $town } è finita.
event-rebelled = { $seat } dichiara la ribellione contro { $lord }, dal turno { $from } in poi.
event-town-called = { $seat }: { $leader } da { $casella } chiama { $town } a battaglia.
event-leader-called = { $seat }: { $leader } da { $casella } chiama { $enemy } a battaglia.
event-battle-accepted = { $town } accetta la battaglia (comanda { $seat }).
event-battle-accepted-afield = { $seat } accetta la battaglia.
event-battle-accepted-free = { $town } accetta la battaglia.
event-battle-declined = { $town } rifiuta la battaglia ({ $seat }).
event-battle-declined-afield = { $seat } rifiuta la battaglia.
event-battle-declined-free = { $town } rifiuta la battaglia.
event-contingent-came = Un contingente di { $town } viene per { $seat }.
event-contingent-came-free = Un contingente di { $town } viene in aiuto della città.
event-socius-joined = { $seat } viene in aiuto di { $other }.
event-socius-joined-free = { $seat } viene in aiuto della città.
event-socius-stayed = { $reader } non viene in aiuto di { $other }.
event-socius-stayed-free = { $reader } non viene in aiuto della città.
event-blockade-began = { $seat } blocca { $town }.
event-blockade-ended = { $seat } non blocca più { $town }.
event-town-fell = { $town } cade in mano a { $seat }; era tenuta da { $enemy }.
event-town-fell-free = { $town } cade in mano a { $seat }.
event-leader-fell-back = { $seat }: { $counter } ripiega su { $casella }.
event-captured = { $seat }: { $counter } è prigioniero di { $captor }.
event-captured-free = { $seat }: { $counter } è prigioniero della città.
event-ransomed = { $seat }: { $counter } è riscattato da { $captor }.
event-ransomed-free = { $seat }: { $counter } è riscattato.
event-captive-released = { $seat }: { $counter } è liberato da { $captor }.
event-captive-released-free = { $seat }: { $counter } è liberato.
event-captive-killed = { $seat }: { $counter } è ucciso da { $captor }.
event-captive-kept = { $seat }: { $counter } resta prigioniero di { $captor }.
event-foedus-tested = { $town } ripensa al foedus con { $seat }: dado { $die }.
event-pursuit = { $seat } insegue { $other }.
event-talks-opened = { $seat } apre trattative con { $other }.
event-terms-offered = { $seat } detta condizioni a { $other }.
event-terms-refused = { $seat } rifiuta le condizioni di { $other }.
event-terms-void = { $seat } accetta le condizioni di { $other }, ma non si possono eseguire.
event-peace-made = { $seat } e { $other } fanno la pace.
event-spoils-taken = { $reader } prende { $aes } aes di bottino a { $other }.
event-spoils-taken-free = { $reader } prende { $aes } aes di bottino.
event-town-spared = { $seat } risparmia { $town }.
event-town-sacked = { $seat } saccheggia { $town }; cives persi: { $number }.
event-help-failed = { $seat } non ha mandato aiuto a { $town }.
event-field-built = Gli eserciti si incontrano in { $cell }; fronte { $front }, profondità { $depth }.
event-edge-taken = Sul campo { $side } prende il bordo { $near ->
    [0] lontano.
   *[other] vicino.
    }
event-signa-allotted = Signa in battaglia, { $side }: { $number }.
event-battle-signum = In battaglia { $side } gioca { $signum }{ $raised ->
    [0] .
   *[other] , rafforzato.
    }
event-battle-signum-void = In battaglia { $side } gioca { $signum } senza effetto.
event-battle-favour = Un favore dell’ara di { $town } ferma { $signum } per { $side }.
event-initiative-die = Iniziativa, { $side }: dado { $die }, totale { $total }.
event-initiative-tied = Pari: si tira di nuovo.
event-initiative-held = Ora { $side } ha l’iniziativa.
event-signum-exchanged = In battaglia { $side } scambia Opportunitas.
event-signum-plundered = In battaglia { $side } prende un Signum al nemico.
event-signum-seized = { $reader } ha preso { $signum } a { $other } in battaglia.
event-deployed = { $unit } si schiera in { $square }.
event-commander-placed = Il comandante { $unit } sta in { $square }.
event-phase-of-battle = Fase { $number } della battaglia: { $actions ->
    [one] 1 azione
   *[other] { $actions } azioni
} per { $side }.
event-unit-moved = { $unit } va in { $square }.
event-unit-turned = { $unit } si volge { $facing }.
event-engaged = Un nemico è arrivato a portata: { $side } è impegnato.
event-charged = { $unit } carica { $target }{ $flank ->
    [0] .
   *[other] , non di fronte.
    }
event-shot-at = { $unit } tira su { $target }.
event-struck-at = { $unit } espone al colpo la { $centuria ->
    [0] prima
   *[other] seconda
} centuria.
event-arma-shown = { $unit } mostra { $arma }, { $target } mostra { $other }.
event-blow-struck = { $unit } colpisce { $target }: { $points ->
    [0] un colpo che uccide
    [one] 1 punto
   *[other] { $points } punti
}.
event-points-marked = { $unit }, { $centuria ->
    [0] prima
   *[other] seconda
} centuria: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} di danno.
event-centuria-destroyed = { $unit }: una centuria di { $arm } di { $town } è distrutta.
event-unit-fell-back = { $unit } ripiega al bordo ({ $square }).
event-ready-again = { $unit } è di nuovo pronta.
event-discrimen-stood = Discrimen di { $unit }: dado { $die }, esito { $score }.
event-discrimen-spared = { $unit } supera il discrimen senza dado.
event-unit-held = { $unit } tiene.
event-unit-routed = { $unit } è in rotta.
event-commander-killed = Il comandante { $unit } è ucciso.
event-commander-driven-off = Il comandante { $unit } è cacciato dal campo.
event-commander-caught = Il nemico è vicino al comandante { $unit }: dado { $die }.
event-field-delegated = Il programma combatte per { $side }.
event-field-left = Ora { $side } abbandona il campo.
event-night-fell = La notte cala sul campo.
event-battle-won = Vince la battaglia { $side }; centuriae perse: { $lost } contro { $other }.
event-battle-drawn = La battaglia è pari; centuriae perse: { $lost } contro { $other }.
event-scored = { $seat } ottiene { $points } punti.
event-game-ended = La partita finisce al turno { $turn }: { $ending }. Vince { $winner }.
event-game-ended-free = La partita finisce al turno { $turn }: { $ending }.

## Rifiuti

refusal-game-over = La partita è finita.
refusal-not-asked = Ora non si chiede questo, ma: { $ask }.
refusal-malformed = «{ $action }» indica una cosa o un numero che lì non può stare.
refusal-offer-too-high = Non puoi offrire più aes di quanti ne hai.
refusal-not-at-stake = Quel Signum non è fra i due in palio.
refusal-signum-not-held = Non hai quel Signum.
refusal-signum-not-now = Quel Signum non si può giocare in questo momento.
refusal-not-negative = Così si storna solo un risultato cattivo, I o II.
refusal-not-of-health = Salus aiuta solo contro un male della salute o la peste.
refusal-no-favour = Non resta alcun favore del dio giusto.
refusal-already-raised = Il tuo Protector rafforza già quel Signum.
refusal-no-lawful-target = Quel Signum non si può giocare su questo bersaglio.
refusal-holds-no-signum = Quel Rex non ha alcun Signum.
refusal-holds-not-that = Quel Rex non ha quel Signum.
refusal-no-such-accord = Non c’è alcun accordo di quel Rex con quella civitas.
refusal-no-son-in-law = Non è un tuo genero.
refusal-two-filii-already = Un Rex ha al massimo due filii.
refusal-no-such-result = Quel risultato non è fra i due.
refusal-cannot-pay = Non hai tanti aes.
refusal-no-envoy-there = Quella civitas non può concederti il grado successivo di un accordo.
refusal-only-at-the-start = Un Rex abdica solo all’inizio della sua fase.
refusal-not-your-town = Quella città non è tua.
refusal-work-under-way = Una città intraprende un’opera per turno.
refusal-walls-complete = Le sue mura non si possono ampliare oltre.
refusal-areas-complete = Le sue aree non si possono ampliare oltre.
refusal-overpopulated = Finché è sovrappopolata una città non arruola.
refusal-blockaded = La città è bloccata.
refusal-recruiting-barred = Un evento ti vieta ancora di arruolare.
refusal-legion-full = La città non può mantenere una legione più grande.
refusal-arm-full = La città non può mantenere più centuriae di quell’arma.
refusal-too-few-centuriae = Lì non ci sono tante centuriae.
refusal-too-few-cives = Non ci sono tanti cives di cui privarsi.
refusal-ludi-given = I ludi si danno una volta per semestre.
refusal-no-ira = Il tuo popolo non prova ira.
refusal-sacred-area-taken = La città ha già la sua area sacra.
refusal-no-such-god = Qui questo dio non c’è.
refusal-no-area-left = Quattro aree sacre onorano già quel dio.
refusal-no-protector-here = Solo il tuo caput può avere un Protector.
refusal-no-ara-there = Non c’è alcuna ara.
refusal-no-templum-there = Non c’è un templum da sostituire.
refusal-no-such-person = Questa persona non esiste.
refusal-not-of-your-house = Quella persona non è della casa che deve darla.
refusal-not-free-to-marry = Uno dei due non è libero di sposarsi.
refusal-no-couple = Un matrimonio è fra un figlio e una figlia.
refusal-same-house = I due sono della stessa casa.
refusal-not-married = Non sono sposati.
refusal-only-the-husband = Solo la parte del marito può ripudiare.
refusal-no-such-claim = Non hai questo diritto.
refusal-no-such-socius = Non è un socius che possa aiutarti.
refusal-not-sine-duce = Le udienze si chiedono solo a una civitas sine duce.
refusal-no-legatus-there = Il tuo legatus non è accanto a quella città.
refusal-audience-closed = Quella civitas non ti riceve ancora.
refusal-friction = C’è attrito fra te e quella città.
refusal-bond-first = Per questo serve prima un accordo di grado inferiore.
refusal-too-soon = Il grado successivo si può chiedere solo in un turno seguente.
refusal-bound-already = Da loro hai già questo.
refusal-foedus-taken = Quella civitas è in foedus con un altro Rex.
refusal-lent-already = Quella civitas ti ha già fatto un prestito, e non ne fa altri.
refusal-loan-too-large = Una civitas non presta più della sua produzione di un semestre.
refusal-nothing-owed = Là non devi nulla.
refusal-leave-missing = Le condizioni della tua pace chiedono per questo il permesso del vincitore.
refusal-no-leave-asked = Là nessuno chiede il tuo permesso.
refusal-no-such-rex = Non c’è un Rex così a cui tu possa rivolgerti.
refusal-letters-full = Hai già tre lettere in corso.
refusal-not-writing = Non stai scrivendo alcuna lettera.
refusal-writing-already = Finisci prima la lettera che stai scrivendo.
refusal-no-such-clause = Questa clausola non esiste.
refusal-not-an-offer = Quella clausola non può essere mantenuta dai due, o non in una lettera così.
refusal-clauses-full = Una lettera ha posto per quattro clausole.
refusal-clause-twice = La lettera lo dice già, o lo dice della stessa persona.
refusal-part-impossible = Non puoi fare la tua parte in queste condizioni: hai troppo poco, o non c’è posto per ciò che verrebbe.
refusal-term-too-long = Una condizione duratura vale al massimo 24 turni.
refusal-empty-letter = La lettera non propone nulla.
refusal-no-such-letter = Questa lettera non esiste.
refusal-not-party = Non hai un accordo in vigore con quel numero.
refusal-not-secret = Quell’accordo non è segreto.
refusal-no-accord-there = Là non hai alcun accordo.
refusal-moved-already = Quella pedina ha già mosso in questo turno.
refusal-counter-not-free = Quel comandante è prigioniero, o morto.
refusal-legatus-not-free = Quel legatus è trattenuto, e torna quando il termine è passato.
refusal-rex-is-ill = Il Rex è malato, e resta dov’è.
refusal-cannot-be-entered = Nessuno attraversa un lago.
refusal-at-sea = Il mare è chiuso.
refusal-town-closed = Un esercito entra in una città solo se è tua o di un socius, o ti ha concesso il transito.
refusal-friction-on-the-way = Fra te e quella città c’è attrito: nessuno dei tuoi vi entra.
refusal-there-already = La pedina è già lì.
refusal-no-socius-there = Lì non c’è il comandante di un socius con cui proseguire.
refusal-not-in-town = Il comandante non è in quella città.
refusal-not-a-leader = Solo il Rex e il Dux guidano legioni.
refusal-own-town = Quella città è tua.
refusal-at-war-already = Là sei già in guerra.
refusal-too-many-wars = L’arbitro non può registrare altre guerre.
refusal-own-subject = È soggetto a te.
refusal-lord-by-treachery = Un soggetto non attacca a tradimento il suo signore.
refusal-no-lord = Non sei soggetto a nessuno.
refusal-without-legion = Quel comandante non ha centuriae con sé.
refusal-beyond-invitation = Il nemico è troppo lontano da lì per essere invitato.
refusal-no-leader-there = Quel comandante non è in campo aperto e non si può chiamare; chiama la città.
refusal-declined-already = Là la battaglia è stata rifiutata in questo turno.
refusal-called-already = Quel comandante ha già chiamato a battaglia in questo turno.
refusal-no-blockade = Quel comandante non blocca alcuna città.
refusal-not-captive = Quella pedina non è prigioniera.
refusal-not-your-captive = Non è un tuo prigioniero.
refusal-term-still-runs = Il termine per il riscatto non è ancora scaduto.
refusal-cannot-command = Quel comandante è troppo lontano, o non è libero di comandare lì.
refusal-nothing-to-leave = Non c’è nessuno da lasciare.
refusal-no-time-for-socii = Una battaglia non annunciata non dà tempo ai socii.
refusal-owes-no-help = Quel socius qui non ti deve aiuto.
refusal-socius-too-far = Quel socius è a più di 64 milia.
refusal-called-before = Quel socius è già stato chiamato.
refusal-stays-out = Per questa corona combattono da soli gli eserciti dei due pretendenti.
refusal-no-army = Non c’è un esercito con cui combattere.
refusal-not-for-battle = Quel Signum non è da battaglia.
refusal-not-in-store = Quel Signum non è nella tua riserva.
refusal-set-is-full = Non puoi portare altri Signa in questa battaglia.
refusal-not-allotted = Non hai portato quel Signum in battaglia.
refusal-nothing-to-steal = Il nemico non ha un Signum così da prendere.
refusal-outside-zone = Quella casella è fuori dalla tua zona di schieramento.
refusal-square-taken = Quella casella non è libera.
refusal-no-centuriae-left = Non restano tante centuriae da schierare.
refusal-two-to-a-unit = Un’unità ha una o due centuriae, i pedites due finché ce ne sono due.
refusal-no-equites-in-silva = Gli equites non entrano nel bosco.
refusal-no-schiera-to-join = Non c’è una schiera appena posta a cui unirla.
refusal-no-commander-to-place = Non resta un comandante da porre.
refusal-not-your-unit = Quell’unità non è tua, o non è sul campo.
refusal-waits-at-edge = Quell’unità aspetta ancora al suo bordo.
refusal-acted-enough = Quell’unità ha già agito tre volte in questa fase.
refusal-too-far = È più lontano di quanto muova in un’azione.
refusal-way-barred = La via è sbarrata.
refusal-commander-not-beside = Il comandante non è accanto a quella schiera.
refusal-does-not-charge = Quell’unità non carica.
refusal-out-of-reach = Il bersaglio è oltre la distanza di carica.
refusal-not-beside-target = Quella casella non è accanto al bersaglio.
refusal-no-target = Non è un nemico sul campo.
refusal-not-sagittarii = Solo i sagittarii tirano.
refusal-volleys-spent = Quell’unità ha già tirato due volte in questa fase.
refusal-must-wait-to-shoot = Devono passare due movimenti prima che quell’unità tiri di nuovo.
refusal-has-shot = Quella centuria ha già tirato in questa salva.
refusal-out-of-range = Il bersaglio è fuori tiro.
refusal-line-blocked = Una tua unità sta sulla linea di tiro.
refusal-into-melee = Non si tira su un nemico che è accanto ai propri.
refusal-not-engaged = Mentre agisce il nemico, i sagittarii tirano solo alle unità che li hanno impegnati.
refusal-may-not-turn = Quell’unità ora non può girarsi.
refusal-not-a-centuria = Quella centuria non c’è.
refusal-arma-used = Quella carta è già stata usata in questo duello.

## Da dove vengono le cifre

provenance-seed = Dalla guida del gioco.
provenance-published = Da geografia e storia pubblicate.
provenance-reconstructed = Ricostruito: la guida non lo dà, ed è stato scelto in accordo con il resto.

## Descrizioni

tell-town = { $town }, dei { $people }.
tell-size = { $level } con { $cives } cives.
tell-sine-duce = Una civitas sine duce: una città libera, di nessun giocatore.
tell-court = Sede di { $seat } ({ $hold }).
tell-held = Tenuta da { $seat } ({ $hold }).
tell-garrison = Centuriae in città: { $pedites } pedites, { $equites } equites, { $sagittarii } sagittarii.
tell-templum = Un templum: { $god } è Protector.
tell-ara = Un’ara a { $god }; favori rimasti: { $favours }.
tell-blockaded = Bloccata da { $seat }.
tell-bond = { $bond } con { $seat }.
tell-filius = { $person } ({ $id }), senza coniuge.
tell-filius-wed = { $person } ({ $id }), in matrimonio con { $spouse }.
tell-casella = Casella { $casella }: { $terrain }, { $milia } milia per attraversarla.
tell-town-there = Qui sorge { $town }.
tell-counter-there = Qui: { $counter } di { $seat }.
tell-ranks = Guida centuriae di { $town }: { $pedites } pedites, { $equites } equites, { $sagittarii } sagittarii.
tell-counter = { $counter } di { $seat }.
tell-errand-home = In patria.
tell-errand-afield = In cammino.
tell-errand-seized = Trattenuto.
tell-errand-captive = Prigioniero.
tell-errand-gone = Scomparso.
tell-stands = In { $casella }.
tell-stands-town = A { $town }.
tell-bound-for = Diretto a { $casella }.
tell-captor = Tenuto da { $seat }.
tell-person = { $person }.
tell-person-filius = Prole del Rex di { $town }.
tell-person-pledge = Fratello o sorella del Rex di { $town }: a corte, e non erede.
tell-person-rex = Regna a { $town }.
tell-person-dead = Non vive più; era della casa di { $town }.
tell-person-heir = La corona tocca a lui.
tell-person-wed = In matrimonio con { $spouse } dal turno { $turn }.
tell-person-dynastic = Questo matrimonio dà alla sua casa il controllo della città della moglie.
tell-person-captive = In mano a { $seat } fino al turno { $turn }.
tell-person-free = Può sposarsi.
tell-god = { $god }: restano { $left } aree sacre su { $most }.
tell-god-protects = Protector di { $seat }.

## Al tavolo

piece-counter = { $counter } di { $seat }
tell-unit = { $unit }, { $arm } per { $side }.
tell-commander = { $unit }, comandante per { $side }: { $seat }.
tell-unit-unknown = Di questa unità non si sa nulla.
tell-presence-absent = Non è in questa battaglia.
tell-presence-reserve = Non ancora schierata.
tell-presence-field = Sul campo.
tell-presence-edge = Ripiegata sul proprio bordo.
tell-presence-routed = In rotta.
tell-presence-destroyed = Distrutta.
tell-presence-left = Cacciato dal campo.
tell-presence-dead = Morto.
tell-presence-captured = Catturato.
tell-centuria = Una centuria di { $town }, { $points ->
    [0] illesa
    [one] { $points } punto di danno
   *[other] { $points } punti di danno
}.
tell-waits = Potrà agire dopo { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
} dell’avversario.
tell-rests = Potrà tirare dopo { $moves ->
    [one] 1 mossa.
   *[other] { $moves } mosse.
}
legend-reconstructed = scelto per questa edizione
legend-vicus = vicus
legend-oppidum = oppidum
legend-civitas = civitas
legend-templum = templum
legend-ara = ara
legend-river = fiume
legend-rex = Rex
legend-dux = Dux
legend-legatus = legatus
picture-turn = Turno { $turn } di { $turns }
picture-phase = { $phase }: { $seat }
picture-aes = aes
picture-signa = Signa
picture-ira = ira
picture-towns = città
picture-cell = { $casella }: { $terrain }
picture-town = { $town }, { $people }, { $level }, { $cives } cives ({ $holder })
picture-counter = { $counter } di { $seat }, { $casella }
picture-battle = Battaglia in { $casella }: { $aggressor } contro { $defender }
terminal-legend-unicode = Sulla mappa del Lazio una pedina mostra che cos’è (Rex, Dux, L1 e L2 per i legati) e la parte ({ $sides }). Sul campo di una battaglia un’unità mostra dove guarda (↑), l’arma (Pe pedites, Eq equites, Sa sagittarii) con le sue centuriae, la parte e un • per ogni punto di danno; ★ è un capo.
terminal-legend-ascii = Sulla mappa del Lazio una pedina mostra la parte ({ $sides }) e che cos’è (Rex, Dux, L1 e L2 per i legati). Sul campo di una battaglia un’unità mostra la parte e l’arma (Pe pedites, Eq equites, Sa sagittarii) con le sue centuriae, e sotto dove guarda (N, E ...) e i punti di danno; * è un capo.
track-towns = { $seat }: città
track-aes = aes
track-signa = Signa
track-ira = ira populi
fact-cives = Cives
fact-pedites = Pedites
fact-equites = Equites
fact-sagittarii = Sagittarii
fact-points = Danni
overlay-control = Chi tiene che cosa
overlay-bonds = Pacta e foedera
overlay-blockades = Blocchi

## Che cosa fa un bot

plan-default = governa come viene
plan-drilled = aspetta di essere in vantaggio
plan-timid = resta dietro le mura
plan-naive = giudica le forze a occhio
plan-idle = lascia passare l’anno
plan-tuned = colpisce dove conviene
plan-archers = raduna arcieri da tutte le sue città
plan-conquering = prende una città dopo l’altra
plan-bold = va in guerra e lascia poco a casa
plan-wary = tiene unita la legione
plan-faithless = dimentica le promesse
plan-loyal = mantiene la parola
plan-rallying = si volge contro il Rex che guida
plan-avenging = vendica una parola mancata
plan-courting = corteggia le civitates
plan-pious = offre molto per i Signa

## Di che si tratta

goal-win = Vinci se domini il Lazio: alla fine di un turno in cui controlli 12 delle 30 città, di cui 2 capita (città capitali), o subito se resti l’unico Rex (re). Dopo l’ultimo turno decidono i punti: 10 per la tua sede, 12 per un altro caput, 6 per una colonia, 8 per una città avuta per matrimonio o per un Rex soggetto, 4 e 2 per le civitates (città libere) legate da foedus e pactum.
goal-one_year = In un solo anno nessuno raccoglie 12 città: decidono i punti. Gli accordi con le città libere vicine sono i più sicuri.
goal-one_year-time = Meno di un’ora.
goal-turn = Ogni turno comincia con un’asta: tutti offrono aes (denaro di bronzo) agli dèi in segreto, e chi offre di più prende due Signa (segni degli dèi), carte nascoste. Poi un evento tocca a un Rex. Poi ogni Rex regna a turno: costruisce, arruola, manda legati alle città libere, combina matrimoni, muove la legione, scrive lettere, fa guerra. Quando l’ultimo ha finito il turno si chiude; due volte l’anno le città crescono e rendono.
goal-time = Sessanta turni occupano una serata; con meno turni o meno Reges molto meno.

layer-towns = Città
