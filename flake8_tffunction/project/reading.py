"""Reads the project's other files: safely, and each state of a file once.

What can't be read is as if it were not there. The caches ask the file system at each question, so that an edit is seen by
a process that lives on; they are bounded, since such a process may see many projects.
"""

from __future__ import annotations

import io
import logging
import os
import re
import stat
import tokenize
from collections import OrderedDict
from typing import Final, NamedTuple, TypeVar

LIMIT: Final = 2_000_000
"""Bytes above which a file is not read: nobody writes those by hand."""
FILES: Final = 20_000
"""Of how many files it is known whether they speak of TensorFlow."""
IMPORT: Final = re.compile(
    r"^[ \t]*(?:from[ \t]+[.\w]+[ \t]+)?import[ \t]+(\([^)]*\)|(?:[^\n]*\\\n)*[^\n]*)", re.MULTILINE
)
NAME: Final = re.compile(r"\w+")
MAKERS: Final = (b".function", b"import function", b"function as ")
"""Words of which a file has one that makes a tf.function."""

LOG = logging.getLogger("flake8.tffunction")

Stamp = tuple[int, int]
"""(size, time of the last change in nanoseconds): another one means another content."""


class Words(NamedTuple):
    """What a look at the text tells."""

    tensorflow: bool
    """Whether it names TensorFlow or Keras."""
    makes: bool
    """Whether it may make a tf.function."""


NOTHING: Final = Words(False, False)


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
    found = Words(tensorflow, tensorflow and any(word in text for word in MAKERS))
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
    parts = IMPORT.findall(read(path) or "")
    names = {name for part in parts for name in NAME.findall(part)}
    if any("*" in part for part in parts):
        names.add("*")
    found = frozenset(names)
    _keep(_imported, path, (now, found))
    return found


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
