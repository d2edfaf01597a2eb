"""What makes tf.Variables, and which objects make theirs late: what the rules of 12x ask of the whole file."""

from __future__ import annotations

import ast
import textwrap

import pytest

from flake8_tffunction.engine import perform
from flake8_tffunction.flow.births import Births
from flake8_tffunction.flow.conditions import spelled_out
from flake8_tffunction.flow.dependence import made_of
from flake8_tffunction.flow.file import File
from flake8_tffunction.flow.guards import ARGUMENT, ONCE, guards
from flake8_tffunction.flow.late import Late
from flake8_tffunction.options import Options
from flake8_tffunction.source.scopes import Scope


def played(source: str, tensorflow: tuple[int, int] = (2, 21)) -> File:
    text = "import tensorflow as tf\n" + textwrap.dedent(source)
    file = File(ast.parse(text), text.splitlines(keepends=True), Options(tensorflow=tensorflow))
    perform(file, frozenset())
    return file


def expression(file: File, text: str) -> tuple[ast.expr, Scope]:
    """The argument of the call `look(...)`, and the scope of the call."""
    ((call, scope),) = file.sites("look")
    assert ast.unparse(call.args[0]) == text
    return call.args[0], scope


# -- classes ----------------------------------------------------------------------------------------------------------

CLASSES = {
    "variable in __init__": ("class C(tf.Module):\n    def __init__(self):\n        self.v = tf.Variable(1.0)", True),
    "in a method that __init__ calls": (
        "class C:\n    def __init__(self):\n        self.make()\n"
        "    def make(self):\n        self.v = tf.Variable(1.0)",
        True,
    ),
    "in a function that __init__ calls": (
        "def make():\n    return tf.keras.layers.Dense(1)\nclass C:\n    def __init__(self):\n        self.d = make()",
        True,
    ),
    "in the base": (
        "class B:\n    def __init__(self):\n        self.v = tf.Variable(1.0)\nclass C(B):\n    pass",
        True,
    ),
    "by super().__init__()": (
        "class B:\n    def __init__(self):\n        self.v = tf.Variable(1.0)\n"
        "class C(B):\n    def __init__(self):\n        super().__init__()",
        True,
    ),
    "weight in build of a layer": (
        "class C(tf.keras.layers.Layer):\n    def build(self, shape):\n        self.w = self.add_weight(shape=())",
        True,
    ),
    "build of something else": ("class C:\n    def build(self):\n        self.w = tf.Variable(1.0)", False),
    "variable at a later call": (
        "class C(tf.Module):\n    def __call__(self, x):\n        self.v = tf.Variable(x)",
        False,
    ),
    "layers without variables": (
        "class C:\n    def __init__(self):\n        self.f = tf.keras.layers.Flatten()",
        False,
    ),
    "derived from a metric": ("class C(tf.keras.metrics.Mean):\n    pass", True),
    "holds its own kind": ("class C:\n    def __init__(self, n):\n        self.c = C(n - 1) if n else None", False),
}


@pytest.mark.parametrize(("source", "makes"), CLASSES.values(), ids=CLASSES)
def test_classes_that_make_variables(source: str, makes: bool) -> None:
    file = played(source)
    info = next(info for info in file.classes.by_node.values() if info.name == "C")
    assert file.creation.by_class(info) is makes


@pytest.mark.parametrize(("tensorflow", "makes"), [((2, 21), True), ((2, 15), False)], ids=str)
def test_dropout_has_a_seed_since_keras_3(tensorflow: tuple[int, int], makes: bool) -> None:
    file = played("class C:\n    def __init__(self):\n        self.d = tf.keras.layers.Dropout(0.5)\n", tensorflow)
    (info,) = file.classes.by_node.values()
    assert file.creation.by_class(info) is makes


# -- guards -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("test", "expected"),
    [
        ("self.v is None", (ONCE, None)),
        ("self.v is not None", (None, ONCE)),
        ("self.ready is False", (ONCE, None)),
        ("not hasattr(self, 'v')", (ONCE, None)),
        ("'v' not in vars(self)", (ONCE, None)),
        ("name not in self.ws", (ARGUMENT, None)),
        ("self.v is None or x.shape[0] != self.n", (ARGUMENT, None)),
        ("missing", (ONCE, None)),
        ("not missing", (None, ONCE)),
        ("self.use_bias", (None, None)),
        ("x is None", (None, None)),
    ],
)
def test_guards(test: str, expected: tuple[str | None, str | None]) -> None:
    body = "self.v = self.ws[name] = self.ready = 1"
    tree = ast.parse(f"def f(self, x, name):\n    missing = self.v is None\n    if {test}:\n        {body}\n")
    file = File(tree, [], Options())
    function = tree.body[0]
    assert isinstance(function, ast.FunctionDef)
    branch = function.body[1]
    assert isinstance(branch, ast.If)
    spelled = spelled_out(file, branch.test, file.index.scopes[function])
    assert guards(spelled, frozenset({"x", "name"}), branch.body) == expected


# -- what a value is made of ------------------------------------------------------------------------------------------


