"""Columns: the ast counts bytes of UTF-8, flake8 and people count characters."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import accumulate
from typing import Final

LONG: Final = 1000
"""Characters from which on the beginnings of a line's characters are counted once, and not at each question."""


class Columns:
    """The columns of one file.

    Parameters
    ----------
    lines
        Its lines, with whatever surrogates were read for what could not be decoded.
    """

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = lines
        self._starts: tuple[int, list[int]] = (0, [])

    def characters(self, line: int, offset: int) -> int:
        """A column in characters, 0-based; 0 in a line that there is not."""
        if not 0 < line <= len(self._lines):
            return 0
        text = self._lines[line - 1]
        if text.isascii():
            return offset
        if len(text) < LONG:
            return len(text.encode("utf-8", "replace")[:offset].decode("utf-8", "replace"))
        if self._starts[0] != line:
            widths = (1 if char < "\x80" else len(char.encode("utf-8", "replace")) for char in text)
            self._starts = line, list(accumulate(widths, initial=0))
        return bisect_left(self._starts[1], offset)
