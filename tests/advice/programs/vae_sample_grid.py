# Decoding of latent points in a Python loop: many small ops for each point.
# kind: vae
import tensorflow as tf

tf.keras.utils.set_random_seed(4)
decoder = tf.keras.Sequential(
    [
        tf.keras.Input((2,)),
        tf.keras.layers.Dense(16, activation="relu"),
        tf.keras.layers.Dense(16, activation="relu"),
        tf.keras.layers.Dense(25, activation="sigmoid"),
    ]
)


def draw(z):  # advise: TFF191
    picture = decoder(z[tf.newaxis, :])
    picture = tf.reshape(picture, (5, 5))
    low, high = tf.reduce_min(picture), tf.reduce_max(picture)
    return (picture - low) / (high - low + 1e-6)


def main(points):
    grid = tf.linspace(tf.constant([-1.0, -1.0]), tf.constant([1.0, 1.0]), points + 1)
    return [draw(z).numpy().sum() for z in grid]


if __name__ == "__main__":
    print(main(5))
