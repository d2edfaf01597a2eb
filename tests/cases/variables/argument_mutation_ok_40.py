# Objects that are no dicts have methods of the same names, and `+=` on numbers, strings and tuples binds a new one.
# observed: 6.0 | x!! | [[1. 1.]] | 1.0
import email.message

import tensorflow as tf


class Path:
    def __init__(self, *parts):
        self.parts = parts

    def __getitem__(self, index):
        return self.parts[index]

    def pop(self, index=-1):
        return Path(*self.parts[:index])

    def update(self, text):
        return Path(*self.parts, text)

    def setdefault(self, text, other):
        return Path(text, other)


class Names:
    def pop(self, name):
        return name


names = Names()


@tf.function
def shown(path, batch, key):
    longer = path.update("b").setdefault("a", path[0])
    names.pop("a")
    path.pop(0)
    path.pop()
    path.update("x")
    path.setdefault("b", batch[key])
    return batch["x"] + float(len(longer.parts))


@tf.function
def bump(x, count, name, shape):
    count += 1
    name += "!"
    shape += (2,)
    tf.print(tf.constant(name + "!"))
    return tf.zeros(shape) + x


@tf.function
def tagged(x, message: email.message.Message):
    if message["Subject"] is None:
        message["Subject"] = "graph"
    return x


def run(function, *args):
    return function(*args)


print(run(shown, Path("a"), {"x": tf.constant(4.0)}, "x").numpy())
print(bump(tf.constant(1.0), 1, "x", (1,)).numpy())
print(tagged(tf.constant(1.0), email.message.Message()).numpy())
