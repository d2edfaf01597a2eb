# A list born in the call collects tensors that are stacked at the end.
# observed: [1. 2. 4. 8.] [ 1.  3.  9. 27.]

import tensorflow as tf


@tf.function
def powers(x):
    out = []
    for k in range(4):
        out.append(x ** k)
    return tf.stack(out)


print(powers(tf.constant(2.0)).numpy(), powers(tf.constant(3.0)).numpy())
