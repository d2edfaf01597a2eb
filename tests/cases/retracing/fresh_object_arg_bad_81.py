# what a function of the file makes anew for each of its calls: a closure, a partial, an object; and what it keeps
# observed: 5 5 5 traces | 1 1 1 traces
import functools

import tensorflow as tf


class Config:
    def __init__(self, rate):
        self.rate = rate


KEPT = {}
DEFAULT = Config(0.5)


def make_loss(weight):
    def loss(x):
        return x * weight

    return loss


def make_config(kind):
    if kind == "fast":
        return Config(0.5)
    config = Config(0.1)
    return config


def make_scaled(weight):
    return functools.partial(tf.multiply, weight)


@functools.lru_cache(maxsize=None)
def cached_loss(weight):
    return lambda x: x * weight


def registered(kind):
    if kind not in KEPT:
        KEPT[kind] = Config(0.5)
    return KEPT[kind]


def default(kind=None):
    return DEFAULT if kind is None else Config(0.1)


@tf.function
def apply(x, fn):
    return fn(x)


@tf.function
def scaled(x, fn):
    return fn(x)


@tf.function
def run(x, config):
    return x * config.rate


@tf.function
def apply_cached(x, fn):
    return fn(x)


@tf.function
def run_registered(x, config):
    return x * config.rate


@tf.function
def run_default(x, config):
    return x * config.rate


for _ in range(5):
    x = tf.constant(1.0)
    apply(x, make_loss(0.5))  # expect: TFF115
    scaled(x, make_scaled(0.5))  # expect: TFF115
    config = make_config("slow")
    run(x, config)  # expect: TFF115
    apply_cached(x, cached_loss(0.5))
    run_registered(x, registered("fast"))
    run_default(x, default())
print(*(f.experimental_get_tracing_count() for f in (apply, scaled, run)), "traces")
print(*(f.experimental_get_tracing_count() for f in (apply_cached, run_registered, run_default)), "traces")
