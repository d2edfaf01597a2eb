# A list in the caller and one in the replica function.
# observed: [2.0, 3.0]

import tensorflow as tf


strategy = tf.distribute.get_strategy()
with strategy.scope():
    v = tf.Variable(1.0)
results = []


def replica(x):
    parts = [x * v]
    parts.append(x)
    return tf.add_n(parts)


@tf.function
def step(x):
    return strategy.run(replica, args=(x,))


for k in range(2):
    results.append(float(step(tf.constant(1.0))))
    v.assign(2.0)
print(results)
