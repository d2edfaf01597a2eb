"""Skeletons where the plugin and TensorFlow part, each group with its size and its reason. A test fails if a size changes."""

EXPLAINED: dict[str, tuple[int, str]] = {
    r"^for (tensor|range|while t): if t: (raise; bind|bind else: raise|raise else: bind) ": (
        7,
        "AutoGraph hides the error of the body behind its own (a loop lacks a value), and names it in a note; the plugin names it",
    ),
    r"^for (tensor|range|while t): if t: rebind; bind / read": (
        3,
        "the same with a mismatch of two branches in the body",
    ),
    r"^for (tensor|range|while t): if p: (value; (append|bind)|value else: (append|bind)|(append|bind) else: value) ": (
        14,
        "both choices of the flag fail, each in its own way; without the flag's value neither is certain",
    ),
    r"^for python: if t: (value|return) else: (value|return) / plain": (
        3,
        "two traps, and TensorFlow stops at the first: None is returned, and the loop can't be left on a tensor",
    ),
    r"^if t: \(if p: (bind else: (value|return)|(value|return) else: bind)\) else: raise / read": (
        4,
        "the body fails for either choice of the flag, each in its own way; the plugin is sure of the raise alone",
    ),
    r"^if t: \(if [tp]: bind; (value|return)\) / read": (
        4,
        "the name is never bound where it is read: Python's own error, on the one path, in eager code too",
    ),
}
"""Pattern for the name -> (how many, why)."""
