# reduced from tensorflow-probability 0.25.0 tensorflow_probability/python/math/minimize.py:126
# observed: [1.] | [2.]
# eager: [1.] | [2.]
import os

import tensorflow as tf


def _minimize_common(num_steps, x, rate=0.5, return_full=True, jit_compile=False):
    if jit_compile:
        kwargs = dict(locals())
        kwargs["jit_compile"] = False

        @tf.function(autograph=False, jit_compile=True)
        def run_jitted_minimize():
            return _minimize_common(**kwargs)

        return run_jitted_minimize()
    for _ in range(num_steps):
        x -= rate * x
    if not return_full:
        x = x[:1]
    return x


@tf.function(autograph=False)
def debugged(x):
    if vars(tf)["float32"] == x.dtype and "NO_SUCH_VARIABLE" not in os.environ:
        options = {"jit_compile": False, "return_full": False}
        return _minimize_common(1, x, **options)
    return x


print(_minimize_common(2, tf.constant([4.0, 8.0]), return_full=False, jit_compile=True).numpy())
print(debugged(tf.constant([4.0, 8.0])).numpy())
