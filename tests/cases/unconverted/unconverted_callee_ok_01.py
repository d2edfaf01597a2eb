# Defs of the traced function, and lambdas around helpers, are converted wherever they go.
# observed: 4.0
import tensorflow as tf

def scaled(x, by):
    return x * by if x > 0.0 else x


@tf.function
def f(x):
    def grow():
        return x * 2.0 if x > 1.0 else x

    return tf.cond(x > 0.0, grow, lambda: scaled(x, 3.0))


print(f(tf.constant(2.0)).numpy())
