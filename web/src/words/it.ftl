### Le parole proprie del client per il browser, in italiano. Giochi e server portano le loro.

title = Bellona · giochi di guerra antica
hero = Le guerre degli antichi, al tuo tavolo
hero-text = Giochi di guerra antica in cui è il tavolo a far rispettare le regole. Gioca contro il computer, con un amico accanto a te o lontano: subito, o una mossa al giorno. Se qualcosa non è permesso ti viene detto perché, e vedi le probabilità prima di tirare.
nav = Sito
to-lobby = All’ingresso
lost-title = Qui non c’è niente
lost-text = Questo indirizzo non porta da nessuna parte; forse ne manca un pezzo.
preparing = Il tavolo viene preparato…
loading = Un momento…
unreachable = Il server non risponde; si riprova…
close = Chiudi
cancel = Annulla
save = Salva
saved = Salvato.
remove = Togli
copy = Copia
copied = Copiato
you = tu
nobody = nessuno
fewest = Il meno possibile
most = Il più possibile
side = Parte

## Impostazioni

language = Lingua
theme = Chiaro o scuro
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
theme-to-light = Passa ai colori chiari
theme-to-dark = Passa ai colori scuri
animate = Mostra i movimenti
show-commands = Mostra i comandi dietro moduli e pulsanti (per sviluppatori)
ask-before-done = Prima che una fase finisca con scelte ancora possibili
ask-before-done-idle = Chiedi se non vi ho fatto nulla
ask-before-done-always = Chiedi sempre
ask-before-done-never = Non chiedere mai

## L'ingresso

battle = Una nuova partita
game = Gioco
scenario = Scenario
players = { $count ->
    [one] un giocatore
   *[other] { $count } giocatori
}
players-from = da { $few } a { $many } giocatori
lasts-minutes = circa { $minutes } min
lasts-from = da { $time }
lasts-hours = { $hours ->
    [one] circa un’ora
   *[other] circa { $hours } ore
}
difficulty-1 = facile da imparare
difficulty-2 = qualche regola da imparare
difficulty-3 = per chi conosce il gioco
invited-by = { $host } ti invita a una partita.
how-to-play = Come si gioca: una partita guidata di { $minutes } minuti
scenario-composed = Una battaglia tua
scenario-composed-blurb = Un campo e due eserciti a piacere; ogni parte si schiera come vuole.
seed = Numero
seed-other = Un altro
your-side = La tua parte
computer = Il tuo avversario, giocato dal computer
play-now = Gioca subito
play-friend = Gioca con un amico tramite link
open-table = Apri il tavolo
who-plays = Chi gioca
seat-me = tu
seat-open = aperto a un amico
play-hot-seat = Le due parti su questo schermo
options = Opzioni: orologio, chi può venire, consigli
pace = Ritmo
pace-none = Senza orologio: ognuno si prende il suo tempo
pace-live = Dal vivo: { $clock } a testa, + { $increment } per turno, al massimo { $cap }
pace-days = A giorni: { $clock } a testa, + { $increment } per turno, al massimo { $cap }
span-day = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
span-hour = { $count ->
    [one] 1 ora
   *[other] { $count } ore
}
span-minute = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
span-second = { $count ->
    [one] 1 secondo
   *[other] { $count } secondi
}
visibility = Chi può venire
visibility-private = Solo con il link
visibility-private-note = Chi ha il link può sedersi o guardare; nessun altro vede il tavolo.
visibility-open = Chiunque
visibility-open-note = Il tavolo compare all’ingresso; si siede il primo che arriva, tutti possono guardare.
visibility-invited = Con il link; tutti guardano
visibility-invited-note = Chi ha il link può sedersi; tutti possono guardare.
on-timeout = Quando il tempo finisce
on-timeout-stand-in = Subentra un bot.
on-timeout-forfeit = La partita è persa.
tables = Tavoli
list-mine = I tuoi tavoli
list-mine-empty = Ancora nessuno: «Gioca subito» apre il primo.
list-open = Tavoli aperti
list-open-empty = In questo momento nessuno aspetta un avversario.
list-playing = In gioco
list-over = Finiti
show-more = Altri { $count }
seat-free = libero
bot = computer
bot-named = computer ({ $level })
waiting-for-players = In attesa di un giocatore
your-turn = Tocca a te
your-turn-by = Tocca a te: rispondi entro { $when }
turn-of = La scelta è di { $side }
replay = Registrazione
replay-drop = Lascia qui il file di una partita, o sceglilo
replay-unreadable = { $file } non è il file di una partita.

