# Dtypes and shapes instead of specs.
# observed: TypeError input_signature must be a possibly neste | TypeError input_signature must be a possibly
#   neste | TypeError input_signature must be a possibly neste
import tensorflow as tf


def f(x):
    return x


for make in (
    lambda: tf.function(f, input_signature=[tf.float32]),  # expect: TFF118
    lambda: tf.function(f, input_signature=[(None, 3)]),  # expect: TFF118
    lambda: tf.function(f, input_signature=[tf.TensorShape([None])]),  # expect: TFF118
):
    try:
        make()
    except TypeError as err:
        print(type(err).__name__, str(err)[:40])
