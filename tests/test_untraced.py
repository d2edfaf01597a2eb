"""The negative transformation takes every tf.function out, in whatever form it comes, and nothing else."""

from __future__ import annotations

import ast

import pytest

from tests.untraced import PLAIN, reason_traced, untraced

TF = "import tensorflow as tf\n"
DEF = "def f(x):\n    return x\n"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (f"{TF}@tf.function\n{DEF}", f"{TF}{DEF}"),
        (f"import tensorflow as t\n@t.function(jit_compile=True)\n{DEF}", f"import tensorflow as t\n{DEF}"),
        (f"{TF}@outer\n@tf.function\n@inner\n{DEF}", f"{TF}@outer\n@inner\n{DEF}"),
        (f"{TF}g = tf.function(f, autograph=False)", f"{TF}g = f"),
        (f"{TF}g = tf.function(func=f)(x)", f"{TF}g = f(x)"),
        (f"{TF}g = tf.function(lambda x: tf.function(h)(x))", f"{TF}g = lambda x: h(x)"),
        (f"{TF}self.step = tf.function(self._step)", f"{TF}self.step = self._step"),
        ("import tensorflow.compat.v2 as v2\ng = v2.function(f)", "import tensorflow.compat.v2 as v2\ng = f"),
        ("import tensorflow\ng = tensorflow.compat.v2.function(f)", "import tensorflow\ng = f"),
        (f"{TF}graph = tf.function(reduce_retracing=True)", f"{TF}graph = {PLAIN}"),
        (f"{TF}make = partial(tf.function, autograph=False)", f"{TF}make = partial({PLAIN}, autograph=False)"),
        (
            f"from tensorflow import function as g, constant\n@g\n{DEF}",
            f"from tensorflow import constant\ng = {PLAIN}\n{DEF}",
        ),
        ("from tensorflow import function\ng = function(f)", f"function = {PLAIN}\ng = f"),
        (f"{TF}c = tf.function(f).get_concrete_function(spec)", f"{TF}c = f"),
        (f"{TF}y = step.python_function(x)", f"{TF}y = step(x)"),
        (f"import mine as tf\n@tf.function\n{DEF}", f"import mine as tf\n@tf.function\n{DEF}"),
    ],
)
def test_forms(before: str, after: str) -> None:
    assert untraced(ast.parse(before)) == ast.unparse(ast.parse(after)) + "\n"


@pytest.mark.parametrize(
    ("source", "traced"),
    [
        ("import tensorflow as tf\nds = tf.data.Dataset.range(3).map(f)", True),
        ("import keras\nclass A(keras.layers.Layer):\n    pass", True),
        ("from tensorflow.keras.models import Model\nclass A(Model):\n    pass", True),
        ("import keras\nmodel.fit(x)", True),
        ("import tensorflow as tf\ntf.vectorized_map(f, x)", True),
        ("import tensorflow as tf\ndef f(x):\n    return tf.map_fn(g, x)", False),
        ("import tensorflow as tf\nfrom multiprocessing import Pool\nPool().map(f, x)", False),
        ("import tensorflow as tf\nclass A(tf.Module):\n    pass", False),
    ],
)
def test_what_is_traced_without_tf_function(source: str, traced: bool) -> None:
    assert (reason_traced(ast.parse(source)) is not None) is traced
