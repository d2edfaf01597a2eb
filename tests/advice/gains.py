"""The table of measured gains in docs/guide.md, made from the recorded answers."""

from __future__ import annotations

import statistics

from tests.advice.labels import programs
from tests.advice.record import answers, version

GROUPS = (
    ("gan", "GAN: training step"),
    ("vae", "variational autoencoder, diffusion: training and sampling step"),
    ("rl", "reinforcement learning: update of a policy or of values"),
    ("physics-informed network", "physics-informed network: step with gradients of gradients"),
    ("custom training loop", "training step of a custom loop"),
    ("evaluation loop", "evaluation and prediction step"),
    ("preprocessing", "preprocessing of one example by many ops"),
    ("numeric work", "many small ops, or a loop over a tensor"),
)
"""Kind of program -> the functions that are advised in it, in words."""
NOTHING = "one large op, large layers, a pass over a small dataset, or two or three small ops"
NEEDED = "a tf.function that stands where it should: a step, a wrapper around a Keras model, a loop over a tensor"
NEEDLESS = "a tf.function that buys nothing (TFF192)"


def table() -> str:
    """Rows: kind of function, how many, the gain from lowest to highest, and how much longer the first call takes."""
    measured = answers()
    gains: dict[str, list[tuple[float, float]]] = {}
    names = dict(GROUPS)
    for program in programs():
        for label in program.labels:
            answer = measured[f"{program.name}.{label.name}"]
            row = {
                "TFF191": names.get(program.kind),
                "gains nothing": NOTHING,
                "TFF192": NEEDLESS,
                "needed": NEEDED,
            }.get(label.verdict)
            if row is not None and answer.gain:
                gains.setdefault(row, []).append((answer.gain, answer.first))
    lines = [
        f"TensorFlow {version()}:",
        "",
        "| kind of function | functions | gain: lowest, middle, highest | the first call takes |",
        "|---|---|---|---|",
    ]
    for name in (*names.values(), NEEDED, NOTHING, NEEDLESS):
        found = gains.get(name, [])
        if found:
            ratios = sorted(gain for gain, _ in found)
            first = [1.0 / ratio for _, ratio in found if ratio]
            middle = statistics.median(ratios)
            longer = f"{_short(statistics.median(first))} times as long" if first else ""
            lines.append(
                f"| {name} | {len(found)} | {_short(ratios[0])}, {_short(middle)}, {_short(ratios[-1])} | {longer} |"
            )
    return "\n".join(lines) + "\n"


def _short(ratio: float) -> str:
    """Two digits are all that a measurement of this kind is worth."""
    return f"{ratio:.1f}" if ratio < 9.95 else f"{ratio:.0f}" if ratio < 99.5 else f"{round(ratio, -1):.0f}"
