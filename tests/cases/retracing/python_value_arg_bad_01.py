# A counter of a while loop, advanced with +=.
# observed: traces 4
import tensorflow as tf


@tf.function
def scale(x, k):
    return x * k


k = 0.0
while k < 4:
    scale(tf.constant(1.0), k)  # expect: TFF111
    k += 1
print("traces", scale.experimental_get_tracing_count())
