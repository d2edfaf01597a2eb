# Python while over a queue of python objects.
# observed: 0.0
import tensorflow as tf

@tf.function
def f(x):
    todo = ["relu", "tanh"]
    while todo:
        name = todo.pop()
        x = getattr(tf.nn, name)(x)
    return x

print(f(tf.constant(-1.0)).numpy())
