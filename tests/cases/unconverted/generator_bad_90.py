# Nothing of a generator runs while it is traced: that it is one is all that is wrong with it.
# observed: TypeError | TypeError
# eager: [2] | [3]
import tensorflow as tf

ds = tf.data.Dataset.range(3)


@tf.function
def gen():
    for x in ds:
        if x > 1:
            yield x  # expect: TFF141


@tf.function
def gen2():
    total = tf.constant(0, tf.int64)
    for x in ds:
        total += x
    yield total  # expect: TFF141


for f in (gen, gen2):
    try:
        print([int(x) for x in f()])
    except Exception as error:
        print(type(error).__name__)
