# heapq.heappush and bisect.insort.
# observed: [1, 2, 3] [1, 2, 4]
# eager: [1, 1, 3, 2] [1, 2, 2, 4]

import bisect
import heapq

import tensorflow as tf


heap, ordered = [3, 2], [1, 4]


@tf.function
def step(x):
    heapq.heappush(heap, 1)  # expect: TFF103
    bisect.insort(ordered, 2)  # expect: TFF103
    return x


for _ in range(2):
    step(tf.constant(1))
print(heap, ordered)
