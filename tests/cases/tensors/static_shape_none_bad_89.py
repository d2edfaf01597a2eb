# A loop over a static shape comes to the None of an unknown dimension in some turn, unless a condition sorts the turns.
# observed: product TypeError | listed TypeError | known 18.0 | later 54.0 | skipped 18.0 | chosen 36.0 | open_shape 6.0
# eager: product 36.0 | listed 6.0 | known 36.0 | later 54.0 | skipped 36.0 | chosen 36.0 | open_shape 6.0
import tensorflow as tf

ROWS = [tf.TensorSpec([None, 3])]


@tf.function(input_signature=ROWS)
def product(x):
    total = 1
    for d in x.shape:
        total *= d  # expect: TFF155
    return x * total


@tf.function(input_signature=ROWS)
def listed(x):
    return tf.zeros([d for d in x.shape]) + x  # expect: TFF155


@tf.function(input_signature=ROWS)
def known(x):
    total = 1
    for d in x.shape:
        if d is not None:
            total *= d
    return x * total


@tf.function(input_signature=ROWS)
def later(x):
    total = 1.0
    for i, d in enumerate(x.shape):
        if i:
            total *= d
    for d in x.shape[1:]:
        total *= d
    return x * total


@tf.function(input_signature=ROWS)
def skipped(x):
    total = 1.0
    for d in x.shape:
        if d is None:
            continue
        total *= d
    return x * total


@tf.function(input_signature=ROWS)
def chosen(x):
    total = 1.0
    for d in x.shape:
        total *= 2 if d is None else d
    return x * total


@tf.function(input_signature=ROWS)
def open_shape(x):
    return tf.reshape(x, [-1 if d is None else d for d in x.shape]) + 0.0 * len([d for d in x.shape])


for function in (product, listed, known, later, skipped, chosen, open_shape):
    try:
        print(function.__name__, float(tf.reduce_sum(function(tf.ones([2, 3])))))
    except Exception as error:
        print(function.__name__, type(error).__name__)
