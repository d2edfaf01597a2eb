# Dicts with other keys.
# observed: AssertionError
# eager: [2. 2.]
import tensorflow as tf


@tf.function
def f(x, aug):
    def yes():
        return {"image": x * 2.0, "noise": x}
    def no():
        return {"image": x}
    return tf.cond(aug, yes, no)["image"]  # expect: TFF130


try:
    print(f(tf.ones(2), tf.constant(True)).numpy())
except Exception as e:
    print(type(e).__name__)
