"""Who is traced: every verified form of making a root, what is reached from it, and what is not traced."""

from __future__ import annotations

import ast
import textwrap

import pytest

from flake8_tffunction import engine
from flake8_tffunction.flow.file import File
from flake8_tffunction.options import Options

HEAD = "import functools\nimport tensorflow as tf\nfrom tensorflow import keras\n"


def reached(source: str, options: Options | None = None) -> set[str]:
    """Names of the functions whose body is traced code ("lambda" for lambdas)."""
    source = HEAD + textwrap.dedent(source)
    file = File(ast.parse(source), source.splitlines(), options or Options())
    engine.perform(file, frozenset())
    return {getattr(node, "name", "lambda") for node in file.reached}


ROOTS = {
    "decorator": "@tf.function\ndef f(x): pass",
    "decorator called": "@tf.function(reduce_retracing=True)\ndef f(x): pass",
    "from-import": "from tensorflow import function as graph\n@graph\ndef f(x): pass",
    "wrapping call": "def f(x): pass\ng = tf.function(f)",
    "keyword func": "def f(x): pass\ng = tf.function(func=f)",
    "rebinding": "def f(x): pass\nif FAST:\n    f = tf.function(f)",
    "attribute": "class A:\n    def __init__(self):\n        self.step = tf.function(self.f)\n    def f(self, x): pass",
    "dict value": "def f(x): pass\ntable = {'a': tf.function(f)}",
    "class body": "class A:\n    def f(self, x): pass\n    step = tf.function(f)",
    "partial as decorator": "@functools.partial(tf.function, jit_compile=True)\ndef f(x): pass",
    "named partial": "jit = functools.partial(tf.function, jit_compile=True)\n@jit\ndef f(x): pass",
    "named options": "graph = tf.function(reduce_retracing=True)\n@graph\ndef f(x): pass",
    "options applied": "def f(x): pass\ng = tf.function(autograph=False)(f)",
    "partial of a function": "def f(w, x): pass\ng = tf.function(functools.partial(f, 1))",
    "get_concrete_function": "def f(x): pass\nc = tf.function(f).get_concrete_function(tf.TensorSpec([]))",
    "wrapper of this file": "def traced(fn):\n    return tf.function(fn)\n@traced\ndef f(x): pass",
    "method": "class A:\n    @tf.function\n    def f(self, x): pass",
    "nested": "def make():\n    @tf.function\n    def f(x): pass\n    return f",
    "in a loop": "def f(x): pass\nfor k in range(3):\n    g = tf.function(f)",
    "comprehension": "def f(x): pass\ngs = [tf.function(f) for _ in range(3)]",
    "under other decorators": "@staticmethod\n@tf.function\ndef f(x): pass",
    "Layer.call": "class L(keras.layers.Layer):\n    def f(self, x): pass\n    def call(self, x):\n        self.f(x)",
    "derived in the file": "class B(keras.layers.Layer): pass\nclass L(B):\n    def f(self, x): pass\n    def call(self, x):\n        self.f(x)",
    "train_step": "class M(keras.Model):\n    def f(self, x): pass\n    def train_step(self, data):\n        self.f(data)",
    "update_state": "class M(tf.keras.metrics.Metric):\n    def f(self): pass\n    def update_state(self, y, p):\n        self.f()",
    "result of a metric": "class M(tf.keras.metrics.Metric):\n    def f(self): pass\n    def result(self):\n        self.f()",
    "Keras of the package": "from .backend import keras as k\nclass L(k.layers.Layer):\n    def f(self, x): pass\n    def call(self, x):\n        self.f(x)",
    "protocol of a layer": "from .base import Base\nclass L(Base):\n    def f(self, x): pass\n    def call(self, x, training=False):\n        self.f(x)",
    "build and call": "from .base import Base\nclass L(Base):\n    def f(self, x): pass\n    def build(self, shape): pass\n    def call(self, x):\n        self.f(x)",
    "schedule": "class S(keras.optimizers.schedules.LearningRateSchedule):\n    def f(self): pass\n    def __call__(self, step):\n        self.f()",
    "Dataset.map": "def f(x): pass\nds = tf.data.Dataset.range(3).map(f)",
    "Dataset through a name": "def f(x): pass\nds = tf.data.Dataset.range(3)\nds = ds.batch(2)\nds.filter(f)",
    "num_parallel_calls": "def f(x): pass\ndef run(ds):\n    return ds.map(f, num_parallel_calls=tf.data.AUTOTUNE)",
    "annotated Dataset": "def f(x): pass\ndef run(ds: tf.data.Dataset):\n    return ds.map(f)",
    "loss": "def f(y, p): pass\nm = keras.Sequential([])\nm.compile(loss=f)",
    "metric function": "def f(y, p): pass\nm = keras.Sequential([])\nm.compile('sgd', 'mse', metrics=[f])",
    "regularizer": "class R(keras.regularizers.Regularizer):\n    def f(self): pass\n    def __call__(self, w):\n        self.f()",
    "activation of a layer": "def f(x): return x\nkeras.layers.Dense(1, activation=f)",
    "Lambda layer": "def f(x): return x\nkeras.layers.Lambda(f)",
    "vectorized_map": "def f(x): pass\ntf.vectorized_map(f, tf.ones([3]))",
}


