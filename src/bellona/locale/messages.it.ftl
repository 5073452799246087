### Le parole del programma in italiano: la riga di comando e i giochi nel terminale. I giochi portano i propri messaggi.

## Errori: una frase ciascuno.

error-language = La lingua { $language } non c’è; scegli tra { $languages }.
error-command = Il comando “{ $command }” non c’è; i comandi sono { $commands }.
error-option = “{ $command }” non ha l’opzione { $option }; “{ $command } --help” elenca quelle che ha.
error-missing = A “{ $command }” manca { $name }; “{ $command } --help” mostra come si usa.
error-value = { $name }: { $reason }.
error-whole-number = { $name }: qui ci vuole un numero intero, non “{ $value }”.
error-at-least = { $name }: il minimo che si può chiedere è { $limit }.
error-at-most = { $name }: il massimo che si può chiedere è { $limit }.
error-usage = { $reason }; “{ $command } --help” mostra come si usa.
error-file = { $file } non si può usare: { $reason }.
error-no-file = Il file { $file } non c’è.
error-which-game = Indica un gioco: { $games }.
error-game = Il gioco “{ $game }” non c’è; giochi: { $games }.
error-scenario = { $game } non ha lo scenario “{ $scenario }”; ha { $scenarios }.
error-place = “{ $name }” non è né un gioco né uno scenario; scrivi GIOCO/SCENARIO, per esempio { $example }.
error-place-several = “{ $name }” è uno scenario di più giochi; scrivi quale intendi: { $places }.
error-seat = Il posto “{ $seat }” non c’è; scegli tra { $seats }.
error-bot = Il bot “{ $bot }” non c’è; scegli tra { $bots }.
error-bots = «{ $bots }» non nomina dei bot; scrivi per esempio greedy,random.
error-tests = Non c’è una cartella di test ({ $folder }), quindi la copertura non si può dire; indicane una con --tests DIR.
error-python = { $file }, riga { $line }: non è Python, quindi i suoi test non si possono leggere.
error-rule = { $game } non ha la regola “{ $rule }”.
error-no-autosave = In { $folder } non c’è una partita da riprendere.
error-json = { $file } non contiene un oggetto JSON.
error-position-game = una posizione nomina il suo gioco, per esempio "game": "de_bello_punico"
error-step = La registrazione ha { $steps } passi, quindi il passo { $step } non c’è.
error-number = La scelta { $number } non c’è; ce ne sono { $count }.
error-order = “{ $text }” non è né un ordine né una scelta; scrivi aiuto per sapere che cosa si può scrivere.
error-other-game = { $file } è una partita di un altro gioco.
error-extra = Serve { $module }, che non è installato; lo porta “pip install 'bellona[{ $extra }]'”.

## Aiuto dei comandi. Dopo il primo paragrafo vengono gli esempi.

help-bellona = Giochi di guerra antica che fanno rispettare le regole.
help-bellona-examples = Esempi:
    bellona serve --open                       il tavolo nel browser
    bellona play                               Zama contro il computer, nel terminale
    bellona games                              che cos’altro c’è
    bellona rules de_bello_punico 10.4         che cosa dice una regola
    bellona COMANDO --help                     di più su un comando
help-bellona-version = Mostra la versione ed esce.

help-games = Elenca i giochi e i loro scenari.
help-games-examples = Esempi:
    bellona games
    bellona games --json

help-play = Gioca nel terminale, contro un bot o con un amico accanto.

    Ogni scelta è conservata subito in un file: qualunque cosa accada, bellona play --resume riprende.
help-play-examples = Esempi:
    bellona play
    bellona play de_bello_punico/trebbia --seat carthage --bot random
    bellona play po --seat both --lang it
    bellona play --resume
    bellona play --plain < ordini.txt
help-play-place = Lo scenario; un gioco da solo indica il primo, GIOCO/FILE.toml uno tuo.
help-play-seat = Il tuo posto (di norma il primo), più posti separati da virgole, o all per persone alla stessa tastiera.
help-play-bot = Quanto bene gioca il computer (di norma miles): tiro, miles, centurio, legatus o consul.
help-play-seed = Il seme dei dadi; lo stesso seme dà gli stessi dadi.
help-play-plain = Gioca riga per riga invece che a tutto schermo.
help-play-resume = Riprende una partita salvata; senza FILE, l’ultima.
help-play-save = Conserva la partita in questo file.
help-play-tables = Gioca con tabelle tue al posto di quelle del gioco.

help-sim = Fa giocare molte partite ai bot e riferisce com’è andata.

    Con --out ogni partita è conservata, e un lavoro interrotto riprende da dove si è fermato.
help-sim-examples = Esempi:
    bellona sim de_bello_punico/zama --bots greedy,random --games 100
    bellona sim po --games 1000 --jobs 8 --out runs/po --json
    bellona sim de_bello_punico/zama --until 2% --watch --out runs/zama
