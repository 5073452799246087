"""The library explains itself: every public name is listed, documented and typed."""

from __future__ import annotations

import pydoc
from importlib.resources import files

import pytest

import bellona


def test_every_public_name_is_listed() -> None:
    assert set(bellona.__all__) <= set(dir(bellona))
    assert bellona.games() == ("de_bello_punico", "punic_wars", "dbsa", "latium")


@pytest.mark.parametrize("name", bellona.__all__)
def test_every_public_name_has_its_help(name: str) -> None:
    assert getattr(bellona, name).__doc__
    assert name in pydoc.plain(pydoc.render_doc(bellona))


def test_the_package_says_that_it_is_typed() -> None:
    assert (files("bellona") / "py.typed").is_file()


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'matches'"):
        _ = bellona.matches  # type: ignore[attr-defined]
