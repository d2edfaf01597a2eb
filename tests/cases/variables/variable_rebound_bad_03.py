# The variable in a dict is replaced.
# observed: 0.75 0.75
# eager: 0.75 0.5
import tensorflow as tf

params = {"w": tf.Variable(1.0), "b": tf.Variable(0.0)}


@tf.function
def step(x):
    params["w"] = params["w"] - x  # expect: TFF124
    return params["w"]


print(step(tf.constant(0.25)).numpy(), step(tf.constant(0.25)).numpy())
