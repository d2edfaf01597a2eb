# Islice over dataset.
# observed: 1 | error: OutOfRangeError Graph execution error: | Detected at node IteratorGetNext_1
#   defined at (most recent call last): | End of sequence | [[{{node IteratorGetNext_1}}]]
#   [Op:__inference_first_two_…]

import itertools

import tensorflow as tf


@tf.function
def first_two(ds):
    total = tf.constant(0, tf.int64)
    for v in itertools.islice(ds, 2):  # expect: TFF149
        total += v
    return total


try:
    print(int(first_two(tf.data.Dataset.range(5))))
    print("ds of one element:", int(first_two(tf.data.Dataset.range(7, 8))))
except Exception as err:
    print("error:", type(err).__name__, err)
