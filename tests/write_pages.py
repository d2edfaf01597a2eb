"""`python -m tests.write_pages`: write what is made from the rules, docs/rules/*.md and the README's table.

A test holds the files to be current.
"""

from __future__ import annotations

import functools
from pathlib import Path

from flake8_tffunction.pages import index, markdown, table
from flake8_tffunction.rules import RULES

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "rules"
README = ROOT / "README.md"
BEGIN = "<!-- rules: made by `python -m tests.write_pages` -->\n"
END = "<!-- end of rules -->\n"


@functools.cache
def contents() -> dict[Path, str]:
    """Each generated file and what must stand in it."""
    before, begin, rest = README.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        raise ValueError(f"README.md has lost a marker: {BEGIN if not begin else END}")
    pages = {PAGES / f"{rule.code}.md": markdown(rule) for rule in RULES}
    pages[PAGES / "index.md"] = index(RULES)
    return {README: f"{before}{begin}\n{table(RULES)}\n{end}{after}", **pages}


def stale() -> list[Path]:
    """Pages of rules that no longer exist."""
    return sorted(set(PAGES.glob("*")) - contents().keys())


def main() -> None:
    """Write the files and remove stale ones."""
    for file in stale():
        file.unlink()
    PAGES.mkdir(parents=True, exist_ok=True)
    for file, text in contents().items():
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
