"""What a user can configure; the flags and their words are in `plugin`."""

from __future__ import annotations

from flake8_tffunction.records import NamedTuple

NEWEST = (2, 21)
"""The newest TensorFlow whose behaviour the rules were proved against."""


class Options(NamedTuple):
    """The settings of one run, as the engine and the rules read them."""

    tracers: tuple[str, ...] = ()
    """Dotted names of project wrappers that call tf.function."""
    tensorflow: tuple[int, int] = NEWEST
    """(major, minor) of the TensorFlow that the linted code runs on."""
    allow_tracing_idiom: bool = False
    """Be silent about prints and counters whose text or name contains "trac"."""
    keras_jit: bool = False
    """Take the `jit_compile="auto"` of Keras 3 for True, which it is on a GPU."""
    unroll: int = 32
    """How often a Python loop of tensor work must turn for TFF131 to speak."""
    unroll_unknown: bool = False
    """Let TFF131 speak of loops whose count the file does not show, too."""
    follow_imports: bool = False
    """Look into other modules of the project."""
    roots: tuple[str, ...] = ()
    """Further folders in which the project's modules are looked for."""
    project: tuple[str, ...] = ()
    """Dotted names of the packages in which callers of the linted file's functions are looked for."""
    advice: frozenset[str] = frozenset()
    """Which codes of advice (19x) flake8 was asked for: they cost a play for each function, and nobody else pays for it."""
    advice_blockers: bool = False
    """Let TFF191 also say what keeps a function from being a tf.function."""

    @property
    def keras(self) -> int:
        """Keras major version that `tf.keras` means: 2 before TensorFlow 2.16, then 3."""
        return 2 if self.tensorflow < (2, 16) else 3
