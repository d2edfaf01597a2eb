# A decorator that makes a tf.function of what it is given, keeps it, and gives the function back: kept ones are traced.
# observed: one two three plain plain
# eager: one one two two three three plain plain
import tensorflow as tf

HOOKS = {}
PLAIN = {}


def register(fn):
    HOOKS[fn.__name__] = tf.function(fn)
    return fn


class Registry:
    def __init__(self):
        self.hooks = {}

    def add(self, fn):
        self.hooks[fn.__name__] = tf.function(fn, reduce_retracing=True)
        return fn


def named(name):
    def keep(fn):
        HOOKS[name] = tf.function(fn)
        return fn

    return keep


def note(fn):
    PLAIN[fn.__name__] = fn
    return fn


registry = Registry()


@register
def one(x):
    print("one", end=" ")  # expect: TFF101
    return x


@registry.add
def two(x):
    print("two", end=" ")  # expect: TFF101
    return x


@named("third")
def three(x):
    print("three", end=" ")  # expect: TFF101
    return x


@note
def plain(x):
    print("plain", end=" ")
    return x


for hook in (HOOKS["one"], registry.hooks["two"], HOOKS["third"], PLAIN["plain"]):
    for _ in range(2):
        hook(tf.constant(1))
