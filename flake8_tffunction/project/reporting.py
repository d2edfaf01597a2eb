"""Traps in other modules of the project, reported where the linted file calls what leads to them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from flake8_tffunction.flow.values import Kind
from flake8_tffunction.knowledge import api
from flake8_tffunction.project.far import FAR, is_far
from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.tracing import HOOKS

if TYPE_CHECKING:
    from flake8_tffunction.flow.facts import Region
    from flake8_tffunction.flow.file import File
    from flake8_tffunction.rules.base import Finding
    from flake8_tffunction.source.tracing import Traced

CONDITIONS: Final = frozenset({"if", "else", "rest", "except", "match"})
"""Regions of which Python may run another one instead."""
NOQA: Final = r"(?i)#\s*noqa(?::[\s]?(?P<codes>[A-Z][0-9]*(?:[,\s]+[A-Z][0-9]*)*))?"
"""flake8's comment, with or without codes."""


def depends(regions: Iterable[Region]) -> bool:
    """Whether a condition that Python decides, and that the play could not, stands around a place."""
    return any(
        region.what in CONDITIONS and region.staged is not True and not (region.what == "rest" and _raises(region.node))
        for region in regions
    )


def _raises(branch: ast.AST) -> bool:
    """Whether an `if` only refuses: one of its arms ends in a `raise`."""
    arms = [branch.body, branch.orelse] if isinstance(branch, ast.If) else []
    return any(arm and isinstance(arm[-1], ast.Raise) for arm in arms)


Entries = dict[tuple[int, int, str], dict[object, None]]
"""Place and code of a finding in another module -> the plays in which it was found."""


class Callers:
    """Which calls led to each play of a function of another module."""

    def __init__(self, file: File) -> None:
        self._file = file
        self._calls: dict[object, dict[tuple[object, ast.AST], None]] = {}
        self._functions: dict[object, ast.AST | None] = {}

    def root(self, traced: Traced) -> object:
        """The entry of a root of another module: what the linted file hands to tf.function, a Dataset or Keras."""
        if not is_far(traced.made_at):
            self._calls.setdefault(traced, {})[None, traced.made_at] = None
        return traced

    def called(self, entry: tuple[object, ...], caller: object, node: ast.AST, regions: Sequence[Region]) -> None:
        """Note that a call led to the play `entry`, whose first part is the function.

        `caller` is the play that called, `regions` are those of its function around the call. A call of another module
        that stands under a Python condition is none that the linted file certainly leads to.
        """
        if is_far(node) and depends(regions):
            return
        self._calls.setdefault(entry, {})[caller, node] = None
        self._functions[entry] = entry[0]  # type: ignore[assignment]

    def sites(self, entries: Iterable[object]) -> list[ast.AST]:
        """The calls of the linted file that led to one of the plays.

        A function that is traced on its own account (a tf.function, a Keras hook) is reported where it is written: through
        it nothing is reported at its callers.
        """
        found: dict[ast.AST, None] = {}
        stack, seen = list(entries), set(entries)
        while stack:
            entry = stack.pop()
            function = self._functions.get(entry)
            if function is not None and self.is_root(function):
                continue
            for caller, node in self._calls.get(entry, ()):
                if not is_far(node):
                    found[node] = None
                elif caller not in seen:
                    seen.add(caller)
                    stack.append(caller)
        return list(found)

    def is_root(self, function: ast.AST) -> bool:
        """Whether a function of another module, or one around it, is traced wherever it is used."""
        scope = self._file.index.scopes.get(function)
        while scope is not None:
            node = scope.node
            if isinstance(node, ast.FunctionDef) and (self._is_graph_function(node) or self._is_hook(node)):
                return True
            scope = scope.parent
        return False

    def _is_graph_function(self, node: ast.FunctionDef) -> bool:
        if self._file.function_value(node).kind == Kind.GRAPHFN:
            return True
        return any(t.node is node and is_far(t.made_at) for t in self._file.graph_functions())

    def _is_hook(self, node: ast.FunctionDef) -> bool:
        info = self._file.classes.around(node)
        kinds = {api.class_kind(base) for base in info.outer if base is not None} if info is not None else set()
        return any(node.name in HOOKS.get(kind or "", ()) for kind in kinds)


class Examined(NamedTuple):
    """What the rules said of one file.

    Attributes
    ----------
    findings
        After precedence; those in other modules still stand there, in the lines of their module.
    entries
        For each place and code of another module the plays in which it was found.
    callers
        What called them.
    """

    file: File
    findings: list[Finding]
    entries: Entries
    callers: Callers

    def shown(self) -> list[Finding]:
        """The findings as the linted file is to show them: those of other modules at each call that led to them."""
        own = [finding for finding in self.findings if finding.line < FAR]
        if len(own) == len(self.findings):
            return own
        moved = set()
        for finding, sites in self.elsewhere():
            text = f"{finding.text} ({self.file.where(finding.line)})"
            for node in sites:
                line = getattr(node, "lineno", 1)
                moved.add(finding._replace(line=line, column=self.file.column(node), text=text, statement=line))
        return sorted([*own, *moved])

    def elsewhere(self) -> Iterator[tuple[Finding, list[ast.AST]]]:
        """The findings in other modules, and the calls of this file that led to each."""
        for finding in self.findings:
            if finding.line >= FAR and not silenced(self.file, finding):
                sites = self.callers.sites(self.entries.get(finding[:3], ()))
                if sites:
                    yield finding, sites


def silenced(file: File, finding: Finding) -> bool:
    """Whether a `noqa` where the trap stands covers it."""
    assert file.links is not None
    module, line = file.links.position(finding.line)
    comment = re.search(NOQA, module.lines[line - 1]) if line <= len(module.lines) else None
    if comment is None:
        return False
    codes = comment["codes"]
    return codes is None or finding.code.startswith(tuple(re.split(r"[,\s]+", codes.upper())))
