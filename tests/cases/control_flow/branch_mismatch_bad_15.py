# Wrapped later under another name.
# observed: ends with TypeError: 'out' has dtype int32 in the main branch, but dtype float32 in the
#   else branch
import tensorflow as tf

def clip(v):
    if v > 1.0:  # expect: TFF130
        out = 1
    else:
        out = v
    return out

fast = tf.function(clip)
print(fast(tf.constant(0.5)).numpy())
