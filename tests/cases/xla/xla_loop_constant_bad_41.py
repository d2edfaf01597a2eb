# XLA takes no gradient of tf.while_loop without a bound, however its state is given.
# observed: by_position InvalidArgumentError | by_name InvalidArgumentError | by_mixture InvalidArgumentError |
#   with_old_arguments InvalidArgumentError | numbers InvalidArgumentError | spread InvalidArgumentError |
#   loaded InvalidArgumentError | counted InvalidArgumentError
# eager: by_position 75.0 | by_name 75.0 | by_mixture 75.0 | with_old_arguments 75.0 | numbers 75.0 | spread 500.0 |
#   loaded 50.0 | counted 75.0
import json

import tensorflow as tf

LOOP = (lambda y: y < 100.0, lambda y: (y * y,))


@tf.function(jit_compile=True)
def by_position(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        i, y = tf.while_loop(lambda i, y: y < 100.0, lambda i, y: (i + 1, y * x), (tf.constant(0), x + 0.0))  # expect: TFF165
    return tape.gradient(y, x)


@tf.function(jit_compile=True)
def by_name(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        (y,) = tf.while_loop(cond=lambda y: y < 100.0, body=lambda y: (y * x,), loop_vars=[x + 0.0])  # expect: TFF165
    return tape.gradient(y, x)


@tf.function(jit_compile=True)
def by_mixture(x):
    def body(y):
        return (y * x,)

    with tf.GradientTape() as tape:
        tape.watch(x)
        (y,) = tf.while_loop(lambda y: y < 100.0, body, loop_vars=[x + 0.0])  # expect: TFF165
    return tape.gradient(y, x)


@tf.function(jit_compile=True)
def with_old_arguments(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        (y,) = tf.while_loop(lambda y: y < 100.0, lambda y: (y * x,), [x + 0.0], None, 10, True, False)  # expect: TFF165
    return tape.gradient(y, x)


@tf.function(jit_compile=True)
def numbers(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        (y,) = tf.while_loop(lambda y: y < 100.0, lambda y: (y * x,), [1.0])  # expect: TFF165
    return tape.gradient(y, x)


@tf.function(jit_compile=True)
def spread(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        (y,) = tf.while_loop(*LOOP, [x + 0.0])  # expect: TFF165
    return tape.gradient(y, x)


@tf.function(jit_compile=True)
def loaded(x):
    rate = tf.constant(json.loads("5.0"))
    with tf.GradientTape() as tape:
        tape.watch(x)
        y, _ = tf.while_loop(lambda y, z: y < 100.0, lambda y, z: (y * z, z), [rate, x])  # expect: TFF165
    return tape.gradient(y, x)


@tf.function(jit_compile=True)
def counted(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y, turns = tf.tanh(x) * 0.0 + x, 0
        while y < 100.0:  # expect: TFF165
            y = y * x
            turns += 1
    return tape.gradient(y, x) + 0.0 * tf.cast(turns, tf.float32)


for slope in (by_position, by_name, by_mixture, with_old_arguments, numbers, spread, loaded, counted):
    try:
        print(slope.__name__, float(slope(tf.constant(5.0))))
    except tf.errors.InvalidArgumentError as error:
        print(slope.__name__, type(error).__name__)
