# Variables in lists and dicts: a sum takes the place of one, which the next call does not see; a list of one's own may hold it.
# observed: 1.0 | 1.0 | RuntimeError | TypeError | 3.0 | [2. 3.] | RuntimeError | 1.0 | RuntimeError | [[2.]]
#   | [2. 3.] | 4.0 | False False
import tensorflow as tf

weights = [tf.Variable(1.0), tf.Variable(2.0)]
table = {"a": tf.Variable(1.0)}
more = [tf.Variable(1.0)]
powers = [tf.Variable(3.0)]
slots = [tf.Variable(3.0)]
matrix = tf.Variable([[2.0]])
vector = tf.Variable([1.0, 2.0])


class Holder:
    def __init__(self):
        self.v = tf.Variable(1.0)


holder = Holder()


@tf.function
def summed(x):
    weights[0] = weights[0] + x  # expect: TFF124
    return x


@tf.function
def keyed(x):
    table["a"] = 3.0  # expect: TFF124
    return x


@tf.function
def added(x):
    more[0] += x  # expect: TFF124
    return x


@tf.function
def element(x):
    vector[0] = x  # expect: TFF124
    return x


@tf.function
def squared(x):
    powers[0] **= 2.0  # expect: TFF124
    return x


@tf.function
def cleared(x):
    slots[0] = None  # expect: TFF103
    return x


@tf.function
def mixed(x):
    parts = [vector, vector]
    parts[0] **= 2.0  # expect: TFF124
    parts[1] = weights[1]
    return parts[0] + parts[1] + x


@tf.function
def product(x):
    parts = [matrix]
    parts[0] @= tf.reshape(x, [1, 1])
    return parts[0]


@tf.function
def closed(x):
    v = vector

    def add():
        nonlocal v
        v = v + x

    add()
    return v


@tf.function
def lent(x):
    before = holder.v
    holder.v = before + x
    y = holder.v * 2.0
    holder.v = before
    return y


@tf.function
def own(x):
    parts = [weights[1], weights[1]]
    parts[0] = parts[0] + x
    return parts[0]


@tf.function
def named(x):
    v = vector
    v = v + x
    return v


def run(function):
    try:
        print(function(tf.constant(1.0)).numpy())
    except Exception as error:
        print(type(error).__name__)


for function in (summed, keyed, added, element, own, named, squared, cleared, mixed, product, closed, lent):
    run(function)
print(isinstance(weights[0], tf.Variable), isinstance(table["a"], tf.Variable))