help-sim-place = Lo scenario.
help-sim-bots = I bot, uno per ogni posto nell’ordine del gioco; l’ultimo nominato siede a tutti i posti che restano.
help-sim-rotate = I bot passano di un posto da una partita all’altra.
help-sim-games = Quante partite.
help-sim-jobs = Quanti processi giocano insieme.
help-sim-seed = Il seme della prima partita; ogni altra prende il numero seguente.
help-sim-out = La cartella in cui conservare partite e rapporto, anche come tabella Parquet; bellona report ne fa una pagina.
help-sim-tables = Il file con i valori propri con cui giocare.
help-sim-until = Gioca finché la quota di vittorie di ogni parte è nota con questa precisione, per esempio 2%; --games è allora il massimo.
help-sim-watch = Annota anche eventi, luoghi, attese e fortuna di ogni partita; ci mette alcune volte tanto.
help-sim-ray = Gioca sul cluster Ray a questo indirizzo (local ne avvia uno qui) invece che in --jobs processi.
error-share = Una quota si scrive come 2% o 0.02, non { $share }.

help-sweep = Gioca uno scenario con valori diversi e mostra l’effetto di ciascuno.

    FILE è un file TOML con un luogo, i bot, un numero di partite e i valori da variare. Tutte le celle si giocano con gli stessi dadi, così si vedono anche gli effetti piccoli. Una serie interrotta riprende da dove si era fermata.
help-sweep-examples = Esempi:
    bellona sweep elephants.toml --out runs/elephants
    bellona report runs/elephants
help-sweep-file = Il file che dice che cosa varia.
help-sweep-out = La cartella in cui conservare partite e risultati.
help-sweep-jobs = Quanti processi giocano insieme.
help-sweep-ray = Gioca sul cluster Ray a questo indirizzo (local ne avvia uno qui) invece che in --jobs processi.
sweep-head = { $place }, { $games } partite per riga, tutte con gli stessi dadi. Tra parentesi: punti su cento in più o in meno rispetto a com’è.
sweep-usual = com’è
sweep-turns = turni

help-report = Fa una pagina di ciò che hanno conservato bellona sim, bellona sweep o bellona calibrate.

    La pagina non ha bisogno d’altro e si può passare ad altri. Le partite osservate (bellona sim --watch) dicono anche dove si è combattuto e quanto hanno deciso i dadi.
help-report-examples = Esempi:
    bellona sim de_bello_punico/zama --games 400 --watch --out runs/zama
    bellona report runs/zama --html zama.html
help-report-folder = La cartella delle partite o della calibrazione.
help-report-html = La pagina da scrivere (report.html nella cartella, se non si dice altro).
report-written = Scritta: { $page }
report-title = Quanto è equilibrato { $scenario }?
report-nobody = nessuno
report-verdict-favoured = { $first } è in vantaggio: ha vinto { $share } di { $games } partite, { $second } { $other }. Con certezza del 95 % la sua quota vera è tra { $low } e { $high }.
report-verdict-open = Nessuna parte è chiaramente in vantaggio: in { $games } partite { $first } ha vinto { $share } e { $second } { $other }, e le quote vere possono essere uguali. La quota di { $first } è tra { $low } e { $high } con certezza del 95 %.
report-results = Chi ha vinto
report-results-how = { $games } partite tra bot. La linea sottile mostra tra quali quote sta quella vera con certezza del 95 %: più partite la accorciano. La linea tratteggiata è la quota uguale per tutti.
report-results-bots = I bot si scambiano i posti di partita in partita. Queste sono le partite vinte da ciascuno.
report-ending = Com’è finita
report-games = Partite
report-share = Quota
report-interval = { $share } (da { $low } a { $high })
report-length = Quanto è durata
report-length-how = { $turns } turni in media; il numero sopra una colonna dice quante partite sono durate tanti turni.
report-course = Nel tempo: { $score }
report-course-how = La media delle partite ancora in corso, turno per turno.
report-places = Dove si è deciso
report-places-how = Più una macchia è scura e grande, più spesso è successo, nella media di tutte le partite.
report-places-fought = Dove si è combattuto
report-places-fell = Dove ci sono state perdite
report-luck = Fortuna e decisioni
report-luck-how = Quanta parte della differenza tra le partite viene dai dadi. Per ogni tiro la posizione che ne è seguita è confrontata con quelle a cui avrebbero portato altri tiri della stessa scelta; il resto viene dalle decisioni e da ciò che il giudizio rapido delle posizioni non vede.
report-side = Parte
report-luck-explained = Parte dei risultati spiegata dai dadi
report-luck-winners = Punti su cento dati dai dadi quando ha vinto
report-effects = Che cosa fanno i valori
report-effects-how = Ogni riga è fatta delle stesse partite con gli stessi dadi e un altro valore. Il punto dice di quanti punti su cento una parte vince più o meno spesso che con i valori come sono; se la linea accanto non attraversa il mezzo, l’effetto è certo al 95 %.
report-value = Valore
report-present = Com’è
report-here = Qui
report-changes = Valori cambiati
report-changes-how = Queste partite non sono giocate con i soli valori del gioco.
report-origin = Da dove viene
report-picked = Partite da guardare
report-picked-how = Un clic su un replay lo salva. Per guardare la partita al tavolo si trascina il file sulla prima pagina di un server (bellona serve ne avvia uno qui). In un terminale bellona replay FILE la segue, e bellona play --resume FILE la apre. Le estrazioni segrete non si possono ripetere: un replay comincia dopo l’ultima, e di una partita a carte coperte mostra quindi la fine.
report-picked-kind = Genere
report-picked-winner = Vincitore
report-picked-turns = Turni
report-picked-why = Perché
report-picked-open = Replay
report-picked-typical = tipica
report-picked-surprising = sorprendente
report-picked-lowest = il vincitore era sceso a { $share }
report-picked-from = { $file } (dal turno { $turn })
report-picked-secret = la partita { $seed } dipendeva da estrazioni segrete e non si può mostrare
report-sought-title = Valori per { $scenario } con cui i risultati sono come dovrebbero
report-sought-answer = Con i valori come sono, { $before } risultati su { $targets } erano come voluti; con quelli trovati lo sono { $after }.
report-sought-targets = Che cosa si voleva, e perché
report-sought-targets-how = Il numero dopo ± dice quanto il valore vero può esserne lontano, con certezza del 95 %; dopo un risultato voluto, quanto lontano va ancora bene.
report-sought-result = Risultato
report-sought-wanted = Voluto
report-sought-before = Prima
report-sought-after = Dopo
report-sought-why = Perché
report-sought-of-wins = vince { $seat }
report-sought-of-draws = non vince nessuno
report-sought-of-turns = turni
report-sought-of-scores = { $score }, { $seat }
report-sought-values = Che cosa si è mosso
report-sought-values-how = Si sono mossi solo valori che nessun regolamento dà. Un valore uguale in tutte le prove migliori è ben determinato; uno che lì è qualunque cosa non lo è.
report-sought-best = Nelle prove migliori
report-sought-results-how = La barra superiore di ogni coppia, più chiara, è com’era prima; quella inferiore è com’è con i valori trovati, in { $games } partite ciascuna. Il campo ombreggiato è dove la si vuole. La linea sottile mostra tra quali quote sta quella vera con certezza del 95 %.
report-sought-how = Bot: { $bots }. { $trials } prove di { $games } partite per ogni scenario, tutte con gli stessi semi; { $pruned } abbandonate presto perché senza speranza. Il confronto ha { $check } partite ciascuno, con semi diversi da quelli delle prove.
report-how = Come sono nati questi numeri
report-how-played = Bot: { $bots }. Semi { $seeds }; gli stessi semi danno le stesse partite.
report-how-rotated = { $bots }, che si scambiano i posti di partita in partita
report-how-read = I bot non sono persone: i numeri dicono come lo scenario tratta giocatori di questa forza e confrontano bene le varianti, ma non sono il vero valore della battaglia.

