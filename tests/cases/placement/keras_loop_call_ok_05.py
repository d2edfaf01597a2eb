# An object from elsewhere, a strategy scope.
# observed: 2.0
import tensorflow as tf


class Hub:
    def __call__(self, x):
        return x * 2.0

    predict = __call__


encoder = Hub()


@tf.function
def f(x):
    return encoder.predict(x)


print(float(f(tf.constant(1.0))))
