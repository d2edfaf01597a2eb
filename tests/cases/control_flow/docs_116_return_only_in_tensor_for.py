# Return only in tensor for.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/control_flow.md)
# observed: NotImplementedError NotImplementedError: a return statement cannot be placed inside this
#   TensorFlow
import tensorflow as tf

@tf.function
def first_over(values, limit):
    for v in values:
        if v > limit:
            return v  # expect: TFF139

try:
    print(first_over(tf.range(9), tf.constant(4)))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:80])
