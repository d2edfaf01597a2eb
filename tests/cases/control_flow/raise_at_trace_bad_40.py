# A `raise` or `assert` that only a tensor should reach: under `with`, in loops, helpers, tf.cond, behind nested branches.
# observed: ValueError | ValueError | ValueError | ValueError | AssertionError | ValueError | ValueError |
#   ValueError | ValueError | ValueError
# eager: [1.] | [1.] | [1.] | [1.] | [1.] | [1.] | [1.] | [1.] | [1.] | [1.]
import tensorflow as tf

STRICT = False


@tf.function
def scoped(x):
    if tf.reduce_sum(x) < 0.0:
        with tf.name_scope("checks"):
            raise ValueError("negative")  # expect: TFF137
    return x


@tf.function
def in_loop(x):
    if tf.reduce_sum(x) < 0.0:
        for _ in tf.range(2):
            raise ValueError("negative")  # expect: TFF137
    return x


@tf.function
def nested(x):
    if tf.reduce_sum(x) < 0.0:
        y = x * 2.0
        if tf.reduce_max(x) < 0.0:
            raise ValueError("all negative")  # expect: TFF137
        else:
            y += 1.0
            raise ValueError("some negative")  # expect: TFF137
    return x


@tf.function
def one_arm(x):
    if tf.reduce_sum(x) < 0.0:
        if tf.reduce_max(x) < 0.0:
            raise ValueError("all negative")  # expect: TFF137
        else:
            x = -x
    return x


@tf.function
def other_arm(x):
    if tf.reduce_sum(x) < 0.0:
        x = -x
    else:
        for _ in range(2):
            x += 1.0
        raise ValueError("positive")  # expect: TFF137
    return x


@tf.function
def asserted(x):
    if tf.reduce_sum(x) < 0.0:
        assert STRICT  # expect: TFF137
    return x


@tf.function(autograph=False)
def by_cond(x):
    def fail():
        raise ValueError("negative")  # expect: TFF137

    return tf.cond(tf.reduce_sum(x) < 0.0, fail, lambda: x)


@tf.function
def returning(x, early):
    if tf.reduce_sum(x) < 0.0:
        if early:
            return -x
        raise ValueError("negative")  # the same `if`
    else:
        raise ValueError("positive")  # expect: TFF137


@tf.function
def half(x, flag):
    if tf.reduce_sum(x) < 0.0:
        if flag:
            raise ValueError("flag")
        else:
            x = -x
    else:
        raise ValueError("positive")  # expect: TFF137
    return x


@tf.function
def other_half(x, flag):
    if tf.reduce_sum(x) < 0.0:
        if flag:
            x = -x
        else:
            raise ValueError("flag")
    else:
        raise ValueError("positive")  # expect: TFF137
    return x


def run(function, *args):
    try:
        print(function(*args).numpy())
    except (ValueError, AssertionError) as error:
        print(type(error).__name__)


ONE = tf.constant([1.0])
for function in (scoped, in_loop, nested, one_arm, asserted, by_cond):
    run(function, ONE)
run(other_arm, -ONE)
run(returning, -ONE, True)
run(half, -ONE, False)
run(other_half, -ONE, True)
