# do_not_convert around a helper with Python conditions only.
# observed: [2. 4.] [0.5 1. ]
import tensorflow as tf

@tf.autograph.experimental.do_not_convert
def scale(x, how):
    if how == "double" and x.shape.rank == 1:
        return x * 2.0
    for dim in x.shape:
        x = x / float(dim)
    return x


@tf.function
def f(x, how):
    return scale(x, how)


print(f(tf.constant([1.0, 2.0]), "double").numpy(), f(tf.constant([1.0, 2.0]), "other").numpy())
