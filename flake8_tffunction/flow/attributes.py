"""Objects of a file's classes: what they are, and which assignments outside of the class reach them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow.converting import Converting
from flake8_tffunction.flow.operators import join_all
from flake8_tffunction.flow.values import Kind, Origin, Trust, Value
from flake8_tffunction.knowledge import api
from flake8_tffunction.source.classes import ClassInfo, receiver
from flake8_tffunction.source.scopes import AttributeWrite, Scope

if TYPE_CHECKING:
    pass

NAMESPACES: Final = frozenset({"argparse.Namespace", "types.SimpleNamespace"})
"""Classes whose objects hold what they are given by keyword."""


class Attributes(Converting):
    """The part of `File` that knows objects of the file's classes from outside."""

    def __init__(self) -> None:
        super().__init__()
        self._outside: dict[str, list[tuple[AttributeWrite, ClassInfo]]] = {}

    def value_of(self, owner: Scope, name: str) -> Value:
        """The join of everything that binds a name."""
        raise NotImplementedError

    def in_traced_code(self, scope: Scope) -> bool:
        """Whether a scope is part of code that is traced."""
        raise NotImplementedError

    def class_attribute(self, info: ClassInfo, attr: str) -> Value | None:
        """The join of all assignments to an attribute."""
        raise NotImplementedError

    def receiver_of(self, function: Scope, cls: ClassInfo | None = None) -> Value | None:
        """The value of `self` in a method, as an instance of `cls` that inherits it; None outside of classes."""
        info = cls or self.classes.of_method(function)
        if info is None or receiver(function.node) is None:
            return None
        if "classmethod" in self.decorations(function.node):
            return Value(Kind.CLASS, Origin.SELF, cls=info, node=info.node, born=info.node)
        return Value(Kind.OBJECT, Origin.SELF, Trust.DECLARED, cls=info, born=info.node)

    def hiding(self, info: ClassInfo, attr: str) -> Value | None:
        """The tf.function that a method's name means: by `self.step = tf.function(self.step)` or `step = tf.function(step)`."""
        if info.attribute_writes(attr):
            value = self.class_attribute(info, attr)
            return value if value is not None and value.kind == Kind.GRAPHFN else None
        scope = info.class_bindings(attr)
        last = scope.bindings[attr][-1] if scope is not None else None
        if scope is None or last is None or last.kind != "assign" or last.value is None or last.path:
            return None
        value = self.evaluate(last.value, scope)
        return value if value.kind == Kind.GRAPHFN else None

    def field_of(self, owner: Value, of: str, attr: str) -> Value | None:
        """The container that a namespace from outside of the trace was made with; None where code may put another one there."""
        if of not in NAMESPACES or owner.origin & Origin.FRESH or attr in self.index.writes:
            return None
        for call, scope in self.sites(of.rpartition(".")[2]):
            given = next((k.value for k in call.keywords if k.arg == attr), None) if call is owner.born else None
            if given is not None:
                value = self.evaluate(given, scope)
                return value.but(origin=owner.origin) if value.must(Kind.CONTAINER | Kind.ARRAY) else None
        return None

    def kept_by_function(self, node: ast.AST, attr: str) -> Value | None:
        """The variable that eager code keeps in an attribute of a function: `step.calls = tf.Variable(0)`; None for all else."""
        kept = [
            self.evaluate(write.value, write.scope)
            for write in self.index.writes.get(attr, ())
            if write.value is not None
            and write.kind == "assign"
            and not write.path
            and isinstance(write.owner, ast.Name)
            and not self.in_traced_code(write.scope)
            and self.evaluate(write.owner, write.scope).node is node
        ]
        known = kept and all(value.must(Kind.VARIABLE) for value in kept)
        return join_all(kept).but(origin=Origin.GLOBAL) if known else None

    def _written_from_outside(self, info: ClassInfo, attr: str) -> Iterator[AttributeWrite]:
        """Assignments `net.rate = ...` in eager code to an object of the class."""
        if attr not in self._outside:
            self._outside[attr] = []  # an owner that depends on the attribute itself ends here
            self._outside[attr] = list(self._owners_outside(attr))
        for write, owner in self._outside[attr]:
            if info in owner.mro:
                yield write

    def _owners_outside(self, attr: str) -> Iterator[tuple[AttributeWrite, ClassInfo]]:
        for write in self.index.writes.get(attr, ()):
            if self.classes.of_receiver(write.owner, write.scope) is None and not self.in_traced_code(write.scope):
                owner = self.evaluate(write.owner, write.scope)
                if owner.cls is not None:
                    yield write, owner.cls

    def derives_from(self, info: ClassInfo, *kinds: str) -> bool:
        """Whether a class of the file has a base elsewhere of one of these `api.class_kind`s ("layer", "model", ...)."""
        return any(base is not None and api.class_kind(base) in kinds for base in info.outer)
