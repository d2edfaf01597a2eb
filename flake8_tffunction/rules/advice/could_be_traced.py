from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.facts import Finished
from flake8_tffunction.options import Options
from flake8_tffunction.rules.base import Example, Finding, Rule, on


class CouldBeTraced(Rule):
    """A function that runs its ops one by one, again and again, would be one graph under `tf.function`.

    Eagerly each op is a call from Python; a step with a small model, its gradients and an optimizer makes hundreds of them. As a
    graph it is one call. The plugin has played the function as if the decorator stood there, with all that it
    calls, and no rule has an objection: it gives the same results, and is traced once.

    Write `@tf.function` above the `def`. The first call takes longer, since it traces; and breakpoints and `print` see
    the trace only (`tf.config.run_functions_eagerly(True)` brings eager execution back while you look for a mistake).
    `docs/guide.md` says more about what pays.
    """

    code = "TFF191"
    name = "could-be-traced"
    default = False
    settings = Options(advice=frozenset({code}))
    message = "`{function}` runs op by op: {instead}"
    see = ("guide/function", "guide/intro_to_graphs")
    quiet = (
        "For functions that the file does not call in a loop, other than training steps (gradients, and a change of variables) "
        "and evaluation steps (a model and its metrics); that do less than some thirty small ops; whose arguments are not tensors by "
        "evidence; that call something of which the file does not show what it does; and to which any rule objects. With "
        "`--tff-advice-blockers` the last are reported too, with the code and the line of the objection. The code is only "
        "asked for where `select` or `extend-select` names it: `TFF` does not, nor an `ignore`."
    )

    bad = (
        Example(
            """
            w = tf.Variable([[0.5], [-0.5]])


            def train_step(x, y):  # expect
                with tf.GradientTape() as tape:
                    loss = tf.reduce_mean(tf.square(tf.matmul(x, w) - y))
                    loss += 0.01 * tf.reduce_sum(tf.abs(w))
                w.assign_sub(0.1 * tape.gradient(loss, w))
                return loss


            for _ in range(3):
                loss = train_step(tf.constant([[1.0, 2.0]]), tf.constant([[1.0]]))
            print(round(float(loss), 3))
            """,
            graph="0.009",
            why="Nothing is wrong with it: it is only slower than it could be.",
        ),
    )
    good = (
        Example(
            """
            w = tf.Variable([[0.5], [-0.5]])


            @tf.function
            def train_step(x, y):
                with tf.GradientTape() as tape:
                    loss = tf.reduce_mean(tf.square(tf.matmul(x, w) - y))
                    loss += 0.01 * tf.reduce_sum(tf.abs(w))
                w.assign_sub(0.1 * tape.gradient(loss, w))
                return loss


            for _ in range(3):
                loss = train_step(tf.constant([[1.0, 2.0]]), tf.constant([[1.0]]))
            print(round(float(loss), 3))
            """,
            graph="0.009",
        ),
        Example(
            """
            w = tf.Variable([[0.5], [-0.5]])
            history = []


            def train_step(x, y):
                with tf.GradientTape() as tape:
                    loss = tf.reduce_mean(tf.square(tf.matmul(x, w) - y))
                    loss += 0.01 * tf.reduce_sum(tf.abs(w))
                w.assign_sub(0.1 * tape.gradient(loss, w))
                history.append(float(loss))


            for _ in range(3):
                train_step(tf.constant([[1.0, 2.0]]), tf.constant([[1.0]]))
            print(len(history))
            """,
            graph="3",
        ),
    )

    @on(Finished)
    def finished(self, fact: Finished) -> Iterator[Finding]:
        for each in self.file.suppositions:
            if each.blockers:
                blocker = each.blockers[0]
                instead = f"{blocker.code} in line {blocker.line} keeps it from being a tf.function"
            else:
                instead = "with `@tf.function` it is one graph, and faster"
            yield self.at(each.node, function=each.label, instead=instead)
