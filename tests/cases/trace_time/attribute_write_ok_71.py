# The same methods of objects that the trace makes for itself, and defaults that are read only.
# observed: [0.0, 3.0, 0.0] | [0.0, 3.0, 0.0]
import tensorflow as tf


class Bank:
    def __init__(self):
        self.items, self.asked = {}, 0

    def __setitem__(self, key, value):
        self.items[key] = value

    def __getitem__(self, key):
        return self.items[key]

    def __contains__(self, key):
        self.asked += 1
        return key in self.items

    def __len__(self):
        return len(self.items)


class Names:
    def __enter__(self):
        self.names = ["a"]
        return self

    def __exit__(self, *error):
        self.names.pop()


def padded(x, widths=[1, 1], options={"mode": "CONSTANT"}):  # noqa: B006
    return tf.pad(x, [widths], **options)


@tf.function
def step(x):
    bank = Bank()
    bank["x"] = x
    if "x" in bank and len(bank) == 1:
        x = x + bank["x"]
    with Names() as scope:
        x = x + len(scope.names)
    return padded(x)


for _ in range(2):
    print(step(tf.constant([1.0])).numpy().tolist())
