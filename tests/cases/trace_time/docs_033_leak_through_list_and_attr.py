# A list and an attribute keep the symbolic tensor of the only trace.
# source: https://www.tensorflow.org/guide/function
# observed: 1 Tensor("Const:0", shape=(), dtype=int32) SymbolicTensor
import tensorflow as tf

class Holder:
    field = None

cache = []
holder = Holder()

@tf.function
def leaky():
    a = tf.constant(1)
    cache.append(a)  # expect: TFF105
    holder.field = a  # expect: TFF105
    return a

leaky()
leaky()
print(len(cache), cache[0], type(holder.field).__name__)
