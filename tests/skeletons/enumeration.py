"""All skeletons, in a fixed order."""

from __future__ import annotations

from collections.abc import Iterator

from tests.skeletons import blocks, grammar
from tests.skeletons.grammar import Skeleton


def skeletons() -> Iterator[Skeleton]:
    """Every skeleton once; no name comes twice."""
    yield from grammar.branches()
    yield from grammar.nested_branches()
    yield from blocks.in_blocks()
    yield from blocks.bound_before()
    yield from blocks.ternaries()
    yield from grammar.loops()
    yield from grammar.branches_in_loops()
    yield from grammar.nested_loops()
    yield from grammar.flags()
