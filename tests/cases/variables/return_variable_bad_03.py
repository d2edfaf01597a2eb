# A tape does not watch the returned tensor.
# observed: None
# eager: tf.Tensor(4.0, shape=(), dtype=float32)
import tensorflow as tf

v = tf.Variable(2.0)


@tf.function
def get():
    return v  # expect: TFF126


w = get()
with tf.GradientTape() as tape:
    loss = w * w
print(tape.gradient(loss, w))
