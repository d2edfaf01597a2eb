from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.facts import Called, Operated
from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.rules.base import Example, Finding, Rule, on

NARROWED = {"builtins.int": ("int64", "uint64", "uint32", "float64"), "builtins.float": ("float64",)}
"""dtypes of which the cast to int32 or float32 loses values."""
DTYPES = {"builtins.int": "int32", "builtins.float": "float32"}


class NarrowingBuiltin(Rule):
    """`int(t)` of a tensor is a cast to int32 and `float(t)` one to float32: large numbers and precision are lost in silence.

    AutoGraph converts the two builtins, and what they give is a tensor, not a Python number: it repeats no list, can't be
    rounded by `round`, and is no instance of `int`. Cast with `tf.cast` to the dtype that you need, and make Python numbers of
    what the function returns.
    """

    code = "TFF140"
    name = "narrowing-builtin"
    message = "`{callee}` of a tensor gives {what}: use `tf.cast` with the dtype you need"
    see = ("guide/function#autograph_transformations",)
    quiet = "For tensors of 32 bits or of unknown dtype, where the result is used as a tensor (indices of tensors, `range`, arithmetic)."

    bad = (
        Example(
            """
            @tf.function
            def micros(seconds):
                return int(tf.cast(seconds, tf.int64) * 1000000)  # expect


            print(int(micros(tf.constant(1700000000))))
            """,
            graph="404635648",
            eager="1700000000000000",
        ),
        Example(
            """
            @tf.function
            def rows(x):
                return [0] * int(tf.reduce_max(x))  # expect


            print(len(rows(tf.constant([1, 3]))))
            """,
            graph="1",
            eager="3",
        ),
    )
    good = (
        Example(
            """
            @tf.function
            def micros(seconds):
                for i in range(int(tf.reduce_max(seconds)) // 2000000000):
                    seconds += i
                return tf.cast(seconds, tf.int64) * 1000000


            print(int(micros(tf.constant(1700000000))))
            """,
            graph="1700000000000000",
        ),
    )

    @on(Called, of=lambda name, method: name in NARROWED or name in ("builtins.round", "builtins.isinstance"))
    def called(self, fact: Called) -> Iterator[Finding]:
        name = fact.callee.name or ""
        if not fact.place.converted or not fact.args:
            return
        if name in NARROWED and fact.args[0].is_symbolic and fact.args[0].dtype in NARROWED[name]:
            yield self.at(
                fact.node,
                fact.place,
                callee=fact.text,
                what=f"{DTYPES[name]} and loses what {fact.args[0].dtype} holds",
            )
        elif name == "builtins.round" and self._is_cast(fact.args[0]):
            yield self.at(fact.node, fact.place, callee="int/float", what="a tensor, which `round` can't take")
        elif name == "builtins.isinstance" and self._is_cast(fact.args[0]) and fact.args[-1].name in NARROWED:
            yield self.at(fact.node, fact.place, callee="int/float", what="a tensor, no Python number")

    @on(Operated)
    def repeated(self, fact: Operated) -> Iterator[Finding]:
        """`[0] * int(t)`."""
        if fact.op != "*":
            return
        for one, other in (fact.operands, fact.operands[::-1]):
            if one.kind in (Kind.LIST, Kind.STRING, Kind.TUPLE) and self._is_cast(other):
                yield self.at(fact.node, fact.place, callee="int", what="a tensor, which repeats nothing")

    def _is_cast(self, value: Value) -> bool:
        """Whether a value is what `int` or `float` made of a tensor."""
        return value.is_symbolic and getattr(getattr(value.born, "func", None), "id", "") in ("int", "float")
