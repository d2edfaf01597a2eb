# A function without a return gives None.
# observed: ValueError
# eager: 1.0
import tensorflow as tf

v = tf.Variable(0.0)


def update(x):
    v.assign(x)
    return x


def skip():
    pass


@tf.function
def f(x):
    tf.cond(x > 0, lambda: update(x), skip)  # expect: TFF130
    return v.read_value()


try:
    print(f(tf.constant(1.0)).numpy())
except Exception as e:
    print(type(e).__name__)
