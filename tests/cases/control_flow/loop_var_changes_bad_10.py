# Dict gets a key.
# observed: ends with TypeError: {'n': ., 'last': .}
import tensorflow as tf

@tf.function
def f(xs):
    logs = {"n": 0}
    for x in xs:
        logs = {"n": logs["n"] + 1, "last": x}  # expect: TFF135
    return logs["n"]

print(int(f(tf.constant([1.0, 2.0]))))