help-calibrate = Cerca valori con cui le partite finiscano come dovrebbero.

    FILE è un file TOML con un luogo, i bot, i valori che possono muoversi e i risultati voluti. Si muovono solo valori che nessun regolamento dà. I valori trovati si caricano con --tables, e una spiegazione in inglese dice che cosa si è mosso e con quale certezza. Una ricerca interrotta riprende da dove si era fermata.
help-calibrate-examples = Esempi:
    bellona calibrate zama.toml --out runs/calibration
    bellona sim de_bello_punico/zama --tables runs/calibration/values.toml
help-calibrate-file = Il file che dice che cosa si cerca.
help-calibrate-out = La cartella in cui conservare prove e risultati.
help-calibrate-jobs = Quanti processi giocano insieme.
help-calibrate-ray = Gioca sul cluster Ray a questo indirizzo (local ne avvia uno qui) invece che in --jobs processi.
calibrate-label = Si cerca
calibrate-written = I valori sono in { $file }.

help-scenario = Fa e controlla file di scenari propri.

    new scrive il file di uno scenario che viene con un gioco, da cambiare; check legge un file, dice che cosa non va e dove, e ne gioca una partita; schema scrive lo schema JSON dei file di scenario di un gioco, per gli editor.
help-scenario-examples = Esempi:
    bellona scenario new de_bello_punico/zama --out mine.toml
    bellona scenario check de_bello_punico/mine.toml
    bellona scenario schema de_bello_punico
    bellona play de_bello_punico/mine.toml
help-scenario-action = new, check o schema.
help-scenario-what = Per new lo scenario da cui cominciare, per check GIOCO/FILE.toml, per schema il gioco.
help-scenario-out = Il file da scrivere (altrimenti lo si stampa).
scenario-fits = { $file } è uno scenario di { $game } per { $seats }. Una partita tra bot casuali è finita dopo { $turns ->
    [one] un turno
   *[other] { $turns } turni
}.
error-scenario-action = Non c’è { $action } qui; ci sono new, check e schema.
error-scenario-none = { $game } non legge file di scenari.
error-scenario-no-file = { $scenario } non ha un file da cui cominciare; gli scenari che ne hanno uno sono { $scenarios }.
error-scenario-not-file = Per check si nomina un file del gioco: { $game }/FILE.toml.
error-scenario-exists = { $file } esiste già; scegli un altro nome.

help-ladder = Fa giocare fra loro bot di livelli diversi finché si sa quale è il più forte.

    Ogni livello gioca contro quello sotto, e l’ultimo contro il secondo. In un giro il più forte prende ogni posto una volta con lo stesso seme. Un incontro finisce quando si sa se il punteggio è sopra o sotto la soglia; con --out una scala interrotta riprende da dove si era fermata.
help-ladder-examples = Esempi:
    bellona ladder de_bello_punico/zama
    bellona ladder latium/six_kings --levels miles,centurio --rounds 50 --out runs/latium
