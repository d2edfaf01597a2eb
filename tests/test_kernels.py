"""The table of functions without an XLA kernel: that it comes from the attempts, and a sample of them tried again."""

from __future__ import annotations

import pytest

from flake8_tffunction.knowledge import api, kernels
from tests.oracle.kernels import ATTEMPTS, attempt, inputs, named

SOURCES = list(filter(None, ATTEMPTS.splitlines()))
SAMPLE = SOURCES[::12]


def missing(source: str) -> str | None:
    """The op that the table names for an attempt."""
    name, method = named(source)
    return kernels.MISSING.get(name) if method is None else kernels.MISSING_METHODS.get((name, method))


def test_attempts_are_named_by_their_outermost_function() -> None:
    assert named("tf.reduce_sum(tf.linalg.det(m))") == ("tf.math.reduce_sum", None)
    assert named('tf.image.resize(image, [6, 6], method="area")') == ("tf.image.resize", "area")
    assert named("tf.RaggedTensor.from_row_lengths(v, ids + 1).to_tensor()") == ("tf.RaggedTensor.to_tensor", None)


def test_the_table_holds_canonical_names_of_attempts() -> None:
    tried = {named(source) for source in SOURCES}
    for name in kernels.MISSING:
        assert api.resolve(name) == name
        assert (name, None) in tried
    assert set(kernels.MISSING_METHODS) <= tried


@pytest.mark.parametrize("source", SAMPLE)
def test_a_sample_fails_or_works_as_the_table_says(source: str, tensorflow: None) -> None:
    import tensorflow as tf

    if tf.__version__ != kernels.VERSION or kernels.DEVICE == "CPU" and tf.config.list_physical_devices("GPU"):
        pytest.skip(f"the table is of TensorFlow {kernels.VERSION} on {kernels.DEVICE}")
    op = missing(source)
    result = attempt(source, inputs())
    assert result == f"missing: {op}" if op is not None else not result.startswith("missing: ")
