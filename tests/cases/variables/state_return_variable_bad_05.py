# A wrapped getter returns the value at the call: later assignments don't show.
# observed: state still 1.0 eager getter would give 9.0

import tensorflow as tf

v = tf.Variable(1.0)


def get():
    return {"v": v}  # expect: TFF126


get_state = tf.function(get)
state = get_state()
v.assign(9.0)
print("state still", float(state["v"]), "eager getter would give", float(get()["v"]))
