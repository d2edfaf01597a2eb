# A loop state that grows, of a length that the signature leaves open, and in a helper that a loop calls.
# observed: lengthened InvalidArgumentError | by_keyword InvalidArgumentError | unranked InvalidArgumentError |
#   rows InvalidArgumentError | loaded ValueError | fixed ValueError | nested InvalidArgumentError | free InvalidArgumentError
# eager: lengthened 5 | by_keyword 5 | unranked 5 | rows 5 | loaded 5 | fixed 5 | nested 10 | free 5
import json

import tensorflow as tf

LINE = tf.TensorSpec([None], tf.float32)


@tf.function(input_signature=[LINE], jit_compile=True)
def lengthened(x):
    for _ in tf.range(2):
        x = tf.concat([x, [1.0]], 0)  # expect: TFF165
    return tf.size(x)


@tf.function(input_signature=[LINE], jit_compile=True)
def by_keyword(x):
    for _ in tf.range(2):
        x = tf.concat(values=[x, [1.0]], axis=0)  # expect: TFF165
    return tf.size(x)


@tf.function(input_signature=[tf.TensorSpec(None)], jit_compile=True)
def unranked(x):
    for _ in tf.range(2):
        x = tf.concat([x, [1.0]], 0)  # expect: TFF165
    return tf.size(x)


@tf.function(jit_compile=True)
def fixed(x):
    y = tf.ones([3])
    for _ in tf.range(2):
        y = tf.concat([y, [1.0]], 0)  # expect: TFF135
    return tf.size(y) + 0 * tf.size(x)


@tf.function(input_signature=[LINE], jit_compile=True)
def rows(x):
    table = tf.stack([x, x], 1)
    for _ in tf.range(2):
        table = tf.concat([table, tf.ones([1, 2])], 0)  # expect: TFF165
    return tf.shape(table)[0]


@tf.function(jit_compile=True)
def loaded(x):
    line = tf.constant(json.loads("[1.0, 2.0, 3.0]"))
    for _ in tf.range(2):
        line = tf.concat([line, [1.0]], 0)  # expect: TFF165
    return tf.size(line) + 0 * tf.size(x)


def extend(x):
    for _ in tf.range(2):
        x = tf.concat([x, [1.0]], 0)  # expect: TFF165
    return tf.size(x)


@tf.function(input_signature=[LINE], jit_compile=True)
def nested(x):
    total = 0
    for _ in tf.range(2):
        total += extend(x)
    return total


@tf.function(jit_compile=True)
def free(x):
    def body(i, x):
        last = tf.ones([1])
        return i + 1, tf.concat([x, last], 0)  # expect: TFF165

    free_shape = [tf.TensorShape([]), tf.TensorShape([None])]
    _, x = tf.while_loop(lambda i, x: i < 2, body, [tf.constant(0), x], shape_invariants=free_shape, parallel_iterations=1)
    return tf.size(x)


for measure in (lengthened, by_keyword, unranked, rows, loaded, fixed, nested, free):
    try:
        print(measure.__name__, int(measure(tf.ones([3]))))
    except (ValueError, tf.errors.InvalidArgumentError) as error:
        print(measure.__name__, type(error).__name__)
