"""The checks of the map, the tables and the wars, each with its name, place and sentence."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise

from bellona.gamekit.data_files import Fault
from bellona.gamekit.hex_names import around, column_row

from .values import (
    COASTAL,
    COLUMNS,
    COMBAT_DICE,
    HEXES,
    MOST_ITEMS,
    MOST_PLACES,
    MOST_PLACES_OF_REGION,
    ODDS,
    OPEN,
    ROWS,
    SIDES,
    SYRACUSE,
    Chart,
    Owner,
    Scenario,
    SetupLine,
    Side,
    Tables,
    hexes_of_side,
)

_CELL = re.compile(r"(\d{1,3})/(\d{1,3})")
_OWNERS: tuple[Owner, ...] = ("rome", "carthage", "syracuse")


def _bad_hexes(place: str, *hexes: str) -> Iterator[Fault]:
    for hex_id in hexes:
        if hex_id not in HEXES:
            sentence = f"{hex_id!r} is not a hex of the map (0101 to {COLUMNS}{ROWS}, column and row)."
            yield Fault("BadHex", place, sentence)


# Checks of the map


def _size_faults(tables: Tables) -> Iterator[Fault]:
    for name, rows in (("terrain", tables.map.terrain), ("regions", tables.map.regions)):
        if len(rows) != ROWS:
            yield Fault("BadMapSize", f"map.{name}", f"the map has {len(rows)} rows instead of {ROWS}.")
        for index, row in enumerate(rows):
            if len(row) != COLUMNS:
                sentence = f"row {index + 1:02} has {len(row)} hexes instead of {COLUMNS}."
                yield Fault("BadMapSize", f"map.{name}[{index}]", sentence)


def _sign_faults(tables: Tables) -> Iterator[Fault]:
    signs: dict[str, str] = {}
    for slug, region in tables.regions.items():
        if region.sign in signs:
            sentence = f"{region.sign!r} is already the sign of {signs[region.sign]}."
            yield Fault("SharedSign", f"regions.{slug}.sign", sentence)
        signs[region.sign] = slug
    for index, row in enumerate(tables.map.terrain):
        for sign in sorted(set(row) - tables.map.legend.keys()):
            yield Fault("UnknownMapSign", f"map.terrain[{index}]", f"the legend does not explain {sign!r}.")


def _region_faults(tables: Tables) -> Iterator[Fault]:
    """Every land hex is in a known region, no sea hex in any, and no region without a hex."""
    hexes: Counter[str] = Counter()
    for hex_id in HEXES:
        at_sea, region = tables.map.terrain_of(hex_id) == "sea", tables.region_of(hex_id)
        if at_sea != (region is None):
            what = "is sea, but" if at_sea else "is land, but"
            place = f"map.regions[{column_row(hex_id)[1] - 1}]"
            sentence = f"{hex_id} {what} its sign {tables.map.sign_of(hex_id)!r} says otherwise."
            yield Fault("RegionMismatch", place, sentence)
        hexes[region or ""] += 1
    for slug in tables.regions:
        if not hexes[slug]:
            yield Fault("EmptyRegion", f"regions.{slug}", "the map has no hex of this region.")


def _place_faults(tables: Tables) -> Iterator[Fault]:
    chart = tables.map
    for hex_id in chart.places:
        yield from _bad_hexes(f"map.places.{hex_id}", hex_id)
        if chart.terrain_of(hex_id) not in OPEN:
            sentence = f"a place stands on open land or coast, but {hex_id} is {chart.terrain_of(hex_id)}."
            yield Fault("BadPlace", f"map.places.{hex_id}", sentence)
    for name in ("rome", "carthage", "syracuse"):
        hex_id = getattr(chart, name)
        yield from _bad_hexes(f"map.{name}", hex_id)
        if hex_id not in chart.places or chart.terrain_of(hex_id) != "coast":
            yield Fault("BadPlace", f"map.{name}", f"there is no place on the coast in {hex_id}.")
    if tables.region_of(chart.syracuse) != SYRACUSE:
        yield Fault("BadPlace", "map.syracuse", f"{chart.syracuse} is not in the region {SYRACUSE}.")
    if len(chart.places) > MOST_PLACES:
        yield Fault("TooMany", "map.places", f"there is room for {MOST_PLACES} places, not {len(chart.places)}.")
    for region, places in Counter(map(tables.region_of, chart.places)).items():
        if places > MOST_PLACES_OF_REGION:
            sentence = f"a region holds {MOST_PLACES_OF_REGION} places, but {region} has {places}."
            yield Fault("TooMany", "map.places", sentence)


def _side_faults(tables: Tables) -> Iterator[Fault]:
    chart, seen = tables.map, set[frozenset[str]]()
    for name, sides in (("sea_sides", chart.sea_sides), ("land_sides", chart.land_sides)):
        for index, side in enumerate(sides):
            place, hexes = f"map.{name}[{index}]", hexes_of_side(side)
            yield from _bad_hexes(place, *hexes)
            yield from _coastal_pair_faults(chart, "BadSide", place, *hexes)
            if frozenset(hexes) in seen:
                yield Fault("BadSide", place, f"the side {side} is listed twice.")
            seen.add(frozenset(hexes))


def _ferry_faults(tables: Tables) -> Iterator[Fault]:
    listed = {frozenset(hexes_of_side(side)) for side in (*tables.map.sea_sides, *tables.map.land_sides)}
    for ferry, shore in tables.map.ferries.items():
        place = f"map.ferries.{ferry}"
        yield from _bad_hexes(place, ferry, shore)
        yield from _coastal_pair_faults(tables.map, "BadFerry", place, ferry, shore)
        if frozenset((ferry, shore)) in listed:
            yield Fault("BadFerry", place, f"the side {ferry}/{shore} is listed as a side without a ferry.")


def _coastal_pair_faults(chart: Chart, kind: str, place: str, one: str, other: str) -> Iterator[Fault]:
    if other not in around(one):
        yield Fault(kind, place, f"{one} and {other} are not side by side.")
    for hex_id in (one, other):
        if chart.terrain_of(hex_id) not in COASTAL:
            yield Fault(kind, place, f"{hex_id} is {chart.terrain_of(hex_id)}, not coast.")


# Checks of the tables


def _combat_faults(tables: Tables) -> Iterator[Fault]:
    for odds in sorted(tables.combat.odds.keys() ^ set(ODDS)):
        what = "is not one of the columns" if odds in tables.combat.odds else "is missing"
        yield Fault("IncompleteTable", f"combat.odds.{odds}", f"the column {odds} {what}.")
    for odds in ODDS:
        cells = tables.combat.cells(odds)
        if len(cells) != len(COMBAT_DICE):
            sentence = f"there are {len(cells)} cells instead of {len(COMBAT_DICE)}, for dice from -4 to 9."
            yield Fault("IncompleteTable", f"combat.odds.{odds}", sentence)
        for cell in cells:
            found = _CELL.fullmatch(cell)
            if found is None or max(map(int, found.groups())) > 100:
                yield Fault("BadCell", f"combat.odds.{odds}", f"{cell!r} is not like 50/25, two percentages.")


def _slope_faults(tables: Tables) -> Iterator[Fault]:
    """A better die or better odds never cost the attacker more nor the defender less."""
    cells = {odds: [tuple(map(int, cell.split("/"))) for cell in tables.combat.cells(odds)] for odds in ODDS}
    for odds in ODDS:
        for die, (low, high) in zip(COMBAT_DICE, pairwise(cells[odds]), strict=False):
            if high[0] > low[0] or high[1] < low[1]:
                sentence = f"die {die + 1} is worse for the attacker than die {die}."
                yield Fault("NotMonotone", f"combat.odds.{odds}", sentence)
    for worse, better in pairwise(ODDS):
        for die, low, high in zip(COMBAT_DICE, cells[worse], cells[better], strict=True):
            if high[0] > low[0] or high[1] < low[1]:
                sentence = f"with die {die} it is worse for the attacker than {worse}."
                yield Fault("NotMonotone", f"combat.odds.{better}", sentence)


def _attrition_faults(tables: Tables) -> Iterator[Fault]:
    for low, high in pairwise(tables.attrition.percents):
        if high > low:
            yield Fault("NotMonotone", "attrition.percents", f"a higher die loses more: {high} after {low}.")


_NEEDS_SIDE = ("alliance", "syracuse_to", "defection", "south_defects")
_NEEDS_REGION = ("revolt", "defection")


def _diplomacy_faults(tables: Tables) -> Iterator[Fault]:
    for name, table in (("one", tables.diplomacy.one), ("two", tables.diplomacy.two)):
        last = len(table.rows) - 1
        for index, row in enumerate(table.rows):
            place = f"diplomacy.{name}.rows[{index}]"
            if (row.highest is None) != (index == last):
                yield Fault("BadRow", place, "every row but the last has a highest die.")
            if (row.side is not None) != (row.result in _NEEDS_SIDE):
                yield Fault("BadRow", place, f"{row.result} {_with_or_without(row.result in _NEEDS_SIDE)} a side.")
            if (row.region is not None) != (row.result in _NEEDS_REGION):
                yield Fault("BadRow", place, f"{row.result} {_with_or_without(row.result in _NEEDS_REGION)} a region.")
            yield from _unknown_regions(tables, place, *filter(None, (row.region,)))
        dice = [row.highest for row in table.rows if row.highest is not None]
        if dice != sorted(set(dice)):
            yield Fault("BadRow", f"diplomacy.{name}.rows", "the highest dice of the rows do not ascend.")


def _with_or_without(needed: bool) -> str:
    return "needs" if needed else "does not need"


def _unknown_regions(tables: Tables, place: str, *regions: str) -> Iterator[Fault]:
    for region in regions:
        if region not in tables.regions:
            yield Fault("UnknownRegion", place, f"there is no region {region!r}.")


# In this order: a check may rely on all that come before it.
TABLE_CHECKS: tuple[Callable[[Tables], Iterator[Fault]], ...] = (
    _size_faults,
    _sign_faults,
    _region_faults,
    _place_faults,
    _side_faults,
    _ferry_faults,
    _combat_faults,
    _slope_faults,
    _attrition_faults,
    _diplomacy_faults,
)


# Checks of a war


def _alignment_faults(scenario: Scenario, tables: Tables) -> Iterator[Fault]:
    for side in SIDES:
        yield from _unknown_regions(tables, f"align.{side}", *scenario.align.of(side))
    for region in sorted(set(scenario.align.rome) & set(scenario.align.carthage)):
        yield Fault("TwoAlignments", "align.carthage", f"{region} is already on the side of Rome.")
    yield from _unknown_regions(tables, "closed", *scenario.closed)
    yield from _unknown_regions(tables, "closed_until_illyrian_war", *scenario.closed_until_illyrian_war)


def _level_faults(scenario: Scenario, _: Tables) -> Iterator[Fault]:
    levels = scenario.victory
    if levels is None:
        if not scenario.special.only_carthage_falls:
            yield Fault("MissingKey", "victory", "only a war that the fall of Carthage alone ends has no levels.")
    elif not levels.marginal < levels.substantial < levels.decisive:
        yield Fault("LevelsNotAscending", "victory", "the levels do not ascend from marginal to decisive.")


def _leader_faults(scenario: Scenario, tables: Tables) -> Iterator[Fault]:
    known = set(tables.leaders.values) - set(scenario.without)
    placed: Counter[Side] = Counter()
    used: set[str] = set()
    for section, names in (("without", scenario.without), ("names", tuple(scenario.names))):
        for name in names:
            if name not in tables.leaders.values:
                yield Fault("UnknownLeader", section, f"there is no leader {name!r}.")
    for index, line in enumerate(scenario.setup):
        place = f"setup[{index}].leaders"
        for name in line.leaders:
            if name not in known:
                yield Fault("UnknownLeader", place, f"no leader {name!r} takes part in this war.")
            elif name in used or name[0] != line.side[0].upper():
                why = "is set up twice" if name in used else f"does not serve {line.side.capitalize()}"
                yield Fault("WrongLeader", place, f"{name} {why}.")
            else:
                used.add(name)
                placed["rome" if line.side == "rome" else "carthage"] += 1
    for side in SIDES:
        if placed[side] > scenario.most_leaders.of(side):
            sentence = (
                f"{placed[side]} leaders are set up, but at most {scenario.most_leaders.of(side)} may be in play."
            )
            yield Fault("TooMany", f"most_leaders.{side}", sentence)


def _setup_faults(scenario: Scenario, tables: Tables) -> Iterator[Fault]:
    items = 0
    for index, line in enumerate(scenario.setup):
        place = f"setup[{index}]"
        yield from _bad_hexes(f"{place}.hex", line.hex)
        yield from _bad_hexes(f"{place}.instead", *line.instead)
        yield from _bad_hexes(f"{place}.apart", *line.apart)
        yield from _unknown_regions(tables, f"{place}.region", *filter(None, (line.region,)))
        yield from _line_faults(line, place, scenario, tables)
        items += 0 if line.side == "syracuse" else bool(line.land) + bool(line.naval) + len(line.leaders)
    if items > MOST_ITEMS:
        yield Fault("TooMany", "setup", f"there is room for {MOST_ITEMS} kinds of points and leaders, not {items}.")


def _line_faults(line: SetupLine, place: str, scenario: Scenario, tables: Tables) -> Iterator[Fault]:
    yield from _spot_faults(line, place, tables)
    terrain, region = tables.map.terrain_of(line.hex), tables.region_of(line.hex)
    if not (line.land or line.naval or line.leaders):
        yield Fault("NobodyToSetUp", place, "there are neither points nor leaders.")
    if terrain not in OPEN:
        yield Fault("WrongSetupHex", f"{place}.hex", f"nobody is set up in {line.hex}, which is {terrain}.")
    if line.region and region != line.region:
        yield Fault("WrongSetupHex", f"{place}.hex", f"{line.hex} is in {region}, not in {line.region}.")
    if line.side == "syracuse" and (line.hex != tables.map.syracuse or line.region or line.leaders):
        yield Fault("WrongSetupHex", place, f"Syracuse has points in {tables.map.syracuse} alone.")
    if line.naval and terrain != "coast":
        yield Fault("NoHarbour", f"{place}.hex", f"fleets need a coast, but {line.hex} is {terrain}.")
    if region in (*scenario.closed, *scenario.closed_until_illyrian_war):
        yield Fault("ClosedSetup", f"{place}.hex", f"{region} is closed at the start of this war.")


def _spot_faults(line: SetupLine, place: str, tables: Tables) -> Iterator[Fault]:
    for field, spots in (("instead", line.instead), ("apart", line.apart)):
        for hex_id in spots:
            terrain = tables.map.terrain_of(hex_id)
            if not line.region or tables.region_of(hex_id) != line.region or terrain not in OPEN:
                sentence = f"{hex_id} is no hex of {line.region or 'a region left open'} where anybody can be set up."
                yield Fault("WrongSetupHex", f"{place}.{field}", sentence)
            elif field == "instead" and line.naval and terrain != "coast":
                yield Fault("NoHarbour", f"{place}.{field}", f"fleets need a coast, but {hex_id} is {terrain}.")


def _ceiling_faults(scenario: Scenario, tables: Tables) -> Iterator[Fault]:
    for owner in _OWNERS:
        limit = tables.counters.of(owner)
        land = sum(line.land for line in scenario.setup if line.side == owner)
        naval = sum(line.naval for line in scenario.setup if line.side == owner)
        if land > limit.land or naval > limit.naval:
            sentence = f"{owner.capitalize()} has {land} land and {naval} naval points, but counters for "
            yield Fault("TooManyPoints", "setup", f"{sentence}{limit.land} and {limit.naval}.")


def _year_faults(scenario: Scenario, tables: Tables) -> Iterator[Fault]:
    first, last = scenario.years.first, scenario.years.last
    if last > first:
        yield Fault("BadValue", "years", f"a war that begins in {first} BC cannot end in {last} BC, which is earlier.")


SCENARIO_CHECKS: tuple[Callable[[Scenario, Tables], Iterator[Fault]], ...] = (
    _year_faults,
    _alignment_faults,
    _level_faults,
    _leader_faults,
    _setup_faults,
    _ceiling_faults,
)
