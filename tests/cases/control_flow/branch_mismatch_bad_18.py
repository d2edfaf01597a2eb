# Argmax int64 against int32.
# observed: ends with TypeError: 'i' has dtype int64 in the main branch, but dtype int32 in the else
#   branch
import tensorflow as tf

@tf.function
def best(x):
    if tf.reduce_max(x) > 0.0:  # expect: TFF130
        i = tf.argmax(x)
    else:
        i = tf.constant(-1)
    return i

print(best(tf.constant([1.0, 2.0])).numpy())
