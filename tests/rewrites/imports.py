"""Other ways to import the same things."""

from __future__ import annotations

import ast

from tests.rewrites.moving import Rewrite, bound_names, made, on_tree

DIRECT = {
    "tensorflow": set(
        "function Variable constant print range reduce_sum reduce_mean zeros ones cast shape cond while_loop map_fn"
        " py_function numpy_function TensorArray TensorSpec Module GradientTape name_scope".split()
    ),
    "numpy": {"array", "random", "append", "sum", "mean", "zeros", "ones"},
    "random": {"random", "randint", "uniform", "choice", "gauss", "shuffle"},
    "time": {"time", "perf_counter", "sleep", "monotonic"},
    "functools": {"partial", "wraps", "lru_cache", "cache"},
    "os": {"getenv", "path", "environ", "getpid", "remove"},
    "itertools": {"count", "cycle", "chain"},
    "logging": {"info", "warning", "getLogger", "basicConfig"},
}
"""Names that a `from` import can bring in instead: all of them exist in each version."""


def other_alias(tree: ast.Module) -> bool:
    """`import tensorflow as tf` -> `import tensorflow as tf_alias`, and every other imported module likewise."""
    taken = bound_names(tree) | {
        str(node.value).partition(".")[0]  # an annotation in quotes
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
    }
    new: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                old = alias.asname or alias.name
                if "." not in old and old not in taken:
                    new[old] = alias.asname = f"{old}_alias"
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id in new:
            node.id = new[node.id]
        elif isinstance(node, ast.Global):
            node.names = [new.get(name, name) for name in node.names]
    return bool(new)


class _Direct(ast.NodeTransformer):
    """`tf.print` -> `tf_print`, where `modules` says that tf is tensorflow."""

    def __init__(self, modules: dict[str, str]) -> None:
        self.modules = modules
        self.used: dict[str, dict[str, str]] = {}

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        owner = node.value
        if isinstance(owner, ast.Name) and node.attr in DIRECT.get(self.modules.get(owner.id, ""), ()):
            name = self.used.setdefault(self.modules[owner.id], {}).setdefault(node.attr, f"{owner.id}_{node.attr}")
            return ast.copy_location(ast.Name(name, ast.Load()), node)
        return self.generic_visit(node)


def from_import(tree: ast.Module) -> bool:
    """`tf.function` -> `from tensorflow import function as tf_function`, and so on for `DIRECT`.

    Not where the program sets an attribute of a module: the imported name would keep the old value.
    """
    taken = bound_names(tree)
    modules: dict[str, str] = {}
    for statement in tree.body:
        if isinstance(statement, ast.Import):
            modules |= {a.asname or a.name: a.name for a in statement.names if (a.asname or a.name) not in taken}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load) and isinstance(node.value, ast.Name):
            modules.pop(node.value.id, None)
    direct = _Direct(modules)
    direct.visit(tree)
    for index, statement in reversed(list(enumerate(tree.body))):
        if isinstance(statement, ast.Import):
            for alias in statement.names:
                if names := direct.used.pop(alias.name, {}):
                    listed = ", ".join(f"{name} as {new}" for name, new in names.items())
                    tree.body[index + 1 : index + 1] = made(f"from {alias.name} import {listed}")
    return tree.body != [] and any(name in ast.unparse(tree) for name in ("tf_function", "tensorflow_function"))


REWRITES: tuple[Rewrite, ...] = (on_tree("import alias", other_alias), on_tree("from-import", from_import))
