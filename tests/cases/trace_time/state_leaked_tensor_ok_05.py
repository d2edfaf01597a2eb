# A list and a dict built in the call are returned.
# observed: [0.0, 2.0, 4.0] ['h0', 'h1', 'h2']

import tensorflow as tf


@tf.function
def features(x):
    outs, named = [], {}
    for k in range(3):
        h = x * float(k)
        outs.append(h)
        named[f"h{k}"] = h
    return outs, named


outs, named = features(tf.constant(2.0))
print([float(o) for o in outs], sorted(named))
