# One module for each optimizer: both train.
# source: https://www.tensorflow.org/guide/function#using_with_multiple_keras_optimizers
# observed: w moved True
import tensorflow as tf

class TrainStep(tf.Module):
    def __init__(self, optimizer):
        self.optimizer = optimizer

    @tf.function
    def __call__(self, w, x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_sum(tf.square(w * x - y))
        grads = tape.gradient(loss, [w])
        self.optimizer.apply_gradients(zip(grads, [w]))

w = tf.Variable(2.0)
x, y = tf.constant([-1.0]), tf.constant([2.0])
fast = TrainStep(tf.keras.optimizers.Adam(1e-2))
slow = TrainStep(tf.keras.optimizers.Adam(1e-3))
for _ in range(2):
    fast(w, x, y)
    slow(w, x, y)
print("w moved", w.numpy() != 2.0)
