"""What changes a captured value after it has been traced.

Traced code reads a Python value once. That is a trap only where the file changes the value between two runs: the
change is set beside the calls of the tf.function, in every function from which both can be seen.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow.by_class import ByClass
from flake8_tffunction.flow.lifetimes import MAKERS, First, may_be_same
from flake8_tffunction.flow.timeline import Site, Timeline, position
from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.knowledge import host
from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source import roles
from flake8_tffunction.source.reads import Change

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File
    from flake8_tffunction.source.classes import ClassInfo
    from flake8_tffunction.source.scopes import AttributeWrite, Scope
    from flake8_tffunction.source.tracing import Traced

DERIVED: Final = {
    name: "trainable"
    for name in ("trainable_variables", "trainable_weights", "non_trainable_variables", "non_trainable_weights")
}
"""Attribute of Keras -> the attribute of any of its layers on which it depends."""
KEPT: Final = frozenset({"assign", "augment", "annotate", "for", "with", "walrus"})
"""Kinds of binding that change a value (defs, classes and imports are bound anew in other ways)."""
LATER: Final = (
    r"_*(set|update|reset|decay|anneal|advance|increment|increase|decrease|reduce|change|adjust|toggle|switch|step|on)"
    r"(_|$)"
)
"""Names of functions that change what is there."""
DATA: Final = Kind.NUMBER | Kind.STRING | Kind.ARRAY | Kind.TENSOR | Kind.CONTAINER | Kind.TUPLE


class Stale(NamedTuple):
    """A captured value that is changed after its trace."""

    read: ast.AST
    """Where traced code reads it first."""
    change: ast.AST
    """What changes it."""


class Write(NamedTuple):
    """One place that changes a value."""

    site: Site
    value: ast.expr | None
    """What is assigned, where that is a plain expression."""
    sure: bool
    """Whether it certainly is the same name or an object of the same class."""
    steps: bool
    """Whether it is `+=` and the like."""
    owner: ast.expr | None = None
    """The object whose attribute is written."""
    line: ast.AST | None = None
    """What to show for it, if that is not the node of `site`."""
    path: tuple[object, ...] = ()
    """The constant keys of what changes in a container."""


class Rebindings:
    """Of one file; asked after the play."""

    def __init__(self, file: File) -> None:
        self._file = file
        self._timeline = Timeline(file)
        self._names: dict[tuple[Scope, str], Stale | None] = {}
        self._attributes: dict[tuple[ClassInfo | str | None, str], Stale | None] = {}
        self._writes: dict[str, ByClass[tuple[AttributeWrite, Value]]] = {}

    # -- questions --------------------------------------------------------------------------------------------------

    def of_name(self, owner: Scope, name: str, value: Value) -> Stale | None:
        """The change of an outer name that comes too late for the trace that reads it."""
        key = (owner, name)
        if key not in self._names:
            self._names[key] = None
            writes = [*self._name_writes(owner, name), *self._changed(name, owner, None, value)]
            if writes and not self._file.eager.is_traced(owner):
                reads = self._file.lifetimes.name_reads(owner, name)
                self._names[key] = self._find(reads, writes, self._real_name(owner, name) and _is_data(value), owner)
        return self._names[key]

    def of_object(self, owner: Scope, name: str, value: Value) -> Stale | None:
        """The change of an attribute of a library's object that traced code calls by its name: `drop.rate = 0.9`."""
        if value.cls is not None or not value.kind & (Kind.STATEFUL | Kind.OBJECT):
            return None
        writes = [
            Write(Site(w.node, w.scope), w.value, False, False, w.owner)
            for attr, found in self._file.index.writes.items()
            for w in found
            if isinstance(w.owner, ast.Name)
            and w.owner.id == name
            and w.scope.owner(name) is owner
            and attr not in DERIVED.values()
            and not self._file.lifetimes.is_setting(value, attr)
        ]
        return self._find(self._file.lifetimes.name_reads(owner, name), writes, False, owner) if writes else None

    def of_attribute(self, owner: Value, attr: str, value: Value) -> Stale | None:
        """The change of an attribute that comes too late for the trace that reads it."""
        key = (owner.cls or owner.of, attr)
        if key not in self._attributes:
            self._attributes[key] = None
            writes = [*self._attribute_writes(owner, attr), *self._changed(attr, None, owner, value)]
            if writes and not self._file.lifetimes.is_setting(owner, attr):
                reads = self._file.lifetimes.attribute_reads(owner, attr)
                self._attributes[key] = self._find(reads, writes, self._real_attribute(owner, attr) and _is_data(value))
        return self._attributes[key]

    # -- writes -----------------------------------------------------------------------------------------------------

    def _name_writes(self, owner: Scope, name: str) -> Iterator[Write]:
        for binding in owner.bindings.get(name, ()):
            node, scope = binding.node, binding.scope
            declares = binding.kind == "annotate" and binding.value is None
            if binding.kind in KEPT and not declares and self._file.lifetimes.untraced(scope):
                plain = None if binding.kind in ("for", "with", "augment") else binding.value
                at = node.body[0] if isinstance(node, (ast.For, ast.AsyncFor)) else node  # at each turn
                yield Write(Site(at, scope), plain, scope is not owner, binding.kind == "augment", line=node)

    def _attribute_writes(self, owner: Value, attr: str) -> Iterator[Write]:
        derived = attr in DERIVED
        late = self._late_writes(DERIVED.get(attr, attr))
        for write, written in late.near(None if derived else owner.cls, self._file.classes):
            if derived or may_be_same(owner, written):
                steps, sure = write.kind == "augment", not derived and written.cls is not None
                plain = None if steps else write.value
                yield Write(Site(write.node, write.scope), plain, sure, steps, write.owner)

    def _late_writes(self, attr: str) -> ByClass[tuple[AttributeWrite, Value]]:
        """The assignments to an attribute by untraced code, of objects that are there already, with those objects."""
        found = self._writes.get(attr)
        if found is None:
            writes = [
                (write, self._file.evaluate(write.owner, write.scope))
                for write in self._file.index.writes.get(attr, ())
                if getattr(getattr(write.scope.function, "node", None), "name", None) not in MAKERS
                and write.kind != "delete"
                and self._file.lifetimes.untraced(write.scope)
            ]
            found = self._writes[attr] = ByClass(writes, lambda pair: pair[1].cls)
        return found

    def _changed(self, holder: str, scope: Scope | None, owner: Value | None, value: Value) -> Iterator[Write]:
        """Changes in place of a container that a name or attribute holds."""
        if not value.kind & (Kind.CONTAINER | Kind.ARRAY):
            return
        found = self._file.lifetimes.reads
        for change in (*found.changes.get(holder, ()), *found.nested.get(holder, ())):
            if change.method is not None and change.method not in host.CHANGING:
                continue
            if not self._file.lifetimes.untraced(change.scope):
                continue
            if isinstance(change.holder, ast.Name):
                same = scope is not None and change.scope.owner(holder) is scope
            else:
                same = owner is not None and may_be_same(owner, self._file.evaluate(change.holder.value, change.scope))
            if same:
                at = change.holder.value if isinstance(change.holder, ast.Attribute) else None
                yield Write(Site(change.node, change.scope), None, _constant_key(change), False, at, path=change.path)

    # -- the first value --------------------------------------------------------------------------------------------

    def _real_name(self, owner: Scope, name: str) -> bool:
        """Whether the name has a value from the beginning, other than None."""
        return any(b.scope is owner and _is_real(b.value, b.path) for b in owner.bindings.get(name, ()))

    def _real_attribute(self, owner: Value, attr: str) -> bool:
        if owner.cls is None:
            return False
        for write in owner.cls.attribute_writes(attr):
            if getattr(getattr(write.scope.function, "node", None), "name", "") in MAKERS and _is_real(
                write.value, write.path
            ):
                return True
        scope = owner.cls.class_bindings(attr)
        return scope is not None and self._real_name(scope, attr)

    # -- the verdict ------------------------------------------------------------------------------------------------

    def _find(
        self, reads: Sequence[First], writes: Sequence[Write], real: bool, owner: Scope | None = None
    ) -> Stale | None:
        within = owner if owner is not None and owner.kind == "function" else None
        if not reads or not writes:
            return None
        writes = sorted(writes, key=lambda write: position(write.site.node))
        for read in reads:
            path = self._file.lifetimes.reads.path(read.node) if any(write.path for write in writes) else ()
            for write in () if read.once else writes:
                if any(a != b for a, b in zip(path, write.path)):
                    continue  # `state["step"] += 1` where `state["rate"]` is read
                late = self._timeline.between(read.traced, write.site, _is_constant(write.value), write.owner, within)
                if late is None:  # no function shows both
                    late = real and write.sure and not self._is_local(read.traced) and self._may_come_late(write)
                if late:
                    return Stale(read.node, write.line or write.site.node)
        return None

    def _is_local(self, traced: Traced) -> bool:
        """Whether a tf.function ends with the call that makes it: the def of a function that does no more than call it."""
        around = traced.made_in
        if traced.why != "decorator" or around.kind != "function" or not self._file.lifetimes.untraced(around):
            return False
        name = getattr(traced.node, "name", "")
        layout = self._file.eager.layout
        layout.enter(around)
        return all(
            read.scope is around and isinstance(call := layout.parent(read.node), ast.Call) and call.func is read.node
            for read in self._file.lifetimes.reads.names.get(name, ())
            if read.scope.owner(name) is around
        )

    def _may_come_late(self, write: Write) -> bool:
        """Whether a write in a function that the file does not call is for later: it counts, or its name says so."""
        function = write.site.scope.function
        if function is None or roles.role(function) is not None or "property" in self._file.decorations(function.node):
            return False
        name = str(getattr(function.node, "name", ""))
        if not write.steps and not re.match(LATER, name):
            return False
        return not self._timeline.only_from(function, lambda caller: roles.role(caller) == roles.ONCE)


def _is_data(value: Value) -> bool:
    """Whether it may be a number, text, array or tensor, and is no object that its owner is set up with."""
    return bool(value.kind & DATA) and not value.kind & (Kind.OBJECT | Kind.STATEFUL | Kind.CALLABLE)


def _is_constant(value: ast.expr | None) -> bool:
    return isinstance(value, ast.Constant)


def _is_real(value: ast.expr | None, path: Sequence[int]) -> bool:
    for at in path:  # of `self.a, self.b = None, 1` each target gets its own part
        if isinstance(value, (ast.Tuple, ast.List)) and 0 <= at < len(value.elts):
            value = value.elts[at]
    return value is not None and not (isinstance(value, ast.Constant) and value.value is None)


def _constant_key(change: Change) -> bool:
    """`config["lr"] = v`: an entry that is there already; with other keys it may fill a registry."""
    return isinstance(change.node, ast.Subscript) and isinstance(change.node.slice, ast.Constant)
