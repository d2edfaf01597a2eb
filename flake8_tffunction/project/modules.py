"""Modules of the project as trees that can stand beside the linted one.

The lines of each are moved into a range of their own (as compilers give each included file one), so that a node alone
tells which file it is of, and no comparison of lines mixes two files up.
"""

from __future__ import annotations

import ast
import warnings
import zlib
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from typing import Final

from flake8_tffunction.project.far import SPAN
from flake8_tffunction.project.locating import Found
from flake8_tffunction.project.reading import LOG, Stamp, lines_of, read, stamp
from flake8_tffunction.source.cutting import fold, may_fold
from flake8_tffunction.source.folding import Folded, collapse
from flake8_tffunction.source.index import Index
from flake8_tffunction.source.moving import move
from flake8_tffunction.source.nodes import walk
from flake8_tffunction.source.parsing import parse
from flake8_tffunction.source.scopes import Scope

KEPT: Final = 1_000_000
"""How many bytes of source the kept trees may come from."""
ROUNDS: Final = 3
"""How many steps it is followed from name to name which of them make tf.functions."""
TRACERS: Final = frozenset({"function"})
"""The last word of tf.function."""


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
    def size(self) -> int:
        """How many bytes its file has."""
        return self.stamp[0] if self.stamp is not None else 0

    @property
    def scope(self) -> Scope:
        """The scope of the module."""
        return self.index.module

    def makers(self, tracers: tuple[str, ...]) -> frozenset[str]:
        """Names of the module in whose statements a tf.function may be made, by their words (`--tff-tracers` too)."""
        if tracers not in self._makers:
            makers = tracer_words(tracers)
            statements = [(set(_bound(s)), s) for s in top_level(self.tree)]
            found = {
                alias.asname or alias.name
                for _, statement in statements
                if isinstance(statement, ast.ImportFrom)
                for alias in statement.names
                if alias.name in makers
            }
            for _ in range(ROUNDS):
                known = len(found)
                for names, statement in statements:
                    if not names <= found and makes_any(statement, found | makers):
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


def makes_any(statement: ast.stmt, makers: set[str]) -> bool:
    """Whether one of the makers may make the things that a statement binds tf.functions: whether it is the last word of a
    decorator, of what a function returns, or of what is assigned."""
    if isinstance(statement, (ast.Assign, ast.AnnAssign)):
        return not makers.isdisjoint(ends_of(statement.value))
    if not isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        return False
    for part in nested(statement, makers):
        if isinstance(part, (ast.FunctionDef, ast.ClassDef)):
            if any(not makers.isdisjoint(ends_of(decorator)) for decorator in part.decorator_list):
                return True
        elif isinstance(part, ast.Return):
            ends = ends_of(part.value)
            if not makers.isdisjoint(ends & TRACERS if isinstance(part.value, ast.Call) else ends):
                return True
        elif isinstance(part, ast.Assign) and not makers.isdisjoint(ends_of(part.value)):
            return True
    return False


def nested(statement: ast.AST, words: Iterable[str] = ()) -> Iterator[ast.AST]:
    """A statement (or module) and those in it, at whatever depth; no expression is looked into, and no function that has not
    been parsed and mentions none of the words."""
    stack: list[ast.AST] = [statement]
    while stack:
        part = stack.pop()
        yield part
        if part.__class__ is not Folded or part.mentions(words):
            for field in BLOCKS[part.__class__]:
                stack += getattr(part, field)


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
    module = _parsed(found, text, now) if text is not None else None
    if module is not None:
        _keep(module)
    return module


def _keep(module: Module) -> None:
    _kept[module.found] = module
    _kept.move_to_end(module.found)
    size = sum([other.size for other in _kept.values()])
    while size > KEPT and len(_kept) > 1:
        size -= _kept.popitem(last=False)[1].size


def _parsed(found: Found, text: str, state: Stamp) -> Module | None:
    lines, base = lines_of(text), _base(found.name)
    tree = _skeleton(text, lines, base) or _whole(text, found, base)
    return Module(found, base, Index(tree), lines, state) if tree is not None else None


def _whole(text: str, found: Found, base: int) -> ast.Module | None:
    """The tree, moved; None if it can't be had."""
    try:
        with warnings.catch_warnings():  # `"\d"`: the business of who lints that file
            warnings.simplefilter("ignore")
            tree = parse(text)
    except (SyntaxError, ValueError, OverflowError, RecursionError, MemoryError) as error:
        LOG.debug("%s: not followed, it can't be parsed: %s", found.path, error)
        return None
    if not move(tree, base):
        LOG.debug("%s: not followed, its expressions are too deep", found.path)
        return None
    return tree


def _skeleton(text: str, lines: list[str], base: int) -> ast.Module | None:
    """The tree, moved, with its functions folded; None if it is to be parsed as a whole."""
    folding = fold(lines) if may_fold(text) else None
    if folding is None or not folding[1]:
        return None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = parse(folding[0])
    except (SyntaxError, ValueError, OverflowError, RecursionError, MemoryError):
        return None
    spans = folding[1]
    found = [part for part in nested(tree) if isinstance(part, ast.FunctionDef) and part.lineno in spans]
    if len(found) < len(spans) or not move(tree, base):
        return None
    for node in found:
        first, last = spans[node.lineno - base]
        collapse(node, "".join(lines[first - 1 : last]), base + first - 2)
    return tree


def _base(name: str) -> int:
    """The first line of a module's range. It follows from the name alone: the order of files must not matter."""
    return SPAN * (1 + zlib.crc32(name.encode("utf-8", "replace")))


class Blocks(dict[type[ast.AST], tuple[str, ...]]):
    """Class of statement -> its fields with statements, or with handlers and cases, in which there are such."""

    def __missing__(self, kind: type[ast.AST]) -> tuple[str, ...]:
        names = ("body", "orelse", "finalbody", "handlers", "cases")
        self[kind] = tuple(field for field in kind._fields if field in names)
        return self[kind]


BLOCKS: Final = Blocks()
