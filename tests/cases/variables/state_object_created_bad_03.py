# A metric made in a traced step is refused.
# observed: error: ValueError in user code: ValueError: tf.function only supports singleton
#   tf.Variables created...

import tensorflow as tf
from tensorflow.keras import metrics


@tf.function
def evaluate(y, p):
    acc = metrics.BinaryAccuracy()  # expect: TFF122
    acc.update_state(y, p)
    return acc.result()


try:
    print(float(evaluate(tf.constant([1.0]), tf.constant([0.9]))))
except Exception as err:
    print("error:", type(err).__name__, err)
