# Under if __name__ == "__main__", with the old name and a keyword.
# observed: 2.0
import tensorflow as tf


@tf.function
def step(x):
    return x * 2.0


if __name__ == "__main__":
    tf.config.experimental_run_functions_eagerly(run_eagerly=True)  # expect: TFF174
    print(float(step(tf.constant(1.0))))
