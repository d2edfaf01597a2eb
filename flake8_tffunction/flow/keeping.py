"""Whether a function that makes a tf.function keeps it for the next call."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_tffunction.source.layout import within
from flake8_tffunction.source.nodes import walk

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File
    from flake8_tffunction.source.scopes import Scope
    from flake8_tffunction.source.tracing import Traced


def makes_each_time(file: File, traced: Traced, maker: Scope) -> bool:
    """Whether each call of the function that makes a tf.function makes another one: there is no cache, no `return` before it, and no
    question about what the function stores (`if self._step is None:`)."""
    line: int = getattr(traced.made_at, "lineno", 0)
    if file.cache_of(maker.node) is not None or any(statement.lineno < line for statement in maker.returns):
        return False
    kept = {attr for attr, writes in file.index.writes.items() if any(write.scope is maker for write in writes)}
    guards = [node for node in walk(maker.node) if isinstance(node, ast.If) and within(traced.made_at, node)]
    asked = (part for guard in guards for part in walk(guard.test))
    return not any(_word(part) in kept for part in asked)


def _word(node: ast.AST) -> object:
    """The attribute that a node asks for: of `self.step`, and of `hasattr(self, "step")`."""
    return node.attr if isinstance(node, ast.Attribute) else node.value if isinstance(node, ast.Constant) else None
