# A tensor kept in a global is symbolic: it has no numpy() afterwards.
# source: https://www.tensorflow.org/guide/function
# observed: 3 | AttributeError 'SymbolicTensor' object has no attribute 'numpy'
import tensorflow as tf

last = None

@tf.function
def leaky(a):
    global last
    last = a + 1  # expect: TFF105
    return a + 2

print(leaky(tf.constant(1)).numpy())
try:
    last.numpy()
except Exception as err:
    print(type(err).__name__, str(err).splitlines()[0][:60])
