# After break on a tensor in tensor loop.
# observed: ends with ValueError: large
import tensorflow as tf

@tf.function
def f(xs):
    for x in xs:
        if x < 100.0:
            break
        raise ValueError("large")  # expect: TFF137
    return xs

print(f(tf.constant([1.0])).numpy())
