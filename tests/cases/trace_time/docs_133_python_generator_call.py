# A helper that is a Python generator is drained while tracing, so the second call prints nothing.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/error_handling.md)
# observed: number 1 | number 2
import tensorflow as tf

def numbers():
    yield 1
    yield 2

@tf.function
def show():
    for i in numbers():
        print("number", i)  # expect: TFF101

show()
show()
