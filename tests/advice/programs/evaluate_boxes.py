# Pairwise overlap of boxes, batch by batch: a dozen small ops.
# kind: evaluation loop
import tensorflow as tf


def area(boxes):
    return (boxes[:, 2] - boxes[:, 0]) * (boxes[:, 3] - boxes[:, 1])


def pairwise_iou(boxes: tf.Tensor, others: tf.Tensor) -> tf.Tensor:  # advise: TFF191
    top = tf.maximum(boxes[:, None, :2], others[None, :, :2])
    bottom = tf.minimum(boxes[:, None, 2:], others[None, :, 2:])
    sides = tf.maximum(bottom - top, 0.0)
    inter = sides[..., 0] * sides[..., 1]
    union = area(boxes)[:, None] + area(others)[None, :] - inter
    return tf.math.divide_no_nan(inter, union)


def main(images):
    scores = []
    for i in range(images):
        corner = tf.random.stateless_uniform((6, 2), (i, 1))
        boxes = tf.concat([corner, corner + 0.3], axis=1)
        truth = tf.concat([corner + 0.1, corner + 0.4], axis=1)
        scores.append(tf.reduce_mean(pairwise_iou(boxes, truth)).numpy())
    return scores


if __name__ == "__main__":
    print(main(5))
