# An entry of a config dict is changed.
# observed: 10.0 | 10.0
# eager: 10.0 | 1.0

import tensorflow as tf


config = {"rate": 1.0}


@tf.function
def step(x):
    return x * config["rate"]  # expect: TFF109


print(step(tf.constant(10.0)).numpy())
config["rate"] = 0.1
print(step(tf.constant(10.0)).numpy())
