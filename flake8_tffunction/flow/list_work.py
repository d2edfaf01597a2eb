"""What a function does that makes TensorFlow keep a list for its gradient: loops of the graph and reads of a
TensorArray.

Such lists can't leave a program that XLA compiles, so a tape outside of it can't record the call.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Collection, Iterator
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow.values import Kind, Trust, Value
from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.nodes import children_of, walk
from flake8_tffunction.source.scopes import Scope

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File

MAPS: Final = frozenset(
    {"tf.map_fn", "tf.scan", "tf.foldl", "tf.foldr", "keras.ops.map", "keras.ops.scan", "keras.ops.fori_loop"}
)
WHILES: Final = {"tf.while_loop": 7, "keras.ops.while_loop": 3}
"""Function -> position of its `maximum_iterations`."""
RECURRENT: Final = frozenset(
    {
        "keras.layers.LSTM",
        "keras.layers.GRU",
        "keras.layers.SimpleRNN",
        "keras.layers.RNN",
        "keras.layers.Bidirectional",
    }
)
READS: Final = frozenset({"read", "gather", "concat"})
STATIC: Final = frozenset({"shape", "size", "rank", "len", "zeros_like", "ones_like", "range", "stop_gradient"})
"""Ends of calls through which no gradient goes."""
DEPTH: Final = 4
"""How many calls deep a function is looked at."""
LOOP: Final = "loop"
UNBOUNDED: Final = "unbounded"


class Work(NamedTuple):
    """One thing that needs a list."""

    what: str
    """`LOOP`, or `UNBOUNDED` for a loop that nobody bounds (XLA then refuses its gradient in any place)."""
    node: ast.AST


def trains(file: File, expr: ast.expr, scope: Scope) -> bool:
    """Whether an expression is a variable that a tape watches by itself, or an object that owns such variables."""
    value = file.evaluate(expr, scope)
    if value.trust < Trust.INFERRED:
        return False
    if value.kind == Kind.STATEFUL:
        return (value.of or "").startswith("keras.layers.") or value.cls is not None
    return (
        value.kind == Kind.VARIABLE
        and not _is_frozen(value.born)
        and not (value.dtype or "float").startswith(("int", "bool"))
    )


def _is_frozen(born: ast.AST | None) -> bool:
    return isinstance(born, ast.Call) and any(
        k.arg == "trainable" and isinstance(k.value, ast.Constant) and k.value.value is False for k in born.keywords
    )


def list_work(file: File, function: ast.AST, fed: frozenset[str], variables: bool, depth: int = 0) -> Iterator[Work]:
    """The list work of a function through which a recorded value goes, with that of what it calls.

    Parameters
    ----------
    fed
        Its parameters that get a recorded value.
    variables
        Whether the tape watches variables by itself.
    """
    scope = file.index.scopes.get(function)
    if scope is not None:
        yield from _Body(file, function, scope, fed, variables, depth).work()


class _Body:
    """One function, and which of its names hold recorded values."""

    def __init__(
        self, file: File, function: ast.AST, scope: Scope, fed: frozenset[str], variables: bool, depth: int
    ) -> None:
        self.file = file
        self.function = function
        self.scope = scope
        self.variables = variables
        self.depth = depth
        self.names = set(fed)
        before = -1
        while before != len(self.names):
            before = len(self.names)
            self.names.update(
                name
                for name, bindings in scope.bindings.items()
                if any(b.value is not None and b.kind != "param" and self.carries(b.value) for b in bindings)
            )

    def carries(self, expr: ast.expr) -> bool:
        """Whether a recorded value, with a gradient, goes into an expression."""
        dtype = self.file.evaluate(expr, self.scope).dtype
        if dtype is not None and dtype.startswith(("int", "uint", "bool")):
            return False
        stack: list[ast.AST] = [expr]
        while stack:
            node = stack.pop()
            if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in STATIC:
                continue
            if isinstance(node, ast.Attribute) and node.attr in ("shape", "dtype"):
                continue
            if isinstance(node, ast.Name) and node.id in self.names:
                return True
            if self.variables and isinstance(node, (ast.Name, ast.Attribute)) and trains(self.file, node, self.scope):
                return True
            if isinstance(node, ast.Call) and self._reads_variables(called(self.file.evaluate(node.func, self.scope))):
                return True
            stack += children_of(node)
        return False

    def work(self) -> Iterator[Work]:
        """What this function and its callees do."""
        for node in self._nodes():
            if isinstance(node, ast.For) and self.file.evaluate(node.iter, self.scope).is_tensor:
                if self.carries(node.iter) or self._keeps(node):
                    yield Work(LOOP, node)
            elif isinstance(node, ast.While) and self.file.evaluate(node.test, self.scope).is_tensor:
                if self._keeps(node):
                    yield Work(UNBOUNDED, node)
            elif isinstance(node, ast.Call):
                yield from self._call(node)

    def _nodes(self) -> Iterator[ast.AST]:
        """The nodes of the function itself, those of nested functions left out."""
        stack: list[ast.AST] = (
            list(self.function.body)
            if isinstance(self.function, (ast.FunctionDef, ast.AsyncFunctionDef))
            else [
                self.function.body  # type: ignore[attr-defined]
            ]
        )
        while stack:
            node = stack.pop()
            yield node
            if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                stack += children_of(node)

    def _keeps(self, loop: ast.For | ast.While) -> bool:
        """Whether the gradient of a loop needs the values of its turns."""
        return (
            any(keeps_steps(loop, name) for name in self.names)
            and any(isinstance(n, ast.Name) and n.id in self.names for s in loop.body for n in walk(s))
            or any(self.carries(value) and not _is_sum(target, value, op, loop) for target, value, op in _stores(loop))
        )

    def _call(self, node: ast.Call) -> Iterator[Work]:
        callee = self.file.evaluate(node.func, self.scope)
        arguments = [*node.args, *(k.value for k in node.keywords)]
        name = callee.name or ""
        if name in MAPS or name in WHILES:
            given = [(a, self.file.evaluate(a, self.scope).node) for a in arguments if not isinstance(a, ast.Starred)]
            if name in WHILES and any(only_adds(function) for _, function in given[1:]):
                return
            if any(self.carries(a) or self._reads_variables(function) for a, function in given):
                yield Work(LOOP if name in MAPS or is_bounded(node, name) else UNBOUNDED, node)
        elif callee.of in RECURRENT and callee.kind == Kind.STATEFUL:
            if not _is_unrolled(callee) and (self.variables or any(map(self.carries, arguments))):
                yield Work(LOOP, node)
        elif isinstance(node.func, ast.Attribute) and node.func.attr in READS:
            if self.file.evaluate(node.func.value, self.scope).must(Kind.TENSORARRAY) and self.carries(node.func.value):
                yield Work(LOOP, node)
        elif self.depth < DEPTH:
            function = called(callee)
            if function is not None and function is not self.function:
                fed = frozenset(fed_by(function, node, self.carries))
                yield from list_work(self.file, function, fed, self.variables, self.depth + 1)

    def _reads_variables(self, function: ast.AST | None) -> bool:
        """Whether a function that is called or handed over uses a variable that the tape watches."""
        scope = self.file.index.scopes.get(function) if function is not None and self.variables else None
        return scope is not None and any(
            trains(self.file, node, scope) for node in walk(scope.node) if isinstance(node, (ast.Name, ast.Attribute))
        )


def called(callee: Value) -> ast.AST | None:
    """The function of the file that runs when a value is called: itself, or the `__call__` or `call` of an instance."""
    if callee.kind in (Kind.FUNCTION, Kind.GRAPHFN):
        return callee.node
    if callee.cls is None or callee.kind & ~(Kind.OBJECT | Kind.STATEFUL):
        return None
    found = callee.cls.method("__call__") or callee.cls.method("call")
    return found[0] if found is not None else None


def fed_by(function: ast.AST, call: ast.Call, recorded: Callable[[ast.expr], bool]) -> Iterator[str]:
    """The parameters of a function to which a call hands a value for which `recorded(argument)` holds."""
    arguments = getattr(function, "args", None)
    if not isinstance(arguments, ast.arguments):
        return
    names = [argument.arg for argument in (*arguments.posonlyargs, *arguments.args)]
    if names[:1] == ["self"]:
        del names[0]
    for name, given in (*zip(names, call.args), *((k.arg, k.value) for k in call.keywords)):
        if name is not None and not isinstance(given, ast.Starred) and recorded(given):
            yield name


def keeps_steps(loop: ast.For | ast.While, name: str) -> bool:
    """Whether a loop changes a name by more than adding something that is the same in each turn."""
    return any(target == name and not _is_sum(target, value, op, loop) for target, value, op in _stores(loop))


def is_bounded(call: ast.Call, name: str) -> bool:
    """Whether a call of one of `WHILES` limits the number of its turns."""
    return len(call.args) > WHILES[name] or any(keyword.arg == "maximum_iterations" for keyword in call.keywords)


def only_adds(body: ast.AST | None) -> bool:
    """Whether the body of a `tf.while_loop`, a lambda, only adds to its state what is the same in each turn."""
    if not isinstance(body, ast.Lambda):
        return False
    state = [argument.arg for argument in body.args.args]
    parts = body.body.elts if isinstance(body.body, (ast.Tuple, ast.List)) else [body.body]
    return len(parts) == len(state) and all(
        isinstance(part, ast.Name) and part.id == name or _is_added(name, part, state)
        for name, part in zip(state, parts)
    )


def _stores(loop: ast.For | ast.While) -> Iterator[tuple[str, ast.expr, ast.operator | None]]:
    """(name, value, operator of an augmented assignment) of what the body of a loop binds."""
    for node in (inner for statement in loop.body for inner in walk(statement)):
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            yield node.target.id, node.value, node.op
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                names, values = (
                    (target.elts, node.value.elts)
                    if (isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple))
                    else ([target], [node.value])
                )
                for each, value in zip(names, values):
                    if isinstance(each, ast.Name):
                        yield each.id, value, None
                    elif isinstance(each, ast.Tuple):
                        yield from ((part.id, value, None) for part in each.elts if isinstance(part, ast.Name))


def _is_sum(name: str, value: ast.expr, op: ast.operator | None, loop: ast.For | ast.While) -> bool:
    """Whether a turn only adds to a name what is the same in each turn."""
    bound = {target for target, _, _ in _stores(loop)}
    if isinstance(loop, ast.For):
        bound |= {n.id for n in walk(loop.target) if isinstance(n, ast.Name)}
    if op is None:
        return _is_added(name, value, bound)
    return isinstance(op, (ast.Add, ast.Sub)) and not _reads(value, bound)


def _is_added(name: str, value: ast.expr, bound: Collection[str]) -> bool:
    """Whether a value is a name and something added to it, in which no name of `bound` is."""
    if not isinstance(value, ast.BinOp):
        return False
    own = [isinstance(side, ast.Name) and side.id == name for side in (value.left, value.right)]
    if own == [True, False]:
        return isinstance(value.op, (ast.Add, ast.Sub)) and not _reads(value.right, bound)
    return own == [False, True] and isinstance(value.op, ast.Add) and not _reads(value.left, bound)


def _reads(expr: ast.expr, names: Collection[str]) -> bool:
    return any(isinstance(node, ast.Name) and node.id in names for node in walk(expr))


def _is_unrolled(layer: Value) -> bool:
    """Whether a recurrent layer writes its steps out: `unroll=True`, for Bidirectional in the layer that it wraps."""
    return isinstance(layer.born, ast.Call) and any(
        isinstance(node, ast.keyword)
        and node.arg == "unroll"
        and isinstance(node.value, ast.Constant)
        and node.value.value is True
        for node in walk(layer.born)
    )
