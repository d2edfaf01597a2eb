# Under a tensor `if`, helpers change what they or the branch made, what assigns variables, and what is made once.
# observed: [16.] 1.0 0.5 | 1.0
import tensorflow as tf


class Table:
    def __init__(self):
        self.value = tf.Variable(0.0)

    def __setitem__(self, key, value):
        self.value.assign(value)


table = Table()
optimizer = tf.keras.optimizers.SGD(0.1)
optimizer.build([tf.Variable(0.0)])
cache = {}


def fill(stats, x):
    stats["sum"] = tf.reduce_sum(x)
    stats.setdefault("name", "x")


def summary(x):
    stats = {}
    values = []
    fill(stats, x)
    stats["mean"] = tf.reduce_mean(x)
    values.append(stats["mean"])
    return values[0] + stats["sum"]


def counted(x):
    total = 0.0

    def add(amount):
        nonlocal total
        total += amount

    add(1.0)
    add(2.0)
    return x * total


def kept(x):
    table["last"] = tf.reduce_sum(x)
    optimizer.learning_rate = 0.5
    if "scale" not in cache:
        cache["scale"] = 2.0
    return x * cache["scale"]


@tf.function
def f(x):
    def doubled(y):
        parts = [y]
        parts.append(y)
        return tf.add_n(parts)

    if tf.reduce_sum(x) > 0.0:
        own = {}
        fill(own, x)
        x = kept(x) + summary(x) + counted(x) + own["sum"]
        x = doubled(x)

        def inner(y):
            turns = 0

            def turn():
                nonlocal turns
                turns += 1

            turn()
            return y * float(turns)

        x = inner(x)
    return x


@tf.function
def early(x):
    if tf.reduce_sum(x) < 0.0:
        return x
    rest = {}
    fill(rest, x)
    return rest["sum"]


print(f(tf.constant([1.0])).numpy(), table.value.numpy(), optimizer.learning_rate.numpy())
print(early(tf.constant([1.0])).numpy())
