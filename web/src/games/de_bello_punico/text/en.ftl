### What the board of De Bello Punico says besides the game's own messages.

map-fit = Show the whole map
map-cost = { $cost } MP
map-disorder = { $count ->
    [one] 1 Disorder point on the way
   *[other] { $count } Disorder points on the way
}
map-in = in { $hex }
map-select = Select { $unit }
map-support = { $count ->
    [0] Fight without support
    [one] Support: +1
   *[other] Support: +{ $count }
}
map-with = The commander goes along
map-turn = Face { $facing }
map-turn-cost = Face { $facing }: { $cost } MP

label-deploy = Set up { $unit } in { $hex }
label-hold = Keep { $unit } for the ambush
label-hold-none = Keep nobody back
label-post = Post the commander with { $unit }
label-place = Place a marker on { $box }
label-place-false = Place the Vacuus on { $box }
label-test = Test { $unit }
label-step = { $unit }: step { $facing } to { $hex }
label-turn = { $unit }: turn { $facing }
label-go = { $unit }: go to { $hex }
label-halt = { $unit }: halt
label-exit = { $unit }: leave the map
label-return = { $unit }: return to the map in { $hex }
label-enter = { $unit }: spring the ambush in { $hex }, facing { $facing }
label-boost = Give { $unit } a Movement point
label-shoot = { $unit }: shoot at { $target }
label-attack = { $unit }: attack { $target }
label-charge = { $unit }: charge { $target }
label-retreat = Retreat to { $hex }
label-retreat-with = Retreat to { $hex } with the commander
label-escape = The commander escapes to { $hex }
label-support = Support by { $units }
label-support-none = Fight without support
label-advance = Advance, facing { $facing }
label-advance-with = Advance with the commander, facing { $facing }
label-refuge = The commander takes refuge in { $hex }
label-victim = Run into { $unit }
label-recover = { $unit }: remove 1 Disorder point

card-title = { $seat }, led by { $leader }
card-fallen = fallen
card-away = off the map
card-marker = { $count ->
    [0] no markers
    [one] 1 marker
   *[other] { $count } markers
}
card-box = { $box }: { $markers }
card-box-place = Place a marker on { $box } ({ $markers } there now)
card-box-place-false = Place the Vacuus on { $box } ({ $markers } there now)
card-lay-false = Lay the Vacuus next
card-first = First player
card-second = Second player
card-units = { $count ->
    [one] 1 unit on the map
   *[other] { $count } units on the map
}

text-battle = The battle
text-turn = Turn { $turn } of { $turns }, { $phase }
text-rout = Rout { $points } of { $level }, { $units }
text-commander = { $name } in { $hex }
text-commander-gone = { $name } is no longer on the map
text-hand = In hand: { $markers }
text-vacuus = The Vacuus lies on { $box }
text-off = Off the map: { $unit }; { $state }
text-unit = { $unit }; { $state }

log-marker-placed = Command markers placed: { $list }
log-deployed = Units set up: { $list }
log-marched = { $count ->
    [one] { $side } moved one unit.
   *[other] { $side } moved { $count } units.
}
