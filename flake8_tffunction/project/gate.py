"""Whether a file that names no TensorFlow gets to it through the project's other modules: asked of texts, not of trees.

This is asked in projects without TensorFlow too: what it costs there is a look at each file, once.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from typing import Final

from flake8_tffunction.options import Options
from flake8_tffunction.project.locating import FOREIGN, Found, Locator
from flake8_tffunction.project.modules import load, top_level
from flake8_tffunction.project.reading import (
    Import,
    Taken,
    Words,
    all_imports,
    base_words,
    imported_names,
    imports,
    words,
)
from flake8_tffunction.source.nodes import walk

Source = tuple[Found, str | None]
"""A module, and the name that is taken out of it; None for the module as a whole."""
Wanted = Callable[[Words], bool]
"""Tells by its text whether a file is of a kind."""
Named = Callable[[Found, str | None], bool]
"""Tells whether a name of such a file is of the kind; of None whether any is."""

HOPS: Final = 3
"""Through how many modules in a row that hand a name on it is followed."""


def links_to_tensorflow(tree: ast.Module, path: str, options: Options) -> bool:
    """Whether an import of the file leads to a module of its project that names TensorFlow or Keras."""
    statements = _imports(tree)
    if not statements:
        return False
    locator = Locator(path, options.roots)
    return any(
        leads(source, locator, lambda found: found.tensorflow)
        for statement in statements
        for source in _sources(statement, statement.names, locator, locator.home)
    )


def links_to_makers(tree: ast.Module, text: str, locator: Locator, options: Options) -> bool:
    """Whether a file that traces nothing itself may call a tf.function of another module of its project, or override what
    methods call that it inherits, and that are traced."""
    taken = [(statement, alias) for statement in _imports(tree) for alias in statement.names]
    for statement, alias in taken:
        for source in _sources(statement, [alias], locator, locator.home):
            if _is_used(text, alias) and leads(source, locator, *makes(options)):
                return True
    for statement, alias in _bases(tree, taken) if taken else ():
        for source in _sources(statement, [alias], locator, locator.home):
            if leads(source, locator, traces(options)):
                return True
    return False


def makes(options: Options) -> tuple[Wanted, Named]:
    """Which files, and which of their names, may make a tf.function: for `leads`."""

    def named(found: Found, name: str | None) -> bool:
        module = load(found)
        makers = module.makers(options.tracers) if module is not None else frozenset()
        return name in makers if name is not None else bool(makers)

    return may_make(options), named


def may_make(options: Options) -> Wanted:
    """Which files may make a tf.function, by their text alone."""
    return lambda found: found.makes or bool(options.tracers) and found.tensorflow


def traces(options: Options) -> Wanted:
    """Which files may define a class whose methods are traced."""
    makes = may_make(options)
    return lambda found: found.hooks or makes(found)


def leads(source: Source, locator: Locator, wanted: Wanted, named: Named | None = None) -> bool:
    """Whether an import reaches a file of the wanted kind: itself, through packages that hand it on, or through the bases
    of the class that it takes.

    Parameters
    ----------
    source
        The file that the import names, and the name that it takes out of it; without one it takes the module.
    wanted
        Tells by its text whether a file is of the kind.
    named
        Tells whether such a file's own name is of the kind; without it each is.
    """
    stack = [(source, HOPS)]
    seen: set[Source] = set()
    while stack:
        (found, name), hops = stack.pop()
        if (found, name) in seen or found.is_folder:
            continue
        seen.add((found, name))
        if not locator.holds(found.path):
            continue  # a link that leaves the project: not so much as a look at it
        if wanted(words(found.path)) and (named is None or named(found, name)):
            return True
        if name is None or not hops:
            continue
        if not {name, "*"}.isdisjoint(imported_names(found.path)):
            stack += [(further, hops - 1) for further in _handed_on(found, name, locator)]
        stack += [((found, base), hops) for base in base_words(found.path, name)]
    return False


def is_self_contained(module: Found, locator: Locator) -> bool:
    """Whether a module imports nothing that might be missing: only what is always there, and such modules of the project."""
    stack, seen = [module], {module}
    while stack:
        found = stack.pop()
        if found.is_folder or not locator.holds(found.path):
            return False
        for statement in all_imports(found.path):
            if _is_foreign(statement):
                continue
            sources = [list(_sources(statement, [alias], locator, found)) for alias in statement.names]
            if not all(sources):
                return False
            for source, _ in (each for some in sources for each in some):
                if source not in seen:
                    seen.add(source)
                    stack.append(source)
    return True


def _handed_on(found: Found, name: str, locator: Locator) -> Iterator[Source]:
    """The imports of a module that may bind a name."""
    for statement, alias in imports(found.path, name):
        if not _is_foreign(statement):
            for source, taken in _sources(statement, [alias], locator, found):
                yield source, name if alias.name == "*" else taken


def _imports(tree: ast.Module) -> list[Import]:
    """The imports of a module that are not hidden in functions, and may be of its project."""
    return [s for s in top_level(tree) if isinstance(s, (ast.Import, ast.ImportFrom)) and not _is_foreign(s)]


def _is_foreign(statement: Import) -> bool:
    if isinstance(statement, ast.ImportFrom):
        return not statement.level and (statement.module or "").partition(".")[0] in FOREIGN
    return all(alias.name.partition(".")[0] in FOREIGN for alias in statement.names)


def _is_used(text: str, alias: ast.alias) -> bool:
    """Whether a text has the word that one of its imports binds a second time."""
    name = alias.asname or alias.name.partition(".")[0]
    return name == "*" or len(re.findall(rf"\b{name}\b", text)) > 1


def _bases(tree: ast.Module, taken: list[Taken]) -> Iterator[Taken]:
    """The imports from which the bases of a module's classes come, where such a class has methods."""
    words = {
        part.id
        for statement in top_level(tree)
        if isinstance(statement, ast.ClassDef) and any(isinstance(s, ast.FunctionDef) for s in statement.body)
        for base in statement.bases
        for part in walk(base)
        if isinstance(part, ast.Name)
    }
    if words:
        for statement, alias in taken:
            if alias.name == "*" or (alias.asname or alias.name.partition(".")[0]) in words:
                yield statement, alias


def _sources(statement: Import, aliases: list[ast.alias], locator: Locator, importer: Found) -> Iterator[Source]:
    """What an import takes from modules of the project."""
    if isinstance(statement, ast.Import):
        for alias in aliases:
            if (module := locator.absolute(alias.name)) is not None:
                yield module, None
        return
    if statement.level:
        base = locator.relative(importer, statement.level, statement.module)
    else:
        base = locator.absolute(statement.module) if statement.module else None
    for alias in aliases if base is not None else ():
        inner = locator.below(base, alias.name) if base is not None else None
        if inner is not None:
            yield inner, None
        elif base is not None:
            yield base, None if alias.name == "*" else alias.name
