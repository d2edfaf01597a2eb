# Signatures make tensors of Python values, nests are taken apart to their ends, unknown values have no dtype, Lambdas may split.
# observed: 1.0 | 2.0 | 4.0 | [[2. 2.]] | TypeError | InvalidArgumentError
# eager: 1.0 | 2.0 | 4.0 | [[2. 2.]] | 1.0 | 2.0
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.float32), tf.TensorSpec([], tf.bool), tf.TensorSpec([], tf.bool)])
def declared(x, flag=False, other=True):
    x = tf.cond(other, lambda: x, lambda: -x)
    return tf.cond(flag, lambda: x + 1.0, lambda: x)


@tf.function
def undeclared(x, flag=False):
    return tf.cond(flag, lambda: x + 1.0, lambda: x)  # expect: TFF150


@tf.function
def inner(x):
    return declared(x, flag=False)


@tf.function
def mapped(x):
    record = tf.nest.map_structure(tf.convert_to_tensor, {"flip": True, "sizes": [1, 2]})
    return tf.cond(record["flip"], lambda: x + 1.0, lambda: x)


class Loop(tf.Module):
    def __init__(self, world):
        self.world = world

    @tf.function(input_signature=[tf.TensorSpec([], tf.float32)])
    def run(self, x):
        state = x
        for _ in tf.range(2):
            state = tf.reshape(self.world.step(state), tf.shape(x))
        return state


class World:
    def step(self, state):
        return state * 2.0


class Halves(tf.keras.layers.Layer):
    def __init__(self):
        super().__init__()
        self.split = tf.keras.layers.Lambda(lambda x: tf.split(x, 2, axis=-1))

    @tf.function
    def call(self, x):
        left, right = self.split(x)
        return left + right


@tf.function
def outer(x):
    return undeclared(x, flag=False)


@tf.function
def keyed(x):
    names = list(map(tf.convert_to_tensor, {"flip": True}))
    return tf.cond(names[0], lambda: x + 2.0, lambda: x + 1.0)  # expect: TFF150


worlds = {"world": World()}
loop, halves = Loop(**worlds), Halves()
for function, given in (
    (inner, tf.constant(1.0)),
    (mapped, tf.constant(1.0)),
    (loop.run, tf.constant(1.0)),
    (halves, tf.ones([1, 4])),
    (outer, tf.constant(1.0)),
    (keyed, tf.constant(0.0)),
):
    try:
        print(function(given).numpy())
    except (TypeError, tf.errors.InvalidArgumentError) as error:
        print(type(error).__name__)
