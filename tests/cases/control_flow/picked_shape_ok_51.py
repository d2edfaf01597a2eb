# The same with a shape invariant; gather, top_k, transpose and reductions along an axis that keep the shape of a loop's names.
# observed: [0 2] | [[4.0, 5.0, 6.0], [2.0, 1.0, 3.0]] [ 1.5 -1.5]
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
        tf.autograph.experimental.set_loop_options(shape_invariants=[(order, tf.TensorShape([None]))])
        kept = kept.write(count, order[0])
        count += 1
        rest = order[1:]
        order = tf.boolean_mask(rest, overlap(boxes[order[0]], tf.gather(boxes, rest)) < 0.5)
    return kept.stack()


@tf.function
def sort_rows(table, turns):
    best = tf.zeros([2])
    for _ in tf.range(turns):
        best, order = tf.math.top_k(tf.reduce_max(table, axis=1), k=2)
        table = tf.transpose(tf.gather(tf.transpose(tf.gather(table, order)), tf.argsort(table[0])))
        best = best - tf.reduce_mean(best, axis=0, keepdims=True)
    return table, best


print(keep(tf.constant([[0.0, 1.0], [0.1, 1.0], [2.0, 3.0]]), tf.constant([0.9, 0.8, 0.7])).numpy())
table, best = sort_rows(tf.constant([[3.0, 1.0, 2.0], [6.0, 5.0, 4.0]]), tf.constant(2))
print(table.numpy().tolist(), best.numpy())