## Avversari

opponent-tiro = Titus Novellus
opponent-miles = Gaius Bruttius
opponent-centurio = Spurius Durus
opponent-legatus = Aderbale di Lixus
opponent-consul = Aulus Regillus
opponent-title = { $name } (computer, { $rank })
style-tiro = Una recluta: ti viene addosso, dimentica chi deve appoggiare chi, e sbaglia come sbaglia un principiante.
style-miles = Un soldato: fa una cosa sensata dopo l’altra, senza un piano.
style-centurio = Un veterano: tiene la linea, e colpisce dove la tua è debole.
style-legatus = Un comandante: prima di muovere pesa più piani, e dà la caccia ai tuoi fianchi e al tuo accampamento.
style-consul = Il migliore: guarda più lontano, cambia piano quando tu cambi il tuo, perdona poco.
laboratory = Per il laboratorio
laboratory-note = Livelli per misure e prove rapide: uno gioca a caso, l’altro ciò che sembra subito il meglio.
is-thinking = { $name } sta pensando…
are-thinking = { $names } stanno pensando…
doing-tiro = cerca qualcuno da attaccare
doing-miles = cerca la prossima cosa sensata
doing-centurio = bada alla sua linea
doing-legatus = prova diversi piani
doing-consul = prova molti piani, guardando lontano

## Account

account = Il tuo account
account-of = Account di { $name }
sign-in = Accedi
sign-up = Registrati
sign-out = Esci
enter = Account
guest-note = Giochi come ospite, riconosciuto da questo browser. Con un account conservi ovunque nome, tavoli e partite.
nobody-note = Per giocare non serve un account. Con un account conservi ovunque nome, tavoli e partite.
login-name = Nome di accesso
password = Password
email = E-mail
email-optional = E-mail (solo se vuoi un avviso quando tocca a te)
profile = Tu
shown-name = Nome che gli altri vedono
password-change = Cambia la password
password-old = Password attuale
password-new = Nuova password
password-changed = La password è stata cambiata.
way-back = La via del ritorno
way-back-note = Questo link ti riporta ai tuoi tavoli da un altro browser o dispositivo. Tienilo per te.
way-back-show = Mostra il link
notifications = Avvisi
notifications-note = Nelle partite a giorni puoi ricevere un avviso quando tocca a te.
notifications-none = Questo server non manda avvisi.
notify-unconfirmed = (non ancora confermato)
notify-secret = Con questo segreto il tuo web hook può verificare chi lo chiama; viene mostrato solo ora
notify-mail = E-mail
notify-push = Questo o un altro browser
notify-hook = Web hook
notify-add-mail = Per e-mail
notify-add-push = In questo browser
notify-add-hook = Aggiungi un web hook
notify-hook-address = Indirizzo del web hook
my-data = I tuoi dati
my-data-note = Porta via tutto ciò che il server conserva di te, o fallo cancellare.
export = Scarica i miei dati
delete = Cancella il mio account
delete-note = Nome, accesso e indirizzo vengono cancellati per sempre. Le partite giocate restano, senza il tuo nome.
delete-sure = Cancella per sempre

## In attesa di giocatori

table = Tavolo
take-seat = Siediti
stand-up = Alzati
seat-bot = Fai giocare il computer
invite = Invito
invite-note = { $count ->
    [one] Manda questo link al tuo amico. La partita comincia appena si siede.
   *[other] Manda questo link ai tuoi amici. La partita comincia appena tutti i posti sono presi.
}
invite-waiting = { $count ->
    [one] In attesa del tuo amico…
   *[other] In attesa di altri { $count } giocatori…
}

## Il tavolo

