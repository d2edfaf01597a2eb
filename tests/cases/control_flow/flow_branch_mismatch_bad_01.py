# Int against float.
# observed: eager 1 | TypeError: in user code: TypeError: 'w' has dtype int32 in the main branch,
#   but dtype float32 in the else branch
import tensorflow as tf


@tf.function
def weight(step):
    if step < 10:  # expect: TFF130
        w = 1
    else:
        w = 0.5
    return w


print("eager", weight.python_function(tf.constant(3)))
try:
    print(weight(tf.constant(3)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
