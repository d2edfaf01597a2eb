# guards that stay open: a flag that nobody sets, a key that is an argument, a count that goes on with each trace
# observed: ValueError ValueError 1.0 1.0 1.0
import tensorflow as tf


class Forgotten(tf.Module):
    def __init__(self):
        super().__init__()
        self.ready = False

    @tf.function
    def __call__(self, x):
        if not self.ready:
            self.scale = tf.Variable(1.0)  # expect: TFF121
        return x * self.scale


class ByName(tf.Module):
    def __init__(self):
        super().__init__()
        self.named = {}

    @tf.function
    def __call__(self, x, name):
        try:
            scale = self.named[name]
        except KeyError:
            scale = self.named[name] = tf.Variable(1.0)  # expect: TFF121
        return x * scale


class Counter(tf.Module):
    def __init__(self):
        super().__init__()
        self.count = 0

    @tf.function
    def __call__(self, x, training):
        self.count = self.count + 1 if training else self.count  # expect: TFF104
        return x * float(self.count)


forgotten, named, counter = Forgotten(), ByName(), Counter()
for attempt in (lambda: forgotten(tf.ones([])), lambda: (named(tf.ones([]), "a"), named(tf.ones([]), "b"))):
    try:
        attempt()
    except ValueError as err:
        print(type(err).__name__, end=" ")
for _ in range(3):
    print(counter(tf.ones([]), True).numpy(), end=" ")
