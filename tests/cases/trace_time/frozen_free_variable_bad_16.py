# The rate of a Dropout layer, set in a loop.
# observed: True | True
# eager: True | False

import tensorflow as tf


drop = tf.keras.layers.Dropout(0.1)


@tf.function
def forward(x):
    return drop(x, training=True)  # expect: TFF109


for rate in (0.1, 0.9):
    drop.rate = rate
    print(bool(tf.math.count_nonzero(forward(tf.ones([1000]))) > 500))
