"""The sources that rules are linked to, as pages with a place for every line."""

from __future__ import annotations

from pathlib import Path

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import PythonLexer

from .evidence import ROOT, files

PAGE = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>{file}</title>
<link rel="stylesheet" href="{root}stylesheets/source.css"></head>
<body><p><a href="{root}index.html">Bellona</a> <strong>{file}</strong></p>{code}</body>
</html>
"""

PLAIN = """body { margin: 1rem; background: #fffaf0; color: #2b2118; font-family: system-ui, sans-serif; }
pre { overflow-x: auto; font: 0.8rem/1.5 ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace; }
.source a { color: inherit; opacity: 0.5; text-decoration: none; }
.source a:target { opacity: 1; font-weight: bold; color: #8f1f17; scroll-margin-top: 4rem; }"""
DARK = "body { background: #1d1b18; color: #efe6d2; } a { color: #f0a48f; } .source { background: none; }"


def write(site: Path) -> None:
    """Write all files that stand behind rules into the site."""
    lexer = PythonLexer()
    for file in files():
        formatter = HtmlFormatter(
            linenos="inline", lineanchors="L", anchorlinenos=True, cssclass="source", wrapcode=True
        )
        code = highlight((ROOT / file).read_text(encoding="utf-8"), lexer, formatter)
        target = site / "source" / f"{file}.html"
        target.parent.mkdir(parents=True, exist_ok=True)
        root = "../" * (file.count("/") + 1)
        target.write_text(PAGE.format(file=file, root=root, code=code.replace('="L-', '="L').replace("#L-", "#L")))


def style() -> str:
    """Colours of code, by day and by night."""
    day = HtmlFormatter(style="xcode", cssclass="source").get_style_defs(".source")
    night = HtmlFormatter(style="native", cssclass="source").get_style_defs(".source")
    return f"{PLAIN}\n{day}\n@media (prefers-color-scheme: dark) {{\n{DARK}\n{night}\n}}\n"
