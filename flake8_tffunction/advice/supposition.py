"""What became of a function that was played as if it were a tf.function."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_tffunction.records import NamedTuple

if TYPE_CHECKING:
    from flake8_tffunction.rules.base import Finding


class Supposition(NamedTuple):
    """One function that runs eagerly, again and again, and has work to do that pays."""

    node: ast.FunctionDef
    label: str
    """How to call it in a sentence: "step", "Trainer.step"."""
    blockers: tuple[Finding, ...]
    """What the rules would say of the tf.function, by line."""
