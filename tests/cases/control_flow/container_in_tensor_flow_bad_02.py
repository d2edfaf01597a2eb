# Dict setdefault in dataset loop.
# observed: 4
import tensorflow as tf

@tf.function
def f(ds):
    names = {}
    n = tf.constant(0)
    for v in ds:
        names.setdefault("k" + str(len(names)), 1)  # expect: TFF136
        n += 1
    return len(names) + n

print(int(f(tf.data.Dataset.range(3))))
