# Keyword arguments and star call.
# observed: ends with TypeError: 'y' has dtype int32 in the main branch, but dtype float32 in the
#   else branch
import tensorflow as tf

@tf.function
def f(x, *, limit):
    if x > limit:  # expect: TFF130
        y = 1
    else:
        y = x
    return y

print(f(limit=tf.constant(0.5), x=tf.constant(1.0)))
