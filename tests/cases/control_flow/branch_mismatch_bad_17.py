# Random condition with float default.
# observed: ends with TypeError: 'noise' has dtype float32 in the main branch, but dtype int32 in
#   the else branch
import tensorflow as tf

@tf.function
def jitter(x):
    noise = 0
    if tf.random.uniform(()) < 2.0:  # expect: TFF130
        noise = tf.random.normal([])
    return x + tf.cast(noise, tf.float32) * 0.0

print(jitter(tf.constant(1.0)).numpy())
