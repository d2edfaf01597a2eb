# Called in a loop over a list of values.
# observed: ends with ValueError: the else branch must also have a return statement.
import tensorflow as tf

@tf.function
def sign(x):
    if x > 0:
        return 1
    elif x < 0:  # expect: TFF132
        return -1
    return 0

for v in (3, -2, 0):
    print(int(sign(tf.constant(v))))
