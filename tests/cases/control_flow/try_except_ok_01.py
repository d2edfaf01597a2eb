# Import and key errors.
# observed: 2.0
import tensorflow as tf

@tf.function
def f(x, opts={}):
    try:
        import no_such_module
    except ImportError:
        no_such_module = None
    try:
        k = {}["scale"]
    except KeyError:
        k = 2.0
    return x * k

print(f(tf.constant(1.0)).numpy())
