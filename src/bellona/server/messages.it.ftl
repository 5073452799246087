### Ciò che dice il server: a chi gioca e a chi lo gestisce.

## Errori comunicati al client; dopo `error-` viene il codice.

error-bad-request = La richiesta non si capisce.
error-not-signed-in = Non hai effettuato l’accesso.
error-forbidden = Questo non ti è permesso.
error-not-found = Qui non c’è nulla.
error-method-not-allowed = Questo indirizzo non risponde a una richiesta così.
error-too-large = È troppo grande per essere inviato.
error-not-json = La richiesta dev’essere in JSON.
error-too-many = Troppe richieste; riprova fra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
error-changed-meanwhile = Nel frattempo qualcun altro l’ha cambiato; guarda di nuovo e riprova.
error-internal = Qualcosa è andato storto sul server; ne è rimasta nota.
error-stopping = Il server si sta fermando; riprova fra poco.
error-too-slow = La richiesta ha impiegato troppo ad arrivare; riprova.
error-database-away = Al momento il server non raggiunge la sua base di dati; riprova fra poco.
error-warming = Le regole vengono compilate, una volta per ogni installazione; la partita si apre da sola entro un minuto o due.
error-uncompiled = Le regole di questo gioco non sono state compilate per un errore; il server riprova da solo, e il suo registro dice perché.
error-invalid-missing = Manca “{ $field }”.
error-invalid-unknown = Qui non esiste “{ $field }”.
error-invalid-json = La richiesta non è JSON valido.
error-invalid-long = “{ $field }” può avere al massimo { $limit } caratteri.
error-invalid-short = “{ $field }” deve avere almeno { $limit } caratteri.
error-invalid-choice = “{ $field }” dev’essere uno fra { $choices }.
error-invalid-value = “{ $field }” ha un valore che non si può usare.

## Identità

guest-name = Ospite { $number }
error-csrf = Questa pagina non è aggiornata; ricaricala e riprova.
error-foreign-origin = La richiesta viene da una pagina di un altro sito.
error-bad-name = Un nome ha da 1 a 40 caratteri visibili.
error-bad-login = Un nome utente ha da 3 a 40 caratteri: lettere senza accenti, cifre, punti, trattini e trattini bassi.
error-bad-email = Questo non è un indirizzo e-mail.
error-weak-password = Questa password è troppo facile da indovinare; scegline una con più caratteri diversi.
error-login-taken = Questo nome utente è già preso; scegline un altro.
error-wrong-login = Il nome utente o la password sono sbagliati.
error-wrong-password = La password è sbagliata.
error-has-account = Hai già un account.
error-no-account = Sei un ospite e non hai una password.
error-bad-link = Questo collegamento non è valido, o non lo è più.

## Messa in opera

config-unreadable = { $file } non si può leggere: { $reason }.
config-no-toml = { $file } non è TOML: { $reason }.
config-unknown-key = { $place }: non esiste l’impostazione “{ $key }”; forse si intende { $nearest }.
config-wrong-value = { $place }: { $key } dev’essere { $expected }.
config-kind-number = un numero intero da { $low } a { $high }
config-kind-choice = uno fra { $choices }
config-kind-switch = true o false
config-kind-text = un testo
config-kind-list = un elenco di testi
config-limits = { $place }: limits è una tabella di frequenze come login = "20/minute", oppure "off".
config-limit-kind = { $place }: non esiste il limite “{ $kind }”; esistono { $kinds }.
config-limit-rate = { $place }: il limite { $kind } dev’essere una frequenza come "20/minute" (second, minute, hour o day), oppure "off".
config-public-url = public_url dev’essere come https://bellona.example.org, senza percorso, non { $url }.
config-workers-need-postgresql = { $workers } processi non possono condividere un solo file SQLite; imposta database_url su una base di dati PostgreSQL, oppure workers a 1.
data-folder = La cartella { $folder } non si può usare: { $reason }.
secrets-open = Altri possono leggere { $file }; permettilo al solo proprietario (chmod 600).
secrets-unreadable = { $file } non si può leggere: { $reason }.
secrets-damaged = { $file } è danneggiato; ripristinalo da una copia di sicurezza, oppure eliminalo (cadono allora i collegamenti degli ospiti e le notifiche push).
port-in-use = La porta { $port } di { $host } è già in uso; scegline un’altra con --port.
address-unusable = Non si può ascoltare su { $host } porta { $port }: { $reason }.
database-newer = La base di dati è stata scritta da una versione più recente di Bellona (revisione { $revision }); aggiorna il programma.
database-foreign = La base di dati contiene tabelle che non sono di Bellona ({ $table }); scegline una vuota.
database-unreachable = La base di dati non si raggiunge: { $reason }.

## Pagine

no-client-title = Bellona è in funzione
no-client-text = Il server funziona, ma le pagine per il browser non sono state costruite. «make setup» le costruisce dai sorgenti; il pacchetto installato le porta con sé.

## Copie di sicurezza

