"""What the programs say of their own functions.

A program has a head of comments (what it shows; `# kind: gan`), a function `main(n)` that returns what is to be compared, and labels at
the end of lines that begin a `def`:

    # advise: TFF191        tf.function pays here
    # advise: TFF192        the tf.function that stands here buys nothing
    # keep: changes         no tf.function: with it, results differ, or it raises
    # keep: retraces        no tf.function: it would be traced again by later calls
    # keep: gains nothing   no tf.function: it is not faster
    # keep: once            no tf.function: the one call takes longer
    # keep: traced          no tf.function: it never runs eagerly
    # keep: needed          a tf.function that is right: without it results differ, it raises, or it is slower
"""

from __future__ import annotations

import ast
import dataclasses
import re
from pathlib import Path

PROGRAMS = Path(__file__).parent / "programs"
LABEL = re.compile(r"#\s*(advise|keep): (.+?)\s*$")
REASONS = ("changes", "retraces", "gains nothing", "once", "traced", "needed")


@dataclasses.dataclass(frozen=True)
class Label:
    """What a program says of one function."""

    line: int
    """Of its `def`."""
    name: str
    verdict: str
    """"TFF191", "TFF192", or why no advice is right."""

    @property
    def code(self) -> str | None:
        """The code that is to be reported, or None."""
        return self.verdict if self.verdict.startswith("TFF") else None

    @property
    def decorated(self) -> bool:
        """Whether the function is a tf.function, and the trial is to take that away."""
        return self.verdict in ("TFF192", "needed")


@dataclasses.dataclass(frozen=True)
class Program:
    """One program and its labels."""

    name: str
    source: str
    kind: str
    labels: tuple[Label, ...]


def read(path: Path) -> Program:
    """Read one program.

    Raises
    ------
    ValueError
        Its head or one of its labels is malformed.
    """
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines()
    kind = re.fullmatch(r"# kind: (.+)", lines[1])
    if not re.match(r"# \S", lines[0]) or kind is None:
        raise ValueError(f"{path.name}: the head is a sentence and a kind")
    defs = {node.lineno: node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)}
    labels = []
    for number, line in enumerate(lines, 1):
        if match := LABEL.search(line):
            advice = match[1] == "advise"
            if number not in defs or match[2] not in (("TFF191", "TFF192") if advice else REASONS):
                raise ValueError(f"{path.name}:{number}: {match[0]} is no label of a def")
            labels.append(Label(number, defs[number], match[2]))
    if not labels or "main" not in defs.values():
        raise ValueError(f"{path.name}: no label, or no main()")
    return Program(path.stem, source, kind[1], tuple(labels))


def programs() -> list[Program]:
    """All programs, by name."""
    return [read(path) for path in sorted(PROGRAMS.rglob("*.py"))]
