"""Chooses the TensorFlow for all modules of the package."""

import tensorflow as tf

from . import versions

__all__ = ["tf", "versions"]


def function(wrapped):
    """Not tf.function, though this module has both."""
    return wrapped
