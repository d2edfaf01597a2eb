"""Which lambdas AutoGraph can't tell apart: it looks for one in the source by its line and the names of its parameters."""

from __future__ import annotations

import ast
from collections.abc import Iterable

Names = tuple[list[str], list[str], "str | None", "str | None"]


class Lambdas:
    """The lambdas of one file.

    Parameters
    ----------
    nodes
        All of them; other nodes are left aside.
    """

    def __init__(self, nodes: Iterable[ast.AST]) -> None:
        self._by_line: dict[int, list[ast.Lambda]] = {}
        for node in nodes:
            if isinstance(node, ast.Lambda):
                for line in range(node.lineno, (node.end_lineno or node.lineno) + 1):
                    self._by_line.setdefault(line, []).append(node)

    def alike(self, node: ast.Lambda) -> list[ast.Lambda]:
        """The lambdas that AutoGraph can't tell from one of them, itself included; just that one if it is found.

        `_parse_lambda` of TensorFlow 2.21 takes all whose lines hold the line where the lambda begins, and of several those
        whose parameters have the same names: defaults do not count, and what is positional-only matches nothing.
        """
        near = self._by_line.get(node.lineno, [node])
        if len(near) == 1 or node.args.posonlyargs:
            return near
        wanted = _names(node.args)
        return [each for each in near if _names(each.args) == wanted]


def _names(arguments: ast.arguments) -> Names:
    """The names of parameters as AutoGraph compares them."""
    star, stars = arguments.vararg, arguments.kwarg
    return (
        [each.arg for each in arguments.args],
        [each.arg for each in arguments.kwonlyargs],
        star.arg if star else None,
        stars.arg if stars else None,
    )
