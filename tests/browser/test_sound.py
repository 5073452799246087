"""The sounds of the table when they are rendered: none clips, none is silent, none lasts longer than meant."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser

WEB = Path(__file__).parents[2] / "web"
COMPILE = """
const ts = require('typescript');
const source = require('fs').readFileSync('src/sounds.ts', 'utf8');
const compilerOptions = { module: 'ESNext', target: 'ES2022' };
process.stdout.write(ts.transpileModule(source, { compilerOptions }).outputText);
"""
RENDER = """
async (code) => {
    const { MAKE } = await import(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
    const rate = 48000, window = rate / 20;
    const measured = async (name) => {
        const audio = new OfflineAudioContext(1, 3 * rate, rate);
        MAKE[name](audio, audio.destination, 0);
        const samples = (await audio.startRendering()).getChannelData(0);
        const energy = (from) => samples.slice(from, from + window).reduce((sum, x) => sum + x * x, 0);
        const loud = (from) => Math.sqrt(energy(from) / window);
        const windows = Array.from({ length: 2 * rate / window }, (_, n) => loud(n * window));
        return {
            peak: samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0),
            seconds: samples.findLastIndex((x) => Math.abs(x) > .001) / rate,
            loudest: Math.max(...windows),
        };
    };
    return Object.fromEntries(await Promise.all(Object.keys(MAKE).map(async (name) => [name, await measured(name)])));
}
"""
LONGEST = {"dice": 0.4, "march": 0.6, "clash": 0.6, "horn": 1.5}


def recipes() -> str:
    """The module that makes the sounds, for a browser."""
    node = shutil.which("node")
    if node is None or not (WEB / "node_modules" / "typescript").exists():
        if os.environ.get("CI") == "true":
            pytest.fail("the tools of the client are not installed")
        pytest.skip("the tools of the client are not installed")
    return subprocess.run([node, "-e", COMPILE], cwd=WEB, capture_output=True, text=True, check=True).stdout


def test_sounds_are_heard_and_none_clips_or_drowns_the_others(browser: Browser):
    page = browser.new_page()
    sounds = page.evaluate(RENDER, recipes())
    page.close()
    assert sounds.keys() == LONGEST.keys()
    for name, sound in sounds.items():
        assert 0.2 < sound["peak"] < 0.95, name
        assert 0.15 < sound["seconds"] < LONGEST[name], name
    loudest = [sound["loudest"] for sound in sounds.values()]
    assert max(loudest) < 2.5 * min(loudest)
