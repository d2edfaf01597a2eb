"""`python -m tests.write_pages`: write what is made from the rules, docs/rules/*.md and the README's table, and the guide's table of gains.

A test holds the files to be current.
"""

from __future__ import annotations

import functools
from pathlib import Path

from flake8_tffunction.pages import index, markdown, table
from flake8_tffunction.rules import RULES
from tests.advice import gains

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "rules"
README = ROOT / "README.md"
GUIDE = ROOT / "docs" / "guide.md"
BEGIN = "<!-- rules: made by `python -m tests.write_pages` -->\n"
END = "<!-- end of rules -->\n"
BEGIN_GAINS = "<!-- gains: made by `python -m tests.write_pages` -->\n"
END_GAINS = "<!-- end of gains -->\n"


@functools.cache
def contents() -> dict[Path, str]:
    """Each generated file and what must stand in it."""
    pages = {PAGES / f"{rule.code}.md": markdown(rule) for rule in RULES}
    return {
        README: _with_part(README, BEGIN, table(RULES), END),
        GUIDE: _with_part(GUIDE, BEGIN_GAINS, gains.table(), END_GAINS),
        PAGES / "index.md": index(RULES),
        **pages,
    }


def _with_part(file: Path, begin: str, part: str, end: str) -> str:
    """The text of a file with what stands between two markers replaced."""
    before, found, rest = file.read_text(encoding="utf-8").partition(begin)
    _, ended, after = rest.partition(end)
    if not ended:
        raise ValueError(f"{file.name} has lost a marker: {begin if not found else end}")
    return f"{before}{begin}\n{part}\n{end}{after}"


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
