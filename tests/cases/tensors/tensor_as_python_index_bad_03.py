# A function under functools.cache has no key for a tensor.
# observed: TypeError TypeError: Tensor is unhashable. Instead, use t...
# eager: TypeError Tensor is unhashable. Instead, use tensor.ref()...
import tensorflow as tf
from functools import cache


class M:
    @staticmethod
    @cache
    def twice(v):
        return v * 2.0


@tf.function
def f(x):
    return M.twice(x)  # expect: TFF156


try:
    print(f(tf.constant([1.0, 2.0])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
