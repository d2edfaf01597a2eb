# reduced from transformers 4.44.2 transformers/benchmark/benchmark_tf.py:57
# observed: 2.0 | logs Instructions for updating: | logs experimental_compile is deprecated, use jit_compile instead
# eager: 2.0 | logs Instructions for updating: | logs experimental_compile is deprecated, use jit_compile instead
import functools

import tensorflow as tf


def run_with_tf_optimizations(use_xla):
    def run_func(func):
        @functools.wraps(func)
        @tf.function(experimental_compile=use_xla)  # expect: TFF181
        def run_in_graph_mode(*args, **kwargs):
            return func(*args, **kwargs)

        return run_in_graph_mode

    return run_func


@run_with_tf_optimizations(use_xla=True)
def forward(x):
    return x * 2.0


print(forward(tf.constant(1.0)).numpy())
