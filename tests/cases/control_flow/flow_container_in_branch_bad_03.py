# Dict update.
# observed: graph tf.Tensor([-2.], shape=(1,), dtype=float32) eager tf.Tensor([-1.], shape=(1,),
#   dtype=float32)
import tensorflow as tf


@tf.function
def f(x):
    out = {"scale": tf.constant(1.0)}
    if tf.reduce_sum(x) > 0:
        out.update(scale=2.0)  # expect: TFF136
    return out["scale"] * x


x = tf.constant([-1.0])
print("graph", f(x), "eager", f.python_function(x))
