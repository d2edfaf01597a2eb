"""Where the nodes of a file stand in its text, and which module they are of."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from flake8_tffunction.flow.facts import Place
from flake8_tffunction.project.far import is_far
from flake8_tffunction.source.columns import Columns
from flake8_tffunction.source.index import Index
from flake8_tffunction.source.layout import function_around

if TYPE_CHECKING:
    from flake8_tffunction.project.links import Links


class Places:
    """The part of `File` that knows lines, columns and which functions led to a place; `File` provides the text."""

    index: Index
    links: Links | None
    lines: Sequence[str]

    @cached_property
    def text(self) -> str:
        """The whole source: a word that is not in it saves a search through the tree."""
        return "".join(self.lines)

    def column(self, node: ast.AST) -> int:
        """The column of a node in characters, 0-based (the ast counts UTF-8 bytes)."""
        line = getattr(node, "lineno", 1)
        offset: int = getattr(node, "col_offset", 0)
        if is_far(node):
            return offset
        return self._columns.characters(line, offset)

    @cached_property
    def _columns(self) -> Columns:
        return Columns(self.lines)

    def index_of(self, node: ast.AST) -> Index:
        """The index of the module that a node is of."""
        return self.links.module_of(node).index if self.links is not None else self.index

    def calling(self, place: Place) -> Iterator[ast.AST]:
        """The functions that led to a place, its own one first: what AutoGraph does not convert calls nothing that is converted."""
        yield place.function
        for call in reversed(place.via):
            caller = function_around(call, self.index_of(call))
            if caller is not None:
                yield caller
        if place.traced.node is not None:
            yield place.traced.node

    def where(self, line: int) -> str:
        """The place of a line of another module, as reports show it: "losses.py:12"."""
        if self.links is None:
            return str(line)
        module, line = self.links.position(line)
        return f"{self.links.locator.shown(module.found)}:{line}"
