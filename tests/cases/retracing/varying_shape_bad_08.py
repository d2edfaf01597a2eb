# Random images of another size for each scale, through a helper's parameter.
# observed: traces 4
import tensorflow as tf


@tf.function
def energy(image):
    return tf.reduce_sum(image**2)


def run(size):
    image = tf.random.uniform([size, size])
    return energy(image)  # expect: TFF116


for scale in range(1, 5):
    run(8 * scale)
print("traces", energy.experimental_get_tracing_count())
