# w = w - g and b -= g in place of assign_sub: refused, traced and eagerly.
# observed: error: RuntimeError in user code: RuntimeError: `variable -= value` with `tf.Variable`s
#   is not suppo...

import tensorflow as tf

w = tf.Variable([1.0, 2.0])
b = tf.Variable(0.5)


def sgd_step(x):
    global w, b
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum((w * x + b) ** 2)
    gw, gb = tape.gradient(loss, [w, b])
    w = w - 0.1 * gw  # expect: TFF124
    b -= 0.1 * gb  # expect: TFF124
    return loss


step = tf.function(sgd_step)
try:
    print(float(step(tf.ones([2]))))
    print(w)
except Exception as err:
    print("error:", type(err).__name__, err)
