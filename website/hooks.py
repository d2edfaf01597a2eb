"""What MkDocs can't know by itself: the rules' families in the navigation, and the parts of the playground."""

from __future__ import annotations

import itertools
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from flake8_tffunction.pages import family
from flake8_tffunction.rules import RULES

ROOT = Path(__file__).parents[1]
PARTS = ROOT / "website" / "playground"
RUNTIME = ROOT / "build" / "pyodide"
"""Where `python -m website.pyodide` puts what runs Python in a browser."""
GUIDE = "guide.md"
NEEDED = ("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")


def on_config(config: Any) -> Any:
    """Put the rules below their index, a level for each family; the decision guide after the start; and every page that has
    no place yet at the end of the last section."""
    nav, folder = config["nav"], Path(config["docs_dir"])
    (section,) = [entry["Rules"] for entry in nav if "Rules" in entry]
    for (codes, about), members in itertools.groupby(RULES, key=family):
        pages = [{f"{rule.code} {rule.name}": f"rules/{rule.code}.md"} for rule in members]
        section.append({f"TFF{codes}: {about}": pages})
    if (folder / GUIDE).is_file():
        nav.insert(1, {"Should it be a tf.function?": GUIDE})
    placed = set(_pages(nav))
    (last,) = nav[-1].values()
    last.extend(page.name for page in sorted(folder.glob("*.md")) if page.name not in placed)
    return config


def _pages(entry: Any) -> Iterator[str]:
    """The files that a part of the navigation names."""
    if isinstance(entry, str):
        yield entry
    else:
        for part in entry.values() if isinstance(entry, dict) else entry:
            yield from _pages(part)


def on_post_build(config: Any) -> None:
    """Put the playground's parts beside its page: its scripts, the plugin as an archive, and Pyodide if it was fetched."""
    folder = Path(config["site_dir"]) / "playground"
    for part in PARTS.iterdir():
        if part.is_file():
            shutil.copy(part, folder)
    with zipfile.ZipFile(folder / "plugin.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for file in sorted((ROOT / "flake8_tffunction").rglob("*.py")):
            archive.write(file, file.relative_to(ROOT))
    if RUNTIME.is_dir():
        (folder / "pyodide").mkdir(exist_ok=True)
        for name in NEEDED:
            shutil.copy(RUNTIME / name, folder / "pyodide")