help-ladder-place = Lo scenario.
help-ladder-levels = I livelli, dal più debole (di norma tutti i gradi).
help-ladder-rounds = Quanti giri al più per ogni incontro.
help-ladder-target = Il punteggio da raggiungere (di norma 0,70 in un gioco a due, altrimenti il doppio della quota equa).
help-ladder-jobs = Quanti processi giocano insieme.
help-ladder-seed = Il seme del primo giro; ogni altro prende il numero seguente.
help-ladder-out = La cartella in cui si conservano i giri.
ladder-label = Salita
ladder-head = { $place }, { $seats } posti: ogni livello contro quello sotto
ladder-pair = Incontro
ladder-games = Partite
ladder-score = Punteggio
ladder-interval = 95 %
ladder-target = Soglia
ladder-verdict = Esito
ladder-against = { $upper } – { $lower }
ladder-reached = raggiunta
ladder-missed = non raggiunta
ladder-open = aperto
ladder-sides = Giri con un punto a ciascun livello (per lo più un lato ha vinto entrambe le partite, chiunque lo guidasse), e il punteggio che darebbero lati con le stesse probabilità:
ladder-ratings = Valutazioni (Elo, con intervalli al 95 %):
ladder-thinking = Riflessione, in secondi di processore per un piano (mediana, 99° percentile, massimo):

help-replay = Mostra che cosa contiene una registrazione.

    Intanto ogni mossa e ogni tiro sono rigiocati, così un file guasto si scopre.
help-replay-examples = Esempi:
    bellona replay partita.bell.json
    bellona replay partita.bell.json --verify
    bellona replay partita.bell.json --watch
help-replay-file = La registrazione.
help-replay-verify = Controlla anche ogni tiro con il seme impegnato all’inizio.
help-replay-watch = Percorre la partita con le frecce; in una pipe, la scrive per esteso.

help-analyse = Mostra dove si è decisa una partita.

    La partita si giudica con partite giocate oltre le sue posizioni. Il riassunto dà il risultato atteso turno per turno, quanto bene ogni parte ha scelto e quanta fortuna ha avuto, e i punti di svolta con ciò che sarebbe stato meglio.
help-analyse-examples = Esempi:
    bellona analyse partita.bell.json
    bellona analyse partita.bell.json --html partita.html --seconds 300
help-analyse-file = Il file della partita.
help-analyse-seconds = Quanto tempo di processore può usare al più; 0 per quanto gliene serve.
help-analyse-seed = Il seme dei dadi nelle prove.
help-analyse-threads = Quanti thread giocano le prove; il risultato è lo stesso e arriva prima.
help-analyse-html = Scrive l’analisi anche in questo file, una pagina che non ha bisogno d’altro.
analyse-label = Analisi

help-render = Disegna una posizione come immagine SVG.
help-render-examples = Esempi:
    bellona render de_bello_punico/zama zama.svg
    bellona render posizione.json figura.svg --overlay zoc
    bellona render partita.bell.json turno.svg --step 120
    bellona render po -                        sullo standard output
help-render-source = Una posizione in JSON, una registrazione o uno scenario (nello schieramento suggerito).
help-render-out = L’immagine da scrivere, o - per lo standard output.
help-render-overlay = Che cosa mettere sopra la mappa, per esempio zoc; si può dare più volte.
help-render-step = Quale passo di una registrazione disegnare; di norma l’ultimo.

help-rules = Stampa le regole di un gioco: il nostro testo, il codice che le fa rispettare, i test che lo provano.

    Con --coverage elenca le regole senza codice o senza test; se ce ne sono, lo stato d’uscita è 1.
help-rules-examples = Esempi:
    bellona rules de_bello_punico
    bellona rules de_bello_punico 10.4 R12
    bellona rules --coverage
help-rules-game = Il gioco; con --coverage di norma tutti i giochi.
help-rules-rule-ids = Regole, sezioni o capitoli; di norma tutte.
help-rules-coverage = Elenca ciò che non ha codice o test.
help-rules-tests = La cartella dei test.

help-bench = Misura quanto è veloce il motore su questa macchina.
help-bench-examples = Esempi:
    bellona bench
    bellona bench --game po
    bellona bench --peers --json
    bellona bench --batch --peers
    bellona bench --growth --picture growth.svg
    bellona bench --device cuda --games 1000
help-bench-game = Lo scenario da misurare; di norma il primo di ogni gioco, o tutti accanto ad altri motori.
help-bench-peers = Misura nella stessa prova altri motori, dove sono installati.
help-bench-batch = Misura invece quante decisioni al secondo fanno partite affiancate su tutti i processori.
help-bench-growth = Misura invece come il tempo di una decisione cresce con la grandezza di ogni gioco.
help-bench-device = Misura invece partite in blocco su una GPU; cuda:1 è la seconda.
help-bench-games = Con --device cuda: quante partite confrontare con quelle della CPU, per ogni scenario e livello.
help-bench-picture = Con --growth: la figura da scrivere.

help-doctor = Controlla questa installazione e dice che cosa fare dove qualcosa non va.
help-doctor-examples = Esempi:
    bellona doctor
    bellona doctor --json

help-serve = Avvia il server: il tavolo nel browser.

    Senza alcuna impostazione serve solo questa macchina, conserva tutto in un file e non ha bisogno d’altro.
help-serve-examples = Esempi:
    bellona serve --open
    bellona serve --port 9000 --data ~/bellona
    bellona serve --config /etc/bellona.toml
