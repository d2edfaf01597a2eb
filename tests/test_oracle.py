"""The judge itself: that it sees what it is asked about, and that no program reaches the next one."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

from tests.oracle.outcome import Outcome, Run
from tests.oracle.run import Judge, NoJudge
from tests.oracle.text import last_line, logged_lines, printed_lines

FOLDER = "/tmp/oracle-x"


def ask(judge: Judge, source: str, limit: float = 30.0) -> Outcome:
    return judge.ask("import tensorflow as tf\n" + textwrap.dedent(source), limit)


def test_prints_of_python_and_of_graphs_stand_in_order(judge: Judge) -> None:
    outcome = ask(
        judge,
        """
        import sys

        @tf.function
        def f(x):
            print("python", x)
            tf.print("stderr", x)
            tf.print("stdout", x, output_stream=sys.stdout)
            tf.py_function(lambda v: print("callback", int(v)), [x], [])

        for i in range(2):
            f(tf.constant(i))
            print("driver", i)
        """,
    )
    steps = [("stderr 0", "stdout 0", "callback 0", "driver 0"), ("stderr 1", "stdout 1", "callback 1", "driver 1")]
    assert outcome.graph.lines == ('python Tensor("x:0", shape=(), dtype=int32)', *steps[0], *steps[1])
    eager = [f"python tf.Tensor({i}, shape=(), dtype=int32)" for i in range(2)]
    assert outcome.eager.lines == (eager[0], *steps[0], eager[1], *steps[1])
    assert outcome.differences == ("printed",)


def test_traces_are_counted_by_function_and_kind_of_arguments(judge: Judge) -> None:
    outcome = ask(
        judge,
        """
        @tf.function
        def numbers(x, n):
            return x * n

        @tf.function
        def shapes(x):
            return x

        class Made(tf.Module):
            w = None

            @tf.function
            def __call__(self, x):
                if self.w is None:
                    self.w = tf.Variable(1.0)
                return self.w * x

        for n in range(4):
            numbers(tf.constant(1), n)
        shapes(tf.ones([2])), shapes(tf.ones([3])), shapes(tf.ones([2, 2])), shapes(tf.ones([3]))
        made = Made()
        made(tf.constant(1.0)), made(tf.constant(2.0))
        print(numbers.experimental_get_tracing_count(), f"{shapes.experimental_get_tracing_count()}")
        """,
    )
    assert outcome.graph.traces == {"numbers:3": 4, "shapes:7": 3, "Made.__call__:14": 2}
    assert outcome.graph.retraced == {"numbers:3": 4, "shapes:7": 2}
    assert outcome.eager.traces == {}
    assert (outcome.graph.lines, outcome.eager.lines) == (("4 3",), ("0 0",))
    assert outcome.differences == ("retraced",)  # the counts that the program prints are no difference


def test_graphs_that_grow(judge: Judge) -> None:
    outcome = ask(
        judge,
        """
        @tf.function
        def unrolled(x):
            for _ in range(40):
                x = x * 2.0 + 1.0
            return x

        @tf.function
        def loop(x):
            for _ in tf.range(40):
                x = x * 2.0 + 1.0
            return x

        unrolled(tf.constant(1.0)), loop(tf.constant(1.0))
        """,
    )
    assert outcome.graph.copies == 40
    assert outcome.graph.operations["unrolled:3"] > 2 * 40 > outcome.graph.operations["loop:9"]
    assert outcome.differences == ("unrolled",)


def test_state_at_the_end(judge: Judge) -> None:
    outcome = ask(
        judge,
        """
        import itertools

        class Model(tf.Module):
            calls = 0

            def __init__(self):
                self.last = None
                self.v = tf.Variable([1.0, 2.0])

        model, log, ids = Model(), [], iter([1, 2, 3])

        @tf.function
        def f(x):
            Model.calls += 1
            model.last = x
            log.append("f")
            return x + float(next(ids))

        for _ in range(3):
            y = f(tf.constant(1.0))
        """,
    )
    assert outcome.graph.state == {
        "Model": "calls=1",
        "model": "Model(last=symbolic tensor, v=variable tensor float32 [2] = 1, 2)",
        "log": "['f']",
        "ids": "list_iterator with 2 elements left",
        "_": "2",
        "y": "tensor float32 [] = 2",
    }
    changed = {name for name in outcome.graph.state if outcome.graph.state[name] != outcome.eager.state[name]}
    assert changed == {"Model", "model", "log", "ids", "y"}
    assert outcome.differences == ("state",)


def test_the_exception_that_ends_a_program(judge: Judge) -> None:
    outcome = ask(
        judge,
        """
        @tf.function
        def f(x):
            if x > 0:
                y = 1
            return y

        print("before")
        f(tf.constant(1))
        """,
    )
    assert outcome.graph.lines == outcome.eager.lines == ("before",)
    assert (outcome.graph.raised, outcome.eager.raised) == ("ValueError", None)
    assert outcome.graph.message == "'y' must also be initialized in the else branch"
    assert outcome.differences == ("raised",)


def test_an_error_that_eager_execution_shares_is_no_difference(judge: Judge) -> None:
    outcome = ask(
        judge,
        """
        v = tf.Variable(1.0)

        @tf.function
        def f():
            v[0] = 1.0

        try:
            f()
        except TypeError as err:
            print(type(err).__name__, err)
        """,
    )
    assert outcome.differences == ()
    assert "in user code: TypeError: 'ResourceVariable' object does not support" in outcome.graph.lines[0]


def test_datasets_and_keras_run_eagerly_too(judge: Judge) -> None:
    outcome = ask(
        judge,
        """
        import numpy as np

        class Net(tf.keras.Model):
            def __init__(self):
                super().__init__()
                self.d = tf.keras.layers.Dense(1)

            def call(self, x):
                return self.d(x)

            def train_step(self, data):
                print("step")
                return {"loss": tf.reduce_mean(self(data[0]))}

        net = Net()
        net.compile("sgd")
        net.fit(np.ones((10, 2)), np.ones((10, 1)), batch_size=2, verbose=0)
        list(tf.data.Dataset.range(3).map(lambda x: print("map") or x))
        """,
    )
    assert outcome.graph.lines.count("step") < 5  # batches
    assert outcome.eager.lines.count("step") == 5
    assert outcome.graph.lines.count("map") == 1
    assert outcome.eager.lines.count("map") > 3  # elements, and the trace that tells tf.data what comes out


def test_the_programs_own_log_and_warnings(judge: Judge) -> None:
    outcome = ask(
        judge,
        """
        import logging, warnings

        @tf.function
        def f(x):
            logging.warning("logged")
            warnings.warn("warned")
            return x

        warnings.simplefilter("always", UserWarning)
        f(tf.constant(1)), f(tf.constant(2))
        """,
    )
    assert outcome.graph.logged == ("WARNING:root:logged", "UserWarning: warned")
    assert outcome.eager.logged == outcome.graph.logged * 2
    assert outcome.differences == ("logged",)


def test_equal_programs_have_equal_outcomes_though_they_draw_numbers(judge: Judge) -> None:
    source = """
        import random
        import numpy as np

        @tf.function
        def f(x):
            return x + tf.random.normal([])

        a = [float(f(tf.constant(0.0))) for _ in range(3)]
        print(len(set(a)), a, random.random(), np.random.rand(), tf.random.uniform([2]).numpy(), object())
        """
    first, second = ask(judge, source), ask(judge, source)
    assert first == second
    assert first.graph.lines[0].startswith("3 ")


def test_nothing_is_left_for_the_next_program(judge: Judge) -> None:
    ask(
        judge,
        """
        import builtins, logging, os, sys
        builtins.print = None
        os.environ["LEFT"] = sys.modules["left"] = "x"
        open("left.txt", "w").close()
        logging.getLogger("left").addHandler(logging.NullHandler())
        tf.config.run_functions_eagerly(True)
        tf.random.set_seed(1)
        tf.keras.backend.set_floatx("float64")
        """,
    )
    outcome = ask(
        judge,
        """
        import logging, os, sys
        print(os.environ.get("LEFT"), "left" in sys.modules, os.listdir("."), logging.getLogger("left").handlers)
        print(tf.config.functions_run_eagerly(), tf.keras.backend.floatx(), __name__, os.path.basename(__file__))
        """,
    )
    first = "None False ['program.py'] []"
    assert outcome.graph.lines == (first, "False float32 __main__ program.py")
    assert outcome.eager.lines == (first, "True float32 __main__ program.py")


@pytest.mark.parametrize(
    ("statement", "raised"),
    [
        ("import threading; lock = threading.Lock(); lock.acquire(); lock.acquire()", "timeout"),
        ("while True: pass", "timeout"),
        ("import os; os.abort()", "SIGABRT"),
        ("import ctypes; ctypes.string_at(0)", "SIGSEGV"),
        ("import sys; sys.exit(3)", "SystemExit"),
        ("import sys; sys.exit()", None),
        ("raise KeyboardInterrupt", "KeyboardInterrupt"),
        ("def f(:", "SyntaxError"),
    ],
)
def test_a_program_ends_only_itself(judge: Judge, statement: str, raised: str | None) -> None:
    outcome = judge.ask(f"print('before')\n{statement}\nprint('after')\n", limit=3.0)
    assert (outcome.graph.raised, outcome.eager.raised) == (raised, raised)
    if raised not in (None, "SyntaxError"):
        assert outcome.graph.lines == ("before",)
    assert ask(judge, "print('next')").graph.lines == ("next",)


def test_a_program_that_switches_eager_execution_off_stays_eager(judge: Judge) -> None:
    source = "tf.config.run_functions_eagerly(False)\ntf.function(lambda: print(tf.executing_eagerly()))()"
    assert ask(judge, source).eager.lines == ("True",)
    assert ask(judge, source).graph.lines == ("False",)


def test_a_worker_without_tensorflow_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "tensorflow.py").write_text("raise ImportError('no TensorFlow here')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with Judge() as judge, pytest.raises(NoJudge, match="no TensorFlow here"):
        judge.ask("pass")


def test_another_version_is_no_judge(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "tensorflow.py").write_text("__version__ = '2.20.0'")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with Judge() as judge, pytest.raises(NoJudge, match=r"this is 2\.20\.0"):
        judge.ask("pass")


MESSAGE = """\
in user code:

    File "/tmp/oracle-x/run/program.py", line 9, in load  *
        with open(path) as fh:
    File "/usr/lib/python3.11/site-packages/keras/src/x.py", line 122, in error_handler  **
        raise e.with_traceback(filtered_tb) from None

    TypeError: expected str
