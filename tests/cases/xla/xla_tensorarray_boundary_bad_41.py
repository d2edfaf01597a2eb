# A TensorArray leaves or enters jitted code: from a lambda, in a list, from a function that others call too, by a method.
# observed: pair UnimplementedError | rows UnimplementedError | shared AttributeError | outside AttributeError |
#   method InvalidArgumentError | keyword InvalidArgumentError
# eager: pair 3.0 | rows 3.0 | shared 3.0 | outside 3.0 | method 3.0 | keyword 5.0
import tensorflow as tf

pair = tf.function(lambda x: tf.TensorArray(tf.float32, size=2).write(0, x).write(1, x * 2.0), jit_compile=True)  # expect: TFF169


@tf.function(jit_compile=True)
def rows(x):
    if x.shape.rank is None:
        return
    return [tf.TensorArray(tf.float32, size=1).write(0, x * k) for k in (1.0, 2.0)]  # expect: TFF169


@tf.function(jit_compile=True)
def steps(x):
    out = tf.TensorArray(tf.float32, size=2)
    for i in tf.range(5):
        if i > 1:
            break
        out = out.write(i, x * (tf.cast(i, tf.float32) + 1.0))
    return out  # expect: TFF169


@tf.function(jit_compile=True)
def shared(x):
    return tf.reduce_sum(steps(x).stack())


@tf.function
def outside(x):
    return tf.reduce_sum(steps(x).stack())


class Totals(tf.Module):
    def __init__(self):
        self.scale = 1.0

    @tf.function(jit_compile=True)
    def total(self, values):
        count = tf.cast(values.size(), tf.float32)
        return self.scale * tf.reduce_sum(values.stack()) + 0.0 * tf.cast(count, tf.float32)

    @tf.function(jit_compile=True)
    def scaled(self, x, values):
        return x * tf.cast(values.size(), tf.float32) + tf.reduce_sum(values.stack())


totals = Totals()


@tf.function
def method(x):
    values = tf.TensorArray(tf.float32, size=2).write(0, x).write(1, x * 2.0)
    return totals.total(values)  # expect: TFF169


@tf.function
def keyword(x):
    values = tf.TensorArray(tf.float32, size=2).write(0, x).write(1, x * 2.0)
    return totals.scaled(x, values=values)  # expect: TFF169


def shown(name, run):
    try:
        print(name, float(run()))
    except (AttributeError, tf.errors.UnimplementedError, tf.errors.InvalidArgumentError) as error:
        print(name, type(error).__name__)


one = tf.constant(1.0)
shown("pair", lambda: tf.reduce_sum(pair(one).stack()))
shown("rows", lambda: sum(float(row.read(0)) for row in rows(one)))
for function in (shared, outside, method, keyword):
    shown(getattr(function, "__name__", ""), lambda: function(one))
