# **options is a dict of the call: it may be changed.
# observed: 2.0 3.0
import tensorflow as tf


@tf.function
def f(x, **options):
    options.setdefault("scale", 2.0)
    return x * options["scale"]


print(f(tf.constant(1.0)).numpy(), f(tf.constant(1.0), scale=3.0).numpy())
