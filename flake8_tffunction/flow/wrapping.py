"""What stands between a tf.function and the def below it: whether it has the def's parameters, and gives back what that returns.

TensorFlow takes the parameters from `inspect.signature`, which looks behind `functools.wraps` (measured on 2.21).
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow.values import Value
from flake8_tffunction.source.scopes import Scope

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File
    from flake8_tffunction.source.tracing import Traced

SEEN_THROUGH: Final = frozenset(
    "tf.autograph.experimental.do_not_convert tf.Module.with_name_scope builtins.staticmethod "
    "builtins.classmethod".split()
)
"""Decorators of elsewhere that change neither parameters nor result."""
SAME_PARAMETERS: Final = SEEN_THROUGH | {"tf.custom_gradient", "tf.recompute_grad"}


def _below(file: File, traced: Traced) -> Iterator[tuple[str | None, Value | None]]:
    """The decorators under the tf.function: the name of each, and what one of the file puts in the def's place."""
    node = traced.node
    if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    decorators = node.decorator_list
    around = file.index.scopes[node].parent or file.index.module
    for decorator in decorators[decorators.index(traced.made_at) + 1 :] if traced.made_at in decorators else decorators:
        base = decorator.func if isinstance(decorator, ast.Call) else decorator
        yield file.names.canonical(base, around), file.replaced_by(decorator, node)


def shows_parameters(file: File, traced: Traced) -> bool:
    """Whether the parameters of a tf.function are those of its def (a file that speaks of `__wrapped__` may change them)."""
    return all(
        name in SAME_PARAMETERS
        or result is not None
        and (
            result.node is traced.node
            or result.node is not None
            and "wraps" in file.decorations(result.node)
            and "__wrapped__" not in file.text
        )
        for name, result in _below(file, traced)
    )


def shows_result(file: File, traced: Traced) -> bool:
    """Whether a tf.function returns what the `return`s of its def say."""
    return all(
        name in SEEN_THROUGH
        or result is not None
        and (result.node is traced.node or result.node is not None and _hands_on(file.index.scopes[result.node]))
        for name, result in _below(file, traced)
    )


def _hands_on(wrapper: Scope) -> bool:
    """Whether each `return` of a wrapper gives back the result of a call of what it wraps, as it is."""
    return bool(wrapper.returns) and all(_is_result(statement.value, wrapper) for statement in wrapper.returns)


def _is_result(expr: ast.expr | None, wrapper: Scope) -> bool:
    if isinstance(expr, ast.Name) and expr.id in wrapper.bindings:
        return all(
            binding.kind == "assign" and not binding.path and not isinstance(binding.value, ast.Name)
            for binding in wrapper.bindings[expr.id]
        ) and all(_is_result(binding.value, wrapper) for binding in wrapper.bindings[expr.id])
    if not isinstance(expr, ast.Call) or not isinstance(expr.func, ast.Name):
        return False
    owner = wrapper.owner(expr.func.id)
    return owner is not None and owner is wrapper.parent and [b.kind for b in owner.bindings[expr.func.id]] == ["param"]
