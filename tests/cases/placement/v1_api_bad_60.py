# A handler of another exception does not catch it, and one of any exception that calls it does not catch its own.
# observed: module 'tensorflow' has no attribute 'log' | module 'tensorflow' has no attribute 'diag'
import tensorflow as tf


@tf.function
def other(x):
    try:
        return tf.log(x)  # expect: TFF175
    except ValueError:
        return x


@tf.function
def broken(x):
    try:
        return tf.reshape(x, [7])
    except:
        return tf.diag(x)  # expect: TFF175


for function in (other, broken):
    try:
        function(tf.ones([2]))
    except AttributeError as error:
        print(str(error).strip().splitlines()[-1].strip().removeprefix("AttributeError: "))
