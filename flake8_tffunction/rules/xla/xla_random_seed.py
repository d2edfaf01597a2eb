from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from flake8_tffunction.flow.facts import Called
from flake8_tffunction.flow.values import Kind
from flake8_tffunction.rules.base import CompiledRule, Example, Finding, on

RANDOM: Final = frozenset(
    {
        "tf.random.uniform",
        "tf.random.normal",
        "tf.random.truncated_normal",
        "tf.random.categorical",
        "tf.random.shuffle",
        "tf.nn.dropout",
    }
)
SETTERS: Final = ("set_seed", "set_random_seed")


class XlaRandomSeed(CompiledRule):
    """XLA ignores TensorFlow's seeds: `seed=` and `tf.random.set_seed` make nothing repeatable under jit_compile=True.

    Two runs with the same seed differ. The stateless functions (`tf.random.stateless_normal`) and a
    `tf.random.Generator` take their seed with them and repeat; their numbers are others than those of eager execution.
    """

    code = "TFF166"
    name = "xla-random-seed"
    message = "XLA ignores the seed of `{callee}`: use `tf.random.stateless_*` or a `Generator`"
    see = ("xla",)
    quiet = (
        "Without `seed=`, unless the file sets a seed; for stateless functions and generators; outside of jitted code."
    )

    bad = (
        Example(
            """
            @tf.function(jit_compile=True)
            def noise():
                return tf.random.normal([3], seed=7)  # expect


            def draw():
                tf.random.set_seed(1)
                return tuple(noise().numpy())


            print(len({draw() for _ in range(3)}))
            """,
            graph="3",
            eager="1",
        ),
    )
    good = (
        Example(
            """
            @tf.function(jit_compile=True)
            def noise(seed):
                return tf.random.stateless_uniform([3], seed=seed)


            print(len({tuple(noise(tf.constant([1, 7])).numpy()) for _ in range(3)}))
            """,
            graph="1",
        ),
    )

    @on(Called)
    def called(self, fact: Called) -> Iterator[Finding]:
        if fact.callee.name not in RANDOM or not fact.place.in_xla:
            return
        seed = fact.keywords.get("seed")
        if seed is not None and seed.kind != Kind.NONE or any(self.file.sites(name) for name in SETTERS):
            yield self.at(fact.node, fact.place, callee=fact.text)
