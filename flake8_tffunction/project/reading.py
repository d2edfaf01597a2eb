"""Reads the project's other files: safely, and each state of a file once.

What can't be read is as if it were not there. The caches ask the file system at each question, so that an edit is seen by
a process that lives on; they are bounded, since such a process may see many projects.
"""

from __future__ import annotations

import ast
import io
import logging
import os
import re
import stat
import tokenize
import warnings
from collections import OrderedDict
from collections.abc import Iterator
from typing import Final, TypeVar

from flake8_tffunction.records import NamedTuple
from flake8_tffunction.source.parsing import parse
from flake8_tffunction.source.tracing import HOOKS

LIMIT: Final = 2_000_000
"""Bytes above which a file is not read: nobody writes those by hand."""
FILES: Final = 20_000
"""Of how many files it is known whether they speak of TensorFlow."""
IMPORT: Final = re.compile(
    r"^[ \t]*(?:from[ \t]+[.\w]+[ \t]+)?import[ \t]+(\([^)]*\)|(?:[^\n]*\\\n)*[^\n]*)", re.MULTILINE
)
NAME: Final = re.compile(r"\w+")
CLASS: Final = re.compile(r"^[ \t]*class[ \t]+(\w+)[ \t]*\(([^:]*)", re.MULTILINE)
HOOK: Final = re.compile(
    rb"def (?:" + "|".join(sorted({h for hooks in HOOKS.values() for h in hooks})).encode() + rb")\b"
)
MAKERS: Final = (b".function", b"import function", b"function as ")
"""Words of which a file has one that makes a tf.function."""

LOG = logging.getLogger("flake8.tffunction")

Import = ast.Import | ast.ImportFrom
Taken = tuple[Import, ast.alias]
"""An import statement, and the one of its names that it is about."""
Stamp = tuple[int, int]
"""(size, time of the last change in nanoseconds): another one means another content."""


class Words(NamedTuple):
    """What a look at the text tells."""

    tensorflow: bool
    """Whether it names TensorFlow or Keras."""
    makes: bool
    """Whether it may make a tf.function."""
    hooks: bool
    """Whether it defines what may be a method that Keras traces."""


NOTHING: Final = Words(False, False, False)


def stamp(path: str) -> Stamp | None:
    """The state of a file; None if it is no regular file, is too large, or can't be asked."""
    try:
        state = os.stat(path)
    except (OSError, ValueError):
        return None
    if not stat.S_ISREG(state.st_mode):
        return None
    if state.st_size > LIMIT:
        LOG.debug("%s: not followed, it is larger than %d bytes", path, LIMIT)
        return None
    return state.st_size, state.st_mtime_ns


def read(path: str) -> str | None:
    """The text of a file as Python decodes it, newlines as "\\n"; None if it can't be read."""
    try:
        with open(path, "rb") as file:
            source = io.BytesIO(file.read(LIMIT + 1))
        encoding, _ = tokenize.detect_encoding(source.readline)
        source.seek(0)
        return io.TextIOWrapper(source, encoding).read()
    except (OSError, SyntaxError, ValueError, LookupError) as error:
        LOG.debug("%s: not followed, it can't be read: %s", path, error)
        return None


def lines_of(text: str) -> list[str]:
    """The lines of a text as Python counts them, ends included: `str.splitlines` ends them at form feeds, too."""
    return io.StringIO(text).readlines()


_words: OrderedDict[str, tuple[Stamp, Words]] = OrderedDict()
_imported: OrderedDict[str, tuple[Stamp, frozenset[str]]] = OrderedDict()
_imports: OrderedDict[str, tuple[Stamp, list[Import]]] = OrderedDict()
_bases: OrderedDict[str, tuple[Stamp, dict[str, frozenset[str]]]] = OrderedDict()


def words(path: str) -> Words:
    """Whether a file speaks of TensorFlow; for one that can't be read, no."""
    now = stamp(path)
    if now is None:
        return NOTHING
    known = _words.get(path)
    if known is not None and known[0] == now:
        return known[1]
    text = _raw(path)
    tensorflow = b"tensorflow" in text or b"keras" in text  # in whatever encoding, as good as all are
    found = Words(tensorflow, tensorflow and any(word in text for word in MAKERS), HOOK.search(text) is not None)
    _keep(_words, path, (now, found))
    return found


def imported_names(path: str) -> frozenset[str]:
    """The names in the import statements of a file, and so what it may hand on; "*" too."""
    now = stamp(path)
    if now is None:
        return frozenset()
    known = _imported.get(path)
    if known is not None and known[0] == now:
        return known[1]
    parts = [match[1] for match in _import_lines(read(path) or "")]
    names = {name for part in parts for name in NAME.findall(part)}
    if any("*" in part for part in parts):
        names.add("*")
    found = frozenset(names)
    _keep(_imported, path, (now, found))
    return found


def _import_lines(text: str) -> Iterator[re.Match[str]]:
    """What `IMPORT.finditer` finds: the pattern is tried on lines with the word only."""
    end = 0
    while (word := text.find("import", end)) >= 0:
        start = text.rfind("\n", 0, word) + 1
        match = IMPORT.match(text, start) if start >= end else None
        if match is not None:
            yield match
        end = match.end() if match is not None else word + len("import")


def imports(path: str, name: str) -> list[Taken]:
    """The imports of a file that may bind a name, those of "*" too."""
    return [
        (statement, alias)
        for statement in all_imports(path)
        for alias in statement.names
        if alias.name == "*" or (alias.asname or alias.name) == name
    ]


def all_imports(path: str) -> list[Import]:
    """The import statements of a file, wherever they stand. Only they are parsed, not the file."""
    now = stamp(path)
    if now is None:
        return []
    known = _imports.get(path)
    if known is None or known[0] != now:
        known = (now, _import_statements(read(path) or ""))
        _keep(_imports, path, known)
    return known[1]


def _import_statements(text: str) -> list[Import]:
    """What looks like an import; where that can't be parsed (a bracket in a comment), all imports of the file."""
    parts = [match[0].strip() for match in _import_lines(text)]
    for source in ("\n".join(parts), text):
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                tree = parse(source)
        except (SyntaxError, ValueError, OverflowError, RecursionError, MemoryError):
            continue
        return [node for node in ast.walk(tree) if isinstance(node, (ast.Import, ast.ImportFrom))]
    return []


def base_words(path: str, name: str) -> frozenset[str]:
    """The words in the bases of a file's classes of a name."""
    now = stamp(path)
    if now is None:
        return frozenset()
    known = _bases.get(path)
    if known is None or known[0] != now:
        found: dict[str, frozenset[str]] = {}
        for cls, bases in CLASS.findall(read(path) or ""):
            found[cls] = found.get(cls, frozenset()).union(NAME.findall(bases))
        known = (now, found)
        _keep(_bases, path, known)
    return known[1].get(name, frozenset())


def _raw(path: str) -> bytes:
    try:
        with open(path, "rb") as file:
            return file.read(LIMIT + 1)
    except OSError:
        return b""


Entry = TypeVar("Entry")


def _keep(cache: OrderedDict[str, Entry], path: str, entry: Entry) -> None:
    cache[path] = entry
    cache.move_to_end(path)
    if len(cache) > FILES:
        cache.popitem(last=False)
