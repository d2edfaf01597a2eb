# Break in an inner python loop under python condition in a tensor loop.
# observed: 6.0
import tensorflow as tf

@tf.function
def f(xs):
    s = 0.0
    for x in xs:
        for k in range(5):
            if k == 2:
                break
            s += x
    return s

print(f(tf.constant([1.0, 2.0])).numpy())
