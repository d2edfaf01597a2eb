from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.facts import Invoked
from flake8_tffunction.rules.base import Example, Finding, Rule, on
from flake8_tffunction.source.wording import written


class UnhashableArg(Rule):
    """A `tf.function` raises TypeError on an argument without a hash: a set, a deque, a plain dataclass object.

    TensorFlow looks for the trace of a call by its arguments. Tensors count by dtype and shape, lists, tuples and dicts
    are taken apart, and every other object must be hashable: "Could not generate a generic TraceType". A dataclass has
    no hash unless it is frozen or made with `eq=False`, and neither has a class that defines `__eq__` alone. Pass a
    NamedTuple (its fields may be tensors), or an object that is made once and has a hash: a fresh one at each call is a
    new trace (TFF115).
    """

    code = "TFF110"
    name = "unhashable-arg"
    message = "{what}, `{function}` raises TypeError: {instead}"
    see = ("api_docs/python/tf/types/experimental/SupportsTracingProtocol",)
    quiet = (
        "In traced code, within `with pytest.raises(...)`, for classes whose bases or decorators are not in the file, "
        "and for classes with `__tf_flatten__` or `__tf_tracing_type__`."
    )
    versions = "A `slice` object has a hash since Python 3.12."

    bad = (
        Example(
            """
            from dataclasses import dataclass


            @dataclass
            class Settings:
                rate: float


            @tf.function
            def step(x, settings):
                return x * settings.rate


            print(step(tf.constant(2.0), Settings(rate=0.5)).numpy())  # expect
            """,
            raises="TypeError",
            eager="1.0",
        ),
        Example(
            """
            @tf.function
            def total(x, axes):
                return tf.reduce_sum(x, axis=sorted(axes))


            print(total(tf.ones([2, 3]), {0, 1}).numpy())  # expect
            """,
            raises="TypeError",
            eager="6.0",
        ),
    )
    good = (
        Example(
            """
            from typing import NamedTuple


            class Settings(NamedTuple):
                rate: float


            @tf.function
            def step(x, settings):
                return x * settings.rate


            print(step(tf.constant(2.0), Settings(rate=0.5)).numpy())
            """,
            graph="1.0",
        ),
        Example(
            """
            @tf.function
            def total(x, axes):
                return tf.reduce_sum(x, axis=axes)


            print(total(tf.ones([2, 3]), (0, 1)).numpy())
            """,
            graph="6.0",
        ),
    )

    @on(Invoked)
    def invoked(self, fact: Invoked) -> Iterator[Finding]:
        if fact.traced.options.signed or self.file.eager.expects_error(fact.node):
            return
        trouble = self.file.eager.arguments.unhashable(fact)
        if trouble is not None:
            yield self.at(fact.node, what=trouble.what, function=written(fact.node.func), instead=trouble.instead)
