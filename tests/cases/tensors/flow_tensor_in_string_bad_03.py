# Percent and format.
# observed: graph b'item-Tensor("i:0", shape=(), dtype=int32)' eager... | graph b'item-Tensor("i:0", shape=(),
#   dtype=int32)' eager... | graph b'item-Tensor("i:0", shape=(), dtype=int32)' eager...
# eager: graph b'item-tf.Tensor(7, shape=(), dtype=int32)' eager b... | graph b'item-7' eager b'item-7' | graph
#   b'item-tf.Tensor(7, shape=(), dtype=int32)' eager b...
import tensorflow as tf


@tf.function
def label(i):
    return tf.constant("item-%s" % i)  # expect: TFF153


@tf.function
def label2(i):
    return tf.constant("item-{}".format(i))  # expect: TFF153


@tf.function
def label3(i):
    return tf.constant("item-" + str(i))  # expect: TFF153


i = tf.constant(7)
for fn in (label, label2, label3):
    print("graph", fn(i).numpy(), "eager", fn.python_function(i).numpy())
