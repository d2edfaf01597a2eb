# A bound by name or by position, integers alone, and a state that is only added to: XLA takes these gradients.
# observed: bounded 75.0 | at_most 75.0 | counted 2.0 | added 4.0 | doubled 2.0 | spread 2.0 | scanned 12.0 | plain 75.0
import tensorflow as tf

LOOP = (lambda i: i < 9, lambda i: (i * 2,))
NAMED = {"cond": LOOP[0], "body": LOOP[1]}


@tf.function(jit_compile=True)
def bounded(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y, _ = tf.while_loop(lambda y, i: y < 100.0, lambda y, i: [y * x, i + 1], [x + 0.0, 0], maximum_iterations=8)
    return tape.gradient(y, x)


@tf.function(jit_compile=True)
def at_most(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y, _ = tf.while_loop(lambda y, i: y < 100.0, lambda y, i: [y * x, i + 1], [x + 0.0, 0], None, 10, True, False, 8)
    return tape.gradient(y, x)


@tf.function(jit_compile=True)
def counted(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        (turns,) = tf.while_loop(lambda i: i < 9, lambda i: (i * 2,), [tf.constant(1)])
        y = x * 2.0
    return tape.gradient(y, x) + 0.0 * tf.cast(turns, tf.float32)


@tf.function(jit_compile=True)
def added(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        _, y = tf.while_loop(lambda i, y: i < 3, lambda i, y: (i + 1, y + x), [tf.constant(0), x])
    return tape.gradient(y, x)


@tf.function(jit_compile=True)
def doubled(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        steps = tf.constant(1)
        while steps < 9:
            steps = steps * 2
        y = x * 2.0
    return tape.gradient(y, x) + 0.0 * tf.cast(steps, tf.float32)


@tf.function(jit_compile=True)
def spread(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        (a,) = tf.while_loop(*LOOP, [1])
        (b,) = tf.while_loop(LOOP[0], body=LOOP[1], loop_vars=list(tf.unstack(tf.constant([1]))))
        (c,) = tf.while_loop(loop_vars=[tf.constant(1)], **NAMED)
        (d,) = tf.while_loop(*LOOP, **{"loop_vars": [1]})
        y = x * 2.0
    return tape.gradient(y, x) + 0.0 * tf.cast(a + b + c + d, tf.float32)


@tf.function(jit_compile=True)
def scanned(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        steps = tf.stack([x, x])
        y, z = tf.scan(lambda state, t: (state[0] * t, state[1] + t), steps, (tf.ones([]), tf.zeros([])))
        total = y[-1] + z[-1]
    return tape.gradient(total, x)


@tf.function
def plain(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = tf.constant(1.0)
        while y < 100.0:
            y = y * x
    return tape.gradient(y, x)


for slope in (bounded, at_most, counted, added, doubled, spread, scanned, plain):
    print(slope.__name__, float(slope(tf.constant(5.0))))
