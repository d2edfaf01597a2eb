# Deletions, aliases and library functions change outer containers while tracing; containers of each graph do not count.
# observed: 1 1 1 [1. 1. 1.] 2.0
# eager: 3 3 3 [3. 3. 3.] 2.0
import heapq

import numpy as np
import tensorflow as tf

table = {"a": 1, "b": 2}
heap = []
log = []
note = log.append
counts = np.zeros(3)
by_graph = {}


class Rows:
    def __init__(self):
        self.value = tf.Variable(0.0)

    def __setitem__(self, key, value):
        self.value.assign(value)

    def append(self, value):
        self.value.assign_add(value)


rows = Rows()


@tf.function
def f(x):
    by_graph[tf.compat.v1.get_default_graph()] = "seen"
    rows["last"] = x
    rows.append(x)
    own = []
    list.append(own, x)
    pair = (own, x)
    list.append(*pair)
    heapq.heapify(*[[2, 1]])
    zeros = np.zeros(3)
    np.copyto(dst=zeros, src=zeros)
    heapq.heappush(heap, 1)  # expect: TFF103
    note("call")  # expect: TFF103
    np.copyto(counts, counts + 1.0)  # expect: TFF103
    table["calls"] = table.get("calls", 0) + 1  # expect: TFF103
    if "a" in table:
        del table["a"]  # expect: TFF103
    return x


for _ in range(3):
    f(tf.constant(1.0))
print(table["calls"], len(heap), len(log), counts, rows.value.numpy())
