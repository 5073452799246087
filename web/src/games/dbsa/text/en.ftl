### What the board of De Bellis Societatis Antiquorum says besides the game's own messages.

map-fit = Show the whole field
log-turn = Bound { $turn }

field-group = { $count } elements: { $names }
field-gap = { $length } paces between the lines
field-paces = { $length } p
field-arc = { $angle }° · { $length } p
field-extra = { $count ->
    [one] 1 die point for a longer road move
   *[other] { $count } die points for a longer road move
}
field-wheel-left = Wheel left about the left front corner
field-wheel-right = Wheel right about the right front corner
field-turn = Turn about its middle

leg-words-ahead = { $length } p ahead
leg-words-back = { $length } p straight back
leg-words-to = to { $place } without turning
leg-words-pose = to { $place }, facing { $facing }°
leg-words-left = wheel left { $angle }°
leg-words-right = wheel right { $angle }°
leg-words-road = { $length } p by road
leg-words-line = line up with { $enemy }, { $contact }

label-move = { $who }: { $legs }
label-march = { $who }: march, { $legs }
label-contract = { $who }: form column, { $legs }
label-edges = 5 stands for { $five }, 6 for { $six }
label-camp = Pitch the camp at { $at }
label-deploy = { $who }: deploy at { $place }
label-face = { $who } turns to face { $whom }
label-fight = { $who } fights { $whom }

tell-standing = { $name } at { $x },{ $y }, facing { $facing }°{ $moved }
tell-has-moved = , has moved
tell-contact-short = { $who } – { $whom }: { $contact }
tell-off = { $name }: { $status }

plan-spent = { $spent } of { $limit } p
plan-go = Move
plan-way-point = Way point
plan-last-point = This takes your last point: your moves end with it.
plan-drop = Drop it
plan-snaps = What it could snap to

card-losses = Losses
card-losses-note = A side that loses { $losing } elements has lost the battle
card-general = General
card-camp = Camp
card-camp-stands = stands
card-camp-fallen = fallen
card-army = The army

edges-title = The edges for 5 and 6
edges-five = Choose the edge that a 5 stands for, on the board or here.
edges-six = A 5 stands for { $five }. Now an edge beside it for the 6.
deploy-title = Deployment
deploy-note = Drag the elements onto your strip, or choose one and click where it should stand. Drag again to correct.
deploy-all = All are placed. Drag them to correct, or choose “Ready”.
deploy-camp-title = Your camp
deploy-camp-note = Drag the camp along your base edge.
deploy-pitch = Pitch it here, at { $at }
deploy-held = { $name } at { $place }, facing { $facing }°
deploy-set-down = Set it down
deploy-tray = Elements that wait for a place
moves-title = Moves
moves-points = { $points ->
    [0] no die point left
    [one] 1 die point left
   *[other] { $points } die points left
}
moves-note = Choose an element, or several with Shift. Drag it where it should go; pull a corner to wheel. With Alt held nothing snaps.
moves-group = Whole group of { $count }
moves-march = March as a column
moves-contract = Form a column
moves-as-march = Marching as a column
moves-as-contract = Forming a column
moves-extra = Die points for a longer road move
moves-leader = Led by
moves-contacts = Contacts within reach
moves-more = { $count } more
moves-put-down = Put it down
fights-title = Fights
fights-note = Choose which fight comes next: here, or on the field.
facing-title = Turning to face
facing-note = Choose who turns to face whom: here, or on the field.

text-battle = The battle
text-bound = Bound { $bound }, { $side }: { $phase }
text-points = { $points } of { $die } die points left
text-lost = Elements lost: { $lost } of { $losing }
text-edge = Base edge: { $edge }
text-contacts = In contact
text-contact = { $who } with { $whom }: { $contact }

overlay-contacts = Contacts
overlay-going = Elements in bad going

keys-select = Go from element to element
keys-extend = Add the next element to the group
keys-group = The whole group
keys-advance = 50 paces ahead, or back
keys-wheel = Wheel 5° left, or right
keys-aside = Step aside (a single element)
keys-fine = The same in small steps (with Shift)
keys-snap = Snap to the next contact or place in line
keys-way-point = Way point: fix this leg and go on
keys-column = Column or line; in a line, again for another leader
keys-commit = Make the move, or choose the fight
keys-escape = Drop the path, put down what is in hand
keys-free = Held while dragging: nothing snaps

log-marched = { $count ->
    [one] { $side } moved one element.
   *[other] { $side } moved { $count } elements.
}
