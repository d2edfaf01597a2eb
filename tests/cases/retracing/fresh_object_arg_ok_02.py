# A frozen dataclass with slots is compared by value.
# observed: traces 1
import dataclasses

import tensorflow as tf


@dataclasses.dataclass(frozen=True, slots=True)
class Config:
    scale: float


@tf.function
def forward(x, config):
    return x * config.scale


for _ in range(4):
    forward(tf.constant(1.0), Config(2.0))
print("traces", forward.experimental_get_tracing_count())