prompt = Che cosa si chiede
pending = Inviato…
thinking = sta pensando…
rolls = si tira
reveals = si rivela
all-choices = Scelte ({ $count })
choices-of = { $title } ({ $count })
choices = Scelte
choose = Scegli
find = Cerca
undo = Annulla
waiting-for = Si attende: { $sides }
has-answered = ha risposto
done-sure = { $count ->
    [one] Resta un’altra scelta e non l’hai usata
   *[other] Restano altre { $count } scelte e non ne hai usata nessuna
}; premi ancora per chiudere la fase.
move-to = In { $hex } per { $cost }
move-facing = In { $hex }, rivolto a { $facing }, per { $cost }
not-your-choice = In questo momento la scelta non è tua.
online = presente
away = assente
stood-in-for = computer, al posto di { $name }
stood-in-for-you = computer, al posto tuo
time-left = Tempo rimasto: { $time }
answer-by = rispondi entro { $when }
offline = Il collegamento è caduto; si riprova…
connecting = Collegamento…
panels = Diario, regole e altro
tab-log = Diario
tab-rules = Regole
tab-text = Testo
tab-chat = Chat
tab-info = Tavolo
rule-open = Regola { $rule }
piece = Selezionato
place = Luogo
hex = Esagono { $hex }
what-happened-to = Che cosa gli è successo?
what-happened-here = Che cosa è successo qui?

## Mappa

map = Mappa
map-help = Le frecce percorrono gli esagoni, Tab va al bersaglio successivo, Invio sceglie e agisce, Esc lascia. Il pannello “Testo” contiene lo stesso in parole.
map-zoom-in = Più vicino
map-zoom-out = Più lontano
map-fit = Mostra tutta la mappa
map-tools = Strumenti della mappa
fold-panels = Chiudi i pannelli
unfold-panels = Apri i pannelli
raise-card = Mostra di più
lower-card = Mostra più mappa
choose-one = Le tue scelte
beyond = { $what }, { $edge ->
    [up] più in su
    [left] più a sinistra
    [right] più a destra
   *[down] più in giù
}
beyond-many = { $side }: { $count } pezzi
map-turn = Gira il tavoliere
troop = Molti insieme
troop-note = Raccogli le unità con un riquadro (o trascina con Maiusc), poi indica dove va la più avanzata; le altre marciano al suo fianco.
troop-all = Tutte: { $count }
troop-box = Trascina un riquadro attorno alle unità.
troop-goal = { $count ->
    [one] Un’unità
   *[other] { $count } unità
} in mano: indica dove va la più avanzata.
why-not = Perché no?
why-at = Perché non { $at }?
asking = Fai clic su un esagono o un’unità per sapere che cosa lo impedisce.
allowed = Questo è permesso.
allowed-action = { $action }: permesso.
nothing-stands-against = Lì ora non si può fare nulla.
overlays = Livelli
overlay-zoc = Zone di controllo
overlay-radius = Raggio di comando
overlay-threat = Esagoni minacciati
overlay-last = Ultime mosse
hide-counters = Nascondi le pedine
reconstructed = Sui numeri che non sono nel regolamento
view-only = Storia, passo { $n } di { $last }: solo da guardare.
to-live = Torna a ora
skip = Salta

## Probabilità

odds = Probabilità
odds-weighed = Che cosa comporta ogni risposta
odds-all = Probabilità esatte
role-attacker = Attaccante
role-target = Bersaglio
role-shooter = Tiratore
exact = frazioni

## Consigli

