# A captured eager tensor whose name is rebound later stays the old one.
# observed: 4.0 | after target = 4: 4.0

import tensorflow as tf
from tensorflow import function

target = tf.constant(1.0)


@function
def loss(x):
    return x - target  # expect: TFF109


print(float(loss(tf.constant(5.0))))
target = tf.constant(4.0)
print("after target = 4:", float(loss(tf.constant(5.0))))
