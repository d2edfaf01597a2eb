# A counter that a tensor loop carries is a tensor.
# observed: TypeError TypeError: list indices must be integers or sli...
# eager: tf.Tensor(b'ba', shape=(), dtype=string)
import tensorflow as tf


@tf.function
def f(x):
    names = ['a', 'b', 'c']
    i = 0
    out = tf.constant('')
    for _ in tf.range(2):
        out = names[i] + out  # expect: TFF156
        i += 1
    return out


try:
    print(f(tf.constant([1.0, 2.0])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
