# Two objects that a class makes of equal arguments have attributes of their own.
# observed: ends with AttributeError: 'SymbolicTensor' object has no attribute 'numpy'
import tensorflow as tf


class Money:
    def __init__(self, amount):
        self.amount = amount

    def __add__(self, other):
        return Money(self.amount + tf.maximum(other, 0.0))


@tf.function
def step(x):
    x = x + tf.nest.flatten({"v": x})[0]
    x = (Money(x) + x).amount
    return x * x.numpy()  # expect: TFF151


print(float(step(tf.constant(1.0))))
