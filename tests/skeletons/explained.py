"""Skeletons where the plugin and TensorFlow part, each group with its size and its reason. A test fails if a size changes."""

EXPLAINED: dict[str, tuple[int, str]] = {}
"""Pattern for the name -> (how many, why)."""
