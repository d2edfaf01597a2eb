# Inside with and a tensor for.
# observed: ends with ValueError: negative
import tensorflow as tf

@tf.function
def f(xs):
    with tf.name_scope("check"):
        for x in xs:
            if x < 0.0:
                raise ValueError("negative")  # expect: TFF137
    return tf.reduce_sum(xs)

print(f(tf.constant([1.0])).numpy())
