# The same Python number at each call: one trace.
# observed: 0.9227 1
import tensorflow as tf

w = tf.Variable(1.0)


@tf.function
def train_step(x, learning_rate, training=True):
    grad = x * w if training else x
    w.assign_sub(learning_rate * tf.reduce_mean(grad))
    return w.read_value()


LR = 0.01
for epoch in range(3):
    for _ in range(2):
        loss = train_step(tf.ones([4]), 0.01, training=True)
    train_step(tf.ones([4]), LR, training=True)
print(round(float(loss), 4), train_step.experimental_get_tracing_count())
