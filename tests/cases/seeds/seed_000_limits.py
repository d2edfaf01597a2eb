# What the tutorials warn of: side effects, new shapes, new Python numbers; and what is right beside each.
# observed: Tracing #1 | 1 | Value: 1 | Tracing: dtype=<dtype: 'float32'>, shape=(2,) | Tracing:
#   dtype=<dtype: 'float32'>, shape=(3,) | Tracing: dtype=<dtype: 'float32'>, shape=()
import tensorflow as tf
import numpy as np

call_count = 0


@tf.function
def f(x):
    global call_count
    call_count += 1  # expect: TFF102
    print(f"Tracing #{call_count}")  # expect: TFF101
    return x * 2


f(tf.constant(1))
f(tf.constant(2))
print(call_count)


@tf.function
def f_correct(x):
    tf.print("Value:", x)
    return x * 2


f_correct(tf.constant(1))


@tf.function
def compute(x):
    print(f"Tracing: dtype={x.dtype}, shape={x.shape}")  # expect: TFF101
    return tf.reduce_sum(x)


compute(tf.constant([1.0, 2.0]))
compute(tf.constant([1.0, 2.0, 3.0]))  # expect: TFF116
compute(tf.constant(1.0))  # expect: TFF116


@tf.function(input_signature=[tf.TensorSpec([None], tf.float32)])
def compute_fixed(x):
    return tf.reduce_sum(x)


compute_fixed(tf.constant([1.0, 2.0]))
compute_fixed(tf.constant([1.0, 2.0, 3.0]))


@tf.function
def scale(x, factor):
    return x * factor


scale(tf.constant([1.0]), 2.0)
scale(tf.constant([1.0]), 3.0)  # expect: TFF111
scale(tf.constant([1.0]), 4.0)  # expect: TFF111


@tf.function
def scale_tensor(x, factor):
    return x * factor


scale_tensor(tf.constant([1.0]), tf.constant(2.0))
scale_tensor(tf.constant([1.0]), tf.constant(3.0))


@tf.function
def bad_fn(x):
    arr = np.array([1, 2, 3], np.int32)
    return x + tf.constant(arr)


bad_fn(tf.constant([1, 2, 3]))


@tf.function
def loop_tf(x, n):
    return tf.while_loop(
        cond=lambda i, _: i < n,
        body=lambda i, v: (i + 1, v + 1),
        loop_vars=[tf.constant(0), x],
    )[1]


loop_tf(tf.constant(1), tf.constant(5))
