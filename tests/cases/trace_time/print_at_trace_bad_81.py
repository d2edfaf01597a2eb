# A function that `Dataset.apply` hands the Dataset to is eager; what it gives to `map` is traced.
# observed: a int64 | [np.int64(1), np.int64(2), np.int64(3)] | once, eagerly | b int64 | [array([0, 2]), array([4])]
#   | c int32 | 1
import tensorflow as tf


def shown(x):
    print("a", x.dtype.name)  # expect: TFF101
    return x + 1


def prepared(numbers):
    print("once, eagerly")
    return numbers.map(doubled).batch(2)


def doubled(x):
    print("b", x.dtype.name)  # expect: TFF101
    return 2 * x


class Text:
    def map(self, function):
        return [function(tf.constant(1))]

    def apply(self, function):
        return function(self)


def eager(x):
    print("c", x.dtype.name)
    return x


numbers = tf.data.Dataset.range(3)
print(list(numbers.apply(lambda each: each.map(shown)).as_numpy_iterator()))
print(list(numbers.apply(prepared).as_numpy_iterator()))
print(len(Text().apply(lambda text: text.map(eager))))
