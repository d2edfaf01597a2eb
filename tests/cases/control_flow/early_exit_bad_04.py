# Return in while True.
# observed: ends with ValueError: the else branch must also have a return statement.
import tensorflow as tf

@tf.function
def f(x):
    while True:
        x = x * 2.0
        if x > 10.0:
            return x  # expect: TFF139

print(f(tf.constant(1.0)).numpy())
