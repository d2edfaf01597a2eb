# Lists in dataclass fields are made by their factories, and `+=` puts its list into the one that is there.
# observed: 1 {'n': 1} 1 1
from dataclasses import dataclass, field

import tensorflow as tf

history = {"loss": []}
log = []


@dataclass(eq=False)
class Meters:
    losses: list = field(default_factory=list)
    counts: dict = field(default_factory=lambda: {"n": 0})


meters = Meters()


@tf.function
def step(x):
    global log
    loss = x * 2.0
    meters.losses.append(loss)  # expect: TFF105
    meters.counts["n"] += 1  # expect: TFF103
    history["loss"] += [loss]  # expect: TFF105
    log += [loss]  # expect: TFF105
    return loss


for _ in range(3):
    step(tf.constant(1.0))
print(len(meters.losses), meters.counts, len(history["loss"]), len(log))
