"""Wraps expressions of a program in calls of a recorder, without moving a line: AutoGraph reads the text again."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping

RECORDER = "__kind__"

NEVER = (
    *(ast.Constant, ast.Lambda, ast.GeneratorExp, ast.Starred, ast.Slice, ast.JoinedStr),
    *(ast.FormattedValue, ast.Yield, ast.YieldFrom, ast.Await),
)
"""Expressions that are no value of their own, that nobody doubts, or that a call around them would change."""

READS_ITS_FRAME = frozenset({"super", "locals", "globals", "vars", "dir", "eval", "exec"})
"""Functions that look at the code around the call."""


def places(tree: ast.AST) -> set[ast.expr]:
    """The expressions that may be wrapped and leave the program what it is."""
    found: set[ast.expr] = set()
    work: list[ast.AST] = [tree]
    while work:
        node = work.pop()
        inner = list(_evaluated(node))
        found.update(child for child in inner if isinstance(child, ast.expr) and _is_value(node, child))
        work += inner
    return found


def _evaluated(node: ast.AST) -> Iterator[ast.AST]:
    """Children that are part of running code: no annotations, and nothing inside of an f-string."""
    if isinstance(node, ast.JoinedStr):
        return  # before Python 3.12 the positions in it are wrong
    for name, value in ast.iter_fields(node):
        if name not in ("annotation", "returns", "decorator_list", "type_params", "pattern"):
            yield from (
                child for child in (value if isinstance(value, list) else [value]) if isinstance(child, ast.AST)
            )


def _is_value(parent: ast.AST, node: ast.expr) -> bool:
    if isinstance(node, NEVER) or not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
        return False
    if isinstance(parent, ast.Expr):
        return False  # AutoGraph looks for its own directives among the statements
    if isinstance(parent, ast.Call) and parent.func is node or isinstance(parent, ast.ClassDef | ast.arguments):
        return False
    if isinstance(parent, ast.NamedExpr) and parent.target is node or isinstance(parent, ast.match_case):
        return False
    if isinstance(node, ast.Tuple):
        return not any(isinstance(child, ast.Slice | ast.Starred) for child in node.elts)
    if isinstance(node, ast.Call):
        return not (isinstance(node.func, ast.Name) and node.func.id in READS_ITS_FRAME)
    return True


def wrapped(source: str, numbers: Mapping[ast.expr, int]) -> str:
    """`source` with each of these nodes, which belong to its tree, put into `__kind__(number, (...))`."""
    lines = [line.encode() for line in source.splitlines(keepends=True)]
    opening: dict[tuple[int, int], list[tuple[tuple[int, int], int]]] = {}
    closing: dict[tuple[int, int], int] = {}
    for node, number in numbers.items():
        assert node.end_lineno is not None and node.end_col_offset is not None
        start, end = (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)
        opening.setdefault(start, []).append((end, number))
        closing[end] = closing.get(end, 0) + 1
    for line, column in sorted({*opening, *closing}, reverse=True):
        begin = sorted(opening.get((line, column), []), reverse=True)  # the longest is the outermost
        text = "))" * closing.get((line, column), 0)
        text += "".join(f"{RECORDER}({number}, (" for _, number in begin)
        lines[line - 1] = lines[line - 1][:column] + text.encode() + lines[line - 1][column:]
    return b"".join(lines).decode()
