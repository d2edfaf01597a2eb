# A name bound in a tensor while is there after it if the loop ran, and an error otherwise.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/limitations.md)
# observed: 2 | no iteration: InvalidArgumentError
import tensorflow as tf

@tf.function
def last_step(n):
    while n > 0:
        x = n * 2
        n -= 1
    return x

print(last_step(tf.constant(3)).numpy())
try:
    last_step(tf.constant(0))
except tf.errors.InvalidArgumentError as err:
    print("no iteration:", type(err).__name__)
