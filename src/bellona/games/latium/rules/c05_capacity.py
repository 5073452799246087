"""What a town can support and what it yields: walls and areas, supported cives, production; and the royal treasury."""

from __future__ import annotations

from bellona.kernel.jit import kernel
from bellona.kernel.rules import rule

from ..position.records import Realm
from ..position.vocabulary import MOST_AES, NONE
from ..position.world_record import World


@rule("5.2", "5.5", "D26")
def capacity(world: World, realm: Realm, town: int) -> int:
    """How many cives a town supports: the smaller of what its walls and its areas allow."""
    grown = realm.towns[town]
    areas = world.areae_base + world.areae_step * grown.areae
    return min(world.walls_cap[grown.level], areas)


@kernel
def supported(world: World, realm: Realm, town: int) -> int:
    """The cives that work and serve: those within the capacity."""
    return min(realm.towns[town].cives, capacity(world, realm, town))


@rule("5.8")
def surplus(world: World, realm: Realm, town: int) -> int:
    """The cives above the capacity."""
    return max(0, realm.towns[town].cives - capacity(world, realm, town))


@kernel
def is_blockaded(realm: Realm, town: int) -> bool:
    """Whether an enemy blockades a town."""
    return realm.towns[town].blockader != NONE


@rule("5.1", "5.6", "D28", "D54")
def harvest(world: World, realm: Realm, town: int) -> int:
    """What the supported cives of a town yield in a semester, nothing while it is blockaded."""
    return 0 if is_blockaded(realm, town) else world.aes_per_civis * supported(world, realm, town)


@rule("5.6", "D28", "D54")
def production(world: World, realm: Realm, town: int) -> int:
    """What a town yields in a semester, its bonus included."""
    return 0 if is_blockaded(realm, town) else harvest(world, realm, town) + world.sites[town].bonus


@rule("D21")
def part_of(amount: int, percent: int) -> int:
    """This percentage of an amount, rounded towards zero, yet at least 1; negative for a loss."""
    if amount <= 0 or percent == 0:
        return 0
    part = max(1, amount * abs(percent) // 100)
    return part if percent > 0 else -min(amount, part)


@rule("1.7")
def pay_aes(realm: Realm, seat: int, aes: int) -> int:
    """Take aes from a treasury, at most what it holds; returns how many were paid."""
    paid = min(aes, realm.reges[seat].aes)
    realm.reges[seat].aes -= paid
    return paid


@rule("1.7", "B78")
def gain_aes(realm: Realm, seat: int, aes: int) -> None:
    """Put aes into a treasury, up to its limit."""
    realm.reges[seat].aes = min(MOST_AES, realm.reges[seat].aes + aes)
