# One function for each rate of a sweep, called many times.
# observed: 0.5 1 | 1.0 1
import tensorflow as tf


for rate in (0.1, 0.2):
    w = tf.Variable(0.0)

    @tf.function
    def step(x):
        return w.assign_add(rate * x)

    for _ in range(5):
        step(tf.constant(1.0))
    print(round(float(w), 3), step.experimental_get_tracing_count())
