# While with else branch pass.
# observed: ends with ValueError: Note: AutoGraph tried to define it automatically, but ran into a
#   ValueError: 'mark' must also be initialized in the else branch
import tensorflow as tf

@tf.function
def f(x):
    while x < 10.0:
        x = x * 2.0
        if x > 5.0:  # expect: TFF134
            mark = x
        else:
            pass
    return mark

print(f(tf.constant(1.0)).numpy())
