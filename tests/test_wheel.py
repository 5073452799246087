"""The wheel carries everything: installed without Node and without the sources, it serves its pages."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import httpx
import pytest

from tests.server.serving import Running

ROOT = Path(__file__).parent.parent


class Answering(Running):
    """A server that has not compiled its rules yet, and is stopped while it does."""

    awaited = "healthz"

    def __exit__(self, *_: object) -> None:
        self.stop()
        assert not self.helpers()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run(command, check=True, timeout=300)
    (built,) = folder.glob("bellona-*.whl")
    return built


def test_the_wheel_holds_the_client_the_data_and_the_words(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for wanted in (
        "bellona/server/client/index.html",
        "bellona/server/messages.it.ftl",
        "bellona/server/storage/migrations/versions/0001_tables.py",
        "bellona/games/de_bello_punico/data/client_facts.toml",
        "bellona/games/de_bello_punico/rulebook.it.md",
    ):
        assert wanted in names
    assert any(name.startswith("bellona/server/client/assets/") for name in names)
    assert not any(name.startswith(("web/", "tests/", "bellona/server/client/node_modules")) for name in names)


def test_an_installed_copy_serves_its_page_without_node(wheel: Path, tmp_path: Path) -> None:
    installed = tmp_path / "installed"
    zipfile.ZipFile(wheel).extractall(installed)
    path = os.pathsep.join([str(installed), sysconfig.get_path("purelib")])
    with Answering(tmp_path, PYTHONPATH=path, PATH=str(tmp_path)) as running:
        page = httpx.get(running.url)
        assert page.status_code == 200
        assert "<title>Bellona</title>" in page.text
