# A global is deleted while tracing; eagerly the second call finds it gone.
# observed: True
# eager: ends with NameError: name 'ready' is not defined

import tensorflow as tf


ready = True


@tf.function
def step(x):
    global ready
    del ready  # expect: TFF102
    return x


step(tf.constant(1))
step(tf.constant(1))
print("ready" in globals())
