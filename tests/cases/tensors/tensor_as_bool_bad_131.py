# `is True` compares objects: a flag that a tensor `if` or a graph loop sets is a tensor, and never the object True.
# observed: seen 0 | bought 0.0 | negated 3 | plain 1 | none 2 | eager 1
# eager: seen 2 | bought 3.0 | negated 1 | plain 1 | none 2 | eager 1
import tensorflow as tf


@tf.function
def seen(xs):
    found = False
    after = tf.constant(0)
    for x in xs:
        if found is True:  # expect: TFF154
            after += 1
        if x > 0:
            found = True
    return after


@tf.function
def bought(price):
    holding = False
    if price > 1.0:
        holding = True
    return price if holding is True else 0.0  # expect: TFF154


@tf.function
def negated(xs):
    stopped = False
    turns = tf.constant(0)
    for x in xs:
        if stopped is not True:  # expect: TFF154
            turns += 1
        if x > 0:
            stopped = True
    return turns


@tf.function
def plain(x, training=True, mask=None):
    flag = tf.shape(x)[0] == 1
    if training is True and mask is not False and flag is not None:
        return x[0]
    return x[0] + 1


@tf.function
def none(xs):
    last = tf.constant(0)
    for x in xs:
        if x is not None and (last is None or x > last):
            last = x
    return last


always = tf.constant(1) > 0


@tf.function
def eager(x):
    with tf.init_scope():
        known = bool(always)
    if known is True:
        return x
    return x + 1


xs = tf.constant([1, 2, 1])
print("seen", int(seen(xs)))
print("bought", float(bought(tf.constant(3.0))))
print("negated", int(negated(xs)))
print("plain", int(plain(tf.constant([1]))))
print("none", int(none(xs)))
print("eager", int(eager(tf.constant(1))))
