# A layer gets a list of tensors: a `for` over it is one of Python, also in a method of an heir, and behind `isinstance`.
# observed: 6.0 2 3.0 [4.0, 5.0]
from typing import List, Tuple

import tensorflow as tf


class Sum(tf.keras.layers.Layer):
    def call(self, inputs):
        total = 0.0
        for x in inputs:
            total = total + x
        return total


class Reducer(tf.keras.layers.Layer):
    def call(self, inputs):
        return self.reduce(inputs)

    def reduce(self, inputs):
        raise NotImplementedError


class Join(Reducer):
    def reduce(self, inputs):
        joined = []
        for x in inputs:
            joined.append(x)
        return tuple(joined)


class First(tf.keras.layers.Layer):
    def call(self, inputs: Tuple[List[tf.Tensor], tf.Tensor]):
        return self.first(inputs[0])

    def first(self, features):
        for x in features:
            if x.dtype == tf.float32:
                return x
        return features[0]


class Doubled(tf.keras.layers.Layer):
    def call(self, value):
        return self.doubled(value)

    def doubled(self, value):
        if isinstance(value, (List, Tuple)):
            return {str(n): 2.0 * x for n, x in enumerate(value)}
        return {"0": 2.0 * value}


total, join, first, doubled = Sum(), Join(), First(), Doubled()
infer = tf.function(lambda a, b: (total([a, b]), join([a, b]), first(([a, b], a)), doubled([a, b])))
one, pair, same, both = infer(tf.constant([2.0]), tf.constant([4.0]))
print(float(one[0]), len(pair), float(same[0]) + 1.0, [float(both["0"][0]), float(both["1"][0]) - 3.0])
