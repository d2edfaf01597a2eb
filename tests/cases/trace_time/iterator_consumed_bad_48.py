# A file or iterator from outside is read while tracing, whatever names it; one that the trace opens is its own.
# observed: [2.] [2.] | [3.] [3.] | [1.] [1.]
# eager: [2.] [0.] | [3.] [3.] | [1.] [2.]
# says: `handle` | `next(batches)`
import io

import tensorflow as tf

with open("lines", "w") as file:
    file.write("1\n1\n")
handle = open("lines")
batches = iter([1.0, 2.0])


@tf.function
def count(x):
    for line in handle:  # expect: TFF108
        x += float(line)
    return x


@tf.function
def own(x):
    for value in iter([1.0, 2.0]):
        x += value
    return x


@tf.function
def step(x):
    return x + next(batches)  # expect: TFF108


zero = tf.zeros([1])
print(count(zero).numpy(), count(zero).numpy())
print(own(zero).numpy(), own(zero).numpy())
print(step(zero).numpy(), step(zero).numpy())
