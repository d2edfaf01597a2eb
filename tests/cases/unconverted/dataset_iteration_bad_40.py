# A Dataset is unpacked, and zipped with a list that is longer than it.
# observed: ValueError | OutOfRangeError
# eager: 1 | 0
import tensorflow as tf

dataset = tf.data.Dataset.range(1)
pair = tf.data.Dataset.range(2)


@tf.function
def unpacked():
    first, second = pair  # expect: TFF149
    return first + second


@tf.function
def zipped(x):
    for value, weight in zip(dataset, [1, 2]):  # expect: TFF149
        x += value * weight
    return x


def run(function, *args):
    try:
        print(function(*args).numpy())
    except Exception as error:
        print(type(error).__name__)


run(unpacked)
run(zipped, tf.constant(0, tf.int64))