"""


def test_stable_text() -> None:
    assert printed_lines(MESSAGE, FOLDER) == ("in user code: TypeError: expected str",)
    assert last_line(MESSAGE, FOLDER) == "expected str"
    assert printed_lines("<a.B object at 0x7f12ab34cd56> /tmp/oracle-x/tmp/tmpab12cd34/f", FOLDER) == (
        "<a.B object at 0x…> <folder>/tmp/tmp…/f",
    )
    assert last_line("local variable 'x' referenced before assignment", FOLDER) == (
        "cannot access local variable 'x' where it is not associated with a value"
    )
    assert printed_lines("[[{{node E}}]] [Op:__inference_fifo_9] \x1b[1mbold\x1b[0m  ", FOLDER) == (
        "[[{{node E}}]] [Op:__inference_fifo_…] bold",
    )


def test_tensorflows_own_log_is_left_out() -> None:
    log = """\
WARNING:tensorflow:AutoGraph could not transform f
Cause: no source
2026-01-01 10:00:00.000000: W tensorflow/core/x.cc:1] noise
I0000 00:00:1795976438.617988    6114 port.cc:153] noise
W0101 10:00:00.000000 123456 program.py:12] mine
W0101 10:00:00.000000 123456 other.py:12] not mine
WARNING:root:mine too
"""
    assert logged_lines(log, FOLDER, "program.py") == ("mine", "WARNING:root:mine too")


def test_differences_need_a_reason() -> None:
    run = Run(printed=("traces ‹1›",), state={"n": "‹1›"}, traces={"f:1": 2}, retraced={"f:1": 2}, copies=31)
    assert Outcome(run, Run(printed=("traces ‹0›",), state={"n": "‹0›"})).differences == ()
    assert Outcome(Run(retraced={"f:1": 3}), Run()).differences == ("retraced",)
    assert Outcome(Run(copies=32), Run()).differences == ("unrolled",)
    assert Outcome(Run(raised="ValueError"), Run(raised="TypeError")).differences == ("raised",)
    unsteady = Outcome(Run(state={"a": "1", "b": "2"}), Run(state={"a": "1", "b": "3"}))
    assert unsteady.differences == ("state",)
    assert unsteady.without({"b"}).differences == ()
    assert Outcome(Run(printed=("a",), logged=("b",)), Run()).differences == ("printed", "logged")
