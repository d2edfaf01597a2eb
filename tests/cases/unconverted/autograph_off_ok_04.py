# autograph=False on a def within a converted function: its text is converted already.
# observed: 3.0
import tensorflow as tf

@tf.function
def f(x):
    @tf.function(autograph=False)
    def relu(v):
        return v if v > 0.0 else -v

    return relu(x)


print(f(tf.constant(-3.0)).numpy())
