# Container handed to tf and rebuilt.
# observed: 6.0
import tensorflow as tf

@tf.function
def f(xs):
    state = {"n": 0, "sum": 0.0}
    for x in xs:
        state = {"n": state["n"] + 1, "sum": state["sum"] + x}
    parts = []
    parts.append(state["sum"])
    if state["n"] > 1:
        total = tf.add_n(parts) * 2.0
    else:
        total = tf.add_n(parts)
    return total

print(f(tf.constant([1.0, 2.0])).numpy())
