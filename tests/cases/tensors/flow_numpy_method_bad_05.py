# Helper from traced.
# observed: AttributeError: in user code: AttributeError: 'SymbolicTe...
# eager: 0.6931471824645996
import tensorflow as tf


def entropy(p):
    return float(-(p * tf.math.log(p)).numpy().sum())  # expect: TFF151


@tf.function
def loss(p):
    return entropy(p)


try:
    print(loss(tf.constant([0.5, 0.5])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
