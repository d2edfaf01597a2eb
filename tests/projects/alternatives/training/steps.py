import tensorflow as tf

try:
    from .own import scaled
except ImportError:
    from fastmath import scaled

try:
    from fastmath import doubled
except ImportError:
    from .own import doubled

try:
    from .fragile import tripled
except ImportError:
    from fastmath import tripled

try:
    from .bases import Layer
except ImportError:
    Layer = object


@tf.function
def first(x):
    return scaled(x)  # expect: TFF101 own.py:9


@tf.function
def installed(x):
    return doubled(x)


@tf.function
def either(x):
    return tripled(x)


class Mine(Layer):
    def compute(self, x):
        print("base")  # expect: TFF101
        return x * 4.0
