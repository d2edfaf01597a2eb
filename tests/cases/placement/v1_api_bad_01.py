# import tensorflow.compat.v1 as tf1, InteractiveSession.
# observed: ends with InvalidArgumentError: Original stack trace for 'x':
import tensorflow as tf
import tensorflow.compat.v1 as tf1


@tf.function
def value(x):
    sess = tf1.InteractiveSession()  # expect: TFF175
    return sess.run(x)


print(value(tf.constant(1.0)))
