# Most metrics make their state in __init__ (twin of bad_17).
# observed: 0.0 1.0
import tensorflow as tf


@tf.function
def update(metric, labels, scores):
    metric.update_state(labels, scores)
    return metric.result()


labels, scores = tf.constant([[0.0], [1.0]]), tf.constant([[0.0], [1.0]])
train_error = tf.keras.metrics.MeanSquaredError()
test_error = tf.keras.metrics.AUC()
print(update(train_error, labels, scores).numpy(), update(test_error, labels, scores).numpy())
