"""Overlays of the field: deployment strips, and the layers that a player selects."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from math import cos, radians, sin

from bellona.drawing import Element, Point, discs, el, group, line, polygon

from ..data.values import SIDES
from ..position.records import ARMY, ELEMENTS, NONE, Contact, Edge, Grade, Phase
from ..rules.c04_combat import is_in_bad_going, is_overlapped, supporter
from ..rules.c04_contact import contact, front_enemy
from ..rules.c05_outcome import outcome_of
from .measures import BASE, paces
from .scene import Scene

OVERLAYS = ("contacts", "supports", "reach", "paths")
HALF = BASE / 2


def strips(scene: Scene) -> Element:
    """How far from its base edge a side may deploy."""
    deep, width, height = paces(scene.world.strip), scene.width, scene.height
    lines = {
        Edge.NORTH: ((0, deep), (width, deep)),
        Edge.EAST: ((width - deep, 0), (width - deep, height)),
        Edge.SOUTH: ((0, height - deep), (width, height - deep)),
        Edge.WEST: ((deep, 0), (deep, height)),
    }
    drawn = [
        el("path", class_=f"strip strip-{seat}", d=line(lines[Edge(edge)]))
        for seat, edge in zip(SIDES, scene.battle.edge.tolist(), strict=True)
        if edge and scene.battle.phase <= Phase.DEPLOYMENT
    ]
    return group(drawn, id="strips")


def below(scene: Scene, names: Collection[str]) -> Element:
    """What lies under the elements."""
    drawn: list[Element] = []
    if "reach" in names:
        drawn += _reach(scene)
    if "paths" in names:
        drawn += [*_recoils(scene), *_files(scene)]
    return group(drawn, id="paths", clip_path="url(#pic-field)")


def above(scene: Scene, names: Collection[str]) -> Element:
    """What lies over the elements."""
    drawn: list[Element] = []
    if "supports" in names:
        drawn += _supports(scene)
    if "contacts" in names:
        drawn += [*_contacts(scene), *_overlaps(scene)]
    return group(drawn, id="overlays")


def spot(scene: Scene, e: int, right: float, forward: float) -> Point:
    """A point in the frame of an element, on paper."""
    (x, y), facing = scene.pose(scene.battle.elements[e])
    turn = radians(facing)
    return x + right * cos(turn) + forward * sin(turn), y + right * sin(turn) - forward * cos(turn)


def _reach(scene: Scene) -> Iterator[Element]:
    """How far the elements that may still move can go, ignoring ground and enemies: one region with one outline."""
    battle, world = scene.battle, scene.world
    movers = [e for e in scene.present() if e // ARMY == battle.active and not battle.elements[e].moved]
    found = []
    for e in movers:
        troop = world.troops[int(battle.elements[e].kind)]
        limit = troop.move_bad if is_in_bad_going(world, battle, e) else troop.move_good
        found.append(discs(spot(scene, e, 0, 0), paces(limit)))
    region, box = "".join(found), {"width": scene.width, "height": scene.height}
    outside = [el("rect", fill="#fff", **box), el("path", fill="#000", d=region)]
    yield el("mask", *outside, id="pic-outside", maskUnits="userSpaceOnUse", x=0, y=0, **box)
    yield el("path", class_="reach", d=region)
    yield el("path", class_="reach-edge", d=region, mask="url(#pic-outside)")


def _recoils(scene: Scene) -> Iterator[Element]:
    """Where the fighting elements would recoil if they lost by less than half."""
    for e in scene.present():
        enemy = front_enemy(scene.world, scene.battle, e)
        length = 0 if enemy == NONE else outcome_of(scene.world, scene.battle, e, enemy, int(Grade.LESS))
        if length > 0:
            back, depth = paces(length), scene.depth(e)
            corners = ((-HALF, -depth), (HALF, -depth), (HALF, -depth - back), (-HALF, -depth - back))
            yield el("path", class_="recoil", d=polygon([spot(scene, e, *corner) for corner in corners]))


def _files(scene: Scene) -> Iterator[Element]:
    """Who follows whom in a column."""
    for e in scene.present():
        leader = int(scene.battle.elements[e].follows)
        if leader != NONE:
            yield el("path", class_="way-thin", d=line([spot(scene, e, 0, 0), spot(scene, leader, 0, 0)]))


def _supports(scene: Scene) -> Iterator[Element]:
    for e in scene.present():
        enemy = front_enemy(scene.world, scene.battle, e)
        helper = NONE if enemy == NONE else supporter(scene.world, scene.battle, e, enemy)
        if helper != NONE:
            ends = spot(scene, helper, 0, -scene.depth(helper) / 2), spot(scene, e, 0, -scene.depth(e) / 2)
            yield el("path", class_="supporting", d=line(ends))
            yield _badge("support", ends[0])


def _contacts(scene: Scene) -> Iterator[Element]:
    """A line along every front edge in contact, and a sign of swords, or of a flank attack, at its middle."""
    for e in scene.present():
        first = (1 - e // ARMY) * ARMY
        found = [contact(scene.world, scene.battle, e, enemy) for enemy in range(first, ELEMENTS - ARMY + first)]
        edges = [edge for edge in found if edge != Contact.NONE]
        if edges:
            yield el("path", class_="contact", d=line([spot(scene, e, -HALF + 6, 0), spot(scene, e, HALF - 6, 0)]))
            yield _badge("fight" if Contact.FRONT in edges else "flank", spot(scene, e, 0, 0))


def _overlaps(scene: Scene) -> Iterator[Element]:
    for e in scene.present():
        if front_enemy(scene.world, scene.battle, e) != NONE:
            for left in (True, False):
                if is_overlapped(scene.world, scene.battle, e, left):
                    yield _badge("overlap", spot(scene, e, -HALF if left else HALF, -scene.depth(e) / 2))


def _badge(name: str, at: Point) -> Element:
    return el("use", href=f"#badge-{name}", x=at[0], y=at[1])
