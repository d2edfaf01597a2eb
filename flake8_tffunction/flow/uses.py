"""Where a parameter is used, also in the functions of the file to which it is handed on."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from flake8_tffunction.source.nodes import walk

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File

DEPTH: Final = 4
"""So many functions in a row may hand a parameter on."""


def uses(file: File, function: ast.AST, name: str, depth: int = 0) -> Iterator[tuple[ast.Name, ast.AST]]:
    """The reads of a parameter, each with the function in which it stands.

    Where the parameter itself is an argument of a call of a function of this file, the reads of that one's parameter
    come instead; a function that can't be told gives the argument.
    """
    handed = dict(_handed(file, function, name)) if depth < DEPTH else {}
    for node in walk(function):
        if isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Load):
            if node in handed:
                yield from uses(file, *handed[node], depth + 1)
            else:
                yield node, function


def _handed(file: File, function: ast.AST, name: str) -> Iterator[tuple[ast.Name, tuple[ast.AST, str]]]:
    """(argument, (function that is called, its parameter)) for the calls that hand a name on."""
    scope = file.index.scopes.get(function)
    if scope is None:
        return
    for call in walk(function):
        if not isinstance(call, ast.Call) or any(isinstance(argument, ast.Starred) for argument in call.args):
            continue
        given = [*call.args, *(keyword.value for keyword in call.keywords)]
        if not any(isinstance(part, ast.Name) and part.id == name for part in given):
            continue
        callee = file.evaluate(call.func, scope)
        arguments = getattr(callee.node, "args", None)
        if callee.node is None or callee.node is function or not isinstance(arguments, ast.arguments):
            continue
        names = [argument.arg for argument in (*arguments.posonlyargs, *arguments.args)]
        if callee.bound is not None:
            del names[:1]
        known = {*names, *(argument.arg for argument in arguments.kwonlyargs)}
        for target, part in (*zip(names, call.args), *((k.arg, k.value) for k in call.keywords)):
            if isinstance(part, ast.Name) and part.id == name and target in known:
                yield part, (callee.node, target)
