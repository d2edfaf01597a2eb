"""The words without which nothing in a file can be traced: a search through the text is much cheaper than a walk."""

from __future__ import annotations

import re
from collections.abc import Iterable

WORDS = (
    ".function",
    "def call",
    "def train_step",
    "def test_step",
    "def predict_step",
    "def compute_loss",
    "def update_state",
    "def result",
    "def __call__",
    "vectorized_map",
    "Lambda",
    # what switches tracing off
    "run_eagerly",
    "functions_eagerly",
    "enable_debug_mode",
)
"""tf.function, the hooks of Keras, and what is handed to them and to vectorized_map."""

PATTERNS = (
    # functions of a Dataset (`reduce_sum` is none)
    r"\.(?:map|filter|reduce|scan|interleave)\b",
    r"\.(?:flat_map|take_while|group_by_window|bucket_by_sequence_length|(?:map|filter)_with_legacy_function)\b",
    # functions of a Keras layer or model, other than by a name in quotes
    r"activation\s*=(?!\s*(?:None\b|['\"]|tf\.|keras\.))",
    r"regularizer\s*=(?!\s*(?:None\b|['\"]|tf\.|keras\.))",
    r"constraint\s*=(?!\s*(?:None\b|['\"]|tf\.|keras\.))",
    r"function\s*=(?!=)",
    r"\.compile(?<!\bre\.compile)\s*\(",
    # tf.function without its module
    r"from tensorflow[\w.]* import (?:\*|(?:\([^)]*|.*\\\n.*|.*)\bfunction\b)",
)
"""The same, where a word alone would let half of all files in. Each begins with something that is quick to find."""


def may_trace(text: str, tracers: Iterable[str] = ()) -> bool:
    """Whether a file can trace anything.

    Parameters
    ----------
    text
        The source of a file that mentions TensorFlow or Keras.
    tracers
        Dotted names of the project's own wrappers (`--tff-tracers`).
    """
    if any(word in text for word in WORDS) or any(name.rpartition(".")[2] in text for name in tracers):
        return True
    return any(re.search(pattern, text) for pattern in PATTERNS)
