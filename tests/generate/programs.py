"""A strategy that assembles whole modules: pieces, at some depth, under some form of tf.function."""

from __future__ import annotations

from typing import NamedTuple

from hypothesis import strategies as st

from tests.generate.pieces import NEAR_MISSES, TRAPS, Piece

IMPORTS = (
    ("import tensorflow as tf", "tf.function"),
    ("import tensorflow as tf\nimport tensorflow.compat.v2 as tf2", "tf2.function"),
    ("import tensorflow as tf\nfrom tensorflow import function as graph", "graph"),
)
FORMS = ("decorator", "called decorator", "wrapped", "method", "attribute")
WRAPPERS = ("plain", "helper", "method", "nested", "loop", "with", "try", "flag")


class Program(NamedTuple):
    """A module and what the plugin must say of it."""

    source: str
    expected: frozenset[tuple[int, str]]
    eager_too: bool
    """Whether the trap is an error in eager execution too."""


class Part(NamedTuple):
    """A piece and the construct around it."""

    piece: Piece
    wrapper: str


@st.composite
def programs(draw: st.DrawFn, planted: bool) -> Program:
    """A module of two to five pieces; with `planted`, exactly one of them is a trap."""
    misses = draw(st.lists(st.sampled_from(NEAR_MISSES), min_size=1, max_size=4, unique_by=lambda p: p.name))
    chosen = list(misses)
    if planted:
        chosen.insert(draw(st.integers(0, len(chosen))), draw(st.sampled_from(TRAPS)))
    parts = [Part(piece, draw(st.sampled_from(WRAPPERS))) for piece in chosen]
    imports, tracer = draw(st.sampled_from(IMPORTS))
    return assemble(parts, imports, tracer, draw(st.sampled_from(FORMS)))


def assemble(parts: list[Part], imports: str, tracer: str, form: str) -> Program:
    """Write the module down."""
    heads = list(dict.fromkeys(line_block for part in parts for line_block in _blocks(part.piece.head)))
    body: list[str] = []
    helpers: list[str] = []
    names: list[str] = []
    for number, part in enumerate(parts):
        lines, helper = _wrapped(part, number)
        body += lines
        helpers += helper
        if part.wrapper not in ("helper", "method", "nested"):
            names += part.piece.names
    text = [
        imports,
        *(line for block in heads for line in block),
        *helpers,
        *_root(form, tracer, body, names),
        *_driver(form, parts),
    ]
    source = "\n".join(text) + "\n"
    codes = [part.piece.code for part in parts if part.piece.code is not None]
    traps = [number for number, line in enumerate(source.splitlines(), 1) if line.endswith("# trap")]
    return Program(source, frozenset(zip(traps, codes)), any(part.piece.eager_too for part in parts))


def _blocks(head: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The head of a piece as statements with their indented lines, so that two pieces can share a class."""
    blocks: list[tuple[str, ...]] = []
    for line in head:
        if blocks and line.startswith(" "):
            blocks[-1] = (*blocks[-1], line)
        elif line:
            blocks.append((line,))
    return blocks


def _indented(lines: list[str], depth: int = 1) -> list[str]:
    return ["    " * depth + line for line in lines]


def _wrapped(part: Part, number: int) -> tuple[list[str], list[str]]:
    """The lines of a piece inside its construct, and the module-level lines that it needs."""
    lines = [line.format(x="x") if "{x}" in line else line for line in part.piece.lines]
    declared = [f"global {', '.join(part.piece.names)}"] if part.piece.names else []
    if part.wrapper == "helper":
        return [f"x = helper{number}(x)"], [f"def helper{number}(x):", *_indented([*declared, *lines, "return x"])]
    if part.wrapper == "method":
        owner = [
            f"class Part{number}:",
            "    def run(self, x):",
            *_indented([*declared, *lines, "return x"], 2),
            f"part{number} = Part{number}()",
        ]
        return [f"x = part{number}.run(x)"], owner
    if part.wrapper == "nested":
        return [f"def inner{number}(x):", *_indented([*declared, *lines, "return x"]), f"x = inner{number}(x)"], []
    if part.wrapper == "loop":
        return [f"for turn{number} in range(1):", *_indented(lines)], []
    if part.wrapper == "with":
        return ['with tf.name_scope("part"):', *_indented(lines)], []
    if part.wrapper == "try":
        return ["try:", *_indented(lines), "finally:", "    pass"], []
    if part.wrapper == "flag":
        return ["if VERBOSE:", *_indented(lines)], ["VERBOSE = True"]
    return lines, []


def _root(form: str, tracer: str, body: list[str], names: list[str]) -> list[str]:
    declared = [f"global {', '.join(dict.fromkeys(names))}"] if names else []
    inside = [*declared, *body, "return x"]
    if form == "decorator":
        return [f"@{tracer}", "def step(x):", *_indented(inside)]
    if form == "called decorator":
        return [f"@{tracer}(reduce_retracing=True)", "def step(x):", *_indented(inside)]
    if form == "wrapped":
        return ["def impl(x):", *_indented(inside), f"step = {tracer}(impl)"]
    if form == "method":
        return [
            "class Model(tf.Module):",
            f"    @{tracer}",
            "    def step(self, x):",
            *_indented(inside, 2),
            "model = Model()",
            "step = model.step",
        ]
    wrapped = [
        "class Model(tf.Module):",
        "    def __init__(self):",
        f"        self.step = {tracer}(self.impl)",
        "    def impl(self, x):",
    ]
    return [*wrapped, *_indented(inside, 2), "model = Model()", "step = model.step"]


def _driver(form: str, parts: list[Part]) -> list[str]:
    shows = list(dict.fromkeys(expression for part in parts for expression in part.piece.show))
    return [
        "for _ in range(3):",
        "    print(float(step(tf.constant(1.0))))",
        *[f"print({expression})" for expression in shows],
    ]
