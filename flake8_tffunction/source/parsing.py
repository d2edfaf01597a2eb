"""Source to trees."""

from __future__ import annotations

import ast
from typing import Final

TRIES: Final = 3


def parse(text: str) -> ast.Module:
    """The tree of a module.

    CPython 3.11 counts for all threads at once how deep it is in a tree, and raises SystemError now and then where another
    thread parses at the same time ("AST constructor recursion depth mismatch"): then it is tried again.

    Raises
    ------
    SyntaxError, ValueError, OverflowError, MemoryError, RecursionError
        As `ast.parse` does; ValueError also where it failed again and again.
    """
    for _ in range(TRIES):
        try:
            return ast.parse(text)
        except SystemError:
            continue
    raise ValueError("another thread parses all the time")