@pytest.mark.parametrize("source", ROOTS.values(), ids=ROOTS.keys())
def test_is_traced(source: str) -> None:
    assert "f" in reached(source)


HELPERS = {
    "helper": "def f(x): pass\n@tf.function\ndef g(x):\n    f(x)",
    "two deep": "def f(x): pass\ndef h(x): f(x)\n@tf.function\ndef g(x):\n    h(x)",
    "method": "class A:\n    def f(self): pass\n    @tf.function\n    def g(self):\n        self.f()",
    "inherited": "class B:\n    def f(self): pass\nclass A(B):\n    @tf.function\n    def g(self):\n        self.f()",
    "super": "class B:\n    def f(self): pass\nclass A(B):\n    @tf.function\n    def g(self):\n        super().f()",
    "property": "class A:\n    @property\n    def f(self): return 1\n    @tf.function\n    def g(self):\n        return self.f",
    "method of another object": "class B:\n    def f(self): pass\nclass A:\n    def __init__(self):\n        self.b = B()\n    @tf.function\n    def g(self):\n        self.b.f()",
    "module-level object": "class B:\n    def f(self): pass\nb = B()\n@tf.function\ndef g():\n    b.f()",
    "__call__": "class B:\n    def __call__(self):\n        self.f()\n    def f(self): pass\nb = B()\n@tf.function\ndef g():\n    b()",
    "nested def": "@tf.function\ndef g():\n    def f(): pass\n    f()",
    "branch of tf.cond": "def f(): pass\n@tf.function\ndef g(p):\n    tf.cond(p, f, lambda: 0)",
    "body of while_loop": "def f(i): return i\n@tf.function\ndef g():\n    tf.while_loop(lambda i: i < 3, f, [0])",
    "map_fn": "def f(v): pass\n@tf.function\ndef g(x):\n    tf.map_fn(f, x)",
    "strategy.run": "def f(v): pass\ns = tf.distribute.MirroredStrategy()\n@tf.function\ndef g(x):\n    s.run(f, args=(x,))",
    "keyword argument": "def f(x): pass\ndef h(fn): fn(1)\n@tf.function\ndef g():\n    h(fn=f)",
    "conditional expression": "def f(x): pass\n@tf.function\ndef g(x):\n    (f if FLAG else f)(x)",
    "strategy of unknown class": "def f(v): pass\ndef make(s):\n    @tf.function\n    def g(x):\n        s.run(f, args=(x,))\n    return g",
    "one of two": "def f(x): pass\ndef h(x): pass\n@tf.function\ndef g(x):\n    for op in [h, f]: op(x)",
    "map": "def f(x): pass\n@tf.function\ndef g(x):\n    list(map(f, [1, 2]))",
    "wrapper of a decorator": "def deco(fn):\n    def f(x): return fn(x)\n    return f\n@deco\ndef h(x): pass\n@tf.function\ndef g(x):\n    h(x)",
    "wrapper below tf.function": "def deco(fn):\n    def f(x): return fn(x)\n    return f\n@tf.function\n@deco\ndef g(x): pass",
    "learning rate": "def f(): return 0.1\nopt = keras.optimizers.SGD(learning_rate=lambda: f())\n@tf.function\ndef g(pairs):\n    opt.apply_gradients(pairs)",
    "a dict of functions": "def f(x): pass\nTABLE = {'a': f}\n@tf.function\ndef g(x):\n    TABLE['a'](x)",
    "generator": "def f():\n    yield 1\n@tf.function\ndef g():\n    for _ in f(): pass",
    "context manager": "import contextlib\n@contextlib.contextmanager\ndef f():\n    yield 1\n@tf.function\ndef g():\n    with f(): pass",
    "constructor": "class B:\n    def __init__(self): self.f()\n    def f(self): pass\n@tf.function\ndef g():\n    B()",
    "recursion": "def f(n):\n    return f(n - 1)\n@tf.function\ndef g():\n    f(3)",
}


@pytest.mark.parametrize("source", HELPERS.values(), ids=HELPERS.keys())
def test_is_reached(source: str) -> None:
    assert "f" in reached(source)


