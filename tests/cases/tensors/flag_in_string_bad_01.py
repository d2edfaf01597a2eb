# A flag that a tensor if sets in a loop over a tuple of limits.
# observed: tf.Tensor(b'Tensor("cond_2/Identity:0", shape=(), dtype=bool)', shape=(), dtype=string)
# eager: True
import tensorflow as tf

LIMITS = (1.0, 2.0, 3.0)


@tf.function
def clipped(x):
    hit = False
    for limit in LIMITS:
        if x > limit:
            hit = True
    if not hit:
        return x, "none"
    return x, str(hit)  # expect: TFF153


try:
    print(clipped(tf.constant(1.5))[1])
except Exception as e:
    print(type(e).__name__)
