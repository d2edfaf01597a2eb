# A prediction step over a dataset: forward pass, softmax, top classes.
# kind: evaluation loop
import tensorflow as tf

tf.keras.utils.set_random_seed(32)
network = tf.keras.Sequential(
    [tf.keras.Input((10,)), tf.keras.layers.Dense(16, "relu"), tf.keras.layers.Dense(16, "relu"), tf.keras.layers.Dense(5)]
)
dataset = tf.data.Dataset.from_tensor_slices(tf.random.stateless_normal((40, 10), (32, 1))).batch(8, drop_remainder=True)


def predict_step(batch):  # advise: TFF191
    logits = network(batch, training=False)
    probabilities = tf.nn.softmax(logits)
    best = tf.math.top_k(probabilities, k=2)
    return best.values, best.indices


def main(rounds):
    found = []
    for _ in range(rounds):
        for batch in dataset:
            values, indices = predict_step(batch)
            found.append(float(tf.reduce_sum(values)) + float(tf.reduce_sum(indices)))
    return found


if __name__ == "__main__":
    print(main(2))