EAGER = {
    "nothing traced": "def f(x): pass\nf(1)",
    "another function": "from mylib import function\n@function\ndef f(x): pass",
    "a local tf": "def run(tf):\n    @tf.function\n    def f(x): pass",
    "py_function": "def f(x): pass\n@tf.function\ndef g(x):\n    tf.py_function(f, [x], tf.float32)",
    "numpy_function in map": "def f(x): pass\ntf.data.Dataset.range(3).map(lambda x: tf.numpy_function(f, [x], tf.int64))",
    "decorated with py_function": "@tf.py_function(Tout=tf.float32)\ndef f(x): pass\n@tf.function\ndef g(x):\n    f(x)",
    "from_generator": "def f():\n    yield 1\ntf.data.Dataset.from_generator(f, output_types=tf.int32)",
    "executing_eagerly": "def f(x): pass\n@tf.function\ndef g(x):\n    if tf.executing_eagerly():\n        f(x)",
    "not inside_function": "def f(x): pass\n@tf.function\ndef g(x):\n    if not tf.inside_function():\n        f(x)",
    "eager map_fn": "def f(v): pass\ntf.map_fn(f, tf.ones([3]))",
    "eager while_loop": "def f(i): return i\ntf.while_loop(lambda i: i < 3, f, [0])",
    "Pool.map": "import multiprocessing\ndef f(x): pass\nmultiprocessing.Pool().map(f, [1])",
    "builtin map": "def f(x): pass\nlist(map(f, [1]))",
    "pandas-like map": "def f(x): pass\nframe.map(f)",
    "Keras callback": "class C(keras.callbacks.Callback):\n    def f(self): pass\n    def on_epoch_end(self, epoch, logs=None):\n        self.f()",
    "a class of that name": "class Layer: pass\nclass L(Layer):\n    def f(self): pass\n    def call(self, x):\n        self.f()",
    "no protocol of a layer": "from .base import Base\nclass L(Base):\n    def f(self, x): pass\n    def call(self, x):\n        self.f(x)",
    "call of a module": "class L(tf.Module):\n    def f(self, x): pass\n    def call(self, x, training=False):\n        self.f(x)",
    "stand-in of a test": "from .base import Base\nclass L(Base):\n    def f(self, x): pass\n    def call(self, x, training=False):\n        self.f(x)\nclass LTest(Base):\n    def test_call(self): pass",
    "build": "class L(keras.layers.Layer):\n    def f(self): pass\n    def build(self, shape):\n        self.f()",
    "run eagerly": "tf.config.run_functions_eagerly(True)\n@tf.function\ndef f(x): pass",
    "run_eagerly=True": "class M(keras.Model):\n    def f(self): pass\n    def call(self, x):\n        self.f()\nm = M()\nm.compile('sgd', run_eagerly=True)",
    "debug mode": "tf.data.experimental.enable_debug_mode()\ndef f(x): pass\ntf.data.Dataset.range(3).map(f)",
    "thrown away": "def f(x): pass\ntf.function(f)",
    "wrapper above tf.function": "def deco(fn):\n    def f(x): return fn(x)\n    return f\n@deco\n@tf.function\ndef g(x): pass",
    "initializer of a layer": "def f(shape, dtype=None): return 0\nkeras.layers.Dense(1, kernel_initializer=f)",
    "only named": "def f(x): pass\n@tf.function\ndef g(x):\n    return f.__name__",
}


@pytest.mark.parametrize("source", EAGER.values(), ids=EAGER.keys())
def test_is_not_traced(source: str) -> None:
    assert "f" not in reached(source)


def test_switched_on_again() -> None:
    assert "f" in reached(
        "tf.config.run_functions_eagerly(True)\n@tf.function\ndef f(x): pass\ntf.config.run_functions_eagerly(False)"
    )


@pytest.mark.parametrize(
    ("imports", "traced"),
    [
        ("from keras import Layer", True),
        ("import torch\nfrom keras import Layer", False),
        ("import jax.numpy as jnp\nfrom keras import Layer", False),
        ("import torch\nimport tensorflow as tf\nfrom keras import Layer", True),
        ("from torch import nn\nfrom tf_keras.layers import Layer", True),
    ],
)
def test_keras_on_another_backend(imports: str, traced: bool) -> None:
    source = f"{imports}\nclass A(Layer):\n    def call(self, x): pass\n"
    file = File(ast.parse(source), source.splitlines(), Options())
    engine.perform(file, frozenset())
    assert {getattr(node, "name", "") for node in file.reached} == ({"call"} if traced else set())


def test_project_wrappers_are_an_option() -> None:
    source = "from tf_agents.utils import common\n@common.function\ndef f(x): pass"
    assert "f" not in reached(source)
    assert "f" in reached(source, Options(tracers=("tf_agents.utils.common.function",)))


def test_options_are_read() -> None:
    source = HEAD + "@tf.function(jit_compile=True, autograph=False)\ndef f(x): pass\n"
    file = File(ast.parse(source), source.splitlines(), Options())
    engine.perform(file, frozenset())
    (traced,) = file.traced
    assert (traced.jit, traced.options.autograph, traced.why) == (True, False, "decorator")
