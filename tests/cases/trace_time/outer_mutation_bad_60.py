# What a call changes in place is named as it is written: by a keyword, behind a star, or by a name of the method.
# observed: [1. 0.] | [0, 1, 5] | 1 | 1 | [3, 4] | 1
# eager: [ 1. -1.] | [0, 0, 1, 1, 5] | 2 | 2 | [3, 4, 4] | 2
# says: `totals` | `sizes` | `note` | `seen['x']` | `*(heap, 4)` | `list.append`
import bisect
import heapq

import numpy as np
import tensorflow as tf

totals = np.ones(2)
sizes = [5]
history = []
note = history.append
seen = {"x": []}
heap = [3]
more = []


@tf.function
def copy(x):
    np.copyto(src=totals - 1.0, dst=totals, where=[False, True])  # expect: TFF103
    return x


@tf.function
def sort(x, size):
    bisect.insort(x=size, a=sizes)  # expect: TFF103
    return x


@tf.function
def remember(x):
    note(1)  # expect: TFF103
    seen["x"].append(1)  # expect: TFF103
    heapq.heappush(*(heap, 4))  # expect: TFF103
    tf.nest.map_structure(more.append, [1])  # expect: TFF103
    return x


x = tf.constant(1.0)
for _ in range(2):
    copy(x)
    sort(x, 0)
    sort(x, 1)
    remember(x)
print(totals)
print(sizes)
print(len(history))
print(len(seen["x"]))
print(heap)
print(len(more))
