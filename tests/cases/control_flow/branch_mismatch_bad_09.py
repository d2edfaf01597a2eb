# Bool against tensor.
# observed: ends with TypeError: 'ok' has dtype bool in the main branch, but dtype int32 in the else
#   branch
import tensorflow as tf

@tf.function
def f(x):
    ok = 1
    if tf.reduce_all(x > 0.0):  # expect: TFF130
        ok = True
    return ok

print(f(tf.constant([-1.0])).numpy() if hasattr(f(tf.constant([-1.0])), "numpy") else f(tf.constant([-1.0])))
