# A call operator, a static method and a class method are converted.
# observed: -2.0
import tensorflow as tf

class Abs:
    def __call__(self, x):
        return x if x > 0.0 else -x

    @staticmethod
    def twice(x):
        return x * 2.0 if x > 0.0 else x

    @classmethod
    def thrice(cls, x):
        return x * 3.0 if x > 0.0 else x


magnitude = Abs()


@tf.function
def f(x):
    return magnitude(x) + Abs.twice(x) + Abs.thrice(x)


print(f(tf.constant(-2.0)).numpy())
