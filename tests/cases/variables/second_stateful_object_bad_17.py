# F1Score is one of the metrics that make their state at the first update.
# observed: 1.0 | ValueError ValueError: tf.function only supports singleton tf.Variables created o
# eager: 1.0 | 1.0
import tensorflow as tf


@tf.function
def update(metric, labels, scores):
    metric.update_state(labels, scores)
    return metric.result()


labels, scores = tf.constant([[0.0], [1.0]]), tf.constant([[0.2], [0.8]])
train_f1 = tf.keras.metrics.F1Score(threshold=0.5)
test_f1 = tf.keras.metrics.F1Score(threshold=0.5)
print(round(float(update(train_f1, labels, scores)[0]), 2))
try:
    print(round(float(update(test_f1, labels, scores)[0]), 2))  # expect: TFF129
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
