"""Eager code, looked at where it makes and calls tf.functions: who is called, with what, and how often.

Nothing is played here. The few calls whose callee may be a tf.function are found by name; their arguments are evaluated
by the bindings that reach the place (`source.layout`), which is what tells a loop's value from the one before it.
"""

from __future__ import annotations

import ast
from functools import cached_property
from typing import TYPE_CHECKING

from flake8_tffunction.flow.arguments import Arguments
from flake8_tffunction.flow.calls import Calls
from flake8_tffunction.flow.changed import as_changed
from flake8_tffunction.flow.choosing import reached_returns
from flake8_tffunction.flow.expressions import OPERATORS
from flake8_tffunction.flow.facts import Invoked, Made
from flake8_tffunction.flow.operators import combine, element_of, join_all, unpacked
from flake8_tffunction.flow.overlays import models
from flake8_tffunction.flow.passing import bind
from flake8_tffunction.flow.remaking import Remaking
from flake8_tffunction.flow.repetition import Repetition
from flake8_tffunction.flow.signatures import Signatures
from flake8_tffunction.flow.static import Static, builtin, of_binding
from flake8_tffunction.flow.trace_types import TraceTypes
from flake8_tffunction.flow.values import MISSING, NONE, NUMBER, UNKNOWN, Kind, Trust, Value
from flake8_tffunction.flow.variation import Variation
from flake8_tffunction.source.layout import Layout
from flake8_tffunction.source.reaching import Reach
from flake8_tffunction.source.scopes import Binding, Scope

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File
    from flake8_tffunction.source.classes import ClassInfo
    from flake8_tffunction.source.reads import Read
    from flake8_tffunction.source.tracing import Traced

DEPTH = 24
"""How many bindings deep a value is looked for."""
PASSING = frozenset(
    {
        "builtins.list",
        "builtins.tuple",
        "builtins.sorted",
        "builtins.reversed",
        "builtins.enumerate",
        "builtins.iter",
        "builtins.set",
        "tqdm.tqdm",
        "tqdm.auto.tqdm",
        "tqdm.notebook.tqdm",
        "tqdm.std.tqdm",
        "builtins.zip",
        "builtins.map",
    }
)
"""Calls that yield one element for each element of their argument (`zip` and `map` as many as the shortest has)."""


