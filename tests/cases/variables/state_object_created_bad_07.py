# A hash table made in traced code remembers over three calls; eagerly it is new each time.
# observed: graph: [1, 2, 3] eager: [1, 1, 1]

import tensorflow as tf


@tf.function
def remember(k):
    t = tf.lookup.experimental.MutableHashTable(tf.string, tf.int64, 0)  # expect: TFF122
    t.insert(k, t.lookup(k) + 1)
    return t.lookup(k)


print("graph:", [int(remember(tf.constant("k"))) for _ in range(3)],
      "eager:", [int(remember.python_function(tf.constant("k"))) for _ in range(3)])
