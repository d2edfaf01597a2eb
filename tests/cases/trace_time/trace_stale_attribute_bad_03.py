# A configuration object passed as an argument keeps the value it had at the first call.
# observed: 1.0 1.0 second should be 3.0
import dataclasses

import tensorflow as tf


@dataclasses.dataclass(eq=False)
class Config:
    scale: float


@tf.function
def forward(x, cfg):
    return x * cfg.scale  # expect: TFF109


cfg = Config(1.0)
a = forward(tf.constant(1.0), cfg)
cfg.scale = 3.0
print(a.numpy(), forward(tf.constant(1.0), cfg).numpy(), "second should be 3.0")
