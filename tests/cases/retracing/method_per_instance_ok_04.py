# The instance is kept for later calls.
# observed: 2.0 1
import tensorflow as tf


class Model:
    @tf.function
    def forward(self, x):
        return x * 2.0


class Server:
    def __init__(self):
        self.models = {}

    def predict(self, name, x):
        if name not in self.models:
            self.models[name] = Model()
        return self.models[name].forward(x)


server = Server()
for name in ("a", "b", "a", "b"):
    y = server.predict(name, tf.constant(1.0))
print(y.numpy(), server.models["a"].forward.experimental_get_tracing_count())
