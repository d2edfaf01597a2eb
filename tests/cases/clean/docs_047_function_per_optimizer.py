# One tf.function of the same step for each optimizer: both train.
# source: https://www.tensorflow.org/guide/function#using_with_multiple_keras_optimizers
# observed: traces 2 2
import tensorflow as tf

def train_step(w, x, y, optimizer):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(tf.square(w * x - y))
    grads = tape.gradient(loss, [w])
    optimizer.apply_gradients(zip(grads, [w]))

w = tf.Variable(2.0)
x, y = tf.constant([-1.0]), tf.constant([2.0])
adam, slow_adam = tf.keras.optimizers.Adam(1e-2), tf.keras.optimizers.Adam(1e-3)
step_a = tf.function(train_step)
step_b = tf.function(train_step)
for i in range(4):
    if i % 2 == 0:
        step_a(w, x, y, adam)
    else:
        step_b(w, x, y, slow_adam)
print("traces", step_a.experimental_get_tracing_count(), step_b.experimental_get_tracing_count())
