# __call__, __getitem__, __contains__, __neg__, __next__, __exit__, __len__, __lt__.
# observed: [2. 4.] 2.0 True [-1. -2.] 1.0 True
import tensorflow as tf


class Vec:
    def __init__(self, v):
        self.v = v

    @tf.function
    def __call__(self, x):
        return self.v * x

    @tf.function
    def __getitem__(self, i):
        return self.v[i]

    @tf.function
    def __contains__(self, x):
        return tf.reduce_any(self.v == x)

    @tf.function
    def __neg__(self):
        return -self.v

    @tf.function
    def __next__(self):
        return self.v[0]

    @tf.function
    def __lt__(self, other):
        return tf.reduce_sum(self.v) < 10.0

    @tf.function
    def __enter__(self):
        tf.print("in", output_stream="file:///dev/null")

    @tf.function
    def __exit__(self, *exc):
        return None


v = Vec(tf.constant([1.0, 2.0]))
with v:
    print(v(2.0).numpy(), float(v[1]), tf.constant(1.0) in v, (-v).numpy(), float(next(v)), bool(v < v))
