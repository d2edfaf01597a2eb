# A dict in a closure, set by another function of the factory.
# observed: 0.9 | 0.9
# eager: 0.9 | 0.5

import tensorflow as tf


def make_step():
    lr = {"value": 0.1}

    @tf.function
    def step(w):
        return w - lr["value"]  # expect: TFF109

    def set_lr(value):
        lr["value"] = value

    return step, set_lr


step, set_lr = make_step()
print(step(tf.constant(1.0)).numpy())
set_lr(0.5)
print(step(tf.constant(1.0)).numpy())
