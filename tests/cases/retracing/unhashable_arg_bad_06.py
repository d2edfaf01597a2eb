# set() of names, through a method that is a tf.function.
# observed: TypeError Could not generate a generic TraceType f
# eager: 2.0
import tensorflow as tf


class Model(tf.Module):
    @tf.function
    def call(self, x, frozen):
        return x if "w" in frozen else -x


model = Model()
names = set(["w"])
try:
    print(model.call(tf.constant(2.0), names).numpy())  # expect: TFF110
except TypeError as err:
    print(type(err).__name__, str(err)[:40])
