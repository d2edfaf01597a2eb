# In main().
# observed: 1.0
import tensorflow as tf


@tf.function
def step(x):
    return x * tf.cast(tf.executing_eagerly(), tf.float32)


def main():
    tf.config.run_functions_eagerly(True)  # expect: TFF174
    print(float(step(tf.constant(1.0))))


if __name__ == "__main__":
    main()
