"""18x: options of tf.function."""

from flake8_tffunction.rules.base import Rule
from flake8_tffunction.rules.options.deprecated_option import DeprecatedOption

RULES: tuple[type[Rule], ...] = (DeprecatedOption,)
