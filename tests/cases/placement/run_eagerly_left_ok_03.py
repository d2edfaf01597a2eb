# A function for others to call, and False.
# observed: ready
import tensorflow as tf


def debug_everything():
    """Call this from a debugger."""
    tf.config.run_functions_eagerly(True)


tf.config.run_functions_eagerly(False)
print("ready")
