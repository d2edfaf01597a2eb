# Loops that are not unrolled, that may end early, that index Python lists, or run over what is no number; and short ones.
# observed: [0.188, 0.768, 0.259, 0.259, 0.29] | 0.7420556 | 0.67843044 0.67843044 0.67843044
import tensorflow as tf

FUNCTIONS = [tf.sin, tf.cos] * 20
NAMES = ["a", "b"] * 20


@tf.function
def in_graph(x):
    for _ in tf.range(80):
        x = tf.sin(x)
    return x


@tf.function
def indexed(x):
    for k in range(40):
        x = FUNCTIONS[k](x)
    return x


@tf.function
def named(x):
    for name in NAMES:
        with tf.name_scope(name):
            x = tf.sin(x)
    return x


@tf.function(autograph=False)
def plain(x):
    for _ in range(40):
        x = tf.sin(x)
    return x


@tf.function
def early(x, last):
    for k in range(40):
        x = tf.sin(x)
        if k == last:
            return x
    return x


@tf.function
def broken(x, last):
    for k in range(40):
        x = tf.sin(x)
        if k == last:
            break
    return x


@tf.function
def broken_after_loop(x, last):
    for k in range(40):
        if k == last:
            for _ in range(2):
                x = tf.cos(x)
            break
        x = tf.sin(x)
    return x


@tf.function
def unknown(x, turns):
    for _ in range(turns):
        x = tf.sin(x)
    return x


@tf.function
def short(x):
    for _ in range(31):
        x = tf.sin(x)
    return x


ONE = tf.constant(1.0)
print([round(float(function(ONE)), 3) for function in (in_graph, indexed, named, plain, short)])
print(broken_after_loop(ONE, 2).numpy())
print(early(ONE, 2).numpy(), broken(ONE, 2).numpy(), unknown(ONE, 3).numpy())
