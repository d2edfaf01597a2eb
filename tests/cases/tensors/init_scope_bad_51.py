# tf.init_scope lifts out what is made in it: a tensor of the trace stays symbolic there, without a truth or values.
# observed: truth OperatorNotAllowedInGraphError | place TypeError | parts TypeError | text b'Tensor("x:0", shape=(), dtype=int32)'
#   | found TypeError | held 2 | False
# eager: truth 2 | place 20 | parts 3 | text tf.Tensor(1, shape=(), dtype=int32) | found 1 | held 2 | True
import numpy as np
import tensorflow as tf

results = [0]


@tf.function
def truth(x):
    with tf.init_scope():
        known = 2 if bool(x) else 1  # expect: TFF154
    return known


@tf.function
def place(x):
    with tf.init_scope():
        found = [10, 20][x]  # expect: TFF156
    return found


@tf.function
def parts(x):
    doubled = tf.stack([x, x, x])
    with tf.init_scope():
        count = len(list(doubled))  # expect: TFF159
    return count


@tf.function
def text(x):
    with tf.init_scope():
        shown = str(x)  # expect: TFF153
    return shown


@tf.function
def found(x):
    with tf.init_scope():
        known = x in (1, 2)  # expect: TFF154
    return 1 if known else 0


@tf.function
def held(x):
    doubled = x * 2
    with tf.init_scope():
        results.append(doubled)  # expect: TFF105
        results[0] = doubled  # expect: TFF105
    return doubled


for function in (truth, place, parts, text, found, held):
    name = getattr(function, "python_function", function).__name__
    try:
        print(name, *tf.nest.map_structure(np.array, [function(tf.constant(1))]))
    except Exception as error:
        print(name, type(error).__name__)
print(hasattr(results[1], "numpy"))
