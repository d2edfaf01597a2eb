# The tf.function is handed to the function that loops.
# observed: traces 4
import tensorflow as tf


@tf.function
def train_step(x, step):
    return x + tf.cast(step, tf.float32)


def loop(step_fn, steps):
    for step in range(steps):
        step_fn(tf.constant(1.0), step)  # expect: TFF111


loop(train_step, 4)
print("traces", train_step.experimental_get_tracing_count())
