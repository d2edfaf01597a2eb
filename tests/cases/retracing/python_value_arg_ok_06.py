# A default learning rate kept in a tf.Variable.
# observed: traces 1
import tensorflow as tf


rate = tf.Variable(0.1)


@tf.function
def update(w, grad, rate):
    return w - rate * grad


w = tf.constant(1.0)
for step in range(4):
    rate.assign(0.1 / (step + 1))
    w = update(w, tf.constant(0.5), rate)
print("traces", update.experimental_get_tracing_count())
