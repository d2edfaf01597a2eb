# A tf.function that tf.while_loop is given has AutoGraph of its own, and may hand TensorArrays back; a def by name has none.
# observed: 4 | 4 | [0 2 4] | OperatorNotAllowedInGraphError | AttributeError
# eager: TypeError | 4 | [0 2 4] | TypeError | [0 2 4]
import tensorflow as tf


@tf.function
def doubled(n):
    if n < 3:
        return n * 2
    return n + 1


class Search:
    def __init__(self):
        self.step = tf.function(self.one)

    def one(self, n):
        if n < 3:
            return (n * 2,)
        return (n + 1,)

    def run(self, n):
        return tf.while_loop(lambda n: n < 4, self.step, (n,))[0]


@tf.function
def filled(i, made):
    if i >= 0:
        made = made.write(i, i * 2)
    return i + 1, made


def plain(n):
    if tf.less(n, 3):  # expect: TFF148
        return n * 2
    return n + 1


@tf.function
def written(i, made):
    return made.write(i, i * 2)  # expect: TFF120


search = Search()


@tf.function
def of_decorated(n):
    return tf.while_loop(lambda n: n < 4, doubled, (n,))


@tf.function
def of_wrapped(n):
    return search.run(n)


@tf.function
def of_array():
    return tf.while_loop(lambda i, made: i < 3, filled, [0, tf.TensorArray(tf.int32, 3)])[1].stack()


@tf.function
def of_plain(n):
    return tf.while_loop(lambda n: n < 4, plain, (n,))


@tf.function
def of_call():
    made = tf.TensorArray(tf.int32, 3)
    for i in range(3):
        made = written(i, made)
    return made.stack()


for function, given in ((of_decorated, [1]), (of_wrapped, [1]), (of_array, []), (of_plain, [1]), (of_call, [])):
    try:
        result = function(*(tf.constant(n) for n in given))
        print((result[0] if isinstance(result, tuple) else result).numpy())
    except (AttributeError, TypeError) as error:
        print(type(error).__name__)
