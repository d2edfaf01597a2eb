# Lists, dicts and ranges can be read again.
# observed: 6.0 [6.]

import tensorflow as tf


weights = [1.0, 2.0]
table = {"a": 1.0}
pairs = list(zip([1.0], [2.0]))


@tf.function
def step(x):
    for w in weights:
        x = x * w
    for k, v in table.items():
        x = x + v
    for a, b in pairs:
        x = x + a * b
    for i in range(2):
        x = x + i
    return x


print(step(tf.constant(1.0)).numpy(), step(tf.constant([1.0])).numpy())
