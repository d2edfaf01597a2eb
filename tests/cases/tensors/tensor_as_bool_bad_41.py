# The truth of tensors that is asked for in a list beside numbers, by any() of one, by filter and by the methods of lists.
# observed: largest OperatorNotAllowedInGraphError | single OperatorNotAllowedInGraphError |
#   kept OperatorNotAllowedInGraphError | placed OperatorNotAllowedInGraphError | near 3.0
# eager: largest 6.0 | single 1.0 | kept 2.0 | placed 1.0 | near 3.0
import tensorflow as tf

NAMES = ["a", "b"]



@tf.function
def largest(x):
    return max([1.0, tf.reduce_sum(x)])  # expect: TFF154


@tf.function
def single(x):
    return 1.0 if any([tf.reduce_sum(x) > 1.0]) else 0.0  # expect: TFF154


@tf.function
def kept(x):
    return float(len(list(filter(lambda part: part > 1.0, tf.unstack(x)))))  # expect: TFF154


@tf.function
def placed(x):
    return float([0.0, tf.reduce_sum(x)].index(tf.reduce_sum(x) + 0.0))  # expect: TFF154


@tf.function
def near(x):
    total = tf.reduce_sum(x)
    count = NAMES.index("b") + bool([total]) + len(max({"loss": total, "rate": total})) - 4
    parts = [*filter(tf.is_tensor, [x, 1.0])]
    return tf.cast(count + len(parts), tf.float32) + 0.0 * max([total])


x = tf.constant([1.0, 2.0, 3.0])
for name, run in (
    ("largest", lambda: largest(x)),
    ("single", lambda: single(x)),
    ("kept", lambda: kept(x)),
    ("placed", lambda: placed(x)),
    ("near", lambda: near(x)),
):
    try:
        print(name, float(run()))
    except Exception as error:
        print(name, type(error).__name__)
