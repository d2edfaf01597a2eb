# Nested lambdas with different parameter names are converted.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/limitations.md)
# observed: 4 -3
import tensorflow as tf

make = lambda outer_x: lambda inner_x: inner_x + 1 if inner_x > 0 else inner_x

f = tf.function(make(0))
print(f(tf.constant(3)).numpy(), f(tf.constant(-3)).numpy())
