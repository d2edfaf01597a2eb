# reduced from tensorflow-probability 0.25.0 tensorflow_probability/python/internal/test_util.py:1141
# observed: 3.0
# eager: 3.0
import tensorflow as tf


def max_error(f, xs, scale=0.5):
    numerical = [_compute_numerical_jacobian(f, xs, i, scale) for i in range(len(xs))]
    return max(float(tf.reduce_max(tf.abs(jacobian))) for jacobian in numerical)


def _compute_numerical_jacobian(f, xs, i, scale):
    size_i = int(tf.size(xs[i]))

    def grad_i(d):
        return f(*(xs[:i] + [xs[i] + d * scale] + xs[i + 1 :])) - f(*(xs[:i] + [xs[i] - d * scale] + xs[i + 1 :]))

    @tf.function  # expect: TFF113
    def _numerical_jacobians():
        return tf.map_fn(grad_i, tf.eye(size_i))

    return _numerical_jacobians()


print(max_error(lambda a, b, c: a * b + c, [tf.ones([2]), tf.constant([2.0, 3.0]), tf.ones([2])]))
