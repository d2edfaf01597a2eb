"""What TensorFlow answered about the labels, kept so that tests mean something without it."""

from __future__ import annotations

import json
from pathlib import Path

from tests.advice.judge import Answer

RECORD = Path(__file__).parent / "measured.json"


def answers() -> dict[str, Answer]:
    """The recorded answers by "program.function"."""
    return {
        name: Answer(**fields) for name, fields in json.loads(RECORD.read_text(encoding="utf-8"))["answers"].items()
    }


def version() -> str:
    """The TensorFlow that gave them."""
    return str(json.loads(RECORD.read_text(encoding="utf-8"))["tensorflow"])
