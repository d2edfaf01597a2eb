# Around the call and finally.
# observed: caught
import tensorflow as tf

@tf.function
def f(x):
    try:
        y = x * 2.0
    finally:
        y = x + 1.0
    return tf.debugging.check_numerics(y, "n")

def main():
    try:
        return f(tf.constant([1.0]) / 0.0)
    except tf.errors.InvalidArgumentError:
        return "caught"

print(main())
