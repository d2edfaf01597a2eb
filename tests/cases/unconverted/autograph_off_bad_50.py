# What do_not_convert makes of a function is not converted where a Dataset calls it; `len` of a tensor needs AutoGraph, too.
# observed: OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError | TypeError | TypeError
# eager: OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError | 2 | 3.0
# says: `while` on | `and` on | `len()` on | `len()` on | `if` on
import tensorflow as tf
from tensorflow.autograph.experimental import do_not_convert


def halved(v):
    while tf.abs(v) > 1.0:  # expect: TFF145
        v = v / 2.0
    return v


def inside(v):
    return v > 0.0 and v < 9.0  # expect: TFF145


plain = do_not_convert(inside)
ds = tf.data.Dataset.from_tensor_slices([4.0, 8.0])


@tf.function(autograph=False)
def count(x):
    return len(tf.sin(x))  # expect: TFF145


@tf.function(autograph=False)
def total(x):
    found = 0.0
    for i in range(len(x)):  # expect: TFF145
        found += x[i]
    return found


def show(run):
    try:
        result = run()
        print(result.numpy() if tf.is_tensor(result) else result)
    except Exception as error:
        print(type(error).__name__)


show(lambda: ds.map(do_not_convert(halved)))
show(lambda: ds.filter(plain))
show(lambda: ds.map(do_not_convert(lambda v: v if v > 1.0 else -v)))  # expect: TFF145
show(lambda: count(tf.ones([2])))
show(lambda: total(tf.ones([3])))
