# reduce_retracing makes the dimension None at the second shape of a loop.
# observed: TypeError TypeError: Expected int32, but got None of type...
# eager: [TensorShape([2, 3]), TensorShape([3, 3])]
import tensorflow as tf


@tf.function(reduce_retracing=True)
def f(x):
    return x + tf.zeros([x.shape[0], 3])  # expect: TFF155


try:
    print([f(tf.ones([n, 3])).shape for n in (2, 3)])
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