help-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 vuol dire tutti quelli di questa macchina.
help-serve-port = La porta su cui ascoltare (di norma 8000).
help-serve-scenarios = Una cartella di scenari che il server offre a tutti: GIOCO/NOME.toml.
help-serve-workers = Quanti processi servono; più d’uno richiede una base di dati PostgreSQL.
help-serve-open-browser = Mostra il tavolo nel browser appena è pronto.
help-serve-no-access-log = Non annota ogni richiesta.

help-backup = Scrive in un solo file tutto ciò che un server non deve perdere.

    Intanto il server può andare avanti. Chi ha il file ha gli account e i segreti del server: custodiscilo bene.
help-backup-examples = Esempi:
    bellona backup bellona.backup
    bellona backup --config /etc/bellona.toml /copie/oggi.backup
help-backup-file = Il file da scrivere.

help-restore = Rimette una copia di sicurezza in una base di dati vuota, dello stesso tipo o di un altro.

    Il server dev’essere fermo. Avviene per intero o per niente.
help-restore-examples = Esempi:
    bellona restore bellona.backup
    BELLONA_DATABASE_URL=postgresql://localhost/bellona bellona restore bellona.backup
help-restore-file = La copia di sicurezza.
help-restore-force = Sovrascrive ciò che c’è nella base di dati.

help-option-config = Il file delle impostazioni; anche BELLONA_CONFIG ne indica uno.
help-option-data = La cartella in cui il server conserva i suoi file.
help-option-scenario = Il file del tuo scenario, se si è giocato in uno; un file nominato soltanto dentro l’altro non viene letto.
help-option-tables = Il file delle tabelle tue con cui si è giocato.
help-option-json = Stampa un documento JSON e nient’altro.
help-option-lang = La lingua: en o it.
help-option-ascii = Disegna con semplici segni ASCII.

## Che cosa stampano i comandi.

games-hint = Per giocare: bellona play GIOCO/SCENARIO
rules-code = fatta rispettare da
rules-tests = provata da
rules-none = ancora niente
rules-covered = tutte le { $count } regole hanno codice e un test.
rules-without-code = { $count ->
    [one] 1 regola non ha codice:
   *[other] { $count } regole non hanno codice:
}
rules-without-test = { $count ->
    [one] 1 regola non ha test:
   *[other] { $count } regole non hanno test:
}
rules-unknown-in-code = { $count ->
    [one] 1 numero nel codice non è una regola:
   *[other] { $count } numeri nel codice non sono regole:
}
rules-unknown-in-tests = { $count ->
    [one] 1 numero nei test non è una regola:
   *[other] { $count } numeri nei test non sono regole:
}

serve-ready = Bellona è su { $url } (Ctrl+C la ferma).
backup-done = { $file } contiene { $rows } righe in { $bytes } byte.
restore-done = { $rows } righe di { $file } sono di nuovo nella base di dati.
warmup-label = Compilo le regole (una volta per installazione)
warmup-notice = Compilo le regole, una volta per installazione; ci vogliono un minuto o due.
warmup-playable = Si può giocare a { $game }.

sim-label = Si gioca
sim-head = { $place }, { $games ->
    [one] 1 partita:
   *[other] { $games } partite:
}
sim-draws = pareggi
sim-interval = (da { $low } a { $high })
sim-scores = In media, alla fine:
sim-tail = { $turns } turni e { $choices } scelte a partita; { $seconds } s in tutto.
sim-failures = { $games ->
    [one] Una partita è stata persa perché un programma ha fallito
   *[other] { $games } partite sono state perse perché un programma ha fallito
}; la prima con il seme { $seed }: { $why }
bench-label = Misuro
growth-scenario = scenario
growth-pieces-column = grandezza
growth-random = µs/decisione, a caso
growth-greedy = µs/decisione, avido
growth-pieces = { $count } { $size ->
    [units] unità
    [elements] elementi
    [leaders] comandanti
    [seats] posti
   *[other] pezzi
}
growth-doubling = grandezza doppia
growth-times = × { $by }
growth-size = grandezza, la più piccola = 1
growth-time = tempo di una decisione, nella più piccola = 1

replay-length = { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
} fino al turno { $turn }, { $rolls ->
    [one] 1 dado tirato
   *[other] { $rolls } dadi tirati
}.
replay-unfinished = La partita non è finita.
replay-proof = Verificato: { $rolls ->
    [one] 1 dado segue
   *[other] { $rolls } dadi seguono
} dal seme impegnato, { $dictated ->
    [0] nessuno è stato dettato
    [one] 1 è stato dettato
   *[other] { $dictated } sono stati dettati
} (impegno { $commitment }).

