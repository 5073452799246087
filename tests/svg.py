"""Looking things up in a drawn picture."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"


def classed(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    """The elements of a class."""
    return [found for found in root.iter() if name in found.get("class", "").split()]


def named(root: ElementTree.Element, name: str) -> ElementTree.Element:
    """The one element of an id."""
    (found,) = [found for found in root.iter() if found.get("id") == name]
    return found


def text_of(element: ElementTree.Element) -> str:
    """An element as it is written."""
    return ElementTree.tostring(element, encoding="unicode")


def assert_whole(root: ElementTree.Element, *layers: str) -> None:
    """Every id is there once, every layer is there, and whatever is placed has been defined."""
    ids = Counter(found.get("id") for found in root.iter() if found.get("id"))
    assert not [name for name, count in ids.items() if count > 1]
    for layer in layers:
        assert named(root, layer) is not None
    assert {found.get("href", "")[1:] for found in root.iter(f"{SVG}use")} <= set(ids)
