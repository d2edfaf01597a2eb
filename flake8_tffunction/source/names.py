"""Expressions to canonical dotted names: "tf.math.add", "numpy.random.rand", "builtins.print", whatever the alias.

A name resolves only through its bindings: an import, or an assignment of something that resolves. A local variable that
happens to be called `tf` is no TensorFlow.
"""

from __future__ import annotations

import ast
import builtins
from typing import Protocol

from flake8_tffunction.knowledge import api
from flake8_tffunction.source.index import Index
from flake8_tffunction.source.scopes import Binding, Scope

BUILTINS = frozenset(dir(builtins))
DEPTH = 8
"""How many assignments a name is followed through (`a = tf; b = a; ...`)."""


SHARED = ("keras", "tf_keras")
"""What packages import once, in a module that chooses the version, for all of their modules."""


def shares_keras(node: ast.ImportFrom) -> bool:
    """Whether it takes Keras from a module of the package itself: `from .backend import keras` chooses the version."""
    outer = not node.level and (node.module or "").split(".")[0] in ("tensorflow", "tf_keras", "keras")
    return not outer and any(alias.name in SHARED for alias in node.names)


def imported(binding: Binding, name: str) -> str | None:
    """The dotted name that an import binding gives `name`, not yet canonical.

    None for what comes from the package itself, Keras excepted.
    """
    node = binding.node
    if isinstance(node, ast.Import):
        for alias in node.names:
            if alias.asname == name:
                return alias.name
            if alias.asname is None and alias.name.partition(".")[0] == name:
                return name
    elif isinstance(node, ast.ImportFrom):
        for alias in node.names:
            if alias.name == "*" and not node.level:
                return f"{node.module}.{name}"
            if (alias.asname or alias.name) == name:
                if alias.name in SHARED and shares_keras(node):
                    return alias.name
                return None if node.level else f"{node.module}.{alias.name}"
    return None


class Followed(Protocol):
    """What knows the imports of the file's own project."""

    def canonical(self, binding: Binding, name: str, depth: int) -> str | None:
        """The canonical name that such an import binds; None for other imports."""

    def handed_on(self, root: str, attributes: list[str]) -> str | None:
        """The canonical name of a chain of attributes of a module of the project that ends in what it imports itself."""


class Names:
    """Resolves expressions of one file; with `links` through the other modules of its project too."""

    def __init__(self, index: Index, links: Followed | None = None) -> None:
        self._index = index
        self._links = links
        self._memo: dict[tuple[Scope, str], str | None] = {}

    def canonical(self, expr: ast.expr, scope: Scope) -> str | None:
        """The canonical dotted name of `expr` as code of `scope` sees it, or None.

        Only names and attribute chains resolve; calls and subscripts do not.
        """
        attributes: list[str] = []
        while isinstance(expr, ast.Attribute):
            attributes.append(expr.attr)
            expr = expr.value
        if not isinstance(expr, ast.Name):
            return None
        root = self.name(expr.id, scope)
        if root is None or not attributes:
            return root
        attributes.reverse()
        if self._links is not None and (followed := self._links.handed_on(root, attributes)) is not None:
            return followed
        return api.resolve(".".join([root, *attributes]))

    def name(self, name: str, scope: Scope, depth: int = 0) -> str | None:
        """The canonical dotted name of a bare name in `scope`, or None."""
        owner = scope.owner(name)
        if owner is None:
            return f"builtins.{name}" if name in BUILTINS else None
        key = (owner, name)
        if key in self._memo:
            return self._memo[key]
        self._memo[key] = None  # a name that is bound to itself ends here
        found: set[str | None] = set()
        for binding in owner.bindings[name]:
            if isinstance(binding.value, ast.Constant) and binding.value.value is None:
                continue  # `except ImportError: tf = None`
            found.add(self._bound(binding, name, depth))
        result = found.pop() if len(found) == 1 else None
        self._memo[key] = result
        return result

    def _bound(self, binding: Binding, name: str, depth: int) -> str | None:
        if binding.kind == "import":
            followed = self._links.canonical(binding, name, depth) if self._links is not None else None
            dotted = followed or imported(binding, name)
            return api.resolve(dotted) if dotted else None
        if binding.kind in ("assign", "annotate") and binding.value is not None and not binding.path and depth < DEPTH:
            attributes: list[str] = []
            expr = binding.value
            while isinstance(expr, ast.Attribute):
                attributes.append(expr.attr)
                expr = expr.value
            if isinstance(expr, ast.Name):
                root = self.name(expr.id, binding.scope, depth + 1)
                if root is not None:
                    return api.resolve(".".join([root, *reversed(attributes)])) if attributes else root
        return None
