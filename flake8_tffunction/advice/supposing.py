"""Functions played as if they were tf.functions: all rules are asked what they would say, and silence is advice."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from flake8_tffunction.advice.candidates import candidates, takes_tensors
from flake8_tffunction.advice.supposition import Supposition
from flake8_tffunction.advice.work import Work, measure
from flake8_tffunction.flow.file import File
from flake8_tffunction.flow.repetition import LOOP
from flake8_tffunction.flow.roots import discover, switched_eager
from flake8_tffunction.records import NamedTuple

if TYPE_CHECKING:
    from flake8_tffunction.rules.base import Finding
    from flake8_tffunction.source.tracing import Traced

ENOUGH: Final = 36
"""How much work, in the unit of `work`, is worth a tf.function: half as much again as the call of one costs."""


class Tried(NamedTuple):
    """A candidate whose work pays."""

    node: ast.FunctionDef
    label: str
    work: Work
    blockers: tuple[Finding, ...]


def suppose(file: File, known: Sequence[Finding], examine: Callable[[File], Sequence[Finding]]) -> list[Supposition]:
    """What becomes of the functions of a file that are worth a tf.function, if each of them were one.

    Parameters
    ----------
    file
        The file, played as it is.
    known
        The findings about it.
    examine
        The engine: plays a file and asks all rules.
    """
    if switched_eager(file):
        return []
    tried: list[Tried] = []
    for node, how in candidates(file):
        other, traced = _with(file, node)
        if traced is None or not takes_tensors(other, traced):
            continue
        work = measure(other, traced)
        if not pays(work, how):
            continue
        said = examine(_with(file, node)[0])
        tried.append(Tried(node, traced.label, work, _objections(known, said, work)))
    return [
        Supposition(each.node, each.label, each.blockers)
        for each in (*_outermost(file, tried), *(_blocked(tried) if file.options.advice_blockers else ()))
    ]


def pays(work: Work, how: str) -> bool:
    """Whether a function does enough, and nothing that is not known.

    Where the file does not call it in a loop, only its shape tells that somebody does: it trains, or it evaluates.
    """
    if work.unknown or work.building or work.weight < ENOUGH:
        return False
    return how == LOOP or work.updates or work.metrics


def _with(file: File, node: ast.FunctionDef) -> tuple[File, Traced | None]:
    """The file as it would be with tf.function above a def, not yet played; and that tf.function."""
    options = file.options._replace(advice=frozenset())
    other = File(file.index.tree, file.lines, options, file.locator, file.path, supposed=node)
    other.traced = discover(other)
    other.reached = dict(file.reached)
    return other, next((traced for traced in other.traced if traced.node is node), None)


def _objections(known: Sequence[Finding], said: Sequence[Finding], work: Work) -> tuple[Finding, ...]:
    """What is said of the file with the tf.function and not without it, and what is said of its helpers anyway."""
    before = {finding[:3] for finding in known}
    spans = [(getattr(node, "lineno", 0), getattr(node, "end_lineno", 0)) for node in work.reached]
    return tuple(
        finding
        for finding in said
        if finding[:3] not in before or any(first <= finding.line <= last for first, last in spans)
    )


def _outermost(file: File, tried: list[Tried]) -> Iterator[Tried]:
    """Of functions that call each other those on which the decorator belongs.

    What a tf.function calls is traced with it. But one that calls another in a loop of Python's is left alone, for the other.
    """
    good = [each for each in tried if not each.blockers]
    looping = {
        outer.node
        for outer in good
        for inner in good
        if inner is not outer and inner.node in outer.work.reached and _calls_in_loop(file, inner, outer)
    }
    good = [each for each in good if each.node not in looping]
    for each in good:
        around = [other for other in good if other is not each and each.node in other.work.reached]
        scope = file.index.scopes[each.node]
        sites = [at for _, at in file.calls_of(each.node, scope)]
        inside = [any(_function(file, at) in other.work.reached for other in around) for at in sites]
        if not (sites and all(inside)):
            yield each


def _calls_in_loop(file: File, inner: Tried, outer: Tried) -> bool:
    layout = file.eager.layout
    for call, at in file.calls_of(inner.node, file.index.scopes[inner.node]):
        layout.enter(at)
        if _function(file, at) is outer.node and layout.loops(call):
            return True
    return False


def _function(file: File, scope: object) -> ast.AST:
    return file.eager.layout.root(scope)  # type: ignore[arg-type]


def _blocked(tried: list[Tried]) -> Iterator[Tried]:
    """Those that something stands in the way of, if they call none that is advised."""
    good = {each.node for each in tried if not each.blockers}
    for each in tried:
        if each.blockers and not good.intersection(each.work.reached):
            yield each
