# Map helper.
# observed: ValueError: in user code: ValueError: the else branch must also have a return statement.
import tensorflow as tf


def pick(x):
    if x > 2:  # expect: TFF132
        return x * 10


try:
    print(list(tf.data.Dataset.range(5).map(pick)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
