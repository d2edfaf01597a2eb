# What a name holds after branches, loops, with, try and walrus.
import tensorflow as tf


def flag(seed=[]):
    return len(seed) == 0


@tf.function(input_signature=[tf.TensorSpec([3], tf.float32)])
def f(x):
    if flag():
        y = x
    else:
        y = None
    reveal(y)  # kind: tensor|none float32 (3)
    if y is not None:
        reveal(y)  # kind: tensor float32 (3)
    z = 0.0
    for v in x:
        reveal(v)  # kind: tensor float32 ()
        z = v
    reveal(z)  # kind: tensor float32 ()
    for i in tf.range(3):
        reveal(i)  # kind: tensor int32 ()
    n = 0
    for k in range(3):
        reveal(k)  # kind: number
        n += k
    reveal(n)  # kind: number
    with tf.GradientTape() as tape:
        w = x * 2.0
    reveal(w)  # kind: tensor float32 (3)
    reveal(tape.gradient(w, x))  # kind: tensor|none
    try:
        t = tf.zeros([2])
    except ValueError:
        t = tf.ones([2])
    reveal(t)  # kind: tensor float32 (2)
    u = 1 if flag() else "s"
    reveal(u)  # kind: number|string
    c = x if tf.reduce_sum(x) > 0.0 else -x
    reveal(c)  # kind: tensor float32 (3)
    for element in tf.data.Dataset.range(3):
        reveal(element)  # kind: tensor int64 ()
    while tf.reduce_sum(x) < 10.0:
        x = x * 2.0
        reveal(x)  # kind: tensor float32 (3)
    return x


f(tf.ones([3]))
