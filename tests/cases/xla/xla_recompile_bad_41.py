# XLA compiles anew for a bound beside other indices, an index beside a slice, a size beside a number, and in a branch.
# observed: bound 1 True | column 1 True | size 1 True | branch 1 True | masked 1 False | unsigned 65.0
# eager: bound 0 False | column 0 False | size 0 False | branch 0 False | masked 0 False | unsigned 65.0
# says: used as slice bound: mask to a fixed size | used as index: use `tf.gather` | used as size: mask | used as slice bound | ...
# unsteady: seconds
from statistics import median
from time import perf_counter

import tensorflow as tf


def work(x):
    for _ in range(15):
        x = tf.tanh(x * 0.3) + tf.sin(x)
    return tf.reduce_sum(x)


def head(row, count):
    return row[:count]  # expect: TFF167


@tf.function(jit_compile=True)
def bound(x, n):
    return work(head(x[0], n))


@tf.function(jit_compile=True)
def column(x, n):
    return work(x[:, n])  # expect: TFF167


@tf.function(jit_compile=True)
def size(x, n):
    return work(tf.zeros([n, 2]) + x[0, 0])  # expect: TFF167


@tf.function(jit_compile=True)
def branch(x, n):
    if tf.reduce_sum(x) > 0.0:
        y = work(x[0, :n])  # expect: TFF167
    else:
        y = work(x[1])
    return y


@tf.function(jit_compile=True)
def masked(x, n):
    return work(tf.where(tf.range(8) < n, x, 0.0))


@tf.function(jit_compile=True)
def unsigned(x):
    return tf.reduce_sum(x)


def seconds(run):
    start = perf_counter()
    run()
    return perf_counter() - start


x = tf.ones([2, 8])
times = {"bound": [], "column": [], "size": [], "branch": [], "masked": []}
for n in tf.range(6):
    times["bound"].append((seconds(lambda: bound(x, n)), seconds(lambda: bound(x, n))))
    times["column"].append((seconds(lambda: column(x, n)), seconds(lambda: column(x, n))))
    times["size"].append((seconds(lambda: size(x, n)), seconds(lambda: size(x, n))))
    times["branch"].append((seconds(lambda: branch(x, n)), seconds(lambda: branch(x, n))))
    times["masked"].append((seconds(lambda: masked(x, n)), seconds(lambda: masked(x, n))))
for function in (bound, column, size, branch, masked):
    pairs = times[function.__name__][1:]
    again = median(first for first, _ in pairs) > 10 * median(second for _, second in pairs)
    print(function.__name__, function.experimental_get_tracing_count(), again)
del times, pairs, again
total = 0.0
for length in range(2, 12):
    total += float(unsigned(tf.ones([length])))  # expect: TFF116
print("unsigned", total)
