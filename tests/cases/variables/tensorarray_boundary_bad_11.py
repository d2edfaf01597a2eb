# A traced function hands its TensorArray to the traced function that called it: a variant tensor, even there.
# observed: AttributeError AttributeError: 'SymbolicTensor' object has no attribute 'stack'
# eager: 12.0
import tensorflow as tf


@tf.function
def powers(x):
    return tf.TensorArray(tf.float32, size=2).write(0, x).write(1, x * x)  # expect: TFF120


@tf.function
def total(x):
    return tf.reduce_sum(powers(x).stack())


try:
    print(total(tf.constant(3.0)).numpy())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
