# Numbers as conditions: of variables and eager tensors too, and as operands of `and`; in tf.init_scope some of them are eager.
# observed: counted ValueError | limited InvalidArgumentError | down ValueError | unset TypeError | fallback TypeError |
#   filled TypeError | asked TypeError | sized ValueError | lifted ValueError | lifted_not InvalidArgumentError |
#   python OperatorNotAllowedInGraphError | python_not OperatorNotAllowedInGraphError | listed OperatorNotAllowedInGraphError |
#   near 8.0
# eager: counted 3.0 | limited 3.0 | down 3.0 | unset 0.0 | fallback 6.0 | filled 3.0 | asked 3.0 | sized 3.0 | lifted 6.0 |
#   lifted_not 0.0 | python 3.0 | python_not 1.0 | listed 2.0 | near 8.0
import numpy as np
import tensorflow as tf

STEPS = tf.Variable(3, dtype=tf.int64)
LIMIT = tf.constant(2)
READY = tf.Variable(True)
RATE = np.array(0.0, "float32")


@tf.function
def counted(x):
    if STEPS:  # expect: TFF150
        return tf.reduce_sum(x)
    return 0.0


@tf.function
def limited(x):
    return tf.reduce_sum(x) if LIMIT else 0.0  # expect: TFF150


@tf.function
def down(x):
    n = LIMIT
    while n:  # expect: TFF150
        n -= 1
    return tf.reduce_sum(x)


@tf.function
def unset(x):
    if not STEPS:  # expect: TFF150
        return tf.reduce_sum(x)
    return 0.0


@tf.function
def fallback(x):
    return tf.cast(STEPS or 1, tf.float32) + tf.reduce_sum(x)  # expect: TFF150


@tf.function
def filled(x):
    if tf.reduce_all(x > 0.0) and tf.size(x):  # expect: TFF150
        return tf.reduce_sum(x)
    return 0.0


@tf.function
def asked(x, training=True):
    if training and tf.reduce_all(x > 0.0) and tf.size(x):  # expect: TFF150
        return tf.reduce_sum(x)
    return 0.0


@tf.function
def sized(x, training=True):
    if training and tf.size(x):  # expect: TFF150
        return tf.reduce_sum(x)
    return 0.0


@tf.function
def lifted(x):
    rate = 1.0
    with tf.init_scope():
        if tf.size([1, 2]):  # expect: TFF150
            rate = 2.0
    return tf.reduce_sum(x) * rate


@tf.function
def lifted_not(x):
    with tf.init_scope():
        rate = tf.cast(not tf.size([1, 2]), tf.float32)  # expect: TFF150
    return tf.reduce_sum(x) * rate


@tf.function(autograph=False)
def python(x):
    if tf.size(x):  # expect: TFF145
        return tf.reduce_sum(x)
    return 0.0


@tf.function(autograph=False)
def python_not(x):
    return tf.where(not tf.size(x), 0.0, 1.0)  # expect: TFF145


@tf.function
def listed(x):
    return float(len([rate for rate in (1.0, 2.0) if tf.size(x)]))  # expect: TFF154


@tf.function
def near(x, training=True):
    total = tf.reduce_sum(x)
    if READY:
        total += 1.0
    if not RATE and not READY:
        total += 1.0
    with tf.init_scope():
        rate = 2.0 if tf.size([1, 2]) else 1.0
        count = tf.size([1, 2]) and tf.size([1])
    return total * rate * tf.cast(training and count, tf.float32)


x = tf.constant([1.0, 2.0])
for name in (
    "counted limited down unset fallback filled asked sized lifted lifted_not python python_not listed near"
).split():
    try:
        print(name, float(globals()[name](x)))
    except Exception as error:
        print(name, type(error).__name__)
