# An equal frozen dataclass, made anew.
# observed: traces 4
import dataclasses

import tensorflow as tf


@dataclasses.dataclass(frozen=True)
class Config:
    scale: float


@tf.function
def forward(x, config):
    return x * config.scale


def run(x):
    return forward(x, Config(2.0))  # expect: TFF115


for _ in range(4):
    run(tf.constant(1.0))
print("traces", forward.experimental_get_tracing_count())
