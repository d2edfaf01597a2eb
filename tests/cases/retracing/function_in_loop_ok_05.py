# A test makes its function; so does every other test.
# observed: passed
import tensorflow as tf


def check(x):
    return x


def test_double():
    @tf.function
    def double(x):
        return x * 2

    assert int(double(tf.constant(2))) == 4


for _ in range(2):
    test_double()
print("passed")
