# Compiled by XLA and called from a traced function: its option is its own.
# kind: numeric work
import tensorflow as tf


@tf.function(jit_compile=True)
def fused(x):
    for _ in range(20):
        x = tf.sin(x) * 1.01 + tf.cos(x) * 0.1
    return x


@tf.function
def total(x):  # keep: needed
    return tf.reduce_sum(fused(x) * fused(x + 1.0))


def main(steps):
    return [total(tf.linspace(0.0, 1.0, 2000) + float(i)).numpy() for i in range(steps)]


if __name__ == "__main__":
    print(main(4))
