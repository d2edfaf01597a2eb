# Exits that a Python flag decides, or that end the first turn in any case; tests of a `while` that stay Python values.
# observed: 2.0 1.0 2.0 | 1.0 4.0 1.0 | 5.0 5.0 1.0 | 1.0
import tensorflow as tf


@tf.function
def forever(x, flag):
    while True:
        x += 1.0
        if flag:
            return x


@tf.function
def in_python_loop(x, flag):
    for k in range(3):
        if flag:
            return x + float(k)
    return x


@tf.function
def branch_around(x):
    if tf.reduce_sum(x) > 0.0:
        for k in range(3):
            if k == 1:
                x += 1.0
                break
    return x


@tf.function
def first_turn(xs, flag):
    for row in tf.identity(xs):
        if flag:
            return row
    return xs[0]


@tf.function
def first_cell(matrix):
    for row in tf.identity(matrix):
        for cell in row:
            return cell
    return matrix[0, 0]


@tf.function
def counted(x):
    left = 3
    while left:
        left -= 1
        x += 1.0
    return x


@tf.function
def never(x):
    done = False
    while done:
        done = x > 5.0
        x += 1.0
    return x


@tf.function
def always_tensor(x):
    more = x < 5.0
    while more:
        x += 1.0
        more = x < 5.0
    return x


@tf.function
def unknown(x, more):
    while more:
        x += 1.0
        more = x < 5.0
    return x


@tf.function
def or_raise(x):
    for _ in range(2):
        if x.shape.rank == 0:
            return x
        else:
            raise ValueError("rank")
    return x


ONE = tf.constant(1.0)
print(forever(ONE, True).numpy(), in_python_loop(ONE, True).numpy(), branch_around(ONE).numpy())
print(first_turn(tf.constant([1.0, 2.0]), True).numpy(), counted(ONE).numpy(), never(ONE).numpy())
print(always_tensor(ONE).numpy(), unknown(ONE, tf.constant(True)).numpy(), or_raise(ONE).numpy())
print(first_cell(tf.constant([[1.0, 2.0]])).numpy())
