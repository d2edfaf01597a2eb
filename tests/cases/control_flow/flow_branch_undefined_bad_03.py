# Elif without else.
# observed: ValueError: in user code: ValueError: 'bonus' must also be initialized in the else
#   branch
import tensorflow as tf


@tf.function
def grade(score):
    if score > 90:
        bonus = 3
    elif score > 50:  # expect: TFF133
        bonus = 1
    return score + bonus


try:
    print(grade(tf.constant(95)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
