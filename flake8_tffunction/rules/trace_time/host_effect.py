from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.facts import Called
from flake8_tffunction.flow.values import Origin
from flake8_tffunction.knowledge import host, host_effects
from flake8_tffunction.rules.base import FAILING, Example, Finding, Rule, on


class HostEffect(Rule):
    """Files, processes, locks, seeds, `sleep`: Python acts while TensorFlow traces, not when the function runs.

    Five calls write one line to the log, a stop file is looked for once, a lock protects only the tracing. Where a
    tensor reaches such a call it is an error, since a symbolic tensor is neither a path nor an array. Do it in the
    code that calls the function, in `tf.py_function`, or with the operations of `tf.io`.
    """

    code = "TFF107"
    name = "host-effect"
    message = "`{callee}` {happens}: {instead}"
    see = ("guide/function#executing_python_side_effects",)
    quiet = (
        "In functions that run in Python (`tf.py_function`), under a create-once guard, for pure path functions "
        "such as `os.path.join`, and for what is done with a file that the same code opens (the `open` is "
        "reported)."
    )
    yields_to = ("TFF101", *FAILING)

    bad = (
        Example(
            """
            import os


            @tf.function
            def train(x):
                if os.path.exists("stop"):  # expect
                    return x
                return x + 1


            print(train(tf.constant(0)).numpy())
            open("stop", "w").close()
            print(train(tf.constant(0)).numpy())
            """,
            graph="1\n1",
            eager="1\n0",
        ),
        Example(
            """
            def load(path):
                with open(path, "rb") as file:  # expect
                    return file.read()


            open("text", "w").close()
            print(next(iter(tf.data.Dataset.from_tensors("text").map(load))).numpy())
            """,
            graph="",
            raises="TypeError",
            eager="",
            eager_raises="TypeError",
            why="a Dataset traces its functions in debug mode too, to learn what they return",
        ),
    )
    good = (
        Example(
            """
            @tf.function
            def save(text):
                tf.io.write_file("note", text)


            for text in ("a", "b"):
                save(tf.constant(text))
                print(tf.io.read_file("note").numpy())
            """,
            graph="b'a'\nb'b'",
        ),
        Example(
            """
            def append(text):
                with open("log", "ab") as file:
                    file.write(text.numpy())


            @tf.function
            def step(x):
                tf.py_function(append, [tf.strings.as_string(x)], [])
                return x


            for i in range(3):
                step(tf.constant(i))
            print(open("log").read())
            """,
            graph="012",
        ),
    )

    @on(Called, of=lambda name, method: name is not None and host.effect(name) is not None)
    def called(self, fact: Called) -> Iterator[Finding]:
        name = fact.callee.name or ""
        instead = host.effect(name)
        if instead is None or fact.place.guard == "once":
            return
        if host.of_own(name) and fact.callee.bound is not None and fact.callee.bound.origin == Origin.FRESH:
            return
        if host.ends_program(name) and fact.place.staged is None:
            return  # as good as a `raise`
        happens = "fails in traced code" if host_effects.fails(name) else "acts once per trace, not at each call"
        yield self.at(fact.node, fact.place, callee=fact.text, happens=happens, instead=_advice(instead))


def _advice(instead: str) -> str:
    """The end of the message."""
    if not instead:
        return "leave it out"
    return f"use `{instead}`" if instead.startswith("tf.") else f"do it in {instead}"
