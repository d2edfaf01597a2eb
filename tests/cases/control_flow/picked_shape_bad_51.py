# Non-maximum suppression: the order of the boxes has a static shape, what a mask leaves of it has none.
# observed: ends with ValueError: 'order' has shape (3,) before the loop, but shape ...
import tensorflow as tf


def overlap(box, others):
    low = tf.maximum(box[0], others[:, 0])
    high = tf.minimum(box[1], others[:, 1])
    return tf.maximum(high - low, 0.0)


@tf.function
def keep(boxes, scores):
    order = tf.argsort(scores, direction="DESCENDING")
    kept = tf.TensorArray(tf.int32, size=0, dynamic_size=True)
    count = 0
    while tf.size(order) > 0:
        kept = kept.write(count, order[0])
        count += 1
        rest = order[1:]
        order = tf.boolean_mask(rest, overlap(boxes[order[0]], tf.gather(boxes, rest)) < 0.5)  # expect: TFF135
    return kept.stack()


print(keep(tf.constant([[0.0, 1.0], [0.1, 1.0], [2.0, 3.0]]), tf.constant([0.9, 0.8, 0.7])).numpy())
