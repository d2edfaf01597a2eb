# Generator expression over python, sum of tensors.
# observed: -4.0
import tensorflow as tf
ws = [tf.Variable(1.0), tf.Variable(2.0)]

@tf.function
def f(x):
    reg = sum(tf.square(w) for w in ws)
    if x > reg:
        loss = x + reg
    else:
        loss = x - reg
    return loss

print(f(tf.constant(1.0)).numpy())
