# In a while loop, under an if, by a call of tf.function.
# observed: traces 3 3.0
import tensorflow as tf


def loss(x):
    return tf.reduce_sum(x)


traces, i = 0, 0
while True:
    if i >= 3:
        break
    fast = tf.function(loss)  # expect: TFF113
    with tf.device("CPU:0"):
        value = fast(tf.ones([3]))
    traces += fast.experimental_get_tracing_count()
    i += 1
print("traces", traces, value.numpy())
