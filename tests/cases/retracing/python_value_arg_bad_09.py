# A global counter that the calling function advances.
# observed: traces 3
import tensorflow as tf


@tf.function
def step(x, i):
    return x * tf.cast(i, tf.float32)


count = 0


def train(x):
    global count
    count += 1
    return step(x, count)  # expect: TFF111


for _ in range(3):
    train(tf.constant(1.0))
print("traces", step.experimental_get_tracing_count())
