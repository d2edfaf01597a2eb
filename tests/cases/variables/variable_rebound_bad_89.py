# A loop that puts a tensor in the place of each variable of a list loses them, from the first turn on; a list of tensors only leaks.
# observed: TypeError | TypeError | 2.0 | TypeError
# eager: 2.6 | 1.0 | 2.0 | 6.0
import tensorflow as tf


class Net(tf.Module):
    def __init__(self):
        self.layers = [tf.Variable(1.0), tf.Variable(2.0)]
        self.cache = [tf.constant(0.0), tf.constant(0.0)]

    @tf.function
    def step(self, x):
        for i in range(2):
            self.layers[i] = self.layers[i] - 0.1 * x  # expect: TFF124
        return x

    @tf.function
    def assigned(self, x):
        for layer in self.layers:
            layer.assign_sub(0.5 * x)
        return x

    @tf.function
    def kept(self, x):
        for i in range(2):
            self.cache[i] = self.cache[i] + x  # expect: TFF105
        return x


BY_NAME = {"w": tf.Variable(1.0), "b": tf.Variable(1.0)}


@tf.function
def moved(x):
    for name in ("w", "b"):
        BY_NAME[name] = BY_NAME[name] - 0.25 * x  # expect: TFF124
    return x


def ran(function, values):
    try:
        for x in (1.0, 1.0):
            function(tf.constant(x))
        return round(float(tf.add_n(list(values()))), 4)
    except TypeError as error:
        return type(error).__name__


net, other, third = Net(), Net(), Net()
print(ran(net.step, lambda: net.layers))
print(ran(moved, BY_NAME.values))
print(ran(other.assigned, lambda: [layer.value() for layer in other.layers] + [tf.constant(1.0)]))
print(ran(third.kept, lambda: third.cache + third.cache[:1]))
