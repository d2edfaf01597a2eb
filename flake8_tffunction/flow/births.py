"""Which call of eager code made the object that stands behind an expression, and who had it since.

An abstract value knows the constructor call in the text; a helper that is called twice makes two objects by one such
call. So an object is told apart by the call in the code that asked for it: the constructor itself, or the helper's
call."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow.values import Value
from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.layout import Loop, within
from flake8_tffunction.source.scopes import Binding, Scope

if TYPE_CHECKING:
    from flake8_tffunction.flow.eager import EagerCode

DEPTH: Final = 8
"""How many names and helpers an object is followed through."""
DISPLAYS: Final = (ast.List, ast.Tuple, ast.Dict, ast.Set)
HARMLESS_METHODS: Final = frozenset({"compile", "summary", "add", "get_config"})
"""Methods that leave a model or optimizer as it is: they make none of its variables."""
VIEWS: Final = frozenset({"items", "values"})
HARMLESS_CALLS: Final = frozenset(
    {
        "builtins.print",
        "builtins.len",
        "builtins.id",
        "builtins.type",
        "builtins.isinstance",
        "builtins.zip",
        "builtins.enumerate",
        "builtins.list",
        "builtins.tuple",
        "keras.models.clone_model",
    }
)
"""Calls that do not use what they are given, or only hand it on."""


class Birth(NamedTuple):
    """The making of one object, or of one for each turn of a loop."""

    node: ast.Call
    """The call in the code that asked for the object."""
    maker: ast.Call
    """The constructor: `node` itself, or the call in the helper that `node` calls."""
    maker_scope: Scope
    value: Value
    holders: tuple[tuple[str, Scope], ...] = ()
    """The names that hold it, or a container of it, on the way from there to here."""
    turn: Loop | None = None
    """The loop that goes through a container of such objects."""
    many: bool = False
    """Whether that container certainly holds several."""
    label: str | None = None
    """The name by which the asking code calls it."""


class Births:
    """Answers for the eager code of one file."""

    def __init__(self, code: EagerCode) -> None:
        self._code = code

    # -- who made it ------------------------------------------------------------------------------------------------

    def of(self, expr: ast.expr, scope: Scope, at: ast.AST, depth: int = 0) -> list[Birth]:
        """The objects that an expression of `scope` may be at `at`; empty if the file does not show exactly which.

        More than one are the elements of a container that a loop goes through.
        """
        if depth > DEPTH:
            return []
        if isinstance(expr, ast.Call):
            birth = self._made_by(expr, scope, at, depth)
            return [birth] if birth is not None else []
        if isinstance(expr, ast.Name):
            binding = self._binding(expr, scope, at)
            return [self._held(b, expr, scope) for b in self._bound(binding, depth)] if binding is not None else []
        if isinstance(expr, ast.Subscript) and isinstance(expr.slice, ast.Constant):
            display, names, inner = self._display(expr.value, scope, at)
            part = _element(display, expr.slice.value) if display is not None else None
            return (
                [b._replace(holders=b.holders + names) for b in self.of(part, inner, part, depth + 1)]
                if part is not None
                else []
            )
        return []

    def _held(self, birth: Birth, name: ast.Name, scope: Scope) -> Birth:
        owner = scope.owner(name.id) or scope
        return birth._replace(holders=((name.id, owner), *birth.holders), label=name.id)

    def _binding(self, name: ast.Name, scope: Scope, at: ast.AST) -> Binding | None:
        """The one binding that a name has at a place."""
        owner = scope.owner(name.id)
        if owner is None:
            return None
        self._code.layout.enter(scope)
        self._code.layout.enter(owner)
        reaching = self._code.bindings(name.id, owner, at, scope)
        return reaching[0].binding if len(reaching) == 1 else None

    def _bound(self, binding: Binding, depth: int) -> list[Birth]:
        value = binding.value
        if value is None:
            return []
        if binding.kind in ("assign", "annotate", "walrus"):
            part = _by_path(value, binding.path)
            return self.of(part, binding.scope, binding.node, depth + 1) if part is not None else []
        if binding.kind == "for" and isinstance(binding.node, (ast.For, ast.AsyncFor, ast.comprehension)):
            source = _source(value, binding.path)
            return (
                [b._replace(turn=binding.node) for b in self._elements(source, binding.scope, binding.node, depth + 1)]
                if source is not None
                else []
            )
        return []

    def _elements(self, source: ast.expr, scope: Scope, at: ast.AST, depth: int) -> list[Birth]:
        """The objects that iterating an expression gives."""
        display, names, inner = self._display(source, scope, at)
        if isinstance(display, (ast.ListComp, ast.GeneratorExp)):
            own = self._code.file.index.scopes[display]
            many = self._code.repetition.turns(display.generators[0], own)
            found = [birth._replace(many=many) for birth in self.of(display.elt, own, display.elt, depth)]
        else:
            parts = [*(display.values if isinstance(display, ast.Dict) else getattr(display, "elts", ()))]
            found = [birth for part in parts for birth in self.of(part, inner, part, depth)]
            if len(found) != len(parts):
                return []
        return [b._replace(holders=b.holders + names) for b in found]

    def _display(
        self, expr: ast.expr, scope: Scope, at: ast.AST
    ) -> tuple[ast.expr | None, tuple[tuple[str, Scope], ...], Scope]:
        """The display or comprehension behind an expression, the names that lead to it, and the scope that it stands
        in."""
        names: tuple[tuple[str, Scope], ...] = ()
        for _ in range(DEPTH):
            if isinstance(expr, ast.Name):
                binding = self._binding(expr, scope, at)
                if (
                    binding is None
                    or binding.value is None
                    or binding.path
                    or binding.kind not in ("assign", "annotate")
                ):
                    break
                names += ((expr.id, scope.owner(expr.id) or scope),)
                expr, scope, at = binding.value, binding.scope, binding.node
            elif isinstance(expr, (*DISPLAYS, ast.ListComp, ast.GeneratorExp)):
                return expr, names, scope
            else:
                break
        return None, (), scope

    def _made_by(self, call: ast.Call, scope: Scope, at: ast.AST, depth: int) -> Birth | None:
        value = self._code.value(call, scope, at)
        helper = self._code.value(call.func, scope, at).node
        if not isinstance(helper, ast.FunctionDef):
            return Birth(call, call, scope, value)
        inner = self._code.file.index.scopes[helper]
        if len(inner.returns) != 1 or inner.returns[0].value is None:
            return None
        made = self.of(inner.returns[0].value, inner, inner.returns[0], depth + 1)
        if len(made) != 1 or not self.unused(made[0], inner.returns[0], inner):
            return None
        return made[0]._replace(node=call, holders=(), label=None)

    # -- who had it ---------------------------------------------------------------------------------------------------

    def unused(self, birth: Birth, until: ast.AST, scope: Scope, allowed: frozenset[ast.AST] = frozenset()) -> bool:
        """Whether nothing but harmless code had the object from its making up to a place.

        Parameters
        ----------
        until, scope
            The call (or the `return` of a helper), in code of `scope`.
        allowed
            Functions that may read it.
        """
        return all(
            self._harmless(read.node, read.scope, birth, allowed)
            for name, owner in birth.holders
            for read in self._code.file.lifetimes.reads.names.get(name, ())
            if read.scope.owner(name) is owner and not self._is_later(read.node, read.scope, until, scope)
        )

    def _is_later(self, node: ast.AST, scope: Scope, until: ast.AST, around: Scope) -> bool:
        """Whether a read is a part of the place, or stands behind it in the same function."""
        layout = self._code.layout
        if layout.root(scope) is not layout.root(around):
            return False
        layout.enter(scope)
        return _position(node) > _position(until) or any(parent is until for _, parent in layout.around(node))

    def _harmless(self, node: ast.AST, scope: Scope, birth: Birth, allowed: frozenset[ast.AST]) -> bool:
        layout = self._code.layout
        layout.enter(scope)
        if any(within(node, function) for function in allowed):
            return True
        child: ast.AST = node
        for child, parent in layout.around(node):
            if isinstance(parent, ast.Call):
                if isinstance(child, ast.Attribute) and child is parent.func and child.attr in VIEWS:
                    continue
                return (
                    child is not parent.func and self._code.file.names.canonical(parent.func, scope) in HARMLESS_CALLS
                )
            if isinstance(parent, ast.Attribute):
                call = layout.parent(parent)
                if not isinstance(call, ast.Call) or call.func is not parent:
                    return True
                if parent.attr not in VIEWS:
                    return parent.attr in HARMLESS_METHODS
            if isinstance(parent, (ast.For, ast.AsyncFor, ast.comprehension)):
                return parent is birth.turn or child is not parent.iter
            if isinstance(parent, ast.stmt):
                return self._harmless_statement(parent, birth)
            if isinstance(parent, (ast.Compare, ast.FormattedValue)):
                return True
        return False

    def _harmless_statement(self, statement: ast.stmt, birth: Birth) -> bool:
        """A return ends the question; an assignment must be one of those on the way."""
        if isinstance(statement, ast.Return):
            return True
        targets = statement.targets if isinstance(statement, ast.Assign) else []
        names = {name for name, _ in birth.holders}
        return bool(targets) and all(isinstance(target, ast.Name) and target.id in names for target in targets)


def _position(node: ast.AST) -> tuple[int, int]:
    return getattr(node, "lineno", 0), getattr(node, "col_offset", 0)


def _by_path(value: ast.expr, path: tuple[int, ...]) -> ast.expr | None:
    """The part of a right-hand side that a nested target takes."""
    for position in path:
        if not isinstance(value, (ast.Tuple, ast.List)) or not 0 <= position < len(value.elts):
            return None
        value = value.elts[position]
    return value


def _element(display: ast.expr, key: object) -> ast.expr | None:
    if isinstance(display, ast.Dict):
        return next(
            (v for k, v in zip(display.keys, display.values) if isinstance(k, ast.Constant) and k.value == key), None
        )
    if (
        isinstance(display, (ast.List, ast.Tuple))
        and isinstance(key, int)
        and -len(display.elts) <= key < len(display.elts)
    ):
        return display.elts[key]
    return None


def _source(iterable: ast.expr, path: tuple[int, ...]) -> ast.expr | None:
    """What a loop variable goes through: the second of `zip(names, models)` for the path (1,)."""
    if isinstance(iterable, ast.Call):
        name = (
            iterable.func.id
            if isinstance(iterable.func, ast.Name)
            else iterable.func.attr
            if isinstance(iterable.func, ast.Attribute)
            else ""
        )
        if name == "zip" and len(path) == 1 and 0 <= path[0] < len(iterable.args):
            return iterable.args[path[0]]
        if name == "enumerate" and path == (1,) and iterable.args:
            return iterable.args[0]
        if isinstance(iterable.func, ast.Attribute) and (name, path) in (("values", ()), ("items", (1,))):
            return iterable.func.value
        return None
    return iterable if not path else None


def parts(node: ast.expr, label: str) -> Iterator[tuple[str, ast.expr]]:
    """The parts of an argument, displays in the call taken apart: `{"a": x}` for `p` gives ("p.a", x)."""
    if isinstance(node, ast.Dict):
        for key, value in zip(node.keys, node.values):
            if isinstance(key, ast.Constant):
                yield from parts(value, f"{label}.{key.value!r}")
    elif isinstance(node, (ast.List, ast.Tuple)):
        for position, value in enumerate(node.elts):
            yield from parts(value, f"{label}.{position}")
    else:
        yield label, node
