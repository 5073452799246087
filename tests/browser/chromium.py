"""A real Chromium from this machine; nothing is downloaded."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = "no browser is installed: install chromium"
LEFT_OUT = (
    "AimEnabled", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
    "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding",
    "PreconnectToSearch", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxPopup",
)  # fmt: skip
"""Features of Chromium that nobody sees here. Playwright leaves out most of them; those of the address bar are a hidden
page beside every page that is opened, and took more time than opening it."""
ARGUMENTS = ("--disable-gpu", f"--disable-features={','.join(LEFT_OUT)}")


@contextmanager
def chromium() -> Iterator[Browser]:
    """Playwright's own browser if it is installed, else the system's."""
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
        path = own if Path(own).exists() else next(filter(None, map(shutil.which, NAMES)), None)
        if path is None:
            if os.environ.get("CI") == "true":
                pytest.fail(MISSING)
            pytest.skip(MISSING)
        as_root = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=path, args=[*ARGUMENTS, *as_root])
        try:
            yield browser
        finally:
            browser.close()
