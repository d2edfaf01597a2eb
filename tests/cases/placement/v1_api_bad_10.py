# A Saver in a step.
# observed: ends with TypeError: 'sess' must be a Session; None
import tensorflow as tf

v = tf.Variable(1.0)


@tf.function
def save(x):
    saver = tf.compat.v1.train.Saver([v])  # expect: TFF175
    saver.save(None, "model.ckpt")
    return x


print(float(save(tf.constant(1.0))))
