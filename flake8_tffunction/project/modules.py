"""Modules of the project as trees that can stand beside the linted one.

The lines of each are moved into a range of their own (as compilers give each included file one), so that a node alone
tells which file it is of, and no comparison of lines mixes two files up.
"""

from __future__ import annotations

import ast
import gc
import warnings
import zlib
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, Final

from flake8_tffunction.project.far import SPAN
from flake8_tffunction.project.locating import Found
from flake8_tffunction.project.reading import LOG, Stamp, lines_of, read, stamp
from flake8_tffunction.source.index import Index
from flake8_tffunction.source.nodes import FIELDS, walk
from flake8_tffunction.source.scopes import Scope

KEPT: Final = 1_000_000
"""How many bytes of source the kept trees may come from."""
ROUNDS: Final = 3
"""How many steps it is followed from name to name which of them make tf.functions."""
TRACERS: Final = frozenset({"function"})
"""The last word of tf.function."""
DEEPEST: Final = 200
"""How deep a tree may be: deeper ones would exhaust the stack in the middle of another file's analysis."""


class Module:
    """One module, indexed.

    Attributes
    ----------
    found
        Which it is, and where.
    base
        What was added to its line numbers; 0 for the linted file.
    """

    __slots__ = ("found", "base", "tree", "index", "lines", "stamp", "_makers")

    def __init__(self, found: Found, base: int, index: Index, lines: list[str], state: Stamp | None = None) -> None:
        self.found = found
        self.base = base
        self.tree = index.tree
        self.index = index
        self.lines = lines
        self.stamp = state
        self._makers: dict[tuple[str, ...], frozenset[str]] = {}

    @property
    def scope(self) -> Scope:
        """The scope of the module."""
        return self.index.module

    def makers(self, tracers: tuple[str, ...]) -> frozenset[str]:
        """Names of the module in whose statements a tf.function may be made, by their words (`--tff-tracers` too)."""
        if tracers not in self._makers:
            makers = tracer_words(tracers)
            statements = [(set(_bound(s)), makers_in(s)) for s in top_level(self.tree)]
            found = {
                alias.asname or alias.name
                for statement in top_level(self.tree)
                if isinstance(statement, ast.ImportFrom)
                for alias in statement.names
                if alias.name in makers
            }
            for _ in range(ROUNDS):
                known = len(found)
                for names, words in statements:
                    if not words.isdisjoint(found | makers):
                        found |= names
                if len(found) == known:
                    break
            self._makers[tracers] = frozenset(found)
        return self._makers[tracers]

    def fresh(self) -> Module:
        """The same with an index of its own, which may be changed."""
        return Module(self.found, self.base, Index(self.tree), self.lines, self.stamp)


def top_level(tree: ast.Module) -> Iterator[ast.stmt]:
    """The statements of a module that are not hidden in functions and classes; those in branches too."""
    stack: list[ast.stmt] = list(reversed(tree.body))
    while stack:
        statement = stack.pop()
        yield statement
        if isinstance(statement, (ast.If, ast.Try)):
            blocks = [statement.body, statement.orelse]
            if isinstance(statement, ast.Try):
                blocks += [handler.body for handler in statement.handlers]
            stack += (inner for block in reversed(blocks) for inner in reversed(block))


def _bound(statement: ast.stmt) -> Iterator[str]:
    if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        yield statement.name
    elif isinstance(statement, (ast.Assign, ast.AnnAssign)):
        for target in statement.targets if isinstance(statement, ast.Assign) else [statement.target]:
            yield from (part.id for part in walk(target) if isinstance(part, ast.Name))


def tracer_words(tracers: tuple[str, ...]) -> frozenset[str]:
    """The last words of tf.function and of the project's wrappers."""
    return TRACERS.union(name.rpartition(".")[2] for name in tracers)


