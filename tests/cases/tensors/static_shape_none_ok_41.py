# An open dimension where None is asked about, is a default, or has a dynamic size beside it.
# observed: by_branch 4.0 | renamed 4.0 | by_method 4.0 | split 12.0 | nested 3.0 | array 12.0 | looped 12.0 | length 4.0 |
#   member 12.0 | smallest 3.0
import tensorflow as tf
from tensorflow import shape as dynamic_shape

OPEN = [tf.TensorSpec([None, 3], tf.float32)]
ANY = [tf.TensorSpec(None, tf.float32)]
KNOWN = {None, 4}


class Sizes:
    def shape(self, x):
        return tf.shape(x)[0]


sizes = Sizes()


@tf.function(input_signature=OPEN)
def by_branch(x):
    n = x.shape[0]
    if n:
        rows = n
    else:
        rows = tf.shape(x)[0]
    return tf.cast(rows, tf.float32)


@tf.function(input_signature=OPEN)
def renamed(x):
    rows = x.shape[0] or dynamic_shape(x)[0]
    return tf.cast(rows, tf.float32)


@tf.function(input_signature=OPEN)
def by_method(x):
    rows = x.shape[0] or sizes.shape(x)
    return tf.cast(rows, tf.float32)


@tf.function(input_signature=OPEN)
def split(x):
    return tf.add_n([tf.reduce_sum(part) for part in tf.split(x, 3, axis=1, num=x.shape[0])])


@tf.function(input_signature=OPEN)
def nested(x):
    kept = tf.nest.map_structure(lambda size: 3, [x.shape[0], x.shape[1]])
    return tf.reduce_sum(x[0]) + 0.0 * kept[0]


@tf.function(input_signature=OPEN)
def array(x):
    steps = tf.TensorArray(tf.float32, 1, element_shape=x.shape)
    return tf.reduce_sum(steps.write(0, x).stack())


@tf.function(input_signature=ANY)
def looped(x):
    total = 0.0
    for row in x:
        total += tf.reduce_sum(row)
    return total


@tf.function(input_signature=ANY)
def length(x):
    return tf.cast(len(x), tf.float32)


@tf.function(input_signature=OPEN)
def member(x):
    return tf.reduce_sum(x) if x.shape[0] in KNOWN else x[0, 0]


@tf.function(input_signature=OPEN)
def smallest(x):
    return tf.cast(min(*x.shape[1:], 7), tf.float32) + 0.0 * tf.reduce_sum(x)


for f in (by_branch, renamed, by_method, split, nested, array, looped, length, member, smallest):
    print(f.__name__, float(f(tf.ones([4, 3]))))
