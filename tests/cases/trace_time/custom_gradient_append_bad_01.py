# A gradient with two results appends to a list of the module.
# observed: 1
# eager: 2
import tensorflow as tf

calls = []


@tf.custom_gradient
def pair(a, b):
    def grad(da, db):
        calls.append("grad")  # expect: TFF103
        return da, db
    return (a * 1.0, b * 2.0), grad


@tf.function
def step(x):
    with tf.GradientTape() as t:
        t.watch(x)
        a, b = pair(x, x)
        y = a + b
    return t.gradient(y, x)


step(tf.constant(1.0)); step(tf.constant(2.0))
print(len(calls))
