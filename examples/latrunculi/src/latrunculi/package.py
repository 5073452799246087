"""The game as Bellona finds it."""

from bellona.contract import GamePackage

PACKAGE = GamePackage(slug="latrunculi", module="latrunculi", shelf_place=100, rooms={}, contract=1)