doctor-ok = ok
doctor-problem = PROBLEMA
doctor-python-name = Python
doctor-packages-name = pacchetti
doctor-cache-name = compilato
doctor-saves-name = salvataggi
doctor-terminal-name = terminale
doctor-games-name = giochi
doctor-data-name = dati
doctor-self-test-name = autotest
doctor-browser-name = browser
doctor-package-missing = { $package } non è installato
doctor-interpreted = le regole sono interpretate (NUMBA_DISABLE_JIT=1)
doctor-cache-warm = pronto in { $folder }
doctor-cache-cold = non ancora compilato: { $games }; lo fa il primo avvio, in { $folder }
doctor-encoding = la codifica del terminale è { $encoding }
doctor-no-terminal = nessun terminale
doctor-terminal = { $kind }, { $columns } x { $lines }
doctor-data = { $scenarios ->
    [one] 1 scenario valido
   *[other] { $scenarios } scenari validi
} di { $games ->
    [one] 1 gioco
   *[other] { $games } giochi
}
doctor-self-test = giocate { $steps } scelte a caso, in { $games ->
    [one] 1 gioco
   *[other] { $games } giochi
}
doctor-self-test-failed = il motore rifiuta la sua stessa scelta “{ $action }”
doctor-no-browser = nessuno; nel terminale non serve
remedy-python = Installa Python 3.11 o più recente.
remedy-packages = Reinstalla il pacchetto: pip install --force-reinstall bellona
remedy-cache = Rendi scrivibile la cartella, o scegline un’altra con BELLONA_CACHE.
remedy-state = Rendi scrivibile la cartella, o scegline un’altra con BELLONA_STATE.
remedy-encoding = Usa una codifica UTF-8 (per esempio LANG=C.UTF-8), o gioca con --ascii.
remedy-games = Installa un’altra versione del pacchetto indicato, o disinstallalo.
remedy-data = Reinstalla il pacchetto; se hai cambiato il file, correggi il punto indicato.
remedy-report = È un difetto del programma: segnalalo con questa riga.

## Giocare.

play-kept = La partita è conservata in { $file }; bellona play --resume la riprende.
play-plain-instead = Il tavolo a tutto schermo non è installato (lo porta pip install 'bellona[terminal]'); ecco quello semplice.

welcome =
    Dai gli ordini della tua parte; il computer fa rispettare le regole e guida gli altri.

    Quello che ti si chiede sta sopra la mappa, le tue scelte accanto: scrivi un numero e premi Invio. Se le unità sono molte, scegli prima un’unità e poi che cosa fa. Puoi anche fare clic: su un’unità, per vedere dove può andare, poi su un esagono, per mandarcela.
welcome-first = Per cominciare, lo schieramento: premi Invio qui, e ancora una volta per quello suggerito.
welcome-asking = Chiedere non costa: “perché ORDINE” nomina la regola contraria a un ordine, “prob ORDINE” mostra che cosa possono dare i dadi, “regola 10.4” apre il regolamento. “annulla” torna indietro fino all’ultimo dado. F1 o “aiuto” mostra tutto ciò che si può scrivere.
welcome-plain =
    Dai gli ordini della tua parte; il computer fa rispettare le regole e guida gli altri.
    Rispondi con un numero, con una scelta come la mostra l’elenco o con un ordine; “aiuto” elenca gli ordini, “mappa” mostra la mappa.
opponent = Contro di te: { $name } ({ $rank }). { $style }
opponent-tiro = Titus Novellus
opponent-miles = Gaius Bruttius
opponent-centurio = Spurius Durus
opponent-legatus = Aderbale di Lixus
opponent-consul = Aulus Regillus
style-tiro = Una recluta: ti viene addosso, dimentica chi deve appoggiare chi, e sbaglia come sbaglia un principiante.
style-miles = Un soldato: fa una cosa sensata dopo l’altra, senza un piano.
style-centurio = Un veterano: tiene la linea, e colpisce dove la tua è debole.
style-legatus = Un comandante: prima di muovere pesa più piani, e dà la caccia ai tuoi fianchi e al tuo accampamento.
style-consul = Il migliore: guarda più lontano, cambia piano quando tu cambi il tuo, perdona poco.
welcome-plain-first = Per cominciare, lo schieramento: premi Invio per quello suggerito.
notice-close = Invio

hint-enter = Scrivi un numero, un’unità o un ordine; aiuto elenca gli ordini.
hint-not-yours = Ora la scelta non è tua.
found-several = { $count } scelte corrispondono; scrivi di più, o un numero.
refused = Non si può, per la regola { $rule }: { $reason }
why-allowed = “{ $action }” si può fare.

undo-nothing = Non c’è niente da annullare.
undo-dice = “{ $action }” ha tirato dadi, e un tiro non si annulla.
undo-told = “{ $action }” ha rivelato qualcosa di nascosto, e questo non si annulla.
undo-other = L’ultima scelta è di { $seat }, e si annullano solo le proprie.
undo-done = Annullato: { $action }
saved = Salvata in { $file }.
loaded = Caricata da { $file }.
zoc-on = Il controllo si vede: una lettera per la parte che controlla l’esagono.
zoc-off = Il controllo è nascosto.
reach-head = { $piece } può andare in { $count ->
    [one] 1 esagono
   *[other] { $count } esagoni
} (esagono:costo):
reach-none = { $piece } ora non può andare da nessuna parte.
go-no-way = { $piece } non può arrivare in { $hex } { $facing } con i punti movimento che ha.
go-stopped = { $piece } si ferma qui, perché la situazione è cambiata.
odds-head = Probabilità di { $action }
odds-none = Nessun dado decide “{ $action }”.

advice-head = Che cosa farebbe un legatus{ $trials ->
    [0] { "" }
   *[other] , trovato provandolo { $trials } volte
}:
advice-none = Qui non ha nulla da suggerire.
advice-worth = { $margin ->
    [0] risultato atteso { $value } su 100
   *[other] risultato atteso { $value } ± { $margin } su 100
}
advice-take = consiglio 1 fa ciò che lui farebbe per primo; il risultato atteso è la parte di vittoria, se continui bene.
hint-why-usual = È ciò che farebbe senza pensarci a lungo.
hint-why-clear = { $points ->
    [one] Promette un punto su cento più di ogni altra scelta.
   *[other] Promette { $points } punti su cento più di ogni altra scelta.
}
hint-why-close = Altre promettono all’incirca lo stesso.
hint-why-odds = Il tiro riesce { $chance } volte su cento.
hint-why-steady = Poco dipende dalla fortuna.
hint-why-gamble = Molto dipende dalla fortuna.

