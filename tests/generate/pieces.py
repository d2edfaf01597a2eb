"""Pieces of programs: a few lines in a traced function, what they need around them, and the code that they deserve.

A trap and its near miss differ in little. `{x}` stands for the tensor at hand; a line that ends in `# trap` is the one to be
reported. `show` is what the driver prints after three calls: it must tell graph from eager for a trap, and not for a near miss.
"""

from __future__ import annotations

from typing import NamedTuple


class Piece(NamedTuple):
    """A few lines with one meaning."""

    name: str
    lines: tuple[str, ...]
    code: str | None = None
    head: tuple[str, ...] = ()
    """Module-level lines; equal ones are written once."""
    names: tuple[str, ...] = ()
    """Names that the function must declare `global`."""
    show: tuple[str, ...] = ()
    eager_too: bool = False
    """Whether eager execution raises as well: still a true report."""


BOX = ("class Box:", "    def __init__(self):", "        self.n = 0", "        self.last = 0.0", "", "box = Box()")

TRAPS = (
    Piece("print", ('print("step")  # trap',), "TFF101"),
    Piece(
        "log",
        ('logger.warning("step")  # trap',),
        "TFF101",
        (
            "import logging",
            "import sys",
            "logging.basicConfig(stream=sys.stdout)",
            'logger = logging.getLogger("train")',
        ),
    ),
    Piece("global", ("count += 1  # trap",), "TFF102", ("count = 0",), ("count",), ("count",)),
    Piece("append", ('history.append("step")  # trap',), "TFF103", ("history = []",), (), ("len(history)",)),
    Piece("dict", ('totals["n"] += 1  # trap',), "TFF103", ('totals = {"n": 0}',), (), ('totals["n"]',)),
    Piece("attribute", ("box.n += 1  # trap",), "TFF104", BOX, (), ("box.n",)),
    Piece("leak", ("box.last = {x} * 2.0  # trap",), "TFF105", BOX, (), ('"Tensor(" in str(box.last)',)),
    Piece("random", ("{x} = {x} + random.random()  # trap",), "TFF106", ("import random", "random.seed(1)")),
    Piece("clock", ("{x} = {x} + (time.perf_counter_ns() % 997)  # trap",), "TFF106", ("import time",)),
    Piece(
        "file",
        ('open(log_path, "a").write("x")  # trap',),
        "TFF107",
        (
            "import os",
            "import tempfile",
            'log_path = os.path.join(tempfile.mkdtemp(), "log")',
            'open(log_path, "w").close()',
        ),
        (),
        ("os.path.getsize(log_path)",),
    ),
    Piece(
        "next",
        ("{x} = {x} * next(scales)  # trap",),
        "TFF108",
        ("scales = iter([1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0])",),
    ),
    Piece("create", ("{x} = {x} + tf.Variable(1.0)  # trap",), "TFF121"),
    Piece("layer", ("{x} = {x} + tf.reduce_sum(tf.keras.layers.Dense(1)(tf.ones([1, 1]))) * 0.0  # trap",), "TFF122"),
    Piece(
        "rebind",
        ("weight = weight + 1.0  # trap",),
        "TFF124",
        ("weight = tf.Variable(1.0)",),
        ("weight",),
        ('"Tensor(" in str(weight)',),
    ),
    Piece("iadd", ("box.v += 1.0  # trap",), "TFF124", (*BOX, "box.v = tf.Variable(1.0)"), eager_too=True),
)

NEAR_MISSES = (
    Piece("tf.print", ('tf.print("step", output_stream=sys.stdout)',), None, ("import sys",)),
    Piece(
        "own print",
        ("table.print()",),
        None,
        ("class Table:", "    def print(self):", "        pass", "", "table = Table()"),
    ),
    Piece("variable counter", ("steps.assign_add(1)",), None, ("steps = tf.Variable(0)",), (), ("int(steps)",)),
    Piece("local list", ("parts = []", "parts.append({x})", "{x} = {x} + 0.0 * parts[0]")),
    Piece("local dict", ('found = {"n": 0}', 'found["n"] += 1', '{x} = {x} + float(found["n"])')),
    Piece(
        "local object",
        ("own = Box()", "own.n += 1", "own.last = {x} * 2.0", "{x} = own.last * float(own.n)"),
        None,
        BOX,
    ),
    Piece("tensor random", ("{x} = {x} + 0.0 * tf.random.uniform([])",)),
    Piece("timestamp", ("{x} = {x} + 0.0 * tf.cast(tf.timestamp(), tf.float32)",)),
    Piece(
        "py_function",
        ("tf.py_function(record, [{x}], [])",),
        None,
        ("seen = []", "", "def record(value):", "    seen.append(float(value))"),
        (),
        ("len(seen)",),
    ),
    Piece("local iterator", ("own_scales = iter([2.0])", "{x} = {x} * next(own_scales)")),
    Piece("captured list", ("for k in SCALES:", "    {x} = {x} * k"), None, ("SCALES = [1.0, 2.0]",)),
    Piece(
        "create once",
        ("if made is None:", "    made = tf.Variable(1.0)", "{x} = {x} + made"),
        None,
        ("made = None",),
        ("made",),
    ),
    Piece(
        "assign",
        ("state.assign(state * 0.5)", "{x} = {x} + state"),
        None,
        ("state = tf.Variable(4.0)",),
        (),
        ("float(state)",),
    ),
    Piece("local rebinding", ("v = state2", "v = v + 1.0", "{x} = {x} + v"), None, ("state2 = tf.Variable(4.0)",)),
    Piece("arithmetic", ("{x} = {x} * 2.0 + 1.0",)),
    Piece(
        "copy",
        ("options = dict(OPTIONS)", 'options["k"] = 2.0', '{x} = {x} * options["k"]'),
        None,
        ('OPTIONS = {"k": 1.0}',),
    ),
    Piece("tensor if", ("if tf.reduce_sum({x}) > 0.0:", "    {x} = {x} + 1.0", "else:", "    {x} = {x} - 1.0")),
    Piece("tensor loop", ("for i in tf.range(2):", "    {x} = {x} + tf.cast(i, tf.float32)")),
)
