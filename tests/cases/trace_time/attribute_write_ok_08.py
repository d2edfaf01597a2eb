# The class attribute gets the same constant at each call, whether it is traced or not.
# observed: warm
import tensorflow as tf


class Config:
    state = "warm"


@tf.function
def step(x):
    Config.state = "warm"
    return x * 2.0


for _ in range(3):
    step(tf.constant(1.0))
print(Config.state)
