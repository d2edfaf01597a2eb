from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.creation import VARIABLE, Creation, may_make
from flake8_tffunction.flow.facts import Called
from flake8_tffunction.flow.guards import ARGUMENT, ONCE
from flake8_tffunction.flow.locking import locked
from flake8_tffunction.rules.base import Example, Finding, Rule, on
from flake8_tffunction.source.scopes import Scope


class VariableCreated(Rule):
    """A `tf.Variable` that traced code makes at every trace fails: TensorFlow allows new variables on the first call
    alone.

    The first call traces twice when variables appear, and the second of these traces must not make another one. So
    even the first call raises `ValueError: tf.function only supports singleton tf.Variables created on the first
    call`. Make the variable outside (at module level, in `__init__`, in `build`), or under a guard that depends on the
    object alone, such as `if self.v is None:`. A guard that looks at an argument or its shape opens again in a later
    trace, `tf.init_scope` does not help, and in the `call` of a Keras 3 layer `add_weight` fails under any guard."""

    code = "TFF121"
    name = "variable-created"
    message = "`{callee}` in traced code {fails}: {instead}"
    see = ("guide/function#creating_tfvariables",)
    quiet = (
        'Under a create-once guard (`if self.v is None`, `if not hasattr(self, "v")`, `if "v" not in self.all`, '
        "`except AttributeError`), in functions that run in Python (`tf.py_function`), and inside the `__init__` "
        "of a class of the file: object-created (TFF122) then speaks where the object is made."
    )
    versions = "In Keras 2 a guard in `call` works for `add_weight` too."
    yields_to = ("TFF172",)

    bad = (
        Example(
            """
            class Scale(tf.Module):
                @tf.function
                def __call__(self, x):
                    self.factor = tf.Variable(2.0)  # expect
                    return x * self.factor


            print(Scale()(tf.constant(3.0)).numpy())
            """,
            raises="ValueError",
            eager="6.0",
        ),
        Example(
            """
            class Offset(tf.Module):
                def __init__(self):
                    self.size = None

                @tf.function
                def __call__(self, x):
                    if self.size is None or self.size != x.shape[-1]:
                        self.size = x.shape[-1]  # expect: TFF104
                        self.offset = tf.Variable(tf.ones([self.size]))  # expect
                    return x + self.offset


            offset = Offset()
            print(offset(tf.ones([1])).numpy())
            print(offset(tf.ones([2])).numpy())
            """,
            graph="[2.]",
            raises="ValueError",
            eager="[2.]\n[2. 2.]",
        ),
    )
    good = (
        Example(
            """
            class Scale(tf.Module):
                def __init__(self):
                    self.factor = None

                @tf.function
                def __call__(self, x):
                    if self.factor is None:
                        self.factor = tf.Variable(2.0)
                    return x * self.factor


            scale = Scale()
            print(scale(tf.constant(3.0)).numpy(), scale(tf.constant([1.0, 2.0])).numpy())
            """,
            graph="6.0 [2. 4.]",
        ),
        Example(
            """
            total = tf.Variable(0.0)


            @tf.function
            def add(x):
                return total.assign_add(x) + 0.0


            print(add(tf.constant(3.0)).numpy(), add(tf.constant(4.0)).numpy())
            """,
            graph="3.0 7.0",
        ),
    )

    @on(Called, of=lambda name, method: may_make(name) if name is not None else method == "add_weight")
    def called(self, fact: Called) -> Iterator[Finding]:
        creation, place = self.file.creation, fact.place
        if creation.of_call(fact.callee, fact.method) != VARIABLE:
            return
        if any(region.what == "constructor" for region in place.regions):
            return
        fails, instead = "fails", "make it once, outside"
        if place.guard == ARGUMENT:
            fails = "fails once its guard opens in a later trace"
        elif place.guard == ONCE:
            if locked(self.file, place, fact.callee, fact.method):
                fails, instead = "of a Keras 3 layer fails, guard or not", "make it in `__init__` or `build`"
            elif (
                place.traced.jit
                and isinstance(fact.node, ast.Call)
                and not _can_be_lifted(creation, fact.node, place.scope)
            ):
                fails = "fails under XLA with a value from an argument"
            else:
                return
        yield self.at(fact.node, place, callee=fact.text, fails=fails, instead=instead)


def _can_be_lifted(creation: Creation, call: ast.Call, scope: Scope) -> bool:
    values = call.args[:1] + [keyword.value for keyword in call.keywords if keyword.arg == "initial_value"]
    return all(creation.lifted(value, scope) for value in values)
