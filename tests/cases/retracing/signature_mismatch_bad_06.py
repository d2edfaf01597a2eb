# A flag and a mode that are fixed to their defaults.
# observed: TypeError | TypeError
# eager: tf.Tensor(1.0, shape=(), dtype=float32)
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None])])
def forward(x, training=False, mode="sum"):
    return tf.reduce_sum(x) if mode == "sum" else tf.reduce_mean(x)


def run(**settings):
    try:
        return forward(tf.ones([2]), mode="mean")  # expect: TFF119
    except TypeError as err:
        return type(err).__name__


try:
    forward(tf.ones([2]), True)  # expect: TFF119
except TypeError as err:
    print(type(err).__name__)
print(run())
