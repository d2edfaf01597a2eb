# List doubled.
# observed: ends with TypeError: [., .]
import tensorflow as tf

@tf.function
def f(xs):
    out = [0.0]
    for x in xs:
        out = out + [x]  # expect: TFF135
    return out[0]

print(f(tf.constant([1.0])))
