# A function that module code calls.
# observed: True
import tensorflow as tf


def configure():
    tf.random.set_seed(1)
    tf.config.run_functions_eagerly(True)  # expect: TFF174


configure()
print(tf.config.functions_run_eagerly())