class Eager(Static):
    """Evaluates expressions at one place of eager code."""

    tracing = False

    def __init__(self, code: EagerCode, scope: Scope, at: ast.AST, names: dict[str, Value] | None = None) -> None:
        super().__init__(code.file, scope, names)
        self.code = code
        self.at = at

    def lookup(self, node: ast.Name) -> Value:
        known = self.names.get(node.id)
        if known is not None:
            return known
        owner = self.scope.owner(node.id)
        if owner is None:
            return builtin(node.id)
        return self.code.read(node.id, owner, self.at, self.scope)

    def enter(self, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
        function = callee.node
        if not isinstance(function, ast.FunctionDef) or function in self.file.entered or self.file.depth > DEPTH:
            return super().enter(node, callee, args, keywords)
        scope = self.file.index.scopes[function]
        if scope.yields or callee.name is not None:
            return super().enter(node, callee, args, keywords)
        if not self.file.leads_on():
            return UNKNOWN
        given = self.file.closures.bound(callee, bind(function, callee, args, keywords))
        names = {name: value for name, value in given.items() if len(scope.bindings.get(name, ())) < 2}
        self.code.layout.enter(scope)
        self.file.entered.add(function)
        self.file.depth += 1
        try:
            values = [
                (
                    Eager(self.code, scope, statement, dict(names)).visit(statement.value)
                    if statement.value is not None
                    else NONE
                )
                for statement in reached_returns(self.file, scope, given)
            ]
        finally:
            self.file.depth -= 1
            self.file.entered.discard(function)
        return self.file.closures.made(node, scope, given, join_all(values)) if values else NONE


class EagerCode:
    """The eager code of one file; filled at its first question, which comes after all traced code has been played."""

    def __init__(self, file: File) -> None:
        self.file = file
        self.layout = Layout(file.index)
        self.repetition = Repetition(self)
        self.arguments = Arguments(self)
        self.remaking = Remaking(self)
        self.signatures = Signatures(self)
        self.variation = Variation(self)
        self.trace_types = TraceTypes(self)
        self._values: dict[tuple[ast.AST, str, ast.AST], Value] = {}
        self._traced: dict[Scope, bool] = {}
        self._method_reads: dict[str, dict[ClassInfo, list[tuple[Read, ClassInfo]]]] = {}
        self._depth = 0

    def close(self) -> None:
        """Let go of what the parts know of each other: see `File.close`."""
        self.layout.close()
        vars(self.variation).clear()
        vars(self).clear()

    # -- what there is -------------------------------------------------------------------------------------------------

    @cached_property
    def _found(self) -> tuple[list[Made], list[Invoked]]:
        from flake8_tffunction.flow.calling import survey

        try:
            return survey(self)
        except RecursionError:  # an expression too deep for the stack
            self.file.too_deep = True
            return [], []

    def reads_of_method(self, info: ClassInfo, name: str) -> list[tuple[Read, ClassInfo]]:
        """Where a method that `info` defines is taken from an object (`x.name`), with the object's class."""
        groups = self._method_reads.get(name)
        if groups is None:
            groups = self._method_reads[name] = {}
            for read in self.file.lifetimes.reads.attributes.get(name, ()):
                assert isinstance(read.node, ast.Attribute)
                value = self.value(read.node.value, read.scope, read.node)
                if value.cls is None or value.kind & ~(Kind.OBJECT | Kind.STATEFUL):
                    continue
                holder = next((each for each in value.cls.mro if name in each.scope.bindings), None)
                if holder is not None:
                    groups.setdefault(holder, []).append((read, value.cls))
        return groups.get(info, [])

    @property
    def made(self) -> list[Made]:
        """Every tf.function that the file makes, in the order of the text."""
        return self._found[0]

    @property
    def invoked(self) -> list[Invoked]:
        """Every call of a tf.function by code that is not traced, in the order of the text."""
        return self._found[1]

    @cached_property
    def _by_function(self) -> dict[Traced, list[Invoked]]:
        found: dict[Traced, list[Invoked]] = {}
        for call in self.invoked:
            found.setdefault(call.traced, []).append(call)
        return found

    def calls(self, traced: Traced) -> list[Invoked]:
        """The calls of one tf.function by code that is not traced, in the order of the text."""
        return self._by_function.get(traced, [])

    def is_traced(self, scope: Scope) -> bool:
        """Whether code of a scope, or of a function around it, is traced."""
        known = self._traced.get(scope)
        if known is None:
            inside = scope.node in self.file.reached or (scope.parent is not None and self.is_traced(scope.parent))
            known = self._traced[scope] = inside
        return known

    def expects_error(self, node: ast.AST) -> bool:
        """Whether a test waits for an exception here: `with pytest.raises(TypeError):`."""
        for _, parent in self.layout.around(node):
            for item in parent.items if isinstance(parent, (ast.With, ast.AsyncWith)) else ():
                context = item.context_expr.func if isinstance(item.context_expr, ast.Call) else item.context_expr
                name = context.attr if isinstance(context, ast.Attribute) else getattr(context, "id", "")
                if name == "raises" or name.startswith("assertRaises"):
                    return True
        return False

    # -- values --------------------------------------------------------------------------------------------------------

    def value(self, expr: ast.expr, scope: Scope, at: ast.AST | None = None) -> Value:
        """The value of an expression of eager code, as of the place `at` (where it stands, by default)."""
        if self._depth > DEPTH:
            return UNKNOWN
        self.layout.enter(scope)
        self._depth += 1
        self.file.depth += 1
        try:
            return Eager(self, scope, at or expr).visit(expr)
        finally:
            self._depth -= 1
            self.file.depth -= 1

    def read(self, name: str, owner: Scope, at: ast.AST, scope: Scope) -> Value:
        """The value of a name that code of `scope` reads at `at`."""
        if owner.kind == "comprehension":
            return self._join([self._bound(binding, name) for binding in owner.bindings[name]])
        reaching = self.bindings(name, owner, at, scope)
        if not reaching:
            return self.file.value_of(owner, name)
        return self._join([self._bound(reach.binding, name) for reach in reaching])

    def bindings(self, name: str, owner: Scope, at: ast.AST, scope: Scope) -> list[Reach]:
        """The bindings of a variable of `owner` that code of `scope` may meet at `at`."""
        if owner.kind in ("class", "comprehension"):
            return [Reach(binding, False) for binding in owner.bindings[name]]
        if self.layout.root_scope(scope) is owner:
            return self.layout.reaching(name, at, owner)
        return [Reach(binding, False) for binding in self.layout.final(name, owner)]

    def _join(self, values: list[Value | None]) -> Value:
        known = [value for value in values if value is not None]
        return join_all(known) if known else UNKNOWN

    def _bound(self, binding: Binding, name: str) -> Value | None:
        """The value that one binding gives a name; None if that depends on itself (a value that comes round a loop)."""
        if binding.kind == "delete":
            return None
        key = (binding.node, name, binding.value or binding.node)
        if key in self._values:
            value = self._values[key]
            return None if value is PENDING else value
        self._values[key] = PENDING
        value = self._evaluated(binding, name)
        if value.kind & Kind.CONTAINER and binding.kind != "param":
            value = as_changed(self.file, value, name, binding.scope.owner(name))
        self._values[key] = value
        return value

    def _evaluated(self, binding: Binding, name: str) -> Value:
        kind, expr = binding.kind, binding.value
        if expr is not None and kind in ("assign", "annotate", "walrus", "with"):
            return unpacked(self.value(expr, binding.scope, binding.node), binding.path)
        if expr is not None and kind == "for":
            source = self.value(
                expr, binding.scope, expr if isinstance(binding.node, ast.comprehension) else binding.node
            )
            elem = unpacked(element_of(source), binding.path)
            return (
                elem.but(const=MISSING) if elem.const is not MISSING and self.count(expr, binding.scope) != 1 else elem
            )
        if expr is not None and kind == "augment":
            assert isinstance(binding.node, ast.AugAssign)
            owner = binding.scope.owner(name)
            before = self.read(name, owner, binding.node, binding.scope) if owner is not None else UNKNOWN
            after = combine(OPERATORS[binding.node.op.__class__], before, self.value(expr, binding.scope, binding.node))
            return after.but(const=MISSING)
        if kind == "param" and isinstance(binding.scope.node, ast.Lambda):
            mapped = self.mapped_over(binding.scope, name)
            if mapped is not None and binding.scope.parent is not None:
                return element_of(self.value(mapped, binding.scope.parent)).but(const=MISSING)
        return of_binding(self.file, binding, name)

    def mapped_over(self, scope: Scope, name: str) -> ast.expr | None:
        """What Python's map() goes through for a parameter of a lambda that it is given."""
        function, around = scope.node, scope.parent
        if not isinstance(function, ast.Lambda) or around is None:
            return None
        self.layout.enter(around)
        call = self.layout.parent(function)
        if (
            not isinstance(call, ast.Call)
            or self.file.names.canonical(call.func, around) != "builtins.map"
            or call.args[0] is not function
        ):
            return None
        names = [argument.arg for argument in function.args.args]
        return next((iterable for parameter, iterable in zip(names, call.args[1:]) if parameter == name), None)

    # -- sizes ---------------------------------------------------------------------------------------------------------

    def count(self, expr: ast.expr, scope: Scope) -> int | None:
        """How many elements an iterable has, where the file shows it."""
        if isinstance(expr, (ast.List, ast.Tuple, ast.Set)):
            return None if any(isinstance(e, ast.Starred) for e in expr.elts) else len(expr.elts)
        if isinstance(expr, ast.Call):
            return self._count_call(expr, scope)
        if isinstance(expr, (ast.Name, ast.Attribute, ast.Dict)):
            value = self.value(expr, scope)
            sized = value.kind in (Kind.LIST, Kind.TUPLE, Kind.DICT) and value.trust >= Trust.INFERRED
            return len(value.items) if sized and value.items is not None else None
        return None

    def _count_call(self, call: ast.Call, scope: Scope) -> int | None:
        if isinstance(call.func, ast.Attribute) and call.func.attr == "take" and len(call.args) == 1:
            taken = self.value(call.args[0], scope).const
            return taken if isinstance(taken, int) and taken >= 0 else None
        if isinstance(call.func, ast.Attribute) and call.func.attr in ("items", "keys", "values") and not call.args:
            return self.count(call.func.value, scope)
        name = self.file.names.canonical(call.func, scope)
        if name in ("builtins.range", "tf.range", "numpy.arange", "tqdm.trange", "tqdm.auto.trange"):
            numbers = [self.value(argument, scope).const for argument in call.args]
            if (
                numbers
                and all(isinstance(number, int) for number in numbers)
                and len(numbers) < 4
                and 0 not in numbers[2:]
            ):
                return len(range(*numbers))
        if name in PASSING and call.args:
            counts = [
                self.count(a, scope)
                for a in (
                    call.args[1:] if name == "builtins.map" else call.args if name == "builtins.zip" else call.args[:1]
                )
            ]
            known = [count for count in counts if count is not None]
            return min(known) if known else None
        return None


@models("tqdm.tqdm", "tqdm.auto.tqdm", "tqdm.notebook.tqdm", "tqdm.std.tqdm", "itertools.islice")
def passing(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """An iterator over the same elements."""
    return Value(Kind.ITERATOR, born=node, elem=element_of(args[0])) if args else UNKNOWN


@models("tqdm.trange", "tqdm.auto.trange")
def numbers(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """An iterator over Python numbers."""
    return Value(Kind.ITERATOR, born=node, elem=NUMBER)


PENDING = Value(Kind.UNKNOWN, trust=Trust.ASSUMED)
"""Marks a value that is being looked for."""
