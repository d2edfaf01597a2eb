"""What traced code leaves behind in attributes and outer names, and who meets it there.

A value that is stored and read within one trace is harmless. It is a trap where untraced code reads it, or a trace
reads it before writing it: then it comes from an earlier trace.
"""

from __future__ import annotations

import ast
from functools import cached_property
from typing import TYPE_CHECKING

from flake8_tffunction.flow.by_class import ByClass
from flake8_tffunction.flow.facts import Place, Stored
from flake8_tffunction.flow.guards import ONCE, guards
from flake8_tffunction.flow.values import MISSING, Kind, Value
from flake8_tffunction.knowledge import api, methods
from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.nodes import walk
from flake8_tffunction.source.reads import Reads
from flake8_tffunction.source.restoring import PARTNERS, Changes, put_back
from flake8_tffunction.source.wording import written

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File
    from flake8_tffunction.source.classes import ClassInfo
    from flake8_tffunction.source.scopes import Scope
    from flake8_tffunction.source.tracing import Traced

CONSTRUCTORS = frozenset({"__init__", "__new__", "__post_init__"})
MAKERS = CONSTRUCTORS | {"build"}
"""Methods that run before anything is traced."""
PLAIN = ("argparse.", "types.")
"""Beginnings of the names of classes whose objects hold what they are given."""


class First(NamedTuple):
    """Traced code reads what it has not written: a value from outside of this trace."""

    node: ast.AST
    traced: Traced
    owner: Value | None
    """The object whose attribute it is; None for a name."""
    once: bool
    """Whether a create-once guard stands around it: eager code reads it once, too."""


