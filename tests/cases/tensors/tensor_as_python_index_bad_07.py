# list.pop wants a Python number.
# observed: TypeError TypeError: 'SymbolicTensor' object cannot be in...
# eager: 2
import tensorflow as tf


@tf.function
def f(n):
    return [1, 2].pop(n)  # expect: TFF156


try:
    print(f(tf.constant(1)))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
