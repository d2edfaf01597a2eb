"""What the hostile programs have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable

Make = Callable[[int], str]
HEAD = "import functools\nimport tensorflow as tf\n\n"
TRACED = HEAD + "@tf.function\ndef step(x, y=None, *args, **kwargs):\n"


def joined(parts: Iterable[str]) -> str:
    """Lines of a program."""
    return "".join(f"{part}\n" for part in parts)
