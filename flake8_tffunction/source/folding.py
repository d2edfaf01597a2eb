"""Functions that are parsed when they are first asked for.

Of the modules that a linted file imports most functions are never looked into. Their bodies are left out of the text that is
parsed (their lines stay, empty, so that all positions hold), and parsed one by one: whoever asks a `Folded` def for its
`body`, or a `FoldedScope` for what stands in it, unfolds it, and finds what a whole parse would have given.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from flake8_tffunction.source.scopes import Scope

if TYPE_CHECKING:
    from flake8_tffunction.source.index import Index

TRIPLE: Final = ('"""', "'''")
"""What begins and ends a string of several lines."""
ROOM: Final = 40
"""How many calls deep unfolding goes, and more: it is not begun where the stack ends in the middle of it."""


class Folded(ast.FunctionDef):
    """A def whose body has not been parsed yet.

    Attributes
    ----------
    text
        The source of the body.
    offset
        What is to be added to its lines, if the first of them is line 2.
    waiting
        The indexes that have met the def, each with the scope that it made for it.
    """

    text: str
    offset: int
    waiting: dict[Index, Scope]

    @property
    def body(self) -> list[ast.stmt]:  # type: ignore[override]
        """The statements; asking for them makes this an ordinary def."""
        unfold(self)
        return self.body

    def mentions(self, words: Iterable[str]) -> bool:
        """Whether one of the words may be a name in the body."""
        text = self.text
        start = text.lstrip()
        for quote in TRIPLE:
            if start.startswith(quote):  # what the docstring says is no code
                text = start[start.find(quote, 3) + 3 :]
        return not text.isascii() or any(word in text for word in words)


class FoldedScope(Scope):
    """The scope of a def that has not been unfolded: what its statements put into it comes with the first question."""

    __slots__ = ()


def _unfolding(name: str) -> property:
    def get(scope: Scope) -> Any:
        unfold(scope.node)
        return getattr(scope, name)

    return property(get)


for _name in ("bindings", "globals", "nonlocals", "returns", "yields", "children", "stoppers"):
    setattr(FoldedScope, _name, _unfolding(_name))


def collapse(node: ast.FunctionDef, text: str, offset: int) -> None:
    """Make an ordinary def a folded one."""
    del node.body
    node.__class__ = Folded
    assert isinstance(node, Folded)
    node.text, node.offset, node.waiting = text, offset, {}


def unfold(node: ast.AST) -> None:
    """Parse the body of a folded def, and let the indexes that have met it look into it.

    Raises RecursionError, with nothing done, where too little of the stack is left.
    """
    if not isinstance(node, Folded):
        return
    from flake8_tffunction.source.cutting import statements_of  # only where imports are followed

    _probe(ROOM)
    body = statements_of(node.text, node.offset)
    waiting = node.waiting
    del node.text, node.offset, node.waiting
    node.__class__ = ast.FunctionDef  # type: ignore[assignment]
    node.__dict__["body"] = body
    for index, scope in waiting.items():
        scope.__class__ = Scope
        index.unfold(body, scope)


def _probe(room: int) -> None:
    if room:
        _probe(room - 1)
