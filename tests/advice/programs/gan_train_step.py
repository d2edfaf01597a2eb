# A DCGAN-like pair with two tapes in a step at module level.
# kind: gan
import tensorflow as tf

tf.keras.utils.set_random_seed(1)
noise = tf.random.Generator.from_seed(7)
bce = tf.keras.losses.BinaryCrossentropy(from_logits=True)
generator = tf.keras.Sequential([tf.keras.layers.Dense(16, activation="relu"), tf.keras.layers.Dense(8)])
discriminator = tf.keras.Sequential([tf.keras.layers.Dense(16, activation="relu"), tf.keras.layers.Dense(1)])
generator.build((None, 4))
discriminator.build((None, 8))
generator_optimizer = tf.keras.optimizers.Adam(1e-3)
discriminator_optimizer = tf.keras.optimizers.Adam(1e-3)
images = tf.data.Dataset.from_tensor_slices(tf.random.stateless_normal((64, 8), (1, 2))).batch(16)


def generator_loss(fake):
    return bce(tf.ones_like(fake), fake)


def discriminator_loss(real, fake):
    return bce(tf.ones_like(real), real) + bce(tf.zeros_like(fake), fake)


def train_step(batch):  # advise: TFF191
    z = noise.normal((16, 4))
    with tf.GradientTape() as gen_tape, tf.GradientTape() as disc_tape:
        fake = generator(z, training=True)
        real_score = discriminator(batch, training=True)
        fake_score = discriminator(fake, training=True)
        gen_loss = generator_loss(fake_score)
        disc_loss = discriminator_loss(real_score, fake_score)
    gen_gradients = gen_tape.gradient(gen_loss, generator.trainable_variables)
    disc_gradients = disc_tape.gradient(disc_loss, discriminator.trainable_variables)
    generator_optimizer.apply_gradients(zip(gen_gradients, generator.trainable_variables))
    discriminator_optimizer.apply_gradients(zip(disc_gradients, discriminator.trainable_variables))
    return gen_loss, disc_loss


def main(epochs):
    history = []
    for _ in range(epochs):
        for batch in images:
            gen_loss, disc_loss = train_step(batch)
        history.append((float(gen_loss), float(disc_loss)))
    return history


if __name__ == "__main__":
    print(main(5))
