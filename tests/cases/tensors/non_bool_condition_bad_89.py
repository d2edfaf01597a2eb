# A sum, a norm or a difference is no tf.bool, of whatever dtype; what any, all and `&` give, elements and Python numbers may be conditions.
# observed: masked ValueError | masked2 ValueError | masked3 ValueError | named InvalidArgumentError | 1.0 | 1.0 | 1.0 | 1.0
# eager: 1.0 | 1.0 | 1.0 | -1.0 | 1.0 | 1.0 | 1.0 | 1.0
import tensorflow as tf


@tf.function
def masked(x):
    mask = tf.cast(x > 0.0, x.dtype)
    if tf.reduce_sum(mask):  # expect: TFF150
        return x
    return -x


@tf.function
def masked2(mask, x):
    if tf.reduce_sum(mask):  # expect: TFF150
        return x
    return -x


@tf.function
def masked3(mask, x):
    while tf.reduce_sum(mask):  # expect: TFF150
        mask = mask - 0.5
    return x


@tf.function
def named(mask, x):
    left = tf.reduce_max(mask) - 1.0
    return x if left else -x  # expect: TFF150


@tf.function
def anyof(mask, x):
    if tf.reduce_any(mask):
        return x
    return -x


@tf.function
def both(mask, x):
    ok = tf.reduce_all(mask) & tf.reduce_any(mask)
    if ok:
        return x
    return -x


@tf.function
def python(n, x):
    if n - 1:
        return x
    return -x


@tf.function
def picked(mask, x):
    if mask[0]:
        return x
    return -x


one, ones, true = tf.constant(1.0), tf.ones([2]), tf.constant([True])
given = {
    masked: (one,),
    masked2: (ones, one),
    masked3: (ones, one),
    named: (ones, one),
    anyof: (true, one),
    both: (true, one),
}
for f, a in {**given, python: (3, one), picked: (true, one)}.items():
    try:
        print(f(*a).numpy())
    except Exception as error:
        print(f.__name__, type(error).__name__)
