"""Modules of the project as trees that can stand beside the linted one.

The lines of each are moved into a range of their own (as compilers give each included file one), so that a node alone
tells which file it is of, and no comparison of lines mixes two files up.
"""

from __future__ import annotations

import ast
import warnings
import zlib
from collections import OrderedDict
from typing import Final

from flake8_tffunction.project.locating import Found
from flake8_tffunction.project.reading import LOG, Stamp, read, stamp
from flake8_tffunction.source.index import Index
from flake8_tffunction.source.scopes import Scope

SPAN: Final = 1 << 21
"""Lines that a module may have: more than bytes are read."""
FAR: Final = SPAN
"""The first line that is not of the linted file."""
KEPT: Final = 3_000_000
"""How many bytes of source the kept trees may come from."""
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

    __slots__ = ("found", "base", "tree", "index", "lines", "stamp")

    def __init__(self, found: Found, base: int, index: Index, lines: list[str], state: Stamp | None = None) -> None:
        self.found = found
        self.base = base
        self.tree = index.tree
        self.index = index
        self.lines = lines
        self.stamp = state

    @property
    def scope(self) -> Scope:
        """The scope of the module."""
        return self.index.module

    def fresh(self) -> Module:
        """The same with an index of its own, which may be changed."""
        return Module(self.found, self.base, Index(self.tree), self.lines, self.stamp)


def is_far(node: ast.AST | None) -> bool:
    """Whether a node is of another file than the linted one."""
    return getattr(node, "lineno", 0) >= FAR


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
    return Module(found, base, Index(tree), text.splitlines(), state)


def _base(name: str) -> int:
    """The first line of a module's range. It follows from the name alone: the order of files must not matter."""
    return SPAN * (1 + zlib.crc32(name.encode("utf-8", "replace")))


def _move(tree: ast.Module, base: int) -> bool:
    """Add `base` to all lines; False (and the tree is spoilt) if it is too deep."""
    level: list[ast.AST] = [tree]
    depth = 0
    while level:
        depth += 1
        if depth > DEEPEST:
            return False
        below: list[ast.AST] = []
        for node in level:
            fields = node.__dict__
            if "lineno" in fields:
                fields["lineno"] += base
                if fields.get("end_lineno") is not None:
                    fields["end_lineno"] += base
            for value in fields.values():
                if value.__class__ is list:
                    below += [item for item in value if isinstance(item, ast.AST)]
                elif isinstance(value, ast.AST) and value._fields:
                    below.append(value)
        level = below
    return True
