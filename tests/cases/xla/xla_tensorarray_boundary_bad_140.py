# TensorArrays that a jitted function returns: by their name, from a call, in a list of any length.
# observed: UnimplementedError UnimplementedError UnimplementedError
# eager: 3.0 3.0 3.0
# says: return `made.stack()` | return its `stack()` | return its `stack()`
import tensorflow as tf


def filled(x):
    return tf.TensorArray(tf.float32, 1).write(0, x)


@tf.function(jit_compile=True)
def by_name(x):
    made = filled(x)
    return made  # expect: TFF169


@tf.function(jit_compile=True)
def by_call(x):
    return filled(x)  # expect: TFF169


@tf.function(jit_compile=True)
def in_list(x, count=2):
    return [filled(x) for _ in range(count)]  # expect: TFF169


def first(arrays):
    return arrays[0] if isinstance(arrays, list) else arrays


for function in (by_name, by_call, in_list):
    try:
        print(float(first(function(tf.constant(3.0))).stack()[0]), end=" ")
    except Exception as err:
        print(type(err).__name__, end=" ")
