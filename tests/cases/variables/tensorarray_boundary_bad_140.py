# TensorArrays that a traced function hands out, in displays of any length; one that is its own is none of those that come in.
# observed: AttributeError AttributeError AttributeError 7.0
# eager: 3.0 3.0 3.0 7.0
# says: return `made.stack()` | return its `stack()` | return its `stack()`
import tensorflow as tf
from tensorflow import TensorArray


def filled(x):
    return TensorArray(tf.float32, 1).write(0, x)


@tf.function
def by_name(x):
    made = filled(x)
    return made  # expect: TFF120


@tf.function
def by_call(x):
    return filled(x)  # expect: TFF120


@tf.function
def in_list(x, count=2):
    return [filled(x) for _ in range(count)]  # expect: TFF120


@tf.function
def own_one(given, x):
    own = TensorArray(tf.float32, 1)
    own = own.write(0, x)
    return own.read(0) + given.read(0)


def first(arrays):
    return arrays[0] if isinstance(arrays, list) else arrays


for function in (by_name, by_call, in_list):
    try:
        print(float(first(function(tf.constant(3.0))).stack()[0]), end=" ")
    except Exception as err:
        print(type(err).__name__, end=" ")
print(float(own_one(filled(tf.constant(4.0)), tf.constant(3.0))))
