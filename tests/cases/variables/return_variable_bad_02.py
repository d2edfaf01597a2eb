# A traced caller gets a tensor as well.
# observed: ends with AttributeError: 'SymbolicTensor' object has no attribute 'assign_add'
# eager: 2.0
import tensorflow as tf

v = tf.Variable(1.0)


@tf.function
def get():
    return v  # expect: TFF126


@tf.function
def step(x):
    get().assign_add(x)
    return x


step(tf.constant(1.0))
print(v.numpy())
