# tf.map_fn and tf.while_loop in eager code run their bodies in Python: prints appear each time.
# observed: eager body 1.0 | eager body 2.0 | [2. 4.] | iteration 0 | iteration 1 | 2

import tensorflow as tf


def body(v):
    print("eager body", v.numpy())
    return v * 2.0


print(tf.map_fn(body, tf.constant([1.0, 2.0])).numpy())
i = tf.while_loop(
    lambda i: i < 2, lambda i: [print("iteration", i.numpy()) or i + 1], [tf.constant(0)])
print(int(i[0]))
