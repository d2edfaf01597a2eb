"""What is used like a Keras object: evidence for a callee of which the file does not show what it is."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File
    from flake8_tffunction.source.scopes import Scope

OWN: Final = (
    *("trainable_variables", "trainable_weights", "non_trainable_variables", "non_trainable_weights"),
    *("get_weights", "set_weights", "load_weights", "save_weights", "count_params", "train_on_batch"),
)
"""Attributes that hardly anything has but layers, models and tf.Modules."""
FLAG: Final = "training"
"""The keyword that layers and models take beside tensors."""


def is_keras_like(file: File, expr: ast.expr, scope: Scope) -> bool:
    """Whether the file uses what an expression means as it would use a layer or a model.

    Parameters
    ----------
    expr, scope
        A name or an attribute, and where it is read.

    Returns
    -------
    True if the file asks it for its variables or weights, or calls it with `training=`. Its name alone says nothing.
    """
    if not isinstance(expr, (ast.Name, ast.Attribute)):
        return False
    return any(_is_same(file, expr, scope, other, at) for other, at in _used(file, expr))


def _used(file: File, expr: ast.Name | ast.Attribute) -> Iterator[tuple[ast.expr, Scope]]:
    """The expressions that the file uses like a Keras object, and where."""
    reads = file.lifetimes.reads.attributes
    for attr in OWN:
        yield from (
            (read.node.value, read.scope) for read in reads.get(attr, ()) if isinstance(read.node, ast.Attribute)
        )
    for call, scope in file.sites(expr.id if isinstance(expr, ast.Name) else expr.attr):
        if any(keyword.arg == FLAG for keyword in call.keywords):
            yield call.func, scope


def _is_same(file: File, a: ast.expr, a_scope: Scope, b: ast.expr, b_scope: Scope) -> bool:
    """Whether two expressions mean one thing: a variable of one scope, or an attribute of it, or of `self` in one class."""
    if isinstance(a, ast.Name) and isinstance(b, ast.Name):
        if a.id == b.id and a_scope.owner(a.id) is b_scope.owner(b.id):
            return True
        mine = file.classes.of_receiver(a, a_scope)
        return mine is not None and mine is file.classes.of_receiver(b, b_scope)
    if isinstance(a, ast.Attribute) and isinstance(b, ast.Attribute):
        return a.attr == b.attr and _is_same(file, a.value, a_scope, b.value, b_scope)
    return False
