from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.agreement import lacking
from flake8_tffunction.flow.branches import RESULT
from flake8_tffunction.flow.facts import PYTHON, UNKNOWN, Merged
from flake8_tffunction.flow.regions import innermost_loop, is_forever, own_regions
from flake8_tffunction.rules.base import Example, Finding, Rule, on


class PartialReturn(Rule):
    """Only one branch of a tensor `if` returns, so that the other has no value that could be the result.

    Before it traces, AutoGraph moves what follows an `if` that returns into the other branch, but only inside of one block, and
    only once: a `return` after the end of a `with`, `try` or outer `if` is not moved, an `elif` gets nothing from the block
    around it, and neither does an `if` inside of a branch. Then the trace fails at every call, whatever the condition is.
    Return in both branches (a final `else: return ...`), or assign to one name and return it once at the end.
    """

    code = "TFF132"
    name = "partial-return"
    message = "only one branch of this tensor `if` returns: return in both, or assign and return once at the end"
    stops = meets = True
    see = (
        "https://github.com/tensorflow/tensorflow/blob/master/tensorflow/python/autograph/g3doc/reference/limitations.md",
    )
    quiet = (
        "Where the test is not certainly a tensor, where AutoGraph can move the rest of the block into the other branch, in loops of "
        "the graph and `while True` (early-exit speaks there), and in code that AutoGraph does not convert."
    )

    bad = (
        Example(
            """
            @tf.function
            def huber(error):
                if error > 1.0:
                    return error - 0.5
                elif error < -1.0:  # expect
                    return -error - 0.5
                return 0.5 * error * error


            print(huber(tf.constant(2.0)).numpy())
            """,
            raises="ValueError",
            eager="1.5",
        ),
        Example(
            """
            @tf.function
            def gradient(w, x):
                with tf.GradientTape() as tape:
                    tape.watch(w)
                    loss = tf.reduce_sum(w * x)
                    if tf.math.is_nan(loss):  # expect
                        return tf.zeros_like(w)
                return tape.gradient(loss, w)


            print(gradient(tf.constant([1.0]), tf.constant([3.0])).numpy())
            """,
            raises="ValueError",
            eager="[3.]",
        ),
    )
    good = (
        Example(
            """
            @tf.function
            def huber(error):
                if error > 1.0:
                    return error - 0.5
                if error < -1.0:
                    return -error - 0.5
                return 0.5 * error * error


            print(huber(tf.constant(2.0)).numpy())
            """,
            graph="1.5",
        ),
        Example(
            """
            @tf.function
            def gradient(w, x):
                with tf.GradientTape() as tape:
                    tape.watch(w)
                    loss = tf.reduce_sum(w * x)
                result = tape.gradient(loss, w)
                if tf.math.is_nan(loss):
                    result = tf.zeros_like(w)
                return result


            print(gradient(tf.constant([1.0]), tf.constant([3.0])).numpy())
            """,
            graph="[3.]",
        ),
    )

    @on(Merged)
    def merged(self, fact: Merged) -> Iterator[Finding]:
        if lacking(fact) != RESULT:
            return
        regions = own_regions(fact.place)
        loop = innermost_loop(regions)
        if loop is None or regions[loop].kind in (PYTHON, UNKNOWN) and not is_forever(regions[loop]):
            yield self.at(fact.node, fact.place)
