"""Rewrites of programs that change nothing about what tf.function does to them: the reports must move along."""
