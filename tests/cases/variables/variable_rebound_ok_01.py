# Values of a variable under local names may be changed in place.
# observed: 4.0
import tensorflow as tf

w = tf.Variable(1.0)


@tf.function
def step(x):
    v = w.read_value()
    v += x
    t = tf.identity(w)
    t -= x
    u = w + 0.0
    u *= x
    return v + t + u


print(step(tf.constant(2.0)).numpy())
