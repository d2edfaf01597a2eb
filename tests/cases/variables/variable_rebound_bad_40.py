# Variables in lists and dicts: a sum takes the place of one, which the next call does not see; a list of one's own may hold it.
# observed: 1.0 | 1.0 | RuntimeError | TypeError | 3.0 | [2. 3.] | False False
import tensorflow as tf

weights = [tf.Variable(1.0), tf.Variable(2.0)]
table = {"a": tf.Variable(1.0)}
more = [tf.Variable(1.0)]
vector = tf.Variable([1.0, 2.0])


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


for function in (summed, keyed, added, element, own, named):
    run(function)
print(isinstance(weights[0], tf.Variable), isinstance(table["a"], tf.Variable))
