# get_default_session().run.
# observed: ends with AttributeError: 'NoneType' object has no attribute 'run'
import tensorflow as tf


@tf.function
def f(x):
    return tf.compat.v1.get_default_session().run(x)  # expect: TFF175


print(f(tf.ones([2])))
