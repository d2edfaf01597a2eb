# A global scale and a dropout rate changed later have no effect.
# observed: 200.0 | after rate = 0.9 and scale = 3: 200.0

import tensorflow as tf

drop = tf.keras.layers.Dropout(0.0, seed=1)
scale = 2.0


@tf.function
def f(x):
    return drop(x, training=True) * scale  # expect: TFF109, TFF109


print(float(tf.reduce_sum(f(tf.ones([100])))))
drop.rate = 0.9
scale = 3.0
print("after rate = 0.9 and scale = 3:", float(tf.reduce_sum(f(tf.ones([100])))))
