"""Whether a file that names no TensorFlow gets to it through the project's other modules: asked of texts, not of trees.

This is asked in projects without TensorFlow too: what it costs there is a look at each file, once.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from typing import Final

from flake8_tffunction.options import Options
from flake8_tffunction.project.locating import FOREIGN, Found, Locator
from flake8_tffunction.project.modules import load
from flake8_tffunction.project.reading import Words, words

HOPS: Final = 3
"""Through how many `__init__.py` files in a row an import is followed."""


def links_to_tensorflow(tree: ast.Module, path: str, options: Options) -> bool:
    """Whether an import of the file leads to a module of its project that names TensorFlow or Keras."""
    return _leads(tree, path, options, lambda found: found.tensorflow)


def links_to_makers(tree: ast.Module, path: str, options: Options) -> bool:
    """Whether an import of the file leads to a module of its project that may make a tf.function."""
    return options.follow_imports and _leads(tree, path, options, lambda found: found.makes)


def _leads(tree: ast.Module, path: str, options: Options, wanted: Callable[[Words], bool]) -> bool:
    statements = [statement for statement in _imports(tree) if not _is_foreign(statement)]
    if not statements:
        return False
    locator = Locator(path, options.roots)
    stack = [(found, HOPS) for found in _found(statements, locator, locator.home)]
    seen: set[str] = set()
    while stack:
        found, hops = stack.pop()
        if found.path in seen or found.is_folder:
            continue
        seen.add(found.path)
        if wanted(words(found.path)):
            return locator.holds(found.path)
        if found.package and hops:
            stack += [(further, hops - 1) for further in _handed_on(found, locator)]
    return False


def _handed_on(package: Found, locator: Locator) -> Iterator[Found]:
    """What an `__init__.py` imports, and so may hand on."""
    if words(package.path).imports and locator.holds(package.path):
        module = load(package)
        if module is not None:
            yield from _found([s for s in _imports(module.tree) if not _is_foreign(s)], locator, package)


def _imports(tree: ast.Module) -> Iterator[ast.Import | ast.ImportFrom]:
    """The imports of a module that are not hidden in functions."""
    stack: list[ast.stmt] = list(tree.body)
    while stack:
        statement = stack.pop()
        if isinstance(statement, (ast.Import, ast.ImportFrom)):
            yield statement
        elif isinstance(statement, ast.If):
            stack += statement.body + statement.orelse
        elif isinstance(statement, ast.Try):
            stack += statement.body + statement.orelse
            stack += [inner for handler in statement.handlers for inner in handler.body]


def _is_foreign(statement: ast.Import | ast.ImportFrom) -> bool:
    if isinstance(statement, ast.ImportFrom):
        return not statement.level and (statement.module or "").partition(".")[0] in FOREIGN
    return all(alias.name.partition(".")[0] in FOREIGN for alias in statement.names)


def _found(statements: list[ast.Import | ast.ImportFrom], locator: Locator, importer: Found) -> Iterator[Found]:
    """The modules of the project that imports name: of `from a import b` both a and a.b."""
    for statement in statements:
        if isinstance(statement, ast.Import):
            modules = [locator.absolute(alias.name) for alias in statement.names]
        elif statement.level:
            modules = [locator.relative(importer, statement.level, statement.module)]
        else:
            modules = [locator.absolute(statement.module)] if statement.module else []
        for module in modules:
            if module is not None:
                yield module
                if module.package and isinstance(statement, ast.ImportFrom):
                    parts = (locator.below(module, alias.name) for alias in statement.names)
                    yield from (part for part in parts if part is not None)
