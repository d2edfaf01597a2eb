"""Rules about where tf.function would pay, and where it buys nothing. Off by default."""

from flake8_tffunction.rules.advice.could_be_traced import CouldBeTraced
from flake8_tffunction.rules.advice.needless_function import NeedlessFunction
from flake8_tffunction.rules.base import Rule

RULES: tuple[type[Rule], ...] = (CouldBeTraced, NeedlessFunction)
