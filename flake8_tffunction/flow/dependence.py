"""What a value is made of: the expressions that reach it through local names and helpers of the file."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from flake8_tffunction.source.nodes import children_of
from flake8_tffunction.source.scopes import Scope

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File

DEPTH: Final = 8
"""How many assignments and calls a value is followed through."""


def made_of(
    file: File, value: ast.expr, scope: Scope, opaque: Callable[[ast.AST], bool] | None = None
) -> Iterator[tuple[ast.AST, Scope]]:
    """All parts of an expression, and of what its local names are bound to and its helpers return.

    Every binding of a name counts, whatever the order of the statements: the answer is what the value may be made of.

    Parameters
    ----------
    value, scope
        The expression, and whose code it is.
    opaque
        Says of which parts the inside does not matter.
    """
    stack: list[tuple[ast.AST, Scope, int]] = [(value, scope, 0)]
    seen: set[ast.AST] = set()
    while stack:
        node, at, depth = stack.pop()
        if node in seen or opaque is not None and opaque(node):
            continue
        seen.add(node)
        yield node, at
        stack += [(child, at, depth) for child in children_of(node)]
        if depth >= DEPTH:
            continue
        if isinstance(node, ast.Name):
            owner = at.owner(node.id)
            if owner is not None and owner.function is not None:
                stack += [
                    (b.value, b.scope, depth + 1)
                    for b in owner.bindings.get(node.id, ())
                    if b.value is not None and b.kind != "param"
                ]
        elif isinstance(node, ast.Call):
            helper = file.evaluate(node.func, at).node
            inner = file.index.scopes.get(helper) if helper is not None else None
            if isinstance(helper, ast.Lambda) and inner is not None:
                stack.append((helper.body, inner, depth + 1))
            elif inner is not None:
                stack += [(r.value, inner, depth + 1) for r in inner.returns if r.value is not None]
