"""Roots of a class of the file as the classes that derive from it run them: what they override is traced, too."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.source.nodes import walk
from flake8_tffunction.source.tracing import Traced

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File
    from flake8_tffunction.source.classes import ClassInfo
    from flake8_tffunction.source.scopes import AttributeWrite

METHODS = (ast.FunctionDef, ast.AsyncFunctionDef)


class Heirs:
    """Of one file: as what classes its roots are to be played."""

    def __init__(self, file: File) -> None:
        self._file = file
        self._derived = file.classes.derived if file.classes.by_node else {}
        self._read: dict[ClassInfo, frozenset[str]] = {}

    def receivers(self, traced: Traced) -> list[ClassInfo | None]:
        """The classes whose instance a root gets as `self`: None for its own, then the heirs that override what it calls.

        A class that leaves a method to its heirs has no instances: nothing can be said of what such a method gives back or
        changes, so it is left out where heirs stand for it.
        """
        base = self._file.classes.of_method(traced.scope)
        if base is None or not isinstance(traced.node, METHODS):
            return [None]
        found: list[ClassInfo | None] = [
            heir
            for heir in self._derived.get(base, ())
            if heir is not base and self._inherits(heir, traced.node) and self._overrides(heir, base)
        ]
        concrete = [heir for heir in found if heir is not None and not self._is_abstract(heir)]
        return list(concrete) if concrete and self._is_abstract(base) else [None, *(concrete or found)]

    def _inherits(self, heir: ClassInfo, node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
        found = heir.method(node.name)
        return found is not None and found[0] is node

    def _overrides(self, heir: ClassInfo, base: ClassInfo) -> bool:
        """Whether a method of the base may call one that the heir has of its own."""
        own = {name for info in heir.mro if info not in base.mro for name in info.methods} - {"__init__"}
        return any(not own.isdisjoint(self._reads(info)) for info in base.mro)

    def _is_abstract(self, info: ClassInfo) -> bool:
        """Whether methods of a class call one that it leaves to its heirs."""
        read = {name for each in info.mro for name in self._reads(each)}
        left = {name for heir in self._derived.get(info, ()) for name in heir.methods if name in read}
        return any(self._leaves(info, name) for name in left)

    def _leaves(self, info: ClassInfo, name: str) -> bool:
        found = info.method(name)
        if found is None:
            return not info.attribute_writes(name) and info.class_bindings(name) is None
        return "abstractmethod" in self._file.decorations(found[0]) or _only_raises(found[0])

    def _reads(self, info: ClassInfo) -> frozenset[str]:
        """The attributes, of whatever object, that the methods of a class read."""
        if info not in self._read:
            self._read[info] = frozenset(
                part.attr
                for method in info.methods.values()
                for part in walk(method)
                if isinstance(part, ast.Attribute)
            )
        return self._read[info]


def traced_for(file: File, info: ClassInfo, write: AttributeWrite, value: Value) -> Value:
    """What `self.step = tf.function(self._step)` in a base makes of the `_step` of an heir: the heir's own method traced.

    Parameters
    ----------
    info
        The class of the instance.
    write, value
        The assignment, and what it stores in an instance of the class that it stands in.
    """
    call = write.value
    if value.kind != Kind.GRAPHFN or value.traced is None or value.traced.made_at is not call:
        return value
    given = call.args[0] if isinstance(call, ast.Call) and call.args else None
    if not isinstance(given, ast.Attribute) or file.classes.of_receiver(given.value, write.scope) is None:
        return value
    found = info.method(given.attr)
    function = file.function_value(found[0]) if found is not None and found[0] is not value.node else None
    if function is None or function.kind != Kind.FUNCTION:
        return value
    return file.graph_function(function.but(bound=value.bound), call, write.scope, value.traced)


def _only_raises(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether a method does nothing but raise NotImplementedError."""
    *before, last = node.body
    if not isinstance(last, ast.Raise) or any(not _is_text(statement) for statement in before):
        return False
    error = last.exc.func if isinstance(last.exc, ast.Call) else last.exc
    return isinstance(error, ast.Name) and error.id == "NotImplementedError"


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
