note = Il server fa giocare più volte questo scenario ai bot e conta chi vince. I bot non sono persone: la risposta vale per questi bot.
looking = Un momento…
off = Il gestore di questo server ha disattivato queste partite.
level = Tutte le parti sono giocate da
start = Falli giocare
again = Fanne giocare altri
waiting = Altri hanno chiesto prima; le tue partite cominciano quando le loro sono finite.
running = Le partite sono in corso. Puoi lasciare questa pagina: continuano.
stop = Ferma
failed = Le partite si sono interrotte. Con bot più svelti possono arrivare alla fine.
cancelled = Hai fermato le partite; ecco quelle giocate.
report = Apri la relazione completa
nobody = nessuno
between = molto probabilmente fra { $low } e { $high }
favoured = È favorito: { $side }.
open = Nessuna parte è favorita, per quanto dicono queste partite.
played = { $games ->
    [one] Una partita
   *[other] { $games } partite
} di { $turns } turni in media; bot: { $level }.
