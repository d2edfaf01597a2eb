# Methods that Python calls by itself: elements, `in`, `len`, `next`, the end of a `with`; and a default that all calls share.
# observed: left | 1 2 1 1 [1] | {'calls': 1}
# eager: left | left | 2 4 2 2 [2] | {'calls': 2}
import tensorflow as tf


class Bank:
    def __init__(self):
        self.stored, self.asked, self.items = 0, 0, {"a": 1.0}

    def __setitem__(self, key, value):
        self.stored += 1  # expect: TFF104

    def __delitem__(self, key):
        self.stored -= 1  # expect: TFF104

    def __contains__(self, key):
        self.asked += 1  # expect: TFF104
        return key in self.items

    def __len__(self):
        self.asked += 1  # expect: TFF104
        return len(self.items)


class Batches:
    def __init__(self):
        self.position = 0

    def __next__(self):
        self.position += 1  # expect: TFF104
        return float(self.position)


class Timer:
    def __init__(self):
        self.ends = 0

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.ends += 1  # expect: TFF104
        print("left")  # expect: TFF101


def remember(x, seen=[], counts={"calls": 0}):  # noqa: B006
    seen.append("call")  # expect: TFF103
    counts["calls"] += 1  # expect: TFF103
    return x


bank, batches, timer = Bank(), Batches(), Timer()


@tf.function
def step(x):
    with timer:
        bank["b"] = x
        bank["c"] = x
        del bank["b"]
        if "a" in bank:
            x = x * len(bank)
        return remember(x) + next(batches)


for _ in range(2):
    step(tf.constant(1.0))
print(bank.stored, bank.asked, batches.position, timer.ends, [len(d) for d in remember.__defaults__[:1]])
print(remember.__defaults__[1])
