# An input_signature makes a tensor of whatever it is given: numbers, lists, arrays and shapes cost one trace.
# observed: 12.0 | 5.0 | 9.0 | 6 | 4.0 | 4.0 | traces 1 1 1
import array

import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None])])
def total(values):
    return tf.reduce_sum(values)


@tf.function(input_signature=[tf.TensorSpec([None], tf.int32)])
def elements(shape):
    return tf.reduce_prod(shape)


@tf.function(input_signature=[tf.TensorSpec([])])
def double(x):
    return x * 2.0


for i in range(7):
    last = float(double(i))
print(last)
for length in range(6):
    size = total(tf.ones([length]))
print(size.numpy())
print(float(total(array.array("f", [4.0, 5.0]))))
for length in range(4):
    count = elements(tf.TensorShape([2, length]))
print(int(count))
print(float(double(2)))
print(float(double(2.0)))
print("traces", *(f.experimental_get_tracing_count() for f in (total, elements, double)))
