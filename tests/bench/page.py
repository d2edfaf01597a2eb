"""docs/performance.md, whose measured parts are written by the commands that measure."""

from __future__ import annotations

import pathlib

from tests.bench.runs import ROOT

PAGE = ROOT / "docs" / "performance.md"
COUNTED = "<!-- counted -->\n"
MEASURED = "<!-- measured -->\n"
END = "<!-- end -->\n"


def replace(page: pathlib.Path, mark: str, text: str) -> None:
    """Write a part of the page: from a mark to the next `END`. Raises ValueError if the page has no such mark."""
    before, rest = page.read_text(encoding="utf-8").split(mark)
    page.write_text(before + mark + text + rest[rest.index(END) :], encoding="utf-8")
