"""Whole modules assembled of pieces: at some depth, under some form of tf.function, with some imports."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple, TypeVar

from hypothesis import strategies as st

from tests.generate import (
    branch_pieces,
    call_pieces,
    conversion_pieces,
    flow_pieces,
    loop_pieces,
    owner_pieces,
    pieces,
    placement_pieces,
    signature_pieces,
    tensor_pieces,
    trace_pieces,
    unconverted_pieces,
    variable_pieces,
    xla_pieces,
)
from tests.generate.blocks import near_misses, traps
from tests.generate.constructs import AROUND, AROUND_DRIVER, FORMS, MAKES_SCOPE, filled, wrapped
from tests.generate.pieces import Piece

BLOCKS = (
    *trace_pieces.PIECES,
    *signature_pieces.PIECES,
    *variable_pieces.PIECES,
    *branch_pieces.PIECES,
    *loop_pieces.PIECES,
    *unconverted_pieces.PIECES,
    *conversion_pieces.PIECES,
    *tensor_pieces.PIECES,
    *xla_pieces.PIECES,
    *placement_pieces.PIECES,
    *owner_pieces.PIECES,
)
TRAPS = (*pieces.TRAPS, *flow_pieces.TRAPS, *call_pieces.TRAPS, *traps(BLOCKS))
NEAR_MISSES = (*pieces.NEAR_MISSES, *flow_pieces.NEAR_MISSES, *call_pieces.NEAR_MISSES, *near_misses(BLOCKS))

LEFT_OUT = {
    "TFF191": "advice: TensorFlow runs the code in the same way, and no other way is wrong",
    "TFF192": "advice: TensorFlow runs the code in the same way, and no other way is wrong",
}
"""Codes of which no run of a program can show that the report is true -> why."""

IMPORTS = (
    ("import tensorflow as tf", "tf.function"),
    ("import tensorflow as tf\nimport tensorflow.compat.v2 as tf2", "tf2.function"),
    ("import tensorflow as tf\nfrom tensorflow import function as graph", "graph"),
    ("import tensorflow as tf\nimport tensorflow", "tensorflow.function"),
)
DEPTH = 2

MARK = re.compile(r"# trap(?: (TFF\d+))?$")
"""How a line of a piece ends that is to be reported, with its code if it isn't the piece's."""
MARKED = re.compile(r"# trap \d+: (TFF\d+)$")
"""How it ends in a program: with the number of its part, so that no two lines are the same."""

T = TypeVar("T")
Pick = Callable[[Sequence[T]], T]


class Part(NamedTuple):
    """A piece and the constructs around it, the innermost first."""

    piece: Piece
    around: tuple[str, ...]
    number: int = 0
    """Its place in the whole module, which it keeps when others are taken out."""


class Plan(NamedTuple):
    """What a module is made of."""

    parts: tuple[Part, ...]
    imports: str
    tracer: str
    form: str

    @property
    def suspects(self) -> list[int]:
        """The positions of the traps."""
        return [number for number, part in enumerate(self.parts) if part.piece.code is not None]

    def without(self, numbers: Collection[int]) -> Plan:
        """The same module without some of its pieces."""
        return self._replace(parts=tuple(part for number, part in enumerate(self.parts) if number not in numbers))


class Program(NamedTuple):
    """A module and what the plugin must say of it."""

    source: str
    expected: frozenset[tuple[int, str]]
    plan: Plan


@st.composite
def programs(draw: st.DrawFn, planted: int) -> Program:
    """A module of some near misses and of so many traps."""
    return assemble(plan(lambda among: draw(st.sampled_from(among)), planted))


def background(pick: Pick) -> Plan:  # type: ignore[type-arg]
    """A module of near misses, of which other modules can take some: what is known of all holds for a few."""
    chosen: list[Piece] = []
    for _ in range(pick((2, 3, 4, 5))):
        chosen.append(pick([piece for piece in NEAR_MISSES if _fits(piece, chosen)]))
    imports, tracer = pick(IMPORTS)
    parts = tuple(_part(pick, piece, number) for number, piece in enumerate(chosen))
    return Plan(parts, imports, tracer, pick(tuple(FORMS)))


def plan(pick: Pick, planted: int, around: Plan | None = None) -> Plan:  # type: ignore[type-arg]
    """Choose what a module is made of: so many traps, among some of the near misses `around`, or of new ones.

    Each code is as likely as another one. A trap that raises comes last: what followed it would never be traced. Two pieces
    of a module share no name.
    """
    around = background(pick) if around is None else around
    omitted = [number for number in range(len(around.parts)) if pick((True, False, False))]
    parts = list(around.without(omitted[1:]).parts)
    for number in range(planted):
        chosen = [part.piece for part in parts]
        among = [piece for piece in TRAPS if _fits(piece, chosen)]
        if not among:
            break
        code = pick(sorted({piece.code for piece in among if piece.code is not None}))
        piece = pick([piece for piece in among if piece.code == code])
        parts.insert(pick(range(len(parts) + 1)), _part(pick, piece, len(around.parts) + number))
    parts.sort(key=lambda part: part.piece.raises)
    return around._replace(parts=tuple(parts))


def _fits(piece: Piece, chosen: list[Piece]) -> bool:
    """A piece or its mended form once at most, and one that raises at most, and a sole trap alone."""
    return not any(
        piece.family == other.family
        or piece.raises
        and other.raises
        or piece.code
        and other.code
        and (piece.sole or other.sole)
        for other in chosen
    )


def _part(pick: Pick, piece: Piece, number: int) -> Part:  # type: ignore[type-arg]
    among = (AROUND_DRIVER if piece.driven else AROUND) if piece.within is None else piece.within
    return Part(piece, tuple(pick(among) for _ in range(pick(range(DEPTH + 1)) if among else 0)), number)


# -- text ------------------------------------------------------------------------------------------------------------


def assemble(plan: Plan) -> Program:
    """Write the module down."""
    heads: list[tuple[str, ...]] = []
    body: list[str] = []
    driver: list[str] = []
    around: list[tuple[str, ...]] = []
    names: list[str] = []
    for part in plan.parts:
        heads += [block for block in _blocks(_marked(part.piece.head, part)) if block not in heads]
        inside = _Wrapped(part)
        around += [block for block in _blocks(tuple(inside.outside)) if block not in around]
        (driver if part.piece.driven else body).extend(inside.lines)
        names += [] if part.piece.driven else inside.names
    shows = list(dict.fromkeys(f"print({shown})" for part in plan.parts for shown in part.piece.show))
    text = [
        plan.imports,
        *own_lines(heads),
        *own_lines(around),
        *filled(FORMS[plan.form], [*_declared(names), *body, "return x"]),
        "for _ in range(3):",
        "    print(round(float(step(tf.constant(1.0))), 3))",
        *shows,
        *driver,
    ]
    lines = "\n".join(text).format(x="x", tracer=plan.tracer).splitlines()
    expected = frozenset((number, mark[1]) for number, line in enumerate(lines, 1) if (mark := MARKED.search(line)))
    return Program("\n".join(lines) + "\n", expected, plan)


def _marked(lines: tuple[str, ...], part: Part) -> tuple[str, ...]:
    """The lines of a piece, those that are to be reported with part and code."""
    return tuple(MARK.sub(lambda mark: f"# trap {part.number}: {mark[1] or part.piece.code}", line) for line in lines)


def own_lines(blocks: Sequence[tuple[str, ...]]) -> list[str]:
    """The lines of some blocks."""
    return [line for block in blocks for line in block]


def _blocks(head: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The head of a piece as statements with their indented lines, so that two pieces can share a class."""
    blocks: list[tuple[str, ...]] = []
    for line in head:
        if blocks and (line.startswith(" ") or blocks[-1][-1].startswith("@")):
            blocks[-1] = (*blocks[-1], line)
        elif line:
            blocks.append((line,))
    return blocks


class _Wrapped:
    """The lines of a piece inside of its constructs, and what these need elsewhere."""

    def __init__(self, part: Part) -> None:
        self.lines = list(_marked(part.piece.lines, part))
        self.names = list(part.piece.names)
        """Names that the function around must declare global."""
        self.outside: list[str] = []
        for depth, construct in enumerate(part.around):
            if construct in MAKES_SCOPE:
                self.lines, self.names = [*_declared(self.names), *self.lines], []
            around = wrapped(construct, f"{part.number}_{depth}", self.lines)
            self.lines = around.lines
            self.outside += around.outside


def _declared(names: list[str]) -> list[str]:
    return [f"global {', '.join(dict.fromkeys(names))}"] if names else []
