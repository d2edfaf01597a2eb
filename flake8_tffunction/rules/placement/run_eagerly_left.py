from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.facts import Finished
from flake8_tffunction.flow.switches import left_eager
from flake8_tffunction.rules.base import Example, Finding, Rule, on


class RunEagerlyLeft(Rule):
    """Graphs are switched off for debugging, and nothing switches them on again.

    `tf.config.run_functions_eagerly(True)` makes every tf.function run as plain Python, `compile(run_eagerly=True)`
    and `model.run_eagerly = True` one model, `tf.data.experimental.enable_debug_mode()` the functions of all
    Datasets. The program gives the same results many times slower. Remove the switch, or let a debug flag decide.
    """

    code = "TFF174"
    name = "run-eagerly-left"
    message = "`{switch}` switches {off} off for good: remove it, or let a flag decide"
    see = ("api_docs/python/tf/config/run_functions_eagerly",)
    quiet = (
        "Under a condition, in tests, in functions that nobody calls unconditionally, where the file also switches "
        "back, and for a model whose own steps use `.numpy()`."
    )

    bad = (
        Example(
            """
            tf.config.run_functions_eagerly(True)  # expect


            @tf.function
            def step(x):
                return x * tf.cast(tf.executing_eagerly(), tf.float32)


            print(float(step(tf.constant(1.0))))
            """,
            graph="1.0",
            why="the program runs eagerly: that is the trap",
        ),
    )
    good = (
        Example(
            """
            import os

            if os.environ.get("DEBUG"):
                tf.config.run_functions_eagerly(True)


            @tf.function
            def double(x):
                return x * 2.0


            print(float(double(tf.constant(1.0))))
            """,
            graph="2.0",
        ),
        Example(
            """
            @tf.function
            def double(x):
                return x * 2.0


            def debug(x):
                tf.config.run_functions_eagerly(True)
                try:
                    return double(x)
                finally:
                    tf.config.run_functions_eagerly(False)


            print(float(debug(tf.constant(1.0))))
            """,
            graph="2.0",
        ),
    )

    @on(Finished)
    def finished(self, fact: Finished) -> Iterator[Finding]:
        for switch in left_eager(self.file):
            yield self.at(switch.node, switch=switch.text, off=switch.off)
