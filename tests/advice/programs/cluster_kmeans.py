# k-means: assignment and new centres in one function.
# kind: numeric work
import tensorflow as tf

points = tf.random.stateless_normal((60, 2), (28, 1))


def move(centres):  # advise: TFF191
    distances = tf.reduce_sum(tf.square(points[:, None] - centres[None]), axis=-1)
    nearest = tf.argmin(distances, axis=1)
    members = tf.one_hot(nearest, 3)
    sizes = tf.reduce_sum(members, axis=0)
    sums = tf.matmul(members, points, transpose_a=True)
    return tf.where(sizes[:, None] > 0.0, sums / tf.maximum(sizes[:, None], 1.0), centres)


def main(rounds):
    centres = points[:3]
    for _ in range(rounds):
        centres = move(centres)
    return centres.numpy()


if __name__ == "__main__":
    print(main(5))
