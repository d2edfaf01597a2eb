# An object with __eq__ and __hash__: equal, but the first one is gone.
# observed: traces 4
import tensorflow as tf


class Key:
    def __init__(self, name):
        self.name = name

    def __eq__(self, other):
        return isinstance(other, Key) and self.name == other.name

    def __hash__(self):
        return hash(self.name)


@tf.function
def pick(x, key):
    return x if key.name == "a" else -x


i = 0
while i < 4:
    pick(tf.constant(1.0), Key("a"))  # expect: TFF115
    i += 1
print("traces", pick.experimental_get_tracing_count())
