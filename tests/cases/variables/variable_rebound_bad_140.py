# Variables that are changed in place: by index, in lists and parameters, by operators that they refuse or leave to Python.
# observed: TypeError RuntimeError RuntimeError RuntimeError 3.0 3.0 3.0 3.0
# says: `v` is a tf.Variable, and takes no item assignment | `parts[0]` is a tf.Variable, and `+=` raises
#   | `self.size` is a tf.Variable, and `+=` raises | `self.whole` is a tf.Variable, and `//=` puts
#   | `weights[i]` is a tf.Variable, and `-=` raises | `more[i]` is a tf.Variable, and this puts | `mixed[1]` keeps
import tensorflow as tf

v = tf.Variable([1.0, 2.0])
weights = [tf.Variable(1.0), tf.Variable(2.0)]
more = [tf.Variable(1.0), tf.Variable(2.0)]
mixed = [tf.Variable(1.0), tf.constant(2.0)]


@tf.function
def by_index(x):
    v[0] = x  # expect: TFF124
    return x


def grow(parts, x):
    parts[0] += x  # expect: TFF124


@tf.function
def by_parameter(x):
    grow([v, v], x)
    return x


class Box:
    def __init__(self):
        self.size = tf.Variable(3.0)
        self.whole = tf.Variable(3.0)

    @tf.function
    def refused(self, x):
        self.size += x  # expect: TFF124
        return x

    @tf.function
    def replaced(self, x):
        self.whole //= x  # expect: TFF124
        return x


@tf.function
def in_list(x):
    for i in range(2):
        weights[i] -= x  # expect: TFF124
    return x


@tf.function
def out_of_list(x):
    for i in range(2):
        more[i] = more[i] + x  # expect: TFF124
    return x


@tf.function
def mixed_list(x):
    mixed[1] = mixed[1] + x  # expect: TFF105
    return x


@tf.function
def not_certain(x, plain=False):
    held = {} if plain else v
    if plain:
        held["a"] = x
        return held["a"]
    return x


box = Box()
for function in (by_index, by_parameter, box.refused, in_list, out_of_list, mixed_list, not_certain, box.replaced):
    try:
        print(float(function(tf.constant(3.0))), end=" ")
    except Exception as err:
        print(type(err).__name__, end=" ")
