"""How a node alone tells that it is of another file: no line of the linted file has so high a number."""

from __future__ import annotations

import ast
from typing import Final

SPAN: Final = 1 << 21
"""Lines that a module may have: more than bytes are read."""
FAR: Final = SPAN
"""The first line that is not of the linted file."""


def is_far(node: ast.AST | None) -> bool:
    """Whether a node is of another file than the linted one."""
    return getattr(node, "lineno", 0) >= FAR
