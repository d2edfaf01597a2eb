# range() of a tensor with AutoGraph off fails; len() of a static shape is Python's.
# observed: ends with TypeError: 'SymbolicTensor' object cannot be interpreted as an integer
import tensorflow as tf

@tf.function(autograph=False)
def f(x, n):
    total = x * float(len(x.shape) + 1)
    for i in range(n):  # expect: TFF145
        total = total + 1.0
    return total


print(f(tf.constant(-3.0), tf.constant(2)).numpy())
