# w = w * 0.5 on a global variable leaves it unchanged, and the name leaks a symbolic tensor.
# observed: [0.5, 0.5, 0.5] | error: AttributeError 'SymbolicTensor' object has no attribute 'numpy'

import tensorflow as tf

w = tf.Variable(1.0)


@tf.function
def decay():
    global w
    w = w * 0.5  # expect: TFF124
    return w


print([float(decay()) for _ in range(3)])
try:
    print(w.numpy())
except Exception as err:
    print("error:", type(err).__name__, err)
