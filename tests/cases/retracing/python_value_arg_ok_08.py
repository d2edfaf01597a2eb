# Two hyper-parameters, two traces each used many times.
# observed: traces 2
import tensorflow as tf


@tf.function
def crop(image, size):
    return image[:size, :size]


image = tf.ones([8, 8])
for _ in range(4):
    small = crop(image, 2)
    large = crop(image, 4)
print("traces", crop.experimental_get_tracing_count())
