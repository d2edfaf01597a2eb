"""Asks the real TensorFlow what a program does, as written and with every tf.function switched off."""
