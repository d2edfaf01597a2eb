# A missing key that the branch adds, or after which the function may return, is no error that makes each call trace.
# observed: no scale for 7 | unknown 7 | 2.0 1.0 | 2.0 1.0
# eager: no scale for 7 | unknown 7 | 2.0 1.0 | no scale for 7 | unknown 7 | 2.0 1.0
import tensorflow as tf

SCALES = {1: 2.0}


@tf.function
def scaled(x, key):
    if key not in SCALES:
        print("no scale for", key)  # expect: TFF101
        key = 1
    return x * SCALES[key]


@tf.function
def checked(x, key):
    if key not in SCALES:
        print("unknown", key)  # expect: TFF101
    if x.shape.rank == 0:
        return x
    return x * SCALES[key]


for _ in range(2):
    print(scaled(tf.constant(1.0), 7).numpy(), checked(tf.constant(1.0), 7).numpy())
