# print under three spellings of tf.function (bare, with options, func=lambda) runs once in two calls each.
# observed: a called | b called | c called

import tensorflow.compat.v2 as tf2
from tensorflow import constant
from tensorflow import function as tffn


@tffn
def a(x):
    print("a called")  # expect: TFF101
    return x + 1.0


@tf2.function(autograph=False)
def b(x):
    print("b called")  # expect: TFF101
    return x + 1.0


c = tf2.function(func=lambda x: print("c called") or x + 1.0)  # expect: TFF101
for f in (a, b, c):
    f(constant(1.0))
    f(constant(2.0))
