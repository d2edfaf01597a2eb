# A list among the arguments is lengthened through an attribute, a global, another name or a library function.
# observed: 2.0 | kept( True | shown True | ranke True
# eager: 2.0 | 3.0 | 3.0 | 3.0
import heapq

import tensorflow as tf


class Box:
    parts = None


box = Box()
latest = None


@tf.function
def kept(x, parts):
    box.parts = parts
    box.parts += [x]  # expect: TFF125
    return tf.add_n(parts)


@tf.function
def shown(x, parts):
    global latest
    latest = parts
    latest += [x]  # expect: TFF125
    return tf.add_n(parts)


@tf.function
def ranked(x, order):
    heapq.heappush(order, 0)  # expect: TFF125
    return x * len(order)


@tf.function
def longer(x, parts):
    box.parts = parts
    box.parts = box.parts + [x]
    return tf.add_n(parts)


print(longer(tf.constant(1.0), [tf.constant(2.0)]).numpy())
for function, list_ in ((kept, [tf.constant(2.0)]), (shown, [tf.constant(2.0)]), (ranked, [1, 2])):
    try:
        print(function(tf.constant(1.0), list_).numpy())
    except ValueError as error:
        print(str(error)[:5], "should not modify" in str(error))
