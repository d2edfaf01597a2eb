# A contrastive loss on two views, in a step with its optimizer.
# kind: custom training loop
import tensorflow as tf

tf.keras.utils.set_random_seed(29)
encoder = tf.keras.Sequential([tf.keras.Input((10,)), tf.keras.layers.Dense(16, "relu"), tf.keras.layers.Dense(8)])
optimizer = tf.keras.optimizers.SGD(0.1, momentum=0.9)


def contrast(first, second, temperature=0.1):
    first = tf.math.l2_normalize(first, axis=1)
    second = tf.math.l2_normalize(second, axis=1)
    similar = tf.matmul(first, second, transpose_b=True) / temperature
    labels = tf.range(tf.shape(first)[0])
    one = tf.nn.sparse_softmax_cross_entropy_with_logits(labels=labels, logits=similar)
    two = tf.nn.sparse_softmax_cross_entropy_with_logits(labels=labels, logits=tf.transpose(similar))
    return tf.reduce_mean(one + two) / 2.0


def learn(left, right):  # advise: TFF191
    with tf.GradientTape() as tape:
        loss = contrast(encoder(left), encoder(right))
    grads = tape.gradient(loss, encoder.trainable_variables)
    optimizer.apply_gradients(zip(grads, encoder.trainable_variables))
    return loss


def main(steps):
    losses = []
    step = 0
    while step < steps:
        x = tf.random.stateless_normal((12, 10), (29, step))
        losses.append(float(learn(x, x + 0.05)))
        step += 1
    return losses


if __name__ == "__main__":
    print(main(5))
