"""Pieces of programs: a few lines in a traced function, what they need around them, and the code that they deserve.

A trap and its near miss differ in little. `{x}` stands for the tensor at hand; a line that ends in `# trap` is the one to be
reported. `show` is what the driver prints after its calls: it must tell graph from eager for a trap, and not for a near miss.
"""

from __future__ import annotations

from typing import NamedTuple

MENDED = ", mended"
"""How the name of a near miss ends that is the mended form of a trap."""

SHOWN = "trap shows:"
"""What a piece prints before True or False that measures itself: graph and eager execution are alike there."""


class Piece(NamedTuple):
    """A few lines with one meaning."""

    name: str
    lines: tuple[str, ...]
    code: str | None = None
    head: tuple[str, ...] = ()
    """Module-level lines; equal ones are written once. `{tracer}` stands for tf.function as the module spells it."""
    names: tuple[str, ...] = ()
    """Names that the function must declare `global`."""
    show: tuple[str, ...] = ()
    error: str = ""
    """The exception that ends the program in eager execution as well: still a true report."""
    raises: bool = False
    """Whether the trap ends the program: nothing is to come after it."""
    driven: bool = False
    """Whether the lines stand in the driver, where functions are called, and not in the traced function."""
    within: tuple[str, ...] | None = None
    """The only constructs that may stand around the lines, where not all may."""
    sole: bool = False
    """Whether the trap takes all others their effect."""

    @property
    def measured(self) -> bool:
        """Whether it prints itself what the trap does."""
        return any(SHOWN in line for line in (*self.head, *self.lines))

    @property
    def family(self) -> str:
        """A trap and its mended form are one family, of which a module has one member at most."""
        return self.name.removesuffix(MENDED)


def trap(name: str, code: str, *lines: str, head: tuple[str, ...] = (), show: tuple[str, ...] = ()) -> Piece:
    """A trap that raises nothing."""
    return Piece(name, lines, code, head, (), show)


def failing(name: str, code: str, *lines: str, head: tuple[str, ...] = ()) -> Piece:
    """A trap that raises while it is traced."""
    return Piece(name, lines, code, head, raises=True)


def miss(name: str, *lines: str, head: tuple[str, ...] = (), show: tuple[str, ...] = ()) -> Piece:
    """A near miss."""
    return Piece(name, lines, None, head, (), show)


BOX = ("class Box:", "    def __init__(self):", "        self.n = 0", "        self.last = 0.0", "", "box = Box()")
LOG = ("import logging", "import sys", "logging.basicConfig(stream=sys.stdout)", 'logger = logging.getLogger("train")')
FILE = (
    "import os",
    "import tempfile",
    'log_path = os.path.join(tempfile.mkdtemp(), "log")',
    'open(log_path, "w").close()',
)

