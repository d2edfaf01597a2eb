# What the function captures is narrowed like what it is given; `isinstance` of a tuple of classes knows the tensor no better.
# observed: 0.0 | 0.0 | -1.0 | 4.0 | 2.0 | 1.0
# eager: 1099511627776.0 | 1099511627776.0 | 1.0 | 4.0 | 2.0 | 1.0
import tensorflow as tf

BIG = tf.constant(2**40, tf.int64)
SMALL = tf.constant(3, tf.int64)
steps = tf.Variable(2**40, dtype=tf.int64)


@tf.function
def of_constant(x):
    return tf.cast(int(BIG), tf.float32) + x  # expect: TFF140


@tf.function
def of_variable(x):
    return tf.cast(int(steps), tf.float32) + x  # expect: TFF140


@tf.function
def asked(x):
    n = int(tf.reduce_sum(x))
    if isinstance(n, (int, float)):  # expect: TFF140
        return x + 1.0
    return x - 1.0


@tf.function
def small(x):
    return tf.cast(int(SMALL), tf.float32) + x + 1.0


@tf.function
def asked_for_tensors(x):
    n = int(tf.reduce_sum(x))
    return x + 2.0 if isinstance(n, (int, tf.Tensor)) else x


@tf.function
def asked_of_rank(x):
    n = int(x.shape.rank)
    return x + 1.0 if isinstance(n, (int, float)) else x


for function in (of_constant, of_variable, asked, small, asked_for_tensors, asked_of_rank):
    print(float(function(tf.constant(0.0))))
