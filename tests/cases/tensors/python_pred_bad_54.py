# tf.cond looks into no condition while tracing: a variable or an eager tensor that is no bool is refused as well.
# observed: variable InvalidArgumentError | eager InvalidArgumentError | packed TypeError | spread 1.0 | ready 1.0
# eager: variable 1.0 | eager 1.0 | packed 1.0 | spread 1.0 | ready 1.0
# says: a tensor of int32, and `tf.cond` takes tf.bool only: compare | a tensor of int64 | a Python value, and `tf.cond`
#   takes a tensor only: write a plain `if`
import tensorflow as tf

STEPS = tf.Variable(1)
LIMIT = tf.constant(2, tf.int64)
READY = tf.Variable(True)


@tf.function
def variable(x):
    return tf.cond(STEPS, lambda: x, lambda: -x)  # expect: TFF150


@tf.function
def eager(x):
    return tf.cond(LIMIT, true_fn=lambda: x, false_fn=lambda: -x)  # expect: TFF150


@tf.function
def packed(x, training=True):
    return tf.cond(**{"pred": training, "true_fn": lambda: x, "false_fn": lambda: -x})  # expect: TFF150


@tf.function
def spread(x):
    branches = tuple(part for part in (x > 0.0, lambda: x, lambda: -x))
    return tf.cond(*branches)


@tf.function
def ready(x):
    return tf.cond(READY, lambda: x, lambda: -x)


for name in "variable eager packed spread ready".split():
    try:
        print(name, float(globals()[name](tf.constant(1.0))))
    except Exception as error:
        print(name, type(error).__name__)
