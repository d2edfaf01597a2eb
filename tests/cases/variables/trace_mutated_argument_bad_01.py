# Appending to a history argument is refused.
# observed: ValueError step(x, history) should not modify its Python input arguments. Modifying ...
import tensorflow as tf


@tf.function
def step(x, history):
    history.append(x)  # expect: TFF125
    return x * 2.0


try:
    step(tf.constant(1.0), [])
except ValueError as e:
    print(type(e).__name__, e)
