"""Where the modules of a project lie: from the linted file to its roots, from an import to a path.

Nothing is imported and no search path of this Python is asked: only folders of the project are looked into, so that what
is installed is never found.
"""

from __future__ import annotations

import os
import sys
from typing import Final

from flake8_tffunction.records import NamedTuple

INIT: Final = "__init__.py"
MARKERS: Final = frozenset({"pyproject.toml", "setup.cfg", "setup.py", "tox.ini", ".flake8", ".git"})
"""Files and folders of which the top folder of a project has one."""
INSTALLED: Final = frozenset({"site-packages", "dist-packages"})
"""Folders of installed packages, which are many projects side by side."""
FOREIGN: Final = sys.stdlib_module_names | {"tensorflow", "keras", "tf_keras", "numpy"}
"""Top names that never mean a module of the project: the knowledge tables speak of them."""


class Found(NamedTuple):
    """One module of the project."""

    path: str
    """Its file; for a package without `__init__.py` its folder."""
    name: str
    """Its dotted name below its root."""
    package: bool
    root: str

    @property
    def is_folder(self) -> bool:
        """Whether it is a package without `__init__.py`: nothing but a folder."""
        return self.package and not self.path.endswith(".py")

    @property
    def folder(self) -> str:
        """The folder in which its submodules lie, or, for a module, its siblings."""
        return self.path if self.is_folder else os.path.dirname(self.path)


class Locator:
    """Finds modules for one linted file.

    Parameters
    ----------
    path
        Of the linted file; it need not exist (standard input).
    extra
        Further roots, from `--tff-roots`.

    Attributes
    ----------
    home
        The linted file itself.
    roots
        Folders in which absolute imports are looked for, in this order: the one that holds the file's top package (the
        file's own, if it is in none), the project's top folder, `src` in it, and the further ones.
    """

    def __init__(self, path: str, extra: tuple[str, ...] = ()) -> None:
        path = os.path.abspath(path)
        folder = os.path.dirname(path)
        top = folder
        while os.path.isfile(os.path.join(top, INIT)) and os.path.dirname(top) != top:
            top = os.path.dirname(top)
        self.home = Found(path, _dotted(os.path.relpath(path, top)), os.path.basename(path) == INIT, top)
        roots = [top]
        if os.path.basename(top) in INSTALLED:
            self._only: str | None = self.home.name.partition(".")[0]
        else:
            self._only = None
            project = _project(top)
            if project is not None:
                roots += [project, os.path.join(project, "src")]
        roots += [os.path.abspath(root) for root in extra]
        self.roots = tuple(dict.fromkeys(roots))
        self._real: tuple[str, ...] | None = None
        self._absolute: dict[str, Found | None] = {}
        self._entries: dict[str, frozenset[str]] = {}
        self._held: dict[str, bool] = {}
        self._folders: dict[str, str] = {}

    def absolute(self, dotted: str) -> Found | None:
        """The module of an absolute import; None if the project has none of that name."""
        if dotted not in self._absolute:
            self._absolute[dotted] = self._search(dotted)
        return self._absolute[dotted]

    def _search(self, dotted: str) -> Found | None:
        parts = dotted.split(".")
        if parts[0] in FOREIGN or self._only is not None and parts[0] != self._only:
            return None
        for root in self.roots:
            first = self._child(root, parts[0], parts[0], root)
            if first is not None:
                found: Found | None = first
                for part in parts[1:]:
                    found = self.below(found, part) if found is not None else None
                if found is not None:
                    return found
                if first.path.endswith(".py"):
                    return None  # as Python has it: the first package of the name is the one
        return None

    def relative(self, importer: Found, level: int, dotted: str | None) -> Found | None:
        """The module of `from ..dotted import x` (for `from . import x` the package) as `importer` writes it."""
        names = importer.name.split(".")
        package = names if importer.package else names[:-1]
        folder = importer.folder
        for _ in range(level - 1):
            folder, package = os.path.dirname(folder), package[:-1]
        if not _inside(folder, importer.root):
            return None
        init = os.path.join(folder, INIT)
        path = init if os.path.isfile(init) else folder
        found: Found | None = Found(path, ".".join(package), True, importer.root)
        for part in dotted.split(".") if dotted else ():
            found = self.below(found, part) if found is not None else None
        return found

    def below(self, package: Found, name: str) -> Found | None:
        """A submodule of a package; None if there is none."""
        if not package.package:
            return None
        return self._child(package.folder, name, f"{package.name}.{name}".lstrip("."), package.root)

    def _child(self, folder: str, name: str, dotted: str, root: str) -> Found | None:
        entries = self._entries.get(folder)
        if entries is None:
            entries = self._entries[folder] = _listed(folder)
        is_file = f"{name}.py" in entries
        if name not in entries and not is_file:
            return None
        path = os.path.join(folder, name)
        if name in entries:
            init = os.path.join(path, INIT)
            if os.path.isfile(init):
                return Found(init, dotted, True, root)
        if is_file:
            return Found(f"{path}.py", dotted, False, root)
        return Found(path, dotted, True, root) if os.path.isdir(path) else None

    def holds(self, path: str) -> bool:
        """Whether a path, its links followed, lies below one of the roots."""
        if self._real is None:
            self._real = tuple(os.path.realpath(root) for root in self.roots)
        held = self._held.get(path)
        if held is None:
            real = os.path.realpath(path) if os.path.islink(path) else self._real_place(path)
            held = self._held[path] = any(_inside(real, root) for root in self._real)
        return held

    def _real_place(self, path: str) -> str:
        """The real path of what is no link itself; the links of each folder are followed once."""
        folder, name = os.path.split(path)
        if folder not in self._folders:
            self._folders[folder] = os.path.realpath(folder)
        return os.path.join(self._folders[folder], name)

    def shown(self, found: Found) -> str:
        """How a report names a module: from the linted file's folder on, or from its root on."""
        here = os.path.dirname(self.home.path)
        start = here if _inside(found.path, here) else found.root
        return os.path.relpath(found.path, start).replace(os.sep, "/")


def _listed(folder: str) -> frozenset[str]:
    try:
        return frozenset(os.listdir(folder))
    except (OSError, ValueError):
        return frozenset()


def _project(folder: str) -> str | None:
    """The nearest folder from here upwards that has a marker of a project."""
    while True:
        if not MARKERS.isdisjoint(_listed(folder)):
            return folder
        above = os.path.dirname(folder)
        if above == folder:
            return None
        folder = above


def _inside(path: str, folder: str) -> bool:
    return path == folder or path.startswith(folder.rstrip(os.sep) + os.sep)


def _dotted(relative: str) -> str:
    parts = relative.removesuffix(".py").split(os.sep)
    if parts[-1] == "__init__":
        parts.pop()
    return ".".join(parts)
