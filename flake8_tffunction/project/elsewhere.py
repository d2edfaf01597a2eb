"""The other direction: what goes wrong in the linted file's functions where other files of the project trace them.

With `--tff-project` each file of the named packages that traces anything is examined, as if it were linted, and what was
found in the linted file on the way is reported there. The answers of one file are kept as long as neither it nor any
module that was looked into for it has changed.
"""

from __future__ import annotations

import os
import warnings
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from flake8_tffunction.project.locating import Found, Locator
from flake8_tffunction.project.reading import Stamp, lines_of, read, stamp, words
from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.columns import Columns
from flake8_tffunction.source.gate import may_trace
from flake8_tffunction.source.parsing import parse

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File
    from flake8_tffunction.options import Options
    from flake8_tffunction.project.reporting import Examined
    from flake8_tffunction.rules.base import Finding

    Examine = Callable[[File], Examined]

FILES: Final = 5_000
"""How many files of the packages are looked at."""


class Abroad(NamedTuple):
    """What one file found in others."""

    stamps: tuple[tuple[str, Stamp | None], ...]
    """The state of all files that this depends on."""
    findings: tuple[tuple[str, Finding, int], ...]
    """(path, finding in its own lines, line of the call that led there)."""


_known: OrderedDict[tuple[str, Options], Abroad] = OrderedDict()


def traced_elsewhere(path: str, lines: Sequence[str], options: Options, examine: Examine) -> list[Finding]:
    """Findings in a file that other files of its project lead to.

    Parameters
    ----------
    path, lines
        The linted file. If it has been changed since it was saved, nothing is found: the others import what is saved.
    options
        `project` names the packages to look into.
    examine
        Asks the rules about a file.
    """
    path = os.path.abspath(path)
    if stamp(path) is None or read(path) != "".join(lines):
        return []
    locator = Locator(path, options.roots)
    columns = Columns(lines)
    found: list[Finding] = []
    for other in _files(locator, options.project):
        if other.path != path and locator.holds(other.path) and words(other.path).tensorflow:
            for where, finding, line in _abroad(other.path, options._replace(project=()), examine).findings:
                if where == path:
                    text = f"{finding.text} (traced from {locator.shown(other)}:{line})"
                    column = columns.characters(finding.line, finding.column)
                    found.append(finding._replace(text=text, column=column))
    return found


def _files(locator: Locator, packages: Sequence[str]) -> Iterator[Found]:
    """The files of some packages, in the order of their paths."""
    count = 0
    for name in packages:
        package = locator.absolute(name)
        if package is None or not locator.holds(package.folder):
            continue
        if not package.package:
            yield package
            continue
        for folder, inner, names in os.walk(package.folder):
            inner.sort()
            for file in sorted(names):
                if file.endswith(".py") and count < FILES:
                    count += 1
                    yield Found(os.path.join(folder, file), "", False, package.root)


def _abroad(path: str, options: Options, examine: Examine) -> Abroad:
    key = (path, options)
    known = _known.get(key)
    if known is None or any(stamp(file) != state for file, state in known.stamps):
        known = _known[key] = _examined(path, options, examine)
    _known.move_to_end(key)
    if len(_known) > FILES:
        _known.popitem(last=False)
    return known


def _examined(path: str, options: Options, examine: Examine) -> Abroad:
    from flake8_tffunction.flow import file as linted  # which imports this package

    stamps = [(path, stamp(path))]
    locator = Locator(path, options.roots)
    text = read(path) if stamps[0][1] is not None and locator.holds(path) else None
    if text is None or not may_trace(text, options.tracers):
        return Abroad(tuple(stamps), ())
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = parse(text)
    except (SyntaxError, ValueError, OverflowError, RecursionError, MemoryError):
        return Abroad(tuple(stamps), ())
    file = linted.File(tree, lines_of(text), options, locator)
    assert file.links is not None
    found = []
    try:
        for finding, sites in examine(file).elsewhere():
            module, line = file.links.position(finding.line)
            moved = finding._replace(line=line, statement=finding.statement - module.base, span=(0, 0))
            found.append((module.found.path, moved, min(getattr(site, "lineno", 1) for site in sites)))
        stamps += [(module.found.path, stamp(module.found.path)) for module in file.links.linked]
    except RecursionError:  # too deep for the stack; the linted file is not to suffer
        return Abroad(tuple(stamps), ())
    finally:
        file.close()
    return Abroad(tuple(stamps), tuple(found))
