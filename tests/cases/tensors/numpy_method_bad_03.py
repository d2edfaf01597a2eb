# The target of a loop over a tensor is symbolic.
# observed: AttributeError AttributeError: 'SymbolicTensor' object ha...
# eager: 3.0
import tensorflow as tf


@tf.function
def f(x):
    s = 0.0
    for v in x:
        s += v.numpy()  # expect: TFF151
    return s


try:
    print(f(tf.constant([1.0, 2.0])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
