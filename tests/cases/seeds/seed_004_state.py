# Variables, guards, hidden mutation and a missing else, each tried once.
# observed: ValueError ValueError: tf.function only supports singleton tf.Variables created on the |
#   tf.Tensor(3, shape=(), dtype=int32) | InaccessibleTensorError The tensor <tf.Tensor 'cond/add:0'
#   shape=() dtype=int32> cannot be accessed | 1 | None | ValueError ValueError: the else branch
#   must also have a return statement.
import tensorflow as tf


def attempt(run, *args):
    try:
        print(run(*args))
    except Exception as err:
        print(type(err).__name__, str(err).strip().splitlines()[-1][:80])


@tf.function
def with_variable(x):
    v = tf.Variable(1)  # expect: TFF121
    return tf.add(x, v)


attempt(with_variable, tf.constant(2))


class Guarded:
    def __init__(self):
        self.v = None

    @tf.function
    def f(self, x):
        if self.v is None:
            self.v = tf.Variable(1)
        return tf.add(x, self.v)


c = Guarded()
attempt(c.f, tf.constant(2))


class Hidden:
    def change_state(self):
        self.a += 1  # expect: TFF123

    @tf.function
    def f(self):
        self.a = tf.constant(0)
        if tf.constant(True):
            self.change_state()
        tf.print(self.a)


x = Hidden()
attempt(x.f)


class InPlainSight:
    @tf.function
    def f(self):
        self.a = tf.constant(0)
        if tf.constant(True):
            self.a += 1
        tf.print(self.a)


y = InPlainSight()
attempt(y.f)


@tf.function
def larger(a, b):
    if tf.greater(a, b):  # expect: TFF132
        return tf.constant(1)


attempt(larger, tf.constant(3), tf.constant(2))