def makers_in(statement: ast.stmt) -> set[str]:
    """The last words of what may make the things that a statement binds tf.functions: of decorators, of what functions
    return, and of what is assigned."""
    if isinstance(statement, (ast.Assign, ast.AnnAssign)):
        return ends_of(statement.value)
    found: set[str] = set()
    if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        for part in walk(statement):
            if isinstance(part, (ast.FunctionDef, ast.ClassDef)):
                for decorator in part.decorator_list:
                    found |= ends_of(decorator)
            elif isinstance(part, ast.Return):
                found |= ends_of(part.value) if not isinstance(part.value, ast.Call) else ends_of(part.value) & TRACERS
            elif isinstance(part, ast.Assign):
                found |= ends_of(part.value)
    return found


def ends_of(expr: ast.expr | None) -> set[str]:
    """The last word of an expression; of a call those of its callee, and of a first argument that it may wrap."""
    found: set[str] = set()
    while isinstance(expr, ast.Call):
        if expr.args and isinstance(expr.args[0], (ast.Name, ast.Attribute)):
            found |= ends_of(expr.args[0])
        expr = expr.func
    if isinstance(expr, ast.Attribute):
        found.add(expr.attr)
    elif isinstance(expr, ast.Name):
        found.add(expr.id)
    return found


_kept: OrderedDict[Found, Module] = OrderedDict()


def load(found: Found) -> Module | None:
    """A module of the project; None if it can't be read or parsed. An unchanged file is parsed once."""
    if found.is_folder:
        return Module(found, _base(found.name), Index(ast.Module([], [])), [])
    now = stamp(found.path)
    if now is None:
        return None
    known = _kept.get(found)
    if known is not None and known.stamp == now:
        _kept.move_to_end(found)
        return known
    text = read(found.path)
    collecting = gc.isenabled()
    gc.disable()  # a tree is many objects, and none of them is garbage
    try:
        module = _parsed(found, text, now) if text is not None else None
    finally:
        if collecting:
            gc.enable()
    if module is not None:
        _keep(module)
    return module


def _keep(module: Module) -> None:
    _kept[module.found] = module
    _kept.move_to_end(module.found)
    size = sum(other.stamp[0] for other in _kept.values() if other.stamp is not None)
    while size > KEPT and len(_kept) > 1:
        _, oldest = _kept.popitem(last=False)
        size -= oldest.stamp[0] if oldest.stamp is not None else 0


def _parsed(found: Found, text: str, state: Stamp) -> Module | None:
    try:
        with warnings.catch_warnings():  # `"\d"`: the business of who lints that file
            warnings.simplefilter("ignore")
            tree = ast.parse(text)
    except (SyntaxError, ValueError, OverflowError, RecursionError, MemoryError) as error:
        LOG.debug("%s: not followed, it can't be parsed: %s", found.path, error)
        return None
    base = _base(found.name)
    if not _move(tree, base):
        LOG.debug("%s: not followed, its expressions are too deep", found.path)
        return None
    return Module(found, base, Index(tree), lines_of(text), state)


def _base(name: str) -> int:
    """The first line of a module's range. It follows from the name alone: the order of files must not matter."""
    return SPAN * (1 + zlib.crc32(name.encode("utf-8", "replace")))


def _move(tree: ast.Module, base: int) -> bool:
    """Add `base` to all lines; False (and the tree is spoilt) if it is too deep."""
    level: list[Any] = [tree]
    depth = 0
    while level:
        depth += 1
        if depth > DEEPEST:
            return False
        below: list[Any] = []
        for node in level:
            fields = node.__dict__
            if "lineno" in fields:
                fields["lineno"] += base
                fields["end_lineno"] += base
            for field in PARTS[node.__class__]:
                value = fields[field]
                if value.__class__ is list:
                    below += value
                elif value is not None:
                    below.append(value)
        level = [node for node in below if node is not None] if None in below else below
    return True


class Parts(dict[type[ast.AST], tuple[str, ...]]):
    """Class of node -> its fields with nodes that have lines, or in which there are such."""

    def __missing__(self, kind: type[ast.AST]) -> tuple[str, ...]:
        found = ("names",) if kind in (ast.Import, ast.ImportFrom) else FIELDS[kind]
        self[kind] = tuple(field for field in found if field not in ("type_comment", "asname"))
        return self[kind]


PARTS: Final = Parts()
