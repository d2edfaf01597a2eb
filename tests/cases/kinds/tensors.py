# What TensorFlow's calls and operators make of tensors.
import tensorflow as tf
import tensorflow.compat.v2 as tf2
from tensorflow import math as tfm


@tf.function(input_signature=[tf.TensorSpec([None, 3], tf.float32), tf.TensorSpec([], tf.int32)])
def f(x, n):
    reveal(x)  # kind: tensor float32 (None, 3)
    reveal(n)  # kind: tensor int32 ()
    reveal(x + 1.0)  # kind: tensor float32 (None, 3)
    reveal(1.0 - x)  # kind: tensor float32 (None, 3)
    reveal(-x)  # kind: tensor float32 (None, 3)
    reveal(x > 0.0)  # kind: tensor bool (None, 3)
    reveal(not tf.reduce_any(x > 0.0))  # kind: tensor bool ()
    reveal(tf.cast(x, tf.int64))  # kind: tensor int64 (None, 3)
    reveal(tf2.add(x, x))  # kind: tensor float32 (None, 3)
    reveal(tfm.argmax(x))  # kind: tensor int64 (3)
    reveal(x[0])  # kind: tensor float32 (3)
    reveal(x[:, 1:])  # kind: tensor float32 (None, 2)
    reveal(x.shape)  # kind: shape (None, 3)
    reveal(x.dtype)  # kind: dtype
    reveal(tf.shape(x))  # kind: tensor int32 (2)
    reveal(tf.is_tensor(x))  # kind: number
    reveal(x is None)  # kind: number False
    reveal(len(x.shape))  # kind: number 2
    reveal(isinstance(x, tf.Tensor))  # kind: number
    reveal(tf.unstack(x, num=2) if False else None)  # kind: none
    reveal(tf.TensorArray(tf.float32, 3))  # kind: tensorarray
    reveal(tf.float32)  # kind: dtype tf.float32 float32
    reveal(tf.data.Dataset.range(3))  # kind: dataset
    reveal(abs(n))  # kind: tensor int32
    reveal(int(x[0, 0]))  # kind: tensor int32
    reveal(float(n))  # kind: tensor float32
    return x


f(tf.ones([2, 3]), tf.constant(1))
