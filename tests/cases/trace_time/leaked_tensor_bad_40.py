# A symbolic tensor takes the place of a number in a list of the same length.
# observed: TypeError
# eager: 3.0
import types

import tensorflow as tf

state = types.SimpleNamespace(rows=None)
state.rows = [0.0]


@tf.function
def f(x):
    y = x * 2.0
    state.rows = [y]  # expect: TFF105
    return y


f(tf.constant(1.0))
for values in (state.rows,):
    try:
        print(float(values[-1] + 1.0))
    except Exception as error:
        print(type(error).__name__)
