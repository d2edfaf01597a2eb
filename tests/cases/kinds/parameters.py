# What is known of parameters: by signature, annotation, call sites, default; being one is no evidence.
from typing import Optional

import tensorflow as tf


@tf.function
def annotated(x: tf.Tensor, n: int, name: str, mask: Optional[tf.Tensor] = None):
    reveal(x)  # kind: tensor float32 ()
    reveal(n)  # kind: number
    reveal(name)  # kind: string
    reveal(mask)  # kind: tensor|none
    return x


@tf.function
def by_call(x, flag):
    reveal(x)  # kind: tensor float32 ()
    reveal(flag)  # kind: number
    return x


@tf.function
def by_default(x=1.0, mode="a", training=False):
    reveal(x)  # kind: number
    reveal(mode)  # kind: string
    reveal(training)  # kind: number
    return x


@tf.function
def star(*parts, **named):
    reveal(parts)  # kind: tuple
    reveal(named)  # kind: dict
    return parts[0]


annotated(tf.constant(1.0), 2, "n")
by_call(tf.constant(1.0), True)
by_default()
star(tf.constant(1.0), k=2)