class Lifetimes:
    """Of one file; filled while it is played, asked by rules afterwards."""

    def __init__(self, file: File) -> None:
        self._file = file
        self._names: dict[tuple[Scope, str], list[First]] = {}
        self._attributes: dict[str, list[First]] = {}
        self._by_class: dict[str, tuple[int, ByClass[First]]] = {}
        self._outer: dict[Traced, set[Traced]] = {}
        self._untraced: dict[Scope, bool] = {}
        self._settled: dict[str, bool] = {}
        self._changes: dict[ast.AST, Changes] = {}

    # -- told by the play -------------------------------------------------------------------------------------------

    def read_name(self, owner: Scope, name: str, node: ast.AST, place: Place) -> None:
        """Note that a trace reads an outer name that it has not certainly written."""
        self._names.setdefault((owner, name), []).append(First(node, place.traced, None, place.guard == ONCE))

    def read_attribute(self, owner: Value, attr: str, node: ast.AST, place: Place) -> None:
        """Note that a trace reads an attribute that it has not certainly written."""
        self._attributes.setdefault(attr, []).append(First(node, place.traced, owner, place.guard == ONCE))

    def entered(self, inner: Traced, outer: Traced) -> None:
        """Note that the trace of a function runs into another tf.function."""
        self._outer.setdefault(inner, set()).add(outer)

    # -- asked by rules ---------------------------------------------------------------------------------------------

    @cached_property
    def reads(self) -> Reads:
        """All reads of the file, by name."""
        return Reads(self._file.index)

    def name_reads(self, owner: Scope, name: str) -> list[First]:
        """Where traces read a name that they have not written, in the order of the play."""
        return self._names.get((owner, name), [])

    def attribute_reads(self, owner: Value, attr: str) -> list[First]:
        """Where traces read an attribute of such an object that they have not written, in the order of the play."""
        near = self._near(attr).near(owner.cls, self._file.classes)
        return [first for first in near if first.owner is None or may_be_same(owner, first.owner)]

    def _near(self, attr: str) -> ByClass[First]:
        reads = self._attributes.get(attr, [])
        known = self._by_class.get(attr)
        if known is None or known[0] != len(reads):  # (it is asked while it is filled, too)
            known = self._by_class[attr] = (len(reads), ByClass(reads, _class_of))
        return known[1]

    def tracers(self, traced: Traced) -> list[Traced]:
        """The roots whose call may be what traces a function: itself, and those that run into it."""
        found = [traced]
        for root in found:
            found += [outer for outer in self._outer.get(root, ()) if outer not in found]
        return found

    def untraced(self, scope: Scope) -> bool:
        """Whether code of `scope` certainly runs outside of any trace.

        Code inside of a traced function may be called by it, and so may what only such code calls.
        """
        known = self._untraced.get(scope)
        if known is None:
            self._untraced[scope] = True  # a recursion asks itself
            known = self._untraced[scope] = self._is_untraced(scope)
        return known

    def _is_untraced(self, scope: Scope) -> bool:
        if scope.node in self._file.reached:
            return self._run_by_both(scope)
        if scope.parent is None:
            return True
        if isinstance(scope.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            info = self._file.classes.of_method(scope)
            if info is not None and scope.node.name == "__call__" and self._file.derives_from(info, "layer", "model"):
                return False  # a part of whatever calls the layer
            callers = self._file.calls_of(scope.node, scope)
            if callers and not any(self.untraced(at) for _, at in callers):
                return False
        return self.untraced(scope.parent)

    def _run_by_both(self, scope: Scope) -> bool:
        """Whether eager code, too, runs a function that traced code runs."""
        if not isinstance(scope.node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            return False
        if any(traced.node is scope.node for traced in self._file.traced):
            return False
        return any(self.untraced(at) and not self._makes(at) for _, at in self._file.calls_of(scope.node, scope))

    def settled(self, attr: str) -> bool:
        """Whether constructors of this file write an attribute, and nothing else does: it stays what it is made."""
        known = self._settled.get(attr)
        if known is None:
            writes = self._file.index.writes.get(attr, ())
            made = all(write.kind == "assign" and _in_constructor(write.scope) for write in writes)
            known = self._settled[attr] = bool(writes) and made and not self._writes_any
        return known

    @cached_property
    def _writes_any(self) -> bool:
        """Whether the file writes attributes of which it does not show the name."""
        named = (call.args[1] for call, _ in self._file.sites("setattr") if len(call.args) == 3)
        return not all(isinstance(name, ast.Constant) for name in named) or any(
            "__dict__" in line for line in self._file.lines
        )

    def met_later(self, fact: Stored) -> bool | None:
        """Whether what is stored under a name or attribute is read after its trace.

        Returns
        -------
        True where untraced code or a later trace reads it, False where only the same trace does, None where nobody
        does.
        """
        assert fact.key is not None
        if fact.scope is not None:
            if self.name_reads(fact.scope, fact.key):
                return True
            reads = [r for r in self.reads.names.get(fact.key, ()) if r.scope.owner(fact.key) is fact.scope]
        else:
            assert fact.owner is not None
            if self.attribute_reads(fact.owner, fact.key) or fact.augmented and fact.owner.born is None:
                return True
            reads = [r for r in self.reads.attributes.get(fact.key, ()) if self._reads_of(fact.owner, r.node, r.scope)]
        if any(self.untraced(r.scope) and not self._makes(r.scope) for r in reads):
            return True
        return False if reads else None

    def is_lent(self, fact: Stored) -> bool:
        """Whether an attribute or name is changed for a while only: the same function puts its former value back."""
        if fact.what not in ("attribute", "name"):
            return False
        return put_back(fact.node, fact.place.function) or fact.augmented and self.is_taken_back(fact.node, fact.place)

    def is_taken_back(self, node: ast.AST, place: Place) -> bool:
        """Whether the statement around a target or call adds something that the same function takes away again, or that `__exit__`
        does for what `__enter__` adds."""
        own = self._changes_of(place.function)
        if own is None or node not in own.at:
            return False
        cls = self._file.classes.around(place.function)
        partner = PARTNERS.get(getattr(place.function, "name", ""))
        found = cls.method(partner) if cls is not None and partner is not None else None
        return own.taken_back(node, self._changes_of(found[0]) if found is not None else None)

    def _changes_of(self, function: ast.AST) -> Changes | None:
        if function not in self._changes and isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)):
            self._changes[function] = Changes(function)
        return self._changes.get(function)

    def keeps(self, fact: Stored) -> bool:
        """Whether an attribute is given its own value, unless it has none yet: `self.v = make() if self.v is None else self.v`."""
        value = getattr(fact.place.statement, "value", None)
        if not isinstance(value, ast.IfExp) or fact.text not in (written(value.body), written(value.orelse)):
            return False
        return guards(value.test, frozenset(), [ast.Expr(value)]) != (None, None)

    def is_setting(self, owner: Value, attr: str) -> bool:
        """Whether storing the attribute assigns a variable (`optimizer.learning_rate`), or is a note (`built`)."""
        if attr == "built":
            return True
        kind = api.class_kind(owner.of) if owner.of is not None else None
        if kind is None and owner.cls is not None:
            kinds = (api.class_kind(base) for base in owner.cls.outer if base is not None)
            kind = next(filter(None, kinds), None)
            if kind is None and None not in set(owner.cls.outer):
                return False  # no optimizer: all that it derives from is known
        if kind is None and owner.of is not None and owner.of.startswith(PLAIN):
            return False
        return methods.returns(kind or "optimizer", attr) == "=variable"

    def same_each_time(self, fact: Stored) -> bool:
        """Whether a store gives the attribute the same constant at each call, and only constructors give it another."""
        if fact.place.staged is not None or fact.augmented or fact.key is None:
            return False
        if fact.new is None or fact.new.const is MISSING:
            return False
        for write in self._file.index.writes.get(fact.key, ()):
            if write.node is fact.node:
                if write.value is not None and _mentions(write.value, fact.key):
                    return False  # `C.n = C.n + 1`: the constant is the first trace's
            elif not self._makes(write.scope):
                if not isinstance(write.value, ast.Constant) or write.value.value != fact.new.const:
                    return False
        return True

    def _makes(self, scope: Scope) -> bool:
        function = scope.function
        return function is not None and getattr(function.node, "name", None) in MAKERS

    def _reads_of(self, owner: Value, node: ast.AST, scope: Scope) -> bool:
        return not isinstance(node, ast.Attribute) or may_be_same(owner, self._file.evaluate(node.value, scope))


def _mentions(value: ast.AST, attr: str) -> bool:
    """Whether an expression reads an attribute of this name."""
    return any(isinstance(node, ast.Attribute) and node.attr == attr for node in walk(value))


def _in_constructor(scope: Scope) -> bool:
    function = scope.function
    return function is not None and getattr(function.node, "name", None) in CONSTRUCTORS


def _class_of(first: First) -> ClassInfo | None:
    return first.owner.cls if first.owner is not None else None


def may_be_same(a: Value, b: Value) -> bool:
    """Whether two values may be one object, by their kinds and classes."""
    if a.cls is not None and b.cls is not None:
        return related(a.cls, b.cls)
    known = ~(Kind.UNKNOWN | Kind.NONE)
    return bool((a.kind | b.kind) & Kind.UNKNOWN or a.kind & b.kind & known) and not (
        a.cls is not None and b.of is not None or a.of is not None and b.cls is not None
    )


def related(a: ClassInfo, b: ClassInfo) -> bool:
    """Whether one class derives from the other, or both from one of the file."""
    return bool(set(a.mro) & set(b.mro))
