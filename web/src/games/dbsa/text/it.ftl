### Ciò che il tavolo di De Bellis Societatis Antiquorum dice oltre ai messaggi del gioco.

map-fit = Mostra tutto il campo
log-turn = Turno { $turn }

field-group = { $count } elementi: { $names }
field-gap = { $length } passi fra le linee
field-paces = { $length } p
field-arc = { $angle }° · { $length } p
field-extra = { $count ->
    [one] 1 punto dado per andare più lontano su strada
   *[other] { $count } punti dado per andare più lontano su strada
}
field-wheel-left = Ruota a sinistra attorno all’angolo frontale sinistro
field-wheel-right = Ruota a destra attorno all’angolo frontale destro
field-turn = Gira attorno al proprio centro

leg-words-ahead = { $length } p in avanti
leg-words-back = { $length } p dritto all’indietro
leg-words-to = in obliquo fino a { $place }
leg-words-pose = fino a { $place }, orientamento { $facing }°
leg-words-left = ruota a sinistra di { $angle }°
leg-words-right = ruota a destra di { $angle }°
leg-words-road = { $length } p su strada
leg-words-line = allineamento con { $enemy }, { $contact }

label-move = { $who }: { $legs }
label-march = { $who }: in marcia, { $legs }
label-contract = { $who }: forma la colonna, { $legs }
label-edges = Il 5 vale { $five }, il 6 { $six }
label-camp = Pianta l’accampamento in { $at }
label-deploy = { $who }: schiera in { $place }
label-face = { $who } fa fronte a { $whom }
label-fight = { $who } combatte con { $whom }

tell-standing = { $name } in { $x },{ $y }, orientamento { $facing }°{ $moved }
tell-has-moved = , ha mosso
tell-contact-short = { $who } – { $whom }: { $contact }
tell-off = { $name }: { $status }

plan-spent = { $spent } di { $limit } p
plan-go = Muovi
plan-way-point = Tappa
plan-last-point = Usa il tuo ultimo punto: con questo le tue mosse finiscono.
plan-drop = Lascia
plan-snaps = A che cosa può agganciarsi

card-losses = Perdite
card-losses-note = Chi perde { $losing } elementi ha perso la battaglia
card-general = Generale
card-camp = Accampamento
card-camp-stands = in piedi
card-camp-fallen = caduto
card-army = L’esercito

edges-title = I bordi per il 5 e il 6
edges-five = Scegli il bordo che varrà 5, sul tavolo o qui.
edges-six = Il 5 vale { $five }. Ora un bordo contiguo per il 6.
deploy-title = Schieramento
deploy-note = Trascina gli elementi nella tua fascia, oppure scegline uno e tocca dove deve stare. Trascinalo ancora per correggere.
deploy-all = Sono tutti schierati. Trascinali per correggere, o scegli «Pronto».
deploy-camp-title = Il tuo accampamento
deploy-camp-note = Trascina l’accampamento lungo il tuo bordo di base.
deploy-pitch = Piantalo qui, in { $at }
deploy-held = { $name } in { $place }, orientamento { $facing }°
deploy-set-down = Posalo
deploy-tray = Elementi che aspettano un posto
moves-title = Movimenti
moves-points = { $points ->
    [0] nessun punto dado rimasto
    [one] 1 punto dado rimasto
   *[other] { $points } punti dado rimasti
}
moves-note = Scegli un elemento, o più d’uno con Maiusc. Trascinalo dove deve andare; tira un angolo per ruotare. Con Alt premuto nulla si aggancia.
moves-group = Tutto il gruppo di { $count }
moves-march = Marcia in colonna
moves-contract = Forma una colonna
moves-as-march = In marcia come colonna
moves-as-contract = Si forma in colonna
moves-extra = Punti dado per andare più lontano su strada
moves-leader = In testa
moves-contacts = Contatti possibili
moves-more = altri { $count }
moves-put-down = Posa
fights-title = Combattimenti
fights-note = Scegli il prossimo combattimento: qui, o sul campo.
facing-title = Fronte al nemico
facing-note = Scegli chi fa fronte a chi: qui, o sul campo.

text-battle = La battaglia
text-bound = Turno { $bound }, { $side }: { $phase }
text-points = { $points } di { $die } punti dado rimasti
text-lost = Elementi perduti: { $lost } di { $losing }
text-edge = Bordo di base: { $edge }
text-contacts = A contatto
text-contact = { $who } con { $whom }: { $contact }

overlay-contacts = Contatti
overlay-going = Elementi in terreno cattivo

keys-select = Passa da un elemento all’altro
keys-extend = Aggiunge al gruppo l’elemento vicino
keys-group = Tutto il gruppo
keys-advance = 50 passi avanti, o indietro
keys-wheel = Ruota di 5° a sinistra, o a destra
keys-aside = Passo di lato (un elemento solo)
keys-fine = Lo stesso a piccoli passi (con Maiusc)
keys-snap = Aggancia il prossimo contatto o posto in linea
keys-way-point = Tappa: fissa questo tratto e continua
keys-column = Colonna o linea; in linea, ancora per un altro capofila
keys-commit = Fa il movimento, o sceglie il combattimento
keys-escape = Lascia il percorso, posa ciò che è in mano
keys-free = Premuto mentre si trascina: nulla si aggancia

log-marched = { $count ->
    [one] { $side } ha mosso un elemento.
   *[other] { $side } ha mosso { $count } elementi.
}
