# A bool against an int in a conditional expression.
# observed: ends with TypeError: 'x > 0.0' has dtype bool in the main branch, but dtype int32 in the
#   else branch
import tensorflow as tf

@tf.function
def f(x):
    flag = True if x > 0.0 else 0  # expect: TFF130
    return flag


print(bool(f(tf.constant(1.0))))
