from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.facts import Made
from flake8_tffunction.flow.stacking import clashes
from flake8_tffunction.rules.base import Example, Finding, Rule, on


class DecoratorOrder(Rule):
    """`tf.function` stands above a decorator that must be outermost, or together with one that does not go with it.

    `@tf.function` above `@classmethod`, `@property` or `@x.setter` gets no function, and the class statement raises
    `TypeError`; above `@staticmethod` it works through the class and fails through an instance; above
    `@contextmanager` it would have to return a context manager. Write tf.function next to the `def`.
    `functools.lru_cache` and `cache` look their arguments up by hash, and tensors have none. `@tf.custom_gradient`
    belongs below tf.function: above it, the trace would have to return the gradient function.
    """

    code = "TFF171"
    name = "decorator-order"
    message = "`{upper}` above `{lower}` {what}: {instead}"
    see = ("guide/function",)
    quiet = (
        "For `@abstractmethod` on either side, for wrappers of your own, and for a cache on a function that only "
        "gets Python values or no argument at all."
    )

    bad = (
        Example(
            """
            class Maths:
                scale = 2.0

                @tf.function  # expect
                @classmethod
                def times(cls, x):
                    return x * cls.scale


            print(float(Maths.times(tf.constant(1.0))))
            """,
            raises="TypeError",
            eager_raises="TypeError",
            why="the class statement itself fails",
        ),
        Example(
            """
            import functools


            @functools.lru_cache(maxsize=None)  # expect
            @tf.function
            def square(x):
                return x * x


            print(float(square(tf.constant(3.0))))
            """,
            raises="TypeError",
            eager_raises="TypeError",
            why="a tensor has no hash, whoever calls the cache",
        ),
        Example(
            """
            @tf.custom_gradient  # expect
            @tf.function
            def clip(x):
                return x, lambda dy: tf.clip_by_value(dy, -1.0, 1.0)


            print(float(clip(tf.constant(2.0))))
            """,
            raises="TypeError",
            eager="2.0",
        ),
    )
    good = (
        Example(
            """
            class Maths:
                scale = 2.0

                @classmethod
                @tf.function
                def times(cls, x):
                    return x * cls.scale


            print(float(Maths.times(tf.constant(1.0))))
            """,
            graph="2.0",
        ),
        Example(
            """
            import functools


            @functools.lru_cache(maxsize=None)
            @tf.function
            def powers(n: int):
                return 2.0 ** tf.cast(tf.range(n), tf.float32)


            print(powers(4).numpy())
            """,
            graph="[1. 2. 4. 8.]",
        ),
        Example(
            """
            @tf.function
            @tf.custom_gradient
            def clip(x):
                return x, lambda dy: tf.clip_by_value(dy, -1.0, 1.0)


            print(float(clip(tf.constant(2.0))))
            """,
            graph="2.0",
        ),
    )

    @on(Made)
    def made(self, fact: Made) -> Iterator[Finding]:
        for clash in clashes(self.file, fact.traced):
            yield self.at(clash.node, upper=clash.upper, lower=clash.lower, what=clash.what, instead=clash.instead)
