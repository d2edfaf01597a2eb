# Dict by f-string.
# observed: 4.0
import tensorflow as tf

@tf.function
def f(x):
    logs = {"a0": 1.0, "a1": 1.0}
    if x > 0.0:
        for i in range(2):
            logs[f"a{i}"] = 2.0  # expect: TFF136
    return logs["a0"] + logs["a1"]

print(float(f(tf.constant(-1.0))))
