# A helper behind the traced function annotates a name that both branches bind.
# observed: ends with NameError: cannot access free variable 'y' where it is not associated with a
#   value in enclosing scope
import tensorflow as tf

def relu(x):
    y: tf.Tensor  # expect: TFF146
    if x > 0.0:
        y = x
    elif x > -1.0:
        y = 0.1 * x
    else:
        y = tf.zeros_like(x)
    return y


@tf.function
def f(x):
    return relu(x) + 1.0


print(f(tf.constant(2.0)).numpy())
