# !r in an f-string for tf.print.
# observed: mean <tf.Tensor 'Mean:0' shape=() dtype=float32> | tf.Tensor([1. 2.], shape=(2,), dtype=float32)
# eager: mean <tf.Tensor: shape=(), dtype=float32, numpy=1.5> | tf.Tensor([1. 2.], shape=(2,), dtype=float32)
import tensorflow as tf


@tf.function
def f(x):
    tf.print(f'mean {tf.reduce_mean(x)!r}')  # expect: TFF153
    return x


try:
    print(f(tf.constant([1.0, 2.0])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
