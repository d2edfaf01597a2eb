"""Stable text: addresses, temporary paths, counters of TensorFlow and its log taken out of what a program printed."""

from __future__ import annotations

import re

REPLACEMENTS = (
    (re.compile(r"\x1b\[\d*m"), ""),
    (re.compile(r"\b0x[0-9a-f]{6,}\b"), "0x…"),
    (re.compile(r"\bid=\d{6,}"), "id=…"),
    (re.compile(r"__autograph_generated_file\w+\.py"), "<generated>.py"),
    # Function names of a graph end in a number that counts all functions of the process.
    (re.compile(r"__(inference|forward|backward)_(\w+?)_\d+\b"), r"__\1_\2_…"),
    (re.compile(r"\btmp[a-z0-9_]{8}\b"), "tmp…"),
    (re.compile(r"\blocalhost/\d+/"), "localhost/…/"),
    # What Python 3.10 says, in the words of its successors.
    (
        re.compile(r"\b(local|free) variable ('\w+') referenced before assignment"),
        r"cannot access \1 variable \2 where it is not associated with a value",
    ),
    # AutoGraph's errors: the message, without the frames that led to it.
    (re.compile(r"in user code:\s*(?=\w+: )"), "in user code: "),
)

IN_USER_CODE = re.compile(r"^in user code: \w+: ")

FRAME = re.compile(r'(\s*)File "[^"]*", line \d+, in ')
"""A line of a traceback, which AutoGraph and TensorFlow put into messages: paths and line numbers of their own code."""

NOISE = re.compile(
    r"""WARNING:tensorflow: | WARNING:absl: | WARNING:\ All\ log\ messages | Cause:\  | To\ silence\ this\ warning
    | \d{4}-\d\d-\d\d\ [\d:.]+:\ [IWEF]\ | [IWEF]\d{4}\ [\d:.]+\ +\d+\ \S+\.(?:cc|h):\d+\] """,
    re.VERBOSE,
)
"""How lines of TensorFlow's own log begin."""

WARNED = re.compile(r"\S+\.py:\d+: (?=\w+Warning: )")
"""Where a warning comes from: a line of source follows, indented."""

ABSL = re.compile(r"^[IWEF]\d{4} [\d:.]+ +\d+ (\S+?):\d+\] ")


def stable(text: str, folder: str) -> str:
    """`text` without what differs between two equal runs; `folder` is where the program ran."""
    text = _without_frames(text.replace(folder, "<folder>"))
    for pattern, replacement in REPLACEMENTS:
        text = pattern.sub(replacement, text)
    return text


def _without_frames(text: str) -> str:
    kept: list[str] = []
    indent: int | None = None  # of a frame's "File": its source line is indented more, and an empty one may follow
    for line in text.splitlines(keepends=True):
        if frame := FRAME.match(line):
            indent = len(frame[1])
        elif indent is not None and (not line.strip() or len(line) - len(line.lstrip()) > indent):
            continue
        else:
            indent = None
            kept.append(line)
    return "".join(kept)


def printed_lines(text: str, folder: str) -> tuple[str, ...]:
    """The lines of a program's stdout."""
    return tuple(line.rstrip() for line in stable(text, folder).splitlines())


def logged_lines(text: str, folder: str, program: str) -> tuple[str, ...]:
    """The lines of a program's stderr that come from the program (file name `program`), not from TensorFlow."""
    lines = []
    warned: re.Match[str] | None = None
    for line in stable(text, folder).splitlines():
        if NOISE.match(line) or not line.strip():
            continue
        if stamp := ABSL.match(line):
            if stamp[1] != program:
                continue
            line = line.removeprefix(stamp[0])
        if warned and line.startswith("  "):
            continue
        warned = WARNED.match(line)
        lines.append(line.removeprefix(warned[0] if warned else "").rstrip())
    return tuple(lines)


def last_line(text: str, folder: str) -> str:
    """The last line of an exception's message, where Keras and AutoGraph put what happened."""
    lines = stable(text, folder).strip().splitlines()
    return IN_USER_CODE.sub("", lines[-1].strip()) if lines else ""
