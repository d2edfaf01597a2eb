# A replica function given to strategy.run and a function behind get_concrete_function print once each.
# observed: serve called | replica called

import tensorflow as tf

strategy = tf.distribute.get_strategy()


def replica(x):
    print("replica called")  # expect: TFF101
    return x * 2.0


@tf.function
def step(x):
    return strategy.run(replica, args=(x,))


def serve(x):
    print("serve called")  # expect: TFF101
    return x + 1.0


cf = tf.function(serve).get_concrete_function(tf.TensorSpec([], tf.float32))
for v in (1.0, 2.0):
    step(tf.constant(v))
    cf(tf.constant(v))
