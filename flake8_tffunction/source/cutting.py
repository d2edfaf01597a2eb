"""Where the functions of a text begin and end, and the statements of one of them.

Only lines are looked at, and what is not certain is left to the parser: a text that is cut wrongly has to fail there.
"""

from __future__ import annotations

import ast
import re
import threading
import warnings
from typing import Final

from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.folding import TRIPLE
from flake8_tffunction.source.moving import move
from flake8_tffunction.source.parsing import parse

HEADER: Final = re.compile(r"( *)def \w+")
QUOTED: Final = re.compile(r"'(?:[^'\\\n]|\\.)*'|\"(?:[^\"\\\n]|\\.)*\"|#[^\n]*")
"""A string in one line, or a comment."""
BRACKETS: Final = ("()", "[]", "{}")
UNKNOWN: Final = " return __not_followed__()\n"
"""What stands for a body that can't be parsed: nothing is known of it."""


class Span(NamedTuple):
    """Lines of a body, counted from 1, both ends included."""

    first: int
    last: int


def fold(lines: list[str]) -> tuple[str, dict[int, Span]] | None:
    """A module's text without the bodies of its outermost functions and methods; None if it can't be told where they end.

    Returns the text, in which a `pass` stands on the last line of each such body, and the spans by the line of the `def`. What
    looks like a def may stand in a string: whoever parses the text must find a def at each of the lines.
    """
    kept: list[str] = []
    spans: dict[int, Span] = {}
    inside = ""
    position = 0
    while position < len(lines):
        line = lines[position]
        if not inside and "def " in line and (header := HEADER.match(line)) is not None:
            first, has_body = _behind_header(lines, position)
            if not first:
                return None
            if not has_body:
                kept += lines[position:first]
                position = first
                continue
            last = _end(lines, first, " " * (len(header[1]) + 1))
            body = "".join(lines[first : last + 1])
            if any(body.count(quote) % 2 for quote in TRIPLE) or first > last:
                return None
            kept += lines[position:first]
            if _may_stand_alone(body):
                kept += ["\n"] * (last - first)
                kept.append(f"{header[1]} pass\n")
                spans[position + 1] = Span(first + 1, last + 1)
            else:
                kept += lines[first : last + 1]
            position = last + 1
            continue
        for quote in TRIPLE:
            if quote in line and line.count(quote) % 2 and inside in ("", quote):
                inside = "" if inside else quote
        kept.append(line)
        position += 1
    return "".join(kept), spans


def may_fold(text: str) -> bool:
    """Whether lines of a text can be told apart by their indentation, and no coroutine is in it."""
    return not ("\n\t" in text or "\f" in text or "async def" in text)


def _behind_header(lines: list[str], position: int) -> tuple[int, bool]:
    """The number of the line after the header of a def, and whether its body begins there; 0 if that is not clear."""
    depth = 0
    for number in range(position, len(lines)):
        line = lines[number]
        if "\\" in line or any(quote in line for quote in TRIPLE):
            break
        line = QUOTED.sub("", line) if "'" in line or '"' in line or "#" in line else line
        for opening, closing in BRACKETS:
            depth += line.count(opening) - line.count(closing)
        if depth <= 0:
            return number + 1, line.rstrip().endswith(":")
    return 0, False


def _end(lines: list[str], first: int, margin: str) -> int:
    """The last line of a block whose lines begin with the margin: not blank, and no comment."""
    position = first
    while position < len(lines) and (lines[position].startswith(margin) or _is_empty(lines[position])):
        position += 1
    position -= 1
    while position >= first and _is_empty(lines[position]):
        position -= 1
    return position


def _is_empty(line: str) -> bool:
    line = line.lstrip()
    return not line or line.startswith("#")


def _may_stand_alone(body: str) -> bool:
    """Whether a body binds nothing outside of it, and certainly ends where its lines do."""
    return (
        "global" not in body
        and not body.endswith("\\\n")
        and all(body.count(opening) == body.count(closing) for opening, closing in BRACKETS)
    )


def statements_of(text: str, offset: int) -> list[ast.stmt]:
    """The statements of a body, its first line being line 2, moved; what can't be parsed, or is too deep, is unknown."""
    try:
        block = _parsed(text)
    except RecursionError:  # how much of the stack is left here must not matter
        found: list[ast.If] = []
        thread = threading.Thread(target=lambda: found.append(_parsed(text, last=True)))
        thread.start()
        thread.join()
        (block,) = found
    if not move(block, offset):
        block = _block(UNKNOWN)
        move(block, offset)
    return block.body


def _parsed(text: str, last: bool = False) -> ast.If:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return _block(text)
    except (SyntaxError, ValueError, OverflowError, MemoryError):
        return _block(UNKNOWN)
    except RecursionError:
        if not last:
            raise
        return _block(UNKNOWN)


def _block(text: str) -> ast.If:
    (block,) = parse(f"if 1:\n{text}").body
    assert isinstance(block, ast.If)
    return block
