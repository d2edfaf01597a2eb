# Operator methods of a configuration that compare Python values.
# observed: [-1.5 -1. ]
import tensorflow as tf

class Config:
    def __init__(self, **values):
        self.values = values

    def __getitem__(self, key):
        if key in self.values:
            return self.values[key]
        raise KeyError(key)

    def __eq__(self, other):
        if not isinstance(other, Config):
            return NotImplemented
        return self.values == other.values

    def __neg__(self):
        return Config(**{k: -v for k, v in self.values.items()})

    def __lt__(self, other):
        return len(self.values) < len(other.values)


CONFIG = Config(rate=0.5, scale=2.0)
OTHER = Config(rate=0.5)


@tf.function
def f(x):
    if CONFIG == OTHER or OTHER < CONFIG:
        x = x * CONFIG["rate"]
    if tf.reduce_sum(x) > 0.0:
        x = x + (-CONFIG)["scale"]
    return x


print(f(tf.constant([1.0, 2.0])).numpy())
