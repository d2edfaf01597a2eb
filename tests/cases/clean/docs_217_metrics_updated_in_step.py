# A metric made outside is updated in traced code.
# source: https://www.tensorflow.org/guide/effective_tf2
# observed: 0.5
import tensorflow as tf

accuracy = tf.keras.metrics.SparseCategoricalAccuracy()

@tf.function
def test_step(logits, labels):
    accuracy.update_state(labels, logits)

for _ in range(2):
    test_step(tf.constant([[0.1, 0.9], [0.8, 0.2]]), tf.constant([1, 1]))
print(float(accuracy.result()))
