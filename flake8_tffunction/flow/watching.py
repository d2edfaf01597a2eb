"""Text for a person who watches the trace: in `raise`, `assert` and Python's prints and logs."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

from flake8_tffunction.knowledge import host
from flake8_tffunction.source.nodes import walk

if TYPE_CHECKING:
    from flake8_tffunction.flow.facts import Place
    from flake8_tffunction.flow.file import File

LOGS: Final = frozenset({"debug", "info", "warning", "warn", "error", "critical", "exception", "log"})
"""Methods of loggers."""


def shown_while_tracing(file: File, place: Place, node: ast.AST) -> bool:
    """Whether a string is made for somebody who watches the trace, and may show what is symbolic."""
    if isinstance(place.statement, (ast.Raise, ast.Assert)):
        return True
    for call in walk(place.statement):
        if isinstance(call, ast.Call) and (file.names.canonical(call.func, place.scope) in host.PRINTS or _logs(call)):
            if any(inner is node for inner in walk(call)):
                return True
    return False


def _logs(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Attribute) and call.func.attr in LOGS
