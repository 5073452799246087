"""No serious fault by the rules of axe-core on any screen, in light and in dark themes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page

from bellona.lab.calibrate import Calibration, Target, calibrate
from bellona.lab.calibration_page import write_calibration
from bellona.lab.experiment import Span
from bellona.lab.report_page import page_of
from bellona.lab.simulate import simulate
from bellona.lab.study import Study
from bellona.lab.workers import ThisProcess

from .conftest import Come
from .screen import PATIENCE
from .visitor import Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
NAMES = """
axe.configure({ rules: [{ id: 'label-content-name-mismatch', selector: 'button:not(:has(svg text))' }] });
"""
"""Counters in a tray are pictures with figures on them; their names say the same in words."""
STILL = "document.getAnimations().every((each) => each.playState !== 'running')"


def faults(visitor: Visitor) -> list[str]:
    """The findings of axe-core, one line per fault."""
    for _ in range(PATIENCE // 50):
        if visitor.page.evaluate(STILL):
            break
        visitor.page.wait_for_timeout(50)
    return faults_on(visitor.page)


def faults_on(page: Page) -> list[str]:
    """The findings of axe-core on any page."""
    assert AXE.exists(), "axe-core is missing: run npm install in web/"
    page.evaluate(AXE.read_text() + NAMES)
    found: list[dict[str, Any]] = page.evaluate("axe.run().then((result) => result.violations)")
    return [
        f"{fault['impact']} {fault['id']}: {node['html'][:120]} {node.get('failureSummary', '')[:160]}"
        for fault in found
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_serious_fault(come: Come, theme: str):
    fabia = come(color_scheme=theme)
    found: dict[str, list[str]] = {}
    fabia.visit()
    fabia.by("play-now").wait_for()
    found["lobby"] = faults(fabia)
    fabia.visit("/account")
    fabia.page.locator("form").first.wait_for()
    found["account"] = faults(fabia)
    screen = fabia.sit_at(fabia.open_before("rome", "attack"))
    screen.whole()
    screen.select("R-Ha-1")
    screen.hover_piece("C-Ti-1")
    found["table"] = faults(fabia)
    for tab in ("rules", "text", "chat", "info"):
        fabia.by(f"tab-{tab}").click()
        fabia.page.wait_for_load_state("networkidle")
        found[tab] = faults(fabia)
    fabia.by("keys").click()
    found["help"] = faults(fabia)
    fabia.sit_at(fabia.open_replay())
    found["replay"] = faults(fabia)
    fabia.visit("/nowhere")
    found["nowhere"] = faults(fabia)
    assert {screen: told for screen, told in found.items() if told} == {}


def test_the_page_of_a_run_has_no_serious_fault_and_asks_nobody(browser: Browser, tmp_path: Path):
    simulate("de_bello_punico", "beneventum", ("random", "random"), games=4, watch=True, out=tmp_path)
    page = browser.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.set_content(page_of(Study(tmp_path)))
    assert page.get_by_role("heading", level=1).text_content().startswith("How balanced is")
    assert faults_on(page) == []
    assert [url for url in asked if not url.startswith("data:")] == []
    page.set_viewport_size({"width": 360, "height": 780})
    over = "all => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).length"
    assert page.locator(".chart").count() >= 3
    assert page.locator("html, .chart").evaluate_all(over) == 0, "a phone shows all of every chart"
    page.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_of_a_calibration_has_no_serious_fault(browser: Browser, tmp_path: Path, scheme: Any):
    targets = [Target(of=of, wanted=0.5, give=0.1, why="to see") for of in ("wins.rome", "turns")]
    values: Any = {"types.Ha.combat": Span(first=3, last=5)}
    plan = Calibration(place="de_bello_punico/zama", bots=("random", "random"), values=values, targets=targets)
    calibrate(replace(plan, games=8, trials=2, check=4), tmp_path, ThisProcess())
    write_calibration(tmp_path, tmp_path / "page.html")
    page = browser.new_page(color_scheme=scheme)
    page.set_content((tmp_path / "page.html").read_text(encoding="utf-8"))
    assert page.get_by_role("img").count() == 1
    assert faults_on(page) == []
    page.close()
