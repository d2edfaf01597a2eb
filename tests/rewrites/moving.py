"""What all rewrites share: a changed tree becomes text again, and every place of the old text is found in the new one."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from typing import NamedTuple

Place = tuple[int, int]
"""Line, from 1, and column in UTF-8 bytes, from 0, as the ast counts them."""

MADE = -1
"""The line of nodes that a rewrite adds."""


class Rewritten(NamedTuple):
    """A program after a rewrite."""

    source: str
    lines: dict[Place, int]
    """Where a node began -> the line where it begins now."""

    def line(self, place: Place) -> int | None:
        """The new line of an old place; of the first node of its line, if none begins exactly there."""
        if place in self.lines:
            return self.lines[place]
        beside = sorted(other for other in self.lines if other[0] == place[0])
        return self.lines[beside[0]] if beside else None


class Rewrite(NamedTuple):
    """A transformation, and the name that tests show."""

    name: str
    apply: Callable[[str], Rewritten | None]
    """The program rewritten; None where it does not apply."""


def on_tree(name: str, change: Callable[[ast.Module], bool]) -> Rewrite:
    """A rewrite that changes the tree in place and tells whether it did; nodes keep their old places as they move."""

    def apply(source: str) -> Rewritten | None:
        tree = ast.parse(source)
        return moved(tree) if change(tree) else None

    return Rewrite(name, apply)


def moved(tree: ast.Module) -> Rewritten:
    """The text of a tree whose nodes have the places of an older text."""
    source = ast.unparse(tree) + "\n"
    lines: dict[Place, int] = {}
    for old, new in _pairs(tree, ast.parse(source)):
        line, column = getattr(old, "lineno", MADE), getattr(old, "col_offset", 0)
        if line != MADE:
            lines.setdefault((line, column), new.lineno)  # type: ignore[attr-defined]
    return Rewritten(source, lines)


def _pairs(old: ast.AST, new: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Corresponding nodes, outer ones first; what unparse writes in another way (f-strings) is left out."""
    if type(old) is not type(new):
        return
    yield old, new
    for first, second in zip(_children(old), _children(new)):
        yield from _pairs(first, second)


def _children(node: ast.AST) -> list[ast.AST]:
    """A function's or class's decorators stand before it in the text, but its own place is what counts first."""
    return list(ast.iter_child_nodes(node))


def made(source: str) -> list[ast.stmt]:
    """New statements, which have no place in the old text."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if hasattr(node, "lineno"):
            node.lineno = MADE
    return tree.body


def blocks(tree: ast.AST) -> Iterator[list[ast.stmt]]:
    """Every list of statements of a tree, those of a module and of classes too; they may be changed while iterating."""
    for node in list(ast.walk(tree)):
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, None)
            if isinstance(block, list) and block and isinstance(block[0], ast.stmt):
                yield block


def tracers(tree: ast.Module) -> set[str]:
    """How this program spells tf.function."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {f"{a.asname or a.name}.function" for a in node.names if a.name == "tensorflow"}
        elif isinstance(node, ast.ImportFrom) and node.module == "tensorflow":
            found |= {a.asname or a.name for a in node.names if a.name == "function"}
    return found


def is_tracer(decorator: ast.expr, spelled: set[str]) -> bool:
    """Whether a decorator is tf.function, called or not."""
    return ast.unparse(decorator.func if isinstance(decorator, ast.Call) else decorator) in spelled


def bound_names(tree: ast.AST) -> set[str]:
    """Every name that the tree binds otherwise than by an import."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            found.add(node.id)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            found.add(node.name)
    return found


def after_imports(body: list[ast.stmt]) -> int:
    """Where the module's first imports end, after its docstring and `from __future__`."""
    last = 0
    for index, statement in enumerate(body):
        if isinstance(statement, (ast.Import, ast.ImportFrom)):
            last = index + 1
        elif not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):
            break
    return last
