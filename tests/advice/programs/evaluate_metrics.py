# An evaluation loop over batches: forward pass and three metrics.
# kind: evaluation loop
import tensorflow as tf

tf.keras.utils.set_random_seed(12)
classifier = tf.keras.Sequential([tf.keras.Input((8,)), tf.keras.layers.Dense(16, "relu"), tf.keras.layers.Dense(1)])
loss_metric = tf.keras.metrics.Mean()
precision = tf.keras.metrics.Precision()
recall = tf.keras.metrics.Recall()


def evaluate_batch(features, labels):  # advise: TFF191
    logits = tf.squeeze(classifier(features, training=False), axis=-1)
    losses = tf.nn.sigmoid_cross_entropy_with_logits(labels=labels, logits=logits)
    loss_metric.update_state(losses)
    probabilities = tf.sigmoid(logits)
    precision.update_state(labels, probabilities)
    recall.update_state(labels, probabilities)


def main(batches):
    for metric in (loss_metric, precision, recall):
        metric.reset_state()
    for i in range(batches):
        x = tf.random.stateless_normal((16, 8), (12, i))
        y = tf.cast(x[:, 0] > 0.0, tf.float32)
        evaluate_batch(x, y)
    return [loss_metric.result().numpy(), precision.result().numpy(), recall.result().numpy()]


if __name__ == "__main__":
    print(main(5))
