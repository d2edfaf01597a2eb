"""Pieces written down as the program they are, with the near miss as a diff: what differs in little is seen to differ in little.

A block is Python in up to three sections with `---` between them: what stands at module level, what stands in the traced
function (of a unit: in the driver), and what is printed at the end. `x` is the tensor at hand, `tf.function` stands for it as
the module spells it. Lines of a block with `- ` are the trap's alone, those with `+ ` its mended form's: such a block is two
pieces. A unit brings its own tf.functions, classes and calls.

A trap that graph and eager execution show alike measures itself: it prints `trap shows: True`, and its mended form `False`.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable

from tests.generate.pieces import MENDED, Piece

TRACER = re.compile(r"\btf\.function\b")
ONLY_TRAP, ONLY_MENDED = "- ", "+ "


def traced(
    name: str,
    code: str | None,
    text: str,
    raises: bool = False,
    error: str = "",
    names: tuple[str, ...] = (),
    within: tuple[str, ...] | None = None,
    sole: bool = False,
) -> list[Piece]:
    """The trap and the near miss of a block whose middle section stands in traced code; the arguments are as in Piece."""
    found = []
    for mended, sections in _versions(text):
        head, lines, show = (*([()] if len(sections) == 1 else []), *sections, ())[:3]
        piece = Piece(name, lines, code, head, names, show, error, raises or bool(error), within=within, sole=sole)
        found.append(
            piece._replace(name=name + MENDED, code=None, raises=False, error="", sole=False) if mended else piece
        )
    return found


def unit(
    name: str,
    code: str | None,
    text: str,
    raises: bool = False,
    error: str = "",
    names: tuple[str, ...] = (),
    within: tuple[str, ...] | None = None,
    sole: bool = False,
) -> list[Piece]:
    """The same of a block whose last section stands in the driver."""
    return [piece._replace(driven=True) for piece in traced(name, code, text, raises, error, names, within, sole)]


def traps(pieces: Iterable[Piece]) -> tuple[Piece, ...]:
    """Those that deserve a code."""
    return tuple(piece for piece in pieces if piece.code is not None)


def near_misses(pieces: Iterable[Piece]) -> tuple[Piece, ...]:
    """Those that deserve none."""
    return tuple(piece for piece in pieces if piece.code is None)


def _versions(text: str) -> list[tuple[bool, list[tuple[str, ...]]]]:
    """Whether it is the mended one, and its sections: of one program, or of both that a diff holds."""
    lines = [line.rstrip() for line in textwrap.dedent(text).strip("\n").splitlines()]
    if not any(line.startswith((ONLY_TRAP, ONLY_MENDED)) for line in lines):
        return [(False, _sections(lines))]
    return [
        (mended, _sections([line[2:] for line in lines if not line.startswith(other)]))
        for mended, other in ((False, ONLY_MENDED), (True, ONLY_TRAP))
    ]


def _sections(lines: list[str]) -> list[tuple[str, ...]]:
    sections: list[list[str]] = [[]]
    for line in lines:
        if line == "---":
            sections.append([])
        elif line:
            sections[-1].append(TRACER.sub("{tracer}", line.replace("{", "{{").replace("}", "}}")))
    return [tuple(section) for section in sections]
