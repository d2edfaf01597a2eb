"""A rule's page in a terminal: wrapped to the window, and in colour where a person looks at it."""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap

from flake8_tffunction.pages import Block, blocks
from flake8_tffunction.rules.base import Rule

WIDEST = 100
"""Columns beyond which prose is hard to read."""
CODE = re.compile(r"`([^`]+)`")
MARK = re.compile(r"# <- .*$", re.MULTILINE)
REPORT = re.compile(r"^(    \d+:\d+:) (TFF\d+) ", re.MULTILINE)
HELD = "\ue000"
"""Stands for a space inside of code while a paragraph is wrapped. (For private use: no text has it.)"""
BOLD, RED, CYAN, DIM, UNDERLINED = "1", "1;31", "36", "2", "4"


def colourful() -> bool:
    """Whether standard output is a terminal whose user has not refused colours (https://no-color.org)."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    return sys.stdout.isatty() and (os.name != "nt" or "WT_SESSION" in os.environ)


def window() -> int | None:
    """How wide prose is to be: None where no person looks, so that a file or pipe gets the lines as they were written."""
    return min(shutil.get_terminal_size().columns, WIDEST) if sys.stdout.isatty() else None


def page(rule: type[Rule], width: int | None = None, colours: bool = False) -> str:
    """The page as text; programs and outputs are indented.

    Parameters
    ----------
    rule
        Whose page.
    width
        Where paragraphs are wrapped; None leaves their lines.
    colours
        Whether to use the escape sequences of terminals, instead of backticks and underlines.
    """
    parts = [_shown(block, width, colours, first=not number) for number, block in enumerate(blocks(rule))]
    return "\n\n".join(parts) + "\n"


def _shown(block: Block, width: int | None, colours: bool, first: bool) -> str:
    if block.what == "heading":
        return _ink(block.text, BOLD) if colours else f"{block.text}\n{('=' if first else '-') * len(block.text)}"
    if block.what == "prose":
        text = "\n\n".join(_wrapped(paragraph, width) for paragraph in block.text.split("\n\n"))
        return CODE.sub(lambda code: _ink(code[1], CYAN), text) if colours else text
    if block.what == "links":
        return re.sub(r"https?://\S+", lambda link: _ink(link[0], UNDERLINED), block.text) if colours else block.text
    text = "\n".join(f"    {line}".rstrip() for line in block.text.splitlines())
    if colours and block.what == "python":
        return MARK.sub(lambda mark: _ink(mark[0], RED), text)
    if colours:
        return REPORT.sub(lambda report: f"{_ink(report[1], DIM)} {_ink(report[2], RED)} ", text)
    return text


def _wrapped(paragraph: str, width: int | None) -> str:
    """A paragraph in lines of a width; code stays on one line. Lists and what is indented are left alone."""
    if width is None or paragraph.startswith(("-", " ", "|", "1.")):
        return paragraph
    held = CODE.sub(lambda code: code[0].replace("\n", " ").replace(" ", HELD), paragraph)
    lines = textwrap.wrap(held, width, break_long_words=False, break_on_hyphens=False)
    return "\n".join(lines).replace(HELD, " ")


def _ink(text: str, style: str) -> str:
    return f"\x1b[{style}m{text}\x1b[0m"
