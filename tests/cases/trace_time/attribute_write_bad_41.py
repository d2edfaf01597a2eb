# A count of traces is an attribute that each trace sets, unless the option allows it; what is set and deleted again is not.
# observed: 1 False
# eager: 3 False
import types

import tensorflow as tf

state = types.SimpleNamespace(traces=0)


@tf.function
def f(x):
    state.traces += 1  # expect: TFF104
    state.work = x * 2.0
    y = state.work + 1.0
    del state.work
    return y


for _ in range(3):
    f(tf.constant(1.0))
print(state.traces, hasattr(state, "work"))
