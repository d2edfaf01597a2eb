# A tensor of the trace is of no use outside of its graph: in tf.init_scope, and in what tf.py_function calls, unless it is handed over.
# observed: InvalidArgumentError InvalidArgumentError UnimplementedError TypeError TypeError TypeError 8 2 7 3
# eager: 10 9 8 5 3 7 8 2 7 3
import numpy as np
import tensorflow as tf

table = tf.Variable(4)


@tf.function
def by_name(x):
    y = x * 2

    def body(a):
        return a + y + y  # expect: TFF105

    return tf.py_function(body, [x], tf.int32)


@tf.function
def by_lambda(x):
    return tf.py_function(lambda: tf.square(x) + 5, [], tf.int32)  # expect: TFF105


@tf.function
def by_array(x):
    def outer():
        return tf.numpy_function(lambda a: np.add(a, y), [x], tf.int32)  # expect: TFF105

    y = x * 3
    return outer()


@tf.function
def lifted(x):
    with tf.init_scope():
        y = x + 3  # expect: TFF105
    return y


@tf.function
def lifted_op(x):
    with tf.init_scope():
        y = tf.reduce_sum(tf.ones_like(x)) + 2  # expect: TFF105
    return y


@tf.function
def assigned(x):
    with tf.init_scope():
        table.assign(x)  # expect: TFF105
    return table + 5


@tf.function
def handed_over(x):
    y = x * 2

    def body(a, y):
        return a + y + 2

    return tf.py_function(body, [x, y], tf.int32)


@tf.function
def known(x):
    y = tf.reshape(x, [1])
    return tf.py_function(lambda a: a if y is None else a * y.shape[0] * tf.size(y), [x], tf.int32)


@tf.function
def variable(x):
    return tf.py_function(lambda a: a + table + 3, [x], tf.int32) - x + 2 - table + 2


@tf.function
def made_there(x):
    with tf.init_scope():
        y = tf.zeros(x.shape, x.dtype) + 1
    return x + y


for function in (by_name, by_lambda, by_array, lifted, lifted_op, assigned, handed_over, known, variable, made_there):
    try:
        print(int(function(tf.constant(2))), end=" ")
    except Exception as err:
        print(type(err).__name__, end=" ")
