# State becomes a tuple.
# observed: ends with TypeError: (., .)
import tensorflow as tf

@tf.function
def f(xs):
    state = tf.constant(0.0)
    for x in xs:
        state = (x, x)  # expect: TFF135
    return state

print(f(tf.constant([1.0])))
