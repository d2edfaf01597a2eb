# Setattr call.
# observed: graph tf.Tensor([-0.5], shape=(1,), dtype=float32) eager tf.Tensor([-0.1], shape=(1,),
#   dtype=float32)
import tensorflow as tf


class Cfg:
    rate = 0.1


@tf.function
def f(x):
    cfg = Cfg()
    if tf.reduce_sum(x) > 0:
        setattr(cfg, "rate", 0.5)  # expect: TFF136
    return x * cfg.rate


x = tf.constant([-1.0])
print("graph", f(x), "eager", f.python_function(x))
