"""Tensors of the trace in code that runs outside of its graph: in `tf.init_scope`, and in the functions that tf.py_function and
tf.numpy_function call.

Whatever makes an op of such a tensor, or asks for its value, fails (measured, 2.15.1 and 2.21.0). What is known while tracing can
be read all the same: `y.shape`, `str(y)`, `y is None`, `tf.size(y)`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow.facts import INIT_SCOPE
from flake8_tffunction.flow.state import Env
from flake8_tffunction.flow.values import Value
from flake8_tffunction.knowledge import api
from flake8_tffunction.source.layout import within
from flake8_tffunction.source.nodes import children_of, walk

if TYPE_CHECKING:
    from flake8_tffunction.flow.facts import Place
    from flake8_tffunction.flow.file import File
    from flake8_tffunction.source.scopes import Scope

READING: Final = frozenset({"tf.size", "tf.rank", "tf.convert_to_tensor", "tf.cast"})
"""Ops that give back what they got, or what is known of it, where they can."""
NUMBERS: Final = frozenset({"builtins.int", "builtins.float", "builtins.bool", "builtins.len", "builtins.range"})
OPERATORS: Final = frozenset("+ - * / // % ** @ < <= > >= == != & | ^ << >>".split())
ASSIGNING: Final = frozenset(f"variable.{name}" for name in ("assign", "assign_add", "assign_sub"))
DEEPEST: Final = 8
"""Functions around a function, at most, whose names it may read."""


def makes_op(name: str) -> bool:
    """Whether a function makes an op of its first argument, by its canonical name."""
    if name in ASSIGNING:
        return True
    return name.startswith("tf.") and name not in READING and api.returns(name) == "tensor"


def operands(node: ast.expr) -> tuple[ast.expr, ...]:
    """The operands of an operator, in the order of `Operated.operands`; of `x += y`, told at `y`, none."""
    if isinstance(node, ast.BinOp):
        return node.left, node.right
    if isinstance(node, ast.Compare) and len(node.comparators) == 1:
        return node.left, node.comparators[0]
    return (node.operand,) if isinstance(node, ast.UnaryOp) else ()


def comes_from_graph(node: ast.expr, place: Place) -> bool:
    """Whether an expression in `tf.init_scope` is a name that nothing binds in that block: what it holds is of the trace, if it is
    a symbolic tensor."""
    blocks = [region.node for region in place.regions[place.own :] if region.what == INIT_SCOPE]
    if not isinstance(node, ast.Name) or not blocks:
        return False
    return not any(within(binding.node, blocks[0]) for binding in place.scope.bindings.get(node.id, ()))


def captured(file: File, function: Value) -> Iterator[ast.Name]:
    """The first use of each tensor of the trace that a function has from around it, and that fails there."""
    node, env = function.node, function.closure
    if not isinstance(node, (ast.FunctionDef, ast.Lambda)) or env is None:
        return
    scope = file.index.scopes[node]
    body = node.body if isinstance(node.body, list) else [node.body]
    own = {part.arg for part in walk(node) if isinstance(part, ast.arg)}
    for part in (part for statement in body for part in walk(statement)):
        if isinstance(part, ast.Name) and not isinstance(part.ctx, ast.Load):
            own.add(part.id)
    seen: set[str] = set()
    for parent in (node, *(part for statement in body for part in walk(statement))):
        for child in children_of(parent):
            if not isinstance(child, ast.Name) or child.id in own or child.id in seen:
                continue
            value = _held(env, child.id)
            if value is not None and value.is_symbolic and _needs_value(file, child, parent, scope):
                seen.add(child.id)
                yield child


def _held(env: Env | None, name: str) -> Value | None:
    """What a name of the traced code holds when the trace ends, which is what a function that is called later finds."""
    for _ in range(DEEPEST):
        if env is None or name in env.names:
            break
        env = env.outer
    return env.names.get(name) if env is not None else None


def _needs_value(file: File, name: ast.Name, parent: ast.AST, scope: Scope) -> bool:
    """Whether the expression or statement in which a name stands makes an op of what it holds, or asks for its value."""
    if isinstance(parent, ast.Attribute):
        return parent.attr == "numpy"
    if isinstance(parent, ast.Call):
        called = file.names.canonical(parent.func, scope) or ""
        first = bool(parent.args) and parent.args[0] is name
        return first and (makes_op(called) or called in NUMBERS) or name in parent.args and called.startswith("numpy.")
    if isinstance(parent, ast.Compare):
        return not any(isinstance(op, (ast.Is, ast.IsNot, ast.In, ast.NotIn)) for op in parent.ops)
    if isinstance(parent, (ast.If, ast.While, ast.IfExp)):
        return parent.test is name
    if isinstance(parent, (ast.For, ast.comprehension)):
        return parent.iter is name
    if isinstance(parent, (ast.Subscript, ast.Return)):
        return parent.value is name
    if isinstance(parent, ast.Lambda):
        return parent.body is name and parent is scope.node
    return isinstance(parent, (ast.BinOp, ast.UnaryOp, ast.BoolOp))
