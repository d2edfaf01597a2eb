# A Wasserstein GAN with gradient penalty, its steps as methods of a plain class.
# kind: gan
import tensorflow as tf
from tensorflow import keras

keras.utils.set_random_seed(2)


class WassersteinGan:
    def __init__(self, latent=4, features=6):
        self.latent = latent
        self.generator = keras.Sequential([keras.Input((latent,)), keras.layers.Dense(12, "tanh"), keras.layers.Dense(features)])
        self.critic = keras.Sequential([keras.Input((features,)), keras.layers.Dense(12, "relu"), keras.layers.Dense(1)])
        self.g_opt = keras.optimizers.RMSprop(1e-4)
        self.c_opt = keras.optimizers.RMSprop(1e-4)

    def gradient_penalty(self, real, fake, alpha):
        mixed = alpha * real + (1.0 - alpha) * fake
        with tf.GradientTape() as tape:
            tape.watch(mixed)
            score = self.critic(mixed)
        grads = tape.gradient(score, mixed)
        norm = tf.sqrt(tf.reduce_sum(tf.square(grads), axis=1) + 1e-12)
        return tf.reduce_mean(tf.square(norm - 1.0))

    def critic_step(self, real, z, alpha):  # advise: TFF191
        with tf.GradientTape() as tape:
            fake = self.generator(z)
            loss = tf.reduce_mean(self.critic(fake)) - tf.reduce_mean(self.critic(real))
            loss += 10.0 * self.gradient_penalty(real, fake, alpha)
        weights = self.critic.trainable_variables
        self.c_opt.apply_gradients(zip(tape.gradient(loss, weights), weights))
        return loss

    def generator_step(self, z):  # advise: TFF191
        with tf.GradientTape() as tape:
            loss = -tf.reduce_mean(self.critic(self.generator(z)))
        weights = self.generator.trainable_variables
        self.g_opt.apply_gradients(zip(tape.gradient(loss, weights), weights))
        return loss


gan = WassersteinGan()


def main(steps):
    losses = []
    for i in range(steps):
        real = tf.random.stateless_normal((8, 6), (3, i))
        z = tf.random.stateless_normal((8, 4), (4, i))
        alpha = tf.random.stateless_uniform((8, 1), (5, i))
        critic_loss = gan.critic_step(real, z, alpha)
        generator_loss = gan.generator_step(z)
        losses.append([critic_loss.numpy(), generator_loss.numpy()])
    return losses


if __name__ == "__main__":
    print(main(5))
