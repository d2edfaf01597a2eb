# A rate computed once from a variable, outside, is a constant tensor on purpose.
# source: https://www.tensorflow.org/guide/migrate/tf1_vs_tf2#pattern-2
# observed: 0.0 0.0
import tensorflow as tf

global_step = tf.Variable(1.0)
learning_rate = 1.0 / global_step

@tf.function
def train_step(w):
    global_step.assign_add(1.0)
    return w - learning_rate * w

print(train_step(tf.constant(8.0)).numpy(), train_step(tf.constant(8.0)).numpy())
