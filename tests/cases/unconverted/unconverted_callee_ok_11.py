# Functions with tensor conditions behind tf.function in a dict and a list: each is converted.
# observed: 2.0 0.5 | 2.0
import tensorflow as tf

def up(x):
    if x > 0.0:
        return x * 2.0
    return x


def down(x):
    if x > 0.0:
        return x / 2.0
    return x


TABLE = {"up": tf.function(up), "down": tf.function(down)}
LIST = [tf.function(fn) for fn in (up, down)]
print(float(TABLE["up"](tf.constant(1.0))), float(LIST[1](tf.constant(1.0))))


@tf.function
def f(x):
    for step in LIST:
        x = step(x)
    return x


print(float(f(tf.constant(2.0))))
