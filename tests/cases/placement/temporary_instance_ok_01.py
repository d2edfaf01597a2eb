# In a container, by a closure, as default, registered, in a cycle, cached.
# observed: 1.0 2.0 2.0 3.0 | 4.0 5.0 6.0 | [np.float32(1.0), np.float32(2.0)] 8.0 0
import functools

import tensorflow as tf

REGISTRY = []


class Net:
    def __init__(self, k):
        self.k = k

    @tf.function
    def run(self, x):
        return self.k * x

    def plain(self, x):
        return self.run(x)


class Registered(Net):
    def __init__(self, k):
        super().__init__(k)
        REGISTRY.append(self)


class Cyclic(Net):
    def __init__(self, k):
        super().__init__(k)
        self.fn = self.plain


@functools.lru_cache
def cached():
    return Net(3.0)


def closure():
    net = Net(4.0)

    def call(x):
        return net.run(x)

    return call


def both():
    net = Net(5.0)
    return net.run, net


def kept_in(store):
    net = Net(6.0)
    store.append(net)
    return net.run


x = tf.constant(1.0)
run, net = both()
store = []
print(Net(1.0).plain(x).numpy(), Registered(2.0).run(x).numpy(), Cyclic(2.0).run(x).numpy(), cached().run(x).numpy())
print(closure()(x).numpy(), run(x).numpy(), kept_in(store)(x).numpy())
print([n.run(x).numpy() for n in [Net(1.0), Net(2.0)]], Net.run(Net(8.0), x).numpy(), Net(1.0).run.experimental_get_tracing_count())
