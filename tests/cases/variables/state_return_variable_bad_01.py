# A function that returns its variable returns a tensor, without assign.
# observed: EagerTensor | error: AttributeError 'tensorflow.python.framework.ops.EagerTensor' object
#   has no attribute 'assign'

import tensorflow as tf

v = tf.Variable(1.0)


@tf.function
def get():
    return v  # expect: TFF126


out = get()
print(type(out).__name__)
try:
    out.assign(5.0)
except Exception as err:
    print("error:", type(err).__name__, err)