usage-advice = Scrivi consiglio da solo per sapere che cosa farebbe un legatus, poi consiglio e un numero della lista per farlo.
usage-go = Scrivi vai PEDINA ESAGONO, e un fronte dove le pedine ne hanno uno, per esempio vai { $piece } { $hex }.
usage-why = Scrivi perché e un ordine, per esempio perché { $order }.
usage-odds = Scrivi prob e un ordine che tira dadi, per esempio prob { $order }.
usage-rule = Scrivi regola e il suo numero, per esempio regola 10.4. I capitoli:
usage-reach = Scrivi portata e una pedina sulla mappa, per esempio portata { $piece }.
usage-look = Scrivi guarda e un esagono o una pedina, per esempio guarda { $hex }.
usage-auto = Scrivi auto per questa scelta, o auto turno per tutte fino alla fine del turno.
usage-save = Scrivi salva e un file.
usage-load = Scrivi carica e un file.

## Ordini: le altre parole che li indicano, poi la loro riga nell'aiuto.

order-go = vai
order-go-usage = vai PEDINA ESAGONO [FRONTE]  ci va, passo per passo
order-advice = consiglio
order-advice-usage = consiglio, consiglio N        che cosa farebbe un legatus; lo fa
order-why = perché perche
order-why-usage = perché ORDINE                 se si può, e se no per quale regola
order-odds = prob
order-odds-usage = prob ATTACCO                  che cosa possono dare i dadi
order-rule = regola
order-rule-usage = regola 10.4                   che cosa dice il regolamento
order-reach = portata
order-reach-usage = portata PEDINA                dove può andare una pedina, e a che costo
order-zoc = zone controllo
order-zoc-usage = zone                          mostra o nasconde chi controlla gli esagoni
order-auto = auto
order-auto-turn = turno
order-auto-usage = auto, auto turno              il bot sceglie per te, una volta o il turno
order-undo = annulla u
order-undo-usage = annulla                       toglie la tua ultima scelta, se senza dadi
order-save = salva
order-save-usage = salva FILE                    tiene una copia della partita
order-load = carica
order-load-usage = carica FILE                   continua un’altra partita
order-log = diario
order-log-usage = diario [N]                    che cosa è successo da ultimo
order-look = guarda
order-look-usage = guarda ESAGONO, guarda PEDINA che cosa c’è
order-map = mappa
order-back = indietro
order-back-usage = indietro                      dalle scelte di una pedina a tutte
order-help = aiuto ?
order-help-usage = aiuto                         questo elenco
order-quit = esci q
order-quit-usage = esci                          lascia; bellona play --resume riprende
order-placeholder = un numero, una pedina, un ordine, o aiuto

help-orders =
    Scrivi il numero di una scelta, il nome di una pedina, una parte di una scelta per trovarla, o un ordine del gioco come lo mostra l’elenco. Le maiuscole non contano. Inoltre:
help-keys =
    Su e Giù percorrono le scelte; Invio prende quella accesa, o ciò che hai scritto.
    Tab va alla mappa: le frecce muovono il cursore, Invio prende un esagono, Maiusc+frecce o il mouse spostano la mappa.
    Una scelta con un dado ({ $dice }) tira subito e non si può annullare.

## Il tavolo.

bot-thinks = { $bot } sta riflettendo …{ $trials ->
    [0] {""}
    [one] {" "}finora una partita di prova.
   *[other] {" "}finora { $trials } partite di prova.
}
status = { $name }  ·  turno { $turn }  ·  { $phase }  ·  bot: { $bot }
track = { $value }/{ $limit }
store-false = {" "}(uno falso)
store-none = nessun segnalino
panel-choices = Scelte
panel-journal = Diario
piece-place = in { $hex }, fronte { $facing }
piece-place-open = in { $hex }
piece-away = non sulla mappa
piece-panic = IN PANICO
fact-combat = combattimento
fact-movement = movimento
fact-morale = morale
fact-missiles = gittata
fact-disorder = Disordine
fact-points = punti comando
fact-value = valore
fact-land = punti terrestri
fact-naval = punti navali
fact-leads-land = guida punti terrestri
fact-leads-naval = guida punti navali
fact-pose = in
fact-foot = contro fanteria
fact-mounted = contro montati
fact-contact = contatto
role-attacker = Attaccante
role-target = Bersaglio
role-shooter = Tiratore
hex-head = { $hex }: { $terrain }
key-help = Aiuto
key-zoc = Controllo
key-reach = Portata
key-undo = Annulla
key-auto = Gioca il bot
key-back = Indietro
key-quit = Esci
key-next = Avanti
key-previous = Indietro
key-far-next = 25 avanti
key-far-previous = 25 indietro
key-first = Inizio
key-last = Fine
key-play = Scorri
watch-step = Passo { $step } di { $steps }

## Rifiuti di qualsiasi gioco, per un posto a cui non si chiede nulla. I nomi dei posti sono quelli del gioco.