archive-none = { $file } non è una copia di sicurezza di Bellona.
archive-damaged = { $file } è danneggiato o incompleto; nulla è stato cambiato.
archive-newer = { $file } è stato scritto da una versione più recente di Bellona; aggiorna il programma.
backup-empty = La base di dati è vuota: non c’è nulla da copiare.
restore-in-use = La base di dati è in uso; prima ferma il server.
restore-not-empty = La base di dati non è vuota; con --force viene sovrascritta.
restore-other-secrets = { $file } appartiene a un altro server; con --force viene sostituito.

## Lobby

pace-none = Senza orologio: ognuno si prende il tempo che gli serve.
pace-clock = { $clock } per parte, più { $increment } ogni volta che la scelta passa di mano, fino a { $cap }.
pace-clock-only = { $clock } per parte per tutta la partita.
span-days = { $n ->
    [one] 1 giorno
   *[other] { $n } giorni
}
span-hours = { $n ->
    [one] 1 ora
   *[other] { $n } ore
}
span-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minuti
}
span-seconds = { $n ->
    [one] 1 secondo
   *[other] { $n } secondi
}

result-resignation = { $seat } si arrende.
result-exercise = L’esercizio è finito.
result-timeout = { $seat }: tempo scaduto.
result-abandoned = Il tavolo è stato lasciato prima che la partita cominciasse.

proof-sealed = Il seme di questi dadi è sigillato dall’impegno fino alla fine della partita; allora chiunque potrà verificarli.
proof-verified = Questi dadi seguono dal seme a cui la partita si era impegnata.
proof-wrong = Questi dadi non seguono dal seme a cui la partita si era impegnata.
proof-dictated = Questi dadi sono stati dettati dai giocatori.
proof-no-dice = In questo passo non si è tirato alcun dado.

error-no-table = Questo tavolo non esiste, oppure è privato.
error-no-game = Questo gioco non c’è; giochi: { $games }.
error-no-scenario = Questo scenario non c’è; scenari: { $scenarios }.
error-no-seat = Questo posto non c’è; posti: { $seats }.
error-no-level = Questo livello di gioco non c’è; livelli: { $levels }.
error-no-occupant = Un posto è per «me», «open» o per un bot, come «bot:greedy».
error-no-step = La partita non ha questo passo.
error-pace-kind = Un ritmo è «none», «live» o «days».
error-pace-field = Un ritmo ha kind e, se c’è un orologio, clock, increment e cap, e nient’altro.
error-pace-seconds = «{ $field }» dev’essere un numero intero di secondi da { $low } a { $high } a questo ritmo.
error-pace-cap = Il massimo non può essere inferiore al tempo iniziale.
error-table-not-open = La partita è già cominciata.
error-table-not-playing = La partita non è in corso.
error-table-not-over = La partita non è ancora finita.
error-seat-taken = Qui siede già qualcuno.
error-seat-of-a-bot = Questo posto è giocato da un bot; non ha bisogno di sostituti.
error-stand-in-level = Quanto bene giochi il sostituto lo sceglie chi è assente, o chi ospita senza giocare; tu puoi offrire { $level }.
error-not-your-seat = Questo non è il tuo posto.
error-not-seated = Può farlo solo chi siede al tavolo.
error-not-owner = Può farlo solo chi ha aperto il tavolo.
error-invitation-needed = Per sederti qui ti serve il collegamento dell’invito.
error-rematch-taken = Il posto al nuovo tavolo nel frattempo è stato preso.
error-chat-empty = Una riga ha almeno un carattere visibile.
error-chat-long = Una riga ha al massimo { $most } caratteri.
error-chat-players-only = Durante la partita qui parla solo chi siede al tavolo.
error-chat-nobody-there = A quel posto non siede un altro giocatore con cui parlare.
error-bad-replay = Questa partita registrata non si può mostrare: { $reason }.
error-replay-no-text = Questo file non è una partita registrata: non è testo.
error-replay-own-tables = Questa partita è stata giocata con tabelle proprie; il server mostra solo partite con le tabelle del gioco.
error-replay-own-position = Questa partita comincia da una posizione propria; il server mostra solo partite che cominciano con uno scenario o da una posizione raggiunta su questo server.
error-replay-long = Il server mostra partite di al massimo { $most } passi.
error-replay-seed = Il seme di questa partita è danneggiato.
error-replay-ended = Ciò che questa partita dice della sua fine è danneggiato.
error-fork-others = Questa partita è ancora in corso e un avversario vi ha dei segreti; aspetta che sia finita.
error-fork-over = A questo passo la partita è finita; continua da uno precedente.
error-no-own-scenario = Questo scenario non c’è, o è solo del suo autore.
error-scenario-fault = Questo scenario non si può giocare: { $place }: { $reason }
error-scenarios-full = Conservi già { $most } scenari; prima eliminane uno.
error-scenario-other-game = Questo scenario è di un altro gioco.
error-replay-own-scenario = Lo scenario contenuto in questa partita è danneggiato.
own-scenario = «{ $title }» di { $author } (non ufficiale)

## Avvisi

