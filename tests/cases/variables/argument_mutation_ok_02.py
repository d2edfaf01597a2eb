# *args and **kwargs belong to the call.
# observed: 3.0
import tensorflow as tf


@tf.function
def f(*args, **kwargs):
    args = list(args)
    args.append(kwargs.pop("y"))
    kwargs["z"] = 1.0
    return tf.add_n(args)


print(f(tf.constant(1.0), y=tf.constant(2.0)).numpy())
