# Bodies of numpy_function and py_function run in Python at each call.
# observed: step with 1 | value 1.0 | step with 2 | value 2.0 | step with 3 | value 3.0 | [1, 2, 3]
#   [4.0, 1] 1
import numpy as np
import tensorflow as tf

seen = []


def env_step(action):
    # runs in Python at each call: tf.numpy_function / tf.py_function
    seen.append(int(action))
    print("step with", action)
    noise = np.random.default_rng(0).normal()
    return np.float32(action + round(noise)), np.int32(len(seen) > 2)


def describe(value):
    print("value", value.numpy())
    return value


@tf.function
def rollout(action):
    reward, done = tf.numpy_function(env_step, [action], [tf.float32, tf.int32])
    reward = tf.py_function(describe, [reward], tf.float32)
    reward = tf.py_function(lambda r: float(r.numpy()) + 1.0, [reward], tf.float32)
    return reward, done


for a in (1, 2, 3):
    result = rollout(tf.constant(a))
print(seen, [r.numpy().tolist() for r in result], rollout.experimental_get_tracing_count())
