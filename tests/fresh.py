"""A new environment with a package, which borrows Bellona and its dependencies from the current one."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from pathlib import Path

import bellona

LATRUNCULI = Path(__file__).parent.parent / "examples" / "latrunculi"


def environment_with(package: Path, folder: Path) -> str:
    """Make an environment in a folder and install a package there; its Python."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True, timeout=60)
    python = folder / "bin" / "python"
    install = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-deps", str(package)]
    subprocess.run(install, check=True, timeout=300)
    (site,) = folder.glob("lib/python*/site-packages")
    borrowed = f"import site; site.addsitedir({sysconfig.get_path('purelib')!r})"
    (site / "borrowed.pth").write_text(f"{Path(bellona.__file__).parents[1]}\n{borrowed}\n")
    return str(python)
