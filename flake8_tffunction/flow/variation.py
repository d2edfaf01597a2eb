"""What differs from one run of a call to the next: loop values, counters, values fed back, random numbers, clocks.

The answer is about *many* values: a comparison has two, `step % 4` has four, and a loop over a pair has two. They make
few traces, which is what their authors want.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from flake8_tffunction.flow.differences import DEPTH, FED, FEW, MANY, NO, Differs, Here, Steps, component, passed
from flake8_tffunction.flow.repetition import Repeats
from flake8_tffunction.flow.values import MISSING, Kind, Value
from flake8_tffunction.flow.varying_sizes import Sizes
from flake8_tffunction.knowledge import host
from flake8_tffunction.source.classes import receiver
from flake8_tffunction.source.nodes import walk
from flake8_tffunction.source.scopes import Binding, Scope

if TYPE_CHECKING:
    from flake8_tffunction.flow.eager import EagerCode
    from flake8_tffunction.source.scopes import AttributeWrite

MODULUS: Final = 8
"""`x % n` up to here counts as a few values."""
FLAGS: Final = frozenset(
    {
        "builtins.bool",
        "builtins.isinstance",
        "builtins.issubclass",
        "builtins.hasattr",
        "builtins.callable",
        "builtins.any",
        "builtins.all",
        "builtins.type",
        "builtins.id",
        "builtins.hash",
    }
)
"""Builtins with few values."""
MEASURING: Final = frozenset(
    {"builtins.len", "tf.shape", "tf.size", "tf.rank", "numpy.shape", "numpy.size", "numpy.ndim"}
)
"""Calls that look at the size of their argument alone."""
STATIC: Final = frozenset({"shape", "size", "dtype", "name", "ndim", "rank", "device"})
"""Attributes that are alike for all elements of a loop, unless their sizes certainly differ."""
TAKING: Final = frozenset({"pop", "popleft", "popitem", "readline", "get_nowait"})
"""Methods that give something else at each call."""


class Variation:
    """Answers for one file."""

    def __init__(self, code: EagerCode) -> None:
        self.code = code
        self.steps = Steps()
        self.sizes = Sizes(self)
        self._active: set[tuple[ast.AST, str]] = set()

    def here(self, node: ast.AST, scope: Scope, repeats: Repeats) -> Here:
        """The runs of a call at `node`."""
        return Here(scope, node, frozenset(repeats.loops))

    def at_site(self, call: ast.AST, scope: Scope, depth: int) -> Here:
        """The runs of another place, such as a call of the function around."""
        self.code.layout.enter(scope)
        loops = frozenset(loop for loop in self.code.layout.loops(call) if self.code.repetition.turns(loop, scope))
        return Here(scope, call, loops, None, depth + 1)

    def many(self, expr: ast.expr, here: Here) -> int:
        """How much an expression differs: NO, FED or MANY."""
        return self.steps.ask(HANDLERS.get(expr.__class__), self, expr, here)

    # -- expressions ---------------------------------------------------------------------------------------------------

    def _computed(self, parts: list[ast.expr], here: Here) -> int:
        return MANY if any(self.many(part, here) for part in parts) else NO

    def _inner(self, expr: ast.NamedExpr | ast.Starred | ast.Await, here: Here) -> int:
        return self.many(expr.value, here)

    def _binary(self, expr: ast.BinOp, here: Here) -> int:
        if isinstance(expr.op, ast.Mod):
            modulus = self.code.value(expr.right, here.scope, here.at).const
            if isinstance(modulus, int) and modulus <= MODULUS:
                return NO
        return self._computed([expr.left, expr.right], here)

    def _unary(self, expr: ast.UnaryOp, here: Here) -> int:
        return NO if isinstance(expr.op, ast.Not) else self._computed([expr.operand], here)

    def _subscript(self, expr: ast.Subscript, here: Here) -> int:
        return self._computed([expr.value, expr.slice], here)

    def _joined(self, expr: ast.JoinedStr, here: Here) -> int:
        return self._computed([part.value for part in expr.values if isinstance(part, ast.FormattedValue)], here)

    def _choice(self, expr: ast.IfExp, here: Here) -> int:
        return max(self.many(expr.body, here), self.many(expr.orelse, here))

    def _choice_of(self, expr: ast.BoolOp, here: Here) -> int:
        return max(self.many(value, here) for value in expr.values)

    def _call(self, call: ast.Call, here: Here) -> int:
        name = self.code.file.names.canonical(call.func, here.scope)
        if name in FLAGS:
            return NO
        if name in ("builtins.next", "builtins.input"):
            return MANY
        if name in MEASURING and call.args:
            return MANY if self.sizes.many(call.args[0], here) == MANY else NO
        parts = [a.value if isinstance(a, ast.Starred) else a for a in call.args] + [k.value for k in call.keywords]
        if isinstance(call.func, ast.Attribute):
            if call.func.attr in TAKING:
                return MANY
            parts.append(call.func.value)
        callee = self.code.value(call.func, here.scope, here.at)
        if host.frozen(name or callee.name or "") is not None and name != "os.getpid":
            return MANY
        if callee.kind in (Kind.FUNCTION, Kind.GRAPHFN) and isinstance(callee.node, ast.FunctionDef):
            return self._returned(call, callee, here)
        return self._computed(parts, here)

    def _returned(self, call: ast.Call, callee: Value, here: Here) -> int:
        """What a function of the file gives back: it differs with its arguments, or by itself."""
        assert isinstance(callee.node, ast.FunctionDef)
        given = {
            name: Differs(self.many(expr, here), self.sizes.many(expr, here))
            for name, expr in passed(call, callee).items()
        }
        scope = self.code.file.index.scopes[callee.node]
        self.code.layout.enter(scope)
        inside = here.deeper(scope=scope, loops=frozenset(), given=given)
        results = [self.many(r.value, inside._replace(at=r)) for r in scope.returns if r.value is not None]
        return MANY if any(results) else NO

    # -- names ---------------------------------------------------------------------------------------------------------

    def _name(self, expr: ast.Name, here: Here) -> int:
        owner = here.scope.owner(expr.id)
        return self.named(expr.id, owner, here) if owner is not None else NO

    def named(self, name: str, owner: Scope, here: Here) -> int:
        """How much a variable of `owner` differs, as code at `here` reads it."""
        if owner.kind in ("comprehension", "class"):
            return max((self._binding(b, name, here) for b in owner.bindings.get(name, ())), default=NO)
        if self.code.layout.root_scope(here.scope) is owner:
            return max(
                (self._binding(r.binding, name, here) for r in self.code.layout.reaching(name, here.at, owner)),
                default=NO,
            )
        return self._outer(name, owner, here)

    def _outer(self, name: str, owner: Scope, here: Here) -> int:
        """A name of the code around: it differs if functions count with it, or if it is a loop's where the function is
        called."""
        around = self.code.layout.root_scope(here.scope)
        for binding in owner.bindings.get(name, ()):
            if (
                binding.scope.function is not None
                and binding.scope is not owner
                and not self.code.is_traced(binding.scope)
            ):
                if binding.kind == "augment" or binding.value is not None and _reads(binding.value, name):
                    return MANY
        if here.depth > DEPTH or around.kind == "module":
            return NO
        sites = self.code.repetition.of_function(around).sites
        return max((self.named(name, owner, self.at_site(call, at, here.depth)) for call, at in sites), default=NO)

    def _binding(self, binding: Binding, name: str, here: Here) -> int:
        key = (binding.node, name)
        if key in self._active:
            return FED if here.loops else NO
        kind, value = binding.kind, binding.value
        if kind == "for":
            return self._target(binding, here) if binding.node in here.loops else NO
        if kind == "param":
            return self._parameter(binding, name, here)
        if value is None or kind not in ("assign", "annotate", "walrus", "augment"):
            return NO
        self._active.add(key)
        try:
            if kind == "augment" and not here.loops.isdisjoint(self.code.layout.loops(binding.node)):
                return MANY
            return self.many(component(value, binding.path), here.deeper(scope=binding.scope, at=binding.node))
        finally:
            self._active.discard(key)

    def _parameter(self, binding: Binding, name: str, here: Here) -> int:
        if here.given is not None:
            return here.given[name].value if name in here.given else NO
        function = binding.scope.node
        if isinstance(function, ast.Lambda):
            mapped = self.code.mapped_over(binding.scope, name)
            return (
                MANY
                if mapped is not None and self.distinct(mapped, (), here.deeper(scope=binding.scope.parent, at=mapped))
                else NO
            )
        if receiver(function) == name and self.code.file.classes.of_method(binding.scope) is not None:
            return NO
        found: list[int] = []
        consts: set[tuple[type, Any]] = set()
        for call, at in self.code.repetition.of_function(binding.scope).sites:
            expr = passed(call, self.as_callee(function, call, at)).get(name)
            if expr is None:
                continue
            found.append(self.many(expr, self.at_site(call, at, here.depth)))
            const = self.code.value(expr, at, call).const
            if isinstance(const, (int, float, str)) and not isinstance(const, bool):
                consts.add((type(const), const))
        return MANY if len(consts) >= FEW else max(found, default=NO)

    def as_callee(self, function: ast.AST, call: ast.Call, scope: Scope) -> Value:
        """The function as a callee: a method that is called through an instance has a receiver."""
        own = self.code.file.index.scopes[function]
        method = self.code.file.classes.of_method(own) is not None and receiver(function) is not None
        by_class = (
            isinstance(call.func, ast.Attribute) and self.code.file.classes.named(call.func.value, scope) is not None
        )
        me = Value(Kind.OBJECT) if method and not by_class else None
        return Value(Kind.FUNCTION, node=function, bound=me)

    # -- loops ---------------------------------------------------------------------------------------------------------

    def _target(self, binding: Binding, here: Here) -> int:
        assert binding.value is not None
        return (
            MANY
            if self.distinct(binding.value, binding.path, here.deeper(scope=binding.scope, at=binding.value))
            else NO
        )

    def distinct(self, iterable: ast.expr, path: tuple[int, ...], here: Here) -> bool:
        """Whether a loop over `iterable` gives many different values to the part `path` of its target."""
        self.code.layout.enter(here.scope)
        count = self.code.count(iterable, here.scope)
        if count is not None and count < FEW:
            return False
        if isinstance(iterable, (ast.List, ast.Tuple, ast.Set)):
            return self._distinct_elements([component(e, path) for e in iterable.elts], here)
        if isinstance(iterable, ast.Dict):
            return self._distinct_elements([k for k in iterable.keys if k is not None], here)
        if isinstance(iterable, ast.Call):
            return self._distinct_call(iterable, path, here)
        if isinstance(iterable, ast.Name):
            source = self.display(iterable, here)
            return source is None or self.distinct(source, path, here)
        return True

    def _distinct_call(self, call: ast.Call, path: tuple[int, ...], here: Here) -> bool:
        name = self.code.file.names.canonical(call.func, here.scope)
        if name == "builtins.enumerate" and path and call.args:
            return path[0] == 0 or self.distinct(call.args[0], path[1:], here)
        if name == "builtins.zip" and path and path[0] < len(call.args):
            return self.distinct(call.args[path[0]], path[1:], here)
        if name in PASSING and len(call.args) == 1:
            return self.distinct(call.args[0], path, here)
        if isinstance(call.func, ast.Attribute) and call.func.attr in ("items", "keys", "values") and not call.args:
            source = self.display(call.func.value, here)
            if isinstance(source, ast.Dict):
                keys = call.func.attr == "keys" or call.func.attr == "items" and path[:1] == (0,)
                parts = [k for k in source.keys if k is not None] if keys else source.values
                return self._distinct_elements([component(p, path[1:]) for p in parts], here)
        return True

    def _distinct_elements(self, parts: list[ast.expr], here: Here) -> bool:
        values = [self.code.value(part, here.scope, here.at) for part in parts]
        consts = [v.const for v in values if v.const is not MISSING]
        if len(consts) < len(parts):
            return len(parts) >= FEW
        return len({c for c in consts if c is not None and not isinstance(c, bool)}) >= FEW

    def display(self, expr: ast.expr, here: Here) -> ast.expr | None:
        """The display or call that a name certainly is bound to; the expression itself if it is no name."""
        while isinstance(expr, ast.Name):
            owner = here.scope.owner(expr.id)
            reaching = self.code.bindings(expr.id, owner, here.at, here.scope) if owner is not None else []
            if len(reaching) != 1 or reaching[0].binding.kind not in ("assign", "annotate") or reaching[0].binding.path:
                return None
            binding = reaching[0].binding
            if binding.value is None or here.depth > DEPTH:
                return None
            expr, here = binding.value, here.deeper(scope=binding.scope, at=binding.node)
        return expr

    # -- attributes ----------------------------------------------------------------------------------------------------

    def _attribute(self, expr: ast.Attribute, here: Here) -> int:
        if expr.attr in STATIC:
            return MANY if expr.attr in ("shape", "size") and self.sizes.many(expr.value, here) == MANY else NO
        if not isinstance(expr.value, ast.Name) or self.many(expr.value, here):
            return self._computed([expr.value], here)
        owner = self.code.value(expr.value, here.scope, here.at)
        if owner.cls is not None:
            writes = [w for w in owner.cls.attribute_writes(expr.attr) if not self.code.is_traced(w.scope)]
            return MANY if any(self._counts(w, expr, here) for w in writes) else NO
        writes = [
            w for w in self.code.file.index.writes.get(expr.attr, ()) if ast.dump(w.owner) == ast.dump(expr.value)
        ]
        return MANY if any(w.kind == "augment" and w.scope is here.scope for w in writes) else NO

    def _counts(self, write: AttributeWrite, expr: ast.Attribute, here: Here) -> bool:
        """Whether an assignment gives an attribute another value each time it runs."""
        function = write.scope.function
        if function is not None and getattr(function.node, "name", None) == "__init__":
            return False
        if write.kind == "augment":
            return True
        if write.value is None or write.kind != "assign" or (write.node, expr.attr) in self._active:
            return False
        if any(isinstance(n, ast.Attribute) and n.attr == expr.attr for n in walk(write.value)):
            return True
        self._active.add((write.node, expr.attr))
        try:
            return bool(
                self.many(component(write.value, write.path), self.at_site(write.node, write.scope, here.depth))
            )
        finally:
            self._active.discard((write.node, expr.attr))


HANDLERS: Final[dict[type, Callable[[Variation, Any, Here], int]]] = {
    ast.Name: Variation._name,
    ast.Attribute: Variation._attribute,
    ast.Call: Variation._call,
    ast.BinOp: Variation._binary,
    ast.UnaryOp: Variation._unary,
    ast.Subscript: Variation._subscript,
    ast.JoinedStr: Variation._joined,
    ast.IfExp: Variation._choice,
    ast.BoolOp: Variation._choice_of,
    ast.NamedExpr: Variation._inner,
    ast.Starred: Variation._inner,
    ast.Await: Variation._inner,
}
"""Who answers for which expression. (Not bound to an object, which would then refer to itself: see `File.close`.)"""


PASSING: Final = frozenset(
    {
        "builtins.list",
        "builtins.tuple",
        "builtins.sorted",
        "builtins.reversed",
        "builtins.iter",
        "builtins.set",
        "tqdm.tqdm",
        "tqdm.auto.tqdm",
        "tqdm.notebook.tqdm",
    }
)
"""Calls whose elements are those of their argument."""


def _reads(expr: ast.expr, name: str) -> bool:
    return any(isinstance(node, ast.Name) and node.id == name for node in walk(expr))
