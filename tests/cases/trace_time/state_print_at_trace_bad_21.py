# tf.init_scope leaves the graph but still runs only while tracing: its print appears once.
# observed: init scope runs once only

import tensorflow as tf


@tf.function
def step(x):
    with tf.init_scope():
        print("init scope runs once only")  # expect: TFF101
    return x


step(tf.constant(1.0))
step(tf.constant(2.0))