refusal-not-asked-now = { $seat } ora non ha nulla da scegliere; tocca a { $asked }.
refusal-over = La partita è finita; { $seat } non ha più nulla da scegliere.
names-and = { $first } e { $last }
names-comma = { $first }, { $last }

## L'analisi di una partita

analysis-won = Ha vinto { $seat }.
analysis-no-winner = Nessuno ha vinto.
analysis-unfinished = Non è stata giocata fino alla fine.
analysis-length = { $steps ->
    [one] È stata fatta una scelta.
   *[other] Sono state fatte { $steps } scelte.
}
analysis-curve = Risultato atteso
analysis-turn = Turno
analysis-step = Passo
analysis-end = Fine
analysis-players = Precisione e fortuna
analysis-seat = Parte
analysis-accuracy = Precisione
analysis-luck = Fortuna
analysis-turning-points = Punti di svolta
analysis-swings = Decisioni e dadi, turno per turno
analysis-decisions = quanto sono costate a una parte le sue decisioni
analysis-dice = che cosa le hanno fatto i dadi e le cose nascoste
analysis-what = Che cosa è successo
analysis-position = La posizione di prima
analysis-points = Punti
analysis-none = Nessuna scelta e nessun tiro spicca.
analysis-mistake = «{ $action }»; meglio era «{ $better }».
analysis-lucky = Fortuna con «{ $action }».
analysis-unlucky = Sfortuna con «{ $action }».
analysis-how = I risultati sono quote di cento, giudicate con { $trials } partite di prova in { $seconds } s. La precisione è 100 se nessuna scelta è costata più di quanto spieghi il caso; la fortuna è ciò che nessuno ha deciso: dadi e cose nascoste.
analysis-cut = Il tempo non è bastato per tutto; con più tempo l’analisi vede di più.

## Giochi che non si possono giocare

left-out-broken = Il gioco { $game } è escluso: il suo pacchetto { $package } non si può importare ({ $reason }).
left-out-contract = Il gioco { $game } è escluso: il suo pacchetto { $package } è fatto per la versione { $made } del contratto, e questo programma ha la versione { $present }.
left-out-no-game = Il gioco { $game } è escluso: ciò che il suo pacchetto { $package } indica come { $entry } non è un gioco con quel nome e in quel posto.
left-out-no-words = Il gioco { $game } è escluso: il suo pacchetto { $package } non ha il file { $file }.
left-out-taken = Il gioco { $game } del pacchetto { $package } è escluso: { $other } ha un gioco con lo stesso nome.

help-bot-check = Controlla se un programma rispetta il protocollo dei bot.

    Il programma viene avviato, salutato, interrogato in una partita per ogni luogo e congedato. Lo stato di uscita è 0 se tutto va bene.
help-bot-check-examples = Esempi:
    bellona bot-check "python3 mybot.py"
    bellona bot-check "node mybot.mjs" --at de_bello_punico/zama --seconds 1
help-bot-check-program = Il comando che avvia il programma.
help-bot-check-place = Dove gioca (di solito il primo scenario di ogni gioco); si può ripetere.
help-bot-check-seconds = Quanto tempo ha per una scelta.
help-bot-check-megabytes = Quanta memoria può usare, con tutto ciò che avvia.
bot-check-passed = ok
bot-check-failed = FALLITO
bot-check-greeting = saluta
bot-check-stranger = ignora i messaggi che non conosce
bot-check-playing = gioca (le sue scelte, la risposta più lenta)
bot-check-parting = termina quando viene congedato
bot-check-well = Il programma rispetta il protocollo.
bot-check-ill = Il programma non rispetta il protocollo.
bot-failed-no-command = un bot non può partire senza un comando
bot-failed-no-start = il bot { $bot } non può partire: { $why }
bot-failed-late = il bot { $bot } è venuto meno: non ha risposto entro { $seconds } s
bot-failed-ended = il bot { $bot } è venuto meno: è terminato
bot-failed-outgrown = il bot { $bot } è venuto meno: usa più di { $megabytes } MB di memoria
bot-failed-nonsense = il bot { $bot } è venuto meno: dice { $said }, che non è un oggetto JSON
bot-failed-unexpected = il bot { $bot } è venuto meno: dice { $said }, e si attende { $wanted }
bot-failed-no-action = il bot { $bot } è venuto meno: la sua risposta non contiene un’azione
bot-failed-misplays = il bot { $bot } è venuto meno: gioca { $action }: { $why }
bot-failed-not-allowed = il bot { $bot } è venuto meno: gioca { $action }, che non è permesso ({ $rule }): { $why }
bot-failed-lingers = il bot { $bot } è venuto meno: è ancora in esecuzione { $seconds } s dopo 'quit’
help-bot-join = Fa sedere un tuo programma a un tavolo di un server.

    Il programma gira su questa macchina; l’indirizzo del tavolo è quello della sua pagina. Gioca finché la partita finisce.
help-bot-join-examples = Esempi:
    bellona bot-join http://localhost:8000/t/TABLE carthage "python3 mybot.py"
help-bot-join-table = L’indirizzo della pagina del tavolo, con la chiave se è un invito.
help-bot-join-seat = Il posto che prende.
help-bot-join-program = Il comando che avvia il programma.
help-bot-join-seconds = Quanto tempo ha per una scelta.
help-bot-join-megabytes = Quanta memoria può usare, con tutto ciò che avvia.
bot-seated = Il bot ha preso posto.
bot-match-over = La partita è finita: { $winner } ({ $reason }).
