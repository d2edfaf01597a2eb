# Returned tuple with None.
# observed: ends with ValueError: 'retval_' is None at the end of the main branch.
import tensorflow as tf

class Head(tf.Module):
    @tf.function
    def __call__(self, x):
        if tf.reduce_max(x) > 100.0:  # expect: TFF130
            return x, None
        else:
            return -x, x

print(Head()(tf.constant([1.0]))[0].numpy())
