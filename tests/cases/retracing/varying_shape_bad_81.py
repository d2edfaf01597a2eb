# what is only cut off gets shorter, and what is only put on longer, also where a part of it is passed
# observed: 4 4 4 traces
import collections

import tensorflow as tf


@tf.function
def head(x):
    return x[0]


@tf.function
def tail(x):
    return x[-1]


@tf.function
def both(x):
    return x[0] + x[-1]


todo = tf.range(8.0)
for _ in range(4):
    head(todo)  # expect: TFF116
    rest = todo[1:]
    todo = rest

done = tf.zeros([1])
for _ in range(4):
    done = tf.concat([done, [1.0]], 0)
    tail(done[1:])  # expect: TFF116

seen = collections.deque()
for i in range(4):
    seen.append(float(i))
    both(tf.constant(list(seen)))  # expect: TFF116
print(*(f.experimental_get_tracing_count() for f in (head, tail, both)), "traces")
