from bellona.contract import GamePackage

PACKAGE = GamePackage(slug="auction", module=__package__, shelf_place=99, rooms={})
