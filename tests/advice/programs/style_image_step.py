# The variable that is trained is an image.
# kind: custom training loop
import tensorflow as tf

tf.keras.utils.set_random_seed(25)
extractor = tf.keras.Sequential(
    [tf.keras.Input((12, 12, 3)), tf.keras.layers.Conv2D(4, 3, activation="relu"), tf.keras.layers.Conv2D(4, 3)]
)
image = tf.Variable(tf.random.stateless_uniform((1, 12, 12, 3), (25, 1)))
optimizer = tf.keras.optimizers.Adam(0.02)


def gram(features):
    flat = tf.reshape(features, (-1, 4))
    return tf.matmul(flat, flat, transpose_a=True) / tf.cast(tf.shape(flat)[0], tf.float32)


target = gram(extractor(tf.ones((1, 12, 12, 3))))


def style_step(picture):  # advise: TFF191
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(tf.square(gram(extractor(picture)) - target))
        loss += 1e-4 * tf.reduce_sum(tf.image.total_variation(picture))
    gradient = tape.gradient(loss, picture)
    optimizer.apply_gradients([(gradient, picture)])
    picture.assign(tf.clip_by_value(picture, 0.0, 1.0))
    return loss


def main(steps):
    losses = []
    for n in range(steps):
        losses.append(float(style_step(image)))
    return losses


if __name__ == "__main__":
    print(main(5))
