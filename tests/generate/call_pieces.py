"""Pieces about the calls of a tf.function, where one is made, and what XLA does with it. Their lines stand in the driver."""

from __future__ import annotations

from tests.generate.pieces import Piece

ONE = "tf.constant(1.0)"


def called(name: str, code: str | None, *lines: str, head: tuple[str, ...] = (), raises: bool = False) -> Piece:
    """A piece of the driver."""
    return Piece(name, lines, code, head, raises=raises, driven=True)


SCALED = ("@{tracer}", "def scaled(v, k):", "    return v * k")
TWICE = ("@{tracer}", "def twice(v):", "    return v + v")
KEYED = ("@{tracer}", "def keyed(v, options):", "    return v * 2.0")
OWNER = (
    "class Scale(tf.Module):",
    "    def __init__(self, k):",
    "        self.k = k",
    "    @{tracer}",
    "    def run(self, v):",
    "        return v * self.k",
)

TRAPS = (
    called("Python numbers", "TFF111", "for k in range(4):", f"    scaled({ONE}, k)  # trap", head=SCALED),
    called(
        "Python numbers by name",
        "TFF111",
        "for k in (0.5, 1.5, 2.5, 3.5):",
        f"    scaled({ONE}, k=k)  # trap",
        head=SCALED,
    ),
    called(
        "made in a loop",
        "TFF113",
        "for turn in range(4):",
        "    fast = {tracer}(lambda v: v * 2.0)  # trap",
        f"    fast({ONE})",
    ),
    called(
        "decorated in a loop",
        "TFF113",
        "for turn in range(4):",
        "    @{tracer}  # trap",
        "    def local(v):",
        "        return v * 2.0",
        f"    local({ONE})",
    ),
    called(
        "made and called",
        "TFF114",
        "for turn in range(4):",
        f"    {{tracer}}(plain)({ONE})  # trap",
        head=("def plain(v):", "    return v * 3.0"),
    ),
    called(
        "new lambdas",
        "TFF115",
        "for turn in range(4):",
        f"    applied({ONE}, lambda v: v + 1.0)  # trap",
        head=("@{tracer}", "def applied(v, fn):", "    return fn(v)"),
    ),
    called("new lengths", "TFF116", "for size in range(1, 6):", "    twice(tf.ones([size]))  # trap", head=TWICE),
    called(
        "new instances",
        "TFF117",
        "for turn in range(4):",
        "    fresh = Scale(2.0)",
        f"    fresh.run({ONE})  # trap",
        head=OWNER,
    ),
    called("a set as argument", "TFF110", f"keyed({ONE}, {{{{1, 2}}}})  # trap", head=KEYED, raises=True),
    called(
        "an object as result",
        "TFF170",
        f"held({ONE})",
        head=("class Thing:", "    pass", "@{tracer}", "def held(v):", "    return Thing()  # trap"),
        raises=True,
    ),
    called(
        "against the signature",
        "TFF119",
        "typed(tf.constant(1))  # trap",
        head=("@{tracer}(input_signature=[tf.TensorSpec([], tf.float32)])", "def typed(v):", "    return v"),
        raises=True,
    ),
    called(
        "stale global",
        "TFF109",
        f"print(float(frozen({ONE})))",
        "rate = 5.0",
        f"print(float(frozen({ONE})))",
        head=("rate = 1.0", "@{tracer}", "def frozen(v):", "    return v * rate  # trap"),
    )._replace(names=("rate",)),
    called(
        "strings under XLA",
        "TFF162",
        f"print(compiled({ONE}))",
        head=(
            "@{tracer}(jit_compile=True)",
            "def compiled(v):",
            "    return tf.strings.length(tf.strings.as_string(v))  # trap",
        ),
        raises=True,
    ),
    called(
        "py_function under XLA",
        "TFF162",
        f"print(hosted({ONE}))",
        head=(
            "@{tracer}(jit_compile=True)",
            "def hosted(v):",
            "    return tf.py_function(lambda t: t, [v], tf.float32)  # trap",
        ),
        raises=True,
    ),
)

NEAR_MISSES = (
    called("tensors", None, "for k in range(4):", f"    scaled({ONE}, tf.constant(float(k)))", head=SCALED),
    called("one Python number", None, "for k in range(4):", f"    scaled({ONE}, 2.0)", head=SCALED),
    called("made once", None, "once = {tracer}(lambda v: v * 2.0)", "for turn in range(4):", f"    once({ONE})"),
    called(
        "one lambda",
        None,
        "adder = lambda v: v + 1.0",
        "for turn in range(4):",
        f"    applied({ONE}, adder)",
        head=("@{tracer}", "def applied(v, fn):", "    return fn(v)"),
    ),
    called("one length", None, "for size in range(1, 6):", "    twice(tf.ones([3]) * float(size))", head=TWICE),
    called("one instance", None, "scale = Scale(2.0)", "for turn in range(4):", f"    scale.run({ONE})", head=OWNER),
    called("a tuple as argument", None, f"keyed({ONE}, (1, 2))", head=KEYED),
    called(
        "a dict as result",
        None,
        f"print(float(named({ONE})['v']))",
        head=("@{tracer}", "def named(v):", "    return {{'v': v}}"),
    ),
    called(
        "as the signature says",
        None,
        "typed2(tf.constant(1.0))",
        head=("@{tracer}(input_signature=[tf.TensorSpec([], tf.float32)])", "def typed2(v):", "    return v * 2.0"),
    ),
    called(
        "variable",
        None,
        f"print(float(live({ONE})))",
        "pace.assign(5.0)",
        f"print(float(live({ONE})))",
        head=("pace = tf.Variable(1.0)", "@{tracer}", "def live(v):", "    return v * pace"),
    ),
    called(
        "XLA",
        None,
        f"print(float(jitted({ONE})))",
        head=("@{tracer}(jit_compile=True)", "def jitted(v):", "    return v * 2.0 + 1.0"),
    ),
)
