# The append of a list under another name, in a tensor loop.
# observed: 1
import tensorflow as tf

@tf.function
def f(xs):
    seen = []
    add = seen.append
    for x in xs:
        add("row")  # expect: TFF136
    return len(seen)


print(int(f(tf.constant([1.0, 2.0, 3.0]))))
