# A variable in a tuple, a list, a dict, an attribute comes out as a tensor; one that a helper returns, and this uses up, does not.
# observed: AttributeError AttributeError AttributeError 4.0 6.0
# eager: 5.0 5.0 5.0 2.0 6.0
import tensorflow as tf

v = tf.Variable(3.0)
w = tf.Variable(3.0)
weights = [tf.Variable(3.0), tf.Variable(4.0)]


@tf.function
def in_tuple(x):
    return v, x  # expect: TFF126


@tf.function
def in_list(x):
    return [weight for weight in weights]  # expect: TFF126


@tf.function
def in_dict(x):
    return {"v": v, "x": x}  # expect: TFF126


class Box:
    def __init__(self):
        self.size = tf.Variable(4.0)

    @tf.function
    def get(self):
        return self.size  # expect: TFF126


def helper():
    return w


@tf.function
def used_up(x):
    return helper() * x


def first():
    result, _ = in_tuple(tf.constant(1.0))
    result.assign(5.0)
    return result


def second():
    result = in_list(tf.constant(1.0))
    result[0].assign(5.0)
    return result[0]


def third():
    result = in_dict(tf.constant(1.0))
    result["v"].assign(5.0)
    return result["v"]


def fourth():
    result = box.get()
    box.size.assign(2.0)
    return result


def fifth():
    result = used_up(tf.constant(2.0))
    w.assign(9.0)
    return result


box = Box()
for caller in (first, second, third, fourth, fifth):
    try:
        print(float(caller()), end=" ")
    except Exception as err:
        print(type(err).__name__, end=" ")
