# An optimizer replaced by a slower one: the graph keeps the fast one.
# observed: 9.0 | after opt = SGD(0.001): 8.0

import tensorflow as tf

w = tf.Variable(10.0)
opt = tf.keras.optimizers.SGD(1.0)


@tf.function
def step():
    opt.apply_gradients([(tf.constant(1.0), w)])  # expect: TFF109
    return w.read_value()


print(float(step()))
opt = tf.keras.optimizers.SGD(0.001)
print("after opt = SGD(0.001):", float(step()))
