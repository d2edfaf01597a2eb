# isinstance(v, tf.Variable) and an annotation make no variable; arguments may be variables.
# observed: 2.0 11.0 traces 1

import tensorflow as tf


@tf.function
def bump(v, by: tf.Variable = None):
    if isinstance(v, tf.Variable):
        v.assign_add(1.0)
    return v.read_value()


a, b = tf.Variable(1.0), tf.Variable(10.0)
print(float(bump(a)), float(bump(b)), "traces", bump.experimental_get_tracing_count())
