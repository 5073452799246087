### Ciò che il campo di De Bello Punico dice oltre ai messaggi del gioco.

map-fit = Mostra tutta la mappa
map-cost = { $cost } PM
map-disorder = { $count ->
    [one] 1 punto Disordine lungo la via
   *[other] { $count } punti Disordine lungo la via
}
map-in = in { $hex }
map-select = Scegli { $unit }
map-support = { $count ->
    [0] Combatti senza supporto
    [one] Supporto: +1
   *[other] Supporto: +{ $count }
}
map-with = Il comandante va con l’unità
map-turn = Fronte { $facing }
map-turn-cost = Fronte { $facing }: { $cost } PM

label-deploy = Schiera { $unit } in { $hex }
label-hold = Tieni { $unit } per l’agguato
label-hold-none = Non tenere in serbo nessuno
label-post = Assegna il comandante a { $unit }
label-place = Piazza un segnalino su { $box }
label-place-false = Piazza il Vacuus su { $box }
label-test = Metti alla prova { $unit }
label-step = { $unit }: un passo verso { $facing }, in { $hex }
label-turn = { $unit }: fronte { $facing }
label-go = { $unit }: vai in { $hex }
label-halt = { $unit }: fermati
label-exit = { $unit }: esci dalla mappa
label-return = { $unit }: rientra in mappa in { $hex }
label-enter = { $unit }: fai scattare l’agguato in { $hex }, fronte { $facing }
label-boost = Dai un punto Movimento a { $unit }
label-shoot = { $unit }: tira a { $target }
label-attack = { $unit }: attacca { $target }
label-charge = { $unit }: carica { $target }
label-retreat = Ritirati in { $hex }
label-retreat-with = Ritirati in { $hex } con il comandante
label-escape = Il comandante si mette in salvo in { $hex }
label-support = Supporto di { $units }
label-support-none = Combatti senza supporto
label-advance = Avanza, fronte { $facing }
label-advance-with = Avanza con il comandante, fronte { $facing }
label-refuge = Il comandante si rifugia in { $hex }
label-victim = Travolgi { $unit }
label-recover = { $unit }: togli 1 punto Disordine

card-title = { $seat }, agli ordini di { $leader }
card-fallen = caduto
card-away = fuori dalla mappa
card-marker = { $count ->
    [0] nessun segnalino
    [one] 1 segnalino
   *[other] { $count } segnalini
}
card-box = { $box }: { $markers }
card-box-place = Piazza un segnalino su { $box } (ora: { $markers })
card-box-place-false = Piazza il Vacuus su { $box } (ora: { $markers })
card-lay-false = Ora piazza il Vacuus
card-first = Primo giocatore
card-second = Secondo giocatore
card-units = { $count ->
    [one] 1 unità sulla mappa
   *[other] { $count } unità sulla mappa
}

text-battle = La battaglia
text-turn = Turno { $turn } di { $turns }, { $phase }
text-rout = Rotta { $points } su { $level }, { $units }
text-commander = { $name } in { $hex }
text-commander-gone = { $name } non è più sulla mappa
text-hand = In mano: { $markers }
text-vacuus = Il Vacuus è su { $box }
text-off = Fuori dalla mappa: { $unit }; { $state }
text-unit = { $unit }; { $state }

log-marker-placed = Segnalini di comando piazzati: { $list }
log-deployed = Unità schierate: { $list }
log-marched = { $count ->
    [one] { $side } ha mosso un’unità.
   *[other] { $side } ha mosso { $count } unità.
}
