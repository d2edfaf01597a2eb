# Returns and flags that TensorFlow refuses, each for another reason: both arms return, no value, loops in loops.
# observed: NotImplementedError | ValueError | NotImplementedError | NotImplementedError | NotImplementedError
#   | NotImplementedError | NotImplementedError | NotImplementedError | NotImplementedError | ValueError |
#   ValueError | NotImplementedError | NotImplementedError
# eager: tf.Tensor([1. 2.], shape=(2,), dtype=float32) | tf.Tensor([3. 4.], shape=(2,), dtype=float32) | 1 |
#   None | 1 | None | tf.Tensor(1.0, shape=(), dtype=float32) | tf.Tensor(1.0, shape=(), dtype=float32) |
#   tf.Tensor(2.0, shape=(), dtype=float32) | tf.Tensor(2.0, shape=(), dtype=float32) | tf.Tensor([1. 2.],
#   shape=(2,), dtype=float32) | tf.Tensor([1. 2.], shape=(2,), dtype=float32) | tf.Tensor(1.0, shape=(),
#   dtype=float32) | tf.Tensor(1.0, shape=(), dtype=float32) | tf.Tensor(5.0, shape=(), dtype=float32)
import tensorflow as tf


@tf.function
def both_arms(x):
    for _ in range(3):
        if tf.reduce_sum(x) > 0.0:
            return x  # expect: TFF139
        else:
            return -x  # expect: TFF139
    return x


@tf.function
def forever(x):
    while True:
        x += 1.0
        if tf.reduce_sum(x) > 5.0:
            return x  # expect: TFF139


@tf.function
def nothing(xs):
    for row in tf.identity(xs):
        tf.print(row)
        return  # expect: TFF139


@tf.function
def none(xs):
    for row in tf.identity(xs):
        tf.print(row)
        return None  # expect: TFF139


@tf.function
def in_python_loop(xs):
    for _ in range(2):
        for row in tf.identity(xs):
            return row  # expect: TFF139
    return xs[0]


@tf.function
def python_in_graph(xs):
    for row in tf.identity(xs):
        for k in range(2):
            return row + float(k)  # expect: TFF139
    return xs[0]


@tf.function
def in_branch(xs):
    if tf.reduce_sum(xs) > 0.0:
        for row in tf.identity(xs):
            if row > 1.0:
                return row  # expect: TFF139
    return xs[0]


@tf.function
def flag_then_tensor(xs, flag=True):
    for row in tf.identity(xs):
        if flag:
            if row > 1.0:
                return row  # expect: TFF139
    return xs[0]


@tf.function
def both_arms_within(x, flag=True):
    if tf.reduce_sum(x) < 9.0:  # expect: TFF132
        for _ in range(3):
            if flag:
                if tf.reduce_sum(x) > 0.0:
                    return x  # expect: TFF139
                else:
                    return -x  # expect: TFF139
    return x


@tf.function
def branch_first(xs):
    if tf.reduce_sum(xs) > 0.0:  # expect: TFF132
        for row in tf.identity(xs):
            return row
    return xs[0]


@tf.function
def or_raise(x):
    for _ in range(3):
        if tf.reduce_sum(x) > 0.0:
            return x
        else:
            raise ValueError("negative")  # expect: TFF137
    return x


@tf.function
def or_raise_in_graph(xs):
    for row in tf.identity(xs):
        if row > 0.0:
            return row  # expect: TFF139
        else:
            raise ValueError("negative")  # expect: TFF137
    return xs[0]


@tf.function
def text_then_tensor(x):
    state = "go"
    while state:  # expect: TFF139
        x += 1.0
        state = x < 5.0
    return x


XS = tf.constant([1.0, 2.0])
for function in (
    both_arms,
    forever,
    nothing,
    none,
    in_python_loop,
    python_in_graph,
    in_branch,
    flag_then_tensor,
    both_arms_within,
    or_raise,
    branch_first,
    or_raise_in_graph,
):
    try:
        print(function(XS))
    except Exception as error:
        print(type(error).__name__)
try:
    print(text_then_tensor(tf.constant(1.0)))
except NotImplementedError as error:
    print(type(error).__name__)
