# The specs as the first argument of tf.function.
# observed: TypeError
import tensorflow as tf


try:

    @tf.function([tf.TensorSpec([None])])  # expect: TFF118
    def f(x):
        return x

except TypeError as err:
    print(type(err).__name__)
