# Denoising step by step: the time is a tensor, so that one trace serves all steps.
# kind: vae
import tensorflow as tf

tf.keras.utils.set_random_seed(30)
denoiser = tf.keras.Sequential([tf.keras.Input((7,)), tf.keras.layers.Dense(16, "swish"), tf.keras.layers.Dense(6)])
betas = tf.linspace(1e-4, 0.02, 50)
alphas = 1.0 - betas
products = tf.math.cumprod(alphas)


def denoise(x, t):  # advise: TFF191
    clock = tf.fill((tf.shape(x)[0], 1), tf.cast(t, tf.float32) / 50.0)
    noise = denoiser(tf.concat([x, clock], axis=1), training=False)
    alpha = tf.gather(alphas, t)
    product = tf.gather(products, t)
    return (x - (1.0 - alpha) / tf.sqrt(1.0 - product) * noise) / tf.sqrt(alpha)


def main(steps):
    x = tf.random.stateless_normal((4, 6), (30, 1))
    for t in tf.range(steps - 1, -1, -1):
        x = denoise(x, t)
    return x.numpy()


if __name__ == "__main__":
    print(main(8))