TRAPS = (
    trap("print", "TFF101", 'print("step")  # trap'),
    trap("print of a tensor", "TFF101", 'print("value", {x})  # trap'),
    trap("log", "TFF101", 'logger.warning("step")  # trap', head=LOG),
    Piece("global", ("count += 1  # trap",), "TFF102", ("count = 0",), ("count",), ("count",)),
    trap("append", "TFF103", 'history.append("step")  # trap', head=("history = []",), show=("len(history)",)),
    trap("dict", "TFF103", 'totals["n"] += 1  # trap', head=('totals = {{"n": 0}}',), show=('totals["n"]',)),
    trap(
        "queue",
        "TFF103",
        "recent.append(1)  # trap",
        head=("import collections", "recent = collections.deque()"),
        show=("len(recent)",),
    ),
    trap(
        "counter",
        "TFF103",
        'seen_words.update(["a"])  # trap',
        head=("from collections import Counter", "seen_words = Counter()"),
        show=('seen_words["a"]',),
    ),
    trap("attribute", "TFF104", "box.n += 1  # trap", head=BOX, show=("box.n",)),
    trap("leak", "TFF105", "box.last = {x} * 2.0  # trap", head=BOX, show=('"Tensor(" in str(box.last)',)),
    trap(
        "leak in a list",
        "TFF105",
        "kept.append({x})  # trap",
        head=("kept = []",),
        show=('"Tensor(" in str(kept[-1])',),
    ),
    trap(
        "leak in a dict",
        "TFF105",
        'found_by["x"] = {x} + 1.0  # trap',
        head=("found_by = {{}}",),
        show=('"Tensor(" in str(found_by["x"])',),
    ),
    trap("random", "TFF106", "{x} = {x} + random.random()  # trap", head=("import random", "random.seed(1)")),
    trap(
        "numpy random",
        "TFF106",
        "{x} = {x} * np.random.uniform()  # trap",
        head=("import numpy as np", "np.random.seed(3)"),
    ),
    trap("clock", "TFF106", "{x} = {x} + (time.perf_counter_ns() % 997)  # trap", head=("import time",)),
    trap("file", "TFF107", 'open(log_path, "a").write("x")  # trap', head=FILE, show=("os.path.getsize(log_path)",)),
    trap(
        "next",
        "TFF108",
        "{x} = {x} * next(scales)  # trap",
        head=("scales = iter([1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0])",),
    ),
    trap(
        "counting",
        "TFF108",
        "{x} = {x} + float(next(ticket))  # trap",
        head=("import itertools", "ticket = itertools.count()"),
    ),
    Piece("create", ("{x} = {x} + tf.Variable(1.0)  # trap",), "TFF121", raises=True),
    failing("layer", "TFF122", "{x} = {x} + tf.reduce_sum(tf.keras.layers.Dense(1)(tf.ones([1, 1]))) * 0.0  # trap"),
    Piece(
        "rebind",
        ("weight = weight + 1.0  # trap",),
        "TFF124",
        ("weight = tf.Variable(1.0)",),
        ("weight",),
        ('"Tensor(" in str(weight)',),
    ),
    Piece(
        "iadd",
        ("box.v += 1.0  # trap",),
        "TFF124",
        (*BOX, "box.v = tf.Variable(1.0)"),
        error="RuntimeError",
        raises=True,
    ),
)

NEAR_MISSES = (
    miss("tf.print", 'tf.print("step", output_stream=sys.stdout)', head=("import sys",)),
    miss(
        "own print",
        "table.print()",
        head=("class Table:", "    def print(self):", "        pass", "", "table = Table()"),
    ),
    miss("variable counter", "steps.assign_add(1)", head=("steps = tf.Variable(0)",), show=("int(steps)",)),
    miss("local list", "parts = []", "parts.append({x})", "{x} = {x} + 0.0 * parts[0]"),
    miss("local dict", 'found = {{"n": 0}}', 'found["n"] += 1', '{x} = {x} + float(found["n"])'),
    miss(
        "local object", "own = Box()", "own.n += 1", "own.last = {x} * 2.0", "{x} = own.last * float(own.n)", head=BOX
    ),
    miss("tensor random", "{x} = {x} + 0.0 * tf.random.uniform([])"),
    miss("timestamp", "{x} = {x} + 0.0 * tf.cast(tf.timestamp(), tf.float32)"),
    miss(
        "py_function",
        "tf.py_function(record, [{x}], [])",
        head=("seen = []", "", "def record(value):", "    seen.append(float(value))"),
        show=("len(seen)",),
    ),
    miss("local iterator", "own_scales = iter([2.0])", "{x} = {x} * next(own_scales)"),
    miss("captured list", "for k in SCALES:", "    {x} = {x} * k", head=("SCALES = [1.0, 2.0]",)),
    Piece(
        "create once",
        ("if made is None:", "    made = tf.Variable(1.0)", "{x} = {x} + made"),
        None,
        ("made = None",),
        ("made",),
        ("made",),
    ),
    miss(
        "assign",
        "state.assign(state * 0.5)",
        "{x} = {x} + state",
        head=("state = tf.Variable(4.0)",),
        show=("float(state)",),
    ),
    miss("local rebinding", "v = state2", "v = v + 1.0", "{x} = {x} + v", head=("state2 = tf.Variable(4.0)",)),
    miss("arithmetic", "{x} = {x} * 2.0 + 1.0"),
    miss(
        "copy",
        "options = dict(OPTIONS)",
        'options["k"] = 2.0',
        '{x} = {x} * options["k"]',
        head=('OPTIONS = {{"k": 1.0}}',),
    ),
    miss("tensor if", "if tf.reduce_sum({x}) > 0.0:", "    {x} = {x} + 1.0", "else:", "    {x} = {x} - 1.0"),
    miss("tensor loop", "for i in tf.range(2):", "    {x} = {x} + tf.cast(i, tf.float32)"),
)
