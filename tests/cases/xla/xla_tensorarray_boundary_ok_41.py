# TensorArrays that stay on one side: among jitted functions, among plain ones, in a function of its own, or made eagerly.
# observed: among 3.0 | caller 3.0 | own 3.0 | counted 4.0 | sized 2.0 | static 2.0 | enclosed 3.0 | deep 3.0 | helped 5.0 | through 3.0
import tensorflow as tf


def filled(x):
    return tf.TensorArray(tf.float32, size=2).write(0, x).write(1, x * 2.0)


@tf.function
def summed(values):
    return tf.reduce_sum(values.stack())


@tf.function
def among(x):
    return summed(filled(x))


@tf.function(jit_compile=True)
def caller(x):
    values = filled(x)

    @tf.function(jit_compile=True)
    def total():
        return tf.reduce_sum(values.stack())

    return total()


@tf.function
def own(x):
    @tf.function(jit_compile=True)
    def total():
        values = filled(x)
        return tf.reduce_sum(values.stack())

    return total()


class Counter(tf.Module):
    def __init__(self):
        self.scale = 2.0

    @tf.function(jit_compile=True)
    def count(self, values):
        return abs(self.scale) * tf.cast(values.size(), tf.float32)


counter = Counter()


@tf.function
def counted(x):
    return counter.count(filled(x))


@tf.function(jit_compile=True)
def ends(x):
    values = filled(x)
    return values.read(0) + values.read(1)


def last(x):
    values = filled(x)
    return values.read(1)


@tf.function
def helped(x):
    @tf.function(jit_compile=True)
    def lasting():
        return last(x)

    return lasting() + ends(x)


@tf.function
def sized(x):
    values = filled(x)

    @tf.function(jit_compile=True)
    def total():
        return tf.cast(values.size(), tf.float32)

    return total() * x


@tf.function
def static(x):
    pair = tf.stack([x, x])

    @tf.function(jit_compile=True)
    def total():
        return tf.reduce_sum(pair) if pair.get_shape().rank == 1 else x

    return total()


@tf.function
def enclosed(x):
    return caller(x)


def build():
    values = filled(tf.constant(1.0))

    @tf.function(jit_compile=True)
    def total(x):
        return tf.reduce_sum(values.stack()) * x

    return total


built = build()


@tf.function
def through(x):
    return built(x)



def nested(x):
    values = filled(x)

    def total():
        return tf.reduce_sum(values.stack())

    return total()


@tf.function(jit_compile=True)
def deep(x):
    return nested(x)


for function in (among, caller, own, counted, sized, static, enclosed, deep, helped, through):
    print(function.__name__, float(function(tf.constant(1.0))))
