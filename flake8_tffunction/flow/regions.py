"""Questions about the branches and loops around a place in traced code."""

from __future__ import annotations

import ast
from typing import Final

from flake8_tffunction.flow import facts
from flake8_tffunction.flow.facts import Place, Region
from flake8_tffunction.source.layout import within

BRANCHES: Final = frozenset({"if", "else", "rest"})
LOOPS: Final = frozenset({"for", "while"})
STAGED_LOOPS: Final = frozenset({facts.TENSOR, facts.DATASET, facts.ITERATOR})


def own_regions(place: Place) -> tuple[Region, ...]:
    """The regions that stand in the function of the place itself, outermost first."""
    return place.regions[place.own :]


def tensor_branch_in(regions: tuple[Region, ...]) -> Region | None:
    """The innermost of these regions that is a branch on a tensor."""
    return next((region for region in reversed(regions) if region.what in BRANCHES and region.staged), None)


def innermost_loop(regions: tuple[Region, ...]) -> int | None:
    """The position of the innermost loop among these regions."""
    return next((position for position in range(len(regions) - 1, -1, -1) if regions[position].what in LOOPS), None)


def is_forever(region: Region) -> bool:
    """Whether a loop is `while True`."""
    node = region.node
    return isinstance(node, ast.While) and isinstance(node.test, ast.Constant) and bool(node.test.value)


def made_in(born: ast.AST, region: Region) -> bool:
    """Whether an object is made in a branch or loop itself; what follows a branch that has left is the other one."""
    if region.what == "rest":
        end: int = getattr(region.node, "end_lineno", None) or 0
        return bool(getattr(born, "lineno", 0) > end)
    return within(born, region.node)
