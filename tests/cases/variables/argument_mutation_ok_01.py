# Many ways to make a copy, and then to change that.
# observed: 1.0
import copy

import tensorflow as tf


@tf.function
def f(b, l):
    a = {**b}
    a["y"] = 1.0
    c = copy.copy(b)
    c.pop("x")
    d = b.copy()
    d["z"] = 1.0
    e = {k: v for k, v in b.items()}
    del e["x"]
    m = l[:]
    m.append(1.0)
    n = [*l]
    n.pop()
    o = l + [2.0]
    o.append(1.0)
    return b["x"] * 1.0


print(f({"x": tf.constant(1.0)}, [tf.constant(1.0)]).numpy())
