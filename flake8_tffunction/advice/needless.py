"""tf.functions that buy nothing: they do no work of their own, run once, or are only called by code that is traced anyway."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

from flake8_tffunction.advice.candidates import is_test_file
from flake8_tffunction.advice.work import Work, measure
from flake8_tffunction.flow.repetition import ONCE
from flake8_tffunction.source import roles
from flake8_tffunction.source.tracing import HOOKS

if TYPE_CHECKING:
    from flake8_tffunction.flow.facts import Made
    from flake8_tffunction.flow.file import File
    from flake8_tffunction.source.scopes import Scope
    from flake8_tffunction.source.tracing import Traced

EXPORTING: Final = ("saved_model", "get_concrete_function", ".export(", "signatures", ".save(")
"""Words of a file that may hand tf.functions to others."""
OWN: Final = frozenset({"func"})
"""Options that set nothing."""


def needless(file: File, fact: Made) -> str | None:
    """Why a tf.function buys nothing, in words that follow its name; None if it may buy something."""
    traced = fact.traced
    if fact.how == "factory" or not _could_go(file, fact, traced):
        return None
    work = measure(file, traced)
    if work.unknown:
        return None
    why = _does_nothing(work, traced) or _only_forwards(work)
    if why is None and not _is_used_otherwise(file, traced):
        why = _is_inner(file, traced) or _runs_once(file, traced, work)
    return why


def _could_go(file: File, fact: Made, traced: Traced) -> bool:
    """Whether only what the function does can be a reason for the tf.function: no option, no export, no other use."""
    node = traced.node
    if not isinstance(node, ast.FunctionDef) or traced.scope is None or traced.handed is not None:
        return False
    if is_test_file(file):
        return False
    if not OWN.issuperset(traced.options.keywords) or fact.repeats.in_test or file.eager.is_traced(fact.scope):
        return False
    if roles.role(traced.scope.parent) == roles.TEST or len(node.decorator_list) > 1:
        return False
    if _is_declared_only(node) or node.name.startswith("__") and node.name != "__call__":
        return False
    if traced.cls is not None:
        hooks = {hook for kind, hooks in HOOKS.items() if file.derives_from(traced.cls, kind) for hook in hooks}
        if node.name in hooks or any(base is None for base in traced.cls.outer):
            return False
        if file.derives_from(traced.cls, "module", "model", "layer") and any(word in file.text for word in EXPORTING):
            return False
    return not _is_used_otherwise(file, traced, returned=not any(word in file.text for word in EXPORTING))


def _is_declared_only(node: ast.FunctionDef) -> bool:
    """Whether the body is a docstring, `pass`, `return x`, or only raises: a place for what others write."""
    return all(
        isinstance(statement, (ast.Pass, ast.Raise))
        or isinstance(statement, ast.Expr)
        and _is_constant(statement.value)
        or isinstance(statement, ast.Return)
        and isinstance(statement.value, (ast.Name, type(None)))
        for statement in node.body
    )


def _is_constant(expr: ast.expr) -> bool:
    return isinstance(expr, ast.Constant)


def _is_used_otherwise(file: File, traced: Traced, returned: bool = False) -> bool:
    """Whether the file does anything with the tf.function but call it: hands it on, takes its concrete function.

    `returned`: that a function of the file gives it back does not count.
    """
    called = {id(call.func) for call, _ in file.index.calls}
    names = {*traced.names, getattr(traced.node, "name", "")}
    reads = file.lifetimes.reads
    for name in names:
        for read in (*reads.names.get(name, ()), *reads.attributes.get(name, ())):
            if id(read.node) in called:
                continue
            file.eager.layout.enter(read.scope)
            if returned and isinstance(file.eager.layout.parent(read.node), ast.Return):
                continue
            if traced.why == "wrapped" and read.node in getattr(traced.made_at, "args", ()):
                continue
            return True
    return False


# -- no work of its own -----------------------------------------------------------------------------------------------


def _does_nothing(work: Work, traced: Traced) -> str | None:
    if work.weight or work.graph_functions or work.staged:
        return None
    if work.building:
        return f"only makes `{work.building[0]}`, which Python does"
    return "does no work on tensors" if work.returns else None


def _only_forwards(work: Work) -> str | None:
    if work.weight or work.loops or len(work.graph_functions) != 1 or work.building:
        return None
    inner = work.graph_functions[0]
    return f"only calls `{inner.text}`, which is a tf.function"


# -- where it is called -----------------------------------------------------------------------------------------------


def _is_inner(file: File, traced: Traced) -> str | None:
    """Only tf.functions that are traced and converted call it, once in each pass of their code."""
    assert traced.node is not None and traced.scope is not None
    sites = file.calls_of(traced.node, traced.scope, frozenset(traced.names))
    if not sites or file.eager.calls(traced) or not _is_own_business(file, traced):
        return None
    for call, scope in sites:
        if not file.eager.is_traced(scope):
            return None
        root = file.reached.get(file.eager.layout.root(scope))
        if root is None or not root.is_graph_function or not root.options.autograph or root.handed is not None:
            return None
        if root is traced or root.jit:
            return None
        if _only_forwards(measure(file, root)) and not _is_used_otherwise(file, root, returned=True):
            return None  # (of two that do the work of one, the outer one is to go)
        file.eager.layout.enter(scope)
        if file.eager.layout.loops(call):
            return None
    return "is only called by traced code"


def _runs_once(file: File, traced: Traced, work: Work) -> str | None:
    """One call at start, and no loop in it that the graph would turn faster."""
    calls = file.eager.calls(traced)
    if len(calls) != 1 or work.loops or calls[0].repeats.how != ONCE or not _is_own_business(file, traced):
        return None
    assert traced.node is not None and traced.scope is not None
    if len(file.calls_of(traced.node, traced.scope, frozenset(traced.names))) != 1:
        return None
    if calls[0].repeats.in_test or file.eager.expects_error(calls[0].node):
        return None
    return f"is called once, in line {calls[0].node.lineno}"


def _is_own_business(file: File, traced: Traced) -> bool:
    """Whether nobody else can call it: it is private, local, or of a program of which all parts are used here."""
    node, scope = traced.node, traced.scope
    assert isinstance(node, ast.FunctionDef) and scope is not None
    if node.name.startswith("_") and not node.name.startswith("__") or _is_local(scope):
        return True
    return is_program(file)


def _is_local(scope: Scope) -> bool:
    inner = scope.parent
    while inner is not None:
        if inner.kind == "function":
            return True
        inner = inner.parent
    return False


def is_program(file: File) -> bool:
    """Whether a file is a script: it runs something, and uses every function and class that it defines at its top."""
    if "__all__" in file.index.module.bindings:
        return False
    body = file.index.tree.body
    runs = any(isinstance(s, (ast.Expr, ast.For, ast.While, ast.If, ast.With)) and not _is_docstring(s) for s in body)
    used = file.lifetimes.reads.names
    defined = [s.name for s in body if isinstance(s, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef))]
    return runs and all(name in used for name in defined)


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and _is_constant(statement.value)
