from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from flake8_tffunction.flow.facts import Made
from flake8_tffunction.options import Options
from flake8_tffunction.rules.base import Example, Finding, Rule, on

if TYPE_CHECKING:
    from flake8_tffunction.flow.file import File


class NeedlessFunction(Rule):
    """A `tf.function` that buys nothing: the same without it is as fast, and easier to debug.

    What pays is a graph of many ops that runs again and again. A function that only makes layers or numbers has no op to
    gain by; one that only calls another tf.function adds a call; one that runs once is traced for that one call; and what
    only traced code calls is traced with its callers.

    Remove the decorator. It stays where it sets something (an `input_signature`, `jit_compile`), and where it makes what is
    exported. A function around a Keras model is not needless: a model that is called, and not fitted, runs op by op.
    """

    code = "TFF192"
    name = "needless-function"
    default = False
    settings = Options(advice=frozenset({code}))
    message = "`{function}` {why}: remove the tf.function"
    see = ("guide/function",)
    quiet = (
        "For a tf.function with any option, in tests, with a loop in it that is called once, that is handed on or whose concrete "
        "function is taken, of a module that is exported, and for public functions of a file that is no closed program, if others "
        "could call them. The code is only asked for where `select` or `extend-select` names it: `TFF` does not, nor an `ignore`."
    )

    bad = (
        Example(
            """
            w = tf.Variable([[2.0], [1.0]])


            @tf.function
            def score(x):
                return tf.reduce_sum(tf.matmul(x, w))


            @tf.function  # expect
            def predict(x):
                return score(x)


            for i in range(3):
                print(float(predict(tf.constant([[1.0, float(i)]]))))
            """,
            graph="2.0\n3.0\n4.0",
            why="Nothing is wrong with it: one more tf.function is called for nothing.",
        ),
        Example(
            """
            table = tf.Variable(tf.zeros((2, 2)))


            @tf.function  # expect
            def fill():
                rows = tf.reshape(tf.range(4.0), (2, 2))
                table.assign(rows / tf.reduce_sum(rows))


            fill()
            print(float(tf.reduce_sum(table)))
            """,
            graph="1.0",
            why="Nothing is wrong with it: a trace is made, and run once.",
        ),
    )
    good = (
        Example(
            """
            w = tf.Variable([[2.0], [1.0]])


            @tf.function
            def score(x):
                return tf.reduce_sum(tf.matmul(x, w))


            def predict(x):
                return score(x)


            for i in range(3):
                print(float(predict(tf.constant([[1.0, float(i)]]))))
            """,
            graph="2.0\n3.0\n4.0",
        ),
    )

    @on(Made)
    def made(self, fact: Made) -> Iterator[Finding]:
        from flake8_tffunction.advice.needless import needless  # only a run that asks for advice pays for it

        if (why := needless(self.file, fact)) is not None:
            yield self.at(fact.node, function=fact.traced.label, why=why)

    @classmethod
    def concerns(cls, file: File) -> bool:
        """Only where it is asked for."""
        return cls.code in file.options.advice
