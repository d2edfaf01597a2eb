# A cache in a dict of the module.
# kind: python state
import tensorflow as tf

seen = {}


def features(key, x):  # keep: changes
    if key in seen:
        return seen[key]
    y = tf.nn.softmax(tf.matmul(x, x, transpose_b=True))
    y = tf.reduce_sum(y * tf.math.log(y + 1e-6), axis=-1)
    seen[key] = y - tf.reduce_mean(y)
    return seen[key]


def main(steps):
    results = []
    for i in range(steps):
        x = tf.random.stateless_normal((4, 4), (36, i))
        results.append(features("even" if i % 2 == 0 else "odd", x).numpy())
    return [len(seen), *results]


if __name__ == "__main__":
    print(main(4))