hint-button = Tu che faresti?
hint-button-note = Un comandante guarda la tua posizione, per quanto la vedi tu, e ti dice che cosa farebbe
decide-button = Decidi per me
decide-button-note = Gioca qui ciò che giocherebbe Aderbale al tuo posto
hint-title = Che cosa farebbe Aderbale
hint-asking = Guarda il campo…
hint-failed = Nessuna risposta; prova di nuovo.
hint-none = Qui non ha nulla da suggerire.
hint-best = { $trials ->
    [0] Aderbale sceglierebbe: { $choice }.
   *[other] Aderbale sceglierebbe: { $choice }, con un risultato atteso di { $chance }.
}
hint-play = Gioca questo
hint-play-all = Gioca tutta la sua mossa: { $count } ordini
hint-why-usual = È ciò che farebbe senza pensarci a lungo.
hint-why-clear = { $points ->
    [one] Promette un punto su cento più di ogni altra scelta.
   *[other] Promette { $points } punti su cento più di ogni altra scelta.
}
hint-why-close = Altre promettono all’incirca lo stesso.
hint-why-odds = Il tiro riesce { $chance } volte su cento.
hint-why-steady = Poco dipende dalla fortuna.
hint-why-gamble = Molto dipende dalla fortuna.
hint-note = La barra mostra quanta parte della vittoria puoi attenderti se fai questo e poi giochi bene; il tratteggio mostra quanto è incerto. { $trials ->
    [0] { "" }
    [one] Trovato provandolo una volta.
   *[other] Trovato provandolo { $trials } volte.
}
expected = Risultato atteso
hints = Consigli
hints-bots = Contro il computer
hints-all = Per tutti
hints-off = Nessuno
hints-bots-note = Chi gioca contro il computer può chiedere «Tu che faresti?»; tra persone nessuno può.
hints-all-note = Ogni giocatore può chiedere «Tu che faresti?» a ogni scelta, e nessun altro vede la risposta.
hints-off-note = Nessuno può chiedere.
show-expectation = Mostra agli spettatori il risultato atteso
show-expectation-note = Una barra dice a chi guarda come va la partita, secondo ciò che gli è permesso vedere. I giocatori non la vedono.

## Storia

history = Storia
to-start = All’inizio
step-back = Un passo indietro
step-on = Un passo avanti
step-of = Passo { $n } di { $last }
play = Riproduci
pause = Pausa
continue-here = Continua da qui
since-last-visit = Dalla tua ultima visita
since-counts = { $moves ->
    [one] È stata fatta 1 scelta
   *[other] Sono state fatte { $moves } scelte
}, { $rolls ->
    [0] senza tirare dadi.
    [one] è stato tirato 1 dado.
   *[other] sono stati tirati { $rolls } dadi.
}
since-turn = Ora è il turno { $turn }.
play-since = Fai vedere
go-to-now = Vai a ora
pass-to = Passa lo schermo a { $side }
pass-note = Quello che segue è segreto.
pass-never = Non abbiamo segreti: non chiederlo più
pass-show = Sono { $side }: mostra

## Diario

log-filter = Mostra
log-all = Tutto
log-combat = Dadi
log-mine = Mie
log-here = Solo ciò che riguarda { $at }
log-earlier = { $count } precedenti
log-empty = Ancora niente.
log-resigned = { $side } si arrende.
log-left = { $side } lascia la partita; continua il computer.
log-timeout = { $side } ha esaurito il tempo.
turn = Turno { $turn }
show-step = Mostra il passo { $n } sulla mappa
proof = Prova
chain-die = dado
proof-open = Dadi { $rolls }: prova
proof-of = Prova del passo { $n }
proof-commitment = Impegno, preso prima della prima mossa
proof-seed = Seme
proof-key = Chiave di questo passo

## Regole e testo

rules-find = Cerca nelle regole, o un numero
rules-none = Nessuna regola ne parla.
text-board = Il campo
text-latest = Che cosa è successo per ultimo

## Chat

talks = Conversazioni
talk-all = Tutti
talk-alone = Solo tu e { $name } leggete qui.
chat-empty = Nessuno ha ancora detto nulla.
chat-write = Di’ qualcosa
send = Invia

## Le cose del tavolo

seats = Posti
stand-in-by = per ora sostituito da { $name }
stand-in-note = Vede ciò che vedi tu e gioca finché non riprendi il posto; puoi riprenderlo in ogni momento.
stands-in = { $name } gioca per te.
stand-in-offered = sostituto offerto
stand-in-take = Fai giocare il computer al mio posto
stand-in-agree = Accetta che giochi il computer
stand-in-end = Riprendi il posto
stand-in-offer = Offri che giochi il computer
stand-in-withdraw = Ritira l’offerta
resign = Arrenditi
resign-sure = { $side } si arrende e perde la partita. Confermi?
resign-sure-many = { $side } lascia la partita per sempre, e continua il computer. Confermi?
rematch = Gioca ancora
rematch-swap = Gioca ancora, a parti scambiate
rematch-turn = Ancora una partita, tutti un posto più in là
rematch-go = Alla nuova partita
eyes = Guarda con gli occhi di
eyes-public = uno spettatore
eyes-all = tutti
download-replay = Scarica la partita
about-table = Informazioni sul tavolo
opened-at = Aperto { $when }.
watchers = { $count ->
    [0] Nessuno sta guardando.
    [one] Una persona sta guardando.
   *[other] { $count } persone stanno guardando.
}
luck = Fortuna
luck-note = I dadi di ogni parte: più alto, più fortunato. L’ultima colonna dice quante parti su cento, con dadi onesti, avrebbero avuto meno fortuna.
luck-dice = Dadi
luck-mean = Media
luck-sum = Rispetto a 3,5
luck-percentile = Più fortunata di

