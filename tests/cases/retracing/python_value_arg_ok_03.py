# A flag that follows the loop has two values.
# observed: traces 4
import tensorflow as tf


@tf.function
def forward(x, training, first):
    return x * 0.5 if training and not first else x


for epoch in range(4):
    for training in (True, False):
        forward(tf.constant(1.0), training, epoch == 0)
print("traces", forward.experimental_get_tracing_count())
