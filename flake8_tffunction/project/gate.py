"""Whether a file that names no TensorFlow gets to it through the project's other modules: asked of texts, not of trees.

This is asked in projects without TensorFlow too: what it costs there is a look at each file, once.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from typing import Final

from flake8_tffunction.options import Options
from flake8_tffunction.project.locating import FOREIGN, Found, Locator
from flake8_tffunction.project.modules import Import, Module, load, top_level
from flake8_tffunction.project.reading import Words, imported_names, words

Source = tuple[Found, str | None]
"""A module, and the name that is taken out of it; None for the module as a whole."""

HOPS: Final = 3
"""Through how many modules in a row that hand a name on it is followed."""


def links_to_tensorflow(tree: ast.Module, path: str, options: Options) -> bool:
    """Whether an import of the file leads to a module of its project that names TensorFlow or Keras."""
    return _leads(tree, path, options, lambda found: found.tensorflow)


def links_to_makers(tree: ast.Module, path: str, options: Options) -> bool:
    """Whether an import of the file leads to a module of its project that may make a tf.function."""
    if not options.follow_imports:
        return False
    return _leads(tree, path, options, *makes(options))


def makes(options: Options) -> tuple[Callable[[Words], bool], Callable[[Module, str | None], bool]]:
    """Which files, and which of their names, may make a tf.function: for `leads`."""

    def wanted(found: Words) -> bool:
        return found.makes or bool(options.tracers) and found.tensorflow

    def named(module: Module, name: str | None) -> bool:
        makers = module.makers(options.tracers)
        return name in makers if name is not None else bool(makers)

    return wanted, named


def _leads(
    tree: ast.Module,
    path: str,
    options: Options,
    wanted: Callable[[Words], bool],
    named: Callable[[Module, str | None], bool] | None = None,
) -> bool:
    statements = _imports(tree)
    if not statements:
        return False
    locator = Locator(path, options.roots)
    return any(
        leads(source, locator, wanted, named)
        for statement in statements
        for source in _sources(statement, statement.names, locator, locator.home)
    )


def leads(
    source: Source,
    locator: Locator,
    wanted: Callable[[Words], bool],
    named: Callable[[Module, str | None], bool] | None = None,
) -> bool:
    """Whether an import reaches a file of the wanted kind, itself or through packages that hand it on.

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
        known = words(found.path)
        if wanted(known):
            module = load(found) if named is not None else None
            if named is None or module is not None and named(module, name):
                return True
        if hops and name is not None and not {name, "*"}.isdisjoint(imported_names(found.path)):
            stack += [(further, hops - 1) for further in _handed_on(found, name, locator)]
    return False


def _handed_on(found: Found, name: str, locator: Locator) -> Iterator[Source]:
    """The imports of a module that may bind a name."""
    module = load(found)
    for statement, alias in module.imports(name) if module is not None else ():
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
