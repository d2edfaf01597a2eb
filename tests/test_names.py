"""Names resolve through their bindings: every way to import and alias, and what only looks like TensorFlow."""

from __future__ import annotations

import ast
import textwrap

import pytest

from flake8_tffunction.source.index import Index
from flake8_tffunction.source.names import Names


def canonical(source: str, function: str | None = None) -> str | None:
    """The canonical name of the last expression statement of a module, or of a function of it."""
    tree = ast.parse(textwrap.dedent(source))
    index = Index(tree)
    body, scope = tree.body, index.module
    if function is not None:
        node = next(n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef) and n.name == function)
        body, scope = node.body, index.scopes[node]
    last = body[-1]
    assert isinstance(last, ast.Expr)
    return Names(index).canonical(last.value, scope)


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("import tensorflow as tf\ntf.function", "tf.function"),
        ("import tensorflow\ntensorflow.function", "tf.function"),
        ("import tensorflow.compat.v2 as tf\ntf.function", "tf.function"),
        ("from tensorflow.compat import v2 as tf2\ntf2.function", "tf.function"),
        ("from tensorflow import function as graph\ngraph", "tf.function"),
        ("from tensorflow import *\nimport tensorflow as tf\ntf.function", "tf.function"),
        ("from tensorflow import keras\nkeras.layers.Dense", "keras.layers.Dense"),
        ("from tensorflow.keras import layers as L\nL.Dense", "keras.layers.Dense"),
        ("import tensorflow as tf\ntf.keras.layers.Dense", "keras.layers.Dense"),
        ("import keras\nkeras.layers.Dense", "keras.layers.Dense"),
        ("import tf_keras as keras\nkeras.layers.Dense", "keras.layers.Dense"),
        ("import tensorflow as tf\ntfn = tf.nn\ntfn.relu", "tf.nn.relu"),
        ("import tensorflow as tf\na = tf\nb = a\nb.function", "tf.function"),
        ("import tensorflow as tf\ntf.add", "tf.math.add"),
        ("import numpy.random as npr\nnpr.rand", "numpy.random.rand"),
        ("from numpy import random\nrandom.rand", "numpy.random.rand"),
        ("import os.path\nos.path.join", "os.path.join"),
        ("from time import time as now\nnow", "time.time"),
        (
            "try:\n    import tensorflow.compat.v2 as tf\nexcept ImportError:\n    import tensorflow as tf\ntf.function",
            "tf.function",
        ),
        ("try:\n    import tensorflow as tf\nexcept ImportError:\n    tf = None\ntf.function", "tf.function"),
        ("if True:\n    import tensorflow as tf\ntf.function", "tf.function"),
        ("from .compat import keras\nkeras.layers.Dense", "keras.layers.Dense"),
        ("from mylib.backend import tf, keras as k\nk.layers.Dense", "keras.layers.Dense"),
        ("from mylib.internal import tf_keras\ntf_keras.layers.Dense", "keras.layers.Dense"),
        ("from keras.src.layers.core.dense import Dense\nDense", "keras.layers.Dense"),
        ("from keras.src import layers\nlayers.Layer", "keras.Layer"),
        ("from keras import layers\nlayers.Foo.add", "keras.layers.Foo.add"),
        ("print", "builtins.print"),
    ],
)
def test_resolves(source: str, name: str) -> None:
    assert canonical(source) == name


@pytest.mark.parametrize(
    "source",
    [
        "tf.function",
        "import mylib as tf\ntf.function",
        "from tensorflow_probability.python.internal.backend.numpy import v2 as tf\ntf.function",
        "from .compat import tf\ntf.function",
        "from .compat import keras, tf\ntf.function",
        "import tensorflow as tf\ntf = make()\ntf.function",
        "import tensorflow as tf\nimport jax as tf\ntf.function",
        "x = x\nx",
        "a = b\nb = a\na",
        "import tensorflow as tf\ntf.nn[0]",
    ],
    ids=lambda s: s.replace("\n", "; "),
)
def test_is_no_tensorflow(source: str) -> None:
    name = canonical(source)
    assert name is None or not name.startswith("tf.")


def test_a_parameter_shadows_the_module() -> None:
    assert canonical("import tensorflow as tf\ndef f(tf):\n    tf.function", "f") is None


def test_a_local_shadows_the_module() -> None:
    assert canonical("import tensorflow as tf\ndef f():\n    tf = other()\n    tf.function", "f") is None


def test_an_import_inside_a_function_is_seen() -> None:
    assert canonical("def f():\n    import tensorflow as tf\n    tf.function", "f") == "tf.function"


def test_a_class_attribute_is_no_global() -> None:
    assert (
        canonical(
            "import numpy as tf\nclass A:\n    import tensorflow as tf\n    def f(self):\n        tf.function", "f"
        )
        == "numpy.function"
    )


def test_a_shadowed_builtin() -> None:
    assert canonical("def print(x):\n    pass\nprint") is None