def test_made_of_follows_names_and_helpers() -> None:
    file = played("""
        def load(path):
            return tf.strings.strip(tf.io.read_file(path))

        def f(path, other):
            text = load(path)
            text = text + "x"
            look(tf.strings.upper(text))
        """)
    value, scope = expression(file, "tf.strings.upper(text)")
    found = {ast.unparse(node) for node, _ in made_of(file, value, scope) if isinstance(node, ast.Call)}
    assert found == {
        "tf.strings.upper(text)",
        "load(path)",
        "tf.strings.strip(tf.io.read_file(path))",
        "tf.io.read_file(path)",
    }


@pytest.mark.parametrize(
    ("value", "lifted"),
    [("x", False), ("tf.reduce_mean(x)", False), ("total * 2.0", False), ("y", False), ("tf.zeros_like(x)", True),
     ("tf.zeros(x.shape)", True), ("tf.ones([self.n])", True)],
)  # fmt: skip
def test_initial_values_that_xla_can_lift(value: str, lifted: bool) -> None:
    file = played(f"""
        total = tf.Variable(1.0)

        class C(tf.Module):
            @tf.function(jit_compile=True)
            def f(self, x):
                y = x * 2.0
                look({value})
        """)
    assert file.creation.lifted(*expression(file, value)) is lifted


# -- births -----------------------------------------------------------------------------------------------------------

LATE = {
    "Adam": ("opt = tf.keras.optimizers.Adam(0.1)", "opt", True),
    "SGD": ("opt = tf.keras.optimizers.SGD(0.1)", "opt", False),
    "SGD with momentum": ("opt = tf.keras.optimizers.SGD(0.1, momentum=0.9)", "opt", True),
    "SGD with no momentum": ("opt = tf.keras.optimizers.SGD(0.1, momentum=0.0)", "opt", False),
    "a layer": ("d = tf.keras.layers.Dense(1)", "d", True),
    "a layer with a seed alone": ("d = tf.keras.layers.Dropout(0.5)", "d", False),
    "an unbuilt model": ("m = tf.keras.Sequential([tf.keras.layers.Dense(1)])", "m", True),
    "a model with an input": ("m = tf.keras.Sequential([tf.keras.Input((3,)), tf.keras.layers.Dense(1)])", "m", False),
    "a model without weights": ("m = tf.keras.Sequential([tf.keras.layers.Flatten()])", "m", False),
    "a filled model": ("m = tf.keras.Sequential()\nm.add(tf.keras.layers.Dense(1))", "m", True),
    "a clone": ("a = tf.keras.Sequential([tf.keras.layers.Dense(1)])\nm = tf.keras.models.clone_model(a)", "m", True),
    "by a helper": ("def make():\n    return tf.keras.layers.Dense(1)\nd = make()", "d", True),
    "a mean": ("m = tf.keras.metrics.Mean()", "m", False),
    "a module with a guard": (
        "class M(tf.Module):\n    w = None\n    def __call__(self, x):\n        if self.w is None:\n"
        "            self.w = tf.Variable(x)\n        return self.w\nm = M()",
        "m",
        True,
    ),
    "a module that makes all at once": (
        "class M(tf.Module):\n    def __init__(self):\n        self.w = tf.Variable(1.0)\n"
        "    def __call__(self, x):\n        return self.w * x\nm = M()",
        "m",
        False,
    ),
}


@pytest.mark.parametrize(("source", "name", "late"), LATE.values(), ids=LATE)
def test_late_objects(source: str, name: str, late: bool) -> None:
    file = played(f"{source}\ndef use(thing):\n    return thing\nlook({name})\n")
    births = Births(file.eager)
    value, scope = expression(file, name)
    (birth,) = births.of(value, scope, value)
    used = next(function for function in file.index.functions if function.name == "use")
    assert Late(file.eager, births).is_late(birth, used) is late
    assert birth.label == name


USED = {
    "nothing had it": ("", True),
    "looked at": ("print(opt, opt.learning_rate)", True),
    "built": ("opt.build([tf.Variable(1.0)])", False),
    "handed on": ("train(opt)", False),
    "another name": ("other = opt", False),
    "in a list": ("opts = [opt]", False),
    "compiled, no more": ("opt.compile()", True),
    "used later": ("look(opt)\nopt.build([])", True),
}


@pytest.mark.parametrize(("between", "unused"), USED.values(), ids=USED)
def test_who_had_it(between: str, unused: bool) -> None:
    last = "" if "look" in between else "look(opt)"
    file = played(f"opt = tf.keras.optimizers.Adam(0.1)\n{between}\n{last}\n")
    births = Births(file.eager)
    value, scope = expression(file, "opt")
    (birth,) = births.of(value, scope, value)
    ((call, _),) = file.sites("look")
    assert births.unused(birth, call, scope) is unused


def test_two_calls_of_a_helper_are_two_objects() -> None:
    file = played("def make():\n    return tf.keras.layers.Dense(1)\na, b = make(), make()\nc = a\nlook([a, b, c])\n")
    births = Births(file.eager)
    display, scope = expression(file, "[a, b, c]")
    assert isinstance(display, ast.List)
    a, b, c = (births.of(element, scope, element)[0].node for element in display.elts)
    assert a is not b
    assert a is c