notice-title = Tocca a te: { $scenario }
notice-text = Tocca a te come { $seat } in { $scenario }.
notice-text-clock = Tocca a te come { $seat } in { $scenario }. Tempo rimasto: { $left }.
mail-stop = Per non ricevere più questi messaggi: { $link }
mail-stop-question = Non inviare più messaggi a questo indirizzo?
mail-stop-button = Niente più messaggi
mail-stop-done = A questo indirizzo non saranno più inviati messaggi.
mail-confirm-title = Bellona: messaggi quando tocca a te
mail-confirm-text = { $name } desidera essere avvisato a questo indirizzo quando è il suo turno in una partita. Se sei tu, confermalo qui: { $link }
    Altrimenti non fare nulla: non arriveranno altri messaggi.
mail-confirm-question = Inviare messaggi a questo indirizzo quando tocca a te?
mail-confirm-button = Sì, avvisami
mail-confirm-done = Sarai avvisato per posta quando tocca a te.
config-scenarios = scenarios: { $folder } non è una cartella che si possa leggere.
config-host = host dev’essere il nome o l’indirizzo di questa macchina su cui ascoltare, come 127.0.0.1 o 0.0.0.0.
config-database-url = database_url dev’essere della forma sqlite:///FILE o postgresql://UTENTE:PASSWORD@HOST:PORTA/NOME.
config-mail-from = mail_from dev’essere un indirizzo di posta, come bellona@example.org o Bellona <bellona@example.org>.
config-push-contact = push_contact dev’essere un indirizzo di posta o l’indirizzo https di una pagina.
config-smtp-url = smtp_url dev’essere della forma smtp://UTENTE:PASSWORD@HOST:PORTA oppure smtps://UTENTE:PASSWORD@HOST:PORTA.
error-no-mail = Questo server non invia posta.
error-no-push = Questo server non invia notifiche push.
error-no-hook = Questo server non chiama web hook.
error-no-address = Indica un indirizzo a cui si possa scrivere.
error-bad-target = Là non si può inviare nulla: l’indirizzo deve cominciare con https:// e nominare un host della rete pubblica.
error-bad-push-keys = Le chiavi di questa iscrizione push non si possono usare.
error-subscriptions-full = Hai già { $most } iscrizioni; terminane prima una.
error-no-subscription = Questa iscrizione non esiste.
error-mail-failed = Il messaggio non si è potuto inviare; controlla l’indirizzo e riprova più tardi.

## Play

error-not-your-turn = Non tocca a te.
error-no-hints = A questo tavolo non si danno suggerimenti.
error-analyses-busy = Troppe analisi sono in attesa; riprova più tardi.

## Quanto è equilibrato uno scenario

error-balance-off = Questo server non gioca partite per dire quanto è equilibrato uno scenario.
error-balance-busy = Troppi altri aspettano partite come queste; riprova più tardi.
error-balance-yours = Stai già facendo giocare un altro scenario; aspetta che finisca, o fermalo.
error-balance-not-yours = Queste partite le ha chieste qualcun altro; solo lui può fermarle.
error-balance-origin = Questa partita è cominciata da una posizione propria, e non da uno scenario che si possa rigiocare.
error-no-balance = Queste partite non sono conservate qui, o non più.
error-no-plans = In questo gioco non si progettano percorsi: ogni scelta è in elenco.
error-match-over = La partita è finita.
error-match-busy = La partita è occupata; riprova.
error-match-not-saved = Non è stato possibile salvarlo, quindi non è avvenuto; riprova.
error-match-not-sure = La base di dati non risponde più e non si sa ancora se è stato salvato; riguarda il tavolo fra poco.
error-match-database-away = Al momento il server non raggiunge la sua base di dati; riprova fra poco.
refused-stale = Nel frattempo la partita è andata avanti; guardala com’è adesso.
refused-not-your-turn = Non tocca a te.
refused-not-playing = La partita non è ancora cominciata.
refused-over = La partita è finita.
refused-busy = La partita è occupata; riprova.
refused-empty = Qui non c’è niente da fare.
refused-illegal = Le regole non lo permettono.
refused-lesson = Adesso la guida chiede un’altra cosa.
refused-not-understood = Non è un’azione di questo gioco.
refused-no-undo = Questo non si può annullare.
refused-not-saved = Non è stato possibile salvarlo, quindi non è avvenuto; riprova.
refused-not-sure = La base di dati non risponde più e non si sa ancora se è stato salvato; aspetta che il tavolo lo mostri.
refused-database-away = Al momento il server non raggiunge la sua base di dati, quindi non è avvenuto; riprova fra poco.
refused-stand-in-plays = Un sostituto gioca per te; prima riprendi il tuo posto.
refused-malformed = Questo messaggio non si può leggere.
refused-too-many = Troppi messaggi; aspetta un momento.
undo-over = La partita è finita.
undo-nothing = Non c’è niente da annullare.
undo-dice = È stato tirato un dado, e un tiro non si annulla.
undo-told = Qualcosa di nascosto è stato rivelato, e questo non si annulla.
undo-other = L’ultima scelta è stata di un altro giocatore.
why-not-your-turn = Non tocca a te.
why-over = La partita è finita e non si possono più dare ordini.
