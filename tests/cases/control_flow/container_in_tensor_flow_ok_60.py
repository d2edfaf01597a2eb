# What tf.while_loop, tf.scan and tf.map_fn hand to a function are new lists and dicts: it may change them, and return them.
# observed: [0. 1. 2.] | 7.0 | [1. 3. 6.]
import tensorflow as tf


@tf.function
def nested(n):
    def body(i, arrays):
        def update(x):
            for k in range(2):
                arrays[k] = arrays[k].write(i, x)  # clean

        update(tf.cast(i, tf.float32))
        return i + 1, arrays

    start = [tf.TensorArray(tf.float32, size=0, dynamic_size=True) for _ in range(2)]
    return tf.while_loop(lambda i, a: i < n, body, (tf.constant(0), start))[1][0].stack()


def bump(values):
    values["a"] = values["a"] + 2.0  # clean


@tf.function
def helped(n):
    def body(i, values):
        bump(values)
        return i + 1, values

    return tf.while_loop(lambda i, v: i < n, body, (tf.constant(0), {"a": tf.constant(1.0)}))[1]["a"]


@tf.function
def scanned(xs):
    def step(carry, x):
        def put(value):
            carry["sum"] = value  # clean

        put(carry["sum"] + x)
        return carry

    return tf.scan(step, xs, initializer={"sum": tf.constant(0.0)})["sum"]


print(nested(tf.constant(3)).numpy())
print(helped(tf.constant(3)).numpy())
print(scanned(tf.constant([1.0, 2.0, 3.0])).numpy())
