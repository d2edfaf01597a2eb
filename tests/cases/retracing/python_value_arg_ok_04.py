# The same constants at every call, and a loop over two modes.
# observed: traces 2
import tensorflow as tf


@tf.function
def forward(x, mode, depth=2):
    for _ in range(depth):
        x = tf.tanh(x)
    return x if mode == "train" else -x


for _ in range(3):
    for mode in ("train", "eval"):
        forward(tf.constant(1.0), mode, depth=3)
print("traces", forward.experimental_get_tracing_count())
