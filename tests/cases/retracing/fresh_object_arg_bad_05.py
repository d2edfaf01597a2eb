# Lambdas in a dict, in a method.
# observed: traces 4
import tensorflow as tf


class Model(tf.Module):
    @tf.function
    def call(self, x, hooks):
        return hooks["after"](x)

    def predict(self, x):
        return self.call(x, {"after": lambda t: t + 1.0})  # expect: TFF115


model = Model()
for _ in range(4):
    model.predict(tf.constant(1.0))
print("traces", model.call.experimental_get_tracing_count())
