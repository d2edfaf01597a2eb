# keras.ops runs a function that it is given by name out of its own code: its body is traced once, and not converted.
# observed: OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError | turn Tensor("while/Placeholder:0",
#   shape=(), dtype=int32) | 6.0 | OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError | 1
# eager: 2.0 | 1.0 | turn 0 | turn 1 | turn 2 | 6.0 | 6.0 | 1.0 | 3
import tensorflow as tf
from keras import ops

seen = []


def step(carry, x):
    if x > 1.0:  # expect: TFF148
        return carry + x, carry
    return carry, carry


def one(x):
    if x > 1.0:  # expect: TFF148
        return x
    return -x


def turn(i, total):
    print("turn", i)  # expect: TFF101
    seen.append(total)  # expect: TFF105
    return total + 1.0


def going(i, total):
    return i < 3 and total < 100.0  # expect: TFF148


def chosen():
    if tf.constant(1.0) > 0.0:  # expect: TFF148
        return tf.constant(1.0)
    return tf.constant(0.0)


@tf.function
def scanned(x):
    return ops.scan(step, ops.sum(x) * 0.0, x)[0]


@tf.function
def mapped(x):
    return ops.map(one, x)


@tf.function
def counted(x):
    return ops.fori_loop(0, 3, turn, ops.sum(x))


@tf.function
def looped(x):
    return ops.while_loop(going, lambda i, total: (i + 1, total + 1.0), (tf.constant(0), ops.sum(x)))[1]


@tf.function
def branched(x):
    return ops.cond(ops.sum(x) > 0.0, chosen, lambda: tf.constant(3.0))


for function in (scanned, mapped, counted, looped, branched):
    try:
        print(float(tf.reduce_sum(function(tf.constant([1.0, 2.0])))))
    except tf.errors.OperatorNotAllowedInGraphError as error:
        print(type(error).__name__)
print(len(seen))
