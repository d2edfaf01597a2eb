# A counter on the class, computed from itself: its first value is a constant, and what comes of it is another one each call.
# observed: 1
# eager:    3
import tensorflow as tf


class Config:
    uses = 0


@tf.function
def step(x):
    Config.uses = Config.uses + 1  # expect: TFF104
    return x * 2.0


for _ in range(3):
    step(tf.constant(1.0))
print(Config.uses)
