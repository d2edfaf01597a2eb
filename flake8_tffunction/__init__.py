"""flake8-tffunction: what tf.function will do to your code, said before you run it."""

__version__ = "0.1.0"