## Analisi

tab-analysis = Analisi
analysis = Dove si è decisa la partita
analysis-note = L’analista rigioca la partita molte volte a partire da ogni turno: come il risultato atteso è salito e sceso, che cosa hanno fatto i dadi e che cosa le decisioni, e che cosa sarebbe stato meglio. Ci vuole circa un minuto, e resta con la partita.
analysis-start = Analizza la partita
analysis-waiting = Si sta analizzando un’altra partita; poi tocca alla tua.
analysis-running = La partita viene analizzata…
analysis-failed = L’analisi non è stata portata a termine; prova di nuovo.
analysis-curve = Risultato atteso, turno per turno
analysis-moment = Turno { $turn }: { $standing }
analysis-swings = Dadi contro decisioni
analysis-decisions-of = Decisioni di { $side }
analysis-decisions = Decisioni
analysis-dice = Dadi
analysis-turn = Turno
analysis-as-table = Come tabella
analysis-luck-note = Che cosa hanno fatto al risultato atteso i dadi e le cose nascoste, in tutti i turni insieme
analysis-share = Un link a questa analisi
analysis-made = Fatta con { $trials } partite di prova in { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} di calcolo.
accuracy = Precisione
accuracy-note = Quanto le scelte erano vicine alle migliori che l’analista conosce: 100 % se nessuna era peggiore
turning-points = Momenti decisivi
turning-none = Nessuna scelta e nessun tiro spicca da solo.
turning-decision = { $side } ha scelto: { $choice }. Il risultato atteso è sceso da { $before } a { $after }.
turning-bad-roll = { $side } ha tirato male: { $choice }. È costato { $change }.
turning-good-roll = { $side } ha tirato bene: { $choice }. Ha reso { $change }.
turning-better = Meglio:
turning-play = Gioca da qui

## Tasti e ordini

keys = Impostazioni e tasti
key-walk = Sulla mappa: percorri gli esagoni. Altrove, sinistra e destra: storia
key-walk-hexes = Cammina nelle sei direzioni, quando il cursore è sulla mappa
key-cycle = Sulla mappa: bersaglio successivo; con Maiusc il precedente
key-act = Scegli, o agisci sul bersaglio al cursore
key-act-all = Scegli fra tutto ciò che si può fare lì
key-clear = Lascia, un passo alla volta
key-buttons = Il pulsante che mostra la lettera
key-undo = Annulla
key-why = Perché no?
key-hint = Tu che faresti?
key-overlays = Livelli
key-hide = Nascondi le pedine
key-history = Un passo indietro o avanti nella storia
key-ends = All’inizio, e di nuovo a ora
key-zoom = Più vicino, più lontano, tutto
key-text = Il tavolo in parole
key-command = Scrivi un ordine
key-help = Questo elenco
command = Scrivi un ordine
command-note = Nella notazione del gioco, per esempio “{ $example }”.
play-order = Gioca

## Le lezioni

