"""Arguments whose shape, length or dtype differs from one run of a call to the next, as far as that is certain."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from flake8_tffunction.flow.differences import CUT, FED, FEW, MANY, NO, Differs, Here, component, passed
from flake8_tffunction.flow.tensors import shape_of
from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.source.scopes import Binding

if TYPE_CHECKING:
    from flake8_tffunction.flow.eager import EagerCode
    from flake8_tffunction.flow.variation import Variation
    from flake8_tffunction.source.reads import Change

SIZED: Final = {
    "tf.zeros": 0,
    "tf.ones": 0,
    "tf.fill": 0,
    "tf.random.normal": 0,
    "tf.random.uniform": 0,
    "tf.random.truncated_normal": 0,
    "tf.random.stateless_normal": 0,
    "tf.random.stateless_uniform": 0,
    "tf.random.gamma": 0,
    "tf.random.poisson": 0,
    "tf.eye": 0,
    "tf.linspace": 2,
    "tf.one_hot": 1,
    "tf.repeat": 1,
    "tf.tile": 1,
    "tf.reshape": 1,
    "tf.image.resize": 1,
    "tf.broadcast_to": 1,
    "tf.sequence_mask": 1,
    "numpy.zeros": 0,
    "numpy.ones": 0,
    "numpy.empty": 0,
    "numpy.full": 0,
    "numpy.eye": 0,
    "numpy.linspace": 2,
    "numpy.repeat": 1,
    "numpy.tile": 1,
    "numpy.reshape": 1,
    "numpy.random.random": 0,
}
"""Calls whose result has the size that this argument names. (Padding is no such call: it is how sizes are made
equal.)"""
SIZE_KEYWORDS: Final = frozenset({"shape", "size", "dims", "num", "depth", "repeats", "multiples", "maxlen"})
COUNTED: Final = frozenset({"builtins.range", "tf.range", "numpy.arange", "numpy.random.rand", "numpy.random.randn"})
"""Calls whose result has the size that any of the arguments gives."""
KEEPING: Final = frozenset(
    {
        "tf.constant",
        "tf.convert_to_tensor",
        "tf.cast",
        "tf.identity",
        "tf.Variable",
        "tf.zeros_like",
        "tf.ones_like",
        "tf.stop_gradient",
        "tf.math.abs",
        "tf.math.sqrt",
        "tf.math.square",
        "tf.math.exp",
        "tf.math.sin",
        "tf.math.tanh",
        "tf.nn.relu",
        "tf.expand_dims",
        "tf.transpose",
        "tf.stack",
        "numpy.array",
        "numpy.asarray",
        "numpy.float32",
        "numpy.stack",
        "numpy.expand_dims",
        "builtins.list",
        "builtins.tuple",
        "builtins.sorted",
        "builtins.reversed",
        "numpy.ones_like",
        "numpy.zeros_like",
        "tf.sort",
        "tf.reverse",
    }
)
"""Calls whose result is as large as their argument."""
JOINING: Final = frozenset({"tf.concat", "numpy.concatenate", "numpy.append", "numpy.vstack", "numpy.hstack"})
"""Calls whose result is larger than each part: with the value of the turn before among them, it grows."""
KEEPING_METHODS: Final = frozenset({"astype", "copy", "numpy", "tolist", "sort", "ravel", "flatten"})
GROWING: Final = frozenset({"append", "extend", "insert", "appendleft"})
SHRINKING: Final = frozenset({"clear", "pop", "popleft", "remove"})


class Sizes:
    """Answers for one file, beside `Variation`, which knows what differs in value."""

    def __init__(self, variation: Variation) -> None:
        self._variation = variation
        self._active: set[tuple[ast.AST, str]] = set()
        self._fed: set[tuple[ast.AST, str]] = set()

    def many(self, expr: ast.expr, here: Here) -> int:
        """How much the size of an expression differs: NO, FED (that of the turn before), CUT (less than that) or MANY."""
        return self._variation.steps.ask(HANDLERS.get(expr.__class__), self, expr, here)

    def dtypes(self, expr: ast.expr, here: Here) -> bool:
        """Whether a loop over three dtypes or more gives the tensor its dtype."""
        if not isinstance(expr, ast.Call):
            return False
        for part in (*expr.args, *(k.value for k in expr.keywords)):
            if isinstance(part, ast.Name) and self._code.value(part, here.scope, here.at).kind == Kind.DTYPE:
                owner = here.scope.owner(part.id)
                if owner is not None and self._variation.named(part.id, owner, here) == MANY:
                    return True
        return any(self.dtypes(argument, here) for argument in expr.args)

    @property
    def _code(self) -> EagerCode:
        return self._variation.code

    # -- names ---------------------------------------------------------------------------------------------------------

    def _inner(self, expr: ast.NamedExpr, here: Here) -> int:
        return self.many(expr.value, here)

    def _name(self, expr: ast.Name, here: Here) -> int:
        owner = here.scope.owner(expr.id)
        if owner is None:
            return NO
        bindings = [r.binding for r in self._code.bindings(expr.id, owner, here.at, here.scope)]
        found = max((self._binding(b, expr.id, here) for b in bindings), default=NO)
        return MANY if found != MANY and self._grows(expr.id, bindings, here) else found

    def _binding(self, binding: Binding, name: str, here: Here) -> int:
        key = (binding.node, name)
        if key in self._active:
            self._fed.add(key)
            return FED if here.loops else NO
        value = binding.value
        if binding.kind == "param":
            return self._parameter(binding, name, here)
        if value is None:
            return NO
        if binding.kind == "for":
            inside = here.deeper(scope=binding.scope, at=value)
            return MANY if binding.node in here.loops and self._uneven(value, binding.path, inside) else NO
        if binding.kind not in ("assign", "annotate", "augment"):
            return NO
        if binding.kind == "augment" and not here.loops.isdisjoint(self._code.layout.loops(binding.node)):
            before = self._code.value(value, binding.scope, binding.node)
            return (
                MANY
                if before.kind == Kind.LIST
                and isinstance(binding.node, ast.AugAssign)
                and isinstance(binding.node.op, ast.Add)
                else NO
            )
        self._active.add(key)
        try:
            found = self.many(component(value, binding.path), here.deeper(scope=binding.scope, at=binding.node))
        finally:
            self._active.discard(key)
            self._fed.discard(key)
        if not self._fed.isdisjoint(self._active):
            return found
        return {FED: NO, CUT: MANY}.get(found, found)  # as large as it was before, or less in each turn

    def _parameter(self, binding: Binding, name: str, here: Here) -> int:
        if here.given is not None:
            return here.given[name].size if name in here.given else NO
        sites = self._code.repetition.of_function(binding.scope).sites
        found = NO
        for call, at in sites:
            expr = passed(call, self._variation.as_callee(binding.scope.node, call, at)).get(name)
            if expr is not None:
                found = max(found, self.many(expr, self._variation.at_site(call, at, here.depth)))
        return found

    def _uneven(self, iterable: ast.expr, path: tuple[int, ...], here: Here) -> bool:
        """Whether a loop gives values of three different shapes or more: over lists of unequal length, `range` of a
        loop value ..."""
        source = self._variation.display(iterable, here)
        if not isinstance(source, (ast.List, ast.Tuple)):
            return False
        shapes = {shape_of(self._code.value(component(e, path), here.scope, here.at)) for e in source.elts}
        return len(shapes - {None}) >= FEW

    def _grows(self, name: str, bindings: list[Binding], here: Here) -> bool:
        """Whether a list is appended to in the loops around, and made before them."""
        if not here.loops or any(
            not here.loops.isdisjoint(self._code.layout.loops(b.node)) for b in bindings if b.kind != "param"
        ):
            return False
        changes = self._code.file.lifetimes.reads.changes.get(name, ())
        inside = [
            change
            for change in changes
            if isinstance(change.holder, ast.Name)
            and change.scope.function is here.scope.function
            and not here.loops.isdisjoint(self._code.layout.loops(change.node))
        ]
        return self._only_grow(inside) and not any(_is_bounded(b.value) for b in bindings)

    def _only_grow(self, changes: list[Change]) -> bool:
        """Whether something is put into a container, and nothing taken out: `if len(xs) > 4: xs.pop(0)` keeps a size."""
        methods = {change.method for change in changes}
        return not methods.isdisjoint(GROWING) and methods.isdisjoint(SHRINKING)

    # -- expressions ---------------------------------------------------------------------------------------------------

    def _call(self, call: ast.Call, here: Here) -> int:
        value = self._variation.many
        name = self._code.file.names.canonical(call.func, here.scope) or ""
        if name in COUNTED:
            return MANY if any(value(a, here) == MANY for a in call.args) else NO
        sized = [k.value for k in call.keywords if k.arg in SIZE_KEYWORDS]
        position = SIZED.get(name)
        if position is not None:
            sized += call.args[position : position + 1]
        if any(self._dimensions(part, here) for part in sized):
            return MANY
        if name in JOINING and call.args:
            parts = call.args[0].elts if isinstance(call.args[0], (ast.List, ast.Tuple)) else call.args[:1]
            return self._joined(parts, here)
        if name in ("tf.pad", "numpy.pad"):  # it makes sizes equal, unless it goes on with the padded value
            return MANY if call.args and self.many(call.args[0], here) == FED else NO
        if name in KEEPING or position and name not in ("tf.reshape", "numpy.reshape"):
            return max((self.many(a, here) for a in call.args[:1]), default=NO)
        if isinstance(call.func, ast.Attribute) and call.func.attr in KEEPING_METHODS:
            return self.many(call.func.value, here)
        callee = self._code.value(call.func, here.scope, here.at)
        if callee.kind in (Kind.FUNCTION, Kind.GRAPHFN) and isinstance(callee.node, ast.FunctionDef):
            return self._returned(call, callee, here)
        return NO

    def _dimensions(self, part: ast.expr, here: Here) -> bool:
        """Whether a size or shape argument differs."""
        parts = part.elts if isinstance(part, (ast.List, ast.Tuple)) else [part]
        return any(
            self._dimensions(p, here) if isinstance(p, (ast.List, ast.Tuple)) else self._variation.many(p, here) == MANY
            for p in parts
        )

    def _returned(self, call: ast.Call, callee: Value, here: Here) -> int:
        assert isinstance(callee.node, ast.FunctionDef)
        given = {
            name: Differs(self._variation.many(e, here), self.many(e, here)) for name, e in passed(call, callee).items()
        }
        scope = self._code.file.index.scopes[callee.node]
        self._code.layout.enter(scope)
        inside = here.deeper(scope=scope, loops=frozenset(), given=given)
        return max(
            (self.many(r.value, inside._replace(at=r)) for r in scope.returns if r.value is not None), default=NO
        )

    def _subscript(self, expr: ast.Subscript, here: Here) -> int:
        parts = expr.slice.elts if isinstance(expr.slice, ast.Tuple) else [expr.slice]
        for part in parts:
            if isinstance(part, ast.Slice):
                bounds = [bound for bound in (part.lower, part.upper) if bound is not None]
                if sum(self._variation.many(bound, here) == MANY for bound in bounds) == 1:
                    return MANY  # x[i:i + 4] is always as long
                if isinstance(part.upper, ast.Constant) or part.upper is None and isinstance(part.lower, ast.UnaryOp):
                    return NO  # x[:3] and x[-3:] are as long each time, as far as anybody can tell
                if isinstance(part.lower, ast.Constant) or isinstance(part.upper, ast.UnaryOp):
                    return self._cut(self.many(expr.value, here))
        return self.many(expr.value, here)

    def _cut(self, whole: int) -> int:
        """`x = x[1:]` and `x = x[:-1]` are shorter in each turn; what has grown from the turn before may be as long."""
        if whole == MANY:
            return NO if self._fed & self._active else MANY
        return CUT if whole else NO

    def _binary(self, expr: ast.BinOp, here: Here) -> int:
        sides = (expr.left, expr.right)
        lists = any(self._code.value(side, here.scope, here.at).kind == Kind.LIST for side in sides)
        if lists and isinstance(expr.op, ast.Mult):
            return MANY if any(self._variation.many(side, here) == MANY for side in sides) else NO
        if lists and isinstance(expr.op, ast.Add):
            return self._joined(list(sides), here)
        return max(self.many(side, here) for side in sides)

    def _joined(self, parts: list[ast.expr], here: Here) -> int:
        """Parts put after one another: as long as the one that differs; where two do, they may make up for each
        other, and for what was cut off the value of the turn before."""
        found = [much for much in (self.many(part, here) for part in parts) if much]
        return MANY if len(found) == 1 and found[0] != CUT else NO

    def _unary(self, expr: ast.UnaryOp, here: Here) -> int:
        return self.many(expr.operand, here)

    def _choice(self, expr: ast.IfExp, here: Here) -> int:
        return max(self.many(expr.body, here), self.many(expr.orelse, here))

    def _values(self, expr: ast.Dict, here: Here) -> int:
        return max((self.many(value, here) for value in expr.values), default=NO)

    def _elements(self, expr: ast.List | ast.Tuple, here: Here) -> int:
        found = NO
        for element in expr.elts:
            if isinstance(element, ast.Starred):
                if self.many(element.value, here):
                    return MANY  # [*xs, x] is longer
            elif not here.flat or self._code.value(element, here.scope, here.at).kind & (Kind.LIST | Kind.TUPLE):
                found = max(found, self.many(element, here))
        return found

    def _comprehension(self, expr: ast.ListComp, here: Here) -> int:
        counted = self.many(expr.generators[0].iter, here)
        lists = isinstance(expr.elt, (ast.List, ast.Tuple, ast.ListComp))
        return max(counted, self.many(expr.elt, here)) if lists or not here.flat else counted

    def _attribute(self, expr: ast.Attribute, here: Here) -> int:
        """`self.history`, appended to in the loop or by a method that runs repeatedly."""
        owner = ast.dump(expr.value)
        changes = self._code.file.lifetimes.reads.changes.get(expr.attr, ())
        same = [
            c
            for c in changes
            if c.method in SHRINKING or isinstance(c.holder, ast.Attribute) and ast.dump(c.holder.value) == owner
        ]
        value = self._code.value(expr, here.scope, here.at)
        return MANY if self._only_grow(same) and value.kind == Kind.LIST and not _is_bounded(value.born) else NO


def _is_bounded(made: ast.AST | None) -> bool:
    """Whether it makes a deque with a `maxlen`, which is full after some turns."""
    if not isinstance(made, ast.Call) or getattr(made.func, "attr", getattr(made.func, "id", None)) != "deque":
        return False
    return len(made.args) > 1 or any(keyword.arg == "maxlen" for keyword in made.keywords)


HANDLERS: Final[dict[type, Callable[[Sizes, Any, Here], int]]] = {
    ast.Name: Sizes._name,
    ast.Call: Sizes._call,
    ast.Subscript: Sizes._subscript,
    ast.BinOp: Sizes._binary,
    ast.List: Sizes._elements,
    ast.Tuple: Sizes._elements,
    ast.ListComp: Sizes._comprehension,
    ast.IfExp: Sizes._choice,
    ast.UnaryOp: Sizes._unary,
    ast.Attribute: Sizes._attribute,
    ast.NamedExpr: Sizes._inner,
    ast.Dict: Sizes._values,
}
"""Who answers for which expression. (Not bound to an object, which would then refer to itself: see `File.close`.)"""
