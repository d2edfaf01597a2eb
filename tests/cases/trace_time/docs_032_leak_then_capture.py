# A second function that captures a leaked tensor fails: it is out of scope.
# source: https://www.tensorflow.org/guide/function
# observed: 2 | TypeError <tf.Tensor 'add:0' shape=() dtype=int32> is out of scope and
import tensorflow as tf

last = None

@tf.function
def leaky(a):
    global last
    last = a + 1  # expect: TFF105
    return last

@tf.function
def uses_leak(b):
    return b + last

print(leaky(tf.constant(1)).numpy())
try:
    uses_leak(tf.constant(2))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[0][:60])
