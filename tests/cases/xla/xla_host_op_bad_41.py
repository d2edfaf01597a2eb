# A loop over a Dataset or its iterator does not compile; one that Python runs outside does.
# observed: each InvalidArgumentError | plain 6.0 | outside 6.0
# eager: each 6.0 | plain 6.0 | outside 6.0
import tensorflow as tf

data = tf.data.Dataset.from_tensor_slices([1.0, 2.0, 3.0])


@tf.function(jit_compile=True)
def each(x):
    total = x
    for value in data:  # expect: TFF162
        total += value
    return total


@tf.function
def plain(x):
    total = x
    for value in data:
        total += value
    return total


@tf.function(jit_compile=True)
def add(x, value):
    return x + value


def outside(x):
    for value in data:
        x = add(x, value)
    return x


x = tf.constant(0.0)
for name, run in (("each", lambda: each(x)), ("plain", lambda: plain(x)), ("outside", lambda: outside(x))):
    try:
        print(name, float(run()))
    except Exception as error:
        print(name, type(error).__name__)
