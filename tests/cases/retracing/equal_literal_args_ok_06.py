# 1 and True, where only the truth counts.
# observed: 3.0 3.0
import tensorflow as tf


@tf.function
def forward(x, training):
    if training and x.shape.rank == 0:
        x = x * 2.0
    return x if not training else x + 1.0


print(forward(tf.constant(1.0), 1).numpy(), forward(tf.constant(1.0), True).numpy())
