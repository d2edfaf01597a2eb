# A queue made in traced code does not exist when the graph runs.
# observed: error: NotFoundError Graph execution error: | Detected at node Empty_enqueue defined at
#   (most recent call last): | Resource localhost/…/N10tensorflow14QueueInterfaceE does not exist. |
#   [[{{node Empty_enqueue}}]] [Op:__inference_fifo_…]

import tensorflow as tf


@tf.function
def fifo(x):
    q = tf.queue.FIFOQueue(5, [tf.float32], shapes=[()])  # expect: TFF122
    q.enqueue(x)
    return q.size()


try:
    print("graph:", [int(fifo(tf.constant(1.0))) for _ in range(3)],
          "eager:", [int(fifo.python_function(tf.constant(1.0))) for _ in range(3)])
except Exception as err:
    print("error:", type(err).__name__, err)
