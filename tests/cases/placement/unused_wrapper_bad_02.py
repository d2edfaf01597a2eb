# Bound to _ and to an annotated local.
# observed: eager True
import tensorflow as tf

modes = []


def step(x):
    print("eager", tf.executing_eagerly())
    return x


def main():
    compiled: object = tf.function(step, jit_compile=True)  # expect: TFF179
    return step(tf.constant(1.0))


_ = tf.function(step)  # expect: TFF179
main()
