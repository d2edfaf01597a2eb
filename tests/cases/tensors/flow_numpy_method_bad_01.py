# Dot numpy.
# observed: AttributeError: in user code: AttributeError: 'SymbolicTe...
# eager: 1.0
import tensorflow as tf


@tf.function
def log_loss(x):
    loss = tf.reduce_mean(x)
    return loss.numpy()  # expect: TFF151


try:
    print(log_loss(tf.constant([1.0])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