first-game = La tua prima partita qui
first-game-text = Dieci minuti con una guida al tavolo vero: che cosa cliccare, perché, e alla fine una breve battaglia tua.
first-game-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}
first-game-go-on = Continua
lesson-guide = Guida
lesson-progress = Passo { $at } di { $of }
lesson-next = Avanti
lesson-show = Mostrami
lesson-skip = Salta la guida
lesson-leave = Esci
lesson-leave-note = La lezione resta dov’è; la riprendi dall’ingresso.
lesson-again = Ancora una volta
lesson-on = Ora una partita tutta tua
lesson-watch = Muove l’altra parte: guarda.
lesson-fold = Riduci la guida
lesson-unfold = Apri la guida
lesson-further = Poi: { $title }
learn = Impara, passo per passo
learn-text = Per ogni gioco una prima partita guidata di dieci minuti, poi esercizi di uno o due minuti: un’idea alla volta, al tavolo vero.
learn-go = Gli esercizi, e a che punto sei
learn-done = { $done } di { $of } fatti
learn-ticked = fatto:
learn-next = Il prossimo

## Scene: ciò che fanno gli altri, mostrato un passo dopo l'altro
scene-of = Agisce { $side }.
scene-paused = In pausa.
scene-controls = La scena
scene-dice = Che cosa hanno deciso i dadi
scene-step = Scena successiva
scene-skip = Salta al mio turno
speed = Velocità
speed-slow = lenta
speed-normal = normale
speed-fast = rapida
speed-instant = immediata
key-space = spazio
key-scene = Mentre agiscono gli altri: pausa, scena successiva, al tuo turno

## Che cosa hanno fatto gli altri
report = Rapporto di battaglia
report-lost = perdite
report-dice = { $side }: { $count ->
    [one] un dado
   *[other] { $count } dadi
}, { $surplus } rispetto a dadi onesti.
report-turned = La svolta:
report-see = guarda
elsewhere-now = Altrove si combatte: { $sides }.
elsewhere-was = Una battaglia altrove: { $sides }
elsewhere-watch = Guardala
since-last-turn = Dal tuo ultimo turno
news-betrayal = Tradimenti
news-battle = Guerre e battaglie
news-loss = Perdite
news-gain = Guadagni
news-letter = Lettere e trattative
news-court = Corti e comandi
news-more = Altre { $count }
log-moved = { $count ->
    [one] { $side } ha mosso un pezzo.
   *[other] { $side } ha mosso { $count } pezzi.
}
log-newest = Più recente
speed-of-others = A che velocità si mostra ciò che fanno gli altri
watch-others = Mostra per intero ciò che gli altri fanno tra loro
formal = Qui non c’è nulla da decidere: si va avanti da sé.
ask-always = Chiedimelo anche quando c’è una sola risposta
sound = Suoni
volume = Volume

goal = Di che si tratta
goal-win = Lo scopo
goal-turn = Come si svolge un turno
goal-time = Quanto dura
goal-done = Al tavolo
goal-rules = Come si vince, nelle regole
own-values = L’autore di questo scenario ha cambiato valori del gioco:
own-value-was = invece di { $was }
goal-again = La bandiera in cima al tavolo lo mostra di nuovo.

## I termini

glossary = Termini ({ $count })
term-rule = Regola { $rule }
term-read-on = F1: tieni aperto

## La fine di una partita

ending-victory = Vittoria
ending-defeat = Sconfitta
ending-draw = Parità
ending-over = Ha vinto { $side }
ending-close = Guarda il tavoliere
ending-show = Com’è finita
ending-judged = Scelte buone al { $accuracy }; fortuna { $luck }
ending-dice = Dadi più fortunati del { $percent } dei dadi onesti ({ $count } tiri)
ending-turning = La svolta: turno { $turn }, { $side }: { $choice }
ending-see = Guardala
ending-replay = Rivedi la partita
ending-analyse = Cerca la svolta
ending-share = Salva un’immagine
tally-units = { $count ->
    [one] un’unità perduta
   *[other] { $count } unità perdute
}
tally-elements = { $count ->
    [one] un elemento perduto
   *[other] { $count } elementi perduti
}
tally-camp = accampamento perduto
tally-victory = { $points ->
    [one] un punto vittoria
   *[other] { $points } punti vittoria
}
tally-losses = { $count ->
    [one] un punto perduto
   *[other] { $count } punti perduti
}
tally-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
tally-towns = { $count ->
    [one] una città
   *[other] { $count } città
}
to-workshop = Crea uno scenario tuo
how-balanced = Quanto è equilibrato?

## Ritratti
name-from-history = Nome preso dalla storia: il regolamento dà solo una lettera.
