from __future__ import annotations

import ast
from collections.abc import Iterator

from flake8_tffunction.flow.facts import Finished
from flake8_tffunction.rules.base import Example, Finding, Rule, on


class Async(Rule):
    """An `async def` can't be a tf.function: tracing gets a coroutine, and that is no tensor.

    The call raises a TypeError. Make the traced function a plain `def`, and call it from the coroutine.
    """

    code = "TFF142"
    name = "async"
    message = "`async def {name}` gives a coroutine, no tensor: make it a plain `def`"

    bad = (
        Example(
            """
            import asyncio


            @tf.function
            async def predict(x):  # expect
                return x * 2.0


            print(float(asyncio.run(predict(tf.constant(1.0)))))
            """,
            raises="TypeError",
            eager="2.0",
        ),
    )
    good = (
        Example(
            """
            import asyncio


            @tf.function
            def predict(x):
                return x * 2.0


            async def serve(x):
                return predict(x)


            print(float(asyncio.run(serve(tf.constant(1.0)))))
            """,
            graph="2.0",
        ),
    )

    @on(Finished)
    def finished(self, fact: Finished) -> Iterator[Finding]:
        """Coroutines are not played, so no other fact tells of all of them: a decorator of the file makes many at one place."""
        for traced in self.file.traced:
            if isinstance(traced.node, ast.AsyncFunctionDef):
                yield self.at(traced.node, None, name=traced.node.name)
