"""What a skeleton's answer is: the codes of the traps that TensorFlow shows, from the errors and differences that it shows."""

from __future__ import annotations

import functools
import re
from pathlib import Path

RECORD = Path(__file__).parent / "record.txt"

MESSAGES: tuple[tuple[str, str], ...] = (
    (r"^ValueError: own$", "TFF137"),
    (r"must be defined before the loop", "TFF134"),  # first: the other message may follow as AutoGraph's note
    (r"is not allowed to be None before the loop", "TFF134"),
    (r"branch must also have a return statement", "TFF132"),
    (r"must also be initialized in the (main|else) branch", "TFF133"),
    (r"is None at the end of the (main|else) branch", "TFF130"),
    (r"has dtype \w+ in the main branch, but", "TFF130"),
    (r"must have the same nested structure in the main and else", "TFF130"),
    (r"must have the same number, type, and overall structure", "TFF130"),
    (r"^AssertionError: \[\d", "TFF130"),  # what tf.cond says of a tuple beside something else
    (r"before the loop, but (dtype|shape)", "TFF135"),
    (r"does not have the same nested structure after one", "TFF135"),
    (r"is None at the end of the iteration", "TFF135"),
    (r"a return statement cannot be placed inside this TensorFlow loop", "TFF139"),
    (r"the return value from a TensorFlow loop may only be", "TFF139"),
    (r"break and return statements which depend on a TF condition", "TFF139"),
    (r"The condition of while loop started as non-Tensor", "TFF139"),
    (r"is out of scope|InaccessibleTensorError", "TFF136"),
)
"""What the error of a trace says, and the code that explains it."""

SILENT = "TFF136"
"""In these programs only a container that is changed under a tensor condition makes the result differ."""
HARMLESS = "harmless"


def code_of(difference: str, name: str) -> str:
    """The code for what only the graph does, "value" or "Class: message" of its error; the class itself if none explains it.

    A `return` on a tensor in `while True` fails like any partial return, but by the catalogue early-exit speaks there.
    """
    if difference == "value":
        return SILENT
    code = next((code for pattern, code in MESSAGES if re.search(pattern, difference)), difference.partition(":")[0])
    return "TFF139" if code == "TFF132" and name.startswith("for forever") else code


Answer = tuple[frozenset[str], ...]
"""Codes for each choice of the Python flags of a skeleton; an empty set where the graph does what the eager run does."""


@functools.cache
def recorded() -> dict[str, Answer]:
    """Skeleton name -> what TensorFlow does with it."""
    answers: dict[str, Answer] = {}
    answer: Answer = ()
    if not RECORD.exists():
        return answers
    for line in RECORD.read_text(encoding="utf-8").splitlines():
        if line.startswith("= "):
            answer = tuple(frozenset(part.split()) - {HARMLESS} for part in line[2:].split("|"))
        elif line and not line.startswith("#"):
            answers[line] = answer
    return answers


def write(answers: dict[str, Answer], version: str) -> None:
    """Write the record: the names of skeletons under each answer, in the order of the grammar."""
    groups: dict[str, list[str]] = {}
    for name, answer in answers.items():
        groups.setdefault(" | ".join(" ".join(sorted(codes)) or HARMLESS for codes in answer), []).append(name)
    lines = [
        f"# What TensorFlow {version} does with each skeleton, for each choice of its Python flags.",
        "# Written by `python -m tests.skeletons.judge`.",
    ]
    for words, names in sorted(groups.items()):
        lines += ["", f"= {words}", *names]
    RECORD.write_text("\n".join(lines) + "\n", encoding="utf-8")
