"""What `from tensorflow import *` binds: of all that TensorFlow, Keras and NumPy have, the names that the file reads."""

from __future__ import annotations

import ast
from typing import Final

from flake8_tffunction.knowledge import api, host_returns
from flake8_tffunction.source.index import Index
from flake8_tffunction.source.nodes import walk

LIBRARIES: Final = frozenset({"tensorflow", "tf_keras", "keras"})


def spread(index: Index) -> None:
    """Bind the names that star imports of known libraries give a module, the last import first; its own bindings win.

    The index keeps them as bindings of the import: `names.imported` tells the dotted name.
    """
    stars = [
        binding
        for binding in reversed(index.module.bindings.get("*", ()))
        if isinstance(binding.node, ast.ImportFrom) and not binding.node.level
    ]
    if not stars:
        return
    read = {node.id for node in walk(index.tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    for binding in stars:
        assert isinstance(binding.node, ast.ImportFrom)
        for name in sorted(read.difference(index.module.bindings)):
            if _exports(binding.node.module or "", name):
                index.bind(name, index.module, "import", binding.node)


def _exports(module: str, name: str) -> bool:
    """Whether a library's module has a public name."""
    if name.startswith("_"):
        return False
    if module == "numpy":
        return name in host_returns.NUMPY_NAMES
    if module.partition(".")[0] not in LIBRARIES:
        return False
    return api.what(api.resolve(f"{module}.{name}")) is not None
