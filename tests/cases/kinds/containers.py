# Python containers: displays, comprehensions, methods, and where their elements come from.
import collections

import tensorflow as tf

LAYERS = [1, 2, 3]
CONFIG = {"rate": 0.5, "name": "net"}


@tf.function(input_signature=[tf.TensorSpec([3], tf.float32)])
def f(x):
    reveal(LAYERS)  # kind: list
    reveal(LAYERS[0])  # kind: number 1
    reveal(CONFIG["name"])  # kind: string 'net'
    reveal([x, x])  # kind: list
    reveal([x, x][1])  # kind: tensor float32 (3)
    reveal((x, 1)[1])  # kind: number 1
    reveal([k * x for k in LAYERS])  # kind: list
    reveal([k * x for k in LAYERS][0])  # kind: tensor float32 (3)
    reveal({"a": x}["a"])  # kind: tensor float32 (3)
    reveal({k for k in LAYERS})  # kind: set
    reveal((k for k in LAYERS))  # kind: iterator
    reveal(collections.deque([1]))  # kind: list (1)
    reveal(dict(a=x)["a"])  # kind: tensor float32 (3)
    out = []
    reveal(out)  # kind: list
    out.append(x)
    reveal(out[0])  # kind: tensor float32 (3)
    a, (b, *c) = 1, (x, "s", "t")
    reveal(a)  # kind: number 1
    reveal(b)  # kind: tensor float32 (3)
    reveal(c)  # kind: list
    for key, value in {"p": x}.items():
        reveal(key)  # kind: string
        reveal(value)  # kind: tensor float32 (3)
    for i, v in enumerate(LAYERS):
        reveal(i)  # kind: number
        reveal(v)  # kind: number
    for m, t in zip(LAYERS, [x, x]):
        reveal(m)  # kind: number
        reveal(t)  # kind: tensor float32 (3)
    reveal("a" + "b")  # kind: string
    reveal(f"{x}")  # kind: string
    reveal(LAYERS + [4])  # kind: list
    reveal(sorted(LAYERS))  # kind: list (3)
    reveal(range(3))  # kind: range (3)
    return x


f(tf.ones([3]))
