# Strategy run.
# observed: ends with ValueError: the else branch must also have a return statement.
import tensorflow as tf
strategy = tf.distribute.get_strategy()

def replica(x):
    if tf.reduce_sum(x) > 0.0:  # expect: TFF132
        return x

@tf.function
def step(x):
    return strategy.run(replica, args=(x,))

print(step(tf.constant([1.0])).numpy())
