# A nested def that returns in a `with` and behind it.
# observed: ends with ValueError: the else branch must also have a return statement.
import tensorflow as tf

@tf.function
def f(x):
    def clip(v):
        with tf.name_scope("clip"):
            if v > 1.0:  # expect: TFF132
                return v * 0.0 + 1.0
        return v

    return clip(x)


print(f(tf.constant(2.0)).numpy())
