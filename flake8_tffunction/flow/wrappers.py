"""Where a tf.function is made for nothing: its result is thrown away, or bound to a name that nobody reads."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_tffunction.source.nodes import walk
from flake8_tffunction.source.scopes import Scope
from flake8_tffunction.source.wording import written

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File
    from flake8_tffunction.source.tracing import Traced


def unused(file: File, traced: Traced) -> bool:
    """Whether nothing can ever call a tf.function that a call makes: then its function stays eager."""
    node = traced.made_at
    if traced.why != "wrapped" or not isinstance(node, ast.Call):
        return False
    layout = file.eager.layout
    layout.enter(traced.made_in)
    parent = layout.parent(node)
    if isinstance(parent, ast.Expr):
        return not _is_expected_to_fail(file, node)
    target: ast.expr | None = None
    if isinstance(parent, ast.Assign) and len(parent.targets) == 1:
        target = parent.targets[0]
    elif isinstance(parent, ast.AnnAssign):
        target = parent.target
    if not isinstance(target, ast.Name) or not _is_never_read(file, traced.made_in, target.id):
        return False
    owner = traced.made_in.owner(target.id)
    return owner is not None and (
        owner.kind == "function" or target.id == "_" or owner.kind == "module" and _is_script(file, traced)
    )


def _is_expected_to_fail(file: File, node: ast.AST) -> bool:
    """Whether its error is waited for: in a `try`, in `with pytest.raises(TypeError):`, `self.assertRaises(...)`."""
    for child, parent in file.eager.layout.around(node):
        if isinstance(parent, ast.Try) and parent.handlers and child in parent.body:
            return True
        if isinstance(parent, ast.With):
            for item in parent.items:
                function = getattr(item.context_expr, "func", None)
                if isinstance(function, ast.Attribute) and "raises" in function.attr.lower():
                    return True
    return False


def _is_never_read(file: File, scope: Scope, name: str) -> bool:
    """Whether no code of the file reads a variable of this module or function, and `__all__` does not name it."""
    owner = scope.owner(name)
    if (
        owner is None
        or owner is not scope
        or any(read.scope.owner(name) is owner for read in file.lifetimes.reads.names.get(name, ()))
    ):
        return False
    exported = file.index.module.bindings.get("__all__", ())
    return not any(
        isinstance(part, ast.Constant) and part.value == name
        for b in exported
        if b.value is not None
        for part in walk(b.value)
    )


def _is_script(file: File, traced: Traced) -> bool:
    """Whether the module itself calls the function that was wrapped: what it wraps is not only for others to import."""
    name = getattr(traced.node, "name", None)
    return name is not None and any(
        scope.function is None
        and isinstance(call.func, ast.Name)
        and any(b.node is traced.node for b in file.index.bindings(name, scope))
        for call, scope in file.sites(name)
    )


def wrapped_text(traced: Traced) -> str:
    """The function that a call of tf.function wraps, as written."""
    node = traced.made_at
    function = traced.options.keywords.get("func")
    if function is None and isinstance(node, ast.Call) and node.args:
        function = node.args[0]
    return written(function) if function is not None else traced.label
