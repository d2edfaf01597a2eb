# The state goes in and comes out: one trace in three steps.
# source: https://www.tensorflow.org/api_docs/python/tf/function#variables_may_only_be_created_once
# observed: 7 traces 1
import tensorflow as tf

@tf.function
def step(state, x):
    state += x
    return state

state = tf.constant(1)
for _ in range(3):
    state = step(state, tf.constant(2))
print(state.numpy(), "traces", step.experimental_get_tracing_count())
