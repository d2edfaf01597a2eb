# The functions of a dispatch table, all of them and one by its key.
# observed: up | down | up
# eager: up | down | up | up | down | up

import tensorflow as tf


def up(x):
    print("up")  # expect: TFF101
    return x + 1


def down(x):
    print("down")  # expect: TFF101
    return x - 1


OPS = {"up": up, "down": down}


@tf.function
def step(x):
    for name, op in OPS.items():
        x = op(x)
    return OPS["up"](x)


for k in range(2):
    step(tf.constant(k))
