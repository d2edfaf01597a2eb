"""The changes: each turns one decision of a function around, or leaves it out."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from typing import Final, NamedTuple, TypeVar

NEGATED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
SHIFTED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
"""The same with or without the border itself."""
SWAPPED: Final = {"any": "all", "all": "any", "min": "max", "max": "min"}
OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
}
Decision = ast.expr | ast.stmt | ast.comprehension
"""What may be changed."""
WORDS: Final = frozenset({"at", "format"})
"""Methods whose arguments are the words of a message, or the place that it stands at."""


class Mutant(NamedTuple):
    """One change."""

    function: str
    """Name of the function that it is in."""
    line: int
    change: str
    """What stood there and what stands there now, as source."""
    tree: ast.Module
    """The whole module with the change."""


def mutants(tree: ast.Module) -> Iterator[Mutant]:
    """All changes of the functions of a module, one at a time. The tree itself is not changed."""
    for function in functions(tree):
        for node, parent, field, position in _decisions(function):
            for new in changes(node):
                old_text, new_text = _text(node), _text(new)
                if old_text == new_text:
                    continue
                _put(parent, field, position, new)
                changed = ast.fix_missing_locations(copy.deepcopy(tree))
                _put(parent, field, position, node)
                line = (node.target if isinstance(node, ast.comprehension) else node).lineno
                yield Mutant(function.name, line, f"{old_text} -> {new_text}", changed)


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """The functions and methods of a module that are not hidden in others."""
    for statement in tree.body:
        for inner in statement.body if isinstance(statement, ast.ClassDef) else [statement]:
            if isinstance(inner, ast.FunctionDef):
                yield inner


def changes(node: Decision) -> Iterator[Decision]:
    """What may stand in the place of a node."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        for table in (NEGATED, SHIFTED):
            if (other := table.get(type(node.ops[0]))) is not None:
                yield _like(node, ast.Compare(node.left, [other()], node.comparators))
    elif isinstance(node, ast.BoolOp):
        yield _like(node, ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values))
        for left_out in range(len(node.values)):
            rest = node.values[:left_out] + node.values[left_out + 1 :]
            yield _like(node, ast.BoolOp(node.op, rest)) if len(rest) > 1 else rest[0]
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.IfExp):
        yield from (node.body, node.orelse)
    elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        yield _like(node, ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right))
    elif isinstance(node, ast.Constant) and isinstance(node.value, (bool, int)):
        value = not node.value if isinstance(node.value, bool) else node.value + 1
        yield _like(node, ast.Constant(value))
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SWAPPED:
        yield _like(node, ast.Call(ast.Name(SWAPPED[node.func.id], ast.Load()), node.args, node.keywords))
    elif isinstance(node, ast.comprehension):
        for left_out in range(len(node.ifs)):
            yield ast.comprehension(node.target, node.iter, node.ifs[:left_out] + node.ifs[left_out + 1 :], 0)
    elif isinstance(node, ast.If):
        for always in (True, False):
            yield _like(node, ast.If(_like(node.test, ast.Constant(always)), node.body, node.orelse))
    elif isinstance(node, (ast.Continue, ast.Break)):
        yield _like(node, ast.Pass())
    elif isinstance(node, ast.Expr) and isinstance(node.value, (ast.Yield, ast.YieldFrom)):
        nothing = ast.YieldFrom(ast.Tuple([], ast.Load()))
        yield _like(node, ast.Expr(nothing))


Located = TypeVar("Located", bound=ast.AST)
Place = tuple[Decision, ast.AST, str, "int | None"]


def _decisions(function: ast.FunctionDef) -> Iterator[Place]:
    """(node, parent, field, position) of what a function's statements are made of, but for the words of messages."""
    todo: list[Place] = [(s, function, "body", n) for n, s in reversed(list(enumerate(function.body)))]
    while todo:
        place = todo.pop()
        node = place[0]
        yield place
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in WORDS:
            continue
        for field, value in ast.iter_fields(node):
            if field == "annotation" or isinstance(node, ast.JoinedStr):
                continue
            if isinstance(value, list):
                todo += [
                    (item, node, field, position)
                    for position, item in enumerate(value)
                    if isinstance(item, (ast.expr, ast.stmt, ast.comprehension))
                ]
            elif isinstance(value, (ast.expr, ast.stmt)):
                todo.append((value, node, field, None))


def _put(parent: ast.AST, field: str, position: int | None, node: ast.AST) -> None:
    if position is None:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[position] = node


def _like(old: ast.AST, new: Located) -> Located:
    return ast.copy_location(new, old)


def _text(node: ast.AST) -> str:
    """The source of a node in one line; of a compound statement its head."""
    return " ".join(ast.unparse(node).partition("\n")[0].split())
